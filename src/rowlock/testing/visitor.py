"""A person without a browser: opens tables, sits at them and plays, for tests and load programs."""

import asyncio
import http.client
import itertools
import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
Pick = Callable[[Message], Mapping[str, Any]]
"""What to do in a view: one of its ``legal``."""

ANSWER_SECONDS = 15.0


class Answer(NamedTuple):
    """An answer to a request: ``body`` is decoded JSON where it is JSON."""

    status: int
    headers: dict[str, str]
    body: Any


class Visitor:
    """A browser's session at ``url``. Its requests are sequential; sockets may be many."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request; the session's cookie goes with it and comes from it."""
        return await asyncio.to_thread(self._ask, method, path, body, dict(headers or {}))

    async def open(
        self, rules: Mapping[str, Any], opponents: int = 1, level: str = "casual"
    ) -> str:
        """Open a table against so many computer players; its id."""
        names = ("Wren", "Sable", "Tilly", "Ozzy", "Fern", "Moss", "Reed")
        others = [{"name": name, "level": level} for name in names[:opponents]]
        answer = await self.ask("POST", "/api/tables", {"rules": rules, "opponents": others})
        if answer.status != http.client.CREATED:
            raise RuntimeError(f"no table: {answer}")
        table: str = answer.body["table"]
        return table

    async def open_room(
        self, rules: Mapping[str, Any], seats: int, name: str, **more: object
    ) -> str:
        """Open a table for several people; its id."""
        body = {"rules": rules, "seats": seats, "name": name, **more}
        answer = await self.ask("POST", "/api/tables", body)
        if answer.status != http.client.CREATED:
            raise RuntimeError(f"no table: {answer}")
        table: str = answer.body["table"]
        return table

    async def sit(self, table: str, since: int = 0, nonce: str | None = "c0ffee") -> "Seat":
        """Connect to a table and say hello."""
        seat = await self.connect(table)
        hello = {"type": "hello", "version": 1, "since": since}
        await seat.send(hello if nonce is None else {**hello, "nonce": nonce})
        return seat

    async def connect(self, table: str, headers: Mapping[str, str] | None = None) -> "Seat":
        """Connect to a table and say nothing yet."""
        return await self.connect_to(f"/ws/tables/{table}", headers)

    async def connect_to(self, path: str, headers: Mapping[str, str] | None = None) -> "Seat":
        """Open a socket."""
        sent = {**({"Cookie": self.cookie} if self.cookie else {}), **(headers or {})}
        return Seat(
            await connect(
                self.url.replace("http", "ws", 1) + path,
                additional_headers=sent,
                compression=None,
                max_size=None,
                ping_interval=None,
                proxy=None,
            )
        )

    def _ask(self, method: str, path: str, body: object, headers: dict[str, str]) -> Answer:
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        data = body
        if body is not None and not isinstance(body, bytes):
            data = json.dumps(body).encode()
            headers.setdefault("Content-Type", "application/json")
        connection = http.client.HTTPConnection(urlsplit(self.url).netloc, timeout=ANSWER_SECONDS)
        try:
            connection.request(method, path, data, headers)  # type: ignore[arg-type]
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        got = {name.lower(): value for name, value in response.getheaders()}
        if "set-cookie" in got:
            self.cookie = got["set-cookie"].split(";")[0]
        is_json = content and "json" in got.get("content-type", "")
        return Answer(response.status, got, json.loads(content) if is_json else content)


class Seat:
    """A socket at a table. ``heard`` is every message in order, ``confirmed`` what was accepted."""

    _numbers = itertools.count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Message] = []
        self.received = 0  # bytes
        self.view: Message = {}
        self.setup: Message = {}
        self.room: Message = {}
        self.people: Message = {}
        self.confirmed: list[Message] = []
        self._asked: dict[str, Message] = {}

    async def send(self, message: object) -> None:
        """Send a message; text and bytes go as they are."""
        raw = isinstance(message, str | bytes)
        await self.socket.send(message if raw else json.dumps(message))  # type: ignore[arg-type]

    async def hear(self, *types: str) -> Message:
        """The next message, or the next of one of these types.

        Raises:
            ConnectionClosed: the server hung up.
            TimeoutError: it said nothing for a long while.
        """
        while True:
            async with asyncio.timeout(ANSWER_SECONDS):
                text = await self.socket.recv()
            self.received += len(text)
            message: Message = json.loads(text)
            self._note(message)
            if message["type"] == "beat":
                await self.send(message)
            if not types or message["type"] in types:
                return message

    async def do(self, kind: str, **fields: object) -> Message:
        """Send a message with a key; the answer to it."""
        key = f"key-{next(self._numbers)}"
        await self.send({"type": kind, "key": key, **fields})
        while True:
            answer = await self.hear("accepted", "refused")
            if answer["key"] == key:
                return answer

    async def choose(self, option: Mapping[str, Any], **changed: object) -> str:
        """Send a choice for the view at hand; the key it was sent under."""
        message = {
            "type": "choose",
            "key": f"key-{next(self._numbers)}",
            "turn": self.view["turn"],
            "phase": self.view["phase"],
            "white": option.get("white"),
            "colour": option.get("colour"),
            "colour_first": option.get("colour_first", False),
            **changed,
        }
        key = str(message["key"])
        self._asked[key] = message
        await self.send(message)
        return key

    async def play(self, pick: Pick | None = None, turns: int | None = None) -> Message:
        """Play until the game is over or so many turns are settled; the last view."""
        pick = pick or chance
        if not self.view:
            await self.hear("table")
        answered = None
        while self.view["phase"] != "over":
            if turns is not None and self.view["turn"] > turns:
                break
            now = (self.view["turn"], self.view["phase"])
            if self.view["legal"] and answered != now:
                answered = now
                await self.choose(pick(self.view))
            await self.hear("view", "table")
        return self.view

    async def closed(self) -> int:
        """Wait for the server to hang up; the close code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()

    def _note(self, message: Message) -> None:
        self.heard.append(message)
        if message["type"] in ("table", "view"):
            self.view = message["view"]
            self.setup = message.get("setup", self.setup)
        elif message["type"] == "room":
            self.room = message["room"]
        elif message["type"] == "people":
            self.people = message
        elif message["type"] == "accepted" and message["key"] in self._asked:
            self.confirmed.append(self._asked[message["key"]])
        if "yours" in message:
            self.view = {**self.view, "chosen": message["yours"], "legal": []}


def chance(view: Message) -> Mapping[str, Any]:
    """Any legal choice."""
    options: Sequence[Mapping[str, Any]] = view["legal"]
    return random.choice(options)  # noqa: S311


def eager(view: Message) -> Mapping[str, Any]:
    """The choice that skips least and marks most."""

    def price(option: Mapping[str, Any]) -> tuple[int, int]:
        marks = (option.get("white") is not None) + (option.get("colour") is not None)
        return sum(option.get("skips", (0, 0))) - 3 * marks, -marks

    options: Sequence[Mapping[str, Any]] = view["legal"]
    return min(options, key=price)
