"""Compiled rules and players are the plain ones, only faster."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.lab import lend
from rowlock.rules import kernel, ruleset
from rowlock.rules.kernel import PASS

RULES = [
    ruleset.ruleset(ruleset.options({"preset": preset, "pad": pad, **more}))
    for preset in ruleset.PRESETS
    for pad in ruleset.PADS
    for more in ({}, {"lock_after": 7, "rows_to_end": 4}, {"penalty_points": 10})
]
MARKS = st.integers(0, (1 << 11) - 1)
SHEETS = st.lists(st.tuples(MARKS, MARKS, MARKS, MARKS, st.integers(0, 4)), min_size=1, max_size=8)
CLOSED = st.integers(0, 15)
DICE = st.tuples(*[st.integers(1, 6)] * 6)


@lend.compiled
def facts(rules, sheets, closed, landed, dice, turn, out):
    """Everything the kernel says of a position, one number after another."""
    at = 0
    for seat in range(len(sheets)):
        out[at] = kernel.score(rules, sheets[seat])
        at += 1
        for row in range(4):
            marks = sheets[seat][row]
            out[at] = kernel.row_marks(rules, row, marks)
            out[at + 1] = kernel.row_points(rules, row, marks)
            at += 2
            place = kernel.white_place(rules, dice, row)
            if place != PASS:
                out[at] = kernel.obstacle(rules, marks, closed, place)
                out[at + 1] = kernel.skipped(marks & ((1 << (place & 15)) - 1), place)
                out[at + 2] = kernel.with_mark(marks, row, place)
                out[at + 3] = kernel.locks(rules, place)
            out[at + 4] = kernel.length(marks)
            at += 5
        for option in range(kernel.colour_options(rules)):
            place = kernel.colour_place(rules, dice, closed, option)
            out[at] = place
            if place != PASS:
                marks = sheets[seat][kernel.row_of(place)]
                out[at + 1] = kernel.obstacle(rules, marks, closed, place)
            at += 2
    out[at] = kernel.outcome(rules, sheets, closed, turn)
    out[at + 1] = kernel.colour_follows(rules, closed)
    out[at + 2] = kernel.closed_for_colour(rules, landed, closed)


@lend.compiled
def settle(rules, sheets, choices, colour, closed):
    """Settle a turn of seat 0 on ``sheets``; the closed rows after it."""
    closed = kernel.settle_white(rules, sheets, choices, closed)
    return kernel.settle_roller(rules, sheets[0], choices[0], colour, closed)


@given(st.sampled_from(RULES), SHEETS, CLOSED, CLOSED, DICE, st.integers(1, 40))
def test_compiled_and_plain_see_the_same_in_any_position(rules, sheets, closed, landed, dice, turn):
    """Places, obstacles, skips, marks, points and outcomes agree on random sheets."""
    plain, fast = [0] * 400, np.zeros(400, np.int64)
    facts.py_func(rules, [list(sheet) for sheet in sheets], closed, landed, dice, turn, plain)
    record, rows = lend.record(rules), np.array(sheets, np.int64)
    facts(record, rows, closed, landed, np.array(dice), turn, fast)
    assert fast.tolist() == plain


@given(st.sampled_from(RULES), SHEETS, CLOSED, st.data())
def test_compiled_and_plain_settle_the_same(rules, sheets, closed, data):
    """Marks, locks and penalties fall alike, whatever is chosen."""
    places = st.sampled_from([PASS, *(row * 16 + cell for row in range(4) for cell in range(11))])
    choices = data.draw(st.lists(places, min_size=len(sheets), max_size=len(sheets)))
    colour = data.draw(places)
    plain, fast = [list(sheet) for sheet in sheets], np.array(sheets, np.int64)
    after = settle.py_func(rules, plain, choices, colour, closed)
    assert settle(lend.record(rules), fast, np.array(choices), colour, closed) == after
    assert fast.tolist() == plain


@pytest.mark.slow
def test_whole_games_are_the_same_on_every_pad_and_by_every_option():
    """Every preset, pad and odd option, one to eight seats, with numba's bounds checks on."""
    program = Path(__file__).with_name("whole_games.py")
    done = subprocess.run(
        [sys.executable, program],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1176 games on 3 pads, 0 tables differ" in done.stdout
