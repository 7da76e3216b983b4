"""What a bus must do, as tests: subclass ``BusConformance`` and give it a fixture ``buses``.

The fixture gives two connected buses, as two workers have. The tests are async and run under
anyio's pytest plugin.
"""

import asyncio

import pytest

from rowlock.server.ports import Bus

HEARD_SECONDS = 10.0


class Ear:
    """Collects what a bus hears."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self._more = asyncio.Event()
        bus.listen(self._hear)

    async def until(self, last: tuple[str, bytes]) -> list[tuple[str, bytes]]:
        """Everything heard up to ``last``."""
        async with asyncio.timeout(HEARD_SECONDS):
            while last not in self.heard:
                self._more.clear()
                await self._more.wait()
        return self.heard

    def _hear(self, topic: str, data: bytes) -> None:
        self.heard.append((topic, data))
        self._more.set()


class BusConformance:
    """Subclass this, and override the fixture ``buses``."""

    @pytest.fixture
    def buses(self) -> tuple[Bus, Bus]:
        """Two buses that hear each other."""
        raise NotImplementedError

    async def test_what_is_said_is_heard_in_order(self, buses: tuple[Bus, Bus]) -> None:
        """The other hears everything on its topics, unchanged and in the order it was said."""
        one, other = buses
        ear = Ear(other)
        await other.subscribe("t1")
        for number in range(100):
            one.say("t1", bytes([number, 0, 255]))
        heard = await ear.until(("t1", bytes([99, 0, 255])))
        assert heard == [("t1", bytes([number, 0, 255])) for number in range(100)]

    async def test_nobody_hears_itself(self, buses: tuple[Bus, Bus]) -> None:
        """Who says something does not hear it, on a topic of its own either."""
        one, other = buses
        own, ear = Ear(one), Ear(other)
        await one.subscribe("t2")
        await other.subscribe("t2")
        one.say("t2", b"mine")
        await ear.until(("t2", b"mine"))
        other.say("t2", b"answer")
        assert await own.until(("t2", b"answer")) == [("t2", b"answer")]

    async def test_only_subscribed_topics_are_heard(self, buses: tuple[Bus, Bus]) -> None:
        """A topic never subscribed, or no longer, is not heard."""
        one, other = buses
        ear = Ear(other)
        await other.subscribe("t3")
        await other.subscribe("t4")
        one.say("t5", b"never")
        one.say("t4", b"yes")
        await ear.until(("t4", b"yes"))
        await other.unsubscribe("t4")
        one.say("t4", b"no longer")
        one.say("t3", b"end")
        assert await ear.until(("t3", b"end")) == [("t4", b"yes"), ("t3", b"end")]

    async def test_many_topics(self, buses: tuple[Bus, Bus]) -> None:
        """Hundreds of topics are heard side by side."""
        one, other = buses
        ear = Ear(other)
        for number in range(300):
            await other.subscribe(f"many{number}")
        for number in range(300):
            one.say(f"many{number}", b"x")
        await ear.until(("many299", b"x"))
        assert len(ear.heard) == 300

    async def test_nothing_is_missed_while_all_is_well(self, buses: tuple[Bus, Bus]) -> None:
        """A bus that nothing happened to has missed nothing."""
        one, other = buses
        ear = Ear(other)
        await other.subscribe("t7")
        one.say("t7", b"x")
        await ear.until(("t7", b"x"))
        assert not one.missed()
        assert not other.missed()

    async def test_closing_says_what_waits(self, buses: tuple[Bus, Bus]) -> None:
        """What was said before closing is heard by the other."""
        one, other = buses
        ear = Ear(other)
        await other.subscribe("t6")
        one.say("t6", b"last words")
        await one.close()
        await ear.until(("t6", b"last words"))
