"""Random legal games, for tests that want many: as events, so that any part of a log can be cut."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, cast

from rowlock.record import dice, events, fold, view
from rowlock.record.events import Event
from rowlock.record.fold import Game
from rowlock.record.view import LegalChoice
from rowlock.rules.turn import Phase


def random_game(
    rng: random.Random, rules: Mapping[str, Any], players: int, leaving: float = 0.0
) -> Iterator[Event]:
    """The events of one game of legal choices, mostly those that skip least, so that rows get locked.

    Every seat gives a nonce. At each step some seat leaves with probability ``leaving``.
    """
    seed = rng.randbytes(dice.SEED_BYTES)
    seats = tuple(events.Seat(f"Seat {seat + 1}") for seat in range(players))
    opened = events.GameOpened(
        f"g{rng.randrange(10**6)}", dict(rules), seats, dice.commitment(seed)
    )
    game = fold.opened(opened)
    yield opened
    yield from _play(rng, game, seed, leaving)


def _play(rng: random.Random, game: Game, seed: bytes, leaving: float) -> Iterator[Event]:
    players = len(game.seats)
    for seat in range(players):
        given = events.NonceGiven(seat, rng.randbytes(8).hex())
        game = fold.apply(game, given)
        yield given
    how = game.options.first_roller
    first = dice.first_roller(seed, game.id, game.nonces, how, players)
    event: Event = events.GameStarted(first)
    while True:
        game = fold.apply(game, event)
        yield event
        if game.over:
            break
        event = _next(rng, game, seed, leaving)
    yield events.SeedRevealed(seed.hex())


def _next(rng: random.Random, game: Game, seed: bytes, leaving: float) -> Event:
    position = game.position
    if rng.random() < leaving:
        here = [seat for seat in range(len(game.seats)) if seat not in fold.gone(game)]
        return events.SeatLeft(rng.choice(here))
    if position.phase is Phase.ROLL:
        number = position.turn + 1
        return events.DiceRolled(number, dice.landed(seed, game.id, game.nonces, number, position))
    seat = rng.choice(fold.waiting_for(game))
    chosen = _pick(rng, view.legal_choices(game, seat))
    phase = cast("events.Choosing", position.phase.value)
    return events.ChoiceMade(
        seat, position.turn, phase, chosen.white, chosen.colour, chosen.colour_first
    )


def _pick(rng: random.Random, options: tuple[LegalChoice, ...]) -> LegalChoice:
    marking = [option for option in options if option.white or option.colour]
    if not marking or rng.random() < 0.3:
        return rng.choice(options)
    return min(marking, key=lambda option: (sum(option.skips), rng.random()))
