"""The players that have an integer form, by number, for compiled loops that seat any mix of them."""

from collections.abc import Sequence

from rowlock.lab import lend
from rowlock.players import casual, sharp
from rowlock.players.player import Sheets
from rowlock.rules.ruleset import Ruleset

CASUAL, SHARP = range(2)
NUMBERS = {"casual": CASUAL, "sharp": SHARP}
"""The players that compiled loops know."""


@lend.compiled
def white(
    player: int,
    rules: Ruleset,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,
    turn: int,
) -> int:
    """The white choice of ``player`` at ``seat``: see ``players.player.White``."""
    if player == CASUAL:
        return casual.white(rules, sheets, closed, dice, seat, roller, turn)
    return sharp.white(rules, sheets, closed, dice, seat, roller, turn)


@lend.compiled
def colour(
    player: int,
    rules: Ruleset,
    sheets: Sheets,
    landed: int,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    turn: int,
) -> int:
    """The colour choice of ``player`` at ``seat``: see ``players.player.Colour``."""
    if player == CASUAL:
        return casual.colour(rules, sheets, landed, closed, dice, seat, white, turn)
    return sharp.colour(rules, sheets, landed, closed, dice, seat, white, turn)
