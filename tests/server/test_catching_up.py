"""What a worker hears of it reads, sooner or later."""

import asyncio
from functools import cache

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


async def test_what_could_not_be_read_is_read_later(tmp_path):
    """A worker whose store failed as it heard of a change tells it once the store answers again."""
    one, other = MemoryBus(), MemoryBus()
    one.others, other.others = [other], [one]
    stores = [Failing.open(f"sqlite:///{tmp_path / 'tables'}") for _ in range(2)]
    by_level = cache(players.by_level)
    here, there = (
        Hall(store, bus, by_level, Limits())
        for store, bus in zip(stores, (one, other), strict=True)
    )
    name = await here.open_room(Seating("Ann", session="ann"), {}, 2, False, None)
    eve = Connection("eve", 64)
    (await there.table(name)).post(Join(eve, protocol.Hello(1)))
    assert '"Ben"' not in await eve.next()
    stores[1].times = 2
    ben = Connection("ben", 64)
    table = await here.table(name)
    table.post(Join(ben, protocol.Hello(1)))
    table.post(Said(ben, protocol.Sit("key", "Ben")))
    async with asyncio.timeout(5):
        while '"Ben"' not in await eve.next():
            pass
    assert not stores[1].times
    await here.close()
    await there.close()
