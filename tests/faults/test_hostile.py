"""Clients that send garbage, flood, steal ids, read nothing, or vanish, while a game goes on."""

import asyncio
import json
import random
import resource
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rowlock.server import protocol
from rowlock.server.connection import Close, Connection
from rowlock.testing.people import Person, gather_party
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor

CLIENTS = 100
GROWN = 64 << 20
"""Bytes of memory that hostile clients may cost."""

MESSAGES = [
    lambda rng: rng.randbytes(rng.randrange(200)),
    lambda rng: "x" * rng.randrange(6000),  # some beyond the largest frame
    lambda _: "[" * 4000,
    lambda _: json.dumps({"type": "choose", "key": "k", "turn": 1, "phase": "answer"}),
    lambda _: json.dumps({"type": "choose", "key": "k", "turn": 2**63, "phase": "answer"}),
    lambda _: json.dumps({"type": "start", "key": "k", "fill": "casual"}),
    lambda _: json.dumps({"type": "remove", "key": "k", "seat": 0}),
    lambda _: json.dumps({"type": "leave"}),
    lambda _: json.dumps({"type": "chat", "key": "k", "text": "buy"}),
    lambda _: json.dumps({"type": "hello", "version": 1, "nonce": "00"}),
]


def resident(pid):
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * resource.getpagesize()


def stolen(cookie, rng):
    """Another's session with a signature of one's own, or with one bit of its own changed."""
    name, _, value = cookie.partition("=")
    who, _, signature = value.partition(".")
    place = rng.randrange(len(who))
    other = who[:place] + ("0" if who[place] != "0" else "1") + who[place + 1 :]
    forged = [f"{who}.{'b' * len(signature)}", f"{other}.{signature}", who, ""]
    return f"{name}={rng.choice(forged)}"


async def hostile(url, table, cookie, rng):
    """Somebody who means no good, for a few connections."""
    for _ in range(3):
        try:
            seat = await Visitor(url, stolen(cookie, rng)).connect(table)
        except (OSError, InvalidHandshake):
            continue
        try:
            if rng.random() < 0.7:
                await seat.send({"type": "hello", "version": 1})
                await seat.hear("table")
                assert seat.setup["you"] is None  # a seat cannot be stolen
            if rng.random() < 0.3:
                seat.socket.transport.pause_reading()
            for _ in range(rng.randrange(80)):
                await seat.send(rng.choice(MESSAGES)(rng))
        except (ConnectionClosed, TimeoutError):
            pass  # being cut off, or told nothing, is what is to be expected
        finally:
            seat.socket.transport.abort()


class Calm(Person):
    """Plays at a pace within a person's limits."""

    async def _send(self, seat, message):
        await asyncio.sleep(0.11)
        await super()._send(seat, message)


async def test_games_go_on_among_a_hundred_hostile_clients(tmp_path):
    """While a hundred clients send garbage, floods and stolen ids games are finished and check out."""
    environment = {"ROWLOCK_SOCKETS_OF_ADDRESS": "1000", "ROWLOCK_HELLO_SECONDS": "2"}
    rng = random.Random(7)
    with Serving(tmp_path, environment=environment) as serving:
        parties = [
            await gather_party(
                [Calm([serving.url], 0, place) for place in range(4)], {"preset": preset}, None
            )
            for preset in ("crosswise", "rulebook")
        ]
        before = resident(serving.pid)
        bad = [
            hostile(serving.url, party.table, party.people[0].visitor.cookie, rng)
            for party in parties
            for _ in range(CLIENTS // len(parties))
        ]
        await asyncio.gather(*(party.play() for party in parties), *bad)
        for party in parties:
            assert await party.wrong() == []
        assert resident(serving.pid) - before < GROWN
        assert "Traceback" not in serving.log
        assert "table failed" not in serving.log
        for secret in ("session", parties[0].people[0].visitor.cookie.split("=")[1][:32]):
            assert secret not in serving.log


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
