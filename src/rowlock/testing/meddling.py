"""People whose messages come late, twice or out of order, and people who let the clock choose."""

import random
import time
from collections.abc import Sequence
from typing import ClassVar

from rowlock.testing.people import Person
from rowlock.testing.visitor import Message, Seat

_EARLY = "early-"


class Meddler(Person):
    """Sends as a bad network would: twice, again much later, too early, or again on a new connection."""

    def __init__(self, urls: Sequence[str], first: int, place: int) -> None:
        super().__init__(urls, first, place)
        self._rng = random.Random(f"{first} {place}")  # noqa: S311 - its own, whatever others draw

    async def _send(self, seat: Seat, message: Message) -> None:
        match self._rng.randrange(6):
            case 0:
                await seat.send(message)
            case 1 if self.confirmed:
                await seat.send(self._rng.choice(self.confirmed))  # answered then, settled since
            case 2 if self.confirmed:
                late = self._rng.choice(self.confirmed)
                await seat.send({**late, "key": f"{_EARLY}{time.monotonic_ns()}"})
            case 3:
                early = {"turn": message["turn"] + 2, "key": f"{_EARLY}{time.monotonic_ns()}"}
                await seat.send({**message, **early})
            case 4:
                await seat.send(message)
                raise OSError("hung up before the answer came")
            case _:
                pass
        await seat.send(message)

    def _stray(self, answer: Message) -> None:
        if answer["key"].startswith(_EARLY) and answer["type"] == "accepted":
            raise AssertionError(f"a choice of another roll was accepted: {answer}")


class Dawdler(Person):
    """Lets the clock choose for it on every other roll, and says if that took too short or long.

    What it is to notice, a clock off by an hour, ends a roll at once or holds it up for an hour; half
    and three times the limit tell that from a machine too busy to say in time that a roll began.
    """

    LIMIT: ClassVar[int] = 10
    """Seconds a roll."""
    LEAST: ClassVar[float] = LIMIT / 2
    MOST: ClassVar[float] = LIMIT * 3

    _hurries = False
    _dawdled: tuple[int, str, float] | None = None

    def hurry(self) -> None:
        """Dawdle no more."""
        self._hurries = True

    def _wants(self, view: Message) -> bool:
        turn, phase = view["turn"], view["phase"]
        if self._dawdled and self._dawdled[:2] != (turn, phase):
            took = time.monotonic() - self._dawdled[2]
            self._dawdled = None
            if not self.LEAST <= took <= self.MOST:
                raise AssertionError(f"roll {turn - 1} was over after {took:.1f} s")
        if self._hurries or turn % 2:
            return True
        if view["legal"] and not self._dawdled:
            self._dawdled = turn, phase, time.monotonic()
        return False
