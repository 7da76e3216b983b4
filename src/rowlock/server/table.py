"""One table: one task, one mailbox, one game.

A message becomes an entry, the entry is on disk, then the game moves and everybody is told.
Nothing but the store is awaited in between, and nobody else touches the game, so there is nothing
to lock.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import structlog
from msgspec.structs import replace

from rowlock.record import fold, log, view
from rowlock.record.events import ChoiceMade, Event, GameEnded, NonceGiven, SeatLeft
from rowlock.record.fold import Game
from rowlock.rules.refusal import Refusal
from rowlock.server import house, metrics, protocol
from rowlock.server.connection import Connection
from rowlock.server.ports import Change, Conflict, Kept, Progress, Store, Unavailable
from rowlock.server.protocol import Choose, Clock, Hello, Leave

ATTEMPTS = 8
"""How often a change is decided anew when another worker wrote first."""

_log = structlog.get_logger()


class Join(NamedTuple):
    """A socket said hello."""

    connection: Connection
    hello: Hello


class Said(NamedTuple):
    """A socket said something else."""

    connection: Connection
    message: Choose | Leave


class Gone(NamedTuple):
    """A socket is no more."""

    connection: Connection


class Quiet(NamedTuple):
    """The table is to be closed, as it stands."""

    done: asyncio.Future[None]


Command = Join | Said | Gone | Quiet


class Table:
    """A table in memory. ``post`` is the only way in; ``close`` ends its task."""

    def __init__(self, kept: Kept, store: Store, players: house.Players) -> None:
        self._store = store
        self._players = players
        self._rng = random.Random()  # noqa: S311 - chance for computer players, never for dice
        self._mailbox: asyncio.Queue[Command] = asyncio.Queue()
        self._connections: dict[Connection, None] = {}
        self._take(kept)
        self.touched = time.monotonic()
        self._task = asyncio.create_task(self._run(), name=f"table {self.room.table}")

    @property
    def game(self) -> Game:
        """The game as it stands on disk."""
        return self._game

    @property
    def busy(self) -> bool:
        """Whether somebody is here or something waits to be done."""
        return bool(self._connections) or not self._mailbox.empty() or self._task.done()

    @property
    def failed(self) -> bool:
        """Whether its task has ended: the table must be loaded again."""
        return self._task.done()

    def post(self, command: Command) -> None:
        """Put something into the mailbox."""
        self.touched = time.monotonic()
        if not self.failed:
            self._mailbox.put_nowait(command)
        elif isinstance(command, Quiet):
            command.done.set_exception(Conflict())
        else:
            command.connection.close(protocol.STOPPING)  # it comes back to the table loaded afresh

    async def close(self, code: int) -> None:
        """Say goodbye to everybody and stop. What the store was given it keeps."""
        for connection in tuple(self._connections):
            connection.close(code)
        self._task.cancel()
        await asyncio.wait([self._task])

    def _take(self, kept: Kept) -> None:
        self.room = kept.room
        self._seed = kept.seed
        self._game = fold.fold(entry.event for entry in kept.entries)
        self._last = kept.entries[-1]
        self._keys = set(_keys(entry.event for entry in kept.entries))

    async def _run(self) -> None:
        try:
            while True:
                command = await self._mailbox.get()
                await self._handle(command)
        except Exception:
            # The one place where a fault of ours ends: this table is loaded afresh, others go on.
            await _log.aexception("table failed", table=self.room.table)
            for connection in tuple(self._connections):
                connection.close(protocol.FAILED)

    async def _handle(self, command: Command) -> None:
        match command:
            case Join(connection, hello):
                await self._join(connection, hello)
            case Said(connection, Choose() as message):
                await self._choose(connection, message)
            case Said(connection, Leave()):
                await self._leave(connection)
            case Gone(connection):
                self._connections.pop(connection, None)
            case Quiet(done):
                await self._quiet(done)

    async def _join(self, connection: Connection, hello: Hello) -> None:
        connection.seat = seat = self.room.seat_of(connection.session)
        if seat is not None:
            for other in tuple(self._connections):
                if other.seat == seat:
                    other.close(protocol.NEWER_CONNECTION)
                    del self._connections[other]
        connection.turns = min(hello.since, len(self._game.turns))
        self._connections[connection] = None
        refused = await self._decide(lambda: self._begin(seat, hello.nonce))
        if refused:
            connection.send(protocol.Error(refused.code, refused.expected))
        self._show_table(connection)

    def _begin(self, seat: int | None, nonce: str | None) -> list[Event]:
        """The start of a solo table, once its person is there with a nonce, or nothing."""
        game = self._game
        if seat is None or game.started or self.room.state == "over":
            return []
        given: list[Event] = [NonceGiven(seat, nonce)] if nonce else []
        for event in given:
            game = fold.apply(game, event)
        return [*given, house.start(game, self._seed)]

    async def _choose(self, connection: Connection, message: Choose) -> None:
        seat, key = connection.seat, message.key
        if seat is None:
            self._refuse(connection, key, Refusal("not-your-seat"))
            return
        event = ChoiceMade(
            seat=seat,
            turn=message.turn,
            phase=message.phase,
            white=message.white,
            colour=message.colour,
            colour_first=message.colour_first,
            key=key,
        )

        def decide() -> Refusal | list[Event]:
            if (seat, key) in self._keys:
                return []  # a doubled message
            return fold.refusal(self._game, event) or [event]

        if refused := await self._decide(decide):
            self._refuse(connection, key, refused)
        else:
            connection.send(protocol.Accepted(key))
            self._show()

    def _refuse(self, connection: Connection, key: str, refused: Refusal) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        connection.send(protocol.Refused(key, refused.code, refused.expected))

    async def _leave(self, connection: Connection) -> None:
        def decide() -> list[Event]:
            game, seat = self._game, connection.seat
            if seat is None or seat in fold.gone(game) or game.over or not game.started:
                return []
            return [SeatLeft(seat)]

        if refused := await self._decide(decide):
            connection.send(protocol.Error(refused.code))
        else:
            self._show()

    async def _quiet(self, done: asyncio.Future[None]) -> None:
        def decide() -> list[Event]:
            return [] if self._game.over else [GameEnded("quiet")]

        if not self._game.started and self.room.state != "over":
            await self._keep([], self._game)
        elif await self._decide(decide):
            done.set_exception(Unavailable())
            return
        self._show()
        done.set_result(None)

    async def _decide(self, decide: Callable[[], Refusal | list[Event]]) -> Refusal | None:
        """Record what ``decide`` makes of the game, anew if another worker wrote first."""
        for _ in range(ATTEMPTS):
            wanted = decide()
            if isinstance(wanted, Refusal):
                return wanted
            if not wanted:
                return None
            try:
                await self._record(wanted)
            except Conflict:
                continue
            except Unavailable:
                break
            return None
        return Refusal("unavailable")

    async def _record(self, events: list[Event]) -> None:
        """Keep these events and what follows from them; then, not before, the game moves.

        Raises:
            Conflict: another worker wrote first; the game is now as it left it.
            Unavailable: the store cannot say whether it was kept; if it was, the number of the
                next entry will be taken, and that is a Conflict.
        """
        game = self._game
        for event in events:
            game = fold.apply(game, event)
        happened = list(events)
        for event, after in house.follow(game, self._seed, self._players, self._rng):
            happened.append(event)
            game = after
        await self._keep(happened, game)

    async def _keep(self, happened: Sequence[Event], game: Game) -> None:
        at, last, entries = time.time_ns() // 1_000_000, self._last, []
        for event in happened:
            last = log.append(event, at, last)
            entries.append(last)
        over = game.over or not entries
        room = replace(self.room, state="over", version=self.room.version + 1) if over else None
        progress = Progress(game.position.turn, game.position.phase)
        try:
            await self._store.save(Change(self.room.table, entries, room, progress))
        except Conflict:
            await self._reload()
            raise
        self._count(happened, game, over)
        self._game, self._last, self.room = game, last, room or self.room
        self._keys.update(_keys(happened))

    async def _reload(self) -> None:
        kept = await self._store.load(self.room.table)
        if kept is not None:
            self._take(kept)

    def _count(self, happened: Iterable[Event], game: Game, over: bool) -> None:
        people = (event for event in happened if isinstance(event, ChoiceMade))
        metrics.CHOICES.inc(sum(event.by == "person" for event in people))
        metrics.TURNS.inc(len(game.turns) - len(self._game.turns))
        if over:
            metrics.ENDED.labels(game.position.reason or "unstarted").inc()
            _log.info("game over", table=self.room.table, reason=game.position.reason)

    def _show(self) -> None:
        """Tell everybody what changed."""
        for connection in self._connections:
            seen = view.view(self._game, connection.seat, connection.turns + 1)
            connection.turns = len(self._game.turns)
            connection.send(protocol.ViewMessage(seen, Clock()))

    def _show_table(self, connection: Connection) -> None:
        """Show somebody the whole table."""
        setup = view.setup(self._game, connection.seat)
        seen = view.view(self._game, connection.seat, connection.turns + 1)
        connection.turns = len(self._game.turns)
        connection.send(protocol.TableMessage(setup, seen, Clock()))


def _keys(happened: Iterable[Event]) -> Iterator[tuple[int, str]]:
    for event in happened:
        if isinstance(event, ChoiceMade) and event.key:
            yield event.seat, event.key
