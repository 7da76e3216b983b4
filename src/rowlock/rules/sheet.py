"""The readable face of a sheet: numbers and names in, numbers and names out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rowlock.rules import kernel
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import ROWS, Pad, Ruleset

Sheet = tuple[int, ...]
"""The marks of each row, then the penalties: see ``kernel``."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a sheet as a person reads it; numbers run from left to right.

    ``count`` includes the lock mark, which ``locked`` says is there. ``needed`` is how many more
    marks the last cell asks for, 0 once it is open.
    """

    name: str
    marks: tuple[int, ...]
    burned: tuple[int, ...]
    count: int
    points: int
    locked: bool
    needed: int


def empty(rules: Ruleset) -> Sheet:
    """A sheet with nothing on it."""
    return (0,) * (len(rules.lock_from) + 1)


def read(rules: Ruleset, pad: Pad, sheet: Sheet) -> tuple[Row, ...]:
    """The rows of a sheet, first to last."""
    return tuple(row(rules, pad, number, sheet[number]) for number in range(len(pad.numbers)))


def row(rules: Ruleset, pad: Pad, number: int, marks: int) -> Row:
    """Row ``number``, 0 for the first, with these ``marks``."""
    numbers = pad.numbers[number]
    last = marks.bit_length()
    locked = kernel.locked(rules, number, marks)
    return Row(
        name=ROWS[number],
        marks=tuple(printed for cell, printed in enumerate(numbers) if marks >> cell & 1),
        burned=tuple(
            printed for cell, printed in enumerate(numbers[:last]) if not marks >> cell & 1
        ),
        count=kernel.row_marks(rules, number, marks),
        points=kernel.row_points(rules, number, marks),
        locked=locked,
        needed=0 if locked else max(0, rules.lock_after - kernel.bits(marks)),
    )


def write(rules: Ruleset, pad: Pad, given: Mapping[str, Any]) -> Sheet:
    """The sheet with these numbers marked, ``{"red": [2, 3], ..., "penalties": 1}``.

    Rows left out are empty; the order of the numbers does not matter.

    Raises:
        Fault: ``bad-sheet`` for what no game can lead to.
    """
    penalties = given.get("penalties", 0)
    if not 0 <= penalties <= rules.penalty_limit:
        raise Fault("bad-sheet", f"penalties {penalties}", f"0 to {rules.penalty_limit}")
    rows = (_marks(rules, pad, row, given.get(name, ())) for row, name in enumerate(ROWS))
    return (*rows, penalties)


def _marks(rules: Ruleset, pad: Pad, row: int, numbers: Sequence[int]) -> int:
    name, marks = ROWS[row], 0
    for number in numbers:
        place = pad.place(row, number)
        if place == kernel.PASS or marks >> (place & 15) & 1:
            raise Fault("bad-sheet", f"{name} {number}", f"different numbers of {pad.numbers[row]}")
        marks |= 1 << (place & 15)
    before = kernel.bits(marks & ((1 << rules.lock_from[row]) - 1))
    if kernel.locked(rules, row, marks) and before < rules.lock_after:
        raise Fault("bad-sheet", f"{name} locked after {before}", f"{rules.lock_after} marks first")
    return marks
