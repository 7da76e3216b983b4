"""The waiting room: who may sit, stand, be shown out, and start. Rooms in, rooms out."""

from typing import Any

from msgspec.structs import replace

from rowlock.record import events
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault, Refusal
from rowlock.server import names
from rowlock.server.room import CLOCKS, Room, Seating

COMPUTER_NAMES = ("Wren", "Sable", "Tilly", "Ozzy", "Fern", "Moss", "Reed")


def opened(
    table: str,
    at: int,
    host: Seating,
    seats: int,
    rules: dict[str, Any],
    public: bool,
    clock: int | None,
    commitment: str,
) -> Room:
    """A table for so many, with its host at seat 0.

    Raises:
        Fault: ``bad-seats``, ``bad-clock``, ``bad-name``, or of the rules' options.
    """
    if not 2 <= seats <= ruleset.MOST_PLAYERS:
        raise Fault("bad-seats", str(seats), f"2 to {ruleset.MOST_PLAYERS}")
    if clock is not None and clock not in CLOCKS:
        raise Fault("bad-clock", str(clock), "null | " + " | ".join(map(str, CLOCKS)))
    name = names.clean(host.name)
    if name is None:
        raise Fault("bad-name", repr(host.name), names.WHAT)
    options = ruleset.options(rules, seats).as_record()
    del options["players"]  # as many as will sit there when it starts
    return Room(
        table=table,
        opened=at,
        seats=(replace(host, name=name), *(None,) * (seats - 1)),
        state="waiting",
        online=True,
        public=public,
        rules=options,
        commitment=commitment,
        clock=clock,
    )


def sit(room: Room, session: str, name: str, nonce: str) -> Room | Refusal | None:
    """The room with a person on the first free seat; None if it sits there already."""
    if room.state != "waiting":
        return Refusal("started")
    mine = room.seat_of(session)
    if mine is not None:
        return claim(room, mine, nonce) if room.seats[mine].reserved else None  # type: ignore[union-attr]
    shown = names.clean(name)
    if shown is None:
        return Refusal("bad-name", names.WHAT)
    if any(other and names.key(other.name) == names.key(shown) for other in room.seats):
        return Refusal("name-taken", shown)
    if None not in room.seats:
        return Refusal("full", len(room.seats))
    seat = room.seats.index(None)
    return _with(room, seat, Seating(shown, session=session, nonce=nonce))


def claim(room: Room, seat: int, nonce: str) -> Room | None:
    """The room once the person of a seat has come, with its nonce; None if nothing changes."""
    seating = room.seats[seat]
    if seating is None or not (seating.reserved or (nonce and not seating.nonce)):
        return None
    return _with(room, seat, replace(seating, nonce=seating.nonce or nonce, reserved=False))


def stand(room: Room, seat: int) -> Room:
    """The room with that seat free again. If the host goes, the next person is host."""
    room = _with(room, seat, None)
    places = len(room.seats)
    order = ((room.host + step) % places for step in range(places))
    people = (
        other for other in order if (found := room.seats[other]) is not None and found.session
    )
    host = next(people, None)
    if host is None:  # the last person is gone: nobody can start it any more
        return replace(room, state="over")
    return replace(room, host=host)


def remove(room: Room, host: int, by: int | None, seat: int) -> Room | Refusal:
    """The room once its host has shown somebody out."""
    if by != host:
        return Refusal("not-host", host)
    if room.state != "waiting":
        return Refusal("started")
    if not 0 <= seat < len(room.seats) or room.seats[seat] is None or seat == host:
        return Refusal("no-such-seat", [other for other, who in enumerate(room.seats) if who])
    return stand(room, seat)


def start(room: Room, host: int, by: int | None, fill: str | None) -> Room | Refusal:
    """The room with its seats as they will play: free ones filled, or gone."""
    if room.state != "waiting":
        return Refusal("started")
    if by != host:
        return Refusal("not-host", host)
    seats = [None if seat is None or seat.reserved else seat for seat in room.seats]
    if fill is not None:
        taken = {names.key(seat.name) for seat in seats if seat}
        left = (name for name in COMPUTER_NAMES if names.key(name) not in taken)
        seats = [seat or Seating(next(left), bot=fill) for seat in seats]
    sitting = tuple(seat for seat in seats if seat is not None)
    if len(sitting) < 2:
        return Refusal("not-enough-players", 2)
    chosen = room.seats[host]
    return replace(
        room,
        seats=sitting,
        host=sitting.index(chosen) if chosen in sitting else 0,
        state="running",
        version=room.version + 1,
    )


def first_facts(room: Room) -> list[events.Event]:
    """How the log of a started table begins: the game, and a nonce from everybody who gave one."""
    seats = [seat for seat in room.seats if seat is not None]
    opening = events.GameOpened(
        game=room.table,
        rules=ruleset.options(room.rules, len(seats)).as_record(),
        seats=tuple(events.Seat(seat.name, seat.bot) for seat in seats),
        commitment=room.commitment,
    )
    given = [events.NonceGiven(n, seat.nonce) for n, seat in enumerate(seats) if seat.nonce]
    return [opening, *given]


def turned(room: Room, table: str, at: int, commitment: str, by: int) -> Room:
    """The next table: the same people one seat on, reserved but for the one who asked."""

    def again(seat: int) -> Seating | None:
        seating = room.seats[seat]
        if seating is None:
            return None
        return replace(seating, nonce="", reserved=seating.bot is None and seat != by)

    places = len(room.seats)
    order = [(seat + 1) % places for seat in range(places)]
    return Room(
        table=table,
        opened=at,
        seats=tuple(again(seat) for seat in order),
        state="waiting",
        online=True,
        host=order.index(by),
        rules={**room.rules, "first_roller": "seat-1"},
        commitment=commitment,
        clock=room.clock,
    )


def _with(room: Room, seat: int, seating: Seating | None) -> Room:
    seats = (*room.seats[:seat], seating, *room.seats[seat + 1 :])
    return replace(room, seats=seats, version=room.version + 1)
