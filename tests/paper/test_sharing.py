"""Phones at two workers write on one real game: what is written at one is read at the other."""

import asyncio
import threading

import msgspec
import pytest

from rowlock.server import bus
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.connection import Connection
from rowlock.server.paper.games import Games
from rowlock.server.paper.writing import CellMarked, PenaltyTaken, SheetTaken
from rowlock.server.ports import Unavailable
from rowlock.server.store.papers import SqlPaperStore
from rowlock.server.store.sql import SqlStore
from rowlock.testing import services

HEARD_SECONDS = 10.0
MANY = 1000
RED_2 = CellMarked("m1", "anna", 0, 0)
RED_3 = CellMarked("m2", "ben", 0, 1)


class Phone(Connection):
    """A phone that reads all it is told."""

    async def ids(self, *wanted):
        """The notes in the order in which it read them, once it has read those wanted."""
        read = []
        async with asyncio.timeout(HEARD_SECONDS):
            while not set(wanted) <= set(read):
                said = msgspec.json.decode(await self.next())
                read += [note["id"] for note in said.get("notes", ())]
        return read


@pytest.fixture
async def database(tmp_path):
    address = f"sqlite:///{tmp_path / 'rowlock.db'}"
    await SqlStore.open(address).close()
    return address


@pytest.fixture(params=["memory", "valkey"])
async def buses(request):
    if request.param == "memory":
        one, other = MemoryBus(), MemoryBus()
        one.others, other.others = [other], [one]
        yield one, other
    else:
        with services.valkey() as address:
            yield await bus.connect(address), await bus.connect(address)


@pytest.fixture
async def workers(database, buses):
    both = [Games(SqlPaperStore.open(database), each) for each in buses]
    yield both
    for each in both:
        await each.close()


async def at(games, code, session):
    game, phone = await games.game(code), Phone(session, MANY)
    game.join(phone)
    return game, phone


async def test_marks_cross_workers(workers):
    """Each phone reads what the other wrote, whichever worker it is connected to."""
    code = await workers[0].open("classic", hidden=False)
    (one, anna), (other, ben) = [await at(games, code, f"s{n}") for n, games in enumerate(workers)]
    await one.write(anna, [SheetTaken("t1", "anna", "Anna"), RED_2])
    assert await ben.ids("m1") == ["t1", "m1"]
    await other.write(ben, [RED_3])
    assert await anna.ids("m2") == ["t1", "m1", "m2"]


async def test_two_workers_writing_at_once_both_end_right(workers):
    """Notes written at the same time at both are all kept, and all read at both."""
    code = await workers[0].open("classic", hidden=False)
    seats = [await at(games, code, f"s{n}") for n, games in enumerate(workers)]
    notes = [[PenaltyTaken(f"{n}-{at}", f"s{n}") for at in range(6)] for n in (0, 1)]
    await asyncio.gather(
        *(game.write(phone, [note]) for (game, phone), own in zip(seats, notes, strict=True) for note in own)
    )  # fmt: skip
    wanted = [note.id for own in notes for note in own]
    for _, phone in seats:
        assert sorted(await phone.ids(*wanted)) == sorted(wanted)


async def test_hidden_points_stay_hidden_across_workers(workers):
    """A phone is not told marks of a sheet that it may not read."""
    code = await workers[0].open("classic", hidden=True)
    (one, anna), (other, ben) = [await at(games, code, f"s{n}") for n, games in enumerate(workers)]
    await one.write(anna, [SheetTaken("t1", "anna", "Anna"), RED_2])
    await other.write(ben, [SheetTaken("t2", "ben", "Ben"), RED_3])
    assert await ben.ids("t1", "t2", "m2") == ["t1", "t2", "m2"]


async def test_what_the_bus_lost_is_read_later(database):
    """A worker that may have missed something, or could not read it, reads it at its next sweep."""

    class Deaf(MemoryBus):
        lost = False

        def missed(self):
            return self.lost

    class Away(SqlPaperStore):
        away = False

        async def load(self, game):
            if self.away:
                raise Unavailable("away")
            return await super().load(game)

    ear, store = Deaf(), Away.open(database)
    workers = Games(SqlPaperStore.open(database), MemoryBus()), Games(store, ear)
    code = await workers[0].open("classic", hidden=False)
    (one, anna), (other, ben) = [await at(games, code, f"s{n}") for n, games in enumerate(workers)]
    await one.write(anna, [RED_2])
    store.away = ear.lost = True
    workers[1].sweep()
    await other.catch_up()
    store.away = ear.lost = False
    assert other.stale
    workers[1].sweep()
    assert await ben.ids("m1") == ["m1"]
    for each in workers:
        await each.close()


async def test_a_game_that_nobody_holds_is_heard_no_longer(database):
    """Topics are subscribed while phones are there, and not for games that do not exist."""
    ear = MemoryBus()
    games = Games(SqlPaperStore.open(database), ear)
    code = await games.open("classic", hidden=False)
    game, phone = await at(games, code, "s")
    assert ear._topics == {game.topic}
    await games.left(game, phone)
    assert await games.game("nosuchgame") is None
    assert ear._topics == set()
    await games.close()


async def test_a_name_that_can_be_shown_is_kept_and_another_is_refused(database):
    """Names on sheets are checked as names at tables are."""
    store = SqlPaperStore.open(database)
    games = Games(store, MemoryBus())
    code = await games.open("classic", hidden=False)
    game, anna = await at(games, code, "s")
    await game.write(
        anna, [SheetTaken("t1", "anna", "An\u202ena"), SheetTaken("t2", "anna", " A  B ")]
    )
    (_, written) = await store.load(code)
    assert [kept.note for kept in written] == [SheetTaken("t2", "anna", "A B")]
    assert await anna.ids("t2") == ["t2"]
    refused = msgspec.json.decode(await anna.next())
    assert (refused["type"], refused["id"], refused["code"]) == ("refused", "t1", "bad-name")
    await games.close()


class Slow(SqlPaperStore):
    """Takes its time, until it is told to go on; its thread keeps the order."""

    def __init__(self, *given):
        super().__init__(*given)
        self.go_on = threading.Event()
        self.go_on.set()

    async def _do(self, work, **how):
        return await super()._do(lambda: (self.go_on.wait(HEARD_SECONDS), work())[1], **how)


async def turns(times=20):
    """Let everything that can go on go on."""
    for _ in range(times):
        await asyncio.sleep(0)


async def test_who_hangs_up_while_writing_has_written(database):
    """What a phone sent before it was gone is told to the others at once, here and elsewhere."""
    ear, store = MemoryBus(), Slow.open(database)
    said = []
    ear.say = lambda topic, _: said.append(topic)
    games = Games(store, ear)
    code = await games.open("classic", hidden=False)
    (game, anna), (_, ben) = [await at(games, code, name) for name in ("s1", "s2")]
    store.go_on.clear()
    writing = asyncio.create_task(game.write(anna, [RED_2]))
    await turns()
    writing.cancel()
    await asyncio.wait([writing])
    assert writing.cancelled()
    store.go_on.set()
    assert await ben.ids("m1") == ["m1"]
    assert said == [game.topic]
    await games.close()


async def test_whatever_is_cut_short_a_game_that_nobody_holds_goes(database):
    """A phone whose leaving, or whose coming, is cancelled leaves no game behind."""
    ear, store = MemoryBus(), Slow.open(database)
    games = Games(store, ear)
    code = await games.open("classic", hidden=False)
    game, phone = await at(games, code, "s")
    leaving = asyncio.create_task(games.left(game, phone))
    await asyncio.sleep(0)
    leaving.cancel()
    await turns()
    assert ear._topics == set()
    store.go_on.clear()
    coming = asyncio.create_task(games.game(code))
    await turns()
    coming.cancel()
    await asyncio.wait([coming])
    store.go_on.set()
    assert await games._moving[code]
    games.sweep()
    await turns()
    assert (ear._topics, games._games) == (set(), {})
    await games.close()


async def test_a_game_that_is_slow_to_come_holds_up_no_other(database):
    """While one game is being read phones come to and leave others, and all that wait get it."""
    store = Slow.open(database)
    games = Games(store, MemoryBus())
    one, other = [await games.open("classic", hidden=False) for _ in range(2)]
    game, phone = await at(games, one, "s")
    store.go_on.clear()
    waiting = [asyncio.create_task(games.game(other)) for _ in range(2)]
    await turns()
    again = await games.game(one)
    assert again is game
    for _ in range(2):
        await games.left(game, phone)
    assert one not in games._games
    store.go_on.set()
    first, second = await asyncio.gather(*waiting)
    assert first is second
    assert first.held == 2
    await games.close()
