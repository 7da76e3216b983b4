"""The computer players a table can seat, by level."""

import random

from rowlock.players.player import Player
from rowlock.record.view import Seen
from rowlock.rules import turn
from rowlock.rules.turn import Choice

LEVELS = ("casual", "sharp")


class _Marks:
    """Stands in until the players are there: the last legal choice."""

    def choose(self, seen: Seen, rng: random.Random) -> Choice:  # noqa: ARG002
        return turn.legal(seen.position, seen.seat)[-1]


def player(level: str) -> Player:  # noqa: ARG001
    """The computer player of a level."""
    return _Marks()
