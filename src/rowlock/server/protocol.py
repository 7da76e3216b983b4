"""What a page and the server say to each other: docs/protocol.md as types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rowlock.record.events import Mark
from rowlock.record.view import Setup, View

VERSION = 1

# Close codes of the socket.
DONE = 1000
STOPPING = 1001
FAILED = 1011
BAD_MESSAGES = 4000
NEWER_CONNECTION = 4001
TOO_MANY_MESSAGES = 4002
TOO_MANY_CONNECTIONS = 4003
NO_SUCH_TABLE = 4004
TOO_SLOW = 4008

Nonce = Annotated[str, Meta(pattern=r"^[0-9a-fA-F]{1,64}\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: the protocol spoken, the last settled turn held, and randomness."""

    version: int
    since: Count = 0
    nonce: Nonce | None = None


class Choose(Struct, frozen=True, tag="choose", forbid_unknown_fields=True):
    """Confirm a choice, or a pass where both marks are null."""

    key: Key
    turn: Count
    phase: Literal["white", "colour", "answer"]
    white: Mark | None = None
    colour: Mark | None = None
    colour_first: bool = False


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Leave the table for good."""


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Are you there? ``at`` comes back in the pong."""

    at: float


Incoming = Hello | Choose | Leave | Ping


class Clock(Struct, frozen=True):
    """Seconds allowed and left for the running choice; None where there is no clock."""

    limit: float | None = None
    left: float | None = None


class TableMessage(Struct, frozen=True, tag="table"):
    """The whole table."""

    setup: Setup
    view: View
    clock: Clock


class ViewMessage(Struct, frozen=True, tag="view"):
    """What changed."""

    view: View
    clock: Clock


class Accepted(Struct, frozen=True, tag="accepted"):
    """The choice is on disk."""

    key: str


class Refused(Struct, frozen=True, tag="refused"):
    """Nothing changed."""

    key: str
    code: str
    expected: Any = None


class Error(Struct, frozen=True, tag="error"):
    """The message was not understood."""

    code: str
    expected: Any = None


class Pong(Struct, frozen=True, tag="pong"):
    """I am here."""

    at: float


_decoder = msgspec.json.Decoder(Incoming)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """A message that is not of the protocol; ``error`` is what to answer."""

    def __init__(self, error: Error) -> None:
        super().__init__(error.code)
        self.error = error


def decode(data: str | bytes) -> Incoming:
    """A message from a client.

    Raises:
        BadMessage: it is not one.
    """
    try:
        return _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(Error("bad-message", str(error))) from error


def encode(message: Struct) -> str:
    """A message for a client."""
    return _encoder.encode(message).decode()
