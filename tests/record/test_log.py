import msgspec
import pytest

from rowlock.record import log
from rowlock.record.events import GameStarted, NonceGiven, SeatLeft
from rowlock.rules.refusal import Fault

EVENTS = [NonceGiven(0, "ab"), GameStarted(1), SeatLeft(0)]


def chain():
    entries = []
    for at, event in enumerate(EVENTS, 1000):
        entries.append(log.append(event, at, entries[-1] if entries else None))
    return entries


def test_entries_are_numbered_and_bound_to_the_one_before():
    """Entries count from 1 and each hash depends on the one before."""
    entries = chain()
    assert [entry.seq for entry in entries] == [1, 2, 3]
    assert list(log.checked(entries)) == entries
    assert entries[1].hash != log.append(EVENTS[1], 1001, None).hash


def test_a_changed_lost_or_moved_entry_is_found():
    """A log with an entry changed, taken out or put elsewhere does not pass."""
    first, second, third = chain()
    for broken in (
        [first, msgspec.structs.replace(second, event=GameStarted(0)), third],
        [first, msgspec.structs.replace(second, at=1), third],
        [first, third],
        [second, first, third],
    ):
        with pytest.raises(Fault, match="broken-log"):
            list(log.checked(broken))


def test_an_event_is_stored_and_read_back():
    """What was stored decodes to the same event, and anything else is refused."""
    for event in EVENTS:
        assert log.decode(log.encode(event)) == event
    with pytest.raises(Fault, match="broken-log"):
        log.decode(b'{"fact":"dice-eaten"}')
