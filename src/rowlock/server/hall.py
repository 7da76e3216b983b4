"""All tables of this worker: opened here, loaded when touched, let go when nobody is there."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Iterable, Mapping
from typing import Any

import structlog

from rowlock.record import dice, events, log
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.server import hints, house, metrics, names, protocol, waiting
from rowlock.server.book import Book
from rowlock.server.commands import Beat, Heard
from rowlock.server.hourglass import Almanac
from rowlock.server.lobby import Lobby
from rowlock.server.ports import Bus, Change, Kept, Listed, Progress, Store, Unavailable
from rowlock.server.room import Room, Seating
from rowlock.server.settings import Limits
from rowlock.server.table import Surroundings, Table

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"
ID_LETTERS = 8
SWEEP_SECONDS = 5.0
TABLES_AT_A_TIME = 20
BREATH_SECONDS = 0.02
"""A sweep lets choices through every few tables: a thousand heartbeats at once hold them up."""

LEASE_MS = 60_000
MOST_CLAIMED = 50
LOBBY = "lobby"

_log = structlog.get_logger()


class Hall:
    """The tables of this worker."""

    def __init__(self, store: Store, bus: Bus, players: house.Players, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self.lobby = Lobby(store)
        self._bus = bus
        self._players = players
        self._almanac = Almanac(max(limits.waiting_seconds, limits.quiet_seconds))
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._around = Surroundings(
            worker=secrets.token_hex(8),
            say=self._say,
            open_next=self._open_next,
            lobby_changed=self._lobby_changed,
            most_watching=limits.watching,
        )
        bus.listen(self._hear)
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweep")

    async def open(self, session: str, rules: Mapping[str, Any], seats: Iterable[Seating]) -> str:
        """Open a solo table and return its id; the session sits at seat 0.

        Raises:
            Fault: of the rules' options.
            Unavailable: it could not be kept.
        """
        seats = tuple(seats)
        options = ruleset.options(rules, len(seats))
        await self._make_place(session)
        table, seed, now = new_id(), secrets.token_bytes(dice.SEED_BYTES), _now()
        opened = events.GameOpened(
            game=table,
            rules=options.as_record(),
            seats=tuple(events.Seat(seating.name, seating.bot) for seating in seats),
            commitment=dice.commitment(seed),
        )
        await self._keep(Room(table, now, seats), seed, (log.append(opened, now, None),))
        _log.info("table opened", table=table, seats=len(seats), preset=options.preset)
        return table

    async def open_room(
        self, host: Seating, rules: Mapping[str, Any], seats: int, public: bool, clock: int | None
    ) -> str:
        """Open a table for several people and return its id; its host sits at seat 0.

        Raises:
            Fault: of ``waiting.opened``.
            Unavailable: it could not be kept.
        """
        table, seed = new_id(), secrets.token_bytes(dice.SEED_BYTES)
        commitment = dice.commitment(seed)
        room = waiting.opened(table, _now(), host, seats, dict(rules), public, clock, commitment)
        await self._make_place(host.session or "")
        await self._keep(room, seed)
        if public:
            self._lobby_changed()
        _log.info("room opened", table=table, seats=seats, public=public)
        return table

    async def table(self, name: str) -> Table | None:
        """The table of that name, loaded from the store if need be; None if there is none."""
        if (here := self._tables.get(name)) is not None and not here.failed:
            here.touched = time.monotonic()
            return here
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def tables_of(self, session: str) -> tuple[Listed, ...]:
        """The session's tables, newest first."""
        return await self.store.tables_of(session, self.limits.tables_listed)

    async def goodbye(self) -> None:
        """Say goodbye at every table; what was given to the store is kept."""
        self._sweeper.cancel()
        self.lobby.close(protocol.STOPPING)
        await asyncio.gather(*(here.close(protocol.STOPPING) for here in self._tables.values()))

    async def close(self) -> None:
        """Let go of everything, once all is on disk."""
        await self.goodbye()
        await self._bus.close()
        await self.store.close()

    async def sweep(self) -> None:
        """Let go of tables nobody has touched for a while; close those due; ask who is there."""
        since = time.monotonic() - self.limits.idle_seconds
        missed = self._bus.missed()
        for number, (name, here) in enumerate(list(self._tables.items()), 1):
            if number % TABLES_AT_A_TIME == 0:
                await asyncio.sleep(BREATH_SECONDS)
            if self._tables.get(name) is not here:
                continue  # loaded afresh meanwhile
            if here.failed or (here.touched < since and not here.busy):
                await self._tables.pop(name).close(protocol.STOPPING)
                if name not in self._tables and name not in self._loading:
                    await self._bus.unsubscribe(name)
            else:
                here.post(Beat(missed))
        metrics.TABLES.set(len(self._tables))
        due: tuple[str, ...] = ()
        with contextlib.suppress(Unavailable):  # they are due the next time as well
            await self.store.ping()  # finds out that a store that was away is back
            if self._almanac.holds():
                due = await self.store.claim_due(_now(), LEASE_MS, MOST_CLAIMED)
        for name in due:
            with contextlib.suppress(Unavailable):  # once the lease has run out
                await self._close_quietly(name)

    async def _keep(self, room: Room, seed: bytes, entries: tuple[log.Entry, ...] = ()) -> None:
        progress = Progress(0, room.state if room.state == "waiting" else "roll")
        due = _now() + self.limits.waiting_seconds * 1000 if room.online else None
        await self.store.save(Change(room.table, entries, room, progress, seed, due))
        await self._bus.subscribe(room.table)
        self._put(Kept(room, seed, entries))
        metrics.OPENED.inc()

    async def _load(self, name: str) -> Table | None:
        try:
            await self._bus.subscribe(name)  # first, so that nothing is missed in between
            kept = await self.store.load(name)
            if kept is None:
                await self._bus.unsubscribe(name)
                return None
            return self._put(kept)
        finally:
            del self._loading[name]

    def _put(self, kept: Kept) -> Table:
        book = Book(kept, self.store, self._players, self.limits)
        table = self._tables[kept.room.table] = Table(book, self._around)
        metrics.TABLES.set(len(self._tables))
        return table

    async def _open_next(self, room: Room, by: int) -> str:
        table, seed = new_id(), secrets.token_bytes(dice.SEED_BYTES)
        turned = waiting.turned(room, table, _now(), dice.commitment(seed), by)
        await self._keep(turned, seed)
        return table

    async def _make_place(self, session: str) -> None:
        """Close the session's oldest open tables as quiet, so that one more is within the limit."""
        most = self.limits.tables_open
        mine = await self.store.tables_of(session, most * 2, running=True)
        for listed in mine[most - 1 :]:
            await self._close_quietly(listed.room.table)

    async def _close_quietly(self, name: str) -> None:
        if (table := await self.table(name)) is not None:
            await table.end_quietly()

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except Exception:
                # One bad table must not end the care of all others.
                await _log.aexception("sweep failed")

    def _lobby_changed(self) -> None:
        self.lobby.changed()
        self._bus.say(LOBBY, b"")

    def _say(self, table: str, hint: hints.Hint) -> None:
        self._bus.say(table, hints.encode(hint))

    def _hear(self, topic: str, data: bytes) -> None:
        if topic == LOBBY:
            self.lobby.changed()
        elif (table := self._tables.get(topic)) and (hint := hints.decode(data)) is not None:
            table.post(Heard(hint))

    async def listen(self) -> None:
        """Hear what concerns every worker."""
        await self._bus.subscribe(LOBBY)


def new_id() -> str:
    """A name for a table: short enough for a link, too long to be guessed (39 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def solo_seats(session: str, opponents: Iterable[tuple[str, str]]) -> tuple[Seating, ...]:
    """A person and computer players, given as (name, level).

    Raises:
        Fault: ``name-taken`` or ``bad-name``.
    """
    seats = [Seating(name="You", session=session)]
    for given, level in opponents:
        name = names.clean(given)
        if name is None:
            raise Fault("bad-name", repr(given), names.WHAT)
        if any(names.key(name) == names.key(other.name) for other in seats[1:]):
            raise Fault("name-taken", repr(name), "a name of its own for each seat")
        seats.append(Seating(name=name, bot=level))
    return tuple(seats)


def _now() -> int:
    return time.time_ns() // 1_000_000
