"""Tables of four people over real sockets: how many, how quickly, at what cost.

    python benchmarks/server_load.py [--tables 50] [--roll 0] [--workers 1] [--spread] [--seconds 30]

``--roll 10`` is human pace: everybody chooses within 10 seconds of a roll; 0 is full speed. One
worker keeps its tables in SQLite, or with ``--shared``, as several do, in PostgreSQL and Valkey from
Python packages; ``--spread`` seats the people of a table at different workers. The
clients run in processes of their own, ``--clients`` many, on the same machine.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import multiprocessing
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from rowlock.testing import services
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Seat, Visitor

PEOPLE = 4
LIMITS = {
    "ROWLOCK_SECRET": "0123456789abcdef" * 4,
    "ROWLOCK_TABLES_AT_ONCE": "1000000",
    "ROWLOCK_MESSAGES_AT_ONCE": "1000000",
    "ROWLOCK_SOCKETS_OF_ADDRESS": "1000000",
    "ROWLOCK_OUTGOING_WAITING": "1000",
}


class Watch:
    """When the last choice of a roll was sent, and when everybody had seen it settled."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}
        self.seen: list[float] = []
        self.choices = 0
        self.turns = 0


async def sit_down(urls: list[str], number: int, spread: bool) -> tuple[str, list[Seat]]:
    """A table of four people, all at one worker or ``spread`` over all, and its game begun."""
    places = [number + seat * spread for seat in range(PEOPLE)]
    visitors = [Visitor(urls[place % len(urls)]) for place in places]
    rules = {"preset": "crosswise", "penalty_limit": 10, "rows_to_end": 4}
    table = await visitors[0].open_room(rules, PEOPLE, "P0", clock=None)
    seats = []
    for place, visitor in enumerate(visitors):
        if place:
            await visitor.ask("GET", "/api/options")
        seat = await visitor.sit(table)
        await seat.hear("room")
        if place:
            await seat.do("sit", name=f"P{place}")
        seats.append(seat)
    while None in seats[0].room["seats"]:
        await seats[0].hear("room")
    await seats[0].do("start")
    for seat in seats:
        while not seat.view:
            await seat.hear("table")
    return table, seats


class View(msgspec.Struct):
    """What this program looks at in a view."""

    phase: str
    turn: int
    legal: list[dict[str, Any]]


class Message(msgspec.Struct):
    """What it looks at in a message."""

    type: str
    at: int = 0
    view: View | None = None


_message = msgspec.json.Decoder(Message)


async def play(table: str, seat: Seat, roll: float, until: float, watch: Watch) -> None:
    """Choose on every roll, at this pace, until the time is up or the game is over."""
    view = msgspec.convert(seat.view, View)
    while view.phase != "over" and time.perf_counter() < until:
        if roll:
            await asyncio.sleep(random.uniform(0.2, 0.9) * roll)  # noqa: S311
        option = random.choice(view.legal)  # noqa: S311
        choice = {name: option.get(name) for name in ("white", "colour")}
        choice |= {"colour_first": option.get("colour_first", False), "phase": view.phase}
        watch.sent[table, view.turn] = time.perf_counter()
        await seat.send({"type": "choose", "key": f"{view.turn}", "turn": view.turn, **choice})
        watch.choices += 1
        before, view = view.turn, await _next_view(seat)
        watch.seen.append(time.perf_counter() - watch.sent[table, before])
        watch.turns += seat.setup["you"] == 0


async def _next_view(seat: Seat) -> View:
    """As ``Seat.hear``, at less cost: the clients share the machine with what they measure."""
    while True:
        text = await seat.socket.recv(decode=False)
        seat.received += len(text)
        message = _message.decode(text)
        if message.view is not None:
            return message.view
        if message.type == "beat":
            await seat.send({"type": "beat", "at": message.at})


async def client(
    urls: list[str], tables: range, spread: bool, roll: float, seconds: float, barrier: Any
) -> dict[str, Any]:
    """Hold these tables and play at them."""
    gate = asyncio.Semaphore(20)

    async def one(number: int) -> tuple[str, list[Seat]]:
        async with gate:
            return await sit_down(urls, number, spread)

    held = await asyncio.gather(*(one(number) for number in tables))
    await asyncio.to_thread(barrier.wait)
    watch, began = Watch(), time.perf_counter()
    until = began + seconds
    players = [play(table, seat, roll, until, watch) for table, seats in held for seat in seats]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 20):
            await asyncio.gather(*players)
    took = time.perf_counter() - began
    await asyncio.to_thread(barrier.wait)
    for _, seats in held:
        for seat in seats:
            await seat.close()
    received = sum(seat.received for _, seats in held for seat in seats)
    return {
        "seen": watch.seen,
        "choices": watch.choices,
        "turns": watch.turns,
        "took": took,
        "received": received,
    }


def process(answers: Any, *given: Any) -> None:
    """A client in a process of its own."""
    gc.disable()  # its pauses would look like the server's
    answers.put(json.dumps(asyncio.run(client(*given))))


def resident(pid: int) -> int:
    """Bytes of memory a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def used(pid: int) -> float:
    """CPU seconds a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def measure(servings: list[Serving], args: argparse.Namespace) -> None:
    """Let the clients play, and print what it took."""
    context = multiprocessing.get_context("spawn")
    barrier, answers = context.Barrier(args.clients + 1), context.Queue()
    before = [resident(serving.pid) for serving in servings]
    urls = [serving.url for serving in servings]
    shares = [range(n, args.tables, args.clients) for n in range(args.clients)]
    clients = [
        context.Process(
            target=process,
            args=(answers, urls, share, args.spread, args.roll, args.seconds, barrier),
        )
        for share in shares
    ]
    for each in clients:
        each.start()
    barrier.wait()
    held = [resident(serving.pid) for serving in servings]
    cpu = [used(serving.pid) for serving in servings]
    barrier.wait()
    cpu = [used(serving.pid) - was for serving, was in zip(servings, cpu, strict=True)]
    found = [json.loads(answers.get()) for _ in clients]
    for each in clients:
        each.join()
    took = max(each["took"] for each in found)
    seen = sorted(value for each in found for value in each["seen"])
    turns, choices = (sum(each[what] for each in found) for what in ("turns", "choices"))
    received = sum(each["received"] for each in found)
    memory = sum(now - was for now, was in zip(held, before, strict=True)) / args.tables
    cuts = statistics.quantiles(seen, n=100)
    print(
        f"{args.workers} worker(s) on {'PostgreSQL and Valkey' if args.shared else 'SQLite'}"
        f"{', people of a table at different ones' if args.spread else ''}: {args.tables} tables, {args.tables * PEOPLE} sockets, "
        f"{'full speed' if not args.roll else f'a roll every {args.roll:g} s'}: "
        f"{choices / took:.0f} choices/s, {turns / took:.0f} turns/s; last choice to a seat's view "
        f"p50 {cuts[49] * 1000:.0f} ms, p99 {cuts[98] * 1000:.0f} ms; {memory / 1024:.0f} kB a table; "
        f"server CPU {', '.join(f'{each / took:.2f}' for each in cpu)} cores = "
        f"{turns / sum(cpu):.0f} turns a CPU second; {received / max(1, choices):.0f} bytes a turn to a seat"
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--roll", type=float, default=0.0, help="seconds between two rolls")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--shared", action="store_true", help="PostgreSQL and Valkey for one, too")
    parser.add_argument("--spread", action="store_true", help="a table's people at all workers")
    parser.add_argument("--clients", type=int, default=1, help="processes that play")
    parser.add_argument("--seconds", type=float, default=30.0)
    args = parser.parse_args()
    args.shared |= args.workers > 1
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        options: tuple[str, ...] = ()
        if args.shared:
            database = stack.enter_context(services.postgres())
            options = ("--database", database, "--bus", stack.enter_context(services.valkey()))
        servings = [Serving(folder / f"w{n}", options, LIMITS) for n in range(args.workers)]
        for serving in servings:
            stack.enter_context(serving)
        measure(servings, args)


if __name__ == "__main__":
    main()
