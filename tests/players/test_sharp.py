"""Sharp is clearly stronger than Casual and never throws a game away at its end."""

import random

import pytest

from rowlock import players
from rowlock.lab import arena, simulate, tally
from rowlock.record.view import Seen
from rowlock.rules import ruleset, sheet, turn
from rowlock.rules.turn import Choice, Phase

PAD = ruleset.pad("classic")


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["", "preset=crosswise", "pad=mixx-a", "pad=mixx-b"])
def test_sharp_wins_clearly_more_than_half_against_casual(rules):
    """Of 20,000 games over both seatings Sharp wins 60 % or more, by every timing and pad."""
    match = arena.Match("sharp", "casual", 2)
    options = ruleset.options_from_text(rules)
    due = arena.tasks(match, options, 20_000, seed=5)
    assert arena.result(list(arena.play(due, options))).share > 0.6


@pytest.mark.slow
def test_sharp_marks_more_than_casual_on_the_rolls_of_others():
    """At one table Sharp makes more marks than Casual when it is not its roll."""
    plan = simulate.plan(["sharp", "casual"], ruleset.options(), seed=3)
    made = simulate.total(simulate.simulate(plan, 20_000))
    sharp, casual = (tally.mean(player.other_marks) for player in made.players)
    assert sharp > casual + 0.3


LAST = {"red": [2, 3, 4, 5, 6, 7], "green": [12, 11]}


def choice_at_the_end(mine, theirs, dice):
    """What Sharp does with its roll when yellow is closed already."""
    rules = ruleset.ruleset(ruleset.options())
    sheets = tuple(sheet.write(rules, PAD, marked) for marked in (mine, theirs))
    position = turn.start(rules, 2)._replace(sheets=sheets, closed=0b10)
    position = turn.roll(position, turn.land(position, dice))
    return players.by_level("sharp").choose(Seen(position, 0), random.Random(0))


def test_sharp_locks_the_last_row_when_that_wins():
    """Ahead with the lock it ends the game."""
    ahead = choice_at_the_end(LAST, {}, (6, 6, 1, 1, 1, 1))
    assert PAD.mark(ahead.white) == ("red", 12)


def test_sharp_never_locks_the_last_row_into_a_lost_game():
    """Behind even with the lock it does anything else."""
    full = {"blue": [12, 11, 10, 9, 8, 7, 6, 5, 4, 3], "green": [12, 11, 10, 9, 8, 7]}
    behind = choice_at_the_end(LAST, full, (6, 6, 1, 1, 1, 1))
    assert behind.white < 0 or PAD.mark(behind.white) != ("red", 12)


def test_sharp_never_takes_the_fourth_penalty_into_a_lost_game():
    """Behind, with three penalties, it makes the worst mark rather than none."""
    mine = {"red": [11], "yellow": [11], "green": [3], "blue": [10], "penalties": 3}
    rules = ruleset.ruleset(ruleset.options())
    position = turn.roll(turn.start(rules, 2), (1, 1, 6, 6, 6, 2))
    theirs = {"red": [2, 3, 4, 5, 6, 7]}
    sheets = tuple(sheet.write(rules, PAD, marked) for marked in (mine, theirs))
    position = position._replace(sheets=sheets, phase=Phase.COLOUR)
    choice = players.by_level("sharp").choose(Seen(position, 0), random.Random(0))
    assert choice == Choice(colour=PAD.place(3, 3))
