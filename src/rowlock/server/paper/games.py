"""The real games that phones of this worker are on: notes in, to disk, and on to everybody."""

import asyncio
import time
from collections.abc import Sequence, Set
from typing import Annotated, Protocol

import msgspec
from msgspec import Meta, Struct

from rowlock.rules.refusal import Refusal
from rowlock.server import hall, protocol
from rowlock.server.connection import Connection
from rowlock.server.paper import writing
from rowlock.server.paper.writing import AnyNote, Paper, Written
from rowlock.server.ports import Bus, Conflict, Unavailable

ATTEMPTS = 8
"""How often notes are numbered anew when another worker wrote first."""

TOPIC = "sheets:"
"""On the bus a game's topic is this and its code: other workers write on their phones' behalf."""

SWEEP_SECONDS = 5.0

NOTES_AT_ONCE = 20


class PaperStore(Protocol):
    """Keeps real games. Every method raises ``Unavailable`` when the store cannot answer."""

    async def add(self, paper: Paper) -> None:
        """Keep a new game."""
        ...

    async def load(self, game: str) -> tuple[Paper, tuple[Written, ...]] | None:
        """A game with its notes in order, or None."""
        ...

    async def write(self, game: str, notes: Sequence[Written]) -> None:
        """Keep notes, all or none; on disk once this returns.

        Raises:
            Conflict: a note of that number is there already.
        """
        ...

    async def close(self) -> None:
        """Finish what was begun and let go."""
        ...


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a phone: the protocol spoken."""

    version: int


class Write(Struct, frozen=True, tag="write", forbid_unknown_fields=True):
    """Notes to be kept."""

    notes: Annotated[tuple[AnyNote, ...], Meta(min_length=1, max_length=NOTES_AT_ONCE)]


Incoming = Hello | Write | protocol.Ping


class PaperMessage(Struct, frozen=True, tag="paper"):
    """The whole game as this phone may read it; ``closed`` is every (sheet, row) that closes one."""

    pad: str
    hidden: bool
    notes: tuple[AnyNote, ...]
    closed: tuple[tuple[str, int], ...]


class NewsMessage(Struct, frozen=True, tag="news"):
    """Notes that are new to this phone, and all closed rows."""

    notes: tuple[AnyNote, ...]
    closed: tuple[tuple[str, int], ...]


class RefusedNote(Struct, frozen=True, tag="refused"):
    """This note was not kept."""

    id: str
    code: str
    expected: object = None


class Game:
    """One real game in memory, with the phones that are on it.

    ``stale`` says that another worker may have written what was not read here yet.
    """

    def __init__(
        self, kept: Paper, written: tuple[Written, ...], store: PaperStore, bus: Bus
    ) -> None:
        self.paper = kept
        self.topic = TOPIC + kept.game
        self.stale = False
        self.phones: dict[Connection, frozenset[str]] = {}
        self.held = 0
        self.writes: set[asyncio.Task[None]] = set()
        self._written = written
        self._store = store
        self._bus = bus
        self._writing = asyncio.Lock()

    def join(self, phone: Connection) -> None:
        """A phone said hello: it gets the whole game, and from then on the news."""
        readable = writing.readable(self.paper, self._written, phone.session)
        notes = tuple(kept.note for kept in readable)
        self.phones[phone] = frozenset(note.id for note in notes)
        closed = writing.closed_rows(self.paper, self._written)
        phone.send(PaperMessage(self.paper.pad, self.paper.hidden, notes, closed))

    async def write(self, phone: Connection, notes: Sequence[AnyNote]) -> None:
        """Keep a phone's notes, then tell everybody, the phones at other workers as well.

        Who asked may hang up meanwhile: the others are told all the same.

        Raises:
            Unavailable: they could not be kept.
        """
        task = asyncio.create_task(self._write(phone, notes))
        self.writes.add(task)
        task.add_done_callback(self._wrote)
        await asyncio.shield(task)

    def _wrote(self, task: asyncio.Task[None]) -> None:
        self.writes.discard(task)
        if not task.cancelled():
            task.exception()  # is for who asked, if it is still there

    async def _write(self, phone: Connection, notes: Sequence[AnyNote]) -> None:
        async with self._writing:
            for _ in range(ATTEMPTS):
                good, refused = self._judge(phone.session, notes)
                try:
                    if good:
                        await self._store.write(self.paper.game, good)
                    break
                except Conflict:
                    await self._reload()
            else:
                raise Unavailable("others were always first")
            self._written += good
            if good:
                self._bus.say(self.topic, b"")
            self._tell(phone, {note.id for note in notes})
        for note, why in refused:
            phone.send(RefusedNote(note.id, why.code, why.expected))

    async def catch_up(self) -> None:
        """Read what other workers have written, and tell the phones; ``stale`` while it cannot be."""
        self.stale = True
        async with self._writing:
            if not self.stale:
                return  # somebody else has read it while this waited
            self.stale = False
            known = len(self._written)
            try:
                await self._reload()
            except Unavailable:
                self.stale = True
            if len(self._written) > known:
                self._tell(None, frozenset())

    def _judge(
        self, session: str, notes: Sequence[AnyNote]
    ) -> tuple[tuple[Written, ...], list[tuple[AnyNote, Refusal]]]:
        good: tuple[Written, ...] = ()
        refused = []
        for note in notes:
            before = self._written + good
            why = writing.refusal(self.paper, before, note)
            if why is None:
                good += writing.numbered(before, session, [writing.tidied(note)])
            elif not any(kept.note.id == note.id for kept in before):
                refused.append((note, why))
        return good, refused

    async def _reload(self) -> None:
        found = await self._store.load(self.paper.game)
        if found is not None:
            self._written = found[1]

    def _tell(self, sender: Connection | None, sent: Set[str]) -> None:
        closed = writing.closed_rows(self.paper, self._written)
        for phone, known in tuple(self.phones.items()):
            readable = writing.readable(self.paper, self._written, phone.session)
            # What the sender sent again it hears again: it may not know that it arrived.
            again = sent if phone is sender else frozenset[str]()
            news = tuple(
                kept.note for kept in readable if kept.note.id not in known or kept.note.id in again
            )
            self.phones[phone] = known | {note.id for note in news}
            phone.send(NewsMessage(news, closed))


class Games:
    """The games that somebody at this worker is on; the store has all of them."""

    def __init__(self, store: PaperStore, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._games: dict[str, Game] = {}
        self._moving: dict[str, asyncio.Task[bool]] = {}
        """Games being taken in, or let go: one thing at a time for each, which nobody's going stops."""
        self._catching_up: set[asyncio.Task[None]] = set()
        bus.listen(self._hear)
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweep sheets")

    async def open(self, pad: str, hidden: bool) -> str:
        """Open a game and return its code.

        Raises:
            Unavailable: it could not be kept.
        """
        game = hall.new_id()
        await self._store.add(Paper(game, pad, hidden, time.time_ns() // 1_000_000))
        return game

    async def game(self, code: str) -> Game | None:
        """The game of that code, or None. Whoever gets one says so when they have ``left``.

        Raises:
            Unavailable: the store cannot say.
        """
        while code not in self._games:
            if code not in self._moving:
                self._moving[code] = asyncio.create_task(self._load(code))
            if not await asyncio.shield(self._moving[code]):
                return None
        self._games[code].held += 1
        return self._games[code]

    async def exists(self, code: str) -> bool:
        """Whether there is a game of that code."""
        return code in self._games or await self._store.load(code) is not None

    async def left(self, game: Game, phone: Connection) -> None:
        """A phone that asked for the game is gone; a game that nobody holds is let go."""
        game.phones.pop(phone, None)
        game.held -= 1
        if not game.held:
            await asyncio.shield(self._let_go(game))

    def goodbye(self) -> None:
        """Say goodbye to all phones; what was given to the store is kept."""
        self._sweeper.cancel()
        for game in self._games.values():
            for phone in tuple(game.phones):
                phone.close(protocol.STOPPING)

    async def close(self) -> None:
        """Let go of everything, once all is on disk."""
        self.goodbye()
        await asyncio.gather(*self._catching_up)
        writes = (task for game in self._games.values() for task in game.writes)
        await asyncio.gather(*writes, *self._moving.values(), return_exceptions=True)
        await self._bus.close()
        await self._store.close()

    def sweep(self) -> None:
        """Read again what may have been missed, or could not be read; let go of what nobody holds."""
        missed = self._bus.missed()
        for game in tuple(self._games.values()):
            if not game.held:
                self._let_go(game)  # whoever asked for it was gone before it came
            elif missed or game.stale:
                self._catch_up(game)

    async def _load(self, code: str) -> bool:
        """Take in the game of that code; whether there is one."""
        found = None
        try:
            await self._bus.subscribe(TOPIC + code)  # first, so that nothing is missed
            found = await self._store.load(code)
        finally:
            if found is None:
                await self._bus.unsubscribe(TOPIC + code)
            else:
                self._games[code] = Game(*found, self._store, self._bus)
            del self._moving[code]
        return found is not None

    def _let_go(self, game: Game) -> asyncio.Task[bool]:
        code = game.paper.game
        del self._games[code]
        self._moving[code] = asyncio.create_task(self._forget(code))
        return self._moving[code]

    async def _forget(self, code: str) -> bool:
        """Hear of a game no longer; True, since it is there all the same."""
        try:
            await self._bus.unsubscribe(TOPIC + code)
        finally:
            del self._moving[code]
        return True

    def _hear(self, topic: str, _data: bytes) -> None:
        if game := self._games.get(topic.removeprefix(TOPIC)):
            self._catch_up(game)

    def _catch_up(self, game: Game) -> None:
        task = asyncio.create_task(game.catch_up())
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep()


decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
