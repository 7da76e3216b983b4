"""Killing a server while games run on it, and looking at what is left.

Used by the tests, a round or two, and by ``benchmarks/server_kill.py``, many.
"""

import asyncio
import contextlib
import json
import random
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rowlock.record import verify
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Message, Seat, Visitor, chance

PRESETS = ("rulebook", "crosswise", "family")


class Survivor:
    """Somebody who plays one solo table through every crash, and remembers what was confirmed."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor = visitor
        self.table = table
        self.confirmed: list[Message] = []
        self.resent = 0
        self.over = False
        self._unanswered: Message | None = None

    async def play(self) -> None:
        """Play until the game is over or the server is gone."""
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            seat = await self.visitor.sit(self.table)
            try:
                await self._go_on(seat)
            finally:
                await seat.close()

    async def _go_on(self, seat: Seat) -> None:
        await seat.hear("table")
        if self._unanswered:  # as the page does: the same message, under the same key
            self.resent += 1
            await self._confirm(seat, self._unanswered)
        while seat.view["phase"] != "over":
            if seat.view["legal"]:
                await self._confirm(seat, self._message(seat.view))
            else:
                await seat.hear("view")
        self.over = True

    async def _confirm(self, seat: Seat, message: Message) -> None:
        self._unanswered = message
        await seat.send(message)
        answer = await seat.hear("accepted", "refused")
        if answer["type"] == "refused":
            raise AssertionError(f"{self.table}: {message} {answer}")
        self._unanswered = None
        self.confirmed.append(message)
        # One sent again may have been settled before the crash: then the table showed that already.
        while (seat.view["turn"], seat.view["phase"]) == (message["turn"], message["phase"]):
            await seat.hear("view")

    def _message(self, view: Message) -> Message:
        option = chance(view)
        return {
            "type": "choose",
            "key": f"{self.table}-{view['turn']}-{view['phase']}",
            "turn": view["turn"],
            "phase": view["phase"],
            "white": option.get("white"),
            "colour": option.get("colour"),
            "colour_first": option.get("colour_first", False),
        }


class Left(NamedTuple):
    """What was left after all crashes."""

    games: int
    confirmed: int
    resent: int
    faults: tuple[str, ...]


async def survive(
    serving: Serving, tables: int, kills: int, least: float = 0.2, most: float = 1.2
) -> Left:
    """Run so many solo tables, kill the running server so often, and play every game to its end.

    Each kill comes ``least`` to ``most`` seconds after the (re)start.
    """
    survivors = []
    for number in range(tables):
        visitor = Visitor(serving.url)
        rules = {"preset": PRESETS[number % len(PRESETS)], "penalty_limit": 10, "rows_to_end": 4}
        survivors.append(Survivor(visitor, await visitor.open(rules, 1 + number % 4)))
    for _ in range(kills):
        playing = [asyncio.create_task(_linger(survivor)) for survivor in survivors]
        await asyncio.sleep(random.uniform(least, most))  # noqa: S311
        await asyncio.to_thread(serving.kill)
        await asyncio.gather(*playing)
        await asyncio.to_thread(serving.start)
    await asyncio.gather(*(survivor.play() for survivor in survivors))
    faults = [fault for survivor in survivors for fault in await _look(survivor)]
    return Left(
        games=tables,
        confirmed=sum(len(survivor.confirmed) for survivor in survivors),
        resent=sum(survivor.resent for survivor in survivors),
        faults=tuple(faults),
    )


async def _linger(survivor: Survivor) -> None:
    """Play, and if the game ends before the crash leave it at that."""
    if not survivor.over:
        await survivor.play()


async def _look(survivor: Survivor) -> list[str]:
    """What is wrong with a finished game, compared with what its player was told."""
    if not survivor.over:
        return [f"{survivor.table}: stuck"]
    answer = await survivor.visitor.ask("GET", f"/api/tables/{survivor.table}/record")
    record = answer.body
    checks = verify.verify(json.dumps(record).encode())
    wrong = [f"{survivor.table}: {check.wrong}" for check in checks if check.wrong]
    turns = record["turns"]
    for message in survivor.confirmed:
        turn = turns[message["turn"] - 1]
        if message["phase"] != "colour" and turn["white"][0] != message["white"]:
            wrong.append(f"{survivor.table}: lost {message}")
        if (
            message["phase"] != "white"
            and message["colour"]
            and turn.get("colour") != message["colour"]
        ):
            wrong.append(f"{survivor.table}: lost {message}")
    told = {(message["turn"], message["phase"]) for message in survivor.confirmed}
    if len(told) != len(survivor.confirmed):
        wrong.append(f"{survivor.table}: a choice was asked for twice")
    return wrong
