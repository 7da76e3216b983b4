"""The JSON and the pictures of score sheets: docs/paper.md."""

import io
from typing import TYPE_CHECKING

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from rowlock.record.view import PadView
from rowlock.rules import ruleset
from rowlock.rules.ruleset import ROWS
from rowlock.server import session, static
from rowlock.server.paper.rules import sheet_rules

if TYPE_CHECKING:
    from rowlock.server.paper.games import Games


class OpenSheets(Struct, frozen=True, forbid_unknown_fields=True):
    """A real game to share: its pad, and whether points stay hidden until somebody shows them."""

    pad: str = "classic"
    hidden: bool = False


class OpenedSheets(Struct, frozen=True):
    """The code by which others join."""

    game: str


@get("/api/sheets/pads", summary="The pads there are", sync_to_thread=False)
def pads() -> list[PadView]:
    """Every pad as it is printed."""
    return [
        PadView(pad.name, ROWS, pad.numbers, pad.colours) for pad in map(ruleset.pad, ruleset.PADS)
    ]


@get("/api/sheets/pads/{pad:str}", summary="A sheet's rules as data", sync_to_thread=True)
def pad_rules(request: Request[object, object, State], pad: str) -> Response[bytes]:
    """Every way a row of this pad can lie, as the kernel judges it: for sheets without a server."""
    content = msgspec.json.encode(sheet_rules(pad))
    return static.answer(request, static.packed(content, "application/json"), static.ASK_AGAIN)


@post("/api/sheets", summary="Share a real game")
async def open_sheets(
    request: Request[object, object, State], data: OpenSheets, state: State
) -> OpenedSheets:
    """Open a game that several phones write on."""
    ruleset.pad(data.pad)
    address = request.client.host if request.client else ""
    if not state.opening.take(session.of(request.scope)) or not state.opening.take(address):
        raise HTTPException(status_code=429, detail="too-many-requests")
    games: Games = state.sheets
    return OpenedSheets(await games.open(data.pad, data.hidden))


@get("/api/sheets/{game:str}/qr.svg", summary="The link to a real game, to be scanned")
async def qr_code(
    request: Request[object, object, State], game: str, state: State
) -> Response[bytes]:
    """A QR code of the link, dark on light with its quiet zone, so that any camera reads it."""
    games: Games = state.sheets
    if not await games.exists(game):
        raise NotFoundException(detail="no-such-table")
    link = f"{str(request.base_url).rstrip('/')}/sheet/{game}"
    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        picture,
        kind="svg",
        dark="#211d18",
        light="#ffffff",
        border=3,
        svgclass=None,
        lineclass=None,
    )
    return Response(picture.getvalue(), media_type="image/svg+xml")


HANDLERS: tuple[HTTPRouteHandler, ...] = (pads, pad_rules, open_sheets, qr_code)
