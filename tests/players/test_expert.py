import random
import subprocess
import sys

import pytest

from rowlock.players import by_level
from rowlock.record.view import Seen
from rowlock.rules import ruleset, sheet, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.turn import Choice, Phase, Position


def deal(position, rng):
    """A roll for the dice still in play."""
    dice = [rng.randint(1, position.rules.faces) for _ in range(6)]
    gone = [position.closed >> row & 1 for row in position.rules.row_of_die]
    return (*dice[:2], *(0 if out else die for die, out in zip(dice[2:], gone, strict=True)))


def play(players, rules, seed):
    """The final position of a game, every choice checked."""
    rng = random.Random(seed)
    position = turn.start(rules, len(players), seed % len(players))
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            position = turn.roll(position, deal(position, rng))
            continue
        choices = [Choice()] * len(players)
        for seat in turn.seats_to_choose(position):
            choices[seat] = players[seat].choose(Seen(position, seat), rng)
            assert turn.refusal(position, seat, choices[seat]) is None
        position = turn.settle(position, choices)
    return position


def position_of(text, sheets, **facts):
    """A position with these sheets, given as ``rules.sheet.write`` takes them."""
    chosen = ruleset.options_from_text(text)
    rules, pad = ruleset.ruleset(chosen), ruleset.pad(chosen.pad)
    written = tuple(sheet.write(rules, pad, one) for one in sheets)
    return Position(rules, written, **{"roller": 0, "turn": 20, **facts})


@pytest.mark.parametrize("players", [1, 2, 3, 5, 8])
@pytest.mark.parametrize(
    "text", ["", "preset=crosswise", "preset=family,pad=mixx-a", "pad=mixx-b,rows_to_end=4"]
)
def test_every_choice_is_legal(text, players):
    """The Expert plays any number of seats, timing, pad and option by the rules to the end."""
    rules = ruleset.ruleset(ruleset.options_from_text(text, players=players))
    seats = [by_level("expert")] + [by_level("casual")] * (players - 1)
    assert play(seats, rules, seed=players).reason is not None


def test_it_wins_more_than_casual():
    """Of two hundred games against Casual the Expert wins well over half."""
    rules = ruleset.ruleset(ruleset.options_from_text(""))
    share = 0.0
    for game in range(200):
        seats = [by_level("casual")] * 2
        seats[game % 2] = by_level("expert")
        scores = turn.scores(play(seats, rules, seed=game // 2))
        mine, other = scores[game % 2], scores[1 - game % 2]
        share += (mine > other) + 0.5 * (mine == other)
    assert share / 200 > 0.58  # about 0.73, standard error 0.03


def test_a_lock_that_loses_the_game_is_not_taken():
    """Behind, with one row closed, the Expert does not close the second while it may pass."""
    position = position_of(
        "",
        [{"red": [2, 3, 4, 5, 6]}, {"green": [12, 11, 10, 9, 8, 7, 6], "blue": [12, 11, 10, 9, 8]}],
        phase=Phase.WHITE,
        roller=1,
        dice=(6, 6, 1, 0, 1, 1),
        closed=0b10,
        landed=0b10,
    )
    lock = position.rules.white_places[12][0]
    assert Choice(lock) in turn.legal(position, 0)
    assert by_level("expert").choose(Seen(position, 0), random.Random(1)).white != lock


def test_a_lock_that_wins_the_game_is_taken():
    """Ahead, with one row closed, the Expert closes the second."""
    position = position_of(
        "",
        [{"red": [2, 3, 4, 5, 6, 7, 8]}, {"green": [12, 11]}],
        phase=Phase.COLOUR,
        dice=(6, 1, 6, 0, 1, 1),
        closed=0b10,
        landed=0b10,
    )
    choice = by_level("expert").choose(Seen(position, 0), random.Random(1))
    assert choice.colour == position.rules.white_places[12][0]


def test_a_fourth_penalty_that_loses_is_not_taken():
    """Behind with three penalties, the Expert burns nine cells rather than pass."""
    position = position_of(
        "",
        [{"penalties": 3}, {"green": [12, 11, 10, 9, 8, 7]}],
        phase=Phase.COLOUR,
        dice=(6, 5, 6, 6, 6, 6),
        closed=0,
    )
    assert by_level("expert").choose(Seen(position, 0), random.Random(1)).colour != PASS


def ends_lost(position, seat, choice):
    """Whether ``choice`` ends the game as lost for ``seat`` even if all others pass."""
    choices = [Choice()] * len(position.sheets)
    choices[seat] = choice
    after = turn.settle(position, choices)
    if after.phase is not Phase.OVER:
        return False
    scores = turn.scores(after)
    return scores[seat] < max(scores)


@pytest.mark.parametrize("text", ["", "preset=crosswise", "pad=mixx-a,penalty_limit=2"])
def test_it_never_ends_a_lost_game_while_it_has_a_choice(text):
    """No lock and no last penalty that loses for certain, in any position of many wild games."""
    rules = ruleset.ruleset(ruleset.options_from_text(text))
    tempted = 0
    for game in range(120):
        rng = random.Random(game)
        position = turn.start(rules, 2 + game % 2)
        while position.phase is not Phase.OVER:
            if position.phase is Phase.ROLL:
                position = turn.roll(position, deal(position, rng))
                continue
            choices = [Choice()] * len(position.sheets)
            for seat in turn.seats_to_choose(position):
                legal = turn.legal(position, seat)
                choices[seat] = rng.choice(legal[1:] or legal)  # marks, so that rows close
                lost = [ends_lost(position, seat, choice) for choice in legal]
                if any(lost) and not all(lost):
                    tempted += 1
                    chosen = by_level("expert").choose(Seen(position, seat), rng)
                    assert not lost[legal.index(chosen)]
            position = turn.settle(position, choices)
    assert tempted > 20


def test_the_table_needs_no_numba():
    """Seating the Expert imports numpy but no compiler."""
    code = (
        "import sys; from rowlock.players import by_level, expert_weights;"
        "from rowlock.rules import ruleset; by_level('expert');"
        "expert_weights.for_rules(ruleset.ruleset(ruleset.options()), 2);"
        "sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
