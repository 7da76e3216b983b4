"""One table's log in memory, and the only pen that writes to it."""

import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import structlog
from msgspec.structs import replace

from rowlock.record.events import ChoiceMade, Event
from rowlock.record.fold import Game
from rowlock.record.log import Entry
from rowlock.rules.refusal import Refusal
from rowlock.server import house, metrics
from rowlock.server.hourglass import Hourglass
from rowlock.server.ports import Change, Conflict, Kept, Progress, Store, Unavailable
from rowlock.server.room import Room
from rowlock.server.settings import Limits
from rowlock.server.state import State, folded, happen, step

ATTEMPTS = 20
"""How often a change is decided anew when another worker wrote first."""

_log = structlog.get_logger()


class Plan(NamedTuple):
    """What is to be written: facts, to which the house adds what follows, and the room."""

    events: Sequence[Event] = ()
    room: Room | None = None


Decide = Callable[[], Plan | Refusal | None]
"""Looks at the book and says what to write, why not, or None for nothing."""


class Book:
    """What a table holds: ``room``, and ``state`` once its game has been opened."""

    def __init__(self, kept: Kept, store: Store, players: house.Players, limits: Limits) -> None:
        self._patience = {"waiting": limits.waiting_seconds, "running": limits.quiet_seconds}
        self._store = store
        self._players = players
        self._rng = random.Random()  # noqa: S311 - chance for computer players, never for dice
        self._seed = kept.seed
        self._keys: set[tuple[int, str]] = set()
        self.room = kept.room
        self.state: State | None = None
        self._hourglass = Hourglass()
        self._take(kept)
        self._hourglass.turn(self.state, loaded=True)

    @property
    def game(self) -> Game | None:
        """The game as it stands on disk."""
        return self.state.game if self.state else None

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.state.last.seq if self.state else 0

    @property
    def left(self) -> float | None:
        """Seconds left to choose in, less than 0 when time is up; None where no clock runs."""
        limit = self.room.clock
        if limit is None or self.game is None or self.game.over:
            return None
        return limit - self._hourglass.gone

    @property
    def seed(self) -> bytes:
        """The seed: for the house only."""
        return self._seed

    def has(self, seat: int, key: str) -> bool:
        """Whether this choice has been written already."""
        return (seat, key) in self._keys

    async def write(self, decide: Decide) -> Refusal | None:
        """Write what ``decide`` makes of the book, anew if another worker wrote first."""
        for _ in range(ATTEMPTS):
            plan = decide()
            if isinstance(plan, Refusal):
                return plan
            if plan is None:
                return None
            try:
                if await self._tried(plan):
                    return None
            except Unavailable:
                break
        return Refusal("unavailable")

    async def _tried(self, plan: Plan) -> bool:
        """Whether a plan could be written; if another worker was first, its writing is read."""
        try:
            await self._write(plan)
        except Conflict:
            await self.refresh(whole=plan.room is not None)
            return False
        return True

    async def refresh(self, whole: bool) -> None:
        """Read what other workers wrote: the new entries, or with ``whole`` the room as well.

        Raises:
            Unavailable: the store cannot say.
        """
        if not whole:
            for entry in await self._store.news(self.room.table, self.seq):
                self._note(entry)
                self.state = step(self.state, entry)
        elif (kept := await self._store.load(self.room.table)) is not None:
            self._take(kept)
        self._hourglass.turn(self.state)

    async def _write(self, plan: Plan) -> None:
        """Keep a plan and what follows from it; then, not before, the game moves.

        If the store cannot say whether it was kept, the next entry finds out by its number.

        Raises:
            Conflict: another worker wrote first.
            Unavailable: the store cannot say.
        """
        at = time.time_ns() // 1_000_000
        state, entries = self.state, []
        for event in plan.events:
            state = happen(state, event, at)
            entries.append(state.last)
        if state is not None and entries:
            for after in house.follow(state, at, self._seed, self._players, self._rng):
                state = after
                entries.append(state.last)
        room = _closed(plan.room, self.room, state)
        await self._store.save(self._change(entries, room, state, at))
        if entries:
            self._count(state, entries)
        for entry in entries:
            self._note(entry)
        self.state, self.room = state, room or self.room
        self._hourglass.turn(state)

    def _change(
        self, entries: Sequence[Entry], room: Room | None, state: State | None, at: int
    ) -> Change:
        now = room or self.room
        patience = self._patience.get(now.state) if now.online else None
        due = None if patience is None else at + patience * 1000
        progress: Progress | None = _progress(state, now)
        if room is None and progress == _progress(self.state, now):
            progress = None  # one of several choices of a roll: the list has nothing new
        return Change(now.table, entries, room, progress, due=due)

    def _take(self, kept: Kept) -> None:
        self.room = kept.room
        self._seed = kept.seed
        self._keys = set()
        for entry in kept.entries:
            self._note(entry)
        self.state = folded(kept.entries)

    def _note(self, entry: Entry) -> None:
        if isinstance(entry.event, ChoiceMade) and entry.event.key:
            self._keys.add((entry.event.seat, entry.event.key))

    def _count(self, state: State | None, entries: Sequence[Entry]) -> None:
        choices = (entry.event for entry in entries if isinstance(entry.event, ChoiceMade))
        metrics.CHOICES.inc(sum(choice.by == "person" for choice in choices))
        if state is None:
            return
        metrics.TURNS.inc(len(state.game.turns) - len(self.game.turns if self.game else ()))
        if state.game.over:
            reason = state.game.position.reason
            metrics.ENDED.labels(reason).inc()
            _log.info("game over", table=self.room.table, reason=reason)


def _progress(state: State | None, room: Room) -> Progress:
    if state is None:
        return Progress(0, room.state)
    return Progress(state.game.position.turn, state.game.position.phase)


def _closed(planned: Room | None, room: Room, state: State | None) -> Room | None:
    """The room to keep: the one planned, and over when its game is."""
    if state is None or not state.game.over or room.state == "over":
        return planned
    return replace(planned or room, state="over", version=room.version + 1)
