"""``rowlock serve``: the page, the tables and the store in one process."""

import argparse
import asyncio
import contextlib
import errno
import gc
import os
import socket
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rowlock.rules.refusal import Fault

if TYPE_CHECKING:
    from rowlock.server.settings import Settings


GOODBYE_SECONDS = 0.1
"""For the close frames to leave before the sockets are cut."""

COLLECT = (5_000, 10, 10)
"""When Python looks for garbage in circles: little is made here, and looking stops every table."""

MOST_PORT = 65_535
_REASONS = {
    errno.EADDRINUSE: ("port-in-use", "a free port, --port 0 finds one"),
    errno.EACCES: ("bad-port", "a port that we may listen on, as 1024 and above"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What ``rowlock serve`` takes."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (%(default)s)")
    parser.add_argument("--data", type=Path, help="folder for the database and the signing key")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")
    parser.add_argument("--database", help="postgresql://HOST/NAME in place of SQLite")
    parser.add_argument("--bus", help="valkey://HOST, where there are several workers")
    parser.add_argument("--secret-file", type=Path, help="file with the key that signs sessions")
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", choices=levels, default="info", help="(%(default)s)")


def run(args: argparse.Namespace) -> int:
    """Serve until asked to stop.

    Raises:
        Fault: ``bad-port``, ``bad-host``, ``port-in-use``, ``bad-database``, ``bad-bus``,
            ``missing-extra``, ``bad-setting``, ``weak-secret``, ``bad-data``, ``data-in-use``,
            ``no-weights``, ``bad-weights``, ``weights-version``.
    """
    import uvicorn

    from rowlock.server import app, bus, logs
    from rowlock.server.wire import Wire

    if os.environ.get("ROWLOCK_WEIGHTS"):  # a table would find out too late to say so
        from rowlock.players import expert_weights

        expert_weights.check()
    listening = listen(args.host, args.port)
    with contextlib.closing(listening), contextlib.ExitStack() as held:
        settings = _settings(args)
        if not (args.database or args.bus):
            held.enter_context(_alone(settings.data))
        logs.configure(args.log_level)
        asyncio.run(bus.probe(settings.bus))  # the application finds out too late to say so
        application = app.create(settings)
        limits = settings.limits

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    _collect_rarely()
                    _announce(listening, args)

            async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
                await application.goodbye()
                await asyncio.sleep(GOODBYE_SECONDS)
                await super().shutdown(sockets)

        config = uvicorn.Config(
            application.asgi,
            ws=Wire,
            ws_max_size=limits.message_bytes,
            ws_ping_interval=limits.heartbeat_seconds,
            ws_ping_timeout=limits.heartbeat_seconds,
            ws_per_message_deflate=False,
            lifespan="on",
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
        with contextlib.suppress(KeyboardInterrupt):
            Server(config).run([listening])
    return 0


@contextlib.contextmanager
def _alone(data: Path) -> Iterator[None]:
    """Hold the folder: two servers on one SQLite, joined by no bus, would each have half a table.

    Raises:
        Fault: ``data-in-use``.
    """
    import fcntl

    with (data / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Fault("data-in-use", str(data), "a folder of its own, or --bus") from error
        yield


def _collect_rarely() -> None:
    """What is here by now stays: looking for garbage in it would only stop all tables for a while."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def _settings(args: argparse.Namespace) -> "Settings":
    import platformdirs

    from rowlock.server import settings

    data: Path = args.data or platformdirs.user_data_path("rowlock", appauthor=False)
    try:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        secret = settings.secret(data, args.secret_file, os.environ)
    except OSError as error:
        raise Fault("bad-data", f"{data}: {error.strerror}", "a folder we may write to") from error
    return settings.Settings(
        data=data,
        database=args.database or settings.default_database(data),
        secret=secret,
        host=args.host,
        port=args.port,
        bus=args.bus,
        limits=settings.limits(os.environ),
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there.

    Raises:
        Fault: ``bad-port``, ``bad-host`` or ``port-in-use``.
    """
    if not 0 <= port <= MOST_PORT:
        raise Fault("bad-port", str(port), f"0 to {MOST_PORT}")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError) as error:
        raise Fault("bad-host", repr(host), "an address of this machine") from error
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        what = f"{host}:{port}: {os.strerror(error.errno or 0)}"
        code, expected = _REASONS.get(error.errno or 0, ("bad-host", "an address of this machine"))
        raise Fault(code, what, expected) from error


def _announce(listening: socket.socket, args: argparse.Namespace) -> None:
    host, port = listening.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host  # noqa: S104
    address = f"http://{shown}:{port}/"
    print(f"Rowlock is at {address}", flush=True)
    if not args.no_open and not os.environ.get("ROWLOCK_NO_OPEN"):
        webbrowser.open(address)
