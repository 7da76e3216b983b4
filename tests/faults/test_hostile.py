"""Clients that send garbage, flood, steal ids, read nothing, or vanish, while a game goes on."""

import asyncio
import json
import random
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from rowlock.record import verify
from rowlock.server import protocol
from rowlock.server.connection import Close, Connection
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

CLIENTS = 60


def resident(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


async def garbage(url, table, rng):
    """Somebody who means no good, for a few messages."""
    seat = await Visitor(url, f"rowlock_session={'a' * 32}.{'b' * 64}").connect(table)
    try:
        if rng.random() < 0.7:
            await seat.send({"type": "hello", "version": 1})
        for _ in range(rng.randrange(80)):
            await seat.send(
                rng.choice(
                    [
                        rng.randbytes(rng.randrange(200)),
                        "x" * rng.randrange(6000),
                        json.dumps({"type": "choose", "key": "k", "turn": 1, "phase": "answer"}),
                        json.dumps({"type": "start", "key": "k", "fill": "casual"}),
                        json.dumps({"type": "remove", "key": "k", "seat": 0}),
                        json.dumps({"type": "leave"}),
                        json.dumps({"type": "chat", "key": "k", "text": "buy"}),
                        json.dumps({"type": "hello", "version": 1, "nonce": "00"}),
                    ]
                )
            )
    except ConnectionClosed:
        pass  # being cut off is what is to be expected
    finally:
        await seat.close()


async def test_a_game_goes_on_among_hostile_clients(tmp_path):
    """While many clients send garbage and floods a game is finished, checks out, and nothing leaks."""
    environment = {"ROWLOCK_SOCKETS_OF_ADDRESS": "1000", "ROWLOCK_HELLO_SECONDS": "2"}
    with Serving(tmp_path, environment=environment) as serving:
        visitor = Visitor(serving.url)
        table = await visitor.open({"preset": "crosswise"}, 3)
        seat = await visitor.sit(table)
        await seat.hear("table")
        before, rng = resident(serving.pid), random.Random(7)
        bad = [asyncio.create_task(garbage(serving.url, table, rng)) for _ in range(CLIENTS)]
        while seat.view["phase"] != "over":  # at a pace within a person's limits
            turn = seat.view["turn"]
            await seat.choose(chance(seat.view))
            while seat.view["turn"] == turn and seat.view["phase"] != "over":
                await seat.hear("view")
            await asyncio.sleep(0.11)
        await asyncio.gather(*bad)
        answer = await visitor.ask("GET", f"/api/tables/{table}/record")
        assert not [
            check for check in verify.verify(json.dumps(answer.body).encode()) if check.wrong
        ]
        assert answer.body["result"]["reason"] in ("rows", "penalties")
        assert resident(serving.pid) - before < 64 << 20
        assert "Traceback" not in serving.log
        assert "table failed" not in serving.log
        await seat.close()


async def test_a_slow_reader_is_dropped():
    """Once too much waits for a reader it is told to come back, and what waited is let go."""
    connection = Connection("somebody", most_waiting=8)
    for number in range(8):
        connection.send(protocol.Pong(number))
    assert not connection.closed
    connection.send(protocol.Pong(8))
    assert connection.closed
    connection.send(protocol.Pong(9))
    assert await connection.next() == Close(protocol.TOO_SLOW)


async def test_a_half_open_socket_is_noticed(tmp_path):
    """A client that answers no ping is let go within two heartbeats, and its seat shown as away."""
    with Serving(tmp_path, environment={"ROWLOCK_HEARTBEAT_SECONDS": "0.5"}) as serving:
        host, guest = Visitor(serving.url), Visitor(serving.url)
        table = await host.open_room({}, 2, "Ann")
        ann = await host.sit(table)
        await guest.ask("GET", "/api/lobby")
        ben = await guest.sit(table)
        await ben.do("sit", name="Ben")
        while not (ann.room and ann.room["seats"][1] and ann.room["seats"][1]["here"]):
            await ann.hear("room")
        ben.socket.transport.pause_reading()  # as a phone in a tunnel: nothing comes, nothing goes
        async with asyncio.timeout(8):
            while ann.room["seats"][1]["here"]:
                await ann.hear("room")
        ben.socket.transport.abort()
        await ann.close()
