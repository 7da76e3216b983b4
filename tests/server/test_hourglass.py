"""The time of a roll, by a clock that nobody sets."""

import time

import pytest

from rowlock.record import dice, events
from rowlock.server.hourglass import Hourglass
from rowlock.server.state import happen

SEED = bytes(32)


def opened(at):
    seats = (events.Seat("Ann", None), events.Seat("Ben", None))
    opening = events.GameOpened("game", {}, seats, dice.commitment(SEED))
    return happen(happen(None, opening, at), events.GameStarted(0), at)


def now():
    return time.time_ns() // 1_000_000


@pytest.mark.parametrize("ahead", [-3_600_000, 0, 3_600_000])
def test_a_wait_that_begins_now_has_its_full_time(ahead):
    """Whatever the log says the time is, a wait that has just begun has not lasted at all."""
    glass = Hourglass()
    glass.turn(opened(now() + ahead))
    assert 0 <= glass.gone < 1


def test_a_table_that_is_loaded_goes_on_where_it_was():
    """After a restart what has gone by since the wait began counts; a start to come does not."""
    glass = Hourglass()
    glass.turn(opened(now() - 20_000), loaded=True)
    assert 20 <= glass.gone < 21
    glass.turn(opened(now() + 20_000), loaded=True)
    assert 0 <= glass.gone < 1


def test_the_same_wait_is_not_begun_again():
    """To hear again of a wait that goes on gives no more time."""
    glass = Hourglass()
    state = opened(now() - 20_000)
    glass.turn(state, loaded=True)
    glass.turn(state)
    assert glass.gone >= 20
