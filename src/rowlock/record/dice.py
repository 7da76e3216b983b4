"""Dice anybody can check: a seed committed to beforehand, nonces, and what follows from them.

Roll ``n`` is bytes of HMAC-SHA256(seed, ``{game}|{nonces joined by ","}|{n}|{block}``), read in
blocks 0, 1, ...; a byte at or above the largest multiple of the number of faces is skipped, the
rest give ``byte mod faces + 1``. Roll 0 is the draw for who rolls first, read the same way.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from itertools import islice

from rowlock.rules.turn import Position, land

DICE = 6
SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is published before the first roll: SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()


def roll(
    seed: bytes, game: str, nonces: Sequence[str], turn: int, faces: int = 6
) -> tuple[int, ...]:
    """The six dice of roll ``turn`` (1, 2, ...): white, white, red, yellow, green, blue.

    Always six, whatever is locked, so that a lock never shifts later rolls.
    """
    values = _uniform(seed, game, nonces, turn, faces)
    return tuple(value + 1 for value in islice(values, DICE))


def landed(
    seed: bytes, game: str, nonces: Sequence[str], turn: int, position: Position
) -> tuple[int, ...]:
    """Roll ``turn`` as it lands at ``position``: 0 for each die that closed rows have taken out."""
    return land(position, roll(seed, game, nonces, turn, position.rules.faces))


def first_roller(
    seed: bytes, game: str, nonces: Sequence[str], how: str, players: int, faces: int = 6
) -> int:
    """The seat that rolls first, by ``lot``, ``first-six`` or ``seat-1``.

    First six: every seat throws one die, in seat order; those who threw the highest face throw
    again until one is left, and if nobody threw it all throw again. Each seat is equally likely.
    """
    if how == "seat-1" or players == 1:
        return 0
    if how == "lot":
        return next(_uniform(seed, game, nonces, 0, players))
    throws = _uniform(seed, game, nonces, 0, faces)
    seats = list(range(players))
    while len(seats) > 1:
        sixes = [seat for seat in seats if next(throws) == faces - 1]
        seats = sixes or seats
    return seats[0]


def _uniform(seed: bytes, game: str, nonces: Sequence[str], turn: int, sides: int) -> Iterator[int]:
    """Endless independent values, each of 0 .. sides - 1 equally likely."""
    limit = 256 - 256 % sides
    joined = ",".join(nonces)
    block = 0
    while True:
        message = f"{game}|{joined}|{turn}|{block}".encode()
        # Not hmac.digest: it lets other threads in, and a busy one keeps the roll waiting for 5 ms.
        mac = hmac.new(seed, message, "sha256").digest()
        yield from (byte % sides for byte in mac if byte < limit)
        block += 1
