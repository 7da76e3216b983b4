"""Simulating: what is counted, that it is repeatable, and what is said when it cannot be done."""

import json
import subprocess
import sys

import numpy as np
import pytest

from rowlock.lab import simulate, tally
from rowlock.record.verify import verify
from rowlock.rules import ruleset

GAMES = 12_000  # more than two blocks of deals


def figures(plan, games, workers):
    """The figures of a plan."""
    made = simulate.total(simulate.simulate(plan, games, workers))
    return tally.figures(made, seconds=0)


def test_the_same_seed_gives_the_same_figures_whatever_the_number_of_workers():
    """One worker and three count the same games; another seed gives others."""
    plan = simulate.plan(["casual", "sharp", "casual"], ruleset.options(), seed=4)
    other = simulate.plan(["casual", "sharp", "casual"], ruleset.options(), seed=5)
    assert figures(plan, GAMES, 1) == figures(plan, GAMES, 3)
    assert figures(plan, GAMES, 1) != figures(other, GAMES, 1)


def test_a_game_is_the_same_however_the_work_is_cut_up():
    """Games 4,990 to 5,010 played in one go are those played in two."""
    plan = simulate.plan(["casual", "casual"], ruleset.options(), seed=9)
    whole = simulate.dealt(plan, 4990, 5010)
    parts = [simulate.dealt(plan, 4990, 5000), simulate.dealt(plan, 5000, 5010)]
    for fact in range(2):
        np.testing.assert_array_equal(whole[fact], np.concatenate([part[fact] for part in parts]))


def test_json_has_exactly_the_promised_keys(rowlock):
    """Standard output is one JSON object of the fixed form, and nothing else."""
    status, out, _ = rowlock("simulate", "--games", 100, "--json", "--seats", 3)
    made = json.loads(out)
    assert status == 0
    assert list(made) == ["games", "turns", "ends", "score", "wins", "seconds"]
    assert list(made["turns"]) == ["mean", "se"]
    assert list(made["score"]) == [
        *("mean", "se", "sd", "p10", "p50", "p90", "at_least_90", "over_90"),
    ]
    assert {"rows", "penalties"} <= set(made["ends"])
    assert sum(made["ends"].values()) == pytest.approx(1)
    assert len(made["wins"]) == 3
    assert sum(made["wins"]) == pytest.approx(1)
    assert made["games"] == 100


@pytest.mark.parametrize("rules", ["", "preset=crosswise", "preset=family,first_roller=first-six"])
def test_records_are_such_that_verify_finds_nothing(rowlock, tmp_path, rules):
    """Every line is a finished game whose dice, marks and result check, repeatably."""
    out = tmp_path / "games.jsonl"
    command = ["simulate", "--games", 25, "--players", "sharp", "casual", "--rules", rules]
    assert rowlock(*command, "--records", out)[0] == 0
    lines = out.read_bytes().splitlines()
    assert len(lines) == 25
    for line in lines:
        assert not [check.wrong for check in verify(line) if check.wrong]
        assert json.loads(line)["result"]
    again = tmp_path / "again.jsonl"
    assert rowlock(*command, "--records", again, "--workers", 2)[0] == 0
    assert again.read_bytes() == out.read_bytes()
    assert rowlock("verify", out)[0] == 0


def test_a_changed_record_among_many_is_found(rowlock, tmp_path):
    """Verify reads such a file line by line and names the line that is not so."""
    out = tmp_path / "games.jsonl"
    rowlock("simulate", "--games", 3, "--records", out)
    lines = out.read_text().splitlines()
    changed = json.loads(lines[1])
    changed["result"]["scores"][0] += 1
    out.write_text("\n".join([lines[0], json.dumps(changed), lines[2]]) + "\n")
    status, said, _ = rowlock("verify", out)
    assert status == 1
    assert said.splitlines()[-1].startswith(f"{out}:2: not so [wrong-result]")


@pytest.mark.parametrize("name", ["scores.png", "scores.svg"])
def test_the_picture_is_of_its_kind(rowlock, tmp_path, name):
    """--plot draws PNG or SVG by the ending."""
    path = tmp_path / name
    assert rowlock("simulate", "--games", 50, "--plot", path)[0] == 0
    start = path.read_bytes()[:60]
    assert start.startswith(b"\x89PNG") if name.endswith("png") else b"<?xml" in start


def test_ctrl_c_leaves_what_was_done():
    """Interrupted after two parts, the tally is of those two."""
    plan = simulate.plan(["casual", "casual"], ruleset.options())

    def interrupted():
        yield simulate.part(plan, 0, 30)
        yield simulate.part(plan, 30, 50)
        raise KeyboardInterrupt

    assert simulate.total(interrupted()).games == 50


BAD = {
    "unknown-player": ["--players", "casual", "nobody"],
    "unknown-pad": ["--pad", "square"],
    "unknown-option": ["--rules", "colour=red"],
    "options-conflict": ["--rules", "players=5"],
    "bad-count": ["--games", "-3"],
    "bad-seed": ["--seed", "-1"],
    "bad-option": ["--seats", "9"],
    "no-cluster": ["--cluster", "nowhere"],
    "bad-plot": ["--plot", "scores.gif"],
    "usage": ["--games", "many"],
}


@pytest.mark.parametrize("code", BAD)
def test_bad_input_is_one_line_and_nothing_is_written(rowlock, tmp_path, monkeypatch, code):
    """A clear error with its code, exit status 2, and no file half written."""
    monkeypatch.chdir(tmp_path)
    records = tmp_path / "games.jsonl"
    status, out, err = rowlock("simulate", *BAD[code], "--records", records)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[{code}]: ")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seats", [-1, 0, 9, 10**12])
def test_a_table_seats_one_to_eight(rowlock, seats):
    """Any other number is refused, before that many are seated."""
    status, _, err = rowlock("simulate", "--players", "casual", "--seats", seats)
    assert (status, err) == (2, f"error[bad-option]: players={seats}, expected 1 to 8\n")


def test_more_workers_than_none_are_asked_for(rowlock):
    """No worker is a fault."""
    assert rowlock("simulate", "--workers", 0)[2].startswith("error[bad-count]")


@pytest.mark.parametrize("command", [["simulate"], ["arena", "casual", "sharp"]])
@pytest.mark.parametrize("games", [0, simulate.MOST_GAMES + 1, 10**1000])
def test_no_games_and_absurdly_many_are_refused_at_once(rowlock, command, games):
    """The fault says how many there may be, in whichever command."""
    status, out, err = rowlock(*command, "--games", games)
    assert (status, out) == (2, "")
    assert err == f"error[bad-count]: {games} games, expected 1 to {simulate.MOST_GAMES}\n"


@pytest.mark.parametrize("wanted", ["--records", "--plot"])
@pytest.mark.parametrize("place", ["none/scores.png", "taken.png"])
def test_a_place_that_cannot_be_written_is_a_fault(rowlock, tmp_path, wanted, place):
    """A file in a folder that is not there, or in a folder's place, is refused before any game."""
    (tmp_path / "taken.png").mkdir()
    status, _, err = rowlock("simulate", "--games", 10**9, wanted, tmp_path / place)
    assert status == 2
    assert err.startswith(f"error[not-written]: {tmp_path / place}: ")


def test_without_numba_the_lab_says_how_to_get_it():
    """Where numba is missing the command names the extra that brings it."""
    program = (
        "import sys; sys.modules['numba'] = None\n"
        "from rowlock.cli.main import main; sys.exit(main(['simulate']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("error[lab-missing]: ")
    assert "pip install 'rowlock[lab]'" in done.stderr
