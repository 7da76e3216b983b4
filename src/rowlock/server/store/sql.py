"""The store on a SQL database: one writer thread with group commit, and a few readers."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from rowlock.record import log
from rowlock.record.log import Entry
from rowlock.server.ports import Change, Kept, Listed, Progress, Unavailable
from rowlock.server.room import Room
from rowlock.server.store import engine as opening
from rowlock.server.store.condition import Condition
from rowlock.server.store.schema import entries, rooms, seats, seeds
from rowlock.server.store.writer import Writer

_T = TypeVar("_T")
_ANY_ROOM = sa.select(rooms.c.version).limit(1)
_room = msgspec.json.Decoder(Room)


class SqlStore:
    """Keeps tables in SQLite or PostgreSQL: see ``ports.Store``."""

    def __init__(self, engine: sa.Engine, condition: Condition) -> None:
        self._engine = engine
        self._condition = condition
        self._writer = Writer(engine, condition)
        self._readers = ThreadPoolExecutor(opening.READERS, "rowlock-reader")

    @classmethod
    def open(cls, database: str, condition: Condition | None = None) -> "SqlStore":
        """Open a database and bring it to the newest form; it says there when it takes nothing.

        Raises:
            Fault: ``bad-database``.
        """
        engine = opening.engine(opening.address(database))
        opening.migrate(engine)
        return cls(engine, condition or Condition())

    async def save(self, change: Change) -> None:
        """Keep a change, in one transaction with those of other tables that wait just now."""
        await self._writer.save(change)

    async def load(self, table: str) -> Kept | None:
        """The table, or None."""

        def read(connection: sa.Connection) -> Kept | None:
            row = connection.execute(
                sa.select(rooms.c.room, seeds.c.seed)
                .join_from(rooms, seeds, rooms.c.table == seeds.c.table)
                .where(rooms.c.table == table)
            ).one_or_none()
            if row is None:
                return None
            return Kept(_room.decode(row.room), row.seed, _entries(connection, table, 0))

        return await self._read(read)

    async def news(self, table: str, after: int) -> tuple[Entry, ...]:
        """The entries numbered above ``after``, in order."""
        return await self._read(lambda connection: _entries(connection, table, after))

    async def tables_of(self, session: str, most: int, running: bool = False) -> tuple[Listed, ...]:
        """The tables at which a session has a seat, newest first."""
        wanted = (
            sa.select(rooms.c.room, rooms.c.turn, rooms.c.phase)
            .join_from(seats, rooms, seats.c.table == rooms.c.table)
            .where(seats.c.session == session)
            .order_by(seats.c.opened.desc(), seats.c.table)
            .limit(most)
        )
        if running:
            wanted = wanted.where(rooms.c.state != "over")
        rows = await self._read(lambda connection: connection.execute(wanted).all())
        return tuple(Listed(_room.decode(row.room), Progress(row.turn, row.phase)) for row in rows)

    async def lobby(self, most: int) -> tuple[Room, ...]:
        """The public rooms that wait for people, newest first."""
        wanted = (
            sa.select(rooms.c.room)
            .where(rooms.c.state == "waiting", rooms.c.public)
            .order_by(rooms.c.opened.desc(), rooms.c.table)
            .limit(most)
        )
        found = await self._read(lambda connection: connection.execute(wanted).scalars().all())
        return tuple(map(_room.decode, found))

    async def claim_due(self, now: int, lease: int, most: int) -> tuple[str, ...]:
        """Tables due before ``now``: no two workers get the same one within the lease."""
        wanted = (
            sa.select(rooms.c.table)
            .where(rooms.c.due <= now, rooms.c.state != "over")
            .order_by(rooms.c.due)
            .limit(most)
            .with_for_update(skip_locked=True)
        )

        def claim(connection: sa.Connection) -> tuple[str, ...]:
            found = tuple(connection.execute(wanted).scalars().all())
            if found:
                later = sa.update(rooms).where(rooms.c.table.in_(found)).values(due=now + lease)
                connection.execute(later)
            return found

        return await self._read(claim, writes=True)

    async def ping(self) -> None:
        """Return if the database answers, and takes what it is given."""
        await self._read(lambda connection: connection.execute(_ANY_ROOM).first())
        await self._writer.attempt()

    async def close(self) -> None:
        """Write what waits, then let go of the database."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, read: Callable[[sa.Connection], _T], writes: bool = False) -> _T:
        def attempt() -> _T:
            with self._engine.execution_options(writes=writes).begin() as connection:
                return read(connection)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, attempt)
        except SQLAlchemyError as error:
            if writes:
                self._condition.failed(error)
            raise Unavailable(str(error)) from error


def _entries(connection: sa.Connection, table: str, after: int) -> tuple[Entry, ...]:
    rows = connection.execute(
        sa.select(entries.c.seq, entries.c.at, entries.c.event, entries.c.hash)
        .where(entries.c.table == table, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    return tuple(Entry(seq, at, log.decode(event.encode()), mark) for seq, at, event, mark in rows)
