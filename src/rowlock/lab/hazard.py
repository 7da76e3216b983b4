"""The table of the player Hazard: the one-player game with a chance to end every turn."""

from pathlib import Path

from rowlock.lab import solve
from rowlock.players import hazard
from rowlock.players.solitaire_table import Table
from rowlock.rules.ruleset import Ruleset


def ready(rules: Ruleset, where: Path | None = None) -> Table:
    """The table for these rules, made on demand.

    Raises:
        Fault: as ``solve.ready``.
    """
    return solve.ready(rules, where, hazard.KIND, hazard.CHANCES)
