"""What can happen to a game: a closed set of facts, named in the past tense."""

from typing import Annotated, Any, Literal

import msgspec

Mark = tuple[str, int]
"""A mark as people write it: the row by its place (red, yellow, green, blue) and the number."""

# In Python `$` would let a line end pass after the last digit; schemas know no better sign.
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-fA-F]{64}$(?!\n)")]
"""32 bytes in hex: a seed, or the SHA-256 that commits to it."""

Nonce = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-fA-F]{0,64}$(?!\n)")]
"""What a seat adds to the dice, in hex; empty where it added nothing."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

Choosing = Literal["white", "colour", "answer"]
"""The phases in which there is something to choose."""

By = Literal["person", "bot", "autopilot", "clock"]


class Fact(msgspec.Struct, frozen=True, gc=False, tag_field="fact", forbid_unknown_fields=True):
    """Anything that happened."""


class Seat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Who sits there. ``bot`` names a computer player's level and is None for a person."""

    name: Name
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class GameOpened(Fact, frozen=True, tag="game-opened"):
    """A game was set up under ``rules`` and its dice were committed to."""

    game: str
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: Digest


class NonceGiven(Fact, frozen=True, tag="nonce-given"):
    """A seat added its own randomness, before the first roll."""

    seat: int
    nonce: Nonce


class GameStarted(Fact, frozen=True, tag="game-started"):
    """The seats are fixed and ``roller`` was drawn to roll first."""

    roller: int


class DiceRolled(Fact, frozen=True, tag="dice-rolled"):
    """Roll ``turn`` landed: white, white, red, yellow, green, blue; 0 for a die that is out."""

    turn: int
    dice: tuple[int, ...]


class ChoiceMade(Fact, frozen=True, tag="choice-made", omit_defaults=True):
    """A seat confirmed what it does with a roll; sealed until the roll is settled.

    ``key`` is the sender's own name for the command, by which a doubled message is known.
    """

    seat: int
    turn: int
    phase: Choosing
    white: Mark | None = None
    colour: Mark | None = None
    colour_first: bool = False
    by: By = "person"
    key: str = ""


class SeatLeft(Fact, frozen=True, tag="seat-left"):
    """A seat left for good; its sheet stays as it is and does not place."""

    seat: int


class SeatHandedOver(Fact, frozen=True, tag="seat-handed-over"):
    """A seat whose person missed rolls was handed to Autopilot."""

    seat: int


class SeatTakenBack(Fact, frozen=True, tag="seat-taken-back"):
    """A person is back at a seat that Autopilot had."""

    seat: int


class TableResumed(Fact, frozen=True, tag="table-resumed"):
    """The first person came back to a table that was parked; the clock starts anew."""


class GameEnded(Fact, frozen=True, tag="game-ended"):
    """The game was ended from outside the rules: nobody came back."""

    reason: Literal["quiet"]


class SeedRevealed(Fact, frozen=True, tag="seed-revealed"):
    """The game is over and the seed (hex) is out."""

    seed: Digest


Event = (
    GameOpened
    | NonceGiven
    | GameStarted
    | DiceRolled
    | ChoiceMade
    | SeatLeft
    | SeatHandedOver
    | SeatTakenBack
    | TableResumed
    | GameEnded
    | SeedRevealed
)
