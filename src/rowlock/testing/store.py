"""What a store must do, as tests: subclass ``StoreConformance`` and give it a ``store`` fixture.

The tests are async and run under anyio's pytest plugin.
"""

import asyncio
import itertools
from typing import Any

import pytest

from rowlock.record import dice, events, log
from rowlock.record.log import Entry
from rowlock.rules import ruleset
from rowlock.server.ports import Change, Conflict, Progress, Store
from rowlock.server.room import Room, Seating

SEED = bytes(range(32))
_names = itertools.count(1)


def new_table(*sessions: str, opened: int = 1_700_000_000_000) -> Change:
    """A table to be opened, with these sessions and a computer player."""
    table = f"t{next(_names)}"
    seats = (
        *(Seating("You", session=session) for session in sessions),
        Seating("Wren", bot="casual"),
    )
    opening = events.GameOpened(
        game=table,
        rules=ruleset.options({}, len(seats)).as_record(),
        seats=tuple(events.Seat(seat.name, seat.bot) for seat in seats),
        commitment=dice.commitment(SEED),
    )
    entry = log.append(opening, opened, None)
    return Change(table, (entry,), Room(table, opened, seats), Progress(0, "roll"), SEED)


def nonce(after: Entry, text: str = "ab") -> Entry:
    """An entry that may follow."""
    return log.append(events.NonceGiven(0, text), after.at + 1, after)


def _waiting(public: bool, opened: int) -> Change:
    """A table for two that waits."""
    table = f"t{next(_names)}"
    seats = (Seating("Ann", session="ann"), None)
    room = Room(table, opened, seats, "waiting", online=True, public=public)
    return Change(table, (), room, Progress(0, "waiting"), SEED)


class StoreConformance:
    """Subclass this, and override the fixture ``store`` with an open and empty store."""

    @pytest.fixture
    def store(self) -> Store:
        """An open store."""
        raise NotImplementedError

    async def test_what_was_kept_comes_back(self, store: Store) -> None:
        """A table comes back with its room, its seed and every entry as they were kept."""
        change = new_table("s1")
        await store.save(change)
        kept = await store.load(change.table)
        assert kept is not None
        assert kept.room == change.room
        assert kept.seed == SEED
        assert kept.entries == tuple(change.entries)
        assert list(log.checked(kept.entries)) == list(kept.entries)

    async def test_no_such_table(self, store: Store) -> None:
        """A table that was never opened is None, without news and in nobody's list."""
        assert await store.load("none") is None
        assert await store.news("none", 0) == ()
        assert await store.tables_of("nobody", 10) == ()

    async def test_entries_follow(self, store: Store) -> None:
        """Entries kept later come after those kept before, and news are those not yet known."""
        change = new_table("s2")
        await store.save(change)
        second = nonce(change.entries[0])
        third = nonce(second, "cd")
        await store.save(Change(change.table, (second, third)))
        assert await store.news(change.table, 1) == (second, third)
        assert await store.news(change.table, 3) == ()

    async def test_second_writer_is_told(self, store: Store) -> None:
        """Two entries of one number cannot both be kept, and nothing of the second change is."""
        change = new_table("s3")
        await store.save(change)
        first, other = nonce(change.entries[0], "aa"), nonce(change.entries[0], "bb")
        await store.save(Change(change.table, (first,), progress=Progress(1, "white")))
        late = Change(change.table, (other, nonce(other)), progress=Progress(9, "over"))
        with pytest.raises(Conflict):
            await store.save(late)
        assert await store.news(change.table, 1) == (first,)
        [listed] = await store.tables_of("s3", 10)
        assert listed.progress == Progress(1, "white")

    async def test_one_of_many_writers_wins(self, store: Store) -> None:
        """Of many that write the same number at once one wins; changes of other tables are kept."""
        change, others = new_table("s4"), [new_table("s5") for _ in range(20)]
        await store.save(change)
        rivals = [Change(change.table, (nonce(change.entries[0], f"{n:02x}"),)) for n in range(20)]
        mixed = [each for pair in zip(rivals, others, strict=True) for each in pair]
        outcomes = await asyncio.gather(*map(store.save, mixed), return_exceptions=True)
        assert outcomes[::2].count(None) == 1
        assert all(isinstance(outcome, Conflict | None) for outcome in outcomes[::2])
        assert all(outcome is None for outcome in outcomes[1::2])
        assert len(await store.tables_of("s5", 100)) == 20

    async def test_room_changes_in_order(self, store: Store) -> None:
        """A room replaces the version just before it, and no other."""
        change = new_table("s6")
        await store.save(change)
        room: Any = change.room
        seats = (room.seats[0], Seating("Sable", bot="casual"))
        second = Room(room.table, room.opened, seats, "over", room.version + 1)
        await store.save(Change(change.table, room=second))
        with pytest.raises(Conflict):
            await store.save(Change(change.table, room=second))
        kept = await store.load(change.table)
        assert kept is not None
        assert kept.room == second

    async def test_lists_are_newest_first(self, store: Store) -> None:
        """A session's tables come newest first, at most so many, all or only those running."""
        tables = [new_table("s7", opened=1_700_000_000_000 + n) for n in range(3)]
        for change in tables:
            await store.save(change)
        room: Any = tables[2].room
        await store.save(
            Change(room.table, room=Room(room.table, room.opened, room.seats, "over", 2))
        )
        newest = [change.table for change in reversed(tables)]
        listed = [found.room.table for found in await store.tables_of("s7", 10)]
        assert listed == newest
        assert len(await store.tables_of("s7", 2)) == 2
        running = [found.room.table for found in await store.tables_of("s7", 10, running=True)]
        assert running == newest[1:]

    async def test_the_lobby_has_public_waiting_rooms(self, store: Store) -> None:
        """The lobby has rooms that are public and wait, newest first, and no others."""
        shown = [_waiting(public=True, opened=n) for n in (1, 2)]
        for change in (*shown, _waiting(public=False, opened=3), new_table("s8")):
            await store.save(change)
        mine = {change.table for change in shown}
        listed = [room.table for room in await store.lobby(100) if room.table in mine]
        assert listed == [shown[1].table, shown[0].table]
        room: Any = shown[0].room
        started = Room(room.table, room.opened, room.seats, "running", 2, online=True, public=True)
        await store.save(Change(room.table, room=started, progress=Progress(1, "white")))
        assert room.table not in [found.table for found in await store.lobby(100)]

    async def test_due_tables_are_claimed_once(self, store: Store) -> None:
        """Of many that ask at once one gets a due table; after the lease it can be had again."""
        change = _waiting(public=False, opened=4)._replace(due=1000)
        await store.save(change)
        assert change.table not in await store.claim_due(999, 500, 1000)
        claims = await asyncio.gather(*(store.claim_due(2000, 500, 1000) for _ in range(8)))
        assert [change.table in claim for claim in claims].count(True) == 1
        assert change.table not in await store.claim_due(2400, 500, 1000)
        assert change.table in await store.claim_due(2500, 500, 1000)
        later = Change(change.table, progress=Progress(0, "waiting"), due=None)
        await store.save(later)
        assert change.table not in await store.claim_due(1 << 40, 500, 1000)

    async def test_answers(self, store: Store) -> None:
        """An open store answers."""
        await store.ping()
