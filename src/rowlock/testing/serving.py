"""A server of one's own: ``rowlock serve`` in a process that can be stopped, or killed, and restarted."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path

START_SECONDS = 60.0
STOP_SECONDS = 15.0


class Serving:
    """``rowlock serve`` on a free port of the loopback interface, with its data in ``data``.

    What it prints and logs is kept in ``data / "server.log"``.
    """

    def __init__(
        self,
        data: Path,
        options: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        port: int = 0,
        program: str = "rowlock.cli.main",
    ) -> None:
        self.data = data
        self.port = port
        self._program = program
        self._options = tuple(options)
        self._environment = {**os.environ, **(environment or {}), "ROWLOCK_NO_OPEN": "1"}
        self._process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """The address, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything it has said so far, in all its lives."""
        return (self.data / "server.log").read_text("utf-8")

    @property
    def pid(self) -> int:
        """The process."""
        return self._running().pid

    def start(self) -> None:
        """Start, on the same port as before, and return once it answers.

        Raises:
            RuntimeError: it did not start; the message says what it said.
        """
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", self._program, "serve", "--data", str(self.data)]
        command += ["--port", str(self.port), *self._options]
        with (self.data / "server.log").open("a", encoding="utf-8") as said:
            process = subprocess.Popen(  # noqa: S603 - our own program
                command, stdout=subprocess.PIPE, stderr=said, env=self._environment, text=True
            )
        self._process = process
        # It prints its address when it listens. A watchdog, since a pipe cannot be read with a timeout.
        watchdog = threading.Timer(START_SECONDS, process.kill)
        watchdog.start()
        try:
            line = process.stdout.readline() if process.stdout else ""
        finally:
            watchdog.cancel()
        if not line.startswith("Rowlock is at "):
            process.kill()
            process.wait()
            raise RuntimeError(f"the server did not start: {line}{self.log[-1000:]}")
        self.port = int(line.strip().rstrip("/").rsplit(":", 1)[1])

    def stop(self) -> int:
        """Ask it to stop, as an operator would; its exit status."""
        return self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Pull the plug."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> int:
        process = self._running()
        process.send_signal(how)
        try:
            return process.wait(STOP_SECONDS)
        finally:
            if process.poll() is None:
                process.kill()
                process.wait()
            if process.stdout:
                process.stdout.close()
            self._process = None

    def _running(self) -> subprocess.Popen[str]:
        if self._process is None:
            raise RuntimeError("it is not running")
        return self._process

    def __enter__(self) -> "Serving":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()
