"""The one thread that writes: whatever waits when it is free goes into one transaction.

So a commit, which costs a flush of the disk, is shared by all tables that had something to keep,
and a single table still waits for no timer.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rowlock.record import log
from rowlock.server import metrics
from rowlock.server.ports import Change, Conflict, Unavailable
from rowlock.server.room import Room
from rowlock.server.store.condition import Condition
from rowlock.server.store.schema import entries, rooms, seats, seeds

MOST_AT_ONCE = 500
"""Changes in one transaction."""


class _Waiting(NamedTuple):
    change: Change
    loop: asyncio.AbstractEventLoop
    kept: asyncio.Future[None]


class Writer:
    """Keeps changes in the order they come; ``save`` returns once a change is on disk."""

    def __init__(self, engine: sa.Engine, condition: Condition) -> None:
        self._engine = engine.execution_options(writes=True)
        self._condition = condition
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="rowlock-writer", daemon=True)
        self._thread.start()

    async def attempt(self) -> None:
        """Return if the last write was kept; else once another is. Many share one.

        Raises:
            Unavailable: the database still takes nothing.
        """
        if self._condition.failing:
            await self.save(Change(""))

    async def save(self, change: Change) -> None:
        """Keep a change.

        Raises:
            Conflict: somebody else wrote first.
            Unavailable: the database failed, or is closed.
        """
        if not self._thread.is_alive():
            raise Unavailable("closed")
        loop = asyncio.get_running_loop()
        kept: asyncio.Future[None] = loop.create_future()
        self._waiting.put(_Waiting(change, loop, kept))
        await kept

    def close(self) -> None:
        """Write what waits, then stop."""
        self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            batch = [self._waiting.get()]
            while len(batch) < MOST_AT_ONCE:
                try:
                    batch.append(self._waiting.get_nowait())
                except queue.Empty:
                    break
            last = None in batch
            self._keep([waiting for waiting in batch if waiting is not None])

    def _keep(self, batch: Sequence[_Waiting]) -> None:
        if not batch:
            return
        began = time.perf_counter()
        outcomes = self._outcomes([waiting.change for waiting in batch])
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        metrics.COMMIT_CHANGES.observe(len(batch))
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, Exception | None]]] = {}
        for waiting, outcome in zip(batch, outcomes, strict=True):
            by_loop.setdefault(waiting.loop, []).append((waiting, outcome))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, answers)

    def _outcomes(self, changes: Sequence[Change]) -> list[Exception | None]:
        """What came of each change: all in one transaction or, if one cannot be, each in its own."""
        try:
            _write(self._engine, changes, trial=self._condition.failing)
        except (IntegrityError, Conflict) as error:
            if len(changes) > 1:
                return [outcome for change in changes for outcome in self._outcomes([change])]
            return [Conflict(str(error))]
        except SQLAlchemyError as error:
            self._condition.failed(error)
            return [Unavailable(str(error))] * len(changes)
        self._condition.worked()
        return [None] * len(changes)


def _answer(answers: Iterable[tuple[_Waiting, Exception | None]]) -> None:
    for waiting, outcome in answers:
        if waiting.kept.done():
            continue  # whoever asked is gone
        if outcome is None:
            waiting.kept.set_result(None)
        else:
            waiting.kept.set_exception(outcome)


def _write(engine: sa.Engine, changes: Sequence[Change], trial: bool) -> None:
    """Write changes; for a ``trial`` something at least, even where they hold nothing."""
    with engine.begin() as connection:
        if trial:
            connection.execute(_TRIAL)
        for change in changes:
            if change.seed is not None:
                _insert_room(connection, change, change.seed)
            elif change.room is not None:
                _update_room(connection, change.room)
            if change.room is not None:
                _seat(connection, change.room)
        rows = [
            {
                "table": change.table,
                "seq": entry.seq,
                "at": entry.at,
                "event": log.encode(entry.event).decode(),
                "hash": entry.hash,
            }
            for change in changes
            for entry in change.entries
        ]
        if rows:
            connection.execute(sa.insert(entries), rows)
        moved = [
            {
                "of": change.table,
                "turn": change.progress.turn,
                "phase": change.progress.phase,
                "due": change.due,
            }
            for change in changes
            if change.progress is not None
        ]
        if moved:
            connection.execute(_MOVE, moved)


_TRIAL = sa.text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, but has to be written: only so does a full disk show."""

_MOVE = (
    sa.update(rooms)
    .where(rooms.c.table == sa.bindparam("of"))
    .values(turn=sa.bindparam("turn"), phase=sa.bindparam("phase"), due=sa.bindparam("due"))
)


def _insert_room(connection: sa.Connection, change: Change, seed: bytes) -> None:
    room = change.room
    if room is None:
        raise ValueError("a new table needs a room")
    new = {"table": room.table, "turn": 0, "phase": "", **_columns(room)}
    connection.execute(sa.insert(rooms).values(**new))
    connection.execute(sa.insert(seeds).values(table=room.table, seed=seed))


def _update_room(connection: sa.Connection, room: Room) -> None:
    before = (rooms.c.table == room.table) & (rooms.c.version == room.version - 1)
    done = connection.execute(sa.update(rooms).where(before).values(**_columns(room)))
    if done.rowcount != 1:
        raise Conflict(f"version {room.version} of {room.table}")


def _columns(room: Room) -> dict[str, object]:
    return {
        "opened": room.opened,
        "version": room.version,
        "state": room.state,
        "public": room.public,
        "room": msgspec.json.encode(room).decode(),
    }


def _seat(connection: sa.Connection, room: Room) -> None:
    connection.execute(sa.delete(seats).where(seats.c.table == room.table))
    here = [
        {"session": session, "opened": room.opened, "table": room.table}
        for session in room.sessions
    ]
    if here:
        connection.execute(sa.insert(seats), here)
