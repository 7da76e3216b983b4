"""What one process can host: tables of four computer players, and solo tables over real sockets.

python benchmarks/server_solo.py [--tables 200] [--games 400] [--people 40]
"""

import argparse
import asyncio
import itertools
import random
import secrets
import tempfile
import time
from functools import cache
from pathlib import Path

from rowlock import players
from rowlock.record import dice, events
from rowlock.rules import ruleset
from rowlock.server import house
from rowlock.server.hall import new_id
from rowlock.server.ports import Change, Progress
from rowlock.server.room import Room, Seating
from rowlock.server.state import happen
from rowlock.server.store.sql import SqlStore
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, eager

LEVELS = ("casual",) * 4


async def host(store: SqlStore, by_level: house.Players, preset: str) -> int:
    """Play one table of computer players to the end, every settled turn on disk before the next."""
    table, seed = new_id(), secrets.token_bytes(dice.SEED_BYTES)
    rng = random.Random()  # noqa: S311 - for computer players
    seats = tuple(events.Seat(f"Seat {n}", level) for n, level in enumerate(LEVELS))
    rules = ruleset.options({"preset": preset}, len(seats)).as_record()
    opened = events.GameOpened(table, rules, seats, dice.commitment(seed))
    room = Room(table, 0, tuple(Seating(seat.name, bot=seat.bot) for seat in seats))
    state, waiting = None, []
    for event in house.begin(None, [opened], seed):
        state = happen(state, event, now())
        waiting.append(state.last)
    first = Change(table, waiting, room, Progress(0, "roll"), seed)
    await store.save(first)
    turns, waiting = 0, []
    for after in house.follow(state, now(), seed, by_level, rng):
        waiting.append(after.last)
        game = after.game
        if len(game.turns) > turns or game.seed:
            turns = len(game.turns)
            progress = Progress(game.position.turn, game.position.phase)
            await store.save(Change(table, waiting, progress=progress))
            waiting = []
    return turns


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


async def computers(folder: Path, tables: int, games: int, preset: str) -> None:
    """Host so many games, so many tables at a time, in this process."""
    store = SqlStore.open(f"sqlite:///{folder / f'{preset}.sqlite3'}")
    by_level, numbers, turns = cache(players.by_level), itertools.count(1), 0

    async def seat_after_seat() -> None:
        nonlocal turns
        while next(numbers) <= games:
            played = await host(store, by_level, preset)
            turns += played

    began, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*(seat_after_seat() for _ in range(tables)))
    seconds, cpu = time.perf_counter() - began, time.process_time() - cpu
    await store.close()
    print(
        f"computers, {preset}: {games} games of four in {seconds:.1f} s = {games / seconds:.1f} games/s, "
        f"{turns / seconds:.0f} turns/s stored, {cpu / seconds:.2f} cores"
    )


async def people(folder: Path, many: int, preset: str) -> None:
    """Solo tables against three computer players, over sockets, against a server of its own."""
    limits = {
        "ROWLOCK_TABLES_AT_ONCE": "100000",
        "ROWLOCK_MESSAGES_AT_ONCE": "100000",
        "ROWLOCK_SOCKETS_OF_ADDRESS": "100000",
    }
    with Serving(folder / preset, environment=limits) as serving:
        visitors = [Visitor(serving.url) for _ in range(many)]
        before = resident(serving.pid)
        tables = [await visitor.open({"preset": preset}, 3) for visitor in visitors]
        seats = [await visitor.sit(table) for visitor, table in zip(visitors, tables, strict=True)]
        for seat in seats:
            await seat.hear("table")
        held = (resident(serving.pid) - before) / many
        began, cpu = time.perf_counter(), used(serving.pid)
        views = await asyncio.gather(*(seat.play(eager) for seat in seats))
        seconds, cpu = time.perf_counter() - began, used(serving.pid) - cpu
        turns = sum(view["turn"] for view in views)
        received = sum(seat.received for seat in seats)
        print(
            f"people, {preset}: {many} solo tables in {seconds:.1f} s = {turns / seconds:.0f} turns/s, "
            f"{received / turns:.0f} bytes a turn to a seat, {held / 1024:.0f} kB a table with its socket, "
            f"server at {cpu / seconds:.2f} cores = {turns / cpu:.0f} turns a CPU second"
        )
        for seat in seats:
            await seat.close()


def resident(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def used(pid: int) -> float:
    """CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200, help="tables at a time")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--people", type=int, default=40)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for preset in ("rulebook", "crosswise"):
            asyncio.run(computers(Path(folder), args.tables, args.games, preset))
        for preset in ("rulebook", "crosswise"):
            asyncio.run(people(Path(folder), args.people, preset))


if __name__ == "__main__":
    main()
