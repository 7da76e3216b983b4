"""``rowlock odds``: exact chances of the dice, for a pad and its rules."""

import argparse
import json
from fractions import Fraction
from typing import Any

from rowlock.cli import table
from rowlock.learn import odds
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import ROWS, Options, Pad, Ruleset

_MOST_TURNS = 1000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    table.add_arguments(parser)
    parser.add_argument("--turns", type=int, default=5, metavar="K", help="rolls (default: 5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Always 0."""
    if not 1 <= args.turns <= _MOST_TURNS:
        raise Fault("bad-count", f"--turns {args.turns}", f"1 to {_MOST_TURNS}")
    chosen = table.options(args)
    rules, pad = ruleset.ruleset(chosen), ruleset.pad(chosen.pad)
    if args.json:
        print(json.dumps(_answer(chosen, rules, pad, args.turns), default=str))
    else:
        _print(rules, pad, args.turns)
    return 0


def _answer(chosen: Options, rules: Ruleset, pad: Pad, turns: int) -> dict[str, Any]:
    """Chances as fractions, by white sum and by row and number."""
    return {
        "pad": chosen.pad,
        "faces": rules.faces,
        "turns": turns,
        "white_sums": odds.white_sums(rules.faces),
        "rows": {
            ROWS[row]: {
                number: dict(zip(_NAMES, _chances(rules, row, number, turns), strict=True))
                for number in numbers
            }
            for row, numbers in enumerate(pad.numbers)
        },
    }


_NAMES = ("white", "colour", "either", "within_own", "within_others")


def _chances(rules: Ruleset, row: int, number: int, turns: int) -> tuple[Fraction, ...]:
    """By white sum, by white + colour, by either; once within so many own rolls, others' rolls."""
    white = odds.white_sums(rules.faces)[number]
    either = odds.any_offers(rules, row, number)
    return (
        white,
        odds.colour_offers(rules, row, number),
        either,
        odds.within(either, turns),
        odds.within(white, turns),
    )


def _print(rules: Ruleset, pad: Pad, turns: int) -> None:
    """One table for all rows of the same chances, each with its numbers in the pad's order."""
    print(f"{pad.title}: {rules.faces}-sided dice. The chance that one roll offers a number,")
    print(f"and that it comes at least once within {turns} rolls of one's own, or of others")
    tables: dict[tuple[tuple[int, tuple[Fraction, ...]], ...], list[str]] = {}
    for row, numbers in enumerate(pad.numbers):
        found = tuple((number, _chances(rules, row, number, turns)) for number in sorted(numbers))
        tables.setdefault(found, []).append(ROWS[row])
    for found, rows in tables.items():
        print()
        print(", ".join(rows))
        head = ("white sum", "white + colour", "either", f"own, {turns}", f"others', {turns}")
        print(f"{'':>6}" + "".join(f"{name:>20}" for name in head))
        for number, chances in found:
            exact = [f"{chance!s:>9} {float(chance):>9.2%} " for chance in chances[:3]]
            within = [f"{float(chance):>19.2%} " for chance in chances[3:]]
            print(f"{number:>6}" + "".join(exact + within))
