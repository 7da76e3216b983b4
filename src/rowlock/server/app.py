"""The application: pages, JSON and sockets over one hall of tables."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import NamedTuple

from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from rowlock import __version__, players
from rowlock.rules.refusal import Fault
from rowlock.server import bus as buses
from rowlock.server import (
    headers,
    http,
    learn,
    offline,
    session,
    static,
    tour,
)
from rowlock.server.bucket import Buckets
from rowlock.server.hall import Hall
from rowlock.server.paper import http as paper_http
from rowlock.server.paper import print_http
from rowlock.server.paper.games import Games
from rowlock.server.paper.socket import sheet_socket
from rowlock.server.ports import Unavailable
from rowlock.server.settings import Settings
from rowlock.server.socket import Sockets, lobby_socket, table_socket
from rowlock.server.store.condition import Condition
from rowlock.server.store.papers import SqlPaperStore
from rowlock.server.store.sql import SqlStore


class Rowlock(NamedTuple):
    """The application, and how to say goodbye at every table before the sockets are cut."""

    asgi: ASGIApp
    goodbye: Callable[[], Awaitable[None]]


OPENAPI = OpenAPIConfig(
    title="Rowlock",
    version=__version__,
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
)


def handlers() -> list[ControllerRouterHandler]:
    """Everything that answers a path."""
    return [
        *http.HANDLERS,
        *paper_http.HANDLERS,
        *print_http.HANDLERS,
        *offline.HANDLERS,
        *tour.HANDLERS,
        table_socket,
        lobby_socket,
        sheet_socket,
        *learn.handlers(),
        *static.handlers(first=learn.in_another_language),
    ]


def create(settings: Settings) -> Rowlock:
    """The application for these settings.

    Raises:
        Fault: ``bad-database``.
    """
    condition = Condition()
    store = SqlStore.open(settings.database, condition)
    paper_store = SqlPaperStore.open(settings.database, condition)
    limits = settings.limits

    @asynccontextmanager
    async def hall(app: Litestar) -> AsyncIterator[None]:
        bus = await buses.connect(settings.bus)
        app.state.hall = Hall(store, bus, cache(players.by_level), limits)
        await app.state.hall.listen()
        app.state.sheets = Games(paper_store, await buses.connect(settings.bus))
        yield
        await app.state.sheets.close()
        await app.state.hall.close()

    per_second = limits.tables_a_minute / 60
    app = Litestar(
        handlers(),
        lifespan=[hall],
        before_request=http.must_be_from_here,
        exception_handlers={
            Fault: http.on_fault,
            Unavailable: http.on_unavailable,
            HTTPException: http.on_http,
            RecursionError: http.on_too_deep,
            Exception: http.on_failure,
        },
        logging_config=None,
        openapi_config=OPENAPI,
        request_max_body_size=limits.body_bytes,
        state=State(
            {
                "limits": limits,
                "sockets": Sockets(limits),
                "opening": Buckets(per_second, limits.tables_at_once),
            }
        ),
    )
    guests = session.guests(app, settings.secret)

    async def goodbye() -> None:
        app.state.sheets.goodbye()
        await app.state.hall.goodbye()

    asgi = headers.secured(headers.answering_head(guests), static.import_map_hash())
    return Rowlock(asgi, goodbye)
