"""Two workers on one PostgreSQL and one Valkey: any of them serves any table."""

import asyncio
import json

import pytest

from rowlock.record import verify
from rowlock.testing import services
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

SECRET = {"ROWLOCK_SECRET": "0123456789abcdef" * 4, "ROWLOCK_MESSAGES_AT_ONCE": "1000"}


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    with services.postgres() as database, services.valkey() as bus:
        options = ("--database", database, "--bus", bus)
        folders = [tmp_path_factory.mktemp(name) for name in ("one", "other")]
        one, other = (Serving(folder, options, SECRET) for folder in folders)
        with one, other:
            yield one, other


async def people_at(two, count):
    """A table whose people sit at the two workers by turns, and its game begun."""
    visitors = [Visitor(two[number % 2].url) for number in range(count)]
    table = await visitors[0].open_room({"preset": "crosswise"}, count, "P0", clock=None)
    sitting = []
    for number, visitor in enumerate(visitors):
        await visitor.ask("GET", "/api/lobby")
        seat = await visitor.sit(table)
        await seat.hear("room")
        if number:
            assert (await seat.do("sit", name=f"P{number}"))["type"] == "accepted"
        sitting.append(seat)
    while None in sitting[0].room["seats"]:
        await sitting[0].hear("room")
    assert (await sitting[0].do("start"))["type"] == "accepted"
    for seat in sitting:
        while not seat.view:
            await seat.hear("table")
    return table, visitors, sitting


async def wrong(visitor, table):
    body = (await visitor.ask("GET", f"/api/tables/{table}/record")).body
    return [check.wrong for check in verify.verify(json.dumps(body).encode()) if check.wrong]


async def test_a_game_over_two_workers(two):
    """Four people at two workers play one game to its end and see the same result."""
    table, visitors, sitting = await people_at(two, 4)
    views = await asyncio.gather(*(seat.play(chance) for seat in sitting))
    assert len({json.dumps(view["result"]) for view in views}) == 1
    for visitor in visitors[:2]:
        assert await wrong(visitor, table) == []
    for seat in sitting:
        await seat.close()


async def test_the_newest_connection_wins_across_workers(two):
    """A seat taken up at the other worker is left at the first."""
    table, visitors, sitting = await people_at(two, 2)
    moved = await Visitor(two[1].url, visitors[0].cookie).sit(table)
    await moved.hear("table")
    assert await sitting[0].closed() == 4001
    await asyncio.gather(moved.play(chance, turns=2), sitting[1].play(chance, turns=2))
    for seat in (moved, sitting[1]):
        await seat.close()


async def test_presence_and_chat_cross_workers(two):
    """Who comes, goes and talks at one worker is known at the other."""
    _, _, (one, other) = await people_at(two, 2)
    await one.do("chat", text="hello over there")
    assert (await other.hear("chat"))["text"] == "hello over there"
    await one.close()
    while other.people.get("seats", [{"here": True}])[0]["here"]:
        await other.hear("people")
    await other.close()


async def test_a_game_survives_a_worker(two):
    """Killed in the middle, a worker's people go on at the other one, and nothing is lost."""
    table, visitors, sitting = await people_at(two, 4)
    await asyncio.gather(*(seat.play(chance, turns=4) for seat in sitting))
    two[1].kill()
    moved = []
    for visitor, seat in zip(visitors, sitting, strict=True):
        if visitor.url == two[1].url:
            await seat.closed()
            seat = await Visitor(two[0].url, visitor.cookie).sit(table)  # noqa: PLW2901
        moved.append(seat)
    views = await asyncio.gather(*(seat.play(chance) for seat in moved))
    assert len({json.dumps(view["result"]) for view in views}) == 1
    assert await wrong(visitors[0], table) == []
    for seat in moved:
        await seat.close()
    two[1].start()
