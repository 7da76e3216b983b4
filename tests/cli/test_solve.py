import json

import pytest

from rowlock.cli.main import main

RULES = ["--rules", "penalty_limit=1"]
DICE = '"dice": {"white": [2, 3], "red": 3, "yellow": 2, "green": 6, "blue": 5}'


def solve(capsys, *arguments):
    assert main(["solve", "--json", *RULES, *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_it_solves_keeps_the_table_and_answers_from_it(capsys, tmp_path):
    """The object has its five keys, more only when asked, and the second time reads the file."""
    tables = ["--tables", str(tmp_path)]
    made = solve(capsys, *tables)
    assert list(made) == ["pad", "timing", "value", "states", "seconds"]
    assert (made["pad"], made["timing"], made["states"]) == ("classic", "phased", 1_363_782)
    (file,) = tmp_path.iterdir()
    written = file.stat().st_mtime_ns
    asked = solve(capsys, *tables, "--position", f'{{"sheet": {{"red": [2, 3]}}, {DICE}}}')
    assert set(asked) - set(made) == {"position"}
    assert asked["value"] == pytest.approx(made["value"], abs=1e-4)
    assert file.stat().st_mtime_ns == written
    first, *others = asked["position"]["choices"]
    assert first["loss"] == 0
    for choice in others:
        assert choice["loss"] >= 0
        assert choice["worth"] + choice["loss"] == pytest.approx(first["worth"], abs=1e-3)
    assert main(["solve", *RULES, *tables, "--position", f"{{{DICE}}}"]) == 0
    assert "points expected in the end" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--workers", "0"], "bad-count"),
        (["--rules", "turn_limit=9"], "not-solved"),
        (["--pad", "nowhere"], "unknown-pad"),
        (["--position", "no-such-file"], "no-file"),
        (["--position", '{"sheet": {"red": [1]}}'], "bad-sheet"),
        (["--position", '{"sheet": 3}'], "bad-position"),
    ],
)
def test_bad_input_is_named_in_one_line_before_any_work(capsys, tmp_path, arguments, code):
    """Standard error says what and what was expected, and no file appears."""
    assert main(["solve", "--tables", str(tmp_path), *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"error[{code}]: ")
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_foreign_table_is_refused_not_overwritten(capsys, tmp_path):
    """A question is not answered from a file that is something else."""
    from rowlock.players import solitaire_table
    from rowlock.rules.ruleset import options, ruleset

    file = solitaire_table.path(ruleset(options({"penalty_limit": 1})), tmp_path)
    file.write_bytes(b"something else entirely")
    asked = ["--tables", str(tmp_path), "--position", f"{{{DICE}}}"]
    assert main(["solve", *RULES, *asked]) == 2
    assert capsys.readouterr().err.startswith("error[bad-table]: ")
    assert file.read_bytes() == b"something else entirely"
