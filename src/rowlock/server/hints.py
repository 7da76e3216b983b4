"""What workers tell each other over the bus about one table. The store has what counts."""

import msgspec
from msgspec import Struct


class Changed(Struct, frozen=True, tag="changed"):
    """The table's log has reached this entry, and its room this version."""

    seq: int
    version: int


class Present(Struct, frozen=True, tag="present"):
    """Which seats are connected to a worker, and how many watch there; ``ask`` wants an answer."""

    worker: str
    seats: tuple[int, ...]
    watching: int
    ask: bool = False


class Joined(Struct, frozen=True, tag="joined"):
    """A seat has connected somewhere: an older connection of it is done."""

    seat: int


class Relay(Struct, frozen=True, tag="relay"):
    """A message for everybody at the table that is never stored."""

    text: str


Hint = Changed | Present | Joined | Relay

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Hint)


def encode(hint: Hint) -> bytes:
    """A hint as it goes over the bus."""
    return _encode(hint)


def decode(data: bytes) -> Hint | None:
    """A hint from the bus, or None for what is not one."""
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError:
        return None
