"""Games of best play, rolled out with the rules themselves: the check of the solver's figures."""

from typing import Any

import numpy as np

from rowlock.lab.lend import compiled
from rowlock.lab.solve_moves import Floats
from rowlock.players.solitaire_layout import Layout, entry
from rowlock.rules import kernel
from rowlock.rules.ruleset import Ruleset

PASS = kernel.PASS


@compiled
def play(rules: Ruleset, laid: Layout, layers: Floats, games: int, seed: int) -> Floats:
    """The totals of ``games`` one-player games, each choice the best by the table ``layers``.

    ``rules`` as a record, ``layers[penalties, entry]`` points still to come, ``seed`` for the dice.
    The white mark comes first, whatever the option ``order``.
    """
    np.random.seed(seed)
    rows = len(rules.lock_from)
    dice: Any = np.zeros(2 + len(rules.row_of_die), np.int64)
    totals = np.zeros(games)
    for game in range(games):
        sheets: Any = np.zeros((1, rows + 1), np.int64)
        closed, turn = 0, 0
        while True:
            turn += 1
            for die in range(len(dice)):
                dice[die] = np.random.randint(1, rules.faces + 1)
            white, colour, _ = best(rules, laid, layers, sheets[0], closed, dice)
            closed, follows = _white(rules, sheets[0], white, closed)
            if not follows:
                break
            closed = kernel.settle_roller(rules, sheets[0], white, colour, closed)
            if kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING:
                break
        totals[game] = kernel.score(rules, sheets[0])
    return totals


@compiled
def best(
    rules: Ruleset, laid: Layout, layers: Floats, sheet: Any, closed: int, dice: Any
) -> tuple[int, int, float]:
    """The roller's best white and coloured places, and the expected total they lead to."""
    chosen, coloured, most = PASS, PASS, -np.inf
    after, last = sheet.copy(), sheet.copy()
    for row in range(-1, len(rules.lock_from)):
        white = PASS if row < 0 else kernel.white_place(rules, dice, row)
        if row >= 0 and not _open(rules, sheet, closed, white):
            continue
        after[:] = sheet
        settled, follows = _white(rules, after, white, closed)
        by = kernel.closed_for_colour(rules, closed, settled)
        for option in range(-1, kernel.colour_options(rules) if follows else 0):
            colour = PASS if option < 0 else kernel.colour_place(rules, dice, by, option)
            if option >= 0 and not _open(rules, after, by, colour):
                continue
            last[:] = after
            ended = settled
            if follows:
                ended = kernel.settle_roller(rules, last, white, colour, settled)
            worth = float(kernel.score(rules, last))
            if follows and not _over(rules, last, ended):
                worth += layers[last[kernel.PENALTIES], entry(rules, laid, last, ended)]
            if worth > most:
                chosen, coloured, most = white, colour, worth
    return chosen, coloured, most


@compiled
def _open(rules: Ruleset, sheet: Any, closed: int, place: int) -> bool:
    if place == PASS:
        return False
    return kernel.obstacle(rules, sheet[kernel.row_of(place)], closed, place) == kernel.OPEN


@compiled
def _white(rules: Ruleset, sheet: Any, white: int, closed: int) -> tuple[int, bool]:
    """Mark ``white``; returns the closed rows, and whether a colour action follows."""
    if white != PASS:
        closed = kernel.mark(rules, sheet, white, closed)
    return closed, kernel.colour_follows(rules, closed)


@compiled
def _over(rules: Ruleset, sheet: Any, closed: int) -> bool:
    return kernel.outcome(rules, sheet.reshape(1, -1), closed, 0) != kernel.RUNNING
