"""What the house does by itself, given a game: roll, let computer players choose, show the seed.

Pure but for the computer players' chance: the same decisions made live and after a crash.
"""

import random
from collections.abc import Callable, Iterator
from typing import Literal

from rowlock.players.player import Player
from rowlock.record import dice, fold, view
from rowlock.record.events import ChoiceMade, DiceRolled, Event, GameStarted, Mark, SeedRevealed
from rowlock.record.fold import Game
from rowlock.rules.kernel import PASS
from rowlock.rules.turn import Phase

_PHASES: dict[Phase, Literal["white", "colour", "answer"]] = {
    Phase.WHITE: "white",
    Phase.COLOUR: "colour",
    Phase.ANSWER: "answer",
}

Players = Callable[[str], Player]
"""The computer player of a level."""


def start(game: Game, seed: bytes) -> GameStarted:
    """The start of a game: who rolls first follows from the seed and the nonces."""
    options = game.options
    return GameStarted(
        dice.first_roller(
            seed, game.id, game.nonces, options.first_roller, len(game.seats), game.pad.faces
        )
    )


def follow(
    game: Game, seed: bytes, players: Players, rng: random.Random
) -> Iterator[tuple[Event, Game]]:
    """What follows until a person has to choose or the game is over, each with the game after."""
    while (event := next_event(game, seed, players, rng)) is not None:
        game = fold.apply(game, event)
        yield event, game


def next_event(game: Game, seed: bytes, players: Players, rng: random.Random) -> Event | None:
    """What the house does now, or None if it waits for a person."""
    if game.over:
        return SeedRevealed(seed.hex()) if game.seed is None else None
    if not game.started:
        return None
    if game.position.phase is Phase.ROLL:
        return roll(game, seed)
    for seat in fold.waiting_for(game):
        level = game.seats[seat].bot
        if level is not None:
            return choose(game, seat, players(level), rng)
    return None


def roll(game: Game, seed: bytes) -> DiceRolled:
    """The next roll, with 0 for each die that is out."""
    position = game.position
    number = position.turn + 1
    return DiceRolled(number, dice.landed(seed, game.id, game.nonces, number, position))


def choose(game: Game, seat: int, player: Player, rng: random.Random) -> ChoiceMade:
    """What a computer player does, from what a person at its seat would see."""
    choice = player.choose(view.seen(game, seat), rng)

    def mark(place: int) -> Mark | None:
        return None if place == PASS else game.pad.mark(place)

    return ChoiceMade(
        seat=seat,
        turn=game.position.turn,
        phase=_PHASES[game.position.phase],
        white=mark(choice.white),
        colour=mark(choice.colour),
        colour_first=choice.colour_first,
        by="bot",
    )
