"""The bus of a single process: there is nobody else to hear."""

from rowlock.server.ports import Hearer


class MemoryBus:
    """Joins the workers of one process: see ``ports.Bus``. Alone, it says everything to nobody.

    ``others`` are the buses that hear this one; tests join several.
    """

    def __init__(self) -> None:
        self.others: list[MemoryBus] = []
        self._topics: set[str] = set()
        self._hearer: Hearer | None = None

    def listen(self, hearer: Hearer) -> None:
        """Call ``hearer`` for everything said on a subscribed topic by others."""
        self._hearer = hearer

    async def subscribe(self, topic: str) -> None:
        """Hear a topic from now on."""
        self._topics.add(topic)

    async def unsubscribe(self, topic: str) -> None:
        """Hear a topic no longer."""
        self._topics.discard(topic)

    def say(self, topic: str, data: bytes) -> None:
        """Say something to the others."""
        for other in self.others:
            if topic in other._topics and other._hearer is not None:
                other._hearer(topic, data)

    def missed(self) -> bool:
        """Nothing is ever lost."""
        return False

    async def close(self) -> None:
        """Let go."""
        self._topics.clear()
