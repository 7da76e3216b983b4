"""The rules of a sheet as data: exactly what the kernel says, for every way a row can lie."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.rules import kernel, ruleset
from rowlock.server.paper.rules import sheet_rules

PADS = pytest.mark.parametrize("name", ruleset.PADS)


def rules_of(name):
    return ruleset.ruleset(ruleset.options({"pad": name}))


@PADS
def test_every_lying_of_every_row_is_as_the_kernel_judges_it(name):
    """Obstacles, marks and points in the table are the kernel's, cell by cell."""
    data, rules = sheet_rules(name), rules_of(name)
    for row, numbers in enumerate(data.pad.numbers):
        table = data.tables[data.table_of_row[row]]
        for marks, (obstacles, count, points, needed) in table.items():
            mask = int(marks)
            judged = [kernel.obstacle(rules, mask, 0, row * 16 + c) for c in range(len(numbers))]
            assert [int(digit) for digit in obstacles] == judged
            assert count == kernel.row_marks(rules, row, mask)
            assert points == kernel.row_points(rules, row, mask)
            assert (needed == 0) == (kernel.bits(mask) >= rules.lock_after)


@PADS
def test_the_table_leads_on_from_every_lying_to_every_next_one(name):
    """Whatever may be marked leads to another lying in the table, so the page is never lost."""
    data = sheet_rules(name)
    for table in data.tables:
        for marks, (obstacles, *_) in table.items():
            for cell, digit in enumerate(obstacles):
                if int(digit) == kernel.OPEN:
                    assert str(int(marks) | 1 << cell) in table


@PADS
@given(st.data())
def test_a_sheet_adds_up_to_the_kernels_score(name, data):
    """The row points of the table and the price of the penalties add up to the kernel's total."""
    known, rules = sheet_rules(name), rules_of(name)
    tables = [known.tables[table] for table in known.table_of_row]
    rows = [data.draw(st.sampled_from(sorted(table))) for table in tables]
    taken = data.draw(st.integers(0, rules.penalty_limit))
    total = known.penalties[taken] + sum(t[r][2] for t, r in zip(tables, rows, strict=True))
    assert total == kernel.score(rules, (*map(int, rows), taken))


def test_the_booklets_own_example_adds_up():
    """Laura's sheet of the booklet, 4, 3, 7 with the lock, 8 marks and two penalties, is 70."""
    known = sheet_rules("classic")
    marks = [(2, 3, 6, 8), (3, 5, 8), (11, 10, 5, 4, 3, 2), (12, 10, 9, 8, 7, 5, 4, 3)]
    total = known.penalties[2]
    for row, numbers in enumerate(marks):
        mask = sum(1 << known.pad.numbers[row].index(number) for number in numbers)
        total += known.tables[known.table_of_row[row]][str(mask)][2]
    assert total == 70


@PADS
def test_the_end_is_as_the_kernel_has_it(name):
    """Two closed rows end the game, one does not; nor do three penalties, but the fourth does."""
    known, rules = sheet_rules(name), rules_of(name)
    for mask, over in enumerate(known.over_by_rows):
        assert over == (kernel.bits(mask) >= rules.rows_to_end)
    assert known.over_by_penalties == (False, False, False, False, True)
