"""Expert: the network of ``expert_net`` and the thinking of ``expert_think``, at any table.

The weights are one file for each timing and pad, read when first needed; numpy is all it takes.
"""

import random
from dataclasses import dataclass
from functools import cache

import numpy as np

from rowlock.players import expert_weights, sharp
from rowlock.players.expert_think import Left, Thought, Try
from rowlock.record.view import Seen
from rowlock.rules import kernel, turn
from rowlock.rules.turn import Choice, Phase, Position


@dataclass(frozen=True)
class Expert:
    """Chooses what makes the largest share of the win, given what the others will likely do."""

    def choose(self, seen: Seen, rng: random.Random) -> Choice:
        """A legal choice; always the same one for the same position."""
        legal = turn.legal(seen.position, seen.seat)
        if len(legal) == 1:
            return legal[0]
        stay = staying(seen.position)
        if len(stay) == 1:
            return sharp.player().choose(seen, rng)
        thought, seat = think(seen.position, stay), stay.index(seen.seat)
        if seen.position.phase is Phase.COLOUR:
            return _colour(thought, seen.position, legal)
        predicted = thought.predict()
        if seen.position.phase is Phase.WHITE and seat == thought.roller:
            tries = list(thought.plans(predicted.whites))
            return Choice(thought.weighed(tries, seat, predicted).whites[seat])
        tries = [_try(choice, predicted, seat, thought.roller) for choice in legal]
        return legal[tries.index(thought.weighed(tries, seat, predicted))]


@cache
def player() -> Expert:
    """Expert, for any seat, its weights loaded when first needed."""
    return Expert()


def staying(position: Position) -> tuple[int, ...]:
    """The seats that have not left."""
    return tuple(seat for seat in range(len(position.sheets)) if not position.gone >> seat & 1)


def think(position: Position, stay: tuple[int, ...]) -> Thought:
    """What the seats that ``stay`` have to think about; ``landed`` is what the dice met."""
    weights = expert_weights.for_rules(position.rules, len(stay))
    return Thought(
        rules=position.rules,
        net=weights.net,
        kinds=weights.row_kinds,
        sheets=tuple(position.sheets[seat] for seat in stay),
        dice=position.dice,
        closed=position.landed,
        turn=position.turn,
        roller=stay.index(position.roller),
    )


def _try(choice: Choice, predicted: Try, seat: int, roller: int) -> Try:
    whites = (*predicted.whites[:seat], choice.white, *predicted.whites[seat + 1 :])
    return Try(whites, choice.colour if seat == roller else predicted.colour)


def _colour(thought: Thought, position: Position, legal: tuple[Choice, ...]) -> Choice:
    left = [_coloured(thought, position, choice.colour) for choice in legal]
    worths = thought.weigh([(table, thought.roller) for table in left])
    return legal[_highest(worths)]


def _coloured(thought: Thought, position: Position, colour: int) -> Left:
    """The table once the roller has marked ``colour``, everybody's white marks being on it."""
    sheets = [list(sheet) for sheet in thought.sheets]
    roller = sheets[thought.roller]
    closed = kernel.settle_roller(thought.rules, roller, position.white, colour, position.closed)
    return thought.table(sheets, closed)


def _highest(worths: list[float]) -> int:
    return int(np.argmax(worths))
