from itertools import product

import numpy as np
import pytest

from rowlock.lab import lend, solve, solve_spread
from rowlock.lab.solve_play import play
from rowlock.rules import kernel, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset, options, ruleset
from rowlock.rules.turn import Choice, Phase, Position

FACES = 3
SUMS = range(2 * FACES + 1)
UP = (2, 3, 4, 5, 6)
DOWN = (6, 5, 4, 3, 2)
SHUFFLED = (4, 2, 6, 3, 5)
OWN_COLOUR = ((0,) * 5, (1,) * 5)
CHANGING = ((1, 1, 0, 1, 0), (0, 1, 1, 0, 1))
"""By row and cell the die whose colour it has; each die keeps one cell of every sum."""


def small(numbers, colours=OWN_COLOUR, **changes):
    """Two rows of five cells, three-sided dice, a lock after two marks."""

    def place(row, total):
        return row * 16 + numbers[row].index(total) if total in numbers[row] else PASS

    def coloured(die, total):
        places = (place(row, total) for row in range(2))
        return next((at for at in places if at != PASS and colours[at >> 4][at & 15] == die), PASS)

    rules = Ruleset(
        one_roll=False,
        after_turn=False,
        die_until_turn_end=False,
        either_order=False,
        penalty_points=5,
        penalty_limit=2,
        lock_after=2,
        rows_to_end=2,
        turn_limit=0,
        faces=FACES,
        lock_from=(4, 4),
        row_of_die=(colours[0][-1], colours[1][-1]),
        white_places=tuple(tuple(place(row, total) for row in range(2)) for total in SUMS),
        colour_places=tuple(tuple(coloured(die, total) for total in SUMS) for die in range(2)),
        points=(0, 1, 3, 6, 10, 15, 21),
    )
    return rules._replace(**changes)


VARIANTS = {
    "phased": small((UP, DOWN)),
    "phased, one penalty": small((UP, DOWN), penalty_limit=1),
    "phased, shuffled": small((SHUFFLED, UP), penalty_limit=1),
    "one-roll": small((UP, DOWN), one_roll=True, after_turn=True, die_until_turn_end=True),
    "either order": small(
        (UP, DOWN), one_roll=True, after_turn=True, either_order=True, penalty_limit=1
    ),
    "mixed": small((UP, DOWN), CHANGING, penalty_limit=1),
    "mixed, die until turn end": small(
        (UP, UP), CHANGING, after_turn=True, die_until_turn_end=True, penalty_limit=1
    ),
    "first lock ends": small((UP, UP), rows_to_end=1, penalty_limit=1),
}


class Recursion:
    """The optimum by visiting every position, roll and choice with the rules' own functions.

    ``final`` is what a finished game is worth.
    """

    def __init__(self, rules, final=lambda total: total):
        self.rules, self.final, self.known = rules, final, {}

    def value(self, sheet, closed):
        """What is expected before a roll."""
        if (sheet, closed) not in self.known:
            position = Position(self.rules, (sheet,), 0, closed=closed)
            faces = range(1, FACES + 1)
            coloured = [(0,) if closed >> row & 1 else faces for row in self.rules.row_of_die]
            rolls = list(product(faces, faces, *coloured))
            total = sum(self.choose(turn.roll(position, dice)) for dice in rolls)
            self.known[sheet, closed] = total / len(rolls)
        return self.known[sheet, closed]

    def choose(self, position):
        """What the best choice is worth."""
        settled = (turn.settle(position, [choice]) for choice in turn.legal(position, 0))
        return max(self.after(position) for position in settled)

    def after(self, position):
        if position.phase is Phase.OVER:
            return self.final(kernel.score(self.rules, position.sheets[0]))
        if position.phase is Phase.COLOUR:
            return self.choose(position)
        return self.value(position.sheets[0], position.closed)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_solver_agrees_with_exhaustive_recursion_on_every_sheet(name):
    """On a reduced pad each reachable sheet is worth what visiting every choice finds."""
    rules = VARIANTS[name]
    recursion = Recursion(rules)
    start = recursion.value((0, 0, 0), 0)
    made = solve.solve(rules, workers=2)
    assert made.value == pytest.approx(start, abs=1e-9)
    assert made.states > 0
    for (sheet, closed), worth in recursion.known.items():
        assert made.table.worth(sheet, closed) == pytest.approx(worth, abs=1e-4)


@pytest.mark.parametrize("target", [0, 12, 25])
def test_the_best_chance_of_a_target_agrees_with_exhaustive_recursion(target):
    """Playing for a target alone reaches it as often as visiting every choice says."""
    rules = VARIANTS["phased, one penalty"]
    recursion = Recursion(rules, lambda total: float(total >= target))
    chance = solve.best_chance(rules, target, workers=1)
    assert 0 < chance <= 1
    assert chance == pytest.approx(recursion.value((0, 0, 0), 0), abs=1e-9)


@pytest.mark.parametrize("name", ["phased", "one-roll", "mixed"])
def test_the_distribution_is_that_of_games_played_by_the_table(name):
    """Its chances add up to 1, its mean is the value, and played games fall as it says."""
    rules = VARIANTS[name]
    made = solve.solve(rules)
    chances = solve_spread.distribution(made.table)
    assert sum(chances.values()) == pytest.approx(1, abs=1e-12)
    mean = sum(total * chance for total, chance in chances.items())
    assert mean == pytest.approx(made.value, abs=1e-5)
    games = 40_000
    totals = play(lend.record(rules), made.table.laid, made.table.layers, games, 1)
    assert set(totals.astype(int)) <= set(chances)
    for total, chance in chances.items():
        share = np.mean(totals == total)
        error = np.sqrt(chance * (1 - chance) / games)
        assert abs(share - chance) <= 5 * error + 1 / games


def test_a_hazard_makes_points_to_come_worth_less():
    """What may still come counts only as often as the game goes on, by rows closed."""
    rules = VARIANTS["first lock ends"]
    chance = 0.25

    class Hazard(Recursion):
        def after(self, position):
            worth, now = super().after(position), kernel.score(rules, position.sheets[0])
            if position.phase is not Phase.ROLL:
                return worth
            return now + (1 - chance) * (worth - now)

    expected = Hazard(rules).value((0, 0, 0), 0)
    assert solve.solve(rules, hazard=(chance,)).value == pytest.approx(expected, abs=1e-9)
    assert expected < solve.solve(rules).value


@pytest.mark.parametrize("chance", [-0.1, 1.0])
def test_a_hazard_is_a_chance_below_one(chance):
    """A game that surely ends after every turn is refused, as is a negative chance."""
    with pytest.raises(Fault) as fault:
        solve.solve(VARIANTS["first lock ends"], hazard=(chance,))
    assert fault.value.code == "bad-hazard"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("given", "value"),
    [
        ({}, 115.48312),
        ({"preset": "crosswise"}, 115.91081),
        ({"timing": "one-roll"}, 115.91081),
    ],
)
def test_the_classic_pad_is_worth_what_is_known(given, value):
    """The optimum is 115.4831 by the rulebook and 115.9108 when a roll is answered at once."""
    rules = ruleset(options(given))
    made = solve.solve(rules)
    assert made.value == pytest.approx(value, abs=1e-5)
    assert made.states == 4 * (1_274_406 + 89_376)
    games = 20_000
    totals = play(lend.record(rules), made.table.laid, made.table.layers, games, 1)
    assert abs(totals.mean() - made.value) < 3 * totals.std() / np.sqrt(games)


@pytest.mark.slow
def test_a_mixx_pad_is_worth_what_was_found():
    """A pad whose colours change in a row, in one-roll timing: the game ends with one penalty."""
    rules = ruleset(options({"pad": "mixx-a", "timing": "one-roll", "penalty_limit": 1}))
    made = solve.solve(rules)
    assert made.value == pytest.approx(95.100016, abs=1e-5)
    assert made.states == 5_270_048


def test_the_answers_of_the_table_need_no_more_than_a_choice():
    """A choice that passes for free is legal and worth what the sheet is worth afterwards."""
    rules = VARIANTS["one-roll"]
    made = solve.solve(rules)
    position = turn.roll(turn.start(rules, 1), (1, 1, 1, 1))
    after = turn.settle(position, [Choice()])
    assert after.sheets[0][kernel.PENALTIES] == 1
    assert made.table.worth(after.sheets[0], 0) < made.value - rules.penalty_points + 1


@pytest.mark.parametrize("given", [{"turn_limit": 20}])
def test_rules_that_are_not_covered_are_refused(given):
    """A game with a limit of turns has other states and is refused, not solved wrongly."""
    with pytest.raises(Fault) as fault:
        solve.solve(ruleset(options(given)))
    assert fault.value.code == "not-solved"
