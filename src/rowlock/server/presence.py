"""Who is connected to a table, here and at the other workers."""

import time
from collections.abc import Iterable

from rowlock.server.connection import Connection
from rowlock.server.hints import Present

BELIEVED_SECONDS = 25.0
"""For so long a worker that has fallen silent counts as still connected to its people."""


class Presence:
    """The connections of this worker, and what others said of theirs."""

    def __init__(self) -> None:
        self.connections: dict[Connection, None] = {}
        self._others: dict[str, tuple[Present, float]] = {}

    @property
    def people(self) -> tuple[int, ...]:
        """The seats connected to this worker."""
        return tuple(sorted({each.seat for each in self.connections if each.seat is not None}))

    @property
    def watching_here(self) -> int:
        """The spectators of this worker."""
        return sum(each.seat is None for each in self.connections)

    @property
    def elsewhere(self) -> bool:
        """Whether another worker has ever spoken of this table."""
        return bool(self._others)

    def heard(self, said: Present) -> bool:
        """Note what another worker said; whether that was news."""
        before = self._others.get(said.worker)
        self._others[said.worker] = (said, time.monotonic())
        return before is None or before[0] != said

    def here(self, seats: int) -> list[bool]:
        """For each seat whether its person is connected anywhere."""
        found = {*self.people, *(seat for said in self._said() for seat in said.seats)}
        return [seat in found for seat in range(seats)]

    @property
    def watching(self) -> int:
        """All spectators."""
        return self.watching_here + sum(said.watching for said in self._said())

    def of_seat(self, seat: int) -> tuple[Connection, ...]:
        """This worker's connections of a seat."""
        return tuple(each for each in self.connections if each.seat == seat)

    def _said(self) -> Iterable[Present]:
        since = time.monotonic() - BELIEVED_SECONDS
        return [said for said, at in self._others.values() if at > since]
