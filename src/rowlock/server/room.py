"""A table beside its game: who opened it, who sits where."""

from typing import Literal

import msgspec


class Seating(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who a seat belongs to: a person's session, or a computer player's level in ``bot``."""

    name: str
    session: str | None = None
    bot: str | None = None


class Room(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the store keeps of a table beside the log of its game.

    ``opened`` is milliseconds since 1970 (UTC). ``version`` counts the changes made to the room,
    from 1, so that two writers cannot both make the next.
    """

    table: str
    opened: int
    seats: tuple[Seating, ...]
    state: Literal["running", "over"] = "running"
    version: int = 1

    def seat_of(self, session: str) -> int | None:
        """The seat that belongs to a session, or None for a spectator."""
        for number, seating in enumerate(self.seats):
            if seating.session == session:
                return number
        return None

    @property
    def sessions(self) -> tuple[str, ...]:
        """The sessions that have a seat."""
        return tuple(seating.session for seating in self.seats if seating.session)
