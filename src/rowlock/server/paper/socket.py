"""The socket of a phone that shares a real game: docs/paper.md."""

from functools import partial

import msgspec
from litestar import websocket
from litestar.datastructures import State

from rowlock.server import protocol
from rowlock.server.connection import Connection
from rowlock.server.paper.games import Game, Games, Hello, Write, decoder
from rowlock.server.ports import Unavailable
from rowlock.server.protocol import BadMessage, Error, Ping, Pong
from rowlock.server.settings import Limits
from rowlock.server.socket import Socket, both, hang_up, served


@websocket("/ws/sheets/{game:str}")
async def sheet_socket(socket: Socket, game: str, state: State) -> None:
    """One phone's connection."""
    await served(socket, state, partial(_serve, game, state.sheets, state.limits))


async def _serve(code: str, games: Games, limits: Limits, socket: Socket, who: str) -> None:
    game = await games.game(code)
    if game is None:
        await hang_up(socket, protocol.NO_SUCH_TABLE)
        return
    phone = Connection(who, limits.outgoing_waiting)
    try:
        await both(socket, phone, limits, partial(_take, game))
    finally:
        await games.left(game, phone)


async def _take(game: Game, phone: Connection, data: str | bytes, greeted: bool) -> bool:
    """Do what a phone asks for; whether it has said hello by now."""
    try:
        message = decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(Error("bad-message", str(error))) from error
    match message:
        case Ping(at):
            phone.send(Pong(at))
        case Hello(version) if version != protocol.VERSION:
            raise BadMessage(Error("unknown-protocol", protocol.VERSION))
        case Hello() if not greeted:
            game.join(phone)
            return True
        case Write(notes) if greeted:
            try:
                await game.write(phone, notes)
            except Unavailable:
                phone.close(protocol.FAILED)  # it comes back and sends its notes again
        case _:
            raise BadMessage(Error("bad-message", "hello first, and once"))
    return greeted
