"""What people do in the waiting room: come, sit, stand, show somebody out, start."""

from typing import TYPE_CHECKING

from rowlock import players
from rowlock.rules.refusal import Refusal
from rowlock.server import house, protocol, waiting
from rowlock.server.book import Decide, Plan
from rowlock.server.connection import Connection
from rowlock.server.room import Room

if TYPE_CHECKING:
    from rowlock.server.table import Table


def arrive(table: "Table", connection: Connection) -> Plan | None:
    """A person who has a seat brings its nonce, and takes up a reserved seat."""
    room, seat = table.book.room, connection.seat
    if seat is None or room.state != "waiting":
        return None
    came = waiting.claim(room, seat, connection.nonce)
    return Plan(room=came) if came else None


async def sit(table: "Table", connection: Connection, message: protocol.Sit) -> None:
    """Take a free seat."""
    session, nonce = connection.session, connection.nonce

    def decide() -> Plan | Refusal | None:
        return _plan(waiting.sit(table.book.room, session, message.name, nonce))

    await _answer(table, connection, message.key, decide)


async def stand(table: "Table", connection: Connection) -> None:
    """Free one's seat."""

    def decide() -> Plan | None:
        room, seat = table.book.room, table.book.room.seat_of(connection.session)
        return Plan(room=waiting.stand(room, seat)) if seat is not None else None

    if refused := await table.write(decide):
        connection.send(protocol.Error(refused.code))
    table.announce()


async def remove(table: "Table", connection: Connection, message: protocol.Remove) -> None:
    """Show somebody out."""
    shown_out = table.presence.of_seat(message.seat)

    def decide() -> Plan | Refusal | None:
        room = table.book.room
        host = room.acting_host(table.here)
        return _plan(waiting.remove(room, host, connection.seat, message.seat))

    if await _answer(table, connection, message.key, decide):
        for other in shown_out:
            other.close(protocol.REMOVED)


async def start(table: "Table", connection: Connection, message: protocol.Start) -> None:
    """Begin the game."""
    if message.fill is not None and message.fill not in players.LEVELS:
        table.refuse(connection, message.key, Refusal("unknown-level", list(players.LEVELS)))
        return

    def decide() -> Plan | Refusal | None:
        book = table.book
        host = book.room.acting_host(table.here)
        started = waiting.start(book.room, host, connection.seat, message.fill)
        if isinstance(started, Refusal):
            return started
        facts = waiting.first_facts(started)
        return Plan(house.begin(None, facts, book.seed), started)

    await _answer(table, connection, message.key, decide)


def seat_everybody(table: "Table") -> None:
    """Give every connection the seat that the room says its session has by now."""
    for connection in table.presence.connections:
        connection.seat = table.book.room.seat_of(connection.session)


async def _answer(table: "Table", connection: Connection, key: str, decide: Decide) -> bool:
    def answer(refused: Refusal | None) -> None:
        if refused:
            table.refuse(connection, key, refused)
        else:
            connection.send(protocol.Accepted(key))

    refused = await table.write(decide, answer)
    table.announce()
    return refused is None


def _plan(change: Room | Refusal | None) -> Plan | Refusal | None:
    return Plan(room=change) if isinstance(change, Room) else change
