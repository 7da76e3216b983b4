"""A position of the one-player game written as JSON, and what every choice in it is worth."""

from typing import Literal, NamedTuple

import msgspec

from rowlock.players.solitaire import Ranked, ranked
from rowlock.players.solitaire_table import Table
from rowlock.record.events import Mark
from rowlock.record.fold import Dice, place
from rowlock.record.referee import GivenSheet
from rowlock.rules import kernel, sheet, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import ROWS, Pad, Ruleset
from rowlock.rules.turn import Choice, Phase, Position


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sheet, the rows closed though not locked on it, and the roll, if the dice have landed.

    ``white`` is there once the white action is over: the mark made, or None for a pass.
    """

    sheet: GivenSheet = GivenSheet()
    closed: tuple[Literal["red", "yellow", "green", "blue"], ...] = ()
    dice: Dice | None = None
    white: Mark | msgspec.UnsetType | None = msgspec.UNSET


class Verdict(NamedTuple):
    """What best play expects in the end (before a choice: with the best one), and the choices."""

    worth: float
    choices: tuple[Ranked, ...]


def read(data: bytes, rules: Ruleset, pad: Pad) -> Position:
    """The position that ``data`` describes.

    Raises:
        Fault: ``bad-position`` for what is not one, or is over; ``bad-sheet``; ``bad-dice``; the
            code of the refusal for a white mark that is not legal.
    """
    try:
        given = msgspec.json.decode(data, type=Given)
    except msgspec.MsgspecError as error:
        raise Fault("bad-position", str(error), '{"sheet": {...}, "dice": {...}}') from error
    marks = sheet.write(rules, pad, msgspec.to_builtins(given.sheet))
    closed = sum(
        1 << row
        for row in range(len(ROWS))
        if ROWS[row] in given.closed or kernel.locked(rules, row, marks[row])
    )
    position = Position(rules, (marks,), roller=0, closed=closed)
    if kernel.outcome(rules, position.sheets, closed, 0) != kernel.RUNNING:
        raise Fault("bad-position", "the game is over", "a running game")
    if given.dice is None:
        return position
    return _rolled(position, pad, given.dice, given.white)


def judge(table: Table, position: Position) -> Verdict:
    """What the position and each legal choice in it are worth, by the table."""
    if position.phase is Phase.ROLL:
        return Verdict(table.worth(position.sheets[0], position.closed), ())
    choices = ranked(table, position, 0)
    return Verdict(choices[0].worth, choices)


def _rolled(
    position: Position, pad: Pad, dice: Dice, white: Mark | msgspec.UnsetType | None
) -> Position:
    position = turn.roll(position, dice.values())
    if isinstance(white, msgspec.UnsetType):
        return position
    if position.phase is not Phase.WHITE:
        raise Fault("bad-position", "a white mark apart", "phased timing for that")
    choice = Choice(place(pad, white))
    refused = turn.refusal(position, 0, choice)
    if refused or (white is not None and choice.white == PASS):
        raise Fault(refused.code if refused else "not-on-pad", f"white {white}", "a legal mark")
    position = turn.settle(position, [choice])
    if position.phase is Phase.OVER:
        raise Fault("bad-position", "the game is over", "a running game")
    return position
