"""Whole games over real sockets: what a person at a table can count on."""

import asyncio
import json

import pytest
from websockets.exceptions import ConnectionClosed

from rowlock.record import verify
from rowlock.testing.visitor import Visitor, chance, eager

PRESETS = ("rulebook", "crosswise", "family")


async def record(visitor, table):
    answer = await visitor.ask("GET", f"/api/tables/{table}/record")
    assert answer.status == 200
    return answer


def proof(answer):
    return list(verify.verify(json.dumps(answer.body).encode()))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("opponents", [0, 1, 4])
async def test_a_game_can_be_played_to_the_end(visitor, preset, opponents):
    """A game runs from the first roll to its result, and its record checks out."""
    table = await visitor.open({"preset": preset}, opponents)
    seat = await visitor.sit(table)
    view = await seat.play(eager)
    assert view["result"]["reason"] in ("rows", "penalties")
    assert len(view["result"]["scores"]) == opponents + 1
    assert view["seed"]
    answer = await record(visitor, table)
    assert f"rowlock-{table}.json" in answer.headers["content-disposition"]
    checks = proof(answer)
    assert [check for check in checks if check.wrong] == []
    assert answer.body["fairness"]["nonces"][0] == "c0ffee"
    turns = [
        turn["number"]
        for message in seat.heard
        for turn in message.get("view", {}).get("turns", ())
    ]
    assert turns == list(range(1, len(answer.body["turns"]) + 1))
    [listed] = (await visitor.ask("GET", "/api/tables")).body
    assert listed["table"] == table
    assert listed["over"]
    await seat.close()


@pytest.mark.parametrize("pad", ["mixx-a", "mixx-b"])
async def test_every_pad_can_be_played(visitor, pad):
    """A game on a mixed pad runs to its end."""
    seat = await visitor.sit(await visitor.open({"pad": pad}, 1))
    assert (await seat.play(chance))["result"]
    await seat.close()


async def test_the_commitment_stands_before_the_first_roll(visitor):
    """The commitment and one's own nonce are told with the first roll, the seed is not."""
    seat = await visitor.sit(await visitor.open({}, 1), nonce="00ff")
    message = await seat.hear("table")
    assert len(message["setup"]["commitment"]) == 64
    assert message["setup"]["nonces"] == ["00ff", ""]
    assert message["view"]["seed"] is None
    await seat.close()


async def test_a_doubled_choice_counts_once(visitor):
    """The same message again is answered like the first time and applied once."""
    table = await visitor.open({"preset": "crosswise"}, 1)
    seat = await visitor.sit(table)
    await seat.hear("table")
    message = {
        "type": "choose",
        "key": "one",
        "turn": 1,
        "phase": "answer",
        "white": None,
        "colour": None,
    }
    for _ in range(3):
        await seat.send(message)
    for _ in range(3):
        assert (await seat.hear("accepted", "refused"))["type"] == "accepted"
    assert seat.view["turn"] == 2
    await seat.close()
    again = await visitor.sit(table)
    await again.send(message)
    assert (await again.hear("accepted", "refused"))["type"] == "accepted"
    assert again.view["turn"] == 2
    await again.close()


async def test_since_brings_only_later_turns(visitor):
    """Who holds some settled turns gets the later ones, and who holds none gets all."""
    table = await visitor.open({"preset": "crosswise"}, 1)
    seat = await visitor.sit(table)
    await seat.play(chance, turns=3)
    await seat.close()
    fresh = await visitor.sit(table)
    assert [turn["number"] for turn in (await fresh.hear("table"))["view"]["turns"]] == [1, 2, 3]
    later = await visitor.sit(table, since=2)
    assert [turn["number"] for turn in (await later.hear("table"))["view"]["turns"]] == [3]
    await later.close()


async def test_the_newest_connection_has_the_seat(visitor):
    """A second connection takes the seat over; the late end of the first does it no harm."""
    table = await visitor.open({"preset": "crosswise"}, 1)
    first = await visitor.sit(table)
    await first.hear("table")
    second = await visitor.sit(table)
    await second.hear("table")
    assert await first.closed() == 4001
    view = await second.play(chance)
    assert view["phase"] == "over"
    await second.close()


async def test_others_only_watch(visitor, shared):
    """A session without a seat sees the table, has nothing to choose, and may not choose."""
    table = await visitor.open({"preset": "crosswise"}, 1)
    seat = await visitor.sit(table)
    await seat.hear("table")
    stranger = Visitor(shared.url)
    watching = await stranger.sit(table)
    message = await watching.hear("table")
    assert message["setup"]["you"] is None
    assert message["view"]["legal"] == []
    await watching.choose({})
    refused = await watching.hear("refused", "accepted")
    assert refused["code"] == "not-your-seat"
    await watching.send({"type": "leave"})
    await seat.choose({})
    assert (await watching.hear("view"))["view"]["turn"] == 2
    await watching.close()
    await seat.close()


async def test_leaving_ends_a_solo_game(visitor):
    """When the only person leaves the game is over, and the record says why."""
    table = await visitor.open({}, 2)
    seat = await visitor.sit(table)
    await seat.play(chance, turns=2)
    await seat.send({"type": "leave"})
    while seat.view["phase"] != "over":
        await seat.hear("view")
    assert seat.view["result"]["reason"] == "left"
    assert (await record(visitor, table)).body["left"] == [{"seat": 0, "turn": 3}]
    await seat.close()


async def test_a_table_is_there_after_a_restart(tmp_path):
    """Stopped in good order and started again, the server goes on where the table was."""
    from rowlock.testing.serving import Serving

    serving = Serving(tmp_path)
    with serving:
        visitor = Visitor(serving.url)
        table = await visitor.open({"preset": "rulebook"}, 2)
        seat = await visitor.sit(table)
        before = await seat.play(chance, turns=4)
        serving.stop()
        assert await seat.closed() == 1001
        serving.start()
        again = await visitor.sit(table)
        after = (await again.hear("table"))["view"]
        assert {**after, "turns": []} == {**before, "turns": []}
        assert (await again.play(chance))["result"]
        assert not [check for check in proof(await record(visitor, table)) if check.wrong]
        await again.close()


async def test_too_many_tables_close_the_oldest(tmp_path):
    """One more table than a session may have open closes its oldest as quiet, not the newest."""
    from rowlock.testing.serving import Serving

    with Serving(tmp_path, environment={"ROWLOCK_TABLES_OPEN": "2"}) as serving:
        visitor = Visitor(serving.url)
        first = await visitor.open({}, 1)
        seat = await visitor.sit(first)
        await seat.hear("table")
        unstarted = await visitor.open({}, 1)
        third = await visitor.open({}, 1)
        assert (await seat.hear("view"))["view"]["result"]["reason"] == "quiet"
        await visitor.open({}, 1)
        listed = (await visitor.ask("GET", "/api/tables")).body
        assert [entry["table"] for entry in listed if not entry["over"]][1:] == [third]
        assert {entry["table"] for entry in listed if entry["over"]} == {first, unstarted}
        await seat.close()


async def test_an_idle_table_is_let_go_for_all_the_sweeping(tmp_path):
    """That the hall looks round every few seconds does not keep a table that nobody touches."""
    from functools import cache

    from prometheus_client import REGISTRY

    from rowlock import players
    from rowlock.server.bus.memory import MemoryBus
    from rowlock.server.hall import Hall, solo_seats
    from rowlock.server.settings import Limits
    from rowlock.server.store.sql import SqlStore

    store = SqlStore.open(f"sqlite:///{tmp_path / 'tables'}")
    hall = Hall(store, MemoryBus(), cache(players.by_level), Limits(idle_seconds=0.5))
    await hall.open("somebody", {}, solo_seats("somebody", [("Wren", "casual")]))
    assert REGISTRY.get_sample_value("rowlock_tables_loaded") == 1
    async with asyncio.timeout(5):
        while REGISTRY.get_sample_value("rowlock_tables_loaded"):
            await hall.sweep()
            await asyncio.sleep(0.1)
    await hall.close()


async def test_an_idle_table_is_let_go_and_comes_back(tmp_path):
    """A table nobody touches leaves the memory, and comes back as it was."""
    from rowlock.testing.serving import Serving

    with Serving(tmp_path, environment={"ROWLOCK_IDLE_SECONDS": "0"}) as serving:
        visitor = Visitor(serving.url)
        table = await visitor.open({"preset": "crosswise"}, 1)
        seat = await visitor.sit(table)
        await seat.play(chance, turns=2)
        await seat.close()

        async def loaded():
            text = (await visitor.ask("GET", "/metrics")).body.decode()
            return float(text.split("\nrowlock_tables_loaded ")[1].split()[0])

        while await loaded():
            pass  # each look is a request; the sweep comes every few seconds
        again = await visitor.sit(table)
        assert (await again.hear("table"))["view"]["turn"] == 3
        await again.close()


async def test_no_such_table(visitor):
    """A link to a table that is not there is answered with a code."""
    seat = await visitor.connect("nosuchid")
    with pytest.raises(ConnectionClosed):
        await seat.hear()
    assert await seat.closed() == 4004
    answer = await visitor.ask("GET", "/api/tables/nosuchid/record")
    assert (answer.status, answer.body["code"]) == (404, "no-such-table")
