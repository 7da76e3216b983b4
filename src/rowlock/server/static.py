"""The page's files as they lie in the package, compressed, with an ETag, and kept in memory."""

import asyncio
import base64
import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

ROOT = Path(__file__).parents[1] / "web"
LOCALE = Path(__file__).parents[1] / "locale"
INDEX = "index.html"
WORTH_COMPRESSING = 500
FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TEXT = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
ROUTES = "routes.js"
_ROUTE = re.compile(r'{ path: "(/[^"]*)"')
_IMPORT_MAP = re.compile(rb'<script type="importmap">(.*?)</script>', re.DOTALL)

_SHARED = ("css/tokens.css", "css/base.css", "css/pieces.css", "css/frame.css")
STYLES = {
    "styles/page.css": (
        *_SHARED,
        *(f"css/{name}.css" for name in ("table", "dice", "sheet", "bar", "others", "panel")),
        *(f"css/{name}.css" for name in ("screens", "forms", "review", "check", "lobby")),
        *(f"css/{name}.css" for name in ("paper", "dice_page", "print_page", "tour")),
    ),
    "styles/learn.css": (*_SHARED, "learn/learn.css", "learn/example.css", "learn/print.css"),
}
"""What is sent as one stylesheet, since each file of its own keeps the first picture waiting: the
files it is made of, in the order in which they apply."""

_types = mimetypes.MimeTypes()
for _type, _ending in (
    ("text/javascript", ".js"),
    ("text/javascript", ".mjs"),
    ("application/manifest+json", ".webmanifest"),
    ("font/woff2", ".woff2"),
    ("text/plain", ".ftl"),
):
    _types.add_type(_type, _ending)


First = Callable[[Request[Any, Any, Any]], Awaitable[Response[Any] | None]]
"""What may answer a request in place of the page."""


Stamp = tuple[tuple[int, int], ...]
"""When each file was changed, in nanoseconds, and its size."""


class Page(NamedTuple):
    """A file ready to be sent; ``packed`` is the gzip of ``content`` where that is worth it."""

    content: bytes
    packed: bytes | None
    media_type: str
    etag: str


class Files:
    """Files below ``root``, read when asked for and again when they change.

    Some names, those of ``joined``, stand for several files, one after the other.
    """

    def __init__(self, root: Path, joined: Mapping[str, Sequence[str]] | None = None) -> None:
        self._root = root.resolve()
        self._joined = joined or {}
        self._pages: dict[tuple[Path, ...], tuple[Stamp, Page]] = {}

    def find(self, path: str) -> Page | None:
        """The file of that path, or None; never one outside the root or a hidden one."""
        name = path.lstrip("/")
        files = [self._file(each) for each in self._joined.get(name, (name,))]
        found = [file for file in files if file is not None]
        if len(found) < len(files):
            return None
        stamp = tuple((stat.st_mtime_ns, stat.st_size) for stat in (file.stat() for file in found))
        kept = self._pages.get(tuple(found))
        if kept is None or kept[0] != stamp:
            kept = self._pages[tuple(found)] = (stamp, _read(found))
        return kept[1]

    def _file(self, name: str) -> Path | None:
        try:
            file = (self._root / name).resolve()
            if not file.is_relative_to(self._root) or not file.is_file():
                return None
        except (OSError, ValueError):
            return None  # a name too long, or with a zero in it
        hidden = any(part.startswith(".") for part in file.relative_to(self._root).parts)
        return None if hidden else file


def import_map_hash(root: Path = ROOT) -> str | None:
    """The page's one inline script, as the policy names it: ``sha256-...``."""
    index = root / INDEX
    found = _IMPORT_MAP.search(index.read_bytes()) if index.is_file() else None
    if found is None:
        return None
    return "sha256-" + base64.b64encode(hashlib.sha256(found[1]).digest()).decode()


def addresses(root: Path = ROOT) -> re.Pattern[str]:
    """What the page's own addresses look like, as its table of screens has them."""
    routes = root / ROUTES
    known = _ROUTE.findall(routes.read_text("utf-8")) if routes.is_file() else ["/"]
    patterns = ("/".join(map(_part, route.rstrip("/").split("/"))) for route in known)
    return re.compile(f"(?:{'|'.join(patterns)})/?")


def _part(part: str) -> str:
    return "[^/]+" if part.startswith(":") else re.escape(part)


def handlers(
    root: Path = ROOT, locale: Path = LOCALE, first: First | None = None
) -> list[HTTPRouteHandler]:
    """What serves the page: its files, the catalogues below /locale, and the page for its addresses.

    The page reads those itself, and says so where there is nothing; only the status tells others.
    ``first`` may answer in place of the page.
    """
    files, catalogues, known = Files(root, STYLES), Files(locale), addresses(root)

    @get("/locale/{path:path}", include_in_schema=False)
    async def catalogue(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        return answer(request, await asyncio.to_thread(catalogues.find, path), ASK_AGAIN)

    @get(["/", "/{path:path}"], include_in_schema=False, before_request=first)
    async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        if path.startswith(("/api/", "/ws/")):
            raise NotFoundException
        is_file = "." in path.rsplit("/", 1)[-1]
        found = await asyncio.to_thread(files.find, path if is_file else INDEX)
        named_by_version = path.startswith("/vendor/") and is_file
        status = 200 if is_file or known.fullmatch(path) else 404
        return answer(request, found, FOR_A_YEAR if named_by_version else ASK_AGAIN, status)

    return [catalogue, page]


def _read(files: Sequence[Path]) -> Page:
    media_type = _types.guess_type(files[0].name)[0] or "application/octet-stream"
    return packed(b"\n".join(file.read_bytes() for file in files), media_type)


def packed(content: bytes, media_type: str) -> Page:
    """Content of that type, compressed where that is worth it, and named by its hash."""
    small = None
    if media_type.startswith(_TEXT) and len(content) >= WORTH_COMPRESSING:
        small = gzip.compress(content, 9, mtime=0)
    return Page(content, small, media_type, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


def answer(
    request: Request[Any, Any, Any], page: Page | None, cache: str, status: int = 200
) -> Response[bytes]:
    """The page, or word that the browser has it already.

    Raises:
        NotFoundException: there is none.
    """
    if page is None:
        raise NotFoundException
    headers = {"ETag": page.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if status == 200 and page.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content = page.content
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content = page.packed
        headers["Content-Encoding"] = "gzip"
    return Response(content, status_code=status, media_type=page.media_type, headers=headers)
