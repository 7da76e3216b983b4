"""What a worker hears of it reads, sooner or later."""

import asyncio
from functools import cache

import pytest

from rowlock import players
from rowlock.server import protocol
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.commands import Join, Said
from rowlock.server.connection import Connection
from rowlock.server.hall import Hall
from rowlock.server.ports import Unavailable
from rowlock.server.room import Seating
from rowlock.server.settings import Limits
from rowlock.server.store.sql import SqlStore


class Failing(SqlStore):
    """Cannot load anything ``times`` times."""

    times = 0

    async def load(self, table):
        if self.times:
            self.times -= 1
            raise Unavailable
        return await super().load(table)


@pytest.fixture
async def halls(tmp_path):
    """Two workers of one store, and the store and bus of each."""
    buses = MemoryBus(), MemoryBus()
    buses[0].others, buses[1].others = [buses[1]], [buses[0]]
    stores = [Failing.open(f"sqlite:///{tmp_path / 'tables'}") for _ in range(2)]
    made = [
        Hall(store, bus, cache(players.by_level), Limits())
        for store, bus in zip(stores, buses, strict=True)
    ]
    yield made, stores, buses
    for hall in made:
        await hall.close()


async def hears(connection, text):
    async with asyncio.timeout(5):
        while text not in await connection.next():
            pass


async def test_what_could_not_be_read_is_read_later(halls):
    """A worker whose store failed as it heard of a change tells it once the store answers again."""
    (here, there), stores, _ = halls
    name = await here.open_room(Seating("Ann", session="ann"), {}, 2, False, None)
    eve, ben = Connection("eve", 64), Connection("ben", 64)
    (await there.table(name)).post(Join(eve, protocol.Hello(1)))
    await hears(eve, '"room"')
    stores[1].times = 2
    table = await here.table(name)
    table.post(Join(ben, protocol.Hello(1)))
    table.post(Said(ben, protocol.Sit("key", "Ben")))
    await hears(eve, '"Ben"')
    assert not stores[1].times


async def test_who_comes_from_a_worker_that_died_finds_all_it_was_told(halls):
    """What a worker kept and told, and died before it could say so to the others, is not unsaid."""
    (here, there), _, (bus, _) = halls
    name = await here.open_room(Seating("Ann", session="ann"), {}, 2, False, None)
    eve, ben, again = (Connection(session, 64) for session in ("eve", "ben", "ben"))
    (await there.table(name)).post(Join(eve, protocol.Hello(1)))
    table = await here.table(name)
    table.post(Join(ben, protocol.Hello(1)))
    await hears(ben, '"room"')
    await hears(eve, '"room"')
    bus.others = []
    table.post(Said(ben, protocol.Sit("key", "Ben")))
    await hears(ben, '"accepted"')
    (await there.table(name)).post(Join(again, protocol.Hello(1)))
    await hears(again, '"you":1')
    await hears(eve, '"Ben"')
