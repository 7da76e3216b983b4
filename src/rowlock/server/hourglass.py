"""How long the running wait has lasted, by a clock that nobody sets."""

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
