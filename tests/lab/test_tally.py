"""Counts say what the numbers they count say."""

import statistics
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.lab import tally
from rowlock.lab.deal import Played

VALUES = st.lists(st.integers(-60, 200), min_size=2)


@given(VALUES)
def test_mean_and_deviation_are_those_of_the_values(values):
    """Counting first changes neither."""
    counted = Counter(values)
    assert tally.mean(counted) == pytest.approx(statistics.fmean(values))
    assert tally.deviation(counted) == pytest.approx(statistics.stdev(values), abs=1e-9)


@given(VALUES, st.integers(1, 100))
def test_a_percentile_is_the_least_value_that_covers_its_share(values, percent):
    """At least that share is at or below it, and less below."""
    found = tally.percentile(Counter(values), percent)
    assert sum(value <= found for value in values) * 100 >= percent * len(values)
    assert sum(value < found for value in values) * 100 < percent * len(values)


def test_a_shared_win_is_shared_in_equal_parts():
    """Of three seats two tie at the top: half each, nothing for the third."""
    seats = np.zeros((1, 3, 5), np.int32)
    seats[0, :, 0] = 70, 50, 70
    made = tally.count(Played(np.array([[20, 1]], np.int32), seats))
    assert tally.figures(made, 1)["wins"] == [0.5, 0, 0.5]
