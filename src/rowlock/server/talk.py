"""What a person says, passed to what it is about; and chat, which is kept nowhere."""

from typing import TYPE_CHECKING

from rowlock.rules.refusal import Refusal
from rowlock.server import hints, plays, protocol, seats
from rowlock.server.connection import Connection

if TYPE_CHECKING:
    from rowlock.server.table import Table

TEXT_LETTERS = 200
_JOINERS = dict.fromkeys(map(ord, "\u200c\u200d"))  # within Persian words, and between emoji


async def said(table: "Table", connection: Connection, message: protocol.Said) -> None:
    """Do what a message asks for."""
    match message:
        case protocol.Choose():
            await plays.choose(table, connection, message)
        case protocol.Leave() if table.book.room.state == "waiting":
            await seats.stand(table, connection)
        case protocol.Leave():
            await plays.leave(table, connection)
        case protocol.Sit():
            await seats.sit(table, connection, message)
        case protocol.Start():
            await seats.start(table, connection, message)
        case protocol.Remove():
            await seats.remove(table, connection, message)
        case protocol.Back():
            await plays.back(table, connection)
        case protocol.Again(key):
            await plays.again(table, connection, key)
        case protocol.Chat(key, text):
            _chat(table, connection, key, text)
        case protocol.React(key, what):
            seat = connection.seat
            reaction = protocol.ReactionMessage(seat, _name(table, seat), what)
            _to_everybody(table, connection, key, reaction)


def _chat(table: "Table", connection: Connection, key: str, text: str) -> None:
    text = text.strip()
    if connection.seat is None:
        table.refuse(connection, key, Refusal("not-your-seat"))
    elif not text.translate(_JOINERS).isprintable() or not 0 < len(text) <= TEXT_LETTERS:
        table.refuse(connection, key, Refusal("bad-text", TEXT_LETTERS))
    else:
        seat = connection.seat
        spoken = protocol.ChatMessage(seat, _name(table, seat), text)
        _to_everybody(table, connection, key, spoken)


def _to_everybody(
    table: "Table",
    connection: Connection,
    key: str,
    message: protocol.ChatMessage | protocol.ReactionMessage,
) -> None:
    if not connection.may_talk():
        table.refuse(connection, key, Refusal("too-much-chat"))
        return
    text = protocol.encode(message)
    for other in table.presence.connections:
        other.send_text(text)
    table.around.say(table.name, hints.Relay(text))
    connection.send(protocol.Accepted(key))


def _name(table: "Table", seat: int | None) -> str:
    sitting = None if seat is None else table.book.room.seats[seat]
    return sitting.name if sitting else ""
