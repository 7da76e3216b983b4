"""Living examples: every choice of the reader is judged as the referee judges it."""

import pytest
from msgspec.structs import replace

from rowlock.learn import examples
from rowlock.learn.examples import Step
from rowlock.learn.living import SHOWN
from rowlock.record import referee

ALL = [shown for section in SHOWN.values() for shown in section]
ids = [case for case, _ in ALL]


def judged(case, seat, white, colour):
    """The referee's word on the case with these choices of one seat."""
    whites = tuple(white if at == seat else mark for at, mark in enumerate(case.turn.white))
    rolls = seat == case.setup.roller
    played = replace(case.turn, white=whites, colour=colour if rolls else case.turn.colour)
    return referee.judge(replace(case, turn=played))


@pytest.mark.parametrize(("case_id", "seat"), ALL, ids=ids)
def test_every_first_try_is_judged_as_the_referee_does(case_id, seat):
    """A cell is refused with the referee's code and reason, or legal as the referee says."""
    found = examples.example(case_id, seat)
    step = found.step
    for mark in examples.marks(found.pad):
        pair = (mark, None) if step.action == "white" else (None, mark)
        facts = judged(found.case, seat, *pair)
        if facts["error"]:
            assert step.refused[mark] == (facts["code"], _tuple(facts["expected"]))
        else:
            assert mark in step.legal
    assert None in step.legal
    assert set(step.refused) | set(step.legal) == {None, *examples.marks(found.pad)}


@pytest.mark.parametrize(("case_id", "seat"), ALL, ids=ids)
def test_every_second_try_is_judged_as_the_referee_does(case_id, seat):
    """After the case's own first mark, and after none, the same holds for every second one."""
    found = examples.example(case_id, seat)
    whites_first = found.step.action == "white"
    own = found.case.turn.white[seat] if whites_first else found.case.turn.colour
    for first in {None, own}:
        after = found.step.legal.get(first)
        if not isinstance(after, Step):
            continue
        for second in (None, *examples.marks(found.pad)):
            pair = (first, second) if whites_first else (second, first)
            facts = judged(found.case, seat, *pair)
            if facts["error"]:
                assert after.refused[second][0] == facts["code"]
            else:
                assert after.legal[second] == facts


@pytest.mark.parametrize(("case_id", "seat"), ALL, ids=ids)
def test_the_answer_of_the_case_can_be_played(case_id, seat):
    """Following the case leads the reader to what the case expects, or to its refusal."""
    found = examples.example(case_id, seat)
    case, step = found.case, found.step
    white = case.turn.white[seat]
    colour = case.turn.colour if found.rolls else None
    choices = (white, colour) if step.action == "white" else (colour, white)
    at = step
    for mark in choices:
        if isinstance(at, Step):
            if mark in at.refused:
                assert case.expect.get("error")
                return
            at = at.legal[mark]
    assert not case.expect.get("error") or not found.rolls
    if not case.expect.get("error"):
        assert referee.holds(case, at)


def test_every_section_shows_cases_that_exist():
    """No example is made up: each is one of the referee's cases, with a seat at its table."""
    for case_id, seat in ALL:
        assert seat < examples.cases()[case_id].players
    assert len(set(ids)) == len(ids)


RULINGS = {
    "right of the last mark": {"burned-cells", "descending-rows"},
    "five marks before the last": {"lock-needs-five", "lock-with-exactly-five"},
    "a white mark counts for the lock": {"white-mark-counts-for-lock"},
    "no lock without the last number": {"six-marks-lock-nothing"},
    "several may lock": {"two-lock-same-row"},
    "passive players may lock, the die is gone": {"passive-locks"},
    "nobody joins a colour lock": {"nobody-joins-a-colour-lock"},
    "a closed row takes no more": {"closed-row-stays-closed"},
    "both marks in one row": {"same-row-both-actions", "same-row-wrong-order"},
    "a die only for its colour": {"colour-is-not-yours", "two-colours-never"},
    "a white die twice": {"same-white-die-twice", "either-white-die-with-the-colour"},
    "two rows end it in the white action": {
        "white-second-row-leaves-no-colour",
        "second-lock-in-white-no-penalty",
    },
    "a third row counts": {"third-row-counts"},
    "penalties": {"roller-passes-both", "passive-never-penalised", "fourth-penalty-ends"},
    "points": {"booklet-example-nsv"},
    "the closed die, the order, the end, the timing": {
        "closed-die-lenient",
        "family-colour-first",
        "after-turn-colour-mark",
        "crosswise-cannot-be-spoiled",
    },
}


def test_every_ruling_has_a_living_example():
    """Each ruling of the rules can be tried."""
    missing = {ruling for ruling, cases in RULINGS.items() if not cases <= set(ids)}
    assert missing == set()


@pytest.mark.parametrize("timing", ["phased", "one-roll"])
def test_a_passing_roller_is_penalised_in_an_example(timing):
    """Passing through both steps ends where the referee says, whatever the timing."""
    case = replace(examples.cases()["roller-passes-both"], rules={"timing": timing})
    examples.cases()["for-this-test"] = case
    try:
        step = examples.example("for-this-test").step
    finally:
        del examples.cases()["for-this-test"]
        examples.example.cache_clear()
    after = step.legal[None]
    assert isinstance(after, Step)
    assert after.legal[None]["penalty"]


def _tuple(value):
    return tuple(value) if isinstance(value, list) else value
