"""What a skip costs, exactly: the best one can expect from one row that is played by itself.

Rolls alternate between the row's owner, who has the white sum and the colour action, and another
player, on whose rolls only the white sum counts. Nobody else closes the row, no penalty is counted
and the number of rolls is known, so the figures say what skipped cells are worth, not who wins.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product

from rowlock.learn.odds import classic
from rowlock.rules import kernel
from rowlock.rules.kernel import OPEN, PASS

ROW = 0
MOST_SKIPPED = 6


def cost(rolls: int, most: int = MOST_SKIPPED) -> tuple[float, ...]:
    """Points lost by skipping 0, 1, ... ``most`` cells with the row's first mark, ``rolls`` to come."""
    worth = [expected(1 << cell, rolls) for cell in range(most + 1)]
    return tuple(worth[0] - value for value in worth)


@cache
def expected(marks: int, rolls: int) -> float:
    """Points expected in the end from a row with ``marks`` and ``rolls`` rolls to come, played best.

    The owner rolls when ``rolls`` is even, another player when it is odd.
    """
    last = marks.bit_length() - 1
    return _expected(last, kernel.bits(marks), rolls)


@cache
def _expected(last: int, count: int, rolls: int) -> float:
    """The same for a row whose last mark lies in cell ``last`` (-1: none) with ``count`` marks.

    Only these two matter: which of the burned cells were marked changes nothing to come.
    """
    rules = classic()
    if rolls == 0 or kernel.locks(rules, max(last, 0)):
        return float(kernel.row_points(rules, ROW, _like(last, count)))
    stay = _expected(last, count, rolls - 1)
    one = {cell: _expected(cell, count + 1, rolls - 1) for cell in _open(last, count)}
    if rolls % 2:
        best = sum(
            weight * max(stay, one.get(white, 0)) for white, weight in _white_rolls().items()
        )
        return best / len(_every_roll())
    two = {
        (white, colour): _expected(colour, count + 2, rolls - 1)
        for white in one
        for colour in _open(white, count + 1)
    }
    total = 0.0
    for (white, colours), weight in _own_rolls().items():
        found = max(stay, one.get(white, 0))
        for colour in colours:
            found = max(found, one.get(colour, 0), two.get((white, colour), 0))
        total += weight * found
    return total / len(_every_roll())


@cache
def _open(last: int, count: int) -> tuple[int, ...]:
    """The cells that may be marked now."""
    rules, marks = classic(), _like(last, count)
    cells = range(last + 1, rules.lock_from[ROW] + 1)
    return tuple(cell for cell in cells if kernel.obstacle(rules, marks, 0, cell) == OPEN)


def _like(last: int, count: int) -> int:
    """Marks that end in cell ``last`` and are ``count`` in all."""
    return 0 if last < 0 else 1 << last | (1 << count - 1) - 1


@cache
def _every_roll() -> tuple[tuple[int, tuple[int, ...]], ...]:
    """For each roll of three dice the place of the white sum, and those of the coloured die."""
    return tuple(_places())


def _places() -> Iterator[tuple[int, tuple[int, ...]]]:
    rules = classic()
    options = range(kernel.colour_options(rules))
    for first, second, value in product(range(1, rules.faces + 1), repeat=3):
        dice = (first, second, value, 0, 0, 0)
        offered = {kernel.colour_place(rules, dice, 0, option) for option in options} - {PASS}
        yield kernel.white_place(rules, dice, ROW), tuple(sorted(offered))


@cache
def _white_rolls() -> Counter[int]:
    return Counter(white for white, _ in _every_roll())


@cache
def _own_rolls() -> Counter[tuple[int, tuple[int, ...]]]:
    """What each roll of one's own offers, and how many rolls offer it."""
    return Counter(_every_roll())
