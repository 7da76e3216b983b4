"""What the house does by itself: roll, let computer players and Autopilot choose, show the seed.

Pure but for the computer players' chance: the same decisions made live and after a crash.
"""

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from rowlock.players.player import Player
from rowlock.record import clock, dice, events, fold, view
from rowlock.record.events import ChoiceMade, DiceRolled, Event, GameStarted, Mark, SeedRevealed
from rowlock.record.fold import Game
from rowlock.rules.kernel import PASS
from rowlock.rules.turn import Phase
from rowlock.server.state import State, happen

AUTOPILOT = "casual"
"""The level Autopilot plays at."""

Players = Callable[[str], Player]
"""The computer player of a level."""

_PHASES: dict[Phase, Literal["white", "colour", "answer"]] = {
    Phase.WHITE: "white",
    Phase.COLOUR: "colour",
    Phase.ANSWER: "answer",
}


def begin(game: Game | None, facts: Iterable[Event], seed: bytes) -> list[Event]:
    """These facts, and the start that follows: who rolls first is in the seed and the nonces."""
    happened = list(facts)
    for event in happened:
        opening = isinstance(event, events.GameOpened)
        game = fold.opened(event) if opening else fold.apply(game, event)  # type: ignore[arg-type]
    if game is None:
        raise ValueError("nothing to begin")
    return [*happened, start(game, seed)]


def start(game: Game, seed: bytes) -> GameStarted:
    """The start of a game."""
    how = game.options.first_roller
    seats, faces = len(game.seats), game.pad.faces
    return GameStarted(dice.first_roller(seed, game.id, game.nonces, how, seats, faces))


def follow(
    state: State, at: int, seed: bytes, players: Players, rng: random.Random
) -> Iterator[State]:
    """What follows until a person has to choose or the game is over, state after state."""
    while (event := next_event(state, seed, players, rng)) is not None:
        state = happen(state, event, at)
        yield state


def next_event(state: State, seed: bytes, players: Players, rng: random.Random) -> Event | None:
    """What the house does now, or None if it waits for a person."""
    game = state.game
    if game.over:
        return SeedRevealed(seed.hex()) if game.seed is None else None
    if not game.started:
        return None
    for seat in clock.to_hand_over(state.clock, game):
        return events.SeatHandedOver(seat)
    if game.position.phase is Phase.ROLL:
        return roll(game, seed)
    # With nobody else playing Autopilot rests, lest it plays the game to its end alone.
    autopilot = state.clock.autopilot if clock.playing(state.clock, game) else ()
    for seat in fold.waiting_for(game):
        level = game.seats[seat].bot
        if level is not None:
            return choose(game, seat, players(level), rng, "bot")
        if seat in autopilot:
            return choose(game, seat, players(AUTOPILOT), rng, "autopilot")
    return None


def roll(game: Game, seed: bytes) -> DiceRolled:
    """The next roll, with 0 for each die that is out."""
    position = game.position
    number = position.turn + 1
    return DiceRolled(number, dice.landed(seed, game.id, game.nonces, number, position))


def choose(
    game: Game, seat: int, player: Player, rng: random.Random, by: Literal["bot", "autopilot"]
) -> ChoiceMade:
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
        by=by,
    )


def missed(game: Game) -> list[Event]:
    """What the clock does when it has run out: everybody it still waits for passes."""
    position = game.position
    return [
        ChoiceMade(seat, position.turn, _PHASES[position.phase], by="clock")
        for seat in fold.waiting_for(game)
    ]
