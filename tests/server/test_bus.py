"""Every bus holds to what a bus must do."""

import asyncio

import pytest

from rowlock.rules.refusal import Fault
from rowlock.server import bus
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
