"""The player who plays for its own points alone, exactly: it looks them up in the solver's table.

With one seat this is the best play there is. With more it still answers as if it were to roll every
turn and nobody else could close a row, which is a known, beatable way to play.
"""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from rowlock.players import solitaire_table
from rowlock.players.solitaire_table import Table
from rowlock.record.view import Seen
from rowlock.rules import kernel, turn
from rowlock.rules.turn import Choice, Phase, Position


def player() -> "Solitaire":
    """Solitaire, for any seat."""
    return Solitaire()


class Ranked(NamedTuple):
    """A legal choice and the expected final total it leads to."""

    choice: Choice
    worth: float


@dataclass(frozen=True)
class Solitaire:
    """Looks up the table for the rules at hand in ``where``, or in the usual folder."""

    where: Path | None = None

    def choose(self, seen: Seen, rng: random.Random) -> Choice:  # noqa: ARG002 - leaves nothing to chance
        """The choice worth most; the first of equal ones.

        Raises:
            Fault: ``no-table`` before ``rowlock solve`` has made it, ``not-solved`` for rules that
                it does not cover, ``bad-table`` or ``other-rules`` for a wrong file.
        """
        table = solitaire_table.table(seen.position.rules, self.where)
        return ranked(table, seen.position, seen.seat)[0].choice


def ranked(table: Table, position: Position, seat: int) -> tuple[Ranked, ...]:
    """Every legal choice of ``seat``, the one worth most first; equal ones in legal order."""
    choices = (
        Ranked(choice, _worth(table, position, seat, choice))
        for choice in turn.legal(position, seat)
    )
    return tuple(sorted(choices, key=lambda each: -each.worth))


def _worth(table: Table, position: Position, seat: int, choice: Choice) -> float:
    """The expected final total of ``seat`` once it has chosen, all others passing."""
    choices = [Choice()] * len(position.sheets)
    choices[seat] = choice
    after = turn.settle(position, choices)
    sheet = after.sheets[seat]
    if after.phase is Phase.OVER:
        return kernel.score(table.rules, sheet)
    if after.phase is Phase.COLOUR and seat == after.roller:
        return max(_worth(table, after, seat, colour) for colour in turn.legal(after, seat))
    return table.worth(sheet, after.closed)
