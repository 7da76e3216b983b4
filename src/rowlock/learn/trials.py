"""Games among simple players, for the figures beside the advice on the Learn pages.

They are too many to play while somebody waits for a page, so they lie in ``trials.json``, which
``python -m rowlock.learn.trials`` writes. Each trial also holds its first few games by themselves,
which a test plays again.
"""

import json
import random
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from rowlock.learn import odds
from rowlock.players import casual
from rowlock.players.player import Player, Reckoner, Sheets
from rowlock.record.view import Seen
from rowlock.rules import kernel, ruleset, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset
from rowlock.rules.turn import Choice, Phase, Position, Reason

COMMAND = "python -m rowlock.learn.trials"
FILE = "trials.json"
GAMES = 20_000
GAMES_OF_A_TIP = 6_000
SAMPLE = 40
HIGH_SCORE = 90


class Tally(msgspec.Struct, frozen=True):
    """What came out of ``games`` games of two: sums over games, or over both sheets of each.

    ``points`` are those of the player on trial, ``other_points`` of Casual opposite; ``won`` and
    ``shared`` count the games of the player on trial. ``high`` counts sheets of both above 90.
    """

    games: int
    rolls: int
    by_penalties: int
    points: int
    other_points: int
    won: int
    shared: int
    high: int

    def __add__(self, other: "Tally") -> "Tally":
        """Both tallies together."""
        pairs = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Tally(*(one + two for one, two in pairs))


class Trial(msgspec.Struct, frozen=True):
    """All games of a trial, and the first ``SAMPLE`` of them."""

    tally: Tally
    sample: Tally


class Trials(msgspec.Struct, frozen=True):
    """The file: who measured what, by which rules."""

    command: str
    rules: str
    trials: dict[str, Trial]


class Way(NamedTuple):
    """A way to play: Casual, but for one habit."""

    skips: int = casual.USUAL_SKIP
    last_resort: int = casual.LONGEST_SKIP
    takes_free_marks: bool = True
    longer_row_first: bool = True


WAYS = {
    "casual": Way(),
    "skip-0": Way(skips=0),
    "skip-2": Way(skips=2),
    "skip-3": Way(skips=3),
    "no-free-marks": Way(takes_free_marks=False),
    "rather-a-penalty": Way(last_resort=casual.USUAL_SKIP),
    "shorter-row-first": Way(longer_row_first=False),
}
"""The players on trial by name, each against Casual."""


def player(way: Way) -> Player:
    """A player of that way."""

    def rank(rules: Ruleset, sheet: Sequence[int], closed: int, place: int, most: int) -> int:
        value = casual.rank(rules, sheet, closed, place, most)
        if way.longer_row_first or value in (casual.NEVER, casual.LOCK):
            return value
        return value - 2 * kernel.bits(sheet[kernel.row_of(place)])

    def best(
        rules: Ruleset, sheet: Sequence[int], closed: int, places: Iterable[int], most: int
    ) -> int:
        worth = [(rank(rules, sheet, closed, place, most), place) for place in places]
        value, place = max(worth, key=lambda each: each[0])
        return PASS if value == casual.NEVER else place

    def white(
        rules: Ruleset,
        sheets: Sheets,
        closed: int,
        dice: Sequence[int],
        seat: int,
        roller: int,
        _: int,
    ) -> int:
        if seat != roller and not way.takes_free_marks:
            return PASS
        places = (kernel.white_place(rules, dice, row) for row in range(len(rules.lock_from)))
        return best(rules, sheets[seat], closed, places, way.skips)

    def colour(
        rules: Ruleset, sheets: Sheets, landed: int, closed: int, dice: Sequence[int], seat: int,
        white: int, _: int,
    ) -> int:  # fmt: skip
        usable = kernel.closed_for_colour(rules, landed, closed)
        options = range(kernel.colour_options(rules))
        places = (kernel.colour_place(rules, dice, usable, option) for option in options)
        most = max(way.skips, way.last_resort) if white == PASS else way.skips
        return best(rules, sheets[seat], usable, places, most)

    return Reckoner(white, colour)


def play(players: tuple[Player, ...], rng: random.Random) -> Position:
    """One game by the rulebook to its end; seat 0 rolls first."""
    position = turn.start(_rules(), len(players))
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            position = turn.roll(position, _throw(position, rng))
            continue
        due = turn.seats_to_choose(position)
        choices = [
            chosen.choose(Seen(position, seat), rng) if seat in due else Choice()
            for seat, chosen in enumerate(players)
        ]
        position = turn.settle(position, choices)
    return position


def trial(on_trial: Player, games: range) -> Tally:
    """Games of a player against Casual; each number is a game of its own dice, seats in turn."""
    total = Tally(0, 0, 0, 0, 0, 0, 0, 0)
    for number in games:
        seat = number % 2
        pair = (on_trial, casual.player()) if seat == 0 else (casual.player(), on_trial)
        # Chance that can be repeated, not chance to keep secret.
        over = play(pair, random.Random(number))  # noqa: S311
        scores = turn.scores(over)
        own, other = scores[seat], scores[1 - seat]
        total += Tally(
            games=1,
            rolls=over.turn,
            by_penalties=over.reason is Reason.PENALTIES,
            points=own,
            other_points=other,
            won=own > other,
            shared=own == other,
            high=sum(score > HIGH_SCORE for score in scores),
        )
    return total


@cache
def measured() -> Trials:
    """The figures of the file."""
    return msgspec.json.decode(
        resources.files(__package__).joinpath(FILE).read_bytes(), type=Trials
    )


def on_trial(name: str) -> Player:
    """The player of that name."""
    return player(WAYS[name])


def measure() -> Trials:
    """Play them all; minutes."""
    found = {}
    for name in WAYS:
        sample = trial(on_trial(name), range(SAMPLE))
        games = GAMES if name == "casual" else GAMES_OF_A_TIP
        found[name] = Trial(sample + trial(on_trial(name), range(SAMPLE, games)), sample)
    return Trials(COMMAND, _rules().digest, found)


def _rules() -> Ruleset:
    return ruleset.ruleset(ruleset.options({"preset": "rulebook"}))


def _throw(position: Position, rng: random.Random) -> turn.Dice:
    rules = position.rules
    dice = range(odds.WHITE_DICE + len(rules.row_of_die))
    return turn.land(position, [rng.randrange(rules.faces) + 1 for _ in dice])


if __name__ == "__main__":
    sys.stdout.write(json.dumps(msgspec.to_builtins(measure()), indent=1) + "\n")
