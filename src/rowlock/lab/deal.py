"""Deals, the dice of whole games laid out beforehand, and the compiled loop that plays them.

A deal can be played again by others, or by the same players on other seats. Each roll of it is
one number, an index into ``every_roll``.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rowlock.lab import lend, lineup
from rowlock.record.dice import DICE
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import MOST_PLAYERS, ROWS, Ruleset

BLOCK = 5000
"""Deals drawn together, so that deal n is the same however the work is cut up."""

TURNS, REASON = range(2)  # what is known of a finished game,
SCORE, LOCKS, PENALTIES, OWN_MARKS, OTHER_MARKS = range(5)  # and of each seat in it
GAME_FACTS, SEAT_FACTS = 2, 5


class Played(NamedTuple):
    """Finished games: ``games[n, fact]`` and ``seats[n, seat, fact]``, by the facts above."""

    games: NDArray[np.int32]
    seats: NDArray[np.int32]


@cache
def every_roll(faces: int) -> NDArray[np.int8]:
    """Each of the ``faces ** 6`` rolls once, a row each: shape (rolls, 6), values 1 .. faces."""
    axes = np.indices((faces,) * DICE, np.int8)
    return np.ascontiguousarray(axes.reshape(DICE, -1).T) + np.int8(1)


def longest(rules: Ruleset, players: int) -> int:
    """As many turns as a game can have: each gives its roller a mark or a penalty."""
    marks = sum(cell + 1 for cell in rules.lock_from)
    return players * (marks + rules.penalty_limit)


def deals(
    rules: Ruleset, players: int, seed: int, start: int, stop: int
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    """Deals ``start`` to ``stop`` of this seed: rolls (deals, ``longest``), and lots (deals,).

    A lot is a seat drawn to roll first, for tables that do so.
    """
    first, last = start // BLOCK, (stop - 1) // BLOCK
    blocks = [_block(rules.faces, longest(rules, players), players, seed, number)
              for number in range(first, last + 1)]  # fmt: skip
    here = slice(start - first * BLOCK, stop - first * BLOCK)
    return (
        np.concatenate([rolls for rolls, _ in blocks])[here],
        np.concatenate([lots for _, lots in blocks])[here],
    )


@lru_cache(2)  # small parts of one block come one after another
def _block(
    faces: int, turns: int, players: int, seed: int, number: int
) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
    random = np.random.default_rng([seed, number])
    rolls = random.integers(0, faces**DICE, (BLOCK, turns), np.int32)
    return rolls, random.integers(0, players, BLOCK)


def play(
    rules: Ruleset, players: Sequence[str], rolls: NDArray[np.int32], first: NDArray[np.int64]
) -> Played:
    """Play each deal of ``rolls``: the seats held by ``players``, names that ``lineup`` knows.

    ``first`` is the seat that rolls first, one a deal.

    Raises:
        Fault: as ``lineup.minds``.
    """
    played = Played(
        np.zeros((len(rolls), GAME_FACTS), np.int32),
        np.zeros((len(rolls), len(players), SEAT_FACTS), np.int32),
    )
    seated = np.array([lineup.NUMBERS[player] for player in players], np.int64)
    minds, faces = lineup.minds(players, rules), every_roll(rules.faces)
    _play(lend.record(rules), _table(), minds, seated, first, rolls, faces, *played)
    return played


def _table() -> Any:
    """The working memory of one running game.

    One record, since compiled code counts the references to each row of an array it looks at,
    which would take longer than the rules do, but not those to the parts of a record.
    """
    parts = [
        ("players", np.int64, MOST_PLAYERS),
        ("sheets", np.int64, (MOST_PLAYERS, len(ROWS) + 1)),
        ("choices", np.int64, MOST_PLAYERS),
        ("marks", np.int64, (MOST_PLAYERS, 2)),  # made on own and on others' rolls
        ("dice", np.int64, DICE),
    ]
    return np.zeros(1, parts)[0]


@lend.compiled
def _play(
    rules: Any,
    table: Any,
    minds: Any,
    players: Any,
    first: Any,
    rolls: Any,
    faces: Any,
    games: Any,
    seats: Any,
) -> None:
    table.players[: len(players)] = players
    for deal in range(len(rolls)):
        table.sheets[:] = 0
        table.marks[:] = 0
        # A bare 0 would have a type of its own, and everything be compiled for it once more.
        closed: Any = np.int64(0)
        reason, turn, roller = kernel.RUNNING, 0, first[deal]
        while reason == kernel.RUNNING:
            for die in range(DICE):
                table.dice[die] = faces[rolls[deal, turn], die]
            turn += 1
            closed = _turn(rules, table, minds, len(players), roller, turn, closed)
            reason = kernel.outcome(rules, table.sheets[: len(players)], closed, turn)
            roller = (roller + 1) % len(players)
        games[deal, TURNS] = turn
        games[deal, REASON] = reason
        for seat in range(len(players)):
            _take_down(rules, table, seat, seats[deal, seat])


@lend.inlined
def _turn(
    rules: Any, table: Any, minds: Any, players: int, roller: int, turn: int, landed: int
) -> int:
    """Play one turn by ``table.dice``; the closed rows after it."""
    sheets, choices = table.sheets[:players], table.choices[:players]
    if minds is not None:
        lineup.think(minds.expert, rules, sheets, landed, table.dice, roller, turn)
    for seat in range(players):
        choices[seat] = lineup.white(
            table.players[seat], minds, rules, sheets, landed, table.dice, seat, roller, turn
        )
        table.marks[seat, 0 if seat == roller else 1] += choices[seat] != PASS
    colour = PASS
    if rules.one_roll:
        colour = _answered_colour(rules, table, minds, sheets, roller, turn, landed)
    closed = kernel.settle_white(rules, sheets, choices, landed)
    if not kernel.colour_follows(rules, closed):
        return closed
    if not rules.one_roll:
        colour = _colour(rules, table, minds, sheets, roller, turn, landed, closed)
    table.marks[roller, 0] += colour != PASS
    return kernel.settle_roller(rules, sheets[roller], choices[roller], colour, closed)


@lend.inlined
def _answered_colour(
    rules: Any, table: Any, minds: Any, sheets: Any, roller: int, turn: int, landed: int
) -> int:
    """The roller's colour choice when nobody else's mark shows yet."""
    white = table.choices[roller]
    if white == PASS:
        return _colour(rules, table, minds, sheets, roller, turn, landed, landed)
    before = sheets[roller, kernel.row_of(white)]
    closed = kernel.mark(rules, sheets[roller], white, landed)
    colour = _colour(rules, table, minds, sheets, roller, turn, landed, closed)
    sheets[roller, kernel.row_of(white)] = before
    return colour


@lend.inlined
def _colour(
    rules: Any,
    table: Any,
    minds: Any,
    sheets: Any,
    roller: int,
    turn: int,
    landed: int,
    closed: int,
) -> int:
    player, white, dice = table.players[roller], table.choices[roller], table.dice
    return lineup.colour(player, minds, rules, sheets, landed, closed, dice, roller, white, turn)


@lend.inlined
def _take_down(rules: Any, table: Any, seat: int, facts: Any) -> None:
    """Write down what a game came to at ``seat``."""
    sheet = table.sheets[seat]
    facts[SCORE] = kernel.score(rules, sheet)
    facts[PENALTIES] = sheet[kernel.PENALTIES]
    facts[OWN_MARKS] = table.marks[seat, 0]
    facts[OTHER_MARKS] = table.marks[seat, 1]
    for row in range(len(rules.lock_from)):
        facts[LOCKS] += kernel.locked(rules, row, sheet[row])
