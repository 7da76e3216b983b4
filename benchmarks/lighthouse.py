"""Lighthouse's four scores of the landing page, of a cold server on this machine."""

import json
import os
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

LIGHTHOUSE = (
    "lighthouse@13.5.0"  # fetched by npx when asked for: it is too large to install for all
)
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run"
    " --disable-background-networking --disable-component-update --disable-sync"
)
BIN = Path(sys.executable).parent


def audit(url: str, report: Path, preset: list[str]) -> dict[str, float]:
    """Category -> score from 0 to 100."""
    subprocess.run(
        ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}",
         f"--chrome-flags={FLAGS}", *preset],
        check=True,
        env=os.environ | {"CHROME_PATH": CHROMIUM, "PATH": f"{BIN}:{os.environ['PATH']}"},
    )  # fmt: skip
    categories = json.loads(report.read_text())["categories"]
    return {name: 100 * about["score"] for name, about in categories.items()}


def main() -> None:
    """Start a server, look at it as a phone and as a desktop, stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        serve = [BIN / "rowlock", "serve", "--port", str(port), "--data", folder, "--no-open"]
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}/"
            # httpx itself waits longer before each of its tries
            with httpx.Client(transport=httpx.HTTPTransport(retries=6)) as client:
                client.get(f"{url}health").raise_for_status()
            for look, preset in {"phone": [], "desktop": ["--preset=desktop"]}.items():
                scores = audit(url, Path(folder) / "lighthouse.json", preset)
                print(f"{look:8}", "  ".join(f"{n} {score:.0f}" for n, score in scores.items()))
        finally:
            server.terminate()
            server.wait()


main()
