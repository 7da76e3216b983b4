"""Counting finished games: how often each figure came up, and what that says.

Only whole numbers are added, so a sum is the same in whatever order games come in.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from rowlock.lab import deal
from rowlock.lab.deal import Played
from rowlock.rules import kernel
from rowlock.rules.turn import Reason

WHOLE = 840  # a win in parts: a multiple of 1 to 8, so that any number of seats can share it

ENDS = {
    Reason.ROWS: kernel.BY_ROWS,
    Reason.PENALTIES: kernel.BY_PENALTIES,
    Reason.TURNS: kernel.BY_TURNS,
}

Count = Counter[int]
"""How often each value came up."""


@dataclass
class Player:
    """How often each figure came up for one player. ``wins`` is in parts of ``WHOLE``."""

    score: Count = field(default_factory=Counter)
    locks: Count = field(default_factory=Counter)
    penalties: Count = field(default_factory=Counter)
    own_marks: Count = field(default_factory=Counter)
    other_marks: Count = field(default_factory=Counter)
    wins: Count = field(default_factory=Counter)


@dataclass
class Tally:
    """How often each figure came up in some games. ``total`` is everybody's score together."""

    players: list[Player]
    turns: Count = field(default_factory=Counter)
    reasons: Count = field(default_factory=Counter)
    total: Count = field(default_factory=Counter)

    @property
    def games(self) -> int:
        """How many games were counted."""
        return self.turns.total()

    @property
    def score(self) -> Count:
        """The scores of all players."""
        return sum((player.score for player in self.players), Counter())

    def add(self, other: "Tally") -> None:
        """Count the games of ``other``, of as many players, too."""
        for mine, theirs in zip(_counts(self), _counts(other), strict=True):
            mine.update(theirs)


def count(played: Played) -> Tally:
    """The tally of these games."""
    games, seats = played
    scores = seats[:, :, deal.SCORE]
    best = scores == scores.max(axis=1, keepdims=True)
    wins = best * (WHOLE // best.sum(axis=1, keepdims=True))
    return Tally(
        players=[
            Player(*map(_count, (*seats[:, seat].T, wins[:, seat])))
            for seat in range(seats.shape[1])
        ],
        turns=_count(games[:, deal.TURNS]),
        reasons=_count(games[:, deal.REASON]),
        total=_count(scores.sum(axis=1)),
    )


def mean(values: Count) -> float:
    """Their mean; not a number of none."""
    return _sum(values) / values.total() if values else float("nan")


def deviation(values: Count) -> float:
    """Their standard deviation, with n - 1; not a number of fewer than two."""
    n = values.total()
    if n < 2:
        return float("nan")
    squares = sum(value * value * times for value, times in values.items())
    return sqrt((squares - _sum(values) ** 2 / n) / (n - 1))


def error(values: Count) -> float:
    """The standard error of their mean."""
    return deviation(values) / sqrt(values.total()) if values else float("nan")


def percentile(values: Count, percent: int) -> int:
    """The least value that ``percent`` % of them do not exceed."""
    passed = 0
    for value in sorted(values):
        passed += values[value]
        if 100 * passed >= percent * values.total():
            return value
    raise ValueError("no values")


def share(values: Count, least: int) -> float:
    """The share of them that are ``least`` or more."""
    return sum(times for value, times in values.items() if value >= least) / values.total()


def figures(tally: Tally, seconds: float) -> dict[str, Any]:
    """What ``rowlock simulate --json`` prints. Scores are of all seats; errors are per game."""
    score, n = tally.score, len(tally.players)
    return {
        "games": tally.games,
        "turns": {"mean": mean(tally.turns), "se": error(tally.turns)},
        "ends": {
            str(reason): tally.reasons[number] / tally.games for reason, number in ENDS.items()
        },
        "score": {
            "mean": mean(score),
            "se": error(tally.total) / n,  # scores of one game are no independent draws
            "sd": deviation(score),
            **{f"p{percent}": percentile(score, percent) for percent in (10, 50, 90)},
            "at_least_90": share(score, 90),
            "over_90": share(score, 91),
        },
        "wins": [mean(player.wins) / WHOLE for player in tally.players],
        "seconds": seconds,
    }


def _count(values: Any) -> Count:
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))


def _sum(values: Count) -> int:
    return sum(value * times for value, times in values.items())


def _counts(tally: Tally) -> Iterable[Count]:
    yield from (tally.turns, tally.reasons, tally.total)
    for player in tally.players:
        yield from vars(player).values()
