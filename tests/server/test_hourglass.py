"""Time by a clock that nobody sets."""

from functools import cache

import pytest

from rowlock import players
from rowlock.record import dice, events
from rowlock.server import hourglass
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.hall import Hall
from rowlock.server.hourglass import LEAP_SECONDS, Almanac, Hourglass
from rowlock.server.room import Seating
from rowlock.server.settings import Limits
from rowlock.server.state import happen
from rowlock.server.store.sql import SqlStore

SEED = bytes(32)
HOUR = 3600


class Clocks:
    """The clock of the day, in seconds since 1970, and the one that nobody sets."""

    def __init__(self):
        self.day, self.steady = 1_700_000_000.0, 5_000.0

    def time(self):
        return self.day

    def time_ns(self):
        return round(self.day * 1e9)

    def monotonic(self):
        return self.steady

    def pass_by(self, seconds):
        self.day += seconds
        self.steady += seconds


@pytest.fixture
def clocks(monkeypatch):
    clocks = Clocks()
    monkeypatch.setattr(hourglass, "time", clocks)
    return clocks


def opened(at):
    """A game begun at a time of day, in seconds."""
    seats = (events.Seat("Ann", None), events.Seat("Ben", None))
    opening = events.GameOpened("game", {}, seats, dice.commitment(SEED))
    at = round(at * 1000)
    return happen(happen(None, opening, at), events.GameStarted(0), at)


@pytest.mark.parametrize("ahead", [-HOUR, 0, HOUR])
def test_a_wait_that_begins_now_has_its_full_time(clocks, ahead):
    """Whatever the log says the time is, a wait that has just begun has not lasted at all."""
    glass = Hourglass()
    glass.turn(opened(clocks.day + ahead))
    assert glass.gone == 0
    clocks.day += ahead
    clocks.pass_by(7)
    assert glass.gone == 7


def test_a_table_that_is_loaded_goes_on_where_it_was(clocks):
    """After a restart what has gone by since the wait began counts; a start to come does not."""
    glass = Hourglass()
    glass.turn(opened(clocks.day - 20), loaded=True)
    assert glass.gone == 20
    glass.turn(opened(clocks.day + 20), loaded=True)
    assert glass.gone == 0


def test_the_same_wait_is_not_begun_again(clocks):
    """To hear again of a wait that goes on gives no more time."""
    glass = Hourglass()
    state = opened(clocks.day - 20)
    glass.turn(state, loaded=True)
    glass.turn(state)
    assert glass.gone == 20


def test_after_a_leap_nothing_is_due_for_a_while(clocks):
    """A clock put forward is believed again once what was open before has had its time."""
    almanac = Almanac(patience=100)
    assert almanac.holds()
    clocks.pass_by(8 * HOUR)
    assert almanac.holds()
    clocks.day += LEAP_SECONDS / 2  # put right a little
    assert almanac.holds()
    clocks.day += HOUR
    assert not almanac.holds()
    clocks.pass_by(99)
    assert not almanac.holds()
    clocks.pass_by(1)
    assert almanac.holds()
    clocks.day -= HOUR
    assert almanac.holds()


async def test_a_clock_put_forward_closes_no_waiting_room(clocks, monkeypatch, tmp_path):
    """A room is closed as quiet once nobody came for half an hour, and not since somebody says so."""
    for module in ("hall", "book"):
        monkeypatch.setattr(f"rowlock.server.{module}.time", clocks)
    store = SqlStore.open(f"sqlite:///{tmp_path / 'tables'}")
    limits = Limits(waiting_seconds=HOUR // 2, quiet_seconds=HOUR, idle_seconds=10 * HOUR)
    hall = Hall(store, MemoryBus(), cache(players.by_level), limits)
    name = await hall.open_room(Seating("Ann", session="ann"), {}, 2, True, None)

    async def state():
        await hall.sweep()
        return (await store.load(name)).room.state

    clocks.day += 2 * HOUR
    assert await state() == "waiting"
    clocks.pass_by(HOUR // 2 - 1)
    assert await state() == "waiting"
    clocks.pass_by(HOUR)
    assert await state() == "over"
    await hall.close()
