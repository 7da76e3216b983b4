"""Casual, the published simple player.

It skips at most one cell, takes a lock when it can, prefers the smaller skip and then the longer
row, and accepts a longer skip, of up to four cells, only to avoid a penalty.

The reading of that sentence which gives its published figures (two Casual, rulebook: 24-25 turns,
a quarter of the games ended by penalties, mean 66-67, 14-17 % at 90 or more):

- It decides each action by itself, the white one without a look at the coloured dice, on its own
  roll as on another's.
- A lock is taken whatever it skips. The longer row is the one with more marks; of equal rows the
  first counts.
- The longer skip is the last resort: in the colour action, when neither action could mark within
  one cell.
"""

from collections.abc import Sequence

from rowlock.players.player import Reckoner, Sheets
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

USUAL_SKIP = 1
LONGEST_SKIP = 4
NEVER = -1
LOCK = 1 << 10  # above every other rank


def player() -> Reckoner:
    """Casual, for any seat."""
    return Reckoner(white, colour)


def white(
    rules: Ruleset,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,  # noqa: ARG001 - the form all players share
    turn: int,  # noqa: ARG001
) -> int:
    """The place to mark with the white sum, or ``PASS``."""
    sheet, best, highest = sheets[seat], PASS, NEVER
    for row in range(len(rules.lock_from)):
        place = kernel.white_place(rules, dice, row)
        value = rank(rules, sheet, closed, place, USUAL_SKIP)
        if value > highest:
            best, highest = place, value
    return best


def colour(
    rules: Ruleset,
    sheets: Sheets,
    landed: int,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    turn: int,  # noqa: ARG001
) -> int:
    """The place to mark with white + colour, or ``PASS``."""
    usable = kernel.closed_for_colour(rules, landed, closed)
    most = LONGEST_SKIP if white == PASS else USUAL_SKIP
    sheet, best, highest = sheets[seat], PASS, NEVER
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, dice, usable, option)
        value = rank(rules, sheet, usable, place, most)
        if value > highest:
            best, highest = place, value
    return best


def rank(rules: Ruleset, sheet: Sequence[int], closed: int, place: int, most: int) -> int:
    """How much Casual likes ``place``: higher is better, ``NEVER`` for what it would not mark."""
    if place <= PASS:  # not ==, so that a compiler knows all others for 0 or more
        return NEVER
    marks = sheet[kernel.row_of(place)]
    skips, locks = kernel.skipped(marks, place), kernel.locks(rules, place)
    # Nobody foretells where the dice fall. With & and | a compiler asks all this at once, and jumps
    # once; with "and" and "or" it jumps at each question, half the time the wrong way.
    wanted = (skips >= 0) & ((skips <= most) | locks)
    value = LOCK if locks else (most - skips) * 32 + kernel.bits(marks)
    free = wanted and kernel.obstacle(rules, marks, closed, place) == kernel.OPEN
    return value if free else NEVER
