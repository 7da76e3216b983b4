"""What the Expert's thinking gives away on the reduced pad, decision by decision, exactly.

A white choice is held against the other's best mixed choice, a colour choice against the best one;
a loss is in shares of the win, 0 for a choice that best play may make.
"""

from typing import Any, NamedTuple

import numpy as np

from rowlock.lab import lend, train, train_play
from rowlock.lab.oracle import Reduced, colour_value, coloured, fill, mixed, throw
from rowlock.lab.train_games import draw
from rowlock.lab.train_play import colour_choice, colour_open, decide, predict, white_open
from rowlock.players.expert_net import Weights
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset


class Loss(NamedTuple):
    """Shares of the win given away a decision, and how many decisions there were.

    Decisions with one legal choice do not count.
    """

    white: float
    whites: int
    colour: float
    colours: int


def measure(
    plain: Ruleset, look: Reduced, values: Any, net: Weights, games: int, seed: int
) -> Loss:
    """The losses of the network (one kind of rows) over so many games against itself."""
    totals = np.zeros(4)
    room, sheets, dice, _ = train.table(2, len(plain.lock_from), thorough=True)
    shape = train_play.shape_of(plain, 1)
    random = np.array([seed], np.uint64)
    for _ in range(games):
        _game(lend.record(plain), look, values, net, shape, room, sheets, dice, random, totals)
    white, whites, colour, colours = totals
    return Loss(white / whites, int(whites), colour / colours, int(colours))


@lend.compiled
def _game(
    rules: Any,
    look: Any,
    values: Any,
    net: Any,
    shape: Any,
    room: Any,
    sheets: Any,
    dice: Any,
    random: Any,
    totals: Any,
) -> None:
    """One game; ``sheets[0]`` is always the roller's. Adds losses and decisions to ``totals``."""
    sheets[:] = 0
    whites: Any = np.zeros(2, np.int64)
    closed, turn = 0, 0
    while True:
        turn += 1
        throw(np.int64(draw(random) % np.uint64(81)), dice)
        predict(rules, net, shape, sheets, dice, closed, turn, 0, room)
        for seat in range(2):
            made = decide(rules, net, shape, sheets, dice, closed, turn, 0, seat, room)
            whites[seat] = made[0]
        _white_loss(rules, look, values, sheets, closed, dice, whites, totals)
        white, landed = whites[0], closed
        closed = kernel.settle_white(rules, sheets, whites, closed)
        if not kernel.colour_follows(rules, closed):
            return
        mark = colour_choice(rules, net, shape, sheets, dice, landed, closed, turn, 0, white, room)
        best = colour_value(rules, look, values, sheets, landed, closed, dice, white)[0]
        lost = best - coloured(rules, look, values, sheets, closed, white, mark)
        totals[2] += lost
        totals[3] += _may_colour(rules, sheets, dice, landed, closed)
        closed = kernel.settle_roller(rules, sheets[0], white, mark, closed)
        if kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING:
            return
        for column in range(sheets.shape[1]):
            held = sheets[0, column]
            sheets[0, column] = sheets[1, column]
            sheets[1, column] = held


@lend.compiled
def _may_colour(rules: Any, sheets: Any, dice: Any, landed: Any, closed: Any) -> bool:
    """Whether the roller has a colour mark to choose."""
    usable = kernel.closed_for_colour(rules, landed, closed)
    for option in range(kernel.colour_options(rules)):
        if colour_open(rules, sheets[0], dice, usable, PASS, option) != PASS:
            return True
    return False


@lend.compiled
def _white_loss(
    rules: Any,
    look: Any,
    values: Any,
    sheets: Any,
    closed: Any,
    dice: Any,
    whites: Any,
    totals: Any,
) -> None:
    """Add what both white choices lose against best play of the other."""
    matrix, sizes = np.zeros((3, 3)), np.zeros(2, np.int64)
    fill(rules, look, values, sheets, closed, dice, matrix, sizes)
    worth, q = mixed(matrix, sizes[0], sizes[1])
    p = mixed(1 - matrix.T.copy(), sizes[1], sizes[0])[1]
    for seat in range(2):
        chosen = number = 0
        for row in range(-1, len(rules.lock_from)):
            place = white_open(rules, sheets, dice, closed, seat, row)
            if row >= 0 and place == PASS:
                continue
            if place == whites[seat]:
                chosen = number
            number += 1
        if number > 1:
            got = (matrix[chosen] * q).sum() if seat == 0 else (matrix[:, chosen] * p).sum()
            totals[0] += abs(worth - got)
            totals[1] += 1
