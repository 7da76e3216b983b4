"""What a page and the server say to each other: docs/protocol.md as types."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from rowlock.record.events import Mark
from rowlock.record.view import LegalChoice, Setup, View
from rowlock.server.room import RoomView

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
REMOVED = 4005
OUTDATED = 4006
TOO_SLOW = 4008

Nonce = Annotated[str, Meta(pattern=r"^[0-9a-fA-F]{1,64}\Z")]
Key = Annotated[str, Meta(min_length=1, max_length=40)]
Reaction = Literal["clap", "wow", "laugh", "sad", "thanks", "luck"]
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


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Take the first free seat of the waiting room."""

    key: Key
    name: Annotated[str, Meta(max_length=100)]


class Start(Struct, frozen=True, tag="start", forbid_unknown_fields=True):
    """The host: start, with computer players of level ``fill`` on the free seats, or without."""

    key: Key
    fill: str | None = None


class Remove(Struct, frozen=True, tag="remove", forbid_unknown_fields=True):
    """The host, before the start: free a seat."""

    key: Key
    seat: Annotated[int, Meta(ge=0, le=7)]


class Back(Struct, frozen=True, tag="back", forbid_unknown_fields=True):
    """Take the seat back from Autopilot."""


class Chat(Struct, frozen=True, tag="chat", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    key: Key
    text: str


class React(Struct, frozen=True, tag="react", forbid_unknown_fields=True):
    """Show what one feels."""

    key: Key
    what: Reaction


class Again(Struct, frozen=True, tag="again", forbid_unknown_fields=True):
    """After the end: play again."""

    key: Key


class Beat(Struct, frozen=True, tag="beat", forbid_unknown_fields=True):
    """A heartbeat: the server's, in milliseconds of its own, and the client's answer to it."""

    at: int


Said = Choose | Leave | Sit | Start | Remove | Back | Chat | React | Again
"""What is for the table."""

Incoming = Hello | Ping | Beat | Said


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


class RoomMessage(Struct, frozen=True, tag="room"):
    """The waiting room; ``you`` is None for who has no seat."""

    room: RoomView
    you: int | None


class Person(Struct, frozen=True):
    """Whether a seat's person is connected, and whether Autopilot has the seat."""

    here: bool
    autopilot: bool


class PeopleMessage(Struct, frozen=True, tag="people"):
    """Who is connected."""

    seats: tuple[Person, ...]
    watching: int
    host: int


class ChosenMessage(Struct, frozen=True, tag="chosen", omit_defaults=True):
    """Who has chosen by now; what, only to the seat whose choice it is."""

    seats: tuple[bool, ...]
    yours: LegalChoice | None = None


class ChatMessage(Struct, frozen=True, tag="chat"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str


class ReactionMessage(Struct, frozen=True, tag="reaction"):
    """Somebody showed something; ``seat`` None is a spectator."""

    seat: int | None
    name: str
    what: str


class NextMessage(Struct, frozen=True, tag="next"):
    """The next table is open."""

    table: str


class LobbyMessage(Struct, frozen=True, tag="lobby"):
    """The public tables that wait for people."""

    tables: tuple[RoomView, ...]


class Accepted(Struct, frozen=True, tag="accepted", omit_defaults=True):
    """It is on disk; ``yours`` is the choice made, until the roll is settled."""

    key: str
    yours: LegalChoice | None = None


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
