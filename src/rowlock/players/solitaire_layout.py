"""The states of the one-player game, numbered.

What a sheet can still bring depends, row by row, only on the *stop* (how many cells the last mark
has used up, 0 for an empty row) and on the number of marks; of a closed row only that it is closed.
A *shape* is one stop per row; the sheets of one shape, told apart by their marks, lie together in a
block. Shapes that are mirror images of one another (red and yellow of the classic pad) share one.

A pad of fewer than four rows is filled up, in front, with rows that take no mark.
"""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset

ROWS = 4
END = 0
"""The entry that stands for every game that is over (unless ``keep``): nothing more to come."""


class Layout(NamedTuple):
    """Where the value of each sheet lies within a layer (all sheets with as many penalties).

    The entry of a sheet is ``first[shape] + sum(slot[row] * step[shape][row])``, where ``shape`` is
    the number that has the stops for digits to the base ``stops``, first row first, and the slot of
    a row is its marks less one, or 0. ``keep`` says that closed rows are told apart by their marks
    (slot = marks before the lock less ``lock_after``), as figures over totals need it.

    ``slots[row][stop]`` counts the slots, ``blank`` the rows filled up in front, ``blocks`` are the
    shapes of a running game that have a block of their own, ``size`` is the length of a layer.
    """

    keep: bool
    blank: int
    stops: int
    slots: NDArray[np.int64]
    first: NDArray[np.int64]
    step: NDArray[np.int64]
    blocks: NDArray[np.int64]
    size: int


@cache
def layout(rules: Ruleset, keep: bool = False) -> Layout:
    """The numbering for these rules.

    Raises:
        Fault: ``not-solved`` for rules whose states this does not cover: a limit of turns, more
            than one lock cell a row, or rows of different length.
    """
    _must_be_covered(rules)
    blank = ROWS - len(rules.lock_from)
    stops = rules.lock_from[0] + 2
    slots = _slots(rules, blank, stops, keep)
    numbers = np.arange(stops**ROWS)
    shapes = numbers[:, None] // stops ** np.arange(ROWS)[::-1] % stops
    counts = slots[np.arange(ROWS), shapes]
    over = (shapes == stops - 1).sum(axis=1) >= rules.rows_to_end
    sizes = np.where(over & (not keep), 0, counts.prod(axis=1))
    stands, image = _representatives(shapes, slots, symmetries(rules))
    own = (stands == numbers) & (sizes > 0)
    ends = END + 1 + np.cumsum(np.where(own, sizes, 0))
    step = np.ones((len(numbers), ROWS), np.int64)
    step[:, :-1] = np.cumprod(counts[:, :0:-1], axis=1)[:, ::-1]
    return Layout(
        keep=keep,
        blank=blank,
        stops=stops,
        slots=slots,
        first=np.where(sizes > 0, (ends - sizes)[stands], END),
        step=np.where(sizes[:, None] > 0, np.take_along_axis(step[stands], image, axis=1), 0),
        blocks=numbers[own & ~over],
        size=int(ends[-1]),
    )


def stop_and_slot(
    rules: Ruleset, laid: Layout, row: int, marks: int, closed: int
) -> tuple[int, int]:
    """The stop and the slot of a row holding ``marks``; ``closed`` as in the kernel."""
    count = kernel.bits(marks)
    if closed >> row & 1 == 0:
        return kernel.length(marks), max(count - 1, 0)
    if laid.keep and kernel.locked(rules, row, marks):
        return laid.stops - 1, count - 1 - rules.lock_after
    return laid.stops - 1, 0


def entry(rules: Ruleset, laid: Layout, sheet: Any, closed: int) -> int:
    """Where the value of a sheet lies within a layer, ``END`` if the rows closed end the game."""
    shape = 0
    for row in range(len(rules.lock_from)):
        shape = shape * laid.stops + stop_and_slot(rules, laid, row, sheet[row], closed)[0]
    found = laid.first[shape]
    for row in range(len(rules.lock_from)):
        slot = stop_and_slot(rules, laid, row, sheet[row], closed)[1]
        found += slot * laid.step[shape, laid.blank + row]
    return found  # type: ignore[no-any-return]  # numba knows no int() of a numpy one


def distinct_states(rules: Ruleset, laid: Layout) -> int:
    """How many states a layer has, mirror images counted once (Burnside's lemma)."""
    images = symmetries(rules)
    opened = int(laid.slots[-1, :-1].sum())
    fixed = (_fixed(image, opened, rules.rows_to_end) for image in images)
    return sum(fixed) // len(images)


def _fixed(image: tuple[int, ...], opened: int, rows_to_end: int) -> int:
    """How many states of running games ``image`` leaves alone: a cycle's rows must be alike."""
    by_closed = [1] + [0] * len(image)  # how many ways to close 0, 1, ... rows
    for cycle in _cycles(image):
        by_closed = [
            opened * ways + (by_closed[closed - cycle] if closed >= cycle else 0)
            for closed, ways in enumerate(by_closed)
        ]
    return sum(by_closed[:rows_to_end])


def _cycles(image: tuple[int, ...]) -> Iterator[int]:
    """The lengths of the cycles of a permutation."""
    seen: set[int] = set()
    for start in range(len(image)):
        length, row = 0, start
        while row not in seen:
            seen.add(row)
            length, row = length + 1, image[row]
        if length:
            yield length


def symmetries(rules: Ruleset) -> tuple[tuple[int, ...], ...]:
    """Every way to exchange rows, ``image[row]`` for ``row``, that changes nothing but names.

    Dice may change colour with the rows, and 1 may become the highest face, 2 the second highest
    and so on, on all dice at once.
    """
    rows = len(rules.lock_from)
    turned = (False, True)
    return tuple(
        dict.fromkeys(
            image
            for image in permutations(range(rows))
            for upside_down in turned
            if _is_symmetry(rules, image, upside_down)
        )
    )


def _must_be_covered(rules: Ruleset) -> None:
    last = max(place & 15 for places in rules.white_places for place in places if place != PASS)
    if rules.turn_limit:
        raise Fault("not-solved", f"turn_limit={rules.turn_limit}", "a game without a turn limit")
    if set(rules.lock_from) != {last} or len(rules.lock_from) > ROWS:
        raise Fault("not-solved", "this pad", "up to four rows of one length with one lock cell")


def _slots(rules: Ruleset, blank: int, stops: int, keep: bool) -> NDArray[np.int64]:
    """How many slots a row has at each stop; 0 where a blank row cannot be."""
    slots = np.zeros((ROWS, stops), np.int64)
    slots[:, 0] = 1
    for stop in range(1, stops - 1):
        slots[blank:, stop] = stop
    most = rules.lock_from[0]
    slots[blank:, stops - 1] = most - rules.lock_after + 1 if keep else 1
    return slots


def _representatives(
    shapes: NDArray[np.int64], slots: NDArray[np.int64], images: tuple[tuple[int, ...], ...]
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each shape the number of the one that stands for it, and the image that leads there."""
    blank = ROWS - len(images[0])
    rows = np.array([(*range(blank), *(blank + row for row in image)) for image in images])
    stops = slots.shape[1]
    numbers = (shapes[:, None, :] * stops ** (ROWS - 1 - rows)).sum(axis=2)
    # The solver runs over the slots of the later rows at once: let the first row have few.
    rank = slots[-1, numbers // stops ** (ROWS - 1)] * stops**ROWS + numbers
    best = rank.argmin(axis=1)
    return np.take_along_axis(numbers, best[:, None], axis=1)[:, 0], rows[best]


def _is_symmetry(rules: Ruleset, image: tuple[int, ...], upside_down: bool) -> bool:
    sums = range(2, 2 * rules.faces + 1)

    def other(total: int) -> int:
        return 2 * (rules.faces + 1) - total if upside_down else total

    def moved(place: int) -> int:
        return PASS if place == PASS else image[kernel.row_of(place)] * 16 + (place & 15)

    def dice_agree(die: int, twin: int) -> bool:
        if rules.row_of_die[twin] != image[rules.row_of_die[die]]:
            return False
        mine, its = rules.colour_places[die], rules.colour_places[twin]
        return all(its[other(total)] == moved(mine[total]) for total in sums)

    whites = all(
        rules.white_places[other(total)][image[row]] == moved(rules.white_places[total][row])
        for total in sums
        for row in range(len(image))
    )
    dice = range(len(rules.row_of_die))
    return whites and all(any(dice_agree(die, twin) for twin in dice) for die in dice)


def shapes_by_sum(laid: Layout) -> Iterator[NDArray[np.int64]]:
    """The blocks, gathered by the sum of their stops, the furthest advanced first.

    Every mark raises that sum, so what follows from a block always lies in an earlier group.
    """
    digits = laid.blocks[:, None] // laid.stops ** np.arange(ROWS) % laid.stops
    sums = digits.sum(axis=1)
    for total in sorted(set(sums.tolist()), reverse=True):
        yield laid.blocks[sums == total]
