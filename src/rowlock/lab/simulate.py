"""Many games of any players, counted: ``rowlock simulate``."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from rowlock.lab import deal, lineup, plain, tally
from rowlock.lab.spread import spread
from rowlock.lab.tally import Tally
from rowlock.record import game_file
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Options

SMALL = 20  # games a task in plain Python, where one may take a second
MOST_GAMES = 10**9
"""With more, nothing that is printed would change: the error of a share of wins is at most
0.5 / sqrt(games), by then less than 0.002 %. The arena's batches of so many take 100 MB."""


@dataclass(frozen=True)
class Plan:
    """What to play: a player's level for each seat, the options, and the seed of the dice.

    With ``recorded`` games are played through the fold with dice that can be checked, otherwise
    with dealt ones.
    """

    levels: tuple[str, ...]
    options: Options
    seed: int = 0
    recorded: bool = False

    @property
    def compiled(self) -> bool:
        """Whether the games can be played by the compiled loop."""
        return not self.recorded and lineup.compilable(self.levels)


class Part(NamedTuple):
    """Some games in a row: their tally, and their records, one a line, if they were wanted."""

    tally: Tally
    records: bytes = b""


def plan(levels: Sequence[str], options: Options, seed: int = 0, recorded: bool = False) -> Plan:
    """A plan that can be carried out.

    Raises:
        Fault: ``unknown-player``, ``bad-option`` (the number of players), ``bad-seed``.
    """
    for level in levels:
        lineup.player(level)
    if seed < 0:
        raise Fault("bad-seed", str(seed), "0 or more")
    return Plan(tuple(levels), ruleset.with_players(options, len(levels)), seed, recorded)


def simulate(
    chosen: Plan, games: int, workers: int = 1, cluster: str | None = None
) -> Iterator[Part]:
    """Play ``games`` games; the parts come in the order of the games, the same for one seed.

    Raises:
        Fault: ``bad-count``, and as ``lineup.ready`` and ``spread``.
    """
    check_games(games)
    lineup.ready(chosen.levels, ruleset.ruleset(chosen.options))
    step = deal.BLOCK if chosen.compiled else SMALL
    tasks = ((chosen, start, min(start + step, games)) for start in range(0, games, step))
    return spread(part, tasks, workers, cluster, threads=chosen.compiled)


def check_games(games: int) -> None:
    """Whether so many games can be played.

    Raises:
        Fault: ``bad-count``.
    """
    if not 1 <= games <= MOST_GAMES:
        raise Fault("bad-count", f"{games} games", f"1 to {MOST_GAMES}")


def total(parts: Iterator[Part], heed: Callable[[Part], None] = lambda _: None) -> Tally | None:
    """The tally of all parts, each shown to ``heed``; of those done, should Ctrl-C interrupt."""
    made: Tally | None = None
    try:
        for done in parts:
            heed(done)
            if made is None:
                made = done.tally
            else:
                made.add(done.tally)
    except KeyboardInterrupt:
        pass
    return made


def part(chosen: Plan, start: int, stop: int) -> Part:
    """Play games ``start`` to ``stop`` of a plan."""
    if chosen.recorded:
        return _recorded(chosen, start, stop)
    return Part(tally.count(dealt(chosen, start, stop)))


def dealt(chosen: Plan, start: int, stop: int) -> deal.Played:
    """What games ``start`` to ``stop`` of a plan came to, played with dealt dice."""
    rules = ruleset.ruleset(chosen.options)
    rolls, lots = deal.deals(rules, len(chosen.levels), chosen.seed, start, stop)
    first = np.zeros_like(lots) if chosen.options.first_roller == "seat-1" else lots
    if chosen.compiled:
        return deal.play(rules, chosen.levels, rolls, first)
    chance = random.Random(f"{chosen.seed} {start}")  # noqa: S311 - to be repeated
    return plain.play(rules, lineup.players(chosen.levels, rules), rolls, first, chance)


def _recorded(chosen: Plan, start: int, stop: int) -> Part:
    players = lineup.players(chosen.levels, ruleset.ruleset(chosen.options))
    games = [
        plain.record(chosen.levels, players, chosen.options, f"simulate-{chosen.seed}-{number}")
        for number in range(start, stop)
    ]
    lines = [game_file.encode(game_file.from_game(game)) + b"\n" for game in games]
    return Part(tally.count(plain.facts(games)), b"".join(lines))
