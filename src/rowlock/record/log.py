"""The log: numbered entries, each bound to the one before by its hash."""

import hashlib
from collections.abc import Iterable, Iterator

import msgspec

from rowlock.record.events import Event
from rowlock.rules.refusal import Fault

GENESIS = "0" * 64
"""The hash before the first entry."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One fact of a game: ``seq`` counts from 1, ``at`` is milliseconds since 1970 (UTC)."""

    seq: int
    at: int
    event: Event
    hash: str


_canonical = msgspec.json.Encoder(order="deterministic")
_decoder = msgspec.json.Decoder(Event)


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _canonical.encode(event)


def decode(data: bytes) -> Event:
    """An event from what was stored.

    Raises:
        Fault: ``broken-log``.
    """
    try:
        return _decoder.decode(data)
    except msgspec.MsgspecError as error:
        raise Fault("broken-log", str(error), "a stored event") from error


def append(event: Event, at: int, after: Entry | None) -> Entry:
    """The entry that records ``event`` right after the entry ``after``."""
    seq = after.seq + 1 if after else 1
    return Entry(seq, at, event, _hash(after.hash if after else GENESIS, seq, at, event))


def checked(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The same entries, each checked to follow the one before.

    Raises:
        Fault: ``broken-log`` at the first entry that was changed, lost or put elsewhere.
    """
    last: Entry | None = None
    for entry in entries:
        expected = append(entry.event, entry.at, last)
        if entry != expected:
            raise Fault("broken-log", f"entry {entry.seq}", f"{expected.seq} {expected.hash}")
        yield entry
        last = entry


def _hash(before: str, seq: int, at: int, event: Event) -> str:
    head = f"{before}|{seq}|{at}|".encode()
    return hashlib.sha256(head + encode(event)).hexdigest()
