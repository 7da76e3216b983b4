"""One turn after another: whose choice it is, what is legal, what follows."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault, Refusal
from rowlock.rules.ruleset import Ruleset
from rowlock.rules.sheet import Sheet, empty

Dice = tuple[int, ...]
"""Two white dice, then red, yellow, green, blue; 0 for a die that was not rolled."""


class Phase(StrEnum):
    """What a position waits for."""

    ROLL = "roll"
    WHITE = "white"
    COLOUR = "colour"
    ANSWER = "answer"  # one-roll timing: white and colour in one
    OVER = "over"


class Reason(StrEnum):
    """Why a game ended. ``LEFT`` and ``QUIET`` come from outside the rules."""

    ROWS = "rows"
    PENALTIES = "penalties"
    TURNS = "turns"
    LEFT = "left"
    QUIET = "quiet"


_REASONS = {
    kernel.BY_ROWS: Reason.ROWS,
    kernel.BY_PENALTIES: Reason.PENALTIES,
    kernel.BY_TURNS: Reason.TURNS,
}
_OBSTACLES = {
    kernel.ROW_CLOSED: "row-closed",
    kernel.ALREADY_MARKED: "already-marked",
    kernel.BURNED: "burned",
    kernel.LOCK_SHUT: "lock-shut",
}


class Choice(NamedTuple):
    """What one seat does with a roll: places, or ``PASS``.

    ``colour_first`` is the order of two marks made in one answer (option ``order=either``).
    """

    white: int = PASS
    colour: int = PASS
    colour_first: bool = False


class Position(NamedTuple):
    """A game between two choices. Immutable; ``roll`` and ``settle`` return the next one.

    ``closed`` is the rows closed by now, ``landed`` those closed when the dice landed; both are
    bit masks, as is ``gone``, the seats that left. ``turn`` counts rolls from 1 and is 0 before
    the first. ``white`` is the roller's settled white choice, for the colour action.
    """

    rules: Ruleset
    sheets: tuple[Sheet, ...]
    roller: int
    turn: int = 0
    phase: Phase = Phase.ROLL
    dice: Dice = ()
    closed: int = 0
    landed: int = 0
    white: int = PASS
    gone: int = 0
    reason: Reason | None = None


def start(rules: Ruleset, players: int, roller: int = 0) -> Position:
    """The position before the first roll."""
    return Position(rules, (empty(rules),) * players, roller)


def can_land(position: Position, dice: Dice) -> bool:
    """Whether these are values of the dice in play, 0 for the dice that are out."""
    rules = position.rules
    out = (False, False, *(position.closed >> row & 1 for row in rules.row_of_die))
    return len(dice) == len(out) and all(
        value == 0 if away else 1 <= value <= rules.faces
        for value, away in zip(dice, out, strict=True)
    )


def land(position: Position, values: Sequence[int]) -> Dice:
    """The dice that land when all six show ``values``: 0 for those that closed rows took out."""
    coloured = (
        0 if position.closed >> row & 1 else value
        for row, value in zip(position.rules.row_of_die, values[2:], strict=True)
    )
    return (*values[:2], *coloured)


def roll(position: Position, dice: Dice) -> Position:
    """The dice have landed.

    Raises:
        Fault: ``not-now`` unless the position waits for a roll, ``bad-dice`` for dice that cannot
            have landed.
    """
    _must_be(position, Phase.ROLL)
    if not can_land(position, dice):
        raise Fault("bad-dice", f"{dice}", "a value for each die in play, 0 for the others")
    return position._replace(
        turn=position.turn + 1,
        phase=Phase.ANSWER if position.rules.one_roll else Phase.WHITE,
        dice=dice,
        landed=position.closed,
        white=PASS,
    )


def seats_to_choose(position: Position) -> tuple[int, ...]:
    """The seats whose choice the position waits for, in seat order."""
    return tuple(seat for seat in range(len(position.sheets)) if chooses(position, seat))


def chooses(position: Position, seat: int) -> bool:
    """Whether the position waits for a choice of ``seat``."""
    phase = position.phase
    if phase is Phase.ROLL or phase is Phase.OVER or position.gone >> seat & 1:
        return False
    return phase is not Phase.COLOUR or seat == position.roller


def dice_in_play(position: Position) -> Dice:
    """The dice that may still be used, 0 for each that is out."""
    closed = _closed_for_colour(position) if position.phase is Phase.COLOUR else position.landed
    coloured = (
        0 if closed >> row & 1 else value
        for row, value in zip(position.rules.row_of_die, position.dice[2:], strict=True)
    )
    return (*position.dice[:2], *coloured)


def legal(position: Position, seat: int) -> tuple[Choice, ...]:
    """Every choice ``seat`` may make now, passing first; empty when it has none to make."""
    return tuple(_choices(position, seat)) if chooses(position, seat) else ()


def refusal(position: Position, seat: int, choice: Choice) -> Refusal | None:
    """Why ``seat`` may not choose this now, or None if it may."""
    if position.phase is Phase.OVER:
        return Refusal("game-over")
    if not chooses(position, seat):
        return Refusal("not-your-choice", {"phase": position.phase, "roller": position.roller})
    if choice.colour_first and not _either_order(position, seat):
        return Refusal("order-fixed", "white-first")
    first = _refuse_colour if choice.colour_first else _refuse_white
    second = _refuse_white if choice.colour_first else _refuse_colour
    return first(position, seat, choice, False) or second(position, seat, choice, True)


def settle(position: Position, choices: Sequence[Choice]) -> Position:
    """What follows when every choice is in: one per seat, legal, passing where none is due.

    Raises:
        Fault: ``not-now`` unless the position waits for choices.
    """
    _must_be(position, Phase.WHITE, Phase.COLOUR, Phase.ANSWER)
    sheets = [list(sheet) for sheet in position.sheets]
    if position.phase is Phase.WHITE:
        return _settle_white(position, sheets, choices)
    if position.phase is Phase.COLOUR:
        return _end_turn(position, sheets, choices, position.white)
    closed = kernel.settle_white(
        position.rules, sheets, [choice.white for choice in choices], position.closed
    )
    white = choices[position.roller].white
    return _end_turn(position._replace(closed=closed), sheets, choices, white)


def scores(position: Position) -> tuple[int, ...]:
    """The total of each sheet."""
    return tuple(kernel.score(position.rules, sheet) for sheet in position.sheets)


def leave(position: Position, seat: int) -> Position:
    """``seat`` has left: its sheet stays, it chooses and rolls no more."""
    position = position._replace(gone=position.gone | 1 << seat)
    if position.phase is Phase.ROLL:
        return position._replace(roller=_from(position, position.roller))
    return position


def end(position: Position, reason: Reason) -> Position:
    """The game is over for a reason outside the rules."""
    return position._replace(phase=Phase.OVER, reason=reason)


def _must_be(position: Position, *phases: Phase) -> None:
    if position.phase not in phases:
        raise Fault("not-now", f"the position waits for {position.phase}", " or ".join(phases))


def _settle_white(
    position: Position, sheets: list[list[int]], choices: Sequence[Choice]
) -> Position:
    rules = position.rules
    whites = [choice.white for choice in choices]
    closed = kernel.settle_white(rules, sheets, whites, position.closed)
    position = position._replace(
        sheets=tuple(tuple(sheet) for sheet in sheets),
        closed=closed,
        white=whites[position.roller],
        phase=Phase.COLOUR,
    )
    if kernel.colour_follows(rules, closed):
        return position
    return end(position, Reason.ROWS)


def _end_turn(
    position: Position, sheets: list[list[int]], choices: Sequence[Choice], white: int
) -> Position:
    rules, roller, closed = position.rules, position.roller, position.closed
    colour = choices[roller].colour
    # The sheet of one who left stays as it is: a confirmed mark stands, a penalty is not added.
    if colour != PASS or not position.gone >> roller & 1:
        closed = kernel.settle_roller(rules, sheets[roller], white, colour, closed)
    position = position._replace(sheets=tuple(tuple(sheet) for sheet in sheets), closed=closed)
    over = kernel.outcome(rules, position.sheets, closed, position.turn)
    if over != kernel.RUNNING:
        return end(position, _REASONS[over])
    return position._replace(phase=Phase.ROLL, roller=_from(position, roller + 1))


def _from(position: Position, seat: int) -> int:
    """The first seat at the table from ``seat`` on, clockwise; ``seat`` itself if all have left."""
    players = len(position.sheets)
    order = ((seat + step) % players for step in range(players))
    return next((other for other in order if not position.gone >> other & 1), seat % players)


def _choices(position: Position, seat: int) -> Iterator[Choice]:
    if position.phase is Phase.COLOUR:
        yield Choice()
        for place in colour_marks(position, seat, PASS):
            yield Choice(colour=place)
        return
    whites = (PASS, *white_marks(position, seat, PASS))
    answers = position.phase is Phase.ANSWER and seat == position.roller
    for white in whites:
        yield Choice(white)
        for colour in colour_marks(position, seat, white) if answers else ():
            yield Choice(white, colour)
    if _either_order(position, seat):
        for colour in colour_marks(position, seat, PASS):
            for white in white_marks(position, seat, colour):
                yield Choice(white, colour, colour_first=True)


def white_marks(position: Position, seat: int, after: int) -> Iterator[int]:
    """The places ``seat`` may mark with the white sum once ``after`` (or PASS) is marked."""
    rules, sheet = position.rules, position.sheets[seat]
    for row in range(len(rules.lock_from)):
        place = kernel.white_place(rules, position.dice, row)
        if place != PASS and _open(rules, sheet, position.landed, place, after):
            yield place


def colour_marks(position: Position, seat: int, after: int) -> Iterator[int]:
    """The places the roller may mark with white + colour once ``after`` (or PASS) is marked."""
    rules, sheet, closed = position.rules, position.sheets[seat], _closed_for_colour(position)
    for option in range(kernel.colour_options(rules)):
        place = kernel.colour_place(rules, position.dice, closed, option)
        if place != PASS and _open(rules, sheet, closed, place, after):
            yield place


def _closed_for_colour(position: Position) -> int:
    return kernel.closed_for_colour(position.rules, position.landed, position.closed)


def _open(rules: Ruleset, sheet: Sheet, closed: int, place: int, after: int) -> bool:
    return _obstacle(rules, sheet, closed, place, after) == kernel.OPEN


def _obstacle(rules: Ruleset, sheet: Sheet, closed: int, place: int, after: int) -> int:
    row = kernel.row_of(place)
    return kernel.obstacle(rules, kernel.with_mark(sheet[row], row, after), closed, place)


def _either_order(position: Position, seat: int) -> bool:
    answers = position.phase is Phase.ANSWER and seat == position.roller
    return answers and position.rules.either_order


def _refuse_white(position: Position, seat: int, choice: Choice, second: bool) -> Refusal | None:
    if choice.white == PASS:
        return None
    if position.phase is Phase.COLOUR:
        return Refusal("not-your-choice", {"phase": position.phase, "roller": position.roller})
    rules, dice = position.rules, position.dice
    rows = range(len(rules.lock_from))
    offered = tuple(kernel.white_place(rules, dice, row) for row in rows)
    if choice.white not in offered:
        return Refusal("not-the-sum", dice[0] + dice[1], _places(offered))
    after = choice.colour if second else PASS
    return _refuse(rules, position.sheets[seat], position.landed, choice.white, after)


def _refuse_colour(position: Position, seat: int, choice: Choice, second: bool) -> Refusal | None:
    if choice.colour == PASS:
        return None
    if position.phase is Phase.WHITE or seat != position.roller:
        return Refusal("not-your-choice", {"phase": position.phase, "roller": position.roller})
    rules, closed = position.rules, _closed_for_colour(position)
    options = range(kernel.colour_options(rules))
    offered = tuple(kernel.colour_place(rules, position.dice, closed, option) for option in options)
    if closed >> kernel.row_of(choice.colour) & 1:
        return Refusal("row-closed")
    if choice.colour not in offered:
        return Refusal("not-the-sum", None, _places(offered))
    after = choice.white if second else PASS
    return _refuse(rules, position.sheets[seat], closed, choice.colour, after)


def _places(offered: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(place for place in offered if place != PASS)


def _refuse(rules: Ruleset, sheet: Sheet, closed: int, place: int, after: int) -> Refusal | None:
    obstacle = _obstacle(rules, sheet, closed, place, after)
    if obstacle == kernel.OPEN:
        return None
    expected = rules.lock_after if obstacle == kernel.LOCK_SHUT else None
    return Refusal(_OBSTACLES[obstacle], expected)
