"""Play the same deals in plain Python and compiled, and say where they differ.

Run by ``test_parity.py`` as a program of its own, since numba takes NUMBA_BOUNDSCHECK as it starts.
"""

import itertools
import os
import random
import sys
import tempfile

import numba
import numpy as np

from rowlock.lab import deal, lineup, plain
from rowlock.players import solitaire_table
from rowlock.players.solitaire_layout import layout
from rowlock.rules import ruleset

ODD = (
    {"preset": "rulebook", "ends": "after-turn", "closed_die": "until-turn-end"},
    {"preset": "rulebook", "closed_die": "until-turn-end"},
    {"preset": "crosswise", "ends": "at-once", "closed_die": "gone"},
    {"preset": "family", "rows_to_end": 4, "penalty_limit": 2, "penalty_points": 10},
    {"preset": "rulebook", "rows_to_end": 4, "lock_after": 7},
    {"preset": "family", "lock_after": 6, "turn_limit": 15},
    {"preset": "rulebook", "turn_limit": 1},
)
SEATINGS = (
    ["casual"],
    ["sharp"],
    ["casual", "sharp"],
    ["sharp", "casual", "casual"],
    ["casual", "sharp", "casual", "sharp", "casual"],
    ["sharp", "casual"] * 4,
)
LOOK_UPS = (["hazard", "solitaire"], ["solitaire", "casual", "hazard"])
DEALS = 6


def differences(given, levels):
    """Whether the games of these levels under these options differ."""
    rules = ruleset.ruleset(ruleset.options(given))
    rolls, lots = deal.deals(rules, len(levels), 11, 0, DEALS)
    players = lineup.players(levels, rules)
    slow = plain.play(rules, players, rolls, lots, random.Random(0))
    fast = deal.play(rules, levels, rolls, lots)
    return not all(np.array_equal(*both) for both in zip(slow, fast, strict=True))


def make_up(given):
    """Keep tables for these rules whose values mean nothing: it is about looking them up."""
    rules = ruleset.ruleset(ruleset.options(given))
    values = np.random.default_rng(1).random((rules.penalty_limit, layout(rules).size), np.float32)
    for kind in ("hazard", "solitaire"):
        file = solitaire_table.path(rules, kind=kind)
        solitaire_table.write(file, rules, 20 * values, kind)


def look_ups():
    """The option tables, on the classic pad, that can be looked up; each with its seatings."""
    for table in [{"preset": preset} for preset in ruleset.PRESETS] + list(ODD):
        if "turn_limit" not in table:
            given = {**table, "penalty_limit": 1}
            make_up(given)
            yield from ((given, levels) for levels in LOOK_UPS)


def main():
    """Print each difference; the exit status says whether there was any."""
    assert numba.config.BOUNDSCHECK
    tables = [{"preset": preset} for preset in ruleset.PRESETS] + list(ODD)
    count, wrong = 0, []
    every = (
        ({**table, "pad": pad}, levels)
        for pad, table, levels in itertools.product(ruleset.PADS, tables, SEATINGS)
    )
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ROWLOCK_TABLES"] = folder
        for given, levels in itertools.chain(every, look_ups()):
            count += DEALS
            if differences(given, levels):
                wrong.append((given, levels))
    found = [f"{count} games on {len(ruleset.PADS)} pads, {len(wrong)} tables differ", *wrong]
    sys.stdout.writelines(f"{line}\n" for line in found)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
