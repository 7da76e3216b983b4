"""The exact two-player game on a reduced pad: what training, search and the tutor are tested by.

Two rows of five numbers, three-sided dice, lock after two marks, three penalties, timing "phased":
972 sheets and, as pairs, 238,491 positions. Both choose their white marks at once, so a roll
is a matrix game; its value is exact, in mixed choices.

Every turn adds a mark or a penalty to the roller's sheet, so a position never comes back and the
values follow from those of positions further on.
"""

from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.lab import lend
from rowlock.lab.train_play import colour_open, share, white_open
from rowlock.rules import kernel, ruleset
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

FACES, ROWS = 3, 2
UNKNOWN = -1.0

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


class Reduced(NamedTuple):
    """The sheets of a reduced pad, numbered, and the look-ups between marks and row states.

    A row state is, for an open row, its last mark and number of marks, for a closed one its marks.
    """

    opened: Ints  # (2 ** cells,) the state of an open row by marks
    shut: Ints  # (2 ** cells,) the state of a closed row by marks
    states: int  # how many row states there are
    sheets: Ints  # (sheets, ROWS + 1) one sheet that stands for each number
    closed: Ints  # (sheets,) its closed rows
    steps: Ints  # (sheets,) how far it has come; every turn takes the roller's further


def rules(cells: int = 5, penalties: int = 3) -> Ruleset:
    """The rules of the reduced pad: the numbers 2, 3, ... upwards, then from 6 downwards."""
    first = [_place(0, total - 2, cells) for total in range(2 * FACES + 1)]
    second = [_place(1, 2 * FACES - total, cells) for total in range(2 * FACES + 1)]
    return Ruleset(
        one_roll=False,
        after_turn=False,
        die_until_turn_end=False,
        either_order=False,
        penalty_points=3,
        penalty_limit=penalties,
        lock_after=2,
        rows_to_end=2,
        turn_limit=0,
        faces=FACES,
        lock_from=(cells - 1,) * ROWS,
        row_of_die=(0, 1),
        white_places=tuple(zip(first, second, strict=True)),
        colour_places=(tuple(first), tuple(second)),
        points=ruleset.points(cells + 1),
    )


def _place(row: int, cell: int, cells: int) -> int:
    return row * 16 + cell if 0 <= cell < cells else PASS


def reduced(plain: Ruleset) -> Reduced:
    """The sheets under these rules."""
    cells = plain.lock_from[0] + 1
    opened, shut = np.zeros(1 << cells, np.int64), np.zeros(1 << cells, np.int64)
    opens = 1 + sum(range(1, cells))  # none, or the last mark on cell 0 .. cells - 2
    marks_of = np.zeros(opens + cells + 2, np.int64)
    for marks in range(1 << cells):
        last, count = marks.bit_length(), kernel.bits(marks)
        opened[marks] = last * (last - 1) // 2 + count if last < cells else 0
        shut[marks] = opens + kernel.row_marks(plain, 0, marks)
        marks_of[shut[marks]] = marks
        if last < cells:
            marks_of[opened[marks]] = marks
    states = len(marks_of)
    rows = list(product(range(states), range(states), range(plain.penalty_limit)))
    sheets = np.array([(marks_of[a], marks_of[b], lost) for a, b, lost in rows])
    closed = np.array([(a >= opens) | (b >= opens) << 1 for a, b, _ in rows], np.int64)
    far = [int(marks_of[state]).bit_length() if state < opens else cells for state in range(states)]
    steps = np.array([far[a] + far[b] + lost for a, b, lost in rows])
    return Reduced(opened, shut, states, sheets, closed, steps)


def solve(plain: Ruleset) -> Floats:
    """The roller's share of the win before the roll: (sheets, sheets), by its and the other's sheet.

    Pairs that are no position of a running game stay ``UNKNOWN``.
    """
    look = reduced(plain)
    values = np.full((len(look.steps), len(look.steps)), UNKNOWN)
    _solve(lend.record(plain), look, values)
    return values


@lend.compiled
def _solve(rules: Any, look: Any, values: Any) -> None:
    matrix, sizes = np.zeros((ROWS + 1, ROWS + 1)), np.zeros(2, np.int64)
    sheets = np.zeros((2, ROWS + 1), np.int64)
    dice = np.zeros(2 + ROWS, np.int64)
    for steps in range(2 * look.steps.max(), -1, -1):
        for mine in range(len(values)):
            for other in range(len(values)):
                if look.steps[mine] + look.steps[other] != steps:
                    continue
                closed = look.closed[mine]
                if closed != look.closed[other] or kernel.bits(closed) >= rules.rows_to_end:
                    continue
                sheets[0], sheets[1] = look.sheets[mine], look.sheets[other]
                total = 0.0
                for roll in range(FACES ** (2 + ROWS)):
                    throw(roll, dice)
                    if dice[0] <= dice[1]:
                        fill(rules, look, values, sheets, closed, dice, matrix, sizes)
                        weight = 1 if dice[0] == dice[1] else 2
                        total += weight * mixed(matrix, sizes[0], sizes[1])[0]
                values[mine, other] = total / FACES ** (2 + ROWS)


@lend.compiled
def throw(roll: Any, dice: Any) -> None:
    """The dice of roll number ``roll``, 0 to 80."""
    for die in range(2 + ROWS):
        dice[die] = roll % FACES + 1
        roll //= FACES


@lend.compiled
def index(look: Any, sheet: Any, closed: Any, limit: Any) -> Any:
    """The number of a sheet; ``limit`` is that of the penalties."""
    number = 0
    for row in range(ROWS):
        if closed >> row & 1:
            number = number * look.states + look.shut[sheet[row]]
        else:
            number = number * look.states + look.opened[sheet[row]]
    return number * limit + sheet[ROWS]


@lend.compiled
def fill(
    rules: Any, look: Any, values: Any, sheets: Any, closed: Any, dice: Any, matrix: Any, sizes: Any
) -> None:
    """The roll as a matrix game: what each pair of white choices is worth to the roller.

    Choices run as ``white_open``: passing first, then the rows that may be marked; ``sizes`` says
    how many the roller (rows) and the other (columns) have.
    """
    sizes[:] = 0
    whites: Any = np.zeros(2, np.int64)
    for first in range(-1, ROWS):
        whites[0] = white_open(rules, sheets, dice, closed, 0, first)
        if first >= 0 and whites[0] == PASS:
            continue
        column = 0
        for second in range(-1, ROWS):
            whites[1] = white_open(rules, sheets, dice, closed, 1, second)
            if second >= 0 and whites[1] == PASS:
                continue
            after = sheets.copy()
            settled = kernel.settle_white(rules, after, whites, closed)
            if kernel.colour_follows(rules, settled):
                worth = colour_value(rules, look, values, after, closed, settled, dice, whites[0])[
                    0
                ]
            else:
                worth = share(rules, after, 0)
            matrix[sizes[0], column] = worth
            column += 1
        sizes[0] += 1
        sizes[1] = column


@lend.compiled
def colour_value(
    rules: Any,
    look: Any,
    values: Any,
    sheets: Any,
    landed: Any,
    settled: Any,
    dice: Any,
    white: Any,
) -> Any:
    """The roller's best share of the win in the colour action, and the choice that brings it."""
    usable = kernel.closed_for_colour(rules, landed, settled)
    best, choice = -1.0, PASS
    for option in range(-1, kernel.colour_options(rules)):
        colour = colour_open(rules, sheets[0], dice, usable, PASS, option)
        if option >= 0 and colour == PASS:
            continue
        worth = coloured(rules, look, values, sheets, settled, white, colour)
        if worth > best:
            best, choice = worth, colour
    return best, choice


@lend.compiled
def coloured(
    rules: Any, look: Any, values: Any, sheets: Any, settled: Any, white: Any, colour: Any
) -> Any:
    """What a colour choice is worth to the roller."""
    after = sheets.copy()
    closed = kernel.settle_roller(rules, after[0], white, colour, settled)
    if kernel.outcome(rules, after, closed, 0) != kernel.RUNNING:
        return share(rules, after, 0)
    limit = rules.penalty_limit
    mine, other = index(look, after[0], closed, limit), index(look, after[1], closed, limit)
    return 1 - values[other, mine]


@lend.compiled
def mixed(matrix: Any, rows: Any, columns: Any) -> Any:
    """The value and the column chooser's best mixed choice, from the supports of equal size.

    Of every square part that has a solution with all chances positive, the one that neither side
    can better is the answer; a zero-sum game always has one (Shapley and Snow, 1950).
    """
    chances = np.zeros(3)
    for left in range(1, 1 << rows):
        for right in range(1, 1 << columns):
            size = kernel.bits(left)
            if size != kernel.bits(right):
                continue
            found, p, q, worth = _square(matrix, rows, columns, left, right, size)
            if found and _holds(matrix, rows, columns, p, q, worth):
                return worth, q
    return UNKNOWN, chances


@lend.compiled
def _square(matrix: Any, rows: Any, columns: Any, left: Any, right: Any, size: Any) -> Any:
    """Chances that make the other side indifferent over a square part: solve two linear systems."""
    p, q = np.zeros(3), np.zeros(3)
    ours, theirs = np.zeros((size + 1, size + 2)), np.zeros((size + 1, size + 2))
    i = 0
    for row in range(rows):
        if left >> row & 1:
            j = 0
            for column in range(columns):
                if right >> column & 1:
                    theirs[i, j] = ours[j, i] = matrix[row, column]
                    j += 1
            i += 1
    ours[:size, size] = theirs[:size, size] = -1
    ours[size, :size] = theirs[size, :size] = 1
    ours[size, size + 1] = theirs[size, size + 1] = 1
    if not (_eliminate(ours) and _eliminate(theirs)):
        return False, p, q, 0.0
    i = j = 0
    for row in range(rows):
        if left >> row & 1:
            p[row] = ours[i, size + 1]
            i += 1
    for column in range(columns):
        if right >> column & 1:
            q[column] = theirs[j, size + 1]
            j += 1
    return p.min() > -1e-9 and q.min() > -1e-9, p, q, ours[size, size + 1]


@lend.compiled
def _eliminate(system: Any) -> bool:
    """Solve a linear system in place, its last column the right side; whether it has a solution."""
    size = len(system)
    for step in range(size):
        pivot = step + np.argmax(np.abs(system[step:, step]))
        if abs(system[pivot, step]) < 1e-12:
            return False
        for column in range(step, size + 1):
            held = system[step, column]
            system[step, column] = system[pivot, column]
            system[pivot, column] = held
        for row in range(size):
            if row != step:
                factor = system[row, step] / system[step, step]
                for column in range(step, size + 1):
                    system[row, column] -= factor * system[step, column]
    for row in range(size):
        system[row, size] /= system[row, row]
    return True


@lend.compiled
def _holds(matrix: Any, rows: Any, columns: Any, p: Any, q: Any, worth: Any) -> bool:
    """Whether neither side can do better than ``worth`` against the other's chances."""
    for row in range(rows):
        got = 0.0
        for column in range(columns):
            got += matrix[row, column] * q[column]
        if got > worth + 1e-9:
            return False
    for column in range(columns):
        got = 0.0
        for row in range(rows):
            got += matrix[row, column] * p[row]
        if got < worth - 1e-9:
            return False
    return True
