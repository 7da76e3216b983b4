"""The WebSocket below the application."""

import asyncio
import contextlib
import socket

import pytest
import uvicorn
from websockets.asyncio.client import connect

from rowlock.server import wire
from rowlock.server.wire import Wire


async def chatters(_scope, receive, send):
    """Says more than any buffer holds, whether or not anybody listens."""
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 100_000})


async def chatters_a_little(scope, receive, send):
    """Says what a reader's buffer does not hold, and then goodbye."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(0.2):
            await chatters(scope, receive, send)


async def until(holds):
    async with asyncio.timeout(5):
        while not holds():  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("app", [chatters, chatters_a_little])
async def test_who_reads_nothing_is_let_go(app, monkeypatch):
    """Nothing is kept of a connection whose other end stops reading: no task, buffer or socket."""
    monkeypatch.setattr(wire, "FAREWELL_SECONDS", 0.2)
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    patience = {"ws_ping_interval": 0.5, "ws_ping_timeout": 0.5}
    config = uvicorn.Config(app, ws=Wire, lifespan="off", log_config=None, **patience)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve([listening]))
    url = f"ws://127.0.0.1:{listening.getsockname()[1]}"
    try:
        await until(lambda: server.started)
        reader = await connect(url, proxy=None, ping_interval=None, max_size=None)
        reader.transport.pause_reading()
        held = server.server_state
        await until(lambda: not held.connections and not held.tasks)
        reader.transport.abort()
    finally:
        server.should_exit = server.force_exit = True
        await serving
