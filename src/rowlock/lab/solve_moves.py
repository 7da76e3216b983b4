"""What the solver asks the rules once, before it starts: every answer of the kernel, tabled."""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.players.solitaire_layout import ROWS, Layout, stop_and_slot
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

NEVER = -np.inf
"""The gain of a mark that is not legal."""


class Moves(NamedTuple):
    """The rules as arrays. All rows being alike in length, what a row allows is told once.

    Of a row at a stop and a slot that takes marks in cells ``a - 1`` and then ``b - 1`` (0: no
    mark): ``gain[stop, a, b, slot]`` is the points they bring, or ``NEVER``; ``slot[stop, a, b,
    slot]`` the slot they lead to; ``may[stop, a, b]`` says whether any slot allows it. The stop they
    lead to is the last cell marked + 1.

    ``white[sum, row]`` is the cell a white sum offers, or -1. For rows closed (bit masks):
    ``dice[closed, die, sum]`` is ``row * 16 + cell``, or -1, that white + colour offers;
    ``colour_by[landed, settled]`` the closed rows that the colour action goes by, -1 if none
    follows. ``either`` lets the coloured mark come first; ``penalty`` is its points.
    """

    gain: Floats
    slot: Ints
    may: Bools
    white: Ints
    dice: Ints
    colour_by: Ints
    either: bool
    penalty: float
    faces: int


def moves(rules: Ruleset, laid: Layout, points: bool = True) -> Moves:
    """The answers of the kernel for these rules.

    ``points`` = False leaves every gain and the penalty at 0: what counts is how the game ends.
    """
    gain, slot = _rows(rules, laid)
    if not points:
        gain = np.where(gain > NEVER, 0, NEVER)
    sums = range(2 * rules.faces + 1)
    masks = range(1 << len(rules.lock_from))
    return Moves(
        gain=gain.reshape(laid.stops, -1, gain.shape[-1]),
        slot=slot.reshape(laid.stops, -1, slot.shape[-1]),
        may=np.any(gain > NEVER, axis=3),
        white=np.array([_white(rules, laid, total) for total in sums]),
        dice=np.array([_dice(rules, laid, closed) for closed in masks]),
        colour_by=np.array([[_colour_by(rules, a, b) for b in masks] for a in masks]),
        either=bool(rules.either_order),
        penalty=float(rules.penalty_points) if points else 0.0,
        faces=rules.faces,
    )


def _rows(rules: Ruleset, laid: Layout) -> tuple[Floats, Ints]:
    cells = range(-1, laid.stops - 1)
    shape = (laid.stops, len(cells), len(cells), int(laid.slots.max()))
    gain, slot = np.full(shape, NEVER), np.zeros(shape, np.int64)
    closed = laid.stops - 1
    gain[closed, 0, 0] = 0
    slot[closed, 0, 0] = range(shape[-1])
    for stop, start, a, b in product(range(closed), range(shape[-1]), cells, cells):
        if start < laid.slots[-1, stop]:
            before = marks_at(stop, start)
            after = _marked(rules, before, [cell for cell in (a, b) if cell >= 0])
            if after is not None:
                at = (stop, a + 1, b + 1, start)
                gain[at] = kernel.row_points(rules, 0, after) - kernel.row_points(rules, 0, before)
                slot[at] = stop_and_slot(rules, laid, 0, after, kernel.locked(rules, 0, after))[1]
    return gain, slot


def _marked(rules: Ruleset, marks: int, cells: Iterable[int]) -> int | None:
    """The marks of the first row once these cells are marked, None if that is not legal."""
    for cell in cells:
        if kernel.obstacle(rules, marks, 0, cell) != kernel.OPEN:
            return None
        marks = kernel.with_mark(marks, 0, cell)
    return marks


def marks_at(stop: int, slot: int) -> int:
    """Marks of an open row that lead to this stop and slot; any other such marks play alike."""
    return 0 if stop == 0 else 1 << stop - 1 | (1 << slot) - 1


def _white(rules: Ruleset, laid: Layout, total: int) -> list[int]:
    cells = [-1] * ROWS
    for row, place in enumerate(rules.white_places[total]):
        cells[laid.blank + row] = PASS if place == PASS else place & 15
    return cells


def _dice(rules: Ruleset, laid: Layout, closed: int) -> list[list[int]]:
    """Where each die puts each sum; found by asking the kernel about every pair of dice."""
    offered = [[PASS] * (2 * rules.faces + 1) for _ in rules.row_of_die]
    faces = range(1, rules.faces + 1)
    for die, sums in enumerate(offered):
        for white in faces:
            for value in faces:
                place = kernel.colour_place(
                    rules, (white, white, *(value for _ in offered)), closed, 2 * die
                )
                sums[white + value] = place if place == PASS else place + laid.blank * 16
    return offered


def _colour_by(rules: Ruleset, landed: int, settled: int) -> int:
    if not kernel.colour_follows(rules, settled):
        return -1
    return kernel.closed_for_colour(rules, landed, settled)
