"""How the workers hear of each other."""

from rowlock.rules.refusal import Fault
from rowlock.server.bus.memory import MemoryBus
from rowlock.server.ports import Bus

_SCHEMES = ("valkey", "valkeys", "redis", "rediss", "unix")


async def connect(address: str | None) -> Bus:
    """The bus at an address, ``valkey://HOST`` or ``redis://HOST``; None is a single process.

    Raises:
        Fault: ``bad-bus``.
    """
    if address is None:
        return MemoryBus()
    scheme, _, rest = address.partition("://")
    if scheme not in _SCHEMES:
        raise Fault("bad-bus", rest or scheme, "valkey://HOST or redis://HOST")
    from rowlock.server.bus.valkey import ValkeyBus  # noqa: PLC0415 - an extra

    return await ValkeyBus.connect(address)
