"""The Learn pages, made when first asked for and kept."""

import asyncio
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from rowlock.learn import languages, page
from rowlock.server.static import ASK_AGAIN, Page, answer, packed

Ask = Request[Any, Any, Any]

TAGS = (*languages.known(), languages.PSEUDO)

_making = asyncio.Lock()


def handlers() -> list[HTTPRouteHandler]:
    """What serves each language's page, and ``/learn`` in the language that the browser prefers."""
    return [preferred, learn]


@get("/learn", include_in_schema=False, sync_to_thread=False)
def preferred(request: Ask) -> Redirect:
    """To the page in the first of the browser's languages that we have."""
    tag = languages.accepted(request.headers.get("accept-language", ""))
    return Redirect(page.path(tag), status_code=302, headers={"Vary": "Accept-Language"})


@get([page.path(tag) for tag in TAGS], include_in_schema=False)
async def learn(request: Ask) -> Response[bytes]:
    """The page of a language we have."""
    return answer(request, await _made(request.url.path.split("/")[1], None), ASK_AGAIN)


async def in_another_language(request: Ask) -> Response[Any] | None:
    """For ``/xx/learn`` the language it is a region of, or the English page, which says so."""
    tag, _, rest = request.url.path.strip("/").partition("/")
    if rest != "learn" or not languages.is_tag(tag):
        return None
    ours = languages.nearest(tag)
    if ours is not None:
        return Redirect(page.path(ours), status_code=302)
    return answer(request, await _made(languages.FALLBACK, tag), ASK_AGAIN)


async def _made(tag: str, asked: str | None) -> Page:
    # One at a time: two visitors at once would otherwise both make the same page.
    async with _making:
        return await asyncio.to_thread(_kept if asked is None else _make, tag, asked)


@cache
def _kept(tag: str, asked: str | None) -> Page:
    return _make(tag, asked)


def _make(tag: str, asked: str | None) -> Page:
    return packed(page.html(tag, asked).encode(), "text/html")
