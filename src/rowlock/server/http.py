"""The JSON half of docs/protocol.md."""

import io
from typing import Annotated, Any

import segno
import structlog
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from rowlock import players
from rowlock.record import game_file, view
from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import ROWS
from rowlock.server import metrics, session
from rowlock.server.hall import Hall, solo_seats
from rowlock.server.headers import from_elsewhere
from rowlock.server.ports import Unavailable
from rowlock.server.replay import replay_record
from rowlock.server.room import RoomView, Seating

_log = structlog.get_logger()

DEFAULT_CLOCK = 25
NAMES = ("Wren", "Sable", "Tilly", "Ozzy")

Ask = Request[Any, Any, State]


class Opponent(Struct, frozen=True, forbid_unknown_fields=True):
    """A computer player to sit down with."""

    name: Annotated[str, Meta(min_length=1, max_length=20)]
    level: str = "casual"


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: the options that differ from the preset's, and who else plays.

    With ``seats`` it is a table for so many people, in place of opponents.
    """

    rules: dict[str, Any] = {}
    opponents: Annotated[tuple[Opponent, ...], Meta(max_length=7)] = ()
    seats: int | None = None
    name: Annotated[str, Meta(max_length=100)] = ""
    public: bool = False
    clock: int | None = DEFAULT_CLOCK


class Opened(Struct, frozen=True):
    """The id of the new table."""

    table: str


class Status(Struct, frozen=True):
    """How the server is."""

    status: str


class ListedTable(Struct, frozen=True):
    """One of the caller's tables; ``opened`` is milliseconds since 1970 (UTC)."""

    table: str
    phase: str
    turn: int
    over: bool
    opened: int
    names: tuple[str, ...]


class OptionsView(Struct, frozen=True):
    """Everything the set-up needs."""

    presets: dict[str, dict[str, Any]]
    values: dict[str, list[Any]]
    pads: tuple[view.PadView, ...]
    levels: tuple[str, ...]
    names: tuple[str, ...]


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    what: str = ""
    expected: str = ""


@get("/health", summary="Whether the server can play")
async def health(state: State) -> Status:
    """200 while the store answers and keeps what it is given, else 503."""
    await _hall(state).store.ping()
    return Status("ok")


@get("/metrics", summary="Figures for Prometheus", media_type="text/plain")
async def figures() -> Response[bytes]:
    """Prometheus' text form."""
    return Response(metrics.text(), media_type=metrics.CONTENT_TYPE)


@get("/api/options", summary="What a table can be set up with", sync_to_thread=False)
def options() -> OptionsView:
    """Presets, values of every option, pads, and the computer players."""
    values = {name: list(allowed) for name, allowed in ruleset.VALUES.items()}
    values["turn_limit"] = [None, *values["turn_limit"]]
    pads = (ruleset.pad(name) for name in ruleset.PADS)
    return OptionsView(
        presets={name: ruleset.options({"preset": name}).as_record() for name in ruleset.PRESETS},
        values=values,
        pads=tuple(view.PadView(pad.name, ROWS, pad.numbers, pad.colours) for pad in pads),
        levels=players.LEVELS,
        names=NAMES,
    )


@post("/api/tables", summary="Open a table")
async def open_table(request: Ask, data: OpenTable, state: State) -> Opened:
    """Open a table against computer players, or one for people; the caller sits at seat 0."""
    who = session.of(request.scope)
    address = request.client.host if request.client else ""
    opening = state.opening
    if not opening.take(who) or not opening.take(address):
        raise HTTPException(status_code=429, detail="too-many-requests")
    if data.seats is not None:
        host = Seating(name=data.name, session=who)
        opened = await _hall(state).open_room(host, data.rules, data.seats, data.public, data.clock)
        return Opened(opened)
    for opponent in data.opponents:
        if opponent.level not in players.LEVELS:
            raise Fault("unknown-level", repr(opponent.level), " | ".join(players.LEVELS))
    seats = solo_seats(who, ((other.name, other.level) for other in data.opponents))
    return Opened(await _hall(state).open(who, data.rules, seats))


@get("/api/tables", summary="The caller's tables, newest first")
async def my_tables(request: Ask, state: State) -> list[ListedTable]:
    """Tables at which the caller's session has a seat."""
    return [
        ListedTable(
            table=room.table,
            phase=progress.phase,
            turn=progress.turn,
            over=room.state == "over",
            opened=room.opened,
            names=tuple(seating.name for seating in room.seats if seating),
        )
        for room, progress in await _hall(state).tables_of(session.of(request.scope))
    ]


@get("/api/tables/{table:str}/record", summary="A game's record as it stands")
async def record(table: str, state: State) -> Response[bytes]:
    """The ``rowlock-game/1`` record, as a download."""
    found = await _hall(state).table(table)
    if found is None or found.book.game is None:
        raise NotFoundException(detail="no-such-table")
    content = game_file.encode(game_file.from_game(found.book.game))
    name = f'attachment; filename="rowlock-{table}.json"'
    return Response(content, media_type="application/json", headers={"Content-Disposition": name})


@get("/api/lobby", summary="Public tables that wait for people, newest first")
async def lobby(state: State) -> tuple[RoomView, ...]:
    """What the lobby shows."""
    return await _hall(state).lobby.rooms()


@get("/api/tables/{table:str}/qr.svg", summary="The invitation link as a QR code")
async def invitation(request: Ask, table: str, state: State) -> Response[bytes]:
    """An SVG picture of the link, of this server as the caller knows it."""
    if await _hall(state).table(table) is None:
        raise NotFoundException(detail="no-such-table")
    link = f"{request.base_url}".rstrip("/") + f"/table/{table}"
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=4, svgclass=None)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/schema/game", summary="The JSON Schema of a record", sync_to_thread=False)
def schema() -> dict[str, Any]:
    """The schema."""
    return game_file.schema()


HANDLERS: tuple[HTTPRouteHandler, ...] = (
    health,
    figures,
    options,
    open_table,
    my_tables,
    record,
    replay_record,
    lobby,
    invitation,
    schema,
)


def must_be_from_here(request: Ask) -> Response[Problem] | None:
    """Refuse what another site's page asks for in the visitor's name."""
    return problem(403, "wrong-origin") if from_elsewhere(request.scope) else None


def on_fault(_request: Ask, fault: Fault) -> Response[Problem]:
    """Input that cannot be used."""
    return problem(400, fault.code, fault.what, fault.expected)


def on_unavailable(_request: Ask, _error: Unavailable) -> Response[Problem]:
    """The store does not answer; nothing is half done."""
    return problem(503, "unavailable", "", "try again soon")


_CODES = {
    400: "bad-request",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    415: "not-json",
    429: "too-many-requests",
}


def on_http(_request: Ask, error: HTTPException) -> Response[Problem]:
    """What Litestar refused, and codes of our own in ``detail``."""
    code = _CODES.get(error.status_code, "failed")
    if error.detail in ("no-such-table", "too-many-requests"):
        return problem(error.status_code, error.detail)
    extra = "; ".join(
        f"{item.get('key', '')}: {item.get('message', '')}" if isinstance(item, dict) else str(item)
        for item in error.extra or ()
    )
    return problem(error.status_code, code, extra or error.detail)


def on_too_deep(_request: Ask, _error: RecursionError) -> Response[Problem]:
    """Input nested so deeply that nobody could have meant it."""
    return problem(400, "bad-request", "nested too deeply")


def on_failure(request: Ask, error: Exception) -> Response[Problem]:
    """A fault of ours."""
    _log.error("request failed", path=request.url.path, exc_info=error)
    return problem(500, "failed")


def problem(status: int, code: str, what: str = "", expected: str = "") -> Response[Problem]:
    """A refusal as JSON."""
    metrics.REFUSED.labels(code).inc()
    return Response(Problem(code, what, expected), status_code=status)


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall
