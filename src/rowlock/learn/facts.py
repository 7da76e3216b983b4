"""The numbers that the texts name, from the rules, the odds and the trials; texts type none."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from rowlock.learn import odds, row_alone, trials
from rowlock.learn.words import Words
from rowlock.rules import ruleset, sheet
from rowlock.rules.ruleset import ROWS

PLAYERS = (2, 5)
PLAYERS_DELUXE = 8
AGE = 8
MINUTES = 15
"""From the box: players, age in years, minutes a game."""


class Published(NamedTuple):
    """What was reported of two copies of the simple computer player, and over how many games."""

    games: int = 20_000
    rolls: float = 24
    by_penalties: float = 0.25
    mean: float = 66.5
    high: float = 1 / 6


class Own(NamedTuple):
    """The same from our own games."""

    games: int
    rolls: float
    by_penalties: float
    mean: float
    high: float


@cache
def own() -> Own:
    """Two Casual players by the rulebook."""
    tally = trials.measured().trials["casual"].tally
    sheets = 2 * tally.games
    return Own(
        games=tally.games,
        rolls=tally.rolls / tally.games,
        by_penalties=tally.by_penalties / tally.games,
        mean=(tally.points + tally.other_points) / sheets,
        high=tally.high / sheets,
    )


@cache
def rolls_of_a_game() -> int:
    """How many rolls a game of two lasts, to the nearest even number, one's own and the other's."""
    return 2 * round(own().rolls / 2)


@cache
def least_locked() -> int:
    """How many marks a row counts at least once it is locked."""
    rules, pad = odds.classic(), ruleset.pad("classic")
    numbers = pad.numbers[0]
    barely = {ROWS[0]: (*numbers[: rules.lock_after], numbers[-1])}
    return sheet.read(rules, pad, sheet.write(rules, pad, barely))[0].count


def context(words: Words) -> dict[str, Any]:
    """Every name a text may use, in the language's numbers."""
    rules, pad = odds.classic(), ruleset.pad("classic")
    house = [value for value in ruleset.VALUES["penalty_points"] if value != rules.penalty_points]
    return {
        "rows": len(pad.numbers),
        "numbers": len(pad.numbers[0]),
        "lowest": min(pad.numbers[0]),
        "highest": max(pad.numbers[0]),
        "coloured": len(ROWS),
        "dice": odds.WHITE_DICE + len(ROWS),
        "lock_after": rules.lock_after,
        "penalty": rules.penalty_points,
        "house_penalty": house[0],
        "limit": rules.penalty_limit,
        "rows_to_end": rules.rows_to_end,
        "most_marks": len(rules.points) - 1,
        "least_locked": least_locked(),
        "points": lambda marks: rules.points[marks],
        "players": PLAYERS,
        "players_deluxe": PLAYERS_DELUXE,
        "age": AGE,
        "minutes": MINUTES,
        **_chances(words),
        **_simulated(words),
    }


def _chances(words: Words) -> dict[str, Callable[..., str | int]]:
    rules = odds.classic()
    white = odds.white_sums(rules.faces)
    return {
        "ways": lambda total: int(white[total] * rules.faces**odds.WHITE_DICE),
        "combinations": lambda: words.number(rules.faces**odds.WHITE_DICE),
        "white": lambda total: words.percent(white[total]),
        "colour": lambda total: words.percent(odds.colour_offers(rules, 0, total)),
        "either": lambda total: words.percent(odds.any_offers(rules, 0, total)),
        "within": lambda total, turns: words.percent(odds.within(white[total], turns), 0),
        "wait": lambda total: words.number(float(odds.wait(white[total]))),
        "skip_cost": lambda cells: words.number(skip_cost()[cells], 1),
        "rolls": lambda: words.number(rolls_of_a_game()),
    }


@cache
def skip_cost() -> tuple[float, ...]:
    """What skipping so many cells with a row's first mark costs, at the start of a game."""
    return row_alone.cost(rolls_of_a_game())


def _simulated(words: Words) -> dict[str, Callable[..., str]]:
    def tally(name: str) -> trials.Tally:
        return trials.measured().trials[name].tally

    return {
        "mean": lambda name: words.number(tally(name).points / tally(name).games, 1),
        "won": lambda name: words.percent(tally(name).won / tally(name).games, 0),
        "games": lambda name: words.number(tally(name).games),
        "by_penalties": lambda: words.percent(own().by_penalties, 0),
    }
