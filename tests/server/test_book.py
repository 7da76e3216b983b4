import pytest

from rowlock.players import by_level
from rowlock.record import dice, events, log
from rowlock.server.book import Book, Plan
from rowlock.server.ports import Conflict, Kept, Unavailable
from rowlock.server.room import Room, Seating
from rowlock.server.settings import Limits

SEED = bytes(range(dice.SEED_BYTES))


class Lost:
    """A store that is away: another worker was first, and then nobody answers."""

    def __init__(self, *answers):
        self.answers = list(answers)

    async def save(self, _change):
        raise self.answers.pop(0)

    async def news(self, _table, _after):
        raise Unavailable

    async def load(self, _table):
        raise Unavailable


def book(store):
    seats = (events.Seat("Ann"), events.Seat("Wren", "casual"))
    opened = events.GameOpened("t", {}, seats, dice.commitment(SEED))
    room = Room("t", 0, (Seating("Ann", session="a"), Seating("Wren", bot="casual")))
    kept = Kept(room, SEED, (log.append(opened, 0, None),))
    return Book(kept, store, by_level, Limits())


@pytest.mark.parametrize(
    "answers", [(Unavailable(),), (Conflict(),)], ids=["away", "after conflict"]
)
async def test_a_store_that_is_away_is_a_refusal_and_changes_nothing(answers):
    """Whether it goes before the write or while another's writing is read, nothing has happened."""
    at_hand = book(Lost(*answers))
    before = at_hand.state
    refused = await at_hand.write(lambda: Plan([events.GameStarted(0)]))
    assert refused.code == "unavailable"
    assert at_hand.state is before
