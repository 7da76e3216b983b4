from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.lab import oracle
from rowlock.rules import kernel, turn
from rowlock.rules.turn import Phase, Position

CELLS, LIMIT = 4, 2


@pytest.fixture(scope="module")
def solved():
    plain = oracle.rules(CELLS, LIMIT)
    return plain, oracle.reduced(plain), oracle.solve(plain)


@settings(max_examples=200, deadline=None)
@given(st.integers(1, 3), st.integers(1, 3), st.lists(st.integers(0, 4), min_size=9, max_size=9))
def test_a_matrix_game_has_one_value_for_both_sides(rows, columns, entries):
    """No pure choice of either side does better than the value against the other's mixed choice."""
    matrix = np.array(entries, float).reshape(3, 3) / 4
    part = matrix[:rows, :columns]
    worth, q = oracle.mixed(matrix, rows, columns)
    turned, p = oracle.mixed(1 - matrix.T.copy(), columns, rows)
    assert q[:columns].sum() == pytest.approx(1)
    assert (part @ q[:columns]).max() <= worth + 1e-7
    assert (p[:rows] @ part).min() >= worth - 1e-7
    assert turned == pytest.approx(1 - worth, abs=1e-7)


def test_every_value_is_a_share(solved):
    """Values lie between 0 and 1 wherever a game may still run, and nowhere else."""
    plain, look, values = solved
    running = look.closed[:, None] == look.closed
    running &= [kernel.bits(int(mask)) < plain.rows_to_end for mask in look.closed]
    assert ((values >= 0) & (values <= 1))[running].all()
    assert (values[~running] == oracle.UNKNOWN).all()


def test_values_follow_from_the_turns_of_the_rules(solved):
    """A value is the mean over all rolls of the matrix game whose entries ``rules.turn`` leads to."""
    plain, look, values = solved
    rng = np.random.default_rng(5)
    known = np.argwhere(values >= 0)
    for mine, other in known[rng.choice(len(known), 12, replace=False)]:
        sheets = tuple(tuple(map(int, look.sheets[one])) for one in (mine, other))
        closed = int(look.closed[mine])
        start = Position(plain, sheets, roller=0, closed=closed)
        worths = [roll_worth(start, dice, look, values) for dice in product((1, 2, 3), repeat=4)]
        assert np.mean(worths) == pytest.approx(values[mine, other], abs=1e-9)


def roll_worth(start, dice, look, values):
    """The value of a roll to the roller, by ``rules.turn`` and the values one turn later."""
    gone = [start.closed >> row & 1 for row in (0, 1)]
    dice = (*dice[:2], *(0 if out else die for die, out in zip(dice[2:], gone, strict=True)))
    rolled = turn.roll(start, dice)
    choices = [turn.legal(rolled, seat) for seat in (0, 1)]
    matrix = np.zeros((3, 3))
    for (i, ours), (j, theirs) in product(*map(enumerate, choices)):
        matrix[i, j] = after(turn.settle(rolled, [ours, theirs]), look, values)
    return oracle.mixed(matrix, *map(len, choices))[0]


def after(position, look, values):
    """What a position is worth to seat 0, who rolled."""
    if position.phase is Phase.OVER:
        ours, theirs = turn.scores(position)
        return (ours > theirs) + 0.5 * (ours == theirs)
    if position.phase is Phase.COLOUR:
        legal = turn.legal(position, 0)
        nexts = (turn.settle(position, [choice, turn.Choice()]) for choice in legal)
        return max(after(one, look, values) for one in nexts)
    numbers = [
        oracle.index(look, np.array(sheet), position.closed, LIMIT) for sheet in position.sheets
    ]
    return 1 - values[numbers[1], numbers[0]]


def test_rolling_first_is_an_advantage(solved):
    """The first of two equal players wins more than half, as in the full game."""
    _, _, values = solved
    assert 0.5 < values[0, 0] < 0.6
