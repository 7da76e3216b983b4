"""What the server needs from the outside world, as two ports: a store and a bus.

``table`` and ``hall`` know these only; the adapters lie in ``store`` and ``bus``.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from rowlock.record.log import Entry
from rowlock.server.room import Room


class Conflict(Exception):
    """Somebody else wrote first: load what is new and decide again. Nothing was kept."""


class Unavailable(Exception):
    """The store cannot say that this was kept. Load again before going on."""


class Progress(NamedTuple):
    """How far a game is, for the list of a person's tables."""

    turn: int
    phase: str


class Change(NamedTuple):
    """What is to be kept of one table, all or nothing.

    ``entries`` follow the last entry kept. ``room``, if given, has the version after the one kept.
    ``seed`` comes with a new table and never again. ``due`` is when the table is to be closed if
    nothing happens, in milliseconds since 1970, None for never.
    """

    table: str
    entries: Sequence[Entry] = ()
    room: Room | None = None
    progress: Progress | None = None
    seed: bytes | None = None
    due: int | None = None


class Kept(NamedTuple):
    """A whole table as it lies in the store."""

    room: Room
    seed: bytes
    entries: tuple[Entry, ...]


class Listed(NamedTuple):
    """A table in a list."""

    room: Room
    progress: Progress


class Store(Protocol):
    """Keeps tables. Every method raises ``Unavailable`` when the store cannot answer."""

    async def save(self, change: Change) -> None:
        """Keep a change: on disk, for good, once this returns.

        Raises:
            Conflict: an entry of that number, or that version of the room, is there already.
        """
        ...

    async def load(self, table: str) -> Kept | None:
        """The table, or None if there is none of that name."""
        ...

    async def news(self, table: str, after: int) -> tuple[Entry, ...]:
        """The entries numbered above ``after``, in order."""
        ...

    async def tables_of(self, session: str, most: int, running: bool = False) -> tuple[Listed, ...]:
        """The tables at which a session has a seat, newest first."""
        ...

    async def lobby(self, most: int) -> tuple[Room, ...]:
        """The public rooms that wait for people, newest first."""
        ...

    async def claim_due(self, now: int, lease: int, most: int) -> tuple[str, ...]:
        """Tables due before ``now``, each given to one caller only for ``lease`` milliseconds."""
        ...

    async def ping(self) -> None:
        """Return if the store answers, and takes what it is given as far as is known."""
        ...

    async def close(self) -> None:
        """Finish what was begun and let go."""
        ...


Hearer = Callable[[str, bytes], None]
"""Called in the event loop with a topic and what another worker said on it."""


class Bus(Protocol):
    """Lets workers hear of each other. May lose what is said: the store has what counts."""

    def listen(self, hearer: Hearer) -> None:
        """Call ``hearer`` for everything said on a subscribed topic by other workers."""
        ...

    async def subscribe(self, topic: str) -> None:
        """Hear a topic from now on."""
        ...

    async def unsubscribe(self, topic: str) -> None:
        """Hear a topic no longer."""
        ...

    def say(self, topic: str, data: bytes) -> None:
        """Say something to the other workers, soon and in order, if they can be reached."""
        ...

    def missed(self) -> bool:
        """Whether anything said, by anybody, may have been lost since this was asked last."""
        ...

    async def close(self) -> None:
        """Say what waits, then let go."""
        ...
