"""What every computer player must do, at every table."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import players
from rowlock.record.view import Seen
from rowlock.rules import ruleset, turn
from rowlock.rules.refusal import Fault
from rowlock.rules.turn import Choice, Phase

LEVELS = ("casual", "sharp")

TABLES = st.fixed_dictionaries(
    {
        "preset": st.sampled_from(list(ruleset.PRESETS)),
        "pad": st.sampled_from(ruleset.PADS),
        "closed_die": st.sampled_from(("gone", "until-turn-end")),
        "ends": st.sampled_from(("at-once", "after-turn")),
        "rows_to_end": st.sampled_from((2, 4)),
        "lock_after": st.sampled_from((5, 6)),
        "penalty_limit": st.integers(1, 5),
        "turn_limit": st.sampled_from((None, 12)),
    }
)


def thrown(position, rng):
    """The position after a roll."""
    return turn.roll(position, turn.land(position, rng.choices(range(1, 7), k=6)))


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=40)
@given(table=TABLES, seats=st.integers(1, 8), seed=st.integers(0, 1 << 30))
def test_a_player_always_chooses_what_is_legal(level, table, seats, seed):
    """By every pad, timing, option and number of players, each choice is one of the legal ones."""
    rng = random.Random(seed)
    player = players.by_level(level)
    position = turn.start(ruleset.ruleset(ruleset.options(table)), seats)
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            position = thrown(position, rng)
        choices = [Choice()] * seats
        for seat in turn.seats_to_choose(position):
            # the others play anyhow, so that the player meets positions of any kind
            legal = turn.legal(position, seat)
            choices[seat] = rng.choice(legal)
            assert player.choose(Seen(position, seat), rng) in legal
        position = turn.settle(position, choices)


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_goes_on_when_others_have_left(level):
    """Seats that left are no longer looked at, whoever they are."""
    rng = random.Random(1)
    player = players.by_level(level)
    position = turn.leave(turn.start(ruleset.ruleset(ruleset.options()), 4), 0)
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            position = thrown(position, rng)
        choices = [Choice()] * 4
        for seat in turn.seats_to_choose(position):
            choices[seat] = player.choose(Seen(position, seat), rng)
            assert turn.refusal(position, seat, choices[seat]) is None
        position = turn.settle(position, choices)
    assert sum(position.sheets[0]) == 0


def test_an_unknown_player_is_refused():
    """A level that does not exist is a fault that names those that do."""
    with pytest.raises(Fault, match="casual") as raised:
        players.by_level("nobody")
    assert raised.value.code == "unknown-player"
