"""Computer players: each sees what a person at its seat would see and returns a choice."""

from importlib import import_module

from rowlock.players.player import Player
from rowlock.rules.refusal import Fault

__all__ = ["LEVELS", "Player", "by_level"]

LEVELS = ("casual", "sharp", "expert")
"""The levels by name; ``rowlock.players.LEVEL`` has a function ``player()`` that makes one."""


def by_level(level: str) -> Player:
    """The computer player of that level. Only its own module is imported.

    Raises:
        Fault: ``unknown-player``.
    """
    if level not in LEVELS:
        raise Fault("unknown-player", f"there is no player {level!r}", " | ".join(LEVELS))
    made: Player = import_module(f"{__name__}.{level}").player()
    return made
