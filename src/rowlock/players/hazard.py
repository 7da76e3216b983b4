"""Hazard: the player for its own points who knows that the game may end before its sheet is full.

It looks up the solver's table made with a constant chance that the game ends after each turn,
larger once a row is closed, so that points soon count for more than points late. At the end it
looks around: it ends a game that it wins, and never one that it does not win if it can help it.
The chances were found by measuring; the table needs no training and is about as strong as the best
published player.
"""

from pathlib import Path

from rowlock.players import look_up, solitaire_table
from rowlock.players.look_up import Known
from rowlock.players.player import Reckoner
from rowlock.players.solitaire_table import Table
from rowlock.rules.ruleset import Ruleset

KIND = "hazard"
CHANCES = (0.08, 0.16)
"""The chance that the game ends after a turn, by the number of closed rows."""
DECIDED = 1000.0
"""What winning is worth above points; losing is worth as much less, a tie with one other nothing."""


def player(where: Path | None = None) -> Reckoner:
    """Hazard, for any seat; its tables lie in ``where``, or in the usual folder.

    Choosing raises ``Fault``: ``no-table`` before ``rowlock.lab.hazard`` has made it, ``not-solved``
    for rules that it does not cover, ``bad-table`` or ``other-rules`` for a wrong file.
    """
    return look_up.reckoner(lambda rules: known(table(rules, where)))


def known(table: Table) -> Known:
    """What Hazard knows by that table."""
    return Known(table.laid, table.layers, DECIDED)


def table(rules: Ruleset, where: Path | None = None) -> Table:
    """The table for these rules, read once; ``rowlock.lab.hazard.ready`` makes it.

    Raises:
        Fault: as ``solitaire_table.read``.
    """
    return solitaire_table.table(rules, where, KIND)
