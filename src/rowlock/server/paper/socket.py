"""The socket of a phone that shares a real game: docs/paper.md."""

import asyncio
import contextlib

import msgspec
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from rowlock.server import metrics, protocol, session
from rowlock.server.bucket import Bucket
from rowlock.server.connection import Connection
from rowlock.server.headers import from_elsewhere
from rowlock.server.paper.games import Game, Games, Hello, Write, decoder
from rowlock.server.ports import Unavailable
from rowlock.server.protocol import Error, Ping, Pong
from rowlock.server.settings import Limits
from rowlock.server.socket import Socket, write


@websocket("/ws/sheets/{game:str}")
async def sheet_socket(socket: Socket, game: str, state: State) -> None:
    """One phone's connection."""
    who = session.of(socket.scope)
    address = socket.client.host if socket.client else ""
    await socket.accept()
    with state.sockets.counted(who, address) as too_many:
        if from_elsewhere(socket.scope) or too_many:
            await socket.close(protocol.TOO_MANY_CONNECTIONS)
            return
        await _serve(socket, who, game, state.sheets, state.limits)


async def _serve(socket: Socket, who: str, code: str, games: Games, limits: Limits) -> None:
    try:
        game = await games.game(code)
    except Unavailable:
        await socket.close(protocol.FAILED)
        return
    if game is None:
        await socket.close(protocol.NO_SUCH_TABLE)
        return
    phone = Connection(who, limits.outgoing_waiting)
    writer = asyncio.create_task(write(socket, phone))
    reader = asyncio.create_task(_read(socket, phone, game, limits))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        phone.close(protocol.DONE)
        for task in (reader, writer):
            task.cancel()
        try:
            await asyncio.gather(reader, writer, return_exceptions=True)
        finally:
            await games.left(game, phone)


async def _read(socket: Socket, phone: Connection, game: Game, limits: Limits) -> None:
    """Read until the phone goes; what it does wrong closes only its own connection."""
    bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
    mistakes = 0
    with contextlib.suppress(WebSocketDisconnect):
        while not phone.closed:
            try:
                async with asyncio.timeout(None if phone in game.phones else limits.hello_seconds):
                    data = await socket.receive_data(mode="text")
            except TimeoutError:
                phone.close(protocol.BAD_MESSAGES)
                break
            if not bucket.take():
                phone.close(protocol.TOO_MANY_MESSAGES)
                break
            try:
                await _take(phone, game, data)
            except Unavailable:
                phone.close(protocol.FAILED)  # it comes back and sends its notes again
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                mistakes += 1
                metrics.REFUSED.labels("bad-message").inc()
                phone.send(Error("bad-message", str(error)))
                if mistakes >= limits.bad_messages:
                    phone.close(protocol.BAD_MESSAGES)
        await asyncio.Event().wait()  # the writer says goodbye, and that ends both


async def _take(phone: Connection, game: Game, data: str | bytes) -> None:
    match decoder.decode(data):
        case Ping(at):
            phone.send(Pong(at))
        case Hello() if phone not in game.phones:
            game.join(phone)
        case Write(notes) if phone in game.phones:
            await game.write(phone, notes)
        case _:
            raise msgspec.ValidationError("hello first, and once")
