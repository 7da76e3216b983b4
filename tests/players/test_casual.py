"""Casual is the published simple player."""

import random

import pytest

from rowlock import players
from rowlock.lab import simulate, tally
from rowlock.record.view import Seen
from rowlock.rules import ruleset, sheet, turn

PAD = ruleset.pad("classic")
RULES = ruleset.ruleset(ruleset.options())


def chosen(marked, dice, phase=None):
    """The (white, colour) marks that Casual makes as the roller with this sheet and these dice."""
    position = turn.roll(turn.start(RULES, 2), dice)
    position = position._replace(
        sheets=(sheet.write(RULES, PAD, marked), sheet.empty(RULES)),
        phase=phase or position.phase,
    )
    choice = players.by_level("casual").choose(Seen(position, 0), random.Random(0))
    return tuple(None if place < 0 else PAD.mark(place) for place in choice[:2])


@pytest.mark.slow
def test_two_casual_players_reproduce_their_published_figures():
    """20,000 games: 24-25 turns, 24-26 % end by penalties, mean 66-67, 14-17 % at 90 or more."""
    plan = simulate.plan(["casual", "casual"], ruleset.options(), seed=1)
    made = simulate.total(simulate.simulate(plan, 20_000))
    figures = tally.figures(made, seconds=0)
    assert 24 <= figures["turns"]["mean"] <= 25
    assert 0.24 <= figures["ends"]["penalties"] <= 0.26
    assert 66 <= figures["score"]["mean"] <= 67
    assert 0.14 <= figures["score"]["at_least_90"] <= 0.17


def test_casual_skips_at_most_one_cell():
    """A white 4 is too far on an empty sheet, a white 3 is not."""
    assert chosen({}, (2, 2, 6, 6, 1, 1)) == (None, None)
    assert chosen({}, (1, 2, 6, 6, 1, 1)) == (("red", 3), None)


def test_casual_prefers_the_smaller_skip_then_the_longer_row():
    """Of two marks the nearer is made; of two as near the one in the row with more marks."""
    assert chosen({"red": [2], "yellow": [2, 3]}, (2, 2, 6, 6, 1, 1))[0] == ("yellow", 4)
    assert chosen({"red": [3], "yellow": [2, 3]}, (2, 2, 6, 6, 1, 1))[0] == ("yellow", 4)


def test_casual_takes_a_lock_when_it_can():
    """The last cell is taken whatever it skips."""
    marked = {"red": [2, 3, 4, 5, 6], "blue": [12, 11]}
    assert chosen(marked, (6, 6, 1, 1, 1, 1))[0] == ("red", 12)


def test_casual_skips_up_to_four_only_to_avoid_a_penalty():
    """In the colour action with nothing marked a skip of four is made, of five is not."""
    colour = turn.Phase.COLOUR
    assert chosen({}, (1, 5, 5, 6, 1, 1), colour) == (None, ("red", 6))
    assert chosen({}, (6, 6, 1, 1, 1, 1), colour) == (None, None)
