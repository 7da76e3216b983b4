"""Pages of score sheets, made on the server: docs/paper.md.

What draws them is loaded, off the event loop, when the first page is asked for.
"""

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.server import static


class PrintView(Struct, frozen=True):
    """What can be chosen; ``fit[pad][paper]`` is how many sheets fit on a page at most."""

    papers: tuple[str, ...]
    inks: tuple[str, ...]
    fit: dict[str, dict[str, int]]


@get("/api/print", summary="What can be printed", sync_to_thread=True)
def print_options() -> PrintView:
    """Papers, inks, and how many sheets of each pad fit."""
    from rowlock.server.paper import print_page, print_sheet  # noqa: PLC0415 - see above

    fit = {
        name: {
            paper: print_page.most_that_fit(ruleset.pad(name), paper) for paper in print_page.PAPERS
        }
        for name in ruleset.PADS
    }
    return PrintView(tuple(print_page.PAPERS), tuple(print_sheet.INKS), fit)


@get("/api/print/{name:str}", summary="A page of score sheets, PDF or SVG", sync_to_thread=True)
def printed(
    request: Request[object, object, State],
    name: str,
    paper: str = "a4",
    sheets: str = "2",
    ink: str = "colour",
    language: str = "en",
) -> Response[bytes]:
    """``PAD.pdf`` or ``PAD.svg``; the same choices always make the same page."""
    from rowlock.server.paper import print_page  # noqa: PLC0415 - see above

    pad, _, form = name.rpartition(".")
    if form not in print_page.FORMATS:
        raise Fault("bad-print", f"{name!r}", " or ".join(f"PAD.{f}" for f in print_page.FORMATS))
    chosen = print_page.choices(pad, paper, sheets, ink, language)
    content = print_page.page(chosen, form)
    return static.answer(
        request, static.packed(content, print_page.FORMATS[form]), static.ASK_AGAIN
    )


HANDLERS: tuple[HTTPRouteHandler, ...] = (print_options, printed)
