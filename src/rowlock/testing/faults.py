"""Faults injected into a server under load, and whether it holds what it promises.

``FAULTS`` has each by name; ``run`` injects one so many times. Used by the tests, a time or two, and
by ``benchmarks/server_faults.py``, many.
"""

import asyncio
import contextlib
import random
import resource
import socket
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from rowlock.testing import jumping, services
from rowlock.testing.load import Load
from rowlock.testing.meddling import Dawdler, Meddler
from rowlock.testing.people import Person
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor

ENVIRONMENT = {
    "ROWLOCK_SECRET": "0123456789abcdef" * 4,
    "ROWLOCK_TABLES_AT_ONCE": "1000000",
    "ROWLOCK_MESSAGES_AT_ONCE": "1000000",
    "ROWLOCK_SOCKETS_OF_ADDRESS": "1000000",
}
HEARTBEAT = 1.0
"""Seconds, where a test waits for a silence to be noticed; by default it is five."""

MOVED_SECONDS = 30.0
"""Within this after a fault every table must have gone on, and after the last every game end."""


class Stage:
    """A server under load, and what it stands on."""

    database: services.Postgres
    bus: services.ValkeyServer
    jump: Path
    load: Load

    def __init__(self, rng: random.Random) -> None:
        self.servings: list[Serving] = []
        self.rng = rng
        self.injected = 0

    @property
    def urls(self) -> list[str]:
        """The workers' addresses."""
        return [serving.url for serving in self.servings]

    def someone(self) -> tuple[Person, Person] | None:
        """A person in the middle of a game, and another at the same table."""
        parties = [party for party in self.load.parties.values() if not party.over]
        self.rng.shuffle(parties)
        for party in parties:
            connected = [person for person in party.people if person.seat is not None]
            if len(connected) > 1:
                one, other = self.rng.sample(connected, 2)
                return one, other
        return None


class Fault(NamedTuple):
    """One kind of fault. ``inject`` returns once it is over and what it must bring about has come."""

    what: str
    inject: Callable[[Stage], Awaitable[None]]
    workers: int = 1
    kind: type[Person] = Person
    odd: type[Person] | None = None
    clock: int | None = None
    environment: Mapping[str, str] = {}


class Outcome(NamedTuple):
    """What came of a fault: ``slowest`` is the longest any table stood still after one, in seconds."""

    injected: int
    games: int
    confirmed: int
    resent: int
    slowest: float
    grown: int
    wrong: tuple[str, ...]


async def run(fault: Fault, times: int, tables: int, seed: int = 1) -> Outcome:
    """Put load on a server, inject a fault so often, let every game end, and look at all of them."""
    with _stage(fault, random.Random(seed)) as stage:  # noqa: S311
        load = Load(stage.urls, tables, fault.kind, fault.odd, fault.clock)
        stage.load = load
        slowest, grown = 0.0, 0
        async with load:
            try:
                await load.moved(MOVED_SECONDS)
                before = _resident(stage)
                for _ in range(times):
                    await asyncio.sleep(stage.rng.uniform(0.2, 0.8))
                    await fault.inject(stage)
                    stage.injected += 1
                    slowest = max(slowest, await load.moved(MOVED_SECONDS))
                grown = _resident(stage) - before
            except AssertionError as broken:
                load.wrong.append(f"fault {stage.injected + 1}: {broken}")
            await load.ended(MOVED_SECONDS)
        wrong = [*load.wrong, *(await load.look())]
        logs = "".join(serving.log for serving in stage.servings)
    if "Traceback" in logs or "table failed" in logs:
        wrong.append(f"the server failed: {logs[-2000:]}")
    return Outcome(
        stage.injected,
        len(load.finished),
        sum(party.confirmed for party in load.finished),
        sum(person.resent for party in load.finished for person in party.people),
        slowest,
        grown,
        tuple(wrong),
    )


@contextlib.contextmanager
def _stage(fault: Fault, rng: random.Random) -> Iterator[Stage]:
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rowlock-faults")))
        stage = Stage(rng)
        options: tuple[str, ...] = ()
        if fault.workers > 1:
            stage.database = stack.enter_context(services.postgres_server())
            stage.bus = stack.enter_context(services.valkey_server())
            options = ("--database", stage.database.address, "--bus", stage.bus.address)
        environment = {**ENVIRONMENT, **fault.environment}
        program = "rowlock.cli.main"
        if fault.inject is jump:
            stage.jump = folder / "jump"
            _say(stage.jump, 0)
            program = jumping.__name__
            environment[jumping.VARIABLE] = str(stage.jump)
        for number in range(fault.workers):
            serving = Serving(folder / f"w{number}", options, environment, program=program)
            stage.servings.append(stack.enter_context(serving))
        yield stage


async def kill_worker(stage: Stage) -> None:
    """Kill a worker, and start it again after a while."""
    serving = stage.rng.choice(stage.servings)
    await asyncio.to_thread(serving.kill)
    await asyncio.sleep(stage.rng.uniform(0, 1))
    await asyncio.to_thread(serving.start)


async def kill_database(stage: Stage) -> None:
    """Kill every process of PostgreSQL, and start it again after a while."""
    await asyncio.to_thread(stage.database.kill)
    await asyncio.sleep(stage.rng.uniform(0, 1))
    await asyncio.to_thread(stage.database.start)


async def kill_bus(stage: Stage) -> None:
    """Kill Valkey, and start it again after a while."""
    await asyncio.to_thread(stage.bus.kill)
    await asyncio.sleep(stage.rng.uniform(0, 1))
    await asyncio.to_thread(stage.bus.start)


async def cut(stage: Stage) -> None:
    """Reset the connections of half the people."""
    for party in stage.load.parties.values():
        for person in party.people:
            if stage.rng.random() < 0.5:
                person.cut()


async def half_open(stage: Stage) -> None:
    """Let somebody neither read nor answer, until another is told; then it comes back."""
    until = time.monotonic() + MOVED_SECONDS
    while time.monotonic() < until:
        found = stage.someone()
        if found is None:
            await asyncio.sleep(0.05)
            continue
        frozen, other = found
        with frozen.frozen():
            told = await _told_away(frozen, other)
        if told:
            return
    raise AssertionError("nobody to freeze")


async def _told_away(frozen: Person, other: Person) -> bool:
    """Whether somebody is told in time that another is away; False if the game ended before."""
    place, since = frozen.place, time.monotonic()
    while time.monotonic() - since < 2 * HEARTBEAT + 3:
        if other.over:
            return False
        if other.seat and other.seat.people and not other.seat.people["seats"][place]["here"]:
            return True
        await asyncio.sleep(0.02)
    raise AssertionError(f"seat {place} fell silent and nobody was told")


async def meddle(_stage: Stage) -> None:
    """Nothing more: the people's own messages come late, twice and out of order all the time."""
    await asyncio.sleep(1)


async def read_nothing(stage: Stage) -> None:
    """Watch a table and never read, until the server lets go; then come back and be told all."""
    table = stage.rng.choice([*stage.load.parties.values()]).table
    visitor = Visitor(stage.urls[0])
    seat = await visitor.connect(table)
    wire = seat.socket.transport.get_extra_info("socket")
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)  # the least there is
    seat.socket.transport.pause_reading()
    await seat.send({"type": "hello", "version": 1})
    until = time.monotonic() + 2 * HEARTBEAT + 5
    while _held(stage.servings[0], wire):
        if time.monotonic() > until:
            raise AssertionError("the server holds a socket that nobody reads")
        await asyncio.sleep(0.05)
    seat.socket.transport.abort()
    again = await visitor.sit(table)
    await again.hear("table", "room")
    await again.close()


def _held(serving: Serving, wire: socket.socket) -> bool:
    """Whether a server still holds its end of a connection, by the kernel's own account."""
    ends = f"{serving.port:04X}", f"{wire.getsockname()[1]:04X}"
    for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]:
        fields = line.split()
        if (fields[1][-4:], fields[2][-4:]) == ends:
            return fields[9] != "0"  # the inode of the socket, 0 once no process has it
    return False


async def jump(stage: Stage) -> None:
    """Let the clock of the day jump an hour forward, or back to where it was."""
    _say(stage.jump, 3600 if stage.injected % 2 == 0 else 0)
    await asyncio.sleep(0.1)


def _say(file: Path, seconds: int) -> None:
    new = file.with_suffix(".new")
    new.write_text(str(seconds), "ascii")
    new.rename(file)


async def fill_disk(stage: Stage) -> None:
    """Let no byte more be written for a while."""
    pid = stage.servings[0].pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    await asyncio.sleep(stage.rng.uniform(0.2, 1))
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


def _resident(stage: Stage) -> int:
    """Bytes of memory that the workers hold."""
    pages = (int(Path(f"/proc/{s.pid}/statm").read_text().split()[1]) for s in stage.servings)
    return sum(pages) * resource.getpagesize()


_QUICK = {"ROWLOCK_HEARTBEAT_SECONDS": str(HEARTBEAT)}

FAULTS = {
    "worker": Fault("kill -9 of the only worker, on SQLite", kill_worker),
    "one-of-two": Fault("kill -9 of one worker of two", kill_worker, workers=2),
    "postgresql": Fault("kill -9 of PostgreSQL", kill_database, workers=2),
    "valkey": Fault("kill -9 of Valkey", kill_bus, workers=2),
    "cut": Fault("half of all sockets reset", cut),
    "half-open": Fault("a peer that falls silent", half_open, environment=_QUICK),
    "messages": Fault("late, doubled, reordered messages", meddle, workers=2, kind=Meddler),
    "slow-reader": Fault("a spectator that never reads", read_nothing, environment=_QUICK),
    "clock": Fault("a clock that jumps by an hour", jump, odd=Dawdler, clock=Dawdler.LIMIT),
    "disk": Fault("a full disk", fill_disk),
}
