"""People who play a table to its end through every fault, and remember what was confirmed."""

import asyncio
import contextlib
import http.client
import itertools
import json
import socket
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rowlock.record import verify
from rowlock.testing.visitor import Message, Seat, Visitor, chance

AWAY = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, http.client.HTTPException)
"""What a client sees of a server, or a network, that is not there."""

PAUSE_SECONDS = 0.1
"""Before a client tries again."""

_RESET = struct.pack("ii", 1, 0)  # linger for no time: closing sends RST


class Person:
    """Plays one seat. ``confirmed`` is every choice the server called accepted, in order.

    As the page does, it sends what was not answered again under its key, and comes back to
    whichever worker answers.
    """

    def __init__(self, urls: Sequence[str], first: int, place: int) -> None:
        self.place = place
        self.confirmed: list[Message] = []
        self.resent = 0
        self.over = False
        self.seat: Seat | None = None
        self.visitor = Visitor(urls[first % len(urls)])
        self._urls = itertools.cycle([*urls[first % len(urls) :], *urls[: first % len(urls)]])
        self._answered: set[tuple[int, str]] = set()
        self._unanswered: Message | None = None

    async def play(self, table: str) -> None:
        """Play until the game is over.

        Raises:
            AssertionError: the server refused what it should not have.
        """
        while not self.over:
            try:
                seat = await self.visitor.sit(table)
                try:
                    await seat.hear("table")
                    self.seat = seat
                    await self._go_on(seat)
                finally:
                    self.seat = None
                    await seat.close()
            except AWAY:
                self.visitor.url = next(self._urls)
                await asyncio.sleep(PAUSE_SECONDS)

    def cut(self) -> None:
        """Lose the connection at once, and let the server know by RST."""
        if self.seat is not None:
            transport = self.seat.socket.transport
            wire = transport.get_extra_info("socket")
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _RESET)
            transport.abort()

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Neither read nor answer, as in a tunnel, and be cut off in the end."""
        if self.seat is None:
            raise RuntimeError("not connected")
        transport = self.seat.socket.transport
        transport.pause_reading()
        try:
            yield
        finally:
            transport.abort()

    def hurry(self) -> None:
        """The game is to end soon."""

    async def _go_on(self, seat: Seat) -> None:
        if self._unanswered:
            self.resent += 1
            await self._confirm(seat, self._unanswered)
        while seat.view["phase"] != "over":
            now = (seat.view["turn"], seat.view["phase"])
            wants = self._wants(seat.view)
            if wants and seat.view["legal"] and now not in self._answered:
                await self._confirm(seat, self._message(seat.view))
            else:
                await seat.hear("view", "table")
        self.over = True

    def _wants(self, _view: Message) -> bool:
        """Whether to choose in this view."""
        return True

    async def _confirm(self, seat: Seat, message: Message) -> None:
        self._unanswered = message
        await self._send(seat, message)
        while (answer := await self._answer(seat, message))["type"] == "refused":
            if answer["code"] != "unavailable":
                raise AssertionError(f"{message} {answer}")
            await asyncio.sleep(PAUSE_SECONDS)
            self.resent += 1
            await self._send(seat, message)
        self._unanswered = None
        self._answered.add((message["turn"], message["phase"]))
        self.confirmed.append(message)

    async def _answer(self, seat: Seat, message: Message) -> Message:
        while (answer := await seat.hear("accepted", "refused"))["key"] != message["key"]:
            self._stray(answer)
        return answer

    async def _send(self, seat: Seat, message: Message) -> None:
        await seat.send(message)

    def _stray(self, answer: Message) -> None:
        """Hear an answer to something else."""

    def _message(self, view: Message) -> Message:
        option = chance(view)
        return {
            "type": "choose",
            "key": f"{view['turn']}-{view['phase']}",
            "turn": view["turn"],
            "phase": view["phase"],
            "white": option.get("white"),
            "colour": option.get("colour"),
            "colour_first": option.get("colour_first", False),
        }


class Party:
    """The people of one table."""

    def __init__(self, table: str, people: Sequence[Person]) -> None:
        self.table = table
        self.people = people

    @property
    def confirmed(self) -> int:
        """How many choices have been confirmed by now."""
        return sum(len(person.confirmed) for person in self.people)

    @property
    def over(self) -> bool:
        """Whether somebody has seen the end."""
        return any(person.over for person in self.people)

    async def play(self) -> None:
        """Play the game to its end.

        Raises:
            ExceptionGroup: of the ``AssertionError`` of one of them.
        """
        async with asyncio.TaskGroup() as group:
            for person in self.people:
                group.create_task(person.play(self.table))

    async def wrong(self) -> list[str]:
        """What is wrong with the finished game, compared with what its people were told."""
        answer = await self.people[0].visitor.ask("GET", f"/api/tables/{self.table}/record")
        if answer.status != http.client.OK:
            return [f"{self.table}: no record: {answer.status} {answer.body}"]
        record = answer.body
        checks = verify.verify(json.dumps(record).encode())
        found = [str(check.wrong) for check in checks if check.wrong]
        if not record.get("result"):
            found.append("not over")
        for place, person in enumerate(self.people):
            told = {(message["turn"], message["phase"]) for message in person.confirmed}
            if len(told) != len(person.confirmed):
                found.append(f"seat {place} was asked for a choice twice")
            found += [
                f"seat {place} lost {message}"
                for message in person.confirmed
                if not _kept(record["turns"], place, message)
            ]
        return [f"{self.table}: {each}" for each in found]


def _kept(turns: Sequence[Mapping[str, Any]], place: int, message: Message) -> bool:
    """Whether a choice is among the settled turns as its seat was told."""
    if message["turn"] > len(turns):
        return False
    turn = turns[message["turn"] - 1]
    white = message["phase"] == "colour" or turn["white"][place] == message["white"]
    its_colour = turn["roller"] == place and message["phase"] != "white"
    return bool(white and (not its_colour or turn.get("colour") == message["colour"]))


async def gather_party(
    people: Sequence[Person], rules: Mapping[str, Any], clock: int | None
) -> Party:
    """Sit these people down at a new table and start its game.

    Raises:
        one of ``AWAY`` or RuntimeError: it did not come to that; try again.
    """
    host = people[0].visitor
    table = await host.open_room(rules, len(people), "P0", clock=clock)
    async with contextlib.AsyncExitStack() as stack:
        for place, person in enumerate(people):
            if place:
                await person.visitor.ask("GET", "/api/options")  # for the session
            seat = await person.visitor.sit(table)
            stack.push_async_callback(seat.close)
            await seat.hear("room")
            if place:
                await _must(seat, "sit", name=f"P{place}")
        seat = await host.sit(table)
        stack.push_async_callback(seat.close)
        async with asyncio.timeout(5):
            while None in seat.room.get("seats", [None]):
                await seat.hear("room")
        await _must(seat, "start")
    return Party(table, people)


async def _must(seat: Seat, kind: str, **fields: object) -> None:
    answer = await seat.do(kind, **fields)
    if answer["type"] == "refused":
        raise RuntimeError(f"{kind}: {answer}")
