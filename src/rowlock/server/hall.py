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
from rowlock.server import house, metrics, protocol
from rowlock.server.ports import Change, Conflict, Kept, Listed, Progress, Store
from rowlock.server.room import Room, Seating
from rowlock.server.settings import Limits
from rowlock.server.table import Quiet, Table

ALPHABET = "23456789abcdefghjkmnpqrstvwxyz"
ID_LETTERS = 8
SWEEP_SECONDS = 5.0

_log = structlog.get_logger()


class Hall:
    """The tables of this worker."""

    def __init__(self, store: Store, players: house.Players, limits: Limits) -> None:
        self.store = store
        self.limits = limits
        self._players = players
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._sweeper = asyncio.create_task(self._sweep_for_ever(), name="sweep")

    async def open(self, session: str, rules: Mapping[str, Any], seats: Iterable[Seating]) -> str:
        """Open a table and return its id; the session sits at seat 0.

        Raises:
            Fault: of the rules' options.
            Unavailable: it could not be kept.
        """
        seats = tuple(seats)
        options = ruleset.options(rules, len(seats))
        await self._make_place(session)
        table = new_id()
        seed = secrets.token_bytes(dice.SEED_BYTES)
        opened = events.GameOpened(
            game=table,
            rules=options.as_record(),
            seats=tuple(events.Seat(seating.name, seating.bot) for seating in seats),
            commitment=dice.commitment(seed),
        )
        now = time.time_ns() // 1_000_000
        room = Room(table, now, seats)
        first = log.append(opened, now, None)
        await self.store.save(Change(table, (first,), room, Progress(0, "roll"), seed))
        self._put(Kept(room, seed, (first,)))
        metrics.OPENED.inc()
        _log.info("table opened", table=table, seats=len(seats), preset=options.preset)
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
        await asyncio.gather(*(here.close(protocol.STOPPING) for here in self._tables.values()))

    async def close(self) -> None:
        """Let go of everything, once all is on disk."""
        await self.goodbye()
        await self.store.close()

    async def _load(self, name: str) -> Table | None:
        try:
            kept = await self.store.load(name)
            if kept is None:
                return None
            return self._put(kept)
        finally:
            del self._loading[name]

    def _put(self, kept: Kept) -> Table:
        table = self._tables[kept.room.table] = Table(kept, self.store, self._players)
        metrics.TABLES.set(len(self._tables))
        return table

    async def _make_place(self, session: str) -> None:
        """Close the session's oldest open tables as quiet, so that one more is within the limit."""
        most = self.limits.tables_open
        mine = await self.store.tables_of(session, most * 2, running=True)
        for listed in mine[most - 1 :]:
            table = await self.table(listed.room.table)
            if table is not None:
                done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                table.post(Quiet(done))
                with contextlib.suppress(Conflict):  # somebody else saw to it
                    await done

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep()

    async def sweep(self) -> None:
        """Let go of tables that nobody has touched for a while: the store has them."""
        since = time.monotonic() - self.limits.idle_seconds
        idle = [
            name
            for name, here in self._tables.items()
            if here.failed or (here.touched < since and not here.busy)
        ]
        for name in idle:
            await self._tables.pop(name).close(protocol.STOPPING)
        metrics.TABLES.set(len(self._tables))


def new_id() -> str:
    """A name for a table: short enough for a link, too long to be guessed (39 bits)."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LETTERS))


def solo_seats(session: str, opponents: Iterable[tuple[str, str]]) -> tuple[Seating, ...]:
    """A person and computer players, given as (name, level).

    Raises:
        Fault: ``name-taken`` or ``bad-name``.
    """
    seats = [Seating(name="You", session=session)]
    for name, level in opponents:
        if any(name.casefold() == other.name.casefold() for other in seats[1:]):
            raise Fault("name-taken", repr(name), "a name of its own for each seat")
        if not name.isprintable() or not name.strip():
            raise Fault("bad-name", repr(name), "1 to 20 printable characters")
        seats.append(Seating(name=name, bot=level))
    return tuple(seats)
