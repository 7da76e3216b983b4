"""What everybody at a table is told, and what need not be said again."""

from rowlock.record import view
from rowlock.record.fold import Game
from rowlock.server import protocol, room
from rowlock.server.book import Book
from rowlock.server.connection import Connection
from rowlock.server.presence import Presence


class Shown:
    """What was told last, so that only changes are."""

    def __init__(self, book: Book) -> None:
        self._game = book.game
        self._room: protocol.RoomMessage | None = None
        self._people: protocol.PeopleMessage | None = None
        self._basis: object = None
        self._lobby: object = None

    def lobby(self, now: room.Room) -> bool:
        """Whether the lobby shows something of this room that it did not before."""
        seen = (now.seats, now.state) if now.public else None
        changed, self._lobby = seen != self._lobby, seen
        return changed and now.public

    def table(self, connection: Connection, book: Book, presence: Presence) -> None:
        """Tell one connection everything."""
        here = presence.here(len(book.room.seats))
        if book.game is None:
            connection.send(_room(book, here, connection.seat))
            return
        setup = view.setup(book.game, connection.seat)
        connection.send(protocol.TableMessage(setup, _view(connection, book.game), _clock(book)))
        if book.room.online:
            connection.send(_people(book, presence, here))

    def everything(self, book: Book, presence: Presence) -> bool:
        """Tell everybody what has changed, but for who has chosen: whether that is to be told."""
        if book.room.online:
            self._tell_room(book, presence)
        before, game = self._game, book.game
        if game is None or game is before:
            return False
        if before is not None and _only_chosen(before, game):
            return True
        self._game = game
        if before is None and book.room.online:
            for connection in presence.connections:
                self.table(connection, book, presence)
        else:
            _tell_view(presence, game, _clock(book))
        return False

    def chosen(self, book: Book, presence: Presence) -> None:
        """Tell everybody who has chosen by now, unless they have been told."""
        before, game = self._game, book.game
        if before is not None and game is not None and game is not before:
            self._game = game
            _tell_chosen(presence, game)

    def _tell_room(self, book: Book, presence: Presence) -> None:
        here = presence.here(len(book.room.seats))
        autopilot = book.state.clock.autopilot if book.state else None
        basis = (book.room.version, here, presence.watching, autopilot)
        if basis == self._basis:
            return
        self._basis = basis
        seen = _room(book, here, None)
        people = _people(book, presence, here) if book.game else None
        was_room, self._room = self._room, seen
        was_people, self._people = self._people, people
        waits = book.game is None
        for connection in presence.connections:
            if seen != was_room and (waits or _differs(was_room, seen)):
                connection.send(_room(book, here, connection.seat))
            if people is not None and people != was_people:
                connection.send(people)


def _tell_view(presence: Presence, game: Game, clock: protocol.Clock) -> None:
    """Tell everybody all there is; what all of them see is looked up once."""
    public: dict[int, view.View] = {}
    for connection in presence.connections:
        since, seat = connection.turns, connection.seat
        if since not in public:
            public[since] = view.view(game, None, since + 1)
        seen = public[since] if seat is None else view.seated(public[since], game, seat)
        connection.turns = len(game.turns)
        connection.send(protocol.ViewMessage(seen, clock))


def _tell_chosen(presence: Presence, game: Game) -> None:
    """Who has chosen sees its choice; the others see that it has chosen."""
    seats = tuple(made is not None for made in game.pending)
    text = protocol.encode(protocol.ChosenMessage(seats))
    for connection in presence.connections:
        seat = connection.seat
        if seat is not None and seats[seat]:
            connection.send(protocol.ChosenMessage(seats, view.chosen(game, seat)))
        else:
            connection.send_text(text)


def _differs(before: protocol.RoomMessage | None, now: protocol.RoomMessage) -> bool:
    """During a game people are told of the room only when its host or its next table changes."""
    return before is not None and (before.room.host, before.room.next) != (
        now.room.host,
        now.room.next,
    )


def _view(connection: Connection, game: Game) -> view.View:
    seen = view.view(game, connection.seat, connection.turns + 1)
    connection.turns = len(game.turns)
    return seen


def _only_chosen(before: Game, now: Game) -> bool:
    """Whether nothing but who has chosen differs."""
    return before._replace(pending=()) == now._replace(pending=())


def _clock(book: Book) -> protocol.Clock:
    if (left := book.left) is None:
        return protocol.Clock()
    return protocol.Clock(book.room.clock, round(max(0.0, left), 2))


def _room(book: Book, here: list[bool], seat: int | None) -> protocol.RoomMessage:
    return protocol.RoomMessage(room.view(book.room, here), seat)


def _people(book: Book, presence: Presence, here: list[bool]) -> protocol.PeopleMessage:
    autopilot = book.state.clock.autopilot if book.state else frozenset()
    seats = (protocol.Person(is_here, seat in autopilot) for seat, is_here in enumerate(here))
    host = book.room.acting_host(here)
    return protocol.PeopleMessage(tuple(seats), presence.watching, host)
