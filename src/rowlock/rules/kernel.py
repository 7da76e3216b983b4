"""The rules, once, over small integers.

Nothing here is imported and nothing is allocated, so that ``rowlock.lab`` can lend these very
functions to a compiler: every function works alike on lists of ints and on integer arrays.

The integers:

- *marks* of a row: bit ``c`` is set when the row's cell ``c`` (0 = leftmost) is marked. The lock
  mark needs no bit of its own, since marking a lock cell always marks the lock too.
- *sheet*: the marks of each row, then the number of penalties.
- *place*: ``row * 16 + cell``, or ``PASS``, which is less than any.
- *closed*: bit ``r`` is set when row ``r`` is closed for everybody.
- *dice*: the two white dice, then one die per colour; a die that is not in play counts as 0 or
  is ruled out by ``closed``.
- *rules*: a ``ruleset.Ruleset``.
"""

PASS = -1
PENALTIES = -1  # the index of the penalties in a sheet

# What keeps a place from being marked.
OPEN = 0
ROW_CLOSED = 1
ALREADY_MARKED = 2
BURNED = 3
LOCK_SHUT = 4

# Why a game is over.
RUNNING = 0
BY_ROWS = 1
BY_PENALTIES = 2
BY_TURNS = 3


def bits(mask):
    """How many bits of ``mask`` (not negative) are set."""
    return mask.bit_count()  # a method of ints and numpy's alike; rowlock.lab.lend teaches numba


def length(marks):
    """How many cells of a row its last mark has used up: 0 for an empty row."""
    return int(marks).bit_length()  # rowlock.lab.lend teaches numba this one, too


def row_of(place):
    """The row of a place that is not ``PASS``."""
    return place >> 4


def with_mark(marks, row, place):
    """The marks of ``row`` once ``place`` is marked; unchanged if it is elsewhere or ``PASS``."""
    if place >= 0 and place >> 4 == row:
        return marks | 1 << (place & 15)
    return marks


def obstacle(rules, marks, closed, place):
    """What keeps ``place`` from being marked in its row, which holds ``marks``; ``OPEN`` if nothing.

    A row closed by anybody takes no mark, a mark must lie right of the row's last one, and a lock
    cell needs ``rules.lock_after`` marks before it.
    """
    row = place >> 4
    cell = place & 15
    if closed >> row & 1:
        return ROW_CLOSED
    # The seldom ones first: what is left is a coin's toss, which a compiler decides without a jump.
    if cell >= rules.lock_from[row] and bits(marks) < rules.lock_after and not marks >> cell:
        return LOCK_SHUT
    if marks >> cell:
        return ALREADY_MARKED if marks >> cell & 1 else BURNED
    return OPEN


def skipped(marks, place):
    """How many cells would be burned, unmarked for ever, by marking ``place``."""
    return (place & 15) - length(marks)


def white_place(rules, dice, row):
    """The place in ``row`` that the white sum offers; ``PASS`` if the row lacks the number."""
    return rules.white_places[dice[0] + dice[1]][row]


def colour_options(rules):
    """How many white + colour pairs there are: the range of ``colour_place``'s ``option``."""
    return 2 * len(rules.row_of_die)


def colour_place(rules, dice, closed, option):
    """The place offered by white die ``option % 2`` and coloured die ``option // 2``, or ``PASS``.

    A die leaves the game with the row it closes. Equal white dice offer each place once.
    """
    die = option >> 1
    value = dice[2 + die]
    if value == 0 or closed >> rules.row_of_die[die] & 1:
        return PASS
    if option & 1 and dice[0] == dice[1]:
        return PASS
    return rules.colour_places[die][dice[option & 1] + value]


def locks(rules, place):
    """Whether marking ``place`` locks its row."""
    return place & 15 >= rules.lock_from[place >> 4]


def mark(rules, sheet, place, closed):
    """Mark ``place`` on ``sheet`` in place; return the closed rows, with the row if this locks it."""
    row = place >> 4
    sheet[row] |= 1 << (place & 15)
    if locks(rules, place):
        return closed | 1 << row
    return closed


def settle_white(rules, sheets, choices, closed):
    """Put everybody's white ``choices`` on their ``sheets`` in place; return the closed rows."""
    after = closed
    for seat in range(len(sheets)):
        if choices[seat] != PASS:
            after = mark(rules, sheets[seat], choices[seat], after)
    return after


def colour_follows(rules, closed):
    """Whether a colour action follows the white action that left ``closed`` rows."""
    return rules.one_roll or rules.after_turn or bits(closed) < rules.rows_to_end


def closed_for_colour(rules, landed, settled):
    """The closed rows that the colour action is judged by.

    ``landed`` were closed when the dice landed, ``settled`` after the white action.
    """
    return landed if rules.one_roll or rules.die_until_turn_end else settled


def settle_roller(rules, sheet, white, colour, closed):
    """Put the roller's ``colour`` choice, or the penalty for no mark at all, on ``sheet`` in place.

    Returns the closed rows.
    """
    if colour != PASS:
        return mark(rules, sheet, colour, closed)
    if white == PASS:
        sheet[PENALTIES] += 1
    return closed


def locked(rules, row, marks):
    """Whether a row holding ``marks`` has its lock mark."""
    return marks >> rules.lock_from[row] != 0


def row_marks(rules, row, marks):
    """How many marks a row counts, its lock mark included."""
    return bits(marks) + (1 if locked(rules, row, marks) else 0)


def row_points(rules, row, marks):
    """The points of a row holding ``marks``."""
    return rules.points[row_marks(rules, row, marks)]


def score(rules, sheet):
    """The total of a sheet; it may be negative."""
    total = -rules.penalty_points * sheet[PENALTIES]
    for row in range(len(rules.lock_from)):
        total += row_points(rules, row, sheet[row])
    return total


def outcome(rules, sheets, closed, turn):
    """Why the game is over after turn number ``turn`` (1, 2, ...), or ``RUNNING``."""
    if bits(closed) >= rules.rows_to_end:
        return BY_ROWS
    for seat in range(len(sheets)):
        if sheets[seat][PENALTIES] >= rules.penalty_limit:
            return BY_PENALTIES
    if rules.turn_limit and turn >= rules.turn_limit:
        return BY_TURNS
    return RUNNING
