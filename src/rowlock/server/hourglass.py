"""Time by a clock that nobody sets: how long a wait has lasted, and when not to trust the others."""

import time

from rowlock.server.state import State


class Hourglass:
    """Turned with every new wait of a game.

    The log has the time of day at which a wait began. That serves only to go on after a restart:
    else a wait would end at once, or last for an hour, when somebody puts the clock right, and
    workers whose clocks differ would not agree.
    """

    def __init__(self) -> None:
        self._wait: object = None
        self._turned = 0.0

    @property
    def gone(self) -> float:
        """Seconds since it was turned."""
        return time.monotonic() - self._turned

    def turn(self, state: State | None, loaded: bool = False) -> None:
        """Turn it if another wait has begun: just now, or if ``loaded`` when the log says."""
        if state is None:
            return
        position, since = state.game.position, state.clock.since
        wait = (position.turn, position.phase, since)
        if wait != self._wait:
            ago = max(0.0, time.time() - since / 1000) if loaded else 0.0
            self._wait, self._turned = wait, time.monotonic() - ago


LEAP_SECONDS = 60.0
"""A clock of the day that gains more than this between two looks was put forward, or slept."""


class Almanac:
    """Whether the time of day is good for saying that something is long past.

    What is due is kept as a time of day, for all workers and for after a restart. Put that clock
    forward and everything would be due at once; so for ``patience`` seconds after a leap nothing is,
    by when whatever was open before the leap has had its time.
    """

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._ahead = time.time() - time.monotonic()
        self._good_from = 0.0

    def holds(self) -> bool:
        """Whether it does now. To be asked every few seconds."""
        now = time.monotonic()
        ahead = time.time() - now
        if ahead - self._ahead > LEAP_SECONDS:
            self._good_from = now + self._patience
        self._ahead = ahead
        return now >= self._good_from
