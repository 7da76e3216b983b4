"""A table beside its game: who opened it, who sits where, and what it waits for."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

CLOCKS = (10, 25, 45, 60)
"""Seconds a roll that a table may be set to; None is no clock."""


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat belongs to: a person's session, or a computer player's level in ``bot``.

    ``reserved`` is a seat kept at the next table for somebody who has not come yet.
    """

    name: str
    session: str | None = None
    bot: str | None = None
    nonce: str = ""
    reserved: bool = False


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store keeps of a table beside the log of its game.

    ``opened`` is milliseconds since 1970 (UTC). ``version`` counts the changes made to the room,
    from 1, so that two writers cannot both make the next. A seat is None while it is free. ``host``
    is the seat whose duties pass on while it is away. ``next`` is where this table plays again.
    """

    table: str
    opened: int
    seats: tuple[Seating | None, ...]
    state: Literal["waiting", "running", "over"] = "running"
    version: int = 1
    online: bool = False
    public: bool = False
    host: int = 0
    rules: dict[str, Any] = {}
    commitment: str = ""
    clock: int | None = None
    next: str | None = None

    def seat_of(self, session: str) -> int | None:
        """The seat that belongs to a session, or None for a spectator."""
        for number, seating in enumerate(self.seats):
            if seating is not None and seating.session == session:
                return number
        return None

    @property
    def sessions(self) -> tuple[str, ...]:
        """The sessions that have a seat."""
        return tuple(seat.session for seat in self.seats if seat is not None and seat.session)

    def acting_host(self, here: Sequence[bool]) -> int:
        """The host, or while it is away the next person after it who is here."""
        places = len(self.seats)
        order = [(self.host + step) % places for step in range(places)]
        return next((seat for seat in order if here[seat]), self.host)


class SeatingView(msgspec.Struct, frozen=True):
    """A taken seat as everybody may see it."""

    name: str
    bot: str | None
    here: bool


class RoomView(msgspec.Struct, frozen=True):
    """A table as everybody may see it, whoever asks."""

    table: str
    state: str
    rules: dict[str, Any]
    clock: int | None
    public: bool
    host: int
    seats: tuple[SeatingView | None, ...]
    commitment: str
    opened: int
    next: str | None


def view(room: Room, here: Sequence[bool] | None = None) -> RoomView:
    """What everybody may see of a room: no session, no nonce. In the lobby all count as here."""
    present = [True] * len(room.seats) if here is None else here
    return RoomView(
        table=room.table,
        state=room.state,
        rules=room.rules,
        clock=room.clock,
        public=room.public,
        host=room.host if here is None else room.acting_host(here),
        seats=tuple(
            SeatingView(seat.name, seat.bot, seat.bot is not None or is_here) if seat else None
            for seat, is_here in zip(room.seats, present, strict=True)
        ),
        commitment=room.commitment,
        opened=room.opened,
        next=room.next,
    )
