"""Hazard: the player for its own points who knows that the game may end before its sheet is full.

It looks up the solver's table made with a constant chance that the game ends after each turn,
larger once a row is closed, so that points soon count for more than points late. At the end it
looks around: it ends a game that it wins, and never one that it does not win if it can help it.
The chances were found by measuring; the table needs no training and is about as strong as the best
published player.
"""

import random
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from rowlock.players import solitaire_table
from rowlock.players.solitaire_table import Table
from rowlock.record.view import Seen
from rowlock.rules import kernel, turn
from rowlock.rules.ruleset import Ruleset
from rowlock.rules.turn import Choice, Phase, Position

KIND = "hazard"
CHANCES = (0.08, 0.16)
"""The chance that the game ends after a turn, by the number of closed rows."""
DECIDED = 1000.0
"""What winning is worth above points; losing is worth as much less, a tie with one other nothing."""


@dataclass(frozen=True)
class Hazard:
    """Looks up the table for the rules at hand in ``where``, or in the usual folder."""

    where: Path | None = None

    def choose(self, seen: Seen, rng: random.Random) -> Choice:  # noqa: ARG002 - leaves nothing to chance
        """The choice worth most, all others passing; the first of equal ones.

        Raises:
            Fault: ``no-table`` before ``rowlock.lab.hazard`` has made it, and as ``read``.
        """
        found = table(seen.position.rules, self.where)
        legal = turn.legal(seen.position, seen.seat)
        return max(legal, key=lambda choice: worth(found, seen.position, seen.seat, choice))


def player() -> Hazard:
    """Hazard, for any seat."""
    return Hazard()


@lru_cache(maxsize=4)
def table(rules: Ruleset, where: Path | None = None) -> Table:
    """The table for these rules, read once; ``rowlock.lab.hazard.build`` makes it.

    Raises:
        Fault: ``no-table``, ``bad-table``, ``other-rules``.
    """
    return solitaire_table.read(solitaire_table.path(rules, where, KIND), rules, KIND)


def worth(table: Table, position: Position, seat: int, choice: Choice) -> float:
    """The expected points, or what the end is worth, once ``seat`` has chosen and all others pass."""
    choices = [Choice()] * len(position.sheets)
    choices[seat] = choice
    after = turn.settle(position, choices)
    if after.phase is Phase.COLOUR and seat == after.roller:
        return max(worth(table, after, seat, colour) for colour in turn.legal(after, seat))
    sheet = after.sheets[seat]
    if after.phase is Phase.OVER:
        return kernel.score(table.rules, sheet) + DECIDED * (2 * share(after, seat) - 1)
    return table.worth(sheet, after.closed)


def share(position: Position, seat: int) -> float:
    """The part of the win that ``seat`` has in a finished game; ties share it."""
    scores = turn.scores(position)
    best = max(scores)
    return 1 / scores.count(best) if scores[seat] == best else 0.0
