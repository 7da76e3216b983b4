"""Real games on paper in the same database as the tables: see ``paper.games.PaperStore``."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from rowlock.server.paper.writing import AnyNote, Paper, Written
from rowlock.server.ports import Conflict, Unavailable
from rowlock.server.store import engine as opening
from rowlock.server.store.condition import Condition
from rowlock.server.store.schema import paper_notes, papers

_T = TypeVar("_T")
_note: msgspec.json.Decoder[AnyNote] = msgspec.json.Decoder(AnyNote)


class SqlPaperStore:
    """One thread that reads and writes: games on paper are few and slow."""

    def __init__(self, engine: sa.Engine, condition: Condition) -> None:
        self._engine = engine
        self._condition = condition
        self._writing = engine.execution_options(writes=True)
        self._thread = ThreadPoolExecutor(1, "rowlock-paper")

    @classmethod
    def open(cls, database: str, condition: Condition | None = None) -> "SqlPaperStore":
        """Open a database that was brought to the newest form before.

        ``condition`` is that of the tables' store, if one is open on it.

        Raises:
            Fault: ``bad-database``.
        """
        return cls(opening.engine(opening.address(database)), condition or Condition())

    async def add(self, paper: Paper) -> None:
        """Keep a new game."""

        def write() -> None:
            with self._writing.begin() as connection:
                connection.execute(sa.insert(papers).values(msgspec.structs.asdict(paper)))

        await self._do(write, writes=True)

    async def load(self, game: str) -> tuple[Paper, tuple[Written, ...]] | None:
        """A game with its notes in order, or None."""

        def read() -> tuple[Paper, tuple[Written, ...]] | None:
            with self._engine.connect() as connection:
                row = connection.execute(
                    sa.select(papers).where(papers.c.game == game)
                ).one_or_none()
                if row is None:
                    return None
                notes = connection.execute(
                    sa.select(paper_notes.c.seq, paper_notes.c.session, paper_notes.c.note)
                    .where(paper_notes.c.game == game)
                    .order_by(paper_notes.c.seq)
                )
                kept = tuple(Written(seq, who, _note.decode(note)) for seq, who, note in notes)
                return Paper(row.game, row.pad, bool(row.hidden), row.opened), kept

        return await self._do(read)

    async def write(self, game: str, notes: Sequence[Written]) -> None:
        """Keep notes, all or none; on disk once this returns.

        Raises:
            Conflict: a note of that number is there already.
        """
        rows = [
            {
                "game": game,
                "seq": kept.seq,
                "session": kept.session,
                "note": msgspec.json.encode(kept.note).decode(),
            }
            for kept in notes
        ]

        def write() -> None:
            with self._writing.begin() as connection:
                connection.execute(sa.insert(paper_notes), rows)

        await self._do(write, writes=True)

    async def close(self) -> None:
        """Finish what was begun and let go."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    async def _do(self, work: Callable[[], _T], writes: bool = False) -> _T:
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except IntegrityError as error:
            raise Conflict(str(error)) from error
        except SQLAlchemyError as error:
            if writes:
                self._condition.failed(error)
            raise Unavailable(str(error)) from error
        if writes:
            self._condition.worked()
        return done
