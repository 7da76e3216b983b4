"""The Learn pages, made when first asked for and kept."""

import asyncio
from functools import lru_cache
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from rowlock.learn import languages, page
from rowlock.server.static import ASK_AGAIN, Page, answer, packed

Ask = Request[Any, Any, Any]

TAGS = (*languages.known(), languages.PSEUDO)

MOST_ASKED = 64
"""Languages we lack, for which the page that says so is kept."""

_made: dict[str, Page] = {}
_making = {tag: asyncio.Lock() for tag in TAGS}


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
    return await _answer(request, request.url.path.split("/")[1], None)


async def in_another_language(request: Ask) -> Response[Any] | None:
    """For ``/xx/learn`` the language it is a region of, or the English page, which says so."""
    tag, _, rest = request.url.path.strip("/").partition("/")
    if rest != "learn" or not languages.is_tag(tag):
        return None
    ours = languages.nearest(tag)
    if ours is not None:
        return Redirect(page.path(ours), status_code=302)
    primary = tag.lower().partition("-")[0]
    if tag != primary:
        return Redirect(page.path(primary), status_code=302)
    return await _answer(request, languages.FALLBACK, tag)


def alternates(base: str, tag: str) -> str:
    """The ``Link`` header of a language's page: its own address, and the page in every language.

    A search engine wants whole addresses, and only whoever asks knows by which name it reached us;
    so they are not in the page, which is the same for everybody.
    """
    here = f'<{base}{page.path(tag)}>; rel="canonical"'
    others = {each: each for each in languages.known()} | {"x-default": languages.FALLBACK}
    return ", ".join(
        (
            here,
            *(
                f'<{base}{page.path(each)}>; rel="alternate"; hreflang="{name}"'
                for name, each in others.items()
            ),
        )
    )


async def _answer(request: Ask, tag: str, asked: str | None) -> Response[bytes]:
    made = await _page(tag)
    if asked is not None:
        made = await asyncio.to_thread(_make_for, tag, asked)
    given = answer(request, made, ASK_AGAIN)
    given.headers["Link"] = alternates(str(request.base_url).rstrip("/"), tag)
    return given


async def _page(tag: str) -> Page:
    """The page of a language we have; visitors who come while it is being made wait for it."""
    if tag not in _made:
        async with _making[tag]:
            if tag not in _made:
                _made[tag] = await asyncio.to_thread(_make, tag, None)
    return _made[tag]


def _make(tag: str, asked: str | None) -> Page:
    return packed(page.html(tag, asked).encode(), "text/html")


@lru_cache(maxsize=MOST_ASKED)
def _make_for(tag: str, asked: str) -> Page:
    return _make(tag, asked)
