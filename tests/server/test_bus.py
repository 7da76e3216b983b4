"""Every bus holds to what a bus must do."""

import asyncio

import pytest
from structlog.testing import capture_logs
from valkey.asyncio import Valkey
from valkey.exceptions import ValkeyError

from rowlock.rules.refusal import Fault
from rowlock.server import bus
from rowlock.server.bus import valkey as valkey_bus
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.bus.valkey import ValkeyBus
from rowlock.testing import services
from rowlock.testing.bus import BusConformance, Ear


class TestMemory(BusConformance):
    """Buses of one process."""

    @pytest.fixture
    def buses(self):
        one, other = MemoryBus(), MemoryBus()
        one.others, other.others = [other], [one]
        return one, other


@pytest.fixture(scope="module")
def valkey():
    with services.valkey() as address:
        yield address


class TestValkey(BusConformance):
    """A real Valkey server."""

    @pytest.fixture
    async def buses(self, valkey):
        one, other = await ValkeyBus.connect(valkey), await ValkeyBus.connect(valkey)
        yield one, other
        await one.close()
        await other.close()


async def test_subscriptions_come_back_with_the_server():
    """After the server was away the buses hear each other again, without being told to."""
    with services.valkey() as address:
        one, other = await bus.connect(address), await bus.connect(address)
        port = int(address.rsplit(":", 1)[1])
        ear = Ear(other)
        await other.subscribe("topic")
        one.say("topic", b"before")
        await ear.until(("topic", b"before"))
    await other.subscribe("while away")
    with services.valkey(port):
        async with asyncio.timeout(20):
            while not {("topic", b"after"), ("while away", b"after")} <= {*ear.heard}:
                one.say("topic", b"after")
                one.say("while away", b"after")
                await asyncio.sleep(0.2)
        assert one.missed()
        assert other.missed()
        assert not other.missed()  # that was said already
        await one.close()
        await other.close()


async def test_nothing_ends_the_listening(valkey):
    """Whatever the client raises, and wherever, a bus hears and says again what comes after."""
    one, other = await ValkeyBus.connect(valkey), await ValkeyBus.connect(valkey)
    ear = Ear(other)

    def raises_once(holder, name):
        true = getattr(holder, name)

        def broken(*_args, **_more):
            setattr(holder, name, true)
            raise RuntimeError("another coroutine is already waiting for incoming data")

        setattr(holder, name, broken)

    raises_once(other._pubsub, "subscribe")
    await other.subscribe("topic")
    raises_once(other._pubsub, "get_message")
    raises_once(one._client, "pipeline")
    async with asyncio.timeout(20):
        while ("topic", b"after") not in ear.heard:
            one.say("topic", b"after")
            await asyncio.sleep(0.2)
    assert one.missed()
    assert other.missed()
    await one.close()
    await other.close()


@pytest.mark.parametrize("address", ["valkey://127.0.0.1:1", "http://host", "nonsense"])
async def test_no_bus_there_is_said(address):
    """A bus that is none, or does not answer, is refused by name."""
    with pytest.raises(Fault) as fault:
        await bus.connect(address)
    assert fault.value.code == "bad-bus"


async def test_that_the_bus_is_away_is_said_once(monkeypatch):
    """However often it is tried, the log has one line when the server goes and one when it is back."""
    monkeypatch.setattr(valkey_bus, "AGAIN_SECONDS", 0.02)
    tries = []
    with services.valkey_server() as server, capture_logs() as logged:
        one = await bus.connect(server.address)
        failed = one._failed

        async def counted(doing, error):
            tries.append(doing)
            await failed(doing, error)

        one._failed = counted
        server.kill()
        async with asyncio.timeout(20):
            while not (tries.count("hearing") > 3 and tries.count("saying") > 3):
                one.say("topic", b"x")
                await asyncio.sleep(0.02)
            assert [line["event"] for line in logged] == ["bus away"]
            assert logged[0]["code"] == "bus-away"
            server.start()
            while len(logged) < 2:
                one.say("topic", b"x")
                await asyncio.sleep(0.02)
        assert [line["event"] for line in logged] == ["bus away", "bus back"]
        await one.close()


@pytest.mark.parametrize("what", ["ping", "subscribe"])
async def test_a_bus_that_cannot_be_had_leaves_nothing_open(valkey, monkeypatch, what):
    """If the server fails while it is greeted that is said, and the connection is closed."""
    closed = []

    class Broken(Valkey):
        def pubsub(self, **how):
            made = super().pubsub(**how)
            if what == "subscribe":
                made.subscribe = fails
            return made

        async def aclose(self, *more):
            closed.append(self)
            await super().aclose(*more)

    async def fails(*_, **__):
        raise ValkeyError("not now")

    if what == "ping":
        monkeypatch.setattr(Broken, "ping", fails)
    monkeypatch.setattr(valkey_bus, "Valkey", Broken)
    with pytest.raises(Fault) as fault:
        await bus.connect(valkey)
    assert fault.value.code == "bad-bus"
    assert len(closed) == 1
