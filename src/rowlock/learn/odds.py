"""Exact odds: every outcome of the dice counted, nothing drawn.

Written for any number of faces and any pad. A chance is a ``Fraction``, so that nothing is lost
before somebody rounds it to be read.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from rowlock.rules import kernel, ruleset
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

WHITE_DICE = 2


@cache
def white_sums(faces: int) -> dict[int, Fraction]:
    """How likely each white sum is, from the lowest to the highest."""
    rolls = [sum(pair) for pair in product(range(1, faces + 1), repeat=WHITE_DICE)]
    return {
        total: Fraction(rolls.count(total), len(rolls))
        for total in range(WHITE_DICE, WHITE_DICE * faces + 1)
    }


def colour_offers(rules: Ruleset, row: int, number: int) -> Fraction:
    """How likely the colour action offers ``number`` in ``row``: its colour with either white die."""
    place = rules.white_places[number][row]
    hits = [place in offers for _, offers in _rolls(rules, _die(rules, row, number))]
    return Fraction(sum(hits), len(hits))


def any_offers(rules: Ruleset, row: int, number: int) -> Fraction:
    """How likely a roll offers the roller ``number`` in ``row``, by the white sum or the colour."""
    place = rules.white_places[number][row]
    rolls = _rolls(rules, _die(rules, row, number))
    hits = [white == number or place in offers for white, offers in rolls]
    return Fraction(sum(hits), len(hits))


def within(chance: Fraction, turns: int) -> Fraction:
    """How likely something of this chance a turn comes at least once in ``turns`` turns."""
    return 1 - (1 - chance) ** turns


def wait(chance: Fraction) -> Fraction:
    """How many turns one waits for it on average, the turn it comes in included."""
    return 1 / chance


@cache
def _rolls(rules: Ruleset, die: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Every roll of the white dice and a coloured one: the white sum, the places offered."""
    return tuple(_offered(rules, die))


def _offered(rules: Ruleset, die: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    options = range(kernel.colour_options(rules))
    for first, second, value in product(range(1, rules.faces + 1), repeat=3):
        dice = [first, second] + [0] * len(rules.row_of_die)
        dice[WHITE_DICE + die] = value
        offered = (kernel.colour_place(rules, dice, 0, option) for option in options)
        yield first + second, tuple(place for place in offered if place != PASS)


def _die(rules: Ruleset, row: int, number: int) -> int:
    """The die whose colour the number has in ``row``; on mixed pads it changes along a row."""
    place = rules.white_places[number][row]
    return next(die for die, places in enumerate(rules.colour_places) if place in places)


def classic() -> Ruleset:
    """The classic pad by the rulebook, which the Learn pages are about."""
    return ruleset.ruleset(ruleset.options({"preset": "rulebook"}))
