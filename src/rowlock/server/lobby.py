"""The lobby: who watches it hears of every change, a little later and all at once."""

import asyncio
from collections.abc import Awaitable, Callable

from rowlock.server import protocol, room
from rowlock.server.connection import Connection
from rowlock.server.ports import Store, Unavailable

MOST_SHOWN = 100
GATHER_SECONDS = 0.25
"""Changes that come within this are told together."""


class Lobby:
    """The public rooms that wait for people, as the store has them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._watching: dict[Connection, None] = {}
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._tell_for_ever(), name="lobby")

    async def rooms(self) -> tuple[room.RoomView, ...]:
        """What the lobby shows."""
        return tuple(room.view(found) for found in await self._store.lobby(MOST_SHOWN))

    async def join(self, connection: Connection) -> None:
        """Tell somebody now, and whenever it changes."""
        self._watching[connection] = None
        connection.send(protocol.LobbyMessage(await self.rooms()))

    def leave(self, connection: Connection) -> None:
        """Tell it no more."""
        self._watching.pop(connection, None)

    def changed(self) -> None:
        """Something is to be told."""
        self._changed.set()

    def close(self, code: int) -> None:
        """Say goodbye to everybody."""
        self._task.cancel()
        for connection in tuple(self._watching):
            connection.close(code)

    async def _tell_for_ever(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(GATHER_SECONDS)
            self._changed.clear()
            await self._tell(self.rooms)

    async def _tell(self, rooms: Callable[[], Awaitable[tuple[room.RoomView, ...]]]) -> None:
        if not self._watching:
            return
        try:
            text = protocol.encode(protocol.LobbyMessage(await rooms()))
        except Unavailable:
            return  # the next change tells
        for connection in tuple(self._watching):
            connection.send_text(text)
