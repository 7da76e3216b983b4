"""Choosing by a table of the solver: the choice that leads to the sheet worth most.

A player of this kind plays for its own points. It reckons as if all others passed, and, if its
table says so, sets winning above points when a choice ends the game.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rowlock.players import solitaire_layout
from rowlock.players.player import Reckoner, Sheets
from rowlock.players.solitaire_layout import Layout
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

NEVER = -1e9  # below every worth


class Known(NamedTuple):
    """A table in the form that a compiler takes.

    ``layers[penalties, entry]`` as in ``solitaire_table``. ``decided`` is what winning is worth
    above points; losing is worth as much less, a tie with one other nothing.
    """

    laid: Layout
    layers: Any
    decided: float


def reckoner(known: Callable[[Ruleset], Known]) -> Reckoner:
    """The player who looks up what is ``known`` of the rules at hand."""

    def by_white(rules: Ruleset, *table: Any) -> int:
        return white(rules, known(rules), *table)

    def by_colour(rules: Ruleset, *table: Any) -> int:
        return colour(rules, known(rules), *table)

    return Reckoner(by_white, by_colour)


def white(
    rules: Ruleset,
    known: Known,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,
    turn: int,
) -> int:
    """The place to mark with the white sum, or ``PASS``: see ``player.White``."""
    best = PASS
    most = after_white(rules, known, sheets, closed, dice, seat, roller, PASS, turn)
    for row in range(len(rules.lock_from)):
        place = kernel.white_place(rules, dice, row)
        if place != PASS and _may(rules, sheets[seat], closed, dice, seat == roller, place):
            value = after_white(rules, known, sheets, closed, dice, seat, roller, place, turn)
            if value > most:
                best, most = place, value
    return best


def colour(
    rules: Ruleset,
    known: Known,
    sheets: Sheets,
    landed: int,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    turn: int,
) -> int:
    """The place to mark with white + colour, or ``PASS``: see ``player.Colour``."""
    return best_colour(rules, known, sheets, landed, closed, dice, seat, white, turn)[0]


def after_white(
    rules: Ruleset,
    known: Known,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,
    white: int,
    turn: int,
) -> float:
    """What ``white`` is worth to ``seat``, the roller's best coloured mark after it included."""
    sheet, row = sheets[seat], kernel.row_of(white)
    marks, settled = sheet[row], closed
    if white != PASS:
        settled = kernel.mark(rules, sheet, white, closed)
    if seat == roller and kernel.colour_follows(rules, settled):
        _, value = best_colour(rules, known, sheets, closed, settled, dice, seat, white, turn)
    else:
        value = worth(rules, known, sheets, settled, seat, turn)
    sheet[row] = marks
    return value


def best_colour(
    rules: Ruleset,
    known: Known,
    sheets: Sheets,
    landed: int,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    turn: int,
) -> tuple[int, float]:
    """The best coloured mark, or ``PASS``, and what it is worth; ``white`` is on the sheet."""
    best, most = PASS, NEVER
    alone = not rules.either_order or _alone(rules, sheets[seat], landed, white)
    if alone:
        most = after_colour(rules, known, sheets, closed, seat, white, PASS, turn)
    usable = kernel.closed_for_colour(rules, landed, closed)
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, dice, usable, option)
        if place == PASS:
            continue
        marks = sheets[seat][kernel.row_of(place)]
        after = alone and kernel.obstacle(rules, marks, usable, place) == kernel.OPEN
        if after or (rules.either_order and _first(rules, sheets[seat], usable, place, white)):
            value = after_colour(rules, known, sheets, closed, seat, white, place, turn)
            if value > most:
                best, most = place, value
    return best, most


def after_colour(
    rules: Ruleset,
    known: Known,
    sheets: Sheets,
    closed: int,
    seat: int,
    white: int,
    colour: int,
    turn: int,
) -> float:
    """What it is worth to the roller ``seat`` to end its turn with ``colour``."""
    sheet, row = sheets[seat], kernel.row_of(colour)
    marks, penalties = sheet[row], sheet[kernel.PENALTIES]
    ended = kernel.settle_roller(rules, sheet, white, colour, closed)
    value = worth(rules, known, sheets, ended, seat, turn)
    sheet[row] = marks
    sheet[kernel.PENALTIES] = penalties
    return value


def worth(rules: Ruleset, known: Known, sheets: Sheets, closed: int, seat: int, turn: int) -> float:
    """What ``seat`` has after turn number ``turn``: points, and those to come or the end's worth."""
    sheet = sheets[seat]
    points = float(kernel.score(rules, sheet))
    if kernel.outcome(rules, sheets, closed, turn) != kernel.RUNNING:
        return points + known.decided * (2 * share(rules, sheets, seat) - 1)
    there = solitaire_layout.entry(rules, known.laid, sheet, closed)
    return points + float(known.layers[sheet[kernel.PENALTIES], there])


def share(rules: Ruleset, sheets: Sheets, seat: int) -> float:
    """The part of the win that ``seat`` has with these final sheets; ties share it."""
    own, ties = kernel.score(rules, sheets[seat]), 0
    for sheet in sheets:
        other = kernel.score(rules, sheet)
        if other > own:
            return 0.0
        ties += other == own
    return 1 / ties


def _may(
    rules: Ruleset,
    sheet: Sequence[int],
    closed: int,
    dice: Sequence[int],
    rolls: bool,
    place: int,
) -> bool:
    """Whether the white sum may mark ``place``, be it after a coloured mark made first."""
    marks = sheet[kernel.row_of(place)]
    if kernel.obstacle(rules, marks, closed, place) == kernel.OPEN:
        return True
    if rolls and rules.either_order:
        for option in range(kernel.colour_options(rules)):
            first = kernel.colour_place(rules, dice, closed, option)
            if first != PASS and _before(rules, marks, closed, first, place):
                return True
    return False


def _alone(rules: Ruleset, sheet: Sequence[int], landed: int, white: int) -> bool:
    """Whether ``white``, which is on the sheet, is legal without a coloured mark before it."""
    if white == PASS:
        return True
    marks = _without(sheet, white)
    return kernel.obstacle(rules, marks, landed, white) == kernel.OPEN


def _first(rules: Ruleset, sheet: Sequence[int], closed: int, colour: int, white: int) -> bool:
    """Whether ``colour`` may be marked before ``white``, which is on the sheet and right of it."""
    if white == PASS:
        return False
    return _before(rules, _without(sheet, white), closed, colour, white)


def _before(rules: Ruleset, marks: int, closed: int, colour: int, white: int) -> bool:
    """Whether both may be marked, in this order, in one row that holds ``marks``."""
    row = kernel.row_of(colour)
    if row != kernel.row_of(white) or kernel.obstacle(rules, marks, closed, colour) != kernel.OPEN:
        return False
    marks = kernel.with_mark(marks, row, colour)
    return kernel.obstacle(rules, marks, closed, white) == kernel.OPEN


def _without(sheet: Sequence[int], white: int) -> int:
    """The marks of the row of ``white``, which is one of them, without it."""
    return sheet[kernel.row_of(white)] ^ 1 << (white & 15)
