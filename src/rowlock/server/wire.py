"""The WebSocket below the application, let go of even when its other end takes nothing any more."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

FAREWELL_SECONDS = 5.0
"""How long the other end may take to read what was said last."""


class Wire(WebSocketsSansIOProtocol):
    """As uvicorn's, but closed for good.

    Closing waits until what is buffered has been sent, which a peer that stops reading, or is gone
    without a word, never lets happen: its socket, its buffer and its task would stay for ever.
    """

    def keepalive_timeout(self) -> None:
        """Nobody has answered: there is nobody to say goodbye to."""
        super().keepalive_timeout()
        self._let_go()

    async def run_asgi(self) -> None:
        """Serve the connection, and hang up."""
        await super().run_asgi()
        self.loop.call_later(FAREWELL_SECONDS, self._let_go)

    def _let_go(self) -> None:
        if not self.disconnected:
            self.transport.abort()
