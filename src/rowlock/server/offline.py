"""The service worker with what it keeps: one version of the page, named by all that makes it."""

import hashlib
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

import rowlock
from rowlock.learn import languages, page
from rowlock.rules import ruleset
from rowlock.server import static

PACKAGE = Path(__file__).parents[1]
SOURCES = ("web", "locale", "learn", "rules", "server")
"""Whatever is changed in these may change what a page shows."""

WORKER = "sw.js"
_KEPT = {".js", ".mjs", ".svg", ".webmanifest"}
"""Not the PNG icons: they are for the home screen, which keeps its own."""
_NEVER_LOADED = {WORKER, "lib/types.js"}
_VERSION = re.compile(r"^const VERSION = .*$", re.MULTILINE)
_FILES = re.compile(r"^const FILES = .*$", re.MULTILINE)


def version(root: Path = PACKAGE) -> str:
    """A name for everything the page is made of; another one as soon as any of it changes."""
    found = hashlib.sha256(rowlock.__version__.encode())
    files = (file for folder in SOURCES for file in (root / folder).rglob("*") if file.is_file())
    for file in sorted(files):
        if "__pycache__" not in file.parts:
            found.update(str(file.relative_to(root)).encode() + b"\0")
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]


def kept() -> list[str]:
    """The addresses that work without a server."""
    web = (file.relative_to(static.ROOT) for file in sorted(static.ROOT.rglob("*")))
    names = [file.as_posix() for file in web if file.suffix in _KEPT]
    pages = [f"/{name}" for name in names if name not in _NEVER_LOADED]
    styles = [f"/{name}" for name in static.STYLES]
    words = [f"/locale/{file.name}" for file in sorted(static.LOCALE.glob("*.ftl"))]
    rules = ["/api/sheets/pads", *(f"/api/sheets/pads/{name}" for name in ruleset.PADS)]
    learn = [page.path(tag) for tag in languages.known()]
    return ["/", *pages, *styles, *words, *rules, *learn]


@cache
def worker() -> static.Page:
    """The worker's source, with its version and its files written in.

    Made once: new files come with a new start of the server.
    """
    source = (static.ROOT / WORKER).read_text("utf-8")
    source = _VERSION.sub(f'const VERSION = "{version()}";', source)
    source = _FILES.sub(f"const FILES = {json.dumps(kept())};", source)
    return static.packed(source.encode(), "text/javascript")


@get(f"/{WORKER}", include_in_schema=False, sync_to_thread=True)
def service_worker(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The service worker."""
    return static.answer(request, worker(), static.ASK_AGAIN)


HANDLERS: tuple[HTTPRouteHandler, ...] = (service_worker,)
