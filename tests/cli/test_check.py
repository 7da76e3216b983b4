import json
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parents[1] / "golden" / "games" / "rulebook-classic.json"


def rowlock(*arguments):
    """The command as a user starts it: exit status, standard output, standard error."""
    done = subprocess.run(
        [sys.executable, "-m", "rowlock.cli.main", *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_verify_says_everything_it_checked():
    """A true record gives one line for each check and exit status 0."""
    status, out, err = rowlock("verify", GOLDEN)
    turns = len(json.loads(GOLDEN.read_text())["turns"])
    assert (status, err) == (0, "")
    assert sum(": ok: roll " in line for line in out.splitlines()) == turns
    assert "the seed is the one committed to" in out


def test_verify_stops_at_the_first_file_that_is_not_so(tmp_path):
    """A changed record gives exit status 1 and a line that names the file, the code and the truth."""
    changed = json.loads(GOLDEN.read_text())
    changed["result"]["scores"][0] += 1
    lie = tmp_path / "lie.json"
    lie.write_text(json.dumps(changed))
    status, out, _ = rowlock("verify", GOLDEN, lie, GOLDEN)
    last = out.splitlines()[-1]
    assert status == 1
    assert last.startswith(f"{lie}: not so [wrong-result]: ")
    assert "expected" in last


def test_referee_prints_one_object_a_case(tmp_path):
    """The shared suite gives 32 objects that hold and exit status 0; a wrong case gives 1."""
    shared = resources.files("rowlock").joinpath("testing", "referee", "shared.json")
    cases = json.loads(shared.read_text())
    path = tmp_path / "cases.json"
    path.write_text(json.dumps(cases))
    status, out, _ = rowlock("referee", path)
    answers = json.loads(out)
    assert status == 0
    assert [answer["id"] for answer in answers] == [case["id"] for case in cases]
    assert all(answer["holds"] for answer in answers)
    cases[0]["expect"]["scores"] = [10, 0]
    path.write_text(json.dumps(cases[:2]))
    status, out, _ = rowlock("referee", path)
    assert (status, [answer["holds"] for answer in json.loads(out)]) == (1, [False, True])
    assert json.loads(out)[0]["got"]["scores"] == [9, 0]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["verify", "nowhere.json"], "no-file"),
        (["referee", str(GOLDEN)], "bad-case"),
        (["verify"], "usage"),
        (["arena", "casual", "sharp", "--games", "2", "--seats", "2-999999999"], "bad-count"),
        (["simulate", "--games", "2", "--records", "/dev/null"], "not-written"),
        (["juggle"], "usage"),
        (["serve", "--port", "high"], "usage"),
    ],
)
def test_a_fault_is_one_line_with_a_code_and_exit_status_2(arguments, code):
    """Bad input is one line on standard error, nothing on standard output, exit status 2."""
    status, out, err = rowlock(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(f"error[{code}]: ")
    assert err.count("\n") == 1
    assert ", expected " in err


def test_cases_nested_beyond_reason_are_a_fault(tmp_path):
    """A file of cases nested thousands deep is refused like any other that holds none."""
    path = tmp_path / "deep.json"
    path.write_text('[{"expect": ' + "[" * 50_000 + "]" * 50_000 + "}]")
    status, _, err = rowlock("referee", path)
    assert status == 2
    assert err.startswith("error[bad-case]: ")


def test_a_record_cannot_forge_a_line(tmp_path):
    """What a record says is printed on one line, whatever is in it."""
    record = json.loads(GOLDEN.read_text())
    record["game"] = "x\n g.json: ok: forged \x1b[2J"
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    _, out, _ = rowlock("verify", path)
    assert "\x1b" not in out
    assert all(line.startswith(str(path)) for line in out.splitlines())


def test_help_names_every_command():
    """``rowlock --help`` lists what there is."""
    status, out, _ = rowlock("--help")
    assert status == 0
    for command in ("serve", "verify", "referee", "simulate", "odds", "solve", "arena"):
        assert command in out
