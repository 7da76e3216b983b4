"""Odds and the cost of a skip, against the dice thrown one by one."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.learn import odds, row_alone
from rowlock.rules import ruleset, sheet, turn

DIE = range(1, 7)
NUMBERS = range(2, 13)
PAD = ruleset.pad("classic")


def test_white_sums_are_those_of_two_dice():
    """Seven comes in six of the thirty-six combinations, two and twelve in one each."""
    white = odds.white_sums(6)
    assert {total: chance * 36 for total, chance in white.items()} == {
        total: 6 - abs(7 - total) for total in NUMBERS
    }
    assert sum(white.values()) == 1


def test_eight_sided_dice_are_counted_too():
    """Longo's dice make sums from two to sixteen."""
    assert list(odds.white_sums(8)) == list(range(2, 17))
    assert odds.white_sums(8)[9] == Fraction(8, 64)


@pytest.mark.parametrize("row", range(4))
@pytest.mark.parametrize("number", NUMBERS)
def test_a_roll_offers_a_row_what_the_dice_show(row, number):
    """Either white die with the coloured one, counted over all 216 outcomes; white sum beside it."""
    rolls = list(product(DIE, repeat=3))
    colour = [number in (a + c, b + c) for a, b, c in rolls]
    either = [hit or number == a + b for hit, (a, b, _) in zip(colour, rolls, strict=True)]
    rules = odds.classic()
    assert odds.colour_offers(rules, row, number) == Fraction(sum(colour), 216)
    assert odds.any_offers(rules, row, number) == Fraction(sum(either), 216)


@given(st.fractions(min_value=Fraction(1, 36), max_value=1), st.integers(1, 30))
def test_waiting_longer_never_makes_it_less_likely(chance, turns):
    """One turn is the chance itself, and every further turn adds to it, never past certainty."""
    assert odds.within(chance, 1) == chance
    assert odds.within(chance, turns) <= odds.within(chance, turns + 1) <= 1
    assert odds.wait(chance) * chance == 1


def test_a_row_with_nothing_to_come_is_worth_its_points():
    """No rolls left: the points of the marks, lock mark included."""
    marks = sheet.write(odds.classic(), PAD, {"red": [2, 3, 5, 6, 8, 12]})[0]
    assert row_alone.expected(marks, 0) == 28


@pytest.mark.parametrize("numbers", [(3,), (2, 3, 5, 6, 8)])
def test_the_last_two_rolls_are_played_best(numbers):
    """One's own roll and then another's, against the rules' own legal choices for every throw."""
    rules = odds.classic()
    marks = sheet.write(rules, PAD, {"red": numbers})[0]
    own = [best(marks, roll, roller=0, after=theirs) for roll in throws()]
    assert row_alone.expected(marks, 1) == pytest.approx(theirs(marks))
    assert row_alone.expected(marks, 2) == pytest.approx(sum(own) / len(own))


def throws():
    """Every throw of the white dice and the red one; the other dice lie at one and are not used."""
    return [(a, b, red, 1, 1, 1) for a, b, red in product(DIE, repeat=3)]


@cache
def theirs(marks):
    """What the row is worth before another's last roll."""
    worth = [best(marks, roll, roller=1, after=points) for roll in throws()]
    return sum(worth) / len(worth)


def points(marks):
    rules = odds.classic()
    return turn.scores(turn.start(rules, 1)._replace(sheets=((marks, 0, 0, 0, 0),)))[0]


def best(marks, dice, roller, after):
    """The best a seat can make of red on this roll: passing, or any legal red marks."""
    start = turn.start(odds.classic(), 2, roller)
    start = start._replace(sheets=((marks, 0, 0, 0, 0), start.sheets[1]))
    found = []
    landed = turn.roll(start, dice)
    for white in turn.legal(landed, 0):
        if white.white >> 4 > 0:
            continue
        settled = turn.settle(landed, [white, turn.Choice()])
        left = [settled.sheets[0][0]]
        if roller == 0 and not settled.closed:
            colours = (each for each in turn.legal(settled, 0) if each.colour >> 4 <= 0)
            left += [turn.settle(settled, [each, turn.Choice()]).sheets[0][0] for each in colours]
        found += [after(each) if not each >> 10 else points(each) for each in left]
    return max(found)


def test_a_longer_skip_costs_more():
    """Skipping nothing is free, and every further cell makes it dearer."""
    costs = row_alone.cost(12)
    assert costs[0] == 0
    assert list(costs) == sorted(set(costs))


@given(st.integers(0, 10), st.integers(0, 5), st.integers(0, 8))
def test_a_further_pair_of_rolls_never_hurts(last, before, rolls):
    """One may always pass, so a row is never worth less with more rolls to come."""
    marks = 1 << last | (1 << min(before, last)) - 1
    if marks >> 10 and before < 5:
        marks &= (1 << 10) - 1
    rolls -= rolls % 2
    assert row_alone.expected(marks, rolls + 2) >= row_alone.expected(marks, rolls) - 1e-9
