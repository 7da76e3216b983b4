"""One table: one task, one mailbox, one game.

A message becomes an entry, the entry is on disk, then the game moves and everybody is told.
Nothing but the store is awaited in between, and nobody else touches the book, so there is nothing
to lock. What to do with a message is in ``seats`` (the waiting room) and ``plays`` (the game);
here is how it gets in and how everybody hears of it.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

import structlog

from rowlock.record import clock
from rowlock.rules.refusal import Refusal
from rowlock.server import hints, metrics, plays, protocol, room, seats, talk
from rowlock.server.book import Book, Decide
from rowlock.server.commands import (
    Beat,
    CatchUp,
    Command,
    Gone,
    Heard,
    Join,
    Quiet,
    Said,
    Tell,
    Tick,
)
from rowlock.server.connection import Connection
from rowlock.server.ports import Unavailable
from rowlock.server.presence import Presence
from rowlock.server.show import Shown

TELL_SECONDS = 0.1
"""Choices made within this time are told together: few messages, and no race to watch."""

LEAST_LAG = 100
"""Milliseconds that any choice may be late."""

AGAIN_SECONDS = 0.5
"""Between two attempts at what the store could not do just now."""

_log = structlog.get_logger()


class Surroundings:
    """What a table needs of the hall it stands in."""

    def __init__(
        self,
        worker: str,
        say: Callable[[str, hints.Hint], None],
        open_next: Callable[[room.Room, int], Awaitable[str]],
        lobby_changed: Callable[[], None],
        most_watching: int,
    ) -> None:
        self.worker = worker
        self.say = say
        self.open_next = open_next
        self.lobby_changed = lobby_changed
        self.most_watching = most_watching


class Table:
    """A table in memory. ``post`` is the only way in; ``close`` ends its task."""

    def __init__(self, book: Book, around: Surroundings) -> None:
        self.book = book
        self.around = around
        self.presence = Presence()
        self.touched = time.monotonic()
        self._mailbox: asyncio.Queue[Command] = asyncio.Queue()
        self._shown = Shown(book)
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._again: asyncio.TimerHandle | None = None
        self._task = asyncio.create_task(self._run(), name=f"table {self.name}")

    @property
    def name(self) -> str:
        """Its id."""
        return self.book.room.table

    @property
    def busy(self) -> bool:
        """Whether somebody is here or something waits to be done."""
        return bool(self.presence.connections) or not self._mailbox.empty()

    @property
    def failed(self) -> bool:
        """Whether its task has ended: the table must be loaded again."""
        return self._task.done()

    @property
    def here(self) -> list[bool]:
        """For each seat whether its person is connected."""
        return self.presence.here(len(self.book.room.seats))

    def post(self, command: Command) -> None:
        """Put something into the mailbox."""
        if not isinstance(command, Beat):  # else the hall's own looking round would keep the table
            self.touched = time.monotonic()
        if not self.failed:
            self._mailbox.put_nowait(command)
        elif isinstance(command, Quiet):
            command.done.set_exception(Unavailable())
        elif isinstance(command, Join | Said):
            command.connection.close(protocol.STOPPING)  # it comes back to the table loaded afresh

    async def end_quietly(self) -> None:
        """Close the game as it stands.

        Raises:
            Unavailable: it could not be kept, or the table failed on the way.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(Quiet(done))
        await asyncio.wait((done, self._task), return_when=asyncio.FIRST_COMPLETED)
        if not done.done():
            raise Unavailable
        done.result()

    async def close(self, code: int) -> None:
        """Say goodbye to everybody and stop. What the store was given it keeps."""
        for connection in tuple(self.presence.connections):
            connection.close(code)
        for timer in (self._timer, self._telling, self._again):
            if timer:
                timer.cancel()
        self._task.cancel()
        await asyncio.wait([self._task])

    async def write(
        self, decide: Decide, answer: Callable[[Refusal | None], None] | None = None
    ) -> Refusal | None:
        """Write, ``answer`` who asked, and tell everybody and the other workers what changed."""
        before = self.book.seq, self.book.room.version
        refused = await self.book.write(decide)
        seats.seat_everybody(self)
        if answer:
            answer(refused)
        now = self.book.seq, self.book.room.version
        if now != before:
            self.around.say(self.name, hints.Changed(*now))
            self.show()
        return refused

    def show(self) -> None:
        """Tell everybody here what has changed since they were told last."""
        if self._shown.lobby(self.book.room):
            self.around.lobby_changed()
        if self._shown.everything(self.book, self.presence) and not self._telling:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(TELL_SECONDS, self.post, Tell())
        self._set_timer()

    def announce(self, ask: bool = False) -> None:
        """Tell the other workers who is connected here, and everybody here who is connected."""
        people = self.presence.people
        said = hints.Present(self.around.worker, people, self.presence.watching_here, ask)
        self.around.say(self.name, said)
        self.show()

    def refuse(self, connection: Connection, key: str, refused: Refusal) -> None:
        """Say why nothing changed."""
        metrics.REFUSED.labels(refused.code).inc()
        connection.send(protocol.Refused(key, refused.code, refused.expected))

    async def _run(self) -> None:
        try:
            self.around.say(self.name, hints.Present(self.around.worker, (), 0, ask=True))
            while True:
                command = await self._mailbox.get()
                await self._handle(command)
        except Exception:
            # The one place where a fault of ours ends: this table is loaded afresh, others go on.
            await _log.aexception("table failed", table=self.name)
            for connection in tuple(self.presence.connections):
                connection.close(protocol.FAILED)

    async def _handle(self, command: Command) -> None:
        match command:
            case Join(connection, hello):
                await self._join(connection, hello)
            case Said(connection, message):
                await talk.said(self, connection, message)
            case Gone(connection):
                if connection in self.presence.connections:
                    del self.presence.connections[connection]
                    self.announce()
            case Heard(hint):
                await self._heard(hint)
            case CatchUp(whole):
                self._again = None
                await self._catch_up(whole)
            case Tick():
                await plays.tick(self, self._allowance())
            case Beat(missed):
                if missed:
                    await self._catch_up(whole=self.book.room.state == "waiting")
                    now = hints.Changed(self.book.seq, self.book.room.version)
                    self.around.say(self.name, now)
                self._beat()
            case Tell():
                self._telling = None
                self._shown.chosen(self.book, self.presence)
            case Quiet(done):
                await plays.quiet(self, done)

    async def _join(self, connection: Connection, hello: protocol.Hello) -> None:
        connection.nonce = hello.nonce or ""
        if self.presence.elsewhere:  # it may have died before it said what it had kept and told
            await self._catch_up(whole=self.book.room.state == "waiting")
        seat = self.book.room.seat_of(connection.session)
        if seat is None and self.presence.watching_here >= self.around.most_watching:
            connection.close(protocol.TOO_MANY_CONNECTIONS)
            return
        if seat is not None:
            self._only(connection, seat)
            self.around.say(self.name, hints.Joined(seat))
        game = self.book.game
        connection.seat = seat
        connection.turns = min(hello.since, len(game.turns)) if game else 0
        if seat is not None:
            arrive = seats.arrive if self.book.room.state == "waiting" else plays.arrive
            if refused := await self.book.write(partial(arrive, self, connection)):
                connection.send(protocol.Error(refused.code, refused.expected))
            self.around.say(self.name, hints.Changed(self.book.seq, self.book.room.version))
        self.show()  # to the others; the newcomer is told everything at once
        self.presence.connections[connection] = None
        seats.seat_everybody(self)
        self._shown.table(connection, self.book, self.presence)
        self.announce()

    def _only(self, connection: Connection | None, seat: int) -> None:
        for other in self.presence.of_seat(seat):
            if other is not connection:
                other.close(protocol.NEWER_CONNECTION)
                del self.presence.connections[other]

    async def _heard(self, hint: hints.Hint) -> None:
        match hint:
            case hints.Changed(seq, version):
                newer_room = version > self.book.room.version
                if newer_room or seq > self.book.seq:
                    await self._catch_up(whole=newer_room)
            case hints.Present() as said:
                if self.presence.heard(said):
                    self.show()
                if said.ask and self.presence.connections:
                    self.announce()
            case hints.Joined(seat):
                self._only(None, seat)
            case hints.Relay(text):
                for connection in self.presence.connections:
                    connection.send_text(text)

    async def _catch_up(self, whole: bool) -> None:
        try:
            await self.book.refresh(whole)
        except Unavailable:  # nobody may ever speak of it again
            if not self._again:  # one try at a time, of all there is
                loop = asyncio.get_running_loop()
                self._again = loop.call_later(AGAIN_SECONDS, self.post, CatchUp(whole=True))
        seats.seat_everybody(self)
        self.show()

    def _beat(self) -> None:
        if not self.book.room.online:
            return
        beat = protocol.Beat(round(time.monotonic() * 1000))
        for connection in self.presence.connections:
            connection.send(beat)
        if self.presence.connections:
            self.announce()

    def _allowance(self) -> int:
        """Milliseconds a choice may be late by the lag of those the table waits for."""
        lags = [each.lag for each in self.presence.connections if each.seat is not None]
        return max(LEAST_LAG, min(clock.LONGEST_LAG, max(lags, default=0)))

    def _set_timer(self) -> None:
        """Run the clock, if there is one and a person connected here to run it for."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if (left := self.book.left) is None or not self.presence.people:
            return
        delay = left + self._allowance() / 1000
        if delay <= 0:
            delay = AGAIN_SECONDS  # it has run out, and could not be kept
        self._timer = asyncio.get_running_loop().call_later(delay, self.post, Tick())
