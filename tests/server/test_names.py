"""Names: what can be shown, and what can be told apart."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.rules.refusal import Fault, Refusal
from rowlock.server import names, waiting
from rowlock.server.hall import solo_seats
from rowlock.server.paper import writing
from rowlock.server.paper.writing import Paper, SheetTaken, Written
from rowlock.server.room import Seating

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
ALI_REZA = "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"
CYRILLIC_ANN = "\u0410nn"

BAD = [
    "",
    "   ",
    "x" * 21,
    "a\u202eb",  # turns the direction of what follows
    "a\u2066b",
    "a\u200fb",
    "a\x00b",
    "a\x1bb",
    "a\u200bb",
    "\u200d",
    "\u200dAnn",
    "Ann\u200d",
    "An\u200d\u200dn",
    "Ann \u200d Ben",
    "\ufe0f",
    "\u0301",
    "\u3164",
    "\u2800\u2800",
    "A\u115fnn",
    "Ann\U000e0101",
    "\ud800",
]


@pytest.mark.parametrize("name", BAD, ids=ascii)
def test_what_cannot_be_seen_is_no_name(name):
    """Controls, turned directions, nothing visible, and a name too long are refused everywhere."""
    assert names.clean(name) is None
    with pytest.raises(Fault) as fault:
        solo_seats("s", [(name, "casual")])
    assert fault.value.code == "bad-name"
    taken = writing.refusal(Paper("g", "classic", False, 0), (), SheetTaken("n", "anna", name))
    assert taken == Refusal("bad-name", names.WHAT)


@pytest.mark.parametrize("name", [FAMILY, HEART_ON_FIRE, ALI_REZA, "Zo\u00eb", "\u674e\u96f7"])
def test_what_people_write_is_a_name(name):
    """Emoji that are joined, Persian words and other scripts are names, as they are."""
    assert names.clean(f"  {name} ") == name


@given(st.text(max_size=25))
def test_a_clean_name_stays_as_it_is(text):
    """What was made clean is clean, short, on one line, and its key is that of the key."""
    name = names.clean(text)
    if name is None:
        return
    assert names.clean(name) == name
    assert 0 < len(name) <= names.LETTERS
    assert len(name.splitlines()) == 1
    assert not {unicodedata.bidirectional(letter) for letter in name} & {"RLO", "LRO", "RLE", "LRI"}


@pytest.mark.parametrize(
    "other", ["ANN", "\uff21nn", CYRILLIC_ANN, "An\u200dn", "\u0391nn", "ann\ufe0f"]
)
def test_names_that_look_alike_are_one(other):
    """In another case, width or alphabet, or with what nobody sees in it, a name is the same one."""
    assert names.key(other) == names.key("Ann")


def test_names_that_differ_are_two():
    """What anybody can tell apart may sit at one table."""
    apart = ["Ann", "Anna", "\u00c1nn", "Anne", "\u0410\u043d\u043d\u0430", FAMILY, HEART_ON_FIRE]
    assert len(set(map(names.key, apart))) == len(apart)


def test_nobody_sits_down_as_somebody_elses_double():
    """At a waiting room, and among computer players, a lookalike is refused as taken."""
    room = waiting.opened("t", 0, Seating("Ann", session="a"), 3, {}, False, None, "c")
    assert waiting.sit(room, "b", CYRILLIC_ANN, "") == Refusal("name-taken", CYRILLIC_ANN)
    with pytest.raises(Fault) as fault:
        solo_seats("s", [("Ann", "casual"), (CYRILLIC_ANN, "casual")])
    assert fault.value.code == "name-taken"
    started = waiting.start(
        waiting.sit(room, "b", "Wr\u0435n", ""), host=0, by=0, fill="casual"
    )  # the computer player must not double Wren in turn
    assert [seat.name for seat in started.seats] == ["Ann", "Wr\u0435n", "Sable"]


def test_a_name_on_a_sheet_is_kept_as_it_is_shown():
    """Spaces and composed letters are made one; every other note stays as it came."""
    note = SheetTaken("n", "anna", " Zoe\u0308 \n B ")
    assert writing.refusal(Paper("g", "classic", False, 0), (), note) is None
    assert writing.tidied(note).name == "Zo\u00eb B"
    mark = writing.CellMarked("m", "anna", 0, 0)
    assert writing.tidied(mark) is mark
    assert writing.numbered((), "s", [mark]) == (Written(1, "s", mark),)
