"""Tables of four people at full speed, one game after another, until told to stop."""

import asyncio
import time
from collections.abc import Sequence

from rowlock.testing.people import AWAY, PAUSE_SECONDS, Party, Person, gather_party

PEOPLE = 4
RULES = (
    {"preset": "crosswise", "penalty_limit": 10, "rows_to_end": 4},
    {"preset": "rulebook"},
    {"preset": "family"},
)
_LOOK_SECONDS = 0.02


class Load:
    """So many tables at all times: an async context. Its people are ``kind``, one a table ``odd``."""

    def __init__(
        self,
        urls: Sequence[str],
        tables: int,
        kind: type[Person] = Person,
        odd: type[Person] | None = None,
        clock: int | None = None,
    ) -> None:
        self.parties: dict[int, Party] = {}
        self.finished: list[Party] = []
        self.wrong: list[str] = []
        self._urls = urls
        self._tables = tables
        self._kinds = [kind] * (PEOPLE - 1) + [odd or kind]
        self._clock = clock
        self._ending = False
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Load":
        self._tasks = [
            asyncio.create_task(self._keep_going(place), name=f"place {place}")
            for place in range(self._tables)
        ]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def moved(self, seconds: float) -> float:
        """Wait until every table has gone on; how long that took.

        Raises:
            AssertionError: one did not within so many seconds.
        """
        began = time.monotonic()
        before = {place: (party, party.confirmed) for place, party in self.parties.items()}
        waiting = set(range(self._tables))
        while waiting:
            for place in tuple(waiting):
                party = self.parties.get(place)
                was, confirmed = before.get(place, (None, 0))
                if party is not None and (party is not was or party.confirmed > confirmed):
                    waiting.remove(place)
            if time.monotonic() - began > seconds:
                stuck = [self.parties[place].table for place in waiting if place in self.parties]
                raise AssertionError(f"stuck: {stuck or 'no table could be opened'}")
            await asyncio.sleep(_LOOK_SECONDS)
        return time.monotonic() - began

    async def ended(self, seconds: float) -> None:
        """Begin no more games and wait until all are over; those that are not are wrong."""
        self._ending = True
        for party in self.parties.values():
            for person in party.people:
                person.hurry()
        _, stuck = await asyncio.wait(self._tasks, timeout=seconds)
        names = {f"place {place}": party.table for place, party in self.parties.items()}
        self.wrong += [f"{names.get(task.get_name())}: stuck" for task in stuck]

    async def look(self) -> list[str]:
        """What is wrong with any finished game."""
        return [wrong for party in self.finished for wrong in await party.wrong()]

    async def _keep_going(self, place: int) -> None:
        try:
            await self._keep(place)
        except Exception as error:  # a place that fell silent would look like one that is done
            self.wrong.append(f"place {place}: {error!r}")

    async def _keep(self, place: int) -> None:
        number = place
        while not self._ending:
            people = [kind(self._urls, place + seat, seat) for seat, kind in enumerate(self._kinds)]
            try:
                party = await gather_party(people, RULES[number % len(RULES)], self._clock)
            except (*AWAY, RuntimeError):
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            number += 1
            self.parties[place] = party
            try:
                await party.play()
            except* Exception as group:
                self.wrong += [f"{party.table}: {wrong!r}" for wrong in group.exceptions]
            else:
                self.finished.append(party)
