"""The arena is fair, repeatable, and goes on where it was."""

import json

import pytest

from rowlock.cli.arena import numbers
from rowlock.lab import arena, lineup
from rowlock.lab.arena import Match, Result
from rowlock.players import by_level, expert_weights
from rowlock.rules import ruleset, turn
from rowlock.rules.refusal import Fault

OPTIONS = ruleset.options()


def played(match, games=3000, workers=1):
    """The result of a match."""
    due = arena.tasks(match, OPTIONS, games, seed=2)
    return arena.result(list(arena.play(due, OPTIONS, workers)))


def test_two_players_share_every_win():
    """The same deals from both sides: what one wins the other does not, to the last part."""
    one, other = played(Match("sharp", "casual", 2)), played(Match("casual", "sharp", 2))
    assert one.share + other.share == pytest.approx(1, abs=1e-12)
    assert (one.mean_a, one.mean_b) == (other.mean_b, other.mean_a)
    assert one.se == pytest.approx(other.se)


def test_equal_players_share_alike_exactly():
    """With every deal from every seat a player gets just its fair share among its like."""
    same = arena.Batch("casual", "casual", 4, "", 0, 0, 50)
    assert arena.result([arena.batch_of(same, OPTIONS)]).share == pytest.approx(1 / 4, abs=1e-12)


def test_a_match_is_the_same_whatever_the_number_of_workers():
    """One worker and two play the same games."""
    match = Match("sharp", "casual", 3)
    assert played(match) == played(match, workers=2)


def test_at_two_seats_each_pair_meets_once_at_more_both_ways():
    """One among others is another match than the other among ones, but for two seats."""
    found = arena.matches(["casual", "sharp"], [2, 3])
    assert found == (
        Match("casual", "sharp", 2),
        Match("casual", "sharp", 3),
        Match("sharp", "casual", 3),
    )


def test_ratings_follow_the_odds():
    """Ten to one is 400 points, their mean is 0, and among four a fair share is no difference."""
    strong = Result("a", "b", 2, 100_000, 10 / 11, 0, 0, 0)
    ratings = arena.elo([strong])
    assert ratings["a"] - ratings["b"] == pytest.approx(400, abs=1)
    assert sum(ratings.values()) == pytest.approx(0, abs=1e-6)
    fair = arena.elo([Result("a", "b", 4, 100_000, 1 / 4, 0, 0, 0)])
    assert fair["a"] == pytest.approx(fair["b"], abs=0.1)


def test_json_has_exactly_the_promised_keys(rowlock):
    """Standard output is one JSON object of the fixed form."""
    status, out, _ = rowlock("arena", "casual", "sharp", "--games", 400, "--seats", "2-3", "--json")
    made = json.loads(out)
    assert status == 0
    assert list(made) == ["matches"]
    assert len(made["matches"]) == 3
    for match in made["matches"]:
        assert list(match) == [*("a", "b", "seats", "games", "share", "se", "mean_a", "mean_b")]


def test_an_arena_goes_on_where_it_was(rowlock, tmp_path):
    """Results cut off in the middle of a line are taken up and lead to the same end."""
    kept = tmp_path / "results.jsonl"
    command = ["arena", "casual", "sharp", "--games", 6000, "--json", "--results", kept]
    _, whole, _ = rowlock(*command)
    lines = kept.read_bytes()
    assert lines.count(b"\n") == 3
    kept.write_bytes(lines[: lines.index(b"\n") + 20])
    assert rowlock(*command)[1] == whole
    assert kept.read_bytes() == lines


def test_only_a_choice_is_timed(monkeypatch):
    """Where a player can do but one thing, its time does not count as that of a decision."""
    asked = []

    class Asked:
        def choose(self, seen, rng):
            asked.append(len(turn.legal(seen.position, seen.seat)) > 1)
            return by_level("casual").choose(seen, rng)

    monkeypatch.setattr(lineup, "players", lambda *_: [Asked()])
    seconds = arena.decision_seconds("casual", OPTIONS, 2, games=0)
    assert len(seconds) == sum(asked) < len(asked)


def test_results_of_other_weights_are_not_taken_up(rowlock, tmp_path, monkeypatch):
    """An Expert with other weights is another player: its matches are played anew."""
    kept = tmp_path / "results.jsonl"
    command = ["arena", "expert", "casual", "--games", 40, "--json", "--results", kept]
    weights = [file for file in expert_weights.shipped().iterdir() if file.suffix == ".weights"]
    (tmp_path / "older").mkdir()
    for file in weights:
        (tmp_path / "older" / file.name).write_bytes(file.read_bytes())
    (tmp_path / "older" / "classic-phased-two.weights").unlink()
    _, ours, _ = rowlock(*command)
    monkeypatch.setenv("ROWLOCK_WEIGHTS", str(tmp_path / "older"))
    expert_weights.for_rules.cache_clear()
    _, theirs, _ = rowlock(*command)
    expert_weights.for_rules.cache_clear()
    assert ours != theirs
    assert kept.read_bytes().count(b"\n") == 2
    monkeypatch.delenv("ROWLOCK_WEIGHTS")
    assert rowlock(*command)[1] == ours
    assert kept.read_bytes().count(b"\n") == 2


def test_results_of_anything_else_are_refused_and_left_alone(rowlock, tmp_path):
    """A foreign file is a fault and stays as it is."""
    kept = tmp_path / "notes.txt"
    kept.write_text("milk\neggs\n")
    status, out, err = rowlock("arena", "casual", "sharp", "--results", kept)
    assert (status, out) == (2, "")
    assert err.startswith("error[bad-results]: ")
    assert kept.read_text() == "milk\neggs\n"


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("unknown-player", ["casual", "nobody"]),
        ("bad-count", ["casual"]),
        ("bad-count", ["casual", "casual"]),
        ("bad-count", ["casual", "sharp", "--seats", "1"]),
        ("bad-count", ["casual", "sharp", "--seats", "9"]),
        ("bad-count", ["casual", "sharp", "--seats", "few"]),
        ("bad-count", ["casual", "sharp", "--games", "0"]),
        ("bad-count", ["casual", "sharp", "--games", "-5"]),
        ("bad-count", ["casual", "sharp", "--workers", "0"]),
        ("bad-count", ["casual", "sharp", "--workers", "-1"]),
        ("bad-seed", ["casual", "sharp", "--seed", "-1"]),
        ("no-cluster", ["casual", "sharp", "--cluster", "dask:"]),
    ],
)
def test_bad_input_is_one_line_with_a_code(rowlock, code, arguments):
    """A clear error and exit status 2."""
    status, out, err = rowlock("arena", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[{code}]: ")
    assert len(err.splitlines()) == 1


def test_seats_are_read_as_people_write_them():
    """One number, a range, or a list."""
    assert numbers("2") == [2]
    assert numbers("2-5") == [2, 3, 4, 5]
    assert numbers("2,4") == [2, 4]
    with pytest.raises(Fault):
        numbers("5-2")
