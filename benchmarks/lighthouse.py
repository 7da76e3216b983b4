"""Lighthouse's four scores of pages of a cold server on this machine: the middle of some runs.

    python benchmarks/lighthouse.py [PATH ...] [--runs 3] [--look phone]

It also names the audits that cost something, and the load of the machine, which moves the
performance score.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

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
LOOKS = {"phone": [], "desktop": ["--preset=desktop"]}
PAGES = ("/", "/en/learn", "/de/learn", "/nl/learn", "/da/learn", "/sheet", "/dice", "/print")

Report = dict[str, Any]


def audit(url: str, report: Path, preset: list[str]) -> Report:
    """One run of Lighthouse."""
    subprocess.run(
        ["npx", "--yes", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}",
         f"--chrome-flags={FLAGS}", *preset],
        check=True,
        env=os.environ | {"CHROME_PATH": CHROMIUM, "PATH": f"{BIN}:{os.environ['PATH']}"},
    )  # fmt: skip
    found: Report = json.loads(report.read_text())
    return found


def scores(reports: list[Report]) -> dict[str, float]:
    """Category -> score from 0 to 100, the middle one of the runs."""
    names = reports[0]["categories"]
    return {
        name: statistics.median(100 * each["categories"][name]["score"] for each in reports)
        for name in names
    }


def costly(report: Report) -> list[str]:
    """The audits with a weight that did not get their full score."""
    found = []
    for category in report["categories"].values():
        for ref in category["auditRefs"]:
            score = report["audits"][ref["id"]]["score"]
            if ref["weight"] and score is not None and score < 1:
                shown = report["audits"][ref["id"]].get("displayValue", "")
                found.append(f"{ref['id']} {score:.2f} {shown}".strip())
    return found


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server of its own, by its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve = [BIN / "rowlock", "serve", "--port", str(port), "--data", folder, "--no-open"]
    server = subprocess.Popen(serve, stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        # httpx itself waits longer before each of its tries
        with httpx.Client(transport=httpx.HTTPTransport(retries=6)) as client:
            client.get(f"{url}/health").raise_for_status()
        yield url
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    """Look at each page as a phone and as a desktop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", default=PAGES)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--look", choices=LOOKS, action="append")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder) as url:
            for page in asked.pages:
                for look in asked.look or LOOKS:
                    report = folder / "lighthouse.json"
                    runs = [audit(url + page, report, LOOKS[look]) for _ in range(asked.runs)]
                    said = "  ".join(f"{of} {score:.0f}" for of, score in scores(runs).items())
                    load = os.getloadavg()[0]
                    print(f"{page:10} {look:8} {said}  (load {load:.1f})", flush=True)
                    for each in costly(runs[-1]):
                        print(f"    {each}", flush=True)


main()
