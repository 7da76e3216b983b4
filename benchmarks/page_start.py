"""How long a new visitor waits: first page, click, first cell that may be marked.

    python benchmarks/page_start.py [--runs 10]

Every run has a browser context of its own, so nothing is cached; the server is warm but for its
first run. ``ready`` is from asking for the first page until its button is there, ``table`` from the
click until a legal cell is shown, ``both`` their sum. ``direct`` is a table opened by its link, by
the same visitor with an empty cache. Bytes are those sent, compressed, headers included.
"""

import argparse
import asyncio
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.async_api import Browser, async_playwright

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync"]  # fmt: skip
BIN = Path(sys.executable).parent
BUTTON = ".play .button.main"
LEGAL = ".cell[data-legal]"
SIZE = {"width": 1280, "height": 800}

Figures = dict[str, float]


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """A server of its own, by its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    serve = [BIN / "rowlock", "serve", "--port", str(port), "--data", folder, "--no-open"]
    server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        # httpx itself waits longer before each of its tries
        with httpx.Client(transport=httpx.HTTPTransport(retries=6)) as client:
            client.get(f"{url}/health").raise_for_status()
        yield url
    finally:
        server.terminate()
        server.wait()


async def visit(browser: Browser, url: str) -> Figures:
    """One visitor."""
    context = await browser.new_context(viewport=SIZE, service_workers="block")
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    await session.send("Network.enable")
    begin = time.perf_counter()
    await page.goto(url, wait_until="commit")
    await page.locator(BUTTON).wait_for()
    ready = time.perf_counter()
    await page.locator(BUTTON).click()
    await page.locator(LEGAL).first.wait_for()
    table = time.perf_counter()
    found = {
        "ready ms": 1000 * (ready - begin),
        "table ms": 1000 * (table - ready),
        "both ms": 1000 * (table - begin),
        "requests": len(sizes),
        "kB": sum(sizes) / 1000,
    }
    await session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    begin = time.perf_counter()
    await page.goto(page.url, wait_until="commit")
    await page.locator(LEGAL).first.wait_for()
    found["direct ms"] = 1000 * (time.perf_counter() - begin)
    await context.close()
    return found


async def measure(url: str, runs: int) -> None:
    """Print the middle of some visits, and their range."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        visits = [await visit(browser, url) for _ in range(runs)]
        await browser.close()
    print(f"{runs} visits, load {os.getloadavg()[0]:.1f}")
    for name in visits[0]:
        values = [each[name] for each in visits]
        middle = statistics.median(values)
        print(f"{name:10} {middle:7.0f}   ({min(values):.0f} to {max(values):.0f})")


def main() -> None:
    """Start a server, visit it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(folder) as url:
        asyncio.run(measure(url, asked.runs))


main()
