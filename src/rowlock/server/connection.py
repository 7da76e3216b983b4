"""One socket as the table sees it: something to say things to, which never makes it wait."""

import asyncio
from collections import deque
from typing import NamedTuple

from msgspec import Struct

from rowlock.server import metrics, protocol
from rowlock.server.bucket import Bucket

TALK_A_SECOND = 0.5
TALK_AT_ONCE = 5


class Close(NamedTuple):
    """The end of a connection."""

    code: int


class Connection:
    """What waits to be sent to one socket.

    ``seat`` is None for a spectator; ``turns`` is the last settled turn the client holds; ``lag``
    is how many milliseconds an answer took to come, last time.
    """

    def __init__(self, session: str, most_waiting: int) -> None:
        self.session = session
        self.seat: int | None = None
        self.nonce = ""
        self.turns = 0
        self.lag = 0
        self.closed = False
        self._most = most_waiting
        self._waiting: deque[str | Close] = deque()
        self._more = asyncio.Event()
        self._talk = Bucket(TALK_A_SECOND, TALK_AT_ONCE)

    def send(self, message: Struct) -> None:
        """Say something."""
        if not self.closed:
            self.send_text(protocol.encode(message))

    def send_text(self, text: str) -> None:
        """Say something encoded, unless the reader is so slow that it had better come back."""
        if self.closed:
            return
        if len(self._waiting) >= self._most:
            self.close(protocol.TOO_SLOW)
            return
        self._waiting.append(text)
        self._more.set()

    def close(self, code: int) -> None:
        """Say goodbye after what was said before; for a slow reader at once."""
        if self.closed:
            return
        self.closed = True
        if code != protocol.DONE:
            metrics.DROPPED.labels(code).inc()
        if code == protocol.TOO_SLOW:
            self._waiting.clear()
        self._waiting.append(Close(code))
        self._more.set()

    def may_talk(self) -> bool:
        """Whether it has not said too much lately."""
        return self._talk.take()

    async def next(self) -> str | Close:
        """What to send next."""
        while not self._waiting:
            self._more.clear()
            await self._more.wait()
        return self._waiting.popleft()
