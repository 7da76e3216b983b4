"""Sharp, a player that weighs what a mark brings against what it burns.

It guesses what every row of its sheet will be worth in the end: the marks it has, plus those the
cells still open may bring, which are the more, the more ways the dice have to show their numbers
and the more of the game is left. A mark's worth is the difference it makes to that guess, so a
skip costs just what the burned cells might have brought, and a mark on another's roll, which costs
nothing else, is taken whenever the guess grows.

- On its own roll it looks at both actions before it decides the first.
- A penalty weighs its points and the step towards the end of the game.
- A choice that ends the game is made when it wins, and only then, unless there is no other.
"""

from collections.abc import Sequence

from rowlock.players.player import Reckoner, Sheets
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset

UNIT = 1000  # of a point, or of a mark: everything is reckoned in whole thousandths
END = 1_000_000  # above everything: the game is won or lost

# Found by playing against Casual (two seats, rulebook, 20,000 games a try).
PACE = 161  # marks hoped for, in units, for each way to throw an open number, in a fresh game
PACE_PER_MARK = 4  # less for each mark of the fullest sheet,
PACE_PER_CLOSED = 31  # for each closed row,
PACE_PER_PENALTY = 4  # and for each penalty of whoever has most;
LEAST_PACE = 18  # never less than this
PENALTY_STEP = 1250  # what a penalty weighs beside its points


def player() -> Reckoner:
    """Sharp, for any seat."""
    return Reckoner(white, colour)


def white(
    rules: Ruleset,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    roller: int,
    turn: int,  # noqa: ARG001 - the form all players share
) -> int:
    """The place to mark with the white sum, or ``PASS``."""
    pace = pace_of(rules, sheets, closed)
    best, most = PASS, 0
    if seat == roller:
        most = follow_up(rules, sheets, closed, dice, seat, PASS, pace)
    for row in range(len(rules.lock_from)):
        place = kernel.white_place(rules, dice, row)
        if allowed(rules, sheets[seat], closed, place):
            value = worth(rules, sheets, seat, sheets[seat][row], closed, place, pace)
            if seat == roller and value > -END:
                value += follow_up(rules, sheets, closed, dice, seat, place, pace)
            if value > most:
                best, most = place, value
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
    pace = pace_of(rules, sheets, closed)
    usable = kernel.closed_for_colour(rules, landed, closed)
    best, most = PASS, price_of_none(rules, sheets, seat, closed, white, pace)
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, dice, usable, option)
        if allowed(rules, sheets[seat], usable, place):
            marks = sheets[seat][kernel.row_of(place)]
            value = worth(rules, sheets, seat, marks, closed, place, pace)
            if value > most:
                best, most = place, value
    return best


def allowed(rules: Ruleset, sheet: Sequence[int], closed: int, place: int) -> bool:
    """Whether ``place`` is one and can be marked."""
    if place <= PASS:  # not ==, so that a compiler knows all others for 0 or more
        return False
    return kernel.obstacle(rules, sheet[kernel.row_of(place)], closed, place) == kernel.OPEN


def follow_up(
    rules: Ruleset,
    sheets: Sheets,
    closed: int,
    dice: Sequence[int],
    seat: int,
    white: int,
    pace: int,
) -> int:
    """What the colour action will bring after ``white``, in units of a point."""
    most = price_of_none(rules, sheets, seat, closed, white, pace)
    if white != PASS and kernel.locks(rules, white):
        closed |= 1 << kernel.row_of(white)
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, dice, closed, option)
        if place != PASS:
            row = kernel.row_of(place)
            marks = kernel.with_mark(sheets[seat][row], row, white)
            if kernel.obstacle(rules, marks, closed, place) == kernel.OPEN:
                value = worth(rules, sheets, seat, marks, closed, place, pace)
                most = max(most, value)
    return most


def price_of_none(
    rules: Ruleset, sheets: Sheets, seat: int, closed: int, white: int, pace: int
) -> int:
    """What it brings the roller to leave the colour action out: nothing, or a penalty."""
    if white != PASS:
        return 0
    if sheets[seat][kernel.PENALTIES] + 1 >= rules.penalty_limit:
        return verdict(rules, sheets, seat, closed, -rules.penalty_points, pace)
    return -rules.penalty_points * UNIT - PENALTY_STEP


def worth(
    rules: Ruleset,
    sheets: Sheets,
    seat: int,
    marks: int,
    closed: int,
    place: int,
    pace: int,
) -> int:
    """What marking ``place`` in its row, which holds ``marks``, brings, in units of a point."""
    row = kernel.row_of(place)
    now = row_worth(rules, row, marks, closed, pace)
    after = kernel.with_mark(marks, row, place)
    if not kernel.locks(rules, place):
        return row_worth(rules, row, after, closed, pace) - now
    shut = closed | 1 << row
    if kernel.bits(shut) >= rules.rows_to_end:
        gained = kernel.row_points(rules, row, after) - kernel.row_points(rules, row, marks)
        return verdict(rules, sheets, seat, closed, gained, pace)
    return row_worth(rules, row, after, shut, pace) - now


def verdict(rules: Ruleset, sheets: Sheets, seat: int, closed: int, gained: int, pace: int) -> int:
    """What it brings to end the game now with ``gained`` points more.

    ``END`` for a win and ``-END`` for less; alone at the table, the points less what was hoped for.
    """
    own = kernel.score(rules, sheets[seat])
    if len(sheets) == 1:
        hope = gained * UNIT
        for row in range(len(rules.lock_from)):
            hope += kernel.row_points(rules, row, sheets[seat][row]) * UNIT
            hope -= row_worth(rules, row, sheets[seat][row], closed, pace)
        return hope
    for other in range(len(sheets)):
        if other != seat and kernel.score(rules, sheets[other]) >= own + gained:
            return -END
    return END


def row_worth(rules: Ruleset, row: int, marks: int, closed: int, pace: int) -> int:
    """The guess at a row's points in the end, in units of a point."""
    count = kernel.row_marks(rules, row, marks)
    if closed >> row & 1:
        return rules.points[count] * UNIT
    ways = 0
    for total in range(2, 2 * rules.faces + 1):
        place = rules.white_places[total][row]
        if allowed_in_row(rules, marks, place):
            ways += rules.faces - abs(total - rules.faces - 1)
    more = ways * pace
    whole = min(count + more // UNIT, len(rules.points) - 2)
    step = rules.points[whole + 1] - rules.points[whole]
    return rules.points[whole] * UNIT + more % UNIT * step


def allowed_in_row(rules: Ruleset, marks: int, place: int) -> bool:
    """Whether an open row with ``marks`` could take ``place``."""
    return place > PASS and kernel.obstacle(rules, marks, 0, place) == kernel.OPEN


def pace_of(rules: Ruleset, sheets: Sheets, closed: int) -> int:
    """Marks still hoped for for each way the dice have to show a number, in units of a mark."""
    fullest, penalties = 0, 0
    for sheet in sheets:
        marks = 0
        for row in range(len(rules.lock_from)):
            marks += kernel.bits(sheet[row])
        fullest = max(fullest, marks)
        penalties = max(penalties, sheet[kernel.PENALTIES])
    pace = PACE - PACE_PER_MARK * fullest
    pace -= PACE_PER_CLOSED * kernel.bits(closed) + PACE_PER_PENALTY * penalties
    return max(pace, LEAST_PACE)
