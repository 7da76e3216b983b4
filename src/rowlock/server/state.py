"""Everything folded from a table's log: the game, its clock, and the last entry."""

from collections.abc import Iterable
from typing import NamedTuple

from rowlock.record import clock, events, fold, log
from rowlock.record.clock import Clock
from rowlock.record.events import Event
from rowlock.record.fold import Game
from rowlock.record.log import Entry
from rowlock.rules.refusal import Fault


class State(NamedTuple):
    """A table once its entry ``last`` has happened."""

    game: Game
    clock: Clock
    last: Entry


def step(state: State | None, entry: Entry) -> State:
    """The state once ``entry`` has happened; the first entry opens the game.

    Raises:
        Fault: it cannot follow.
    """
    if state is None:
        if not isinstance(entry.event, events.GameOpened):
            raise Fault("impossible-event", type(entry.event).__name__, "GameOpened first")
        game = fold.opened(entry.event)
        return State(game, clock.opened(entry, game), entry)
    game = fold.apply(state.game, entry.event)
    return State(game, clock.apply(state.clock, entry, state.game, game), entry)


def happen(state: State | None, event: Event, at: int) -> State:
    """The state once ``event`` has been appended, at a time in milliseconds since 1970."""
    return step(state, log.append(event, at, state.last if state else None))


def folded(entries: Iterable[Entry], state: State | None = None) -> State | None:
    """The state these entries lead to; None if there are none."""
    for entry in entries:
        state = step(state, entry)
    return state
