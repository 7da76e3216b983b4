"""What a computer player is: a choice from what a person at its seat would see."""

import random
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Protocol

from rowlock.record.view import Seen
from rowlock.rules import kernel
from rowlock.rules.kernel import PASS
from rowlock.rules.ruleset import Ruleset
from rowlock.rules.turn import Choice, Phase


class Player(Protocol):
    """Somebody who chooses. It keeps nothing between two choices, so one may sit on any seat."""

    def choose(self, seen: Seen, rng: random.Random) -> Choice:
        """A legal choice for ``seen.seat``, one of ``rules.turn.legal``.

        Asked only when the seat has a choice to make (phase white, colour or answer). ``rng`` is
        the only source of chance a player may use, so that a game can be played again.
        """
        ...


Sheets = Sequence[MutableSequence[int]]
"""Everybody's sheets in the kernel's form. Players read them and leave them as they are."""

White = Callable[[Ruleset, Sheets, int, Sequence[int], int, int, int], int]
"""``white(rules, sheets, closed, dice, seat, roller, turn)``: the place ``seat`` marks with the
white sum, or ``PASS``; ``closed`` are the rows closed when the dice landed."""

Colour = Callable[[Ruleset, Sheets, int, int, Sequence[int], int, int, int], int]
"""``colour(rules, sheets, landed, closed, dice, seat, white, turn)``: the place the roller ``seat``
marks with white + colour, or ``PASS``. ``white`` is its white choice, already on its sheet;
``landed`` are the rows closed when the dice landed, ``closed`` those closed by now. A place left
of ``white`` in the same row says that the coloured mark comes first (option ``order=either``)."""


@dataclass(frozen=True)
class Reckoner:
    """A player made of two functions over small integers, which the lab can lend to a compiler."""

    white: White
    colour: Colour

    def choose(self, seen: Seen, rng: random.Random) -> Choice:  # noqa: ARG002 - leaves nothing to chance
        """A legal choice; always the same one for the same position."""
        position = seen.position
        stay = [seat for seat in range(len(position.sheets)) if not position.gone >> seat & 1]
        sheets = [list(position.sheets[seat]) for seat in stay]
        seat = stay.index(seen.seat)
        roller = stay.index(position.roller) if position.roller in stay else PASS
        rules, closed, dice, turn = position.rules, position.closed, position.dice, position.turn
        white = position.white
        if position.phase is not Phase.COLOUR:
            white = self.white(rules, sheets, closed, dice, seat, roller, turn)
            if position.phase is Phase.WHITE or seat != roller:
                return Choice(white)
            if white != PASS:
                closed = kernel.mark(rules, sheets[seat], white, closed)
        landed = position.landed
        colour = self.colour(rules, sheets, landed, closed, dice, seat, white, turn)
        if position.phase is Phase.COLOUR:
            return Choice(colour=colour)
        return Choice(white, colour, colour_first=comes_first(colour, white))


def comes_first(colour: int, white: int) -> bool:
    """Whether two marks of one roll can only be made in the order ``colour``, ``white``."""
    together = PASS not in (colour, white) and kernel.row_of(colour) == kernel.row_of(white)
    return together and colour < white
