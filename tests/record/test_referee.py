import json
from importlib import resources

import pytest

from rowlock.record import referee
from rowlock.rules.refusal import Fault

SUITES = ("shared", "own")


def suite(name):
    data = resources.files("rowlock").joinpath("testing", "referee", f"{name}.json").read_bytes()
    return referee.read(data)


CASES = [case for name in SUITES for case in suite(name)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.id)
def test_the_rules_hold_in_every_referee_case(case):
    """The facts of the turn are those that the case expects."""
    got = referee.judge(case)
    assert referee.holds(case, got), f"{case.why}: {got}"


def test_the_suites_are_whole_and_their_names_differ():
    """The 32 shared cases and our own are shipped, each under its own name."""
    assert len(suite("shared")) == 32
    assert len({case.id for case in CASES}) == len(CASES)


def changed(**setup):
    case = json.loads(json.dumps(BASE))
    case["setup"] |= setup
    (one,) = referee.read(json.dumps([case]).encode())
    return one


BASE = {
    "id": "base",
    "players": 2,
    "setup": {"sheets": [{}, {}]},
    "turn": {
        "dice": {"white": [3, 4], "red": 5, "yellow": 2, "green": 6, "blue": 1},
        "white": [["red", 7], None],
    },
    "expect": {"scores": [1, 0]},
}


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"sheets": [{}]}, "bad-case"),
        ({"roller": 2}, "bad-case"),
        ({"sheets": [{"red": [2, 3, 4, 5, 6, 12]}, {}]}, "bad-case"),
        ({"sheets": [{"penalties": 4}, {}]}, "bad-case"),
        ({"closed": ["red", "blue"]}, "bad-case"),
        ({"closed": ["red"]}, "bad-case"),
        ({"sheets": [{"red": [2, 12]}, {}]}, "bad-sheet"),
    ],
)
def test_a_setup_no_game_reaches_is_an_error_with_a_code(setup, code):
    """An impossible setup is judged as an error and never as something that holds."""
    case = changed(**setup)
    got = referee.judge(case)
    assert got["error"] is True
    assert got["code"] == code
    assert not referee.holds(case, got)


def test_an_error_leaves_everything_as_it_was():
    """A refused choice gives its code, what was expected, and the facts of the setup."""
    case = json.loads(json.dumps(BASE))
    case["turn"]["white"] = [["red", 8], None]
    (one,) = referee.read(json.dumps([case]).encode())
    got = referee.judge(one)
    assert (got["error"], got["code"], got["expected"]) == (True, "not-the-sum", 7)
    assert got["scores"] == [0, 0]
    assert not referee.holds(one, got)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("over", False),
        ("penalty", 0),
        ("penalty", ""),
        ("error", 0),
        ("scores", [True, False]),
        ("scores", [1, None]),
        ("legal_colour", [["red", 8], ["red", None]]),
    ],
)
def test_truth_is_no_number(name, wrong):
    """A fact holds in its own kind: 0 is not false, and true is not 1."""
    case = changed()
    judged = referee.judge(case)
    case.expect.clear()
    case.expect[name] = judged[name]
    assert referee.holds(case, judged)
    case.expect[name] = wrong
    assert not referee.holds(case, judged)


def test_an_unknown_fact_never_holds():
    """A case that expects a fact the referee does not know does not hold."""
    case = changed()
    case.expect["weather"] = "fine"
    assert not referee.holds(case, referee.judge(case))


def test_what_is_no_list_of_cases_is_refused():
    """A file that is not a JSON array of cases is refused."""
    for data in (b"{}", b"[{}]", b"nonsense"):
        with pytest.raises(Fault, match="bad-case"):
            referee.read(data)
