"""Notes of several phones: merging is a union, and whatever came first, all phones agree."""

from hypothesis import given
from hypothesis import strategies as st

from rowlock.rules import kernel, ruleset
from rowlock.server.paper import writing
from rowlock.server.paper.writing import (
    CellMarked,
    Paper,
    PenaltyTaken,
    PointsShown,
    RowClosed,
    SheetTaken,
    TakenBack,
    Written,
)

OPEN = Paper("k3m9wxyz", "classic", False, 0)
HIDDEN = Paper("k3m9wxyz", "classic", True, 0)
RULES = ruleset.ruleset(ruleset.options())
SHEETS = st.sampled_from(["anna", "ben"])

marks = st.builds(CellMarked, st.uuids().map(str), SHEETS, st.integers(0, 3), st.integers(0, 10))
others = st.builds(PenaltyTaken, st.uuids().map(str), SHEETS) | st.builds(
    RowClosed, st.uuids().map(str), SHEETS, st.integers(0, 3)
)


@st.composite
def notes_of_a_game(draw):
    made = draw(st.lists(marks | others, max_size=25))
    back = draw(st.lists(st.sampled_from(made), max_size=5)) if made else []
    undone = [TakenBack(f"undo-{at}", note.sheet, note.id) for at, note in enumerate(back)]
    return made + undone


def written(notes, session="phone"):
    return tuple(Written(seq, session, note) for seq, note in enumerate(notes, 1))


@given(notes_of_a_game(), st.randoms(use_true_random=False))
def test_phones_agree_whatever_order_the_notes_came_in(notes, random):
    """The same notes in another order make the same marks and close the same rows."""
    shuffled = list(notes)
    random.shuffle(shuffled)
    for other in (shuffled, notes[::-1]):
        assert writing.closed_rows(OPEN, written(other)) == writing.closed_rows(
            OPEN, written(notes)
        )
        assert writing.marks_of(RULES, writing.standing(written(other))) == writing.marks_of(
            RULES, writing.standing(written(notes))
        )


@given(notes_of_a_game())
def test_no_merging_makes_a_sheet_that_no_game_can_lead_to(notes):
    """Every row that comes out of a merge can be marked from left to right, lock after five."""
    for rows in writing.marks_of(RULES, writing.standing(written(notes))).values():
        for row, mask in enumerate(rows):
            so_far = 0
            for cell in range(11):
                if mask >> cell & 1:
                    place = row * 16 + cell
                    assert kernel.obstacle(RULES, so_far, 0, place) == kernel.OPEN
                    so_far |= 1 << cell


@given(notes_of_a_game())
def test_a_note_sent_again_is_written_once(notes):
    """What a phone sends again after a lost answer changes nothing."""
    kept = writing.numbered((), "phone", notes)
    assert writing.numbered(kept, "phone", notes) == ()
    assert [one.seq for one in kept] == list(range(1, len(kept) + 1))


def test_two_phones_that_mark_a_row_at_once_both_keep_their_mark():
    """One phone marks 7, the other 5 before it heard of that: both crosses are there."""
    notes = [CellMarked("a", "anna", 0, 5), CellMarked("b", "anna", 0, 3)]
    assert writing.marks_of(RULES, notes)["anna"][0] == (1 << 5) | (1 << 3)


def test_a_lock_without_its_five_marks_stays_off_until_they_are_back():
    """A lock made while another phone took the fifth mark back is not there, on either phone."""
    five = [CellMarked(f"m{cell}", "anna", 0, cell) for cell in range(5)]
    lock = CellMarked("lock", "anna", 0, 10)
    assert writing.closed_rows(OPEN, written([*five, lock])) == (("anna", 0),)
    back = TakenBack("undo", "anna", "m4")
    assert writing.closed_rows(OPEN, written([*five, back, lock])) == ()


def test_hidden_points_are_sent_to_nobody_else_until_they_are_shown():
    """Of another's sheet a phone gets the name and the closed rows, and all once points are shown."""
    five = [CellMarked(f"m{cell}", "anna", 0, cell) for cell in (0, 1, 2, 3, 4, 10)]
    name = SheetTaken("n", "anna", "Anna")
    notes = written([name, *five, PenaltyTaken("p", "anna")], "annas-phone")
    assert [kept.note for kept in writing.readable(HIDDEN, notes, "bens-phone")] == [name]
    assert writing.readable(HIDDEN, notes, "annas-phone") == notes
    assert writing.closed_rows(HIDDEN, notes) == (("anna", 0),)
    shown = (*notes, Written(len(notes) + 1, "bens-phone", PointsShown("s", "ben")))
    assert writing.readable(HIDDEN, shown, "bens-phone") == shown
    assert writing.readable(OPEN, notes, "bens-phone") == notes


def test_what_cannot_be_kept_is_refused_with_a_code():
    """A cell beside the pad, another's note taken back, and one sheet too many are refused."""
    kept = written([CellMarked("a", "anna", 0, 0)])
    refused = {
        "not-on-pad": CellMarked("x", "anna", 7, 0),
        "no-such-note": TakenBack("x", "ben", "a"),
    }
    for code, note in refused.items():
        assert writing.refusal(OPEN, kept, note).code == code
    assert writing.refusal(OPEN, kept, CellMarked("x", "anna", 0, 11)).code == "not-on-pad"
    crowd = written([PenaltyTaken(str(n), f"sheet{n}") for n in range(writing.MOST_SHEETS)])
    assert writing.refusal(OPEN, crowd, PenaltyTaken("x", "one-more")).code == "too-many-sheets"
    assert writing.refusal(OPEN, crowd, PenaltyTaken("x", "sheet0")) is None
    full = written([PenaltyTaken(str(n), "anna") for n in range(writing.MOST_NOTES)])
    assert writing.refusal(OPEN, full, PenaltyTaken("x", "anna")).code == "too-many-notes"
