"""The player who plays for its own points alone, exactly: it looks them up in the solver's table.

With one seat this is the best play there is. With more it still answers as if it were to roll every
turn and nobody else could close a row, which is a known, beatable way to play.
"""

from pathlib import Path
from typing import NamedTuple

from rowlock.players import look_up, solitaire_table
from rowlock.players.look_up import Known
from rowlock.players.player import Reckoner
from rowlock.players.solitaire_table import Table
from rowlock.rules import kernel, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.turn import Choice, Phase, Position


class Ranked(NamedTuple):
    """A legal choice and the expected final total it leads to."""

    choice: Choice
    worth: float


def player(where: Path | None = None) -> Reckoner:
    """Solitaire, for any seat; its tables lie in ``where``, or in the usual folder.

    Choosing raises ``Fault``: ``no-table`` before ``rowlock solve`` has made it, ``not-solved`` for
    rules that it does not cover, ``bad-table`` or ``other-rules`` for a wrong file.
    """
    return look_up.reckoner(lambda rules: known(solitaire_table.table(rules, where)))


def known(table: Table) -> Known:
    """What Solitaire knows by that table: points, and nothing of winning."""
    return Known(table.laid, table.layers, 0.0)


def ranked(table: Table, position: Position, seat: int) -> tuple[Ranked, ...]:
    """Every legal choice of ``seat``, the one worth most first; equal ones in legal order."""
    choices = (
        Ranked(choice, _worth(known(table), position, seat, choice))
        for choice in turn.legal(position, seat)
    )
    return tuple(sorted(choices, key=lambda each: -each.worth))


def _worth(known: Known, position: Position, seat: int, choice: Choice) -> float:
    """The expected final total of ``seat`` once it has chosen, all others passing."""
    rules, roller, closed = position.rules, position.roller, position.closed
    sheets, white = [list(sheet) for sheet in position.sheets], choice.white
    if position.phase is Phase.WHITE or seat != roller:
        return look_up.after_white(
            rules, known, sheets, closed, position.dice, seat, roller, white, position.turn
        )
    if position.phase is Phase.COLOUR:
        white = position.white
    elif white != PASS:
        closed = kernel.mark(rules, sheets[seat], white, closed)
    return look_up.after_colour(
        rules, known, sheets, closed, seat, white, choice.colour, position.turn
    )
