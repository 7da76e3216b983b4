"""Every command that takes --rules and --pad understands them alike."""

import argparse

import pytest

from rowlock.cli import table
from rowlock.cli.main import main
from rowlock.rules.refusal import Fault


def read(*given, **more):
    parser = argparse.ArgumentParser()
    table.add_arguments(parser)
    return table.options(parser.parse_args(given), **more)


@pytest.mark.parametrize(
    "command", [["simulate"], ["arena", "casual", "sharp"], ["odds"], ["solve"]]
)
def test_two_pads_are_one_too_many(capsys, command):
    """A pad in --rules that is not the one of --pad is refused by every command."""
    assert main([*command, "--rules", "pad=mixx-a", "--pad", "mixx-b"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(
        "error[options-conflict]: pad=mixx-a in --rules, expected pad=mixx-b"
    )


@pytest.mark.parametrize(
    "command", [["simulate"], ["arena", "casual", "sharp"], ["odds"], ["solve"]]
)
@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ("colour=red", "unknown-option"),
        ("preset=none", "unknown-preset"),
        ("timing", "bad-option"),
        ("pad=mixx-a,pad=mixx-b", "options-conflict"),
    ],
)
def test_wrong_rules_are_refused_by_every_command(capsys, command, rules, code):
    """One line with the code, exit status 2."""
    assert main([*command, "--rules", rules]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert said.err.startswith(f"error[{code}]: ")


def test_the_same_pad_said_twice_is_that_pad():
    """What agrees is no conflict."""
    assert read("--rules", "pad=mixx-a", "--pad", "mixx-a").pad == "mixx-a"
    assert read("--pad", "mixx-b").pad == read("--rules", "pad=mixx-b").pad == "mixx-b"
    assert read().pad == "classic"


def test_who_is_seated_counts_and_usual_options_give_way():
    """The number of players follows the seats; --rules outdoes what is usual for a command."""
    assert read(players=4, first_roller="seat-1").first_roller == "seat-1"
    assert read("--rules", "first_roller=lot", first_roller="seat-1").first_roller == "lot"
    with pytest.raises(Fault) as fault:
        read("--rules", "players=5", players=4)
    assert fault.value.code == "options-conflict"
