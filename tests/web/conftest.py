"""The page as people meet it: a real server, Debian's Chromium, three sizes, light and dark.

The tests are async (Playwright's async API under anyio), so that several players can sit at one
table in one test, and so that they get on with the other async tests in one process.
"""

import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    async_playwright,
)

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
CHROMIUM_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES = {"phone": (390, 844), "phone-landscape": (844, 390), "desktop": (1280, 800)}
START_SECONDS = 30.0
POLL_SECONDS = 0.05

Size = Literal["phone", "phone-landscape", "desktop"]
Scheme = Literal["light", "dark"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here that opens a page carries the mark `browser`."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@dataclass(frozen=True)
class Look:
    """How the page is looked at."""

    size: Size
    scheme: Scheme


@dataclass
class Server:
    """A `rowlock serve` of its own, on a free port, with its own data folder."""

    url: str
    data: Path
    process: subprocess.Popen[bytes]

    def stop(self) -> int:
        """Ask it to stop as an operator would; its exit code."""
        self.process.terminate()
        return self.process.wait(timeout=START_SECONDS)

    def kill(self) -> None:
        """Pull the plug."""
        self.process.kill()
        self.process.wait()


def free_port() -> int:
    """A port nobody listened on a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(data: Path, port: int | None = None) -> Server:
    """Start a server and wait until it says that it is well."""
    port = port or free_port()
    url = f"http://127.0.0.1:{port}"
    rowlock = Path(sys.executable).with_name("rowlock")
    command = [rowlock, "serve", "--port", str(port), "--data", data, "--no-open"]
    log = data / "server.log"
    data.mkdir(parents=True, exist_ok=True)
    with log.open("ab") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL)
    server = Server(url, data, process)
    for _ in range(round(START_SECONDS / POLL_SECONDS)):
        try:
            if httpx.get(f"{url}/health").status_code == httpx.codes.OK:
                return server
        except httpx.TransportError:
            pass  # not listening yet
        try:
            process.wait(POLL_SECONDS)
        except subprocess.TimeoutExpired:
            continue
        break
    server.kill()
    raise AssertionError(f"the server did not start; it said:\n{log.read_text()}")


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start servers of this test's own: `start_server(data=..., port=...)`, both optional.

    To start one again after `kill()`, give it the first one's data folder.
    """
    started: list[Server] = []

    def start_one(data: Path | None = None, port: int | None = None) -> Server:
        started.append(start(data or tmp_path / "data", port))
        return started[-1]

    yield start_one
    for server in started:
        if server.process.poll() is None:
            server.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server that the tests of a run share."""
    running = start(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium, without a window."""
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=CHROMIUM_ARGS)
        yield running
        await running.close()


@pytest.fixture(
    params=[Look(size, scheme) for size in SIZES for scheme in ("light", "dark")], ids=str
)
def look(request: pytest.FixtureRequest) -> Look:
    """Every size in light and in dark, one after the other."""
    return request.param


OpenPage = Callable[..., Awaitable[Page]]


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What the pages of this test complained about; anything left in it fails the test.

    A test that provokes complaints asserts on them and then clears the list.
    """
    found: list[str] = []
    yield found
    assert found == []


def watch(page: Page, faults: list[str]) -> None:
    """Note console errors, uncaught exceptions and requests to other hosts."""

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            faults.append(f"console: {message.text}")

    def on_request(request: Request) -> None:
        asked, own = urlsplit(request.url).hostname, urlsplit(page.url).hostname
        if asked and own and asked != own:
            faults.append(f"request to another host: {request.url}")

    page.on("console", on_console)
    page.on("pageerror", lambda error: faults.append(f"uncaught: {error}"))
    page.on("request", on_request)


@pytest.fixture
async def open_page(browser: Browser, faults: list[str]) -> AsyncIterator[OpenPage]:
    """Open pages, each a visitor of its own: `await open_page(look, locale="de")`.

    Further keywords go to Playwright's `new_context`. The pages are watched: see `faults`.
    """
    contexts: list[BrowserContext] = []

    async def open_one(look: Look = Look("desktop", "light"), **options: Any) -> Page:
        width, height = SIZES[look.size]
        settings = {
            "viewport": {"width": width, "height": height},
            "color_scheme": look.scheme,
            "reduced_motion": "reduce",
            "locale": "en",
            "is_mobile": look.size != "desktop",
            "has_touch": look.size != "desktop",
            # a worker would answer what a test answers itself; the offline tests allow it
            "service_workers": "block",
        }
        contexts.append(await browser.new_context(**(settings | options)))
        page = await contexts[-1].new_page()
        watch(page, faults)
        return page

    yield open_one
    for context in contexts:
        await context.close()


@pytest.fixture
async def page(server: Server, open_page: OpenPage) -> Page:
    """The first page, as a visitor meets it."""
    opened = await open_page()
    await opened.goto(server.url)
    return opened


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], Awaitable[list[str]]]:
    """What axe-core has against a page: `assert await axe(page) == []`."""
    source = (ROOT / "node_modules/axe-core/axe.min.js").read_text()

    async def violations(page: Page) -> list[str]:
        await page.evaluate(source)
        found = await page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{rule['id']} ({rule['impact']}): {node['target']} {node['failureSummary']}"
            for rule in found
            for node in rule["nodes"]
        ]

    return violations
