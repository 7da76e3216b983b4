"""What can lie in a table's mailbox."""

import asyncio
from typing import NamedTuple

from rowlock.server import hints, protocol
from rowlock.server.connection import Connection


class Join(NamedTuple):
    """A socket said hello."""

    connection: Connection
    hello: protocol.Hello


class Said(NamedTuple):
    """A socket said something else."""

    connection: Connection
    message: protocol.Said


class Gone(NamedTuple):
    """A socket is no more."""

    connection: Connection


class Heard(NamedTuple):
    """Another worker said something."""

    hint: hints.Hint


class CatchUp(NamedTuple):
    """There is something new in the store: read it, the room as well if ``whole``."""

    whole: bool


class Tick(NamedTuple):
    """The clock may have run out."""


class Beat(NamedTuple):
    """A few seconds have passed: ask everybody whether they are there.

    ``missed`` says that something may not have been heard, or not have been said, since the last.
    """

    missed: bool = False


class Tell(NamedTuple):
    """Who has chosen by now may be told."""


class Quiet(NamedTuple):
    """The table is to be closed, as it stands."""

    done: asyncio.Future[None]


Command = Join | Said | Gone | Heard | CatchUp | Tick | Beat | Tell | Quiet
