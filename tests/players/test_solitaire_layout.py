import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.players import solitaire_layout
from rowlock.players.solitaire_layout import END, entry, layout, stop_and_slot
from rowlock.rules import kernel
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import PADS, options, ruleset

PAD_RULES = {pad: ruleset(options({"pad": pad})) for pad in PADS}
CLASSIC = PAD_RULES["classic"]
CELLS = 11


def reachable(rules):
    """Every set of marks a row can hold."""
    last = rules.lock_from[0]
    for marks in range(1 << CELLS):
        if not marks >> last or kernel.bits(marks) > rules.lock_after:
            yield marks


def test_stop_and_slot_say_all_that_a_row_can_still_bring():
    """Rows alike in stop and slot allow the same cells for the same points."""
    laid, known = layout(CLASSIC), {}
    for marks in reachable(CLASSIC):
        closed = marks >> CLASSIC.lock_from[0]
        brings = []
        for cell in range(CELLS):
            obstacle = kernel.obstacle(CLASSIC, marks, closed, cell)
            if obstacle == kernel.OPEN:
                more = kernel.row_points(CLASSIC, 0, marks | 1 << cell)
                brings.append((cell, more - kernel.row_points(CLASSIC, 0, marks)))
        state = stop_and_slot(CLASSIC, laid, 0, marks, closed)
        assert known.setdefault(state, brings) == brings
    assert len(known) == 56 + 1


@pytest.mark.parametrize(
    ("pad", "images", "states"),
    [
        ("classic", 8, 1_274_406 + 89_376),
        ("mixx-a", 2, (56**4 + 56**2) // 2 + 2 * 56**3),
        ("mixx-b", 1, 56**4 + 4 * 56**3),
    ],
)
def test_mirror_images_are_found_from_the_rules(pad, images, states):
    """The classic pad has eight images, Mixx A two, Mixx B none but itself."""
    rules = PAD_RULES[pad]
    assert len(solitaire_layout.symmetries(rules)) == images
    assert solitaire_layout.distinct_states(rules, layout(rules)) == states


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("pad", PADS)
def test_every_entry_of_a_layer_belongs_to_one_block(pad, keep):
    """Blocks neither overlap nor leave a hole between the end of the game and the last entry."""
    laid = layout(PAD_RULES[pad], keep)
    firsts, shapes = np.unique(laid.first, return_index=True)
    # Where closed rows are told apart by their marks, games that are over have blocks as well.
    assert (firsts[0] == END) != keep
    blocks = firsts[firsts > END]
    ends = [END + 1]
    for first, shape in zip(blocks, shapes[firsts > END], strict=True):
        stops = shape // laid.stops ** np.arange(4)[::-1] % laid.stops
        places = np.zeros(1, np.int64)
        for row, stop in enumerate(stops):
            slots = np.arange(laid.slots[row, stop])
            places = np.add.outer(places, slots * laid.step[shape, row]).ravel()
        assert np.array_equal(np.sort(places), np.arange(len(places)))
        ends.append(first + len(places))
    assert ends == [*blocks, laid.size]


sheets = st.tuples(*[st.sampled_from(sorted(reachable(CLASSIC)))] * 4)


@given(sheets, st.sampled_from(PADS))
def test_mirror_images_of_a_sheet_share_its_place(rows, pad):
    """Exchanging rows as a symmetry says leads into the same block, and to the same entry."""
    rules = PAD_RULES[pad]
    laid = layout(rules)
    closed = sum(1 << row for row, marks in enumerate(rows) if marks >> rules.lock_from[row])
    found = entry(rules, laid, (*rows, 0), closed)
    assert (found == END) == (kernel.bits(closed) >= rules.rows_to_end)
    for image in solitaire_layout.symmetries(rules):
        moved = [0] * 4
        for row, marks in enumerate(rows):
            moved[image[row]] = marks
        moved_closed = sum(1 << image[row] for row in range(4) if closed >> row & 1)
        there = entry(rules, laid, (*moved, 0), moved_closed)
        assert block_of(laid, there) == block_of(laid, found)
        # Rows that stop alike may change places within the block that they share.
        if len({marks.bit_length() for marks in rows}) == len(rows):
            assert there == found


def block_of(laid, place):
    """The number of the block that holds an entry."""
    return np.searchsorted(np.unique(laid.first), place, side="right")


def test_uncovered_rules_are_refused():
    """Two lock cells in a row, or rows of different length, would need other states."""
    for rules in (
        CLASSIC._replace(lock_from=(9, 9, 9, 9)),
        CLASSIC._replace(lock_from=(10, 10, 10, 9)),
        CLASSIC._replace(turn_limit=9),
    ):
        with pytest.raises(Fault) as fault:
            layout(rules)
        assert fault.value.code == "not-solved"
