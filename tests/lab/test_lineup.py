"""Every player of the lab can be named, and gets what it needs to know or says why not."""

import random

import pytest

from rowlock.lab import deal, lineup, plain
from rowlock.players import expert_weights, solitaire_table
from rowlock.rules import ruleset

RULES = ruleset.ruleset(ruleset.options({"penalty_limit": 1}))
SHORT = ["--rules", "penalty_limit=1"]
TIED = 3
"""Games of 20 that near ties may change. They changed 2 of 60 with three seats by the rulebook, and
none of 180 others; that they change 4 of such 10 has then a chance of 1 in 4,000."""


@pytest.fixture
def tables(tmp_path, monkeypatch):
    """A folder of tables of its own."""
    monkeypatch.setenv("ROWLOCK_TABLES", str(tmp_path))
    return tmp_path


def test_a_missing_table_is_made_once_and_then_read(rowlock, tables):
    """The first command solves and keeps the table, the second leaves the file as it is."""
    command = ["simulate", "--players", "hazard", "casual", "--games", 40, "--json", *SHORT]
    status, out, _ = rowlock(*command)
    (file,) = tables.iterdir()
    made = file.stat().st_mtime_ns
    assert status == 0
    assert file.name.startswith("hazard-")
    assert out.startswith('{"games": 40, ')
    assert rowlock(*command)[0] == 0
    assert [found.stat().st_mtime_ns for found in tables.iterdir()] == [made]


@pytest.mark.parametrize("player", ["hazard", "solitaire"])
@pytest.mark.parametrize("data", [b"GIF89a", b"rowlock-table/1\n", b""])
def test_a_table_that_is_none_is_refused_and_left_alone(rowlock, tables, player, data):
    """A foreign or truncated file stands in the way of a match, and is not written over."""
    file = solitaire_table.path(RULES, kind=player)
    file.write_bytes(data)
    status, out, err = rowlock("arena", "casual", player, *SHORT, "--games", 10)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[bad-table]: {file}")
    assert len(err.splitlines()) == 1
    assert file.read_bytes() == data


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda data: data.replace(b"rowlock-weights/1", b"rowlock-weights/2"), "weights-version"),
        (lambda data: data.replace(b'"digest": "', b'"digest": "0'), "weights-version"),
        (lambda data: data[:-100], "bad-weights"),
        (lambda _: b"GIF89a", "bad-weights"),
    ],
)
@pytest.mark.parametrize("seats", ["2", "6"])
def test_weights_of_another_version_are_refused(
    rowlock, tmp_path, monkeypatch, change, code, seats
):
    """Compiled as in plain Python, the Expert does not play by weights that are not its own."""
    data = (expert_weights.folder() / "classic-phased.weights").read_bytes()
    (tmp_path / "classic-phased.weights").write_bytes(change(data))
    monkeypatch.setenv("ROWLOCK_WEIGHTS", str(tmp_path))
    expert_weights.for_rules.cache_clear()
    status, out, err = rowlock("arena", "casual", "expert", "--games", 2, "--seats", seats)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[{code}]: ")
    assert len(err.splitlines()) == 1


def test_rules_that_have_no_table_are_refused(rowlock, tables):
    """With a limit of turns the solver has nothing to look up, and says so."""
    status, _, err = rowlock("simulate", "--players", "solitaire", "--rules", "turn_limit=9")
    assert status == 2
    assert err.startswith("error[not-solved]: ")
    assert list(tables.iterdir()) == []


def test_an_unknown_player_is_refused_and_all_are_named(rowlock):
    """Who can be named is said to whom named another."""
    _, _, err = rowlock("arena", "casual", "nobody")
    assert "casual | sharp | hazard | solitaire | expert" in err


@pytest.mark.slow
@pytest.mark.parametrize("text", ["", "preset=crosswise"])
def test_the_expert_plays_the_same_games_plain_and_compiled(text):
    """But for near ties, which the last digit of a network's value decides."""
    rules = ruleset.ruleset(ruleset.options_from_text(text))
    other = 0
    for names in (["expert", "casual"], ["sharp", "expert", "expert"]):
        rolls, lots = deal.deals(rules, len(names), 3, 0, 10)
        slow = plain.play(rules, lineup.players(names, rules), rolls, lots, random.Random(0))
        fast = deal.play(rules, names, rolls, lots)
        other += (slow.seats != fast.seats).any(axis=(1, 2)).sum()
    assert other <= TIED


def test_alone_or_among_many_the_expert_plays_as_at_a_table(rowlock):
    """One seat and six are played through the Player protocol, at any number of workers."""
    assert not lineup.compilable(["expert"])
    assert not lineup.compilable(["expert", *["casual"] * 5])
    for seats in (1, 6):
        command = ["simulate", "--players", "expert", "--seats", seats, "--games", 2, "--json"]
        assert rowlock(*command)[0] == 0
