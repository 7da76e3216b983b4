"""What a socket does when something of ours fails."""

import asyncio

import msgspec
import pytest
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from structlog.testing import capture_logs

from rowlock.server import protocol, socket
from rowlock.server.connection import Connection
from rowlock.server.ports import Unavailable
from rowlock.server.settings import Limits

LIMITS = Limits(hello_seconds=0.01)
SESSION = "5e55104e5e55104e"


class Ended(Exception):
    """Something nobody expected."""


class Client:
    """The other end: says what it is given, then nothing until it is hung up on."""

    client = None

    def __init__(self, *says, deaf=None):
        self.scope = {"type": "websocket", "path": "/ws/tables/t", "headers": []}
        self.scope["rowlock_session"] = SESSION
        self.says = list(says)
        self.deaf = deaf
        self.code = None

    async def accept(self):
        pass

    async def receive_data(self, mode):
        assert mode == "text"
        if not self.says:
            await asyncio.Event().wait()
        return self.says.pop(0)

    async def send(self, message):
        assert message["type"] == "websocket.send"
        if self.deaf:
            raise self.deaf

    async def close(self, code):
        assert self.code is None
        self.code = code


async def served(client, take):
    """Serve a client with that to take what it says; what was logged."""
    connection = Connection(SESSION, 8)
    connection.send(protocol.Pong(1))

    async def serve(given, _who):
        await socket.both(given, connection, LIMITS, take)

    with capture_logs() as logged:
        async with asyncio.timeout(5):
            await socket.served(client, State({"sockets": socket.Sockets(LIMITS)}), serve)
    return logged


def fails(error):
    async def take(*_):
        raise error

    return take


async def listens(*_):
    return True


@pytest.mark.parametrize("error", [Ended("x"), TimeoutError(), RuntimeError("x"), KeyError("x")])
async def test_what_fails_unexpectedly_is_logged_and_closes_as_failed(error):
    """A reader that cannot cope is no silent goodbye: the log says why, the client comes back."""
    client = Client("{}")
    [line] = await served(client, fails(error))
    assert (line["event"], line["code"], line["log_level"]) == ("socket failed", "failed", "error")
    assert line["exc_info"]
    assert SESSION not in msgspec.json.encode(line, enc_hook=repr).decode()
    assert client.code == protocol.FAILED


async def test_a_writer_that_fails_is_logged_as_well():
    """What cannot be sent for a reason of ours is said."""
    client = Client("{}", deaf=Ended("x"))
    [line] = await served(client, listens)
    assert line["event"] == "socket failed"
    assert client.code == protocol.FAILED


async def test_a_store_that_is_away_is_no_news():
    """The store says for itself that it is away; the client comes back."""
    client = Client("{}")
    assert await served(client, fails(Unavailable())) == []
    assert client.code == protocol.FAILED


@pytest.mark.parametrize("gone", [WebSocketDisconnect(detail="gone"), *socket.GONE[1:]])
async def test_who_is_gone_is_no_news(gone):
    """That the other end is gone is what happens to sockets."""
    assert await served(Client("{}", deaf=gone), listens) == []


async def test_who_says_no_hello_is_let_go():
    """The patience for a hello ends, and that is the client's doing."""
    client = Client()
    assert await served(client, listens) == []
    assert client.code == protocol.BAD_MESSAGES
