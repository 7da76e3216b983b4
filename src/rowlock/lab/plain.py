"""Games in plain Python, through the ``Player`` protocol: for players without an integer form.

The same deals played by the same players give the same games here as compiled.
"""

import hashlib
import random
from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from rowlock.lab.deal import GAME_FACTS, SEAT_FACTS, Played, every_roll
from rowlock.players import Player
from rowlock.record import dice, events, fold, view
from rowlock.record.fold import Game
from rowlock.rules import kernel, turn
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import ROWS, Options, Ruleset
from rowlock.rules.turn import Choice, Phase, Position, Reason

REASONS = {
    Reason.ROWS: kernel.BY_ROWS,
    Reason.PENALTIES: kernel.BY_PENALTIES,
    Reason.TURNS: kernel.BY_TURNS,
}


def play(
    rules: Ruleset,
    players: Sequence[Player],
    rolls: NDArray[np.int32],
    first: NDArray[np.int64],
    chance: random.Random,
) -> Played:
    """Play each deal of ``rolls``, as ``deal.play`` does; ``chance`` is for the players' use."""
    return _taken_down(
        _deal(rules, players, deal, int(first[number]), chance)
        for number, deal in enumerate(rolls)
    )  # fmt: skip


def _deal(
    rules: Ruleset,
    players: Sequence[Player],
    rolls: NDArray[np.int32],
    first: int,
    chance: random.Random,
) -> tuple[Position, list[list[int]]]:
    """Play one deal: the last position, and everybody's marks on own and on others' rolls."""
    position = turn.start(rules, len(players), first)
    marks = [[0, 0] for _ in players]
    while position.phase is not Phase.OVER:
        if position.phase is Phase.ROLL:
            values = every_roll(rules.faces)[rolls[position.turn]].tolist()
            position = turn.roll(position, turn.land(position, values))
        choices = [Choice()] * len(players)
        for seat in turn.seats_to_choose(position):
            choices[seat] = players[seat].choose(view.Seen(position, seat), chance)
            made = sum(place != PASS for place in choices[seat][:2])
            marks[seat][seat != position.roller] += made
        position = turn.settle(position, choices)
    return position, marks


def record(levels: Sequence[str], players: Sequence[Player], options: Options, name: str) -> Game:
    """Play one game through the fold, with dice that can be checked; its seed comes from ``name``.

    Every choice is refused or accepted by the same rules as at a table.

    Raises:
        Fault: if a player chooses what it may not.
    """
    seed = hashlib.sha256(name.encode()).digest()
    chance = random.Random(name)  # noqa: S311 - the players' own, and to be repeated
    seats = tuple(events.Seat(level.capitalize(), level) for level in levels)
    game = fold.opened(events.GameOpened(name, options.as_record(), seats, dice.commitment(seed)))
    drawn = dice.first_roller(
        seed, name, game.nonces, options.first_roller, len(seats), game.position.rules.faces
    )
    game = fold.apply(game, events.GameStarted(drawn))
    while not game.over:
        position = game.position
        if position.phase is Phase.ROLL:
            number = position.turn + 1
            landed = dice.landed(seed, name, game.nonces, number, position)
            game = fold.apply(game, events.DiceRolled(number, landed))
        position = game.position
        for seat in turn.seats_to_choose(position):
            choice = players[seat].choose(view.Seen(position, seat), chance)
            game = fold.apply(game, _made(game, position, seat, choice))
    return fold.apply(game, events.SeedRevealed(seed.hex()))


def facts(games: Iterable[Game]) -> Played:
    """What finished games came to."""
    return _taken_down((game.position, _marks(game)) for game in games)


def _made(game: Game, position: Position, seat: int, choice: Choice) -> events.ChoiceMade:
    white, colour = (None if place == PASS else game.pad.mark(place) for place in choice[:2])
    return events.ChoiceMade(
        seat=seat,
        turn=position.turn,
        phase=position.phase.value,  # type: ignore[arg-type]
        white=white,
        colour=colour,
        colour_first=choice.colour_first,
        by="bot",
    )


def _marks(game: Game) -> list[list[int]]:
    marks = [[0, 0] for _ in game.seats]
    for done in game.turns:
        marks[done.turn.roller][0] += done.turn.colour is not None
        for seat, white in enumerate(done.turn.white):
            marks[seat][seat != done.turn.roller] += white is not None
    return marks


def _taken_down(finished: Iterable[tuple[Position, list[list[int]]]]) -> Played:
    games, seats = [], []
    for position, marks in finished:
        games.append((position.turn, REASONS[Reason(str(position.reason))]))
        seats.append([_seat(position, seat, made) for seat, made in enumerate(marks)])
    count = len(games)
    return Played(
        np.array(games, np.int32).reshape(count, GAME_FACTS),
        np.array(seats, np.int32).reshape(count, -1, SEAT_FACTS),
    )


def _seat(position: Position, seat: int, marks: list[int]) -> tuple[int, ...]:
    """The facts of one seat, in the order of ``deal``."""
    rules, sheet = position.rules, position.sheets[seat]
    locks = sum(kernel.locked(rules, row, sheet[row]) for row in range(len(ROWS)))
    return (kernel.score(rules, sheet), locks, sheet[kernel.PENALTIES], *marks)
