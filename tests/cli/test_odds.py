import json
from fractions import Fraction
from itertools import product

import pytest

from rowlock.cli.main import main
from rowlock.rules import ruleset
from rowlock.rules.ruleset import PADS, ROWS

FACES = range(1, 7)


def answer(capsys, *arguments):
    assert main(["odds", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("pad", PADS)
def test_the_chances_are_those_of_counting_every_outcome(capsys, pad):
    """On any pad each number comes as often as among all rolls of three dice."""
    got = answer(capsys, "--pad", pad, "--turns", "3")
    rolls = list(product(FACES, repeat=3))
    for row, numbers in enumerate(ruleset.pad(pad).numbers):
        assert list(got["rows"][ROWS[row]]) == [str(number) for number in numbers]
        for number in numbers:
            by_white = [a + b == number for a, b, _ in rolls]
            by_colour = [number in (a + c, b + c) for a, b, c in rolls]
            either = [one or two for one, two in zip(by_white, by_colour, strict=True)]
            white, colour, any_way = (
                Fraction(sum(hits), len(rolls)) for hits in (by_white, by_colour, either)
            )
            chances = {
                key: Fraction(value) for key, value in got["rows"][ROWS[row]][str(number)].items()
            }
            assert chances == {
                "white": white,
                "colour": colour,
                "either": any_way,
                "within_own": 1 - (1 - any_way) ** 3,
                "within_others": 1 - (1 - white) ** 3,
            }


def test_the_white_sums_add_up_to_one(capsys):
    """Seven comes once in six rolls, two once in 36."""
    sums = answer(capsys)["white_sums"]
    assert sum(map(Fraction, sums.values())) == 1
    assert (sums["7"], sums["2"]) == ("1/6", "1/36")


def test_the_table_names_every_row(capsys):
    """Rows with the same chances share a table."""
    assert main(["odds", "--turns", "4"]) == 0
    out = capsys.readouterr().out
    assert "red, yellow, green, blue" in out
    assert "11/216" in out


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["--turns", "0"], "bad-count"),
        (["--pad", "nowhere"], "unknown-pad"),
        (["--rules", "timing=never"], "bad-option"),
    ],
)
def test_bad_input_is_named_in_one_line(capsys, arguments, code):
    """Standard error says what and what was expected; nothing is printed."""
    assert main(["odds", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"error[{code}]: ")
    assert said.err.count("\n") == 1
