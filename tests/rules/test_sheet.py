import pytest

from rowlock.rules import sheet
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import options, pad, ruleset

RULES = ruleset(options())
CLASSIC = pad("classic")


def test_an_empty_sheet_asks_five_marks_of_every_lock():
    """On an empty sheet nothing is marked, burned or scored and each lock needs five."""
    for row in sheet.read(RULES, CLASSIC, sheet.empty(RULES)):
        assert (row.marks, row.burned, row.count, row.points) == ((), (), 0, 0)
        assert (row.locked, row.needed) == (False, 5)


def test_cells_left_of_the_last_mark_are_burned():
    """Marked and burned numbers are told apart, left to right."""
    written = sheet.write(RULES, CLASSIC, {"green": [9, 11], "penalties": 2})
    green = sheet.read(RULES, CLASSIC, written)[2]
    assert green.marks == (11, 9)
    assert green.burned == (12, 10)
    assert (green.count, green.points, green.needed) == (2, 3, 3)
    assert written[-1] == 2


def test_a_locked_row_counts_its_lock():
    """Five marks and the last number count seven, and nothing more is needed."""
    written = sheet.write(RULES, CLASSIC, {"red": [2, 3, 5, 6, 8, 12]})
    red = sheet.read(RULES, CLASSIC, written)[0]
    assert (red.count, red.points, red.locked, red.needed) == (7, 28, True, 0)


@pytest.mark.parametrize(
    "given",
    [
        {"penalties": 5},
        {"penalties": -1},
        {"red": [13]},
        {"red": [4, 4]},
        {"red": [2, 3, 5, 6, 12]},
    ],
)
def test_a_sheet_no_game_leads_to_is_refused(given):
    """Unknown or doubled numbers, a lock too early and too many penalties are refused."""
    with pytest.raises(Fault, match="bad-sheet"):
        sheet.write(RULES, CLASSIC, given)
