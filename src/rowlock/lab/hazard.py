"""Making the table of the player Hazard: the one-player game with a chance to end every turn."""

from pathlib import Path

from rowlock.lab.solve import solve
from rowlock.players import hazard, solitaire_table
from rowlock.players.solitaire_table import Table
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Ruleset


def build(rules: Ruleset, where: Path | None = None, workers: int | None = None) -> Table:
    """Solve for these rules and keep the table, whole or not at all.

    Raises:
        Fault: ``not-solved`` for rules the solver does not cover, ``not-written``.
    """
    made = solve(rules, workers, hazard.CHANCES).table
    solitaire_table.write(
        solitaire_table.path(rules, where, hazard.KIND), rules, made.layers, hazard.KIND
    )
    return made


def ready(rules: Ruleset, where: Path | None = None) -> Table:
    """The table for these rules, made on demand.

    Raises:
        Fault: ``bad-table`` and ``other-rules`` for a wrong file, and as ``build``.
    """
    try:
        return hazard.table(rules, where)
    except Fault as fault:
        if fault.code != "no-table":
            raise
    return build(rules, where)
