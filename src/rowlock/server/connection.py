"""One socket as the table sees it: something to say things to, which never makes it wait."""

import asyncio
from typing import NamedTuple

from msgspec import Struct

from rowlock.server import metrics, protocol


class Close(NamedTuple):
    """The end of a connection."""

    code: int


class Connection:
    """What waits to be sent to one socket.

    ``seat`` is None for a spectator; ``turns`` is the last settled turn the client holds.
    """

    def __init__(self, session: str, most_waiting: int) -> None:
        self.session = session
        self.seat: int | None = None
        self.turns = 0
        self.closed = False
        self._most = most_waiting
        self._waiting: asyncio.Queue[str | Close] = asyncio.Queue()

    def send(self, message: Struct) -> None:
        """Say something, unless the reader is so slow that it had better come back afresh."""
        if self.closed:
            return
        if self._waiting.qsize() >= self._most:
            self.close(protocol.TOO_SLOW)
            return
        text = protocol.encode(message)
        metrics.SENT.inc(len(text))
        self._waiting.put_nowait(text)

    def close(self, code: int) -> None:
        """Say goodbye after what was said before; for a slow reader at once."""
        if self.closed:
            return
        self.closed = True
        if code != protocol.DONE:
            metrics.DROPPED.labels(code).inc()
        if code == protocol.TOO_SLOW:
            while not self._waiting.empty():
                self._waiting.get_nowait()
        self._waiting.put_nowait(Close(code))

    async def next(self) -> str | Close:
        """What to send next."""
        return await self._waiting.get()
