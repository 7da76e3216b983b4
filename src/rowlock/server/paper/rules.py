"""The rules of one sheet as data, computed by the kernel, for a page that has no server to ask.

A row of a pad can lie in few enough ways to list them all. The page looks up what the kernel says
about each and knows no rule itself: docs/decisions/0006-rules-as-data-offline.md.
"""

from functools import cache

import msgspec

from rowlock.record.view import PadView
from rowlock.rules import kernel, ruleset
from rowlock.rules.ruleset import ROWS, Options, Ruleset

Lies = tuple[str, int, int, int]
"""A row as it lies: the kernel's obstacle to marking each cell, left to right, one digit a cell;
the marks it counts, lock mark included; its points; how many marks the last cell still asks for."""


class SheetRules(msgspec.Struct, frozen=True):
    """All that can be known of a sheet of one pad.

    ``tables[table_of_row[r]]`` holds, by the marks of row ``r`` as a bit mask in decimal, every way
    that row can lie. ``locks`` are the cells that lock each row. ``penalties[n]`` is what ``n``
    penalties cost, 0 or less. ``over_by_rows[mask]`` and ``over_by_penalties[n]`` say whether so
    many closed rows, or penalties of one player, end the game.
    """

    pad: PadView
    lock_after: int
    table_of_row: tuple[int, ...]
    tables: tuple[dict[str, Lies], ...]
    locks: tuple[tuple[int, ...], ...]
    penalties: tuple[int, ...]
    over_by_rows: tuple[bool, ...]
    over_by_penalties: tuple[bool, ...]


@cache
def sheet_rules(name: str) -> SheetRules:
    """The rules of a sheet of that pad, played as the booklet has it.

    Raises:
        Fault: ``unknown-pad``.
    """
    options = ruleset.options({"pad": name})
    pad, rules = ruleset.pad(name), ruleset.ruleset(options)
    tables: list[dict[str, Lies]] = []
    table_of_row: list[int] = []
    for row, numbers in enumerate(pad.numbers):
        table = _table(rules, row, len(numbers))
        if table not in tables:
            tables.append(table)
        table_of_row.append(tables.index(table))
    penalties = range(options.penalty_limit + 1)
    nothing = (0,) * len(pad.numbers)
    return SheetRules(
        pad=PadView(pad.name, ROWS, pad.numbers, pad.colours),
        lock_after=options.lock_after,
        table_of_row=tuple(table_of_row),
        tables=tuple(tables),
        locks=tuple(
            tuple(cell for cell in range(len(numbers)) if kernel.locks(rules, row * 16 + cell))
            for row, numbers in enumerate(pad.numbers)
        ),
        penalties=tuple(kernel.score(rules, (*nothing, taken)) for taken in penalties),
        over_by_rows=tuple(_over(rules, options, closed, 0) for closed in range(1 << len(nothing))),
        over_by_penalties=tuple(_over(rules, options, 0, taken) for taken in penalties),
    )


def _table(rules: Ruleset, row: int, cells: int) -> dict[str, Lies]:
    """Every way ``row`` can lie, reached mark by mark from the empty row."""
    table: dict[str, Lies] = {}
    waiting = [0]
    while waiting:
        marks = waiting.pop()
        if str(marks) in table:
            continue
        places = range(row * 16, row * 16 + cells)
        obstacles = [kernel.obstacle(rules, marks, 0, place) for place in places]
        table[str(marks)] = (
            "".join(map(str, obstacles)),
            kernel.row_marks(rules, row, marks),
            kernel.row_points(rules, row, marks),
            max(0, rules.lock_after - kernel.bits(marks)),
        )
        open_cells = (cell for cell in range(cells) if obstacles[cell] == kernel.OPEN)
        waiting.extend(marks | 1 << cell for cell in open_cells)
    return table


def _over(rules: Ruleset, options: Options, closed: int, penalties: int) -> bool:
    sheet = (0,) * len(rules.lock_from) + (penalties,)
    sheets = (sheet,) * options.players
    return kernel.outcome(rules, sheets, closed, 1) != kernel.RUNNING
