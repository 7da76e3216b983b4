"""How often: a bucket that fills steadily and holds so much."""

import time
from collections import OrderedDict
from collections.abc import Hashable

MOST_REMEMBERED = 100_000


class Bucket:
    """Full at first; ``take`` empties it by one, time fills it at ``rate`` a second."""

    __slots__ = ("_at", "_holds", "_level", "_rate")

    def __init__(self, rate: float, holds: float) -> None:
        self._rate = rate
        self._holds = holds
        self._level = holds
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left to take."""
        now = time.monotonic()
        self._level = min(self._holds, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """A bucket for each of many; the longest unused are forgotten, which only fills them."""

    def __init__(self, rate: float, holds: float) -> None:
        self._rate = rate
        self._holds = holds
        self._of: OrderedDict[Hashable, Bucket] = OrderedDict()

    def take(self, who: Hashable) -> bool:
        """Whether ``who`` had one left to take."""
        bucket = self._of.setdefault(who, Bucket(self._rate, self._holds))
        self._of.move_to_end(who)
        if len(self._of) > MOST_REMEMBERED:
            self._of.popitem(last=False)
        return bucket.take()
