"""What people do in a game: choose, leave, come back, miss."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rowlock.record import clock, events, fold, view
from rowlock.record.events import ChoiceMade, Event, SeatTakenBack
from rowlock.rules.refusal import Refusal
from rowlock.server import house, protocol
from rowlock.server.book import Plan
from rowlock.server.connection import Connection
from rowlock.server.ports import Unavailable

if TYPE_CHECKING:
    from rowlock.server.table import Table


def arrive(table: "Table", connection: Connection) -> Plan | None:
    """A person's connection starts a solo game, and resumes a table that was parked."""
    book, seat = table.book, connection.seat
    state, room = book.state, book.room
    if state is None or seat is None or room.state != "running":
        return None
    if not state.game.started:
        nonce = [events.NonceGiven(seat, connection.nonce)] if connection.nonce else []
        return Plan(house.begin(state.game, nonce, book.seed))
    if _parked(table):
        return Plan([events.TableResumed()])
    return None


def _parked(table: "Table") -> bool:
    """Whether the time ran out and nobody was there to notice."""
    left = table.book.left
    return left is not None and left < -2 * clock.LONGEST_LAG / 1000


async def choose(table: "Table", connection: Connection, message: protocol.Choose) -> None:
    """Confirm a choice: on disk first, then told."""
    seat, key = connection.seat, message.key
    if seat is None:
        table.refuse(connection, key, Refusal("not-your-seat"))
        return
    event = ChoiceMade(
        seat=seat,
        turn=message.turn,
        phase=message.phase,
        white=message.white,
        colour=message.colour,
        colour_first=message.colour_first,
        key=key,
    )

    def decide() -> Plan | Refusal | None:
        game = table.book.game
        if table.book.has(seat, key):
            return None  # a doubled message
        if game is None or table.book.state is None:
            return Refusal("not-started")
        back: list[Event] = (
            [SeatTakenBack(seat)] if seat in table.book.state.clock.autopilot else []
        )
        if refused := fold.refusal(game, event):
            # Autopilot was quicker on this roll, but who acts is back.
            return Plan(back) if back and refused.code == "already-chosen" else refused
        return Plan([*back, event])

    def answer(refused: Refusal | None) -> None:
        if refused is None and not table.book.has(seat, key):
            refused = Refusal("already-chosen")
        if refused:
            table.refuse(connection, key, refused)
        else:
            game = table.book.game
            connection.send(protocol.Accepted(key, view.chosen(game, seat) if game else None))

    await table.write(decide, answer)


async def leave(table: "Table", connection: Connection) -> None:
    """Leave the game for good."""
    seat = connection.seat

    def decide() -> Plan | None:
        game = table.book.game
        if game is None or seat is None or seat in fold.gone(game):
            return None
        return Plan([events.SeatLeft(seat)]) if game.started and not game.over else None

    if refused := await table.write(decide):
        connection.send(protocol.Error(refused.code))


async def back(table: "Table", connection: Connection) -> None:
    """Take a seat back from Autopilot."""
    seat = connection.seat

    def decide() -> Plan | None:
        state = table.book.state
        if state is None or seat is None or seat not in state.clock.autopilot or state.game.over:
            return None
        return Plan([SeatTakenBack(seat)])

    if refused := await table.write(decide):
        connection.send(protocol.Error(refused.code))


async def tick(table: "Table", allowance: int) -> None:
    """If the time has run out, pass for those the table still waits for."""

    def decide() -> Plan | None:
        game, left = table.book.game, table.book.left
        if game is None or left is None or not table.presence.people:
            return None
        return Plan(house.missed(game)) if left + allowance / 1000 <= 0 else None

    await table.write(decide)
    table.show()


async def quiet(table: "Table", done: asyncio.Future[None]) -> None:
    """Close the table as it stands."""

    def decide() -> Plan | None:
        game, room = table.book.game, table.book.room
        if room.state == "over":
            return None
        if game is None or not game.started:
            return Plan(room=replace(room, state="over", version=room.version + 1))
        return Plan([events.GameEnded("quiet")])

    if await table.write(decide):
        done.set_exception(Unavailable())
    else:
        done.set_result(None)


async def again(table: "Table", connection: Connection, key: str) -> None:
    """Open the next table, or say where it is."""
    seat, game = connection.seat, table.book.game
    if seat is None or game is None or not game.over:
        table.refuse(connection, key, Refusal("not-your-seat" if seat is None else "not-over"))
        return
    if table.book.room.next is None:
        try:
            opened = await table.around.open_next(table.book.room, seat)
        except Unavailable:
            table.refuse(connection, key, Refusal("unavailable"))
            return
        if refused := await table.write(partial(_lead_to, table, opened)):
            table.refuse(connection, key, refused)
            return
    connection.send(protocol.Accepted(key))
    connection.send(protocol.NextMessage(table.book.room.next or ""))


def _lead_to(table: "Table", opened: str) -> Plan | None:
    room = table.book.room
    if room.next is not None:
        return None  # another worker was first
    return Plan(room=replace(room, next=opened, version=room.version + 1))
