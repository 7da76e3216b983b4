"""A page of score sheets to print: which choices there are, and how many sheets fit."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.rules.ruleset import Pad
from rowlock.server.paper import print_shapes, print_sheet

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
MARGIN = 8.0
"""What printers leave white, in mm."""
BETWEEN = 4.0
MOST_SHEETS = 8
SMALLEST_CELL = 6.0
"""A cross of a pencil asks for so many mm."""
LARGEST = 1.9
LOCALE = Path(__file__).parents[2] / "locale"
LANGUAGES = tuple(sorted(file.stem for file in LOCALE.glob("*.ftl")))
FORMATS = {"pdf": "application/pdf", "svg": "image/svg+xml"}


class Choices(NamedTuple):
    """What to print. Made by ``choices``, which refuses unknown values."""

    pad: str
    paper: str
    sheets: int
    ink: str
    language: str


class Plan(NamedTuple):
    """Where the sheets lie: the page's size in mm, the scale, and each sheet's upper left corner."""

    width: float
    height: float
    scale: float
    corners: tuple[tuple[float, float], ...]


def choices(pad: str, paper: str, sheets: str, ink: str, language: str) -> Choices:
    """What to print, from what the address says.

    Raises:
        Fault: ``unknown-pad``, ``bad-print`` or ``too-many-sheets``, which says how many fit.
    """
    printed = ruleset.pad(pad)
    _one_of("paper", paper, tuple(PAPERS))
    _one_of("ink", ink, tuple(print_sheet.INKS))
    _one_of("language", language, LANGUAGES)
    _one_of("sheets", sheets, tuple(str(n) for n in range(1, MOST_SHEETS + 1)))
    wanted = int(sheets)
    fit = most_that_fit(printed, paper)
    if wanted > fit:
        raise Fault("too-many-sheets", f"{wanted} of pad {pad} on {paper}", f"{fit} at most")
    return Choices(pad, paper, wanted, ink, language)


def most_that_fit(pad: Pad, paper: str) -> int:
    """How many sheets of this pad fit on a page with cells large enough to be marked."""
    fitting = (
        count
        for count in range(MOST_SHEETS, 0, -1)
        if plan(pad, paper, count).scale * print_sheet.CELL >= SMALLEST_CELL
    )
    return next(fitting, 0)


def plan(pad: Pad, paper: str, count: int) -> Plan:
    """The arrangement in rows and columns, upright or lying, that makes the sheets largest."""
    short, long = PAPERS[paper]
    ways = [
        _arranged(pad, *page, count, columns)
        for page in ((short, long), (long, short))
        for columns in range(1, count + 1)
    ]
    return max(ways, key=lambda way: way.scale)


@lru_cache(maxsize=64)
def page(chosen: Choices, form: str) -> bytes:
    """The page as ``pdf`` or ``svg``."""
    pad = ruleset.pad(chosen.pad)
    laid = plan(pad, chosen.paper, chosen.sheets)
    words = _words(chosen.language)
    drawn = print_sheet.sheet(pad, chosen.ink, words)
    shapes = [
        shape for x, y in laid.corners for shape in print_shapes.moved(drawn, x, y, laid.scale)
    ]
    shapes.append(
        print_shapes.Text(laid.width / 2, laid.height - 3.2, words("notice"), 2.2, print_sheet.SOFT)
    )
    paint = print_shapes.as_pdf if form == "pdf" else print_shapes.as_svg
    title = f"Rowlock: {words('pad-name', pad=pad.name)}"
    return paint(shapes, laid.width, laid.height, title, chosen.language)


def _arranged(pad: Pad, width: float, height: float, count: int, columns: int) -> Plan:
    rows = -(-count // columns)
    wide, high = print_sheet.size_of(pad)
    across = (width - 2 * MARGIN - (columns - 1) * BETWEEN) / columns
    down = (height - 2 * MARGIN - (rows - 1) * BETWEEN) / rows
    scale = min(across / wide, down / high, LARGEST)
    left = (width - columns * wide * scale - (columns - 1) * BETWEEN) / 2
    top = (height - rows * high * scale - (rows - 1) * BETWEEN) / 2
    corners = tuple(
        (
            left + (at % columns) * (wide * scale + BETWEEN),
            top + (at // columns) * (high * scale + BETWEEN),
        )
        for at in range(count)
    )
    return Plan(width, height, scale, corners)


@lru_cache
def _words(language: str) -> print_sheet.Words:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / f"{language}.ftl").read_text("utf-8")))

    def text(key: str, **values: object) -> str:
        pattern = bundle.get_message(key).value
        if pattern is None:
            raise LookupError(key)
        return str(bundle.format_pattern(pattern, values)[0])

    return text


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> None:
    if value not in allowed:
        raise Fault("bad-print", f"{name}={value!r}", " | ".join(allowed))
