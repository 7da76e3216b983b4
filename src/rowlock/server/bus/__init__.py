"""How the workers hear of each other."""

from rowlock.rules.refusal import Fault
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.ports import Bus

SCHEMES = ("valkey", "valkeys", "redis", "rediss", "unix")


async def connect(address: str | None) -> Bus:
    """The bus at an address, ``valkey://HOST`` or ``redis://HOST``; None is a single process.

    Raises:
        Fault: ``bad-bus``, or ``missing-extra``.
    """
    if address is None:
        return MemoryBus()
    scheme, _, rest = address.partition("://")
    if scheme not in SCHEMES:
        raise Fault("bad-bus", rest or scheme, "valkey://HOST or redis://HOST")
    try:
        from rowlock.server.bus.valkey import ValkeyBus  # noqa: PLC0415 - an extra
    except ImportError as error:
        expected = "the extra valkey: pip install 'rowlock[valkey]'"
        raise Fault("missing-extra", str(error), expected) from error
    return await ValkeyBus.connect(address)


async def probe(address: str | None) -> None:
    """Find out whether there is a bus at an address.

    Raises:
        Fault: of ``connect``.
    """
    await (await connect(address)).close()
