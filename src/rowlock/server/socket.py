"""The socket half of docs/protocol.md: frames in, frames out, and nothing about the game."""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from rowlock.server import metrics, protocol, session
from rowlock.server.bucket import Bucket
from rowlock.server.commands import Gone, Join, Said
from rowlock.server.connection import Close, Connection
from rowlock.server.hall import Hall
from rowlock.server.headers import from_elsewhere
from rowlock.server.ports import Unavailable
from rowlock.server.protocol import BadMessage, Beat, Error, Hello, Ping, Pong
from rowlock.server.settings import Limits
from rowlock.server.table import Table

Socket = WebSocket[object, object, State]

Take = Callable[[Connection, str | bytes, bool], Awaitable[bool]]
"""Takes what a client sent; whether it has said hello by now. Raises ``BadMessage``."""

Serve = Callable[[Socket, str], Awaitable[None]]
"""Serves a socket that was let in, for a session."""

GONE = (WebSocketDisconnect, ClientDisconnected, RuntimeError)
"""What is raised to who sends while the other end is gone, or has been told goodbye."""

_log = structlog.get_logger()


class Sockets:
    """How many sockets each session and each address has open."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of: Counter[str] = Counter()

    @contextlib.contextmanager
    def counted(self, who: str, address: str) -> Iterator[bool]:
        """Count a socket while it is open; says whether it is one too many."""
        limits = self._limits
        keys = {f"session {who}": limits.sockets_of_session}
        keys[f"address {address}"] = limits.sockets_of_address
        self._of.update(keys.keys())
        metrics.SOCKETS.inc()
        try:
            yield any(self._of[key] > most for key, most in keys.items())
        finally:
            metrics.SOCKETS.dec()
            self._of.subtract(keys.keys())
            for key in keys:
                if not self._of[key]:
                    del self._of[key]


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: str, state: State) -> None:
    """One seat's, or one spectator's, connection."""
    await served(socket, state, partial(_serve_table, table, state.hall))


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket, state: State) -> None:
    """Somebody watches the lobby."""
    await served(socket, state, partial(_serve_lobby, state.hall))


async def served(socket: Socket, state: State, serve: Serve) -> None:
    """Let a socket in if it may be, and serve it; what fails on the way is ours, and is said."""
    who = session.of(socket.scope)
    address = socket.client.host if socket.client else ""
    with state.sockets.counted(who, address) as too_many:
        await socket.accept()
        if too_many or from_elsewhere(socket.scope):
            await hang_up(socket, protocol.TOO_MANY_CONNECTIONS)
            return
        try:
            await serve(socket, who)
        except Exception as error:
            if not isinstance(error, Unavailable):
                await _log.aexception("socket failed", code="failed", path=socket.scope["path"])
            metrics.DROPPED.labels(protocol.FAILED).inc()
            await hang_up(socket, protocol.FAILED)


async def hang_up(socket: Socket, code: int) -> None:
    """Close a socket, if there is still anybody to hear of it."""
    with contextlib.suppress(*GONE):
        await socket.close(code)


async def _serve_lobby(hall: Hall, socket: Socket, who: str) -> None:
    connection = Connection(who, hall.limits.outgoing_waiting)
    try:
        await hall.lobby.join(connection)
        await both(socket, connection, hall.limits, _watch, greeted=True)  # it asks for no greeting
    finally:
        hall.lobby.leave(connection)


async def _serve_table(name: str, hall: Hall, socket: Socket, who: str) -> None:
    table = await hall.table(name)
    if table is None:
        await hang_up(socket, protocol.NO_SUCH_TABLE)
        return
    connection = Connection(who, hall.limits.outgoing_waiting)
    try:
        await both(socket, connection, hall.limits, partial(_take, table))
    finally:
        table.post(Gone(connection))


async def both(
    socket: Socket, connection: Connection, limits: Limits, take: Take, greeted: bool = False
) -> None:
    """Read and write until either ends; raises what either of them could not cope with."""
    writer = asyncio.create_task(_write(socket, connection))
    reader = asyncio.create_task(_read(socket, connection, limits, take, greeted))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        connection.close(protocol.DONE)
        for task in (reader, writer):
            task.cancel()
        ends = await asyncio.gather(reader, writer, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):  # to be cancelled is none
            raise end


async def _write(socket: Socket, connection: Connection) -> None:
    """Send what the connection is given until it is closed."""
    with contextlib.suppress(*GONE):
        while not isinstance(said := await connection.next(), Close):
            await socket.send({"type": "websocket.send", "bytes": None, "text": said})
            metrics.SENT.inc(len(said))
        await socket.close(said.code)


async def _read(
    socket: Socket, connection: Connection, limits: Limits, take: Take, greeted: bool
) -> None:
    """Read until the client goes; what it does wrong closes only its own connection."""
    with contextlib.suppress(WebSocketDisconnect):
        patience = asyncio.timeout(None if greeted else limits.hello_seconds)
        try:
            async with patience:
                await _listen(socket, connection, limits, take, patience)
        except TimeoutError:
            if not patience.expired():
                raise
            connection.close(protocol.BAD_MESSAGES)
        await asyncio.Event().wait()  # the writer says goodbye, and that ends both


async def _listen(
    socket: Socket, connection: Connection, limits: Limits, take: Take, patience: asyncio.Timeout
) -> None:
    """Take messages until the connection is closed; ``patience`` is for the hello."""
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    mistakes, greeted = 0, patience.when() is None
    while not connection.closed:
        data = await socket.receive_data(mode="text")
        if not bucket.take():
            connection.close(protocol.TOO_MANY_MESSAGES)
            break
        try:
            greeted = await take(connection, data, greeted)
            if greeted:
                patience.reschedule(None)
        except BadMessage as bad:
            mistakes += 1
            metrics.REFUSED.labels(bad.error.code).inc()
            connection.send(bad.error)
            if bad.error.code == "unknown-protocol":
                connection.close(protocol.OUTDATED)
            elif mistakes >= limits.bad_messages:
                connection.close(protocol.BAD_MESSAGES)


async def _take(table: Table, connection: Connection, data: str | bytes, greeted: bool) -> bool:
    """Pass a message on; whether the client has said hello by now."""
    match protocol.decode(data):
        case Ping(at):
            connection.send(Pong(at))
        case Beat(at):
            connection.lag = max(0, round(time.monotonic() * 1000) - at)
        case Hello() as hello if not greeted:
            if hello.version != protocol.VERSION:
                raise BadMessage(Error("unknown-protocol", protocol.VERSION))
            table.post(Join(connection, hello))
            return True
        case Hello():
            raise BadMessage(Error("bad-message", "hello once"))
        case said if greeted:
            table.post(Said(connection, said))
        case _:
            raise BadMessage(Error("bad-message", "hello first"))
    return greeted


async def _watch(connection: Connection, data: str | bytes, _greeted: bool) -> bool:
    """Who watches the lobby only asks whether we are there."""
    match protocol.decode(data):
        case Ping(at):
            connection.send(Pong(at))
        case Beat():
            pass
        case _:
            raise BadMessage(Error("bad-message", "ping"))
    return True
