"""Who is stronger, by how much, how sure: ``rowlock arena``.

A match seats one player among others of one kind. Every deal is played once from each seat, so
neither the seats nor the dice favour anybody, and a deal counts as one observation, the mean over
its seatings.
"""

import random
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log10, sqrt
from typing import NamedTuple

import msgspec
import numpy as np

from rowlock.lab import deal, lineup, plain, simulate
from rowlock.lab.spread import spread
from rowlock.lab.tally import WHOLE
from rowlock.players import Player, expert_weights
from rowlock.record.view import Seen
from rowlock.rules import ruleset, turn
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Options
from rowlock.rules.turn import Choice

STEP = 1000  # deals a task in compiled code,
SMALL = 5  # and in plain Python
ROUNDS = 10_000  # of the fit of strengths, which settles long before
SCALE = 400  # points of Elo for odds of ten to one


class Match(NamedTuple):
    """One ``a`` among ``seats - 1`` of ``b``."""

    a: str
    b: str
    seats: int


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Deals ``start`` to ``stop`` of a match, each played from every seat, as a line of results.

    Sums of whole numbers: of a deal's wins of ``a`` over its seatings, in parts of ``WHOLE``, of
    their squares, and of the scores of ``a`` and of all ``b``. ``rules`` is the rules' digest,
    ``weights`` the beginning of the checksum of those the Expert plays with, if it plays.
    """

    a: str
    b: str
    seats: int
    rules: str
    seed: int
    start: int
    stop: int
    wins: int = 0
    squares: int = 0
    score_a: int = 0
    score_b: int = 0
    weights: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        """Which deals of which match these are."""
        match = (self.a, self.b, self.seats, self.rules, self.weights)
        return (*match, self.seed, self.start, self.stop)


@dataclass(frozen=True)
class Result:
    """What a match came to. ``share`` is the share of wins of ``a``, ties by equal parts."""

    a: str
    b: str
    seats: int
    games: int
    share: float
    se: float
    mean_a: float
    mean_b: float


def matches(levels: Sequence[str], seats: Iterable[int]) -> tuple[Match, ...]:
    """Everybody against everybody at each number of seats; at two, each pair once.

    Raises:
        Fault: ``unknown-player``, ``bad-count``.
    """
    for level in levels:
        lineup.player(level)
    if len(set(levels)) < 2 or len(set(levels)) < len(levels):
        raise Fault("bad-count", f"players {' '.join(levels)}", "two or more different ones")
    numbers = tuple(seats)
    if not numbers or not all(2 <= number <= ruleset.MOST_PLAYERS for number in numbers):
        raise Fault("bad-count", f"seats {numbers}", f"2 to {ruleset.MOST_PLAYERS}")
    return tuple(
        Match(a, b, number)
        for number in numbers
        for a, b in permutations(levels, 2)
        if number > 2 or levels.index(a) < levels.index(b)
    )


def tasks(match: Match, options: Options, games: int, seed: int) -> tuple[Batch, ...]:
    """The batches, still empty, of a match of ``games`` games or just over.

    Raises:
        Fault: ``bad-count``, ``bad-seed``, ``no-weights``.
    """
    simulate.check_games(games)
    if seed < 0:
        raise Fault("bad-seed", str(seed), "0 or more")
    deals = -(-games // match.seats)
    step = STEP if _compiled(match) else SMALL
    rules, weights = ruleset.ruleset(ruleset.with_players(options, match.seats)), ""
    if "expert" in (match.a, match.b):
        weights = expert_weights.for_rules(rules, match.seats).header["sha256"][:8]
    return tuple(
        Batch(*match, rules.digest, seed, start, min(start + step, deals), weights=weights)
        for start in range(0, deals, step)
    )


def play(
    due: Sequence[Batch], options: Options, workers: int = 1, cluster: str | None = None
) -> Iterator[Batch]:
    """Play these batches; they come filled, in their order, the same however many workers.

    Raises:
        Fault: as ``lineup.ready`` and ``spread``.
    """
    lineup.ready((name for batch in due for name in (batch.a, batch.b)), ruleset.ruleset(options))
    jobs = [(batch, options) for batch in due]
    return spread(batch_of, jobs, workers, cluster, threads=all(map(_compiled, due)))


def _compiled(match: Match | Batch) -> bool:
    return lineup.compilable([match.a] + [match.b] * (match.seats - 1))


def batch_of(batch: Batch, options: Options) -> Batch:
    """Play one batch."""
    wins = np.zeros(batch.stop - batch.start, np.int64)
    score_a = score_b = 0
    for seat in range(batch.seats):
        levels = [batch.b] * batch.seats
        levels[seat] = batch.a
        plan = simulate.plan(levels, options, batch.seed)
        scores = simulate.dealt(plan, batch.start, batch.stop).seats[:, :, deal.SCORE]
        best = scores == scores.max(axis=1, keepdims=True)
        wins += best[:, seat] * (WHOLE // best.sum(axis=1))
        score_a += int(scores[:, seat].sum())
        score_b += int(scores.sum() - scores[:, seat].sum())
    sums = {"wins": int(wins.sum()), "squares": int((wins**2).sum())}
    return msgspec.structs.replace(batch, **sums, score_a=score_a, score_b=score_b)


def result(batches: Sequence[Batch]) -> Result:
    """What the played batches of one match came to."""
    first = batches[0]
    deals = sum(batch.stop - batch.start for batch in batches)
    games = deals * first.seats
    mean = sum(batch.wins for batch in batches) / deals
    squares = sum(batch.squares for batch in batches)
    spread_ = max(squares - deals * mean * mean, 0) / max(deals - 1, 1)
    return Result(
        a=first.a,
        b=first.b,
        seats=first.seats,
        games=games,
        share=mean / (WHOLE * first.seats),
        se=sqrt(spread_ / deals) / (WHOLE * first.seats),
        mean_a=sum(batch.score_a for batch in batches) / games,
        mean_b=sum(batch.score_b for batch in batches) / (games * (first.seats - 1)),
    )


def elo(results: Sequence[Result]) -> dict[str, float]:
    """A rating of each player, their mean 0, that best explains all results together.

    Each player has a strength and wins in proportion to it among those at the table (Bradley and
    Terry, for more than two Plackett and Luce), fitted by Hunter's minorization (2004). A factor
    of ten in strength is 400 points.
    """
    names = list(dict.fromkeys(name for match in results for name in (match.a, match.b)))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        won, met = dict.fromkeys(names, 0.5), dict.fromkeys(names, 0.0)
        for match in results:
            others = match.seats - 1
            table = match.games / (strength[match.a] + others * strength[match.b])
            won[match.a] += match.share * match.games
            won[match.b] += (1 - match.share) * match.games
            met[match.a] += table
            met[match.b] += others * table
        after = {name: won[name] / met[name] for name in names}
        settled = all(abs(after[name] / strength[name] - 1) < 1e-9 for name in names)
        mean = 10 ** (sum(map(log10, after.values())) / len(names))
        strength = {name: after[name] / mean for name in names}
        if settled:
            break
    return {name: SCALE * log10(strength[name]) for name in names}


def decision_seconds(level: str, options: Options, seats: int, games: int = 10) -> list[float]:
    """Processor seconds of each decision of ``level`` at a table of its like, in order of length.

    Where there is but one choice, there is no decision. The first game is not counted: in it
    weights and tables are read.
    """
    chosen = ruleset.with_players(options, seats)
    watched = _Watched(lineup.players([level], ruleset.ruleset(chosen))[0])
    for number in range(games + 1):
        if number == 1:
            watched.seconds.clear()
        plain.record([level] * seats, [watched] * seats, chosen, f"time-{number}")
    return sorted(watched.seconds)


class _Watched:
    """A player with a stop watch."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds: list[float] = []

    def choose(self, seen: Seen, rng: random.Random) -> Choice:
        started = time.thread_time()
        choice = self._player.choose(seen, rng)
        took = time.thread_time() - started
        if len(turn.legal(seen.position, seen.seat)) > 1:
            self.seconds.append(took)
        return choice
