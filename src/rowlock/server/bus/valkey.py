"""The bus on Valkey or Redis: publish and subscribe."""

import asyncio
import contextlib
import secrets

import structlog
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from rowlock.rules.refusal import Fault
from rowlock.server.ports import Hearer

PREFIX = "rowlock:"
MOST_WAITING = 10_000
MOST_AT_ONCE = 200
AGAIN_SECONDS = 0.5
ANSWER_SECONDS = 3.0
HEARING, SAYING = "hearing", "saying"
_ANSWERS = "a Valkey or Redis server that answers"
_HERE = "rowlock:worker"  # so that there is always something to listen to

_log = structlog.get_logger()


class ValkeyBus:
    """Joins workers over a Valkey server: see ``ports.Bus``.

    While the server is away what is said is lost, as ``missed`` tells; subscriptions come back.
    """

    def __init__(self, client: Valkey) -> None:
        self._client = client
        self._pubsub = client.pubsub(ignore_subscribe_messages=True)
        self._hearer: Hearer | None = None
        self._topics: set[str] = set()
        self._missed = False
        self._away = False
        self._failing: set[str] = set()
        self._id = secrets.token_bytes(8)
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []

    @classmethod
    async def connect(cls, address: str) -> "ValkeyBus":
        """Connect to a server.

        Raises:
            Fault: ``bad-bus`` if it does not answer.
        """
        try:
            # A server that has gone without a word is noticed when it does not take what we say.
            client = Valkey.from_url(
                address, socket_connect_timeout=ANSWER_SECONDS, socket_timeout=ANSWER_SECONDS
            )
        except ValueError as error:
            raise Fault("bad-bus", str(error), _ANSWERS) from error
        bus = cls(client)
        try:
            await client.ping()
            await bus._pubsub.subscribe(_HERE)
        except (ValkeyError, OSError, ValueError) as error:
            await bus._let_go()
            raise Fault("bad-bus", str(error), _ANSWERS) from error
        bus._tasks = [asyncio.create_task(bus._hear_all()), asyncio.create_task(bus._say_all())]
        return bus

    def listen(self, hearer: Hearer) -> None:
        """Call ``hearer`` for everything said on a subscribed topic by other workers."""
        self._hearer = hearer

    async def subscribe(self, topic: str) -> None:
        """Hear a topic from now on."""
        self._topics.add(topic)
        try:
            await self._pubsub.subscribe(PREFIX + topic)
        except Exception:  # as in _hear_all, which asks again
            self._away = True

    async def unsubscribe(self, topic: str) -> None:
        """Hear a topic no longer."""
        self._topics.discard(topic)
        with contextlib.suppress(Exception):  # what is heard of it is not passed on
            await self._pubsub.unsubscribe(PREFIX + topic)

    def say(self, topic: str, data: bytes) -> None:
        """Say something to the other workers, if the server can be reached."""
        try:
            self._waiting.put_nowait((topic, data))
        except asyncio.QueueFull:  # the store has what counts
            self._missed = True

    def missed(self) -> bool:
        """Whether the server was away, or behind, since this was asked last."""
        missed, self._missed = self._missed, False
        return missed

    async def close(self) -> None:
        """Say what waits, then let go."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self._waiting.join()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._let_go()

    async def _let_go(self) -> None:
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._client.aclose()

    async def _failed(self, doing: str, error: Exception) -> None:
        """Say that the server is away, if that is news, and give it time."""
        self._missed = True
        news = not self._failing
        self._failing.add(doing)
        if news:
            await _log.awarning("bus away", code="bus-away", error=type(error).__name__)
        await asyncio.sleep(AGAIN_SECONDS)

    async def _worked(self, *doing: str) -> None:
        """Say that the server is back, once both ways work."""
        if self._failing:
            self._failing.difference_update(doing)
            if not self._failing:
                await _log.ainfo("bus back")

    async def _hear_all(self) -> None:
        while True:
            try:
                await self._hear()
            except Exception as error:
                # The client's own errors, and those of two of its users who reconnect at once. To
                # stop listening would be the one thing that nobody ever notices.
                self._away = True
                await self._failed(HEARING, error)
            else:
                await self._worked(HEARING)

    async def _hear(self) -> None:
        if self._away:
            self._away = False
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._pubsub.subscribe(_HERE, *(PREFIX + each for each in self._topics))
            self._missed = True
            await self._worked(HEARING, SAYING)  # what there is to say may be long in coming
        said = await self._pubsub.get_message(timeout=AGAIN_SECONDS)
        if said is None or said["type"] != "message":
            return
        topic, data = said["channel"].decode().removeprefix(PREFIX), said["data"]
        if not data.startswith(self._id) and topic in self._topics and self._hearer:
            self._hearer(topic, data[len(self._id) :])

    async def _say_all(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                pipeline = self._client.pipeline(transaction=False)
                for topic, data in batch:
                    pipeline.publish(PREFIX + topic, self._id + data)
                await pipeline.execute()
            except Exception as error:  # to fall silent would be noticed by nobody
                await self._failed(SAYING, error)
            else:
                await self._worked(SAYING)
            finally:
                for _ in batch:
                    self._waiting.task_done()
