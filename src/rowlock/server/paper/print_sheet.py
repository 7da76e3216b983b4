"""One score sheet of a pad, drawn."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import NamedTuple

from rowlock.rules import ruleset
from rowlock.rules.ruleset import ROWS, Pad
from rowlock.server.paper.print_shapes import Box, Disc, Shape, Stroke, Text, width_of

Words = Callable[..., str]

EDGE = 3.0
TAG = 7.0
PITCH = 12.0
"""From one cell to the next, in mm at full size."""
CELL = 10.6
LOCK = 15.0
BAND = 13.6
ROW_PITCH = 15.2
HEAD = 10.0
FOOT = 27.5
PAPER = "#ffffff"
INK = "#26221d"
SOFT = "#6b645b"
HAIR = "#b9b1a5"
INSET = 0.8
MINUS = "\N{EN DASH}"  # the printers' own fonts have no other minus


class Ink(NamedTuple):
    """How a colour is printed: ``tint`` behind its cells, ``line`` around them, ``word`` in them.

    ``pattern`` tells the tint apart where there are no colours.
    """

    tint: str
    line: str
    word: str
    pattern: str | None = None


COLOUR = {
    "red": Ink("#f7cfc9", "#b3261e", "#971b14"),
    "yellow": Ink("#fbe7a4", "#b58a00", "#6d4d00"),
    "green": Ink("#cbe7d0", "#1f7a43", "#14552d"),
    "blue": Ink("#cfdff5", "#2358a5", "#173f7b"),
}
GREY = {
    "red": Ink("#e3e3e3", "#4a4a4a", "#1c1c1c", "rising"),
    "yellow": Ink("#f6f6f6", "#4a4a4a", "#1c1c1c", "dots"),
    "green": Ink("#ececec", "#4a4a4a", "#1c1c1c", "lines"),
    "blue": Ink("#d9d9d9", "#4a4a4a", "#1c1c1c", "falling"),
}
INKS = {"colour": COLOUR, "grey": GREY}


def size_of(pad: Pad) -> tuple[float, float]:
    """Width and height of a sheet of this pad at full size, in mm."""
    cells = max(len(numbers) for numbers in pad.numbers)
    width = EDGE + TAG + cells * PITCH + LOCK + EDGE
    return width, EDGE + HEAD + len(pad.numbers) * ROW_PITCH + FOOT + EDGE


def sheet(pad: Pad, ink: str, words: Words) -> list[Shape]:
    """The sheet at full size, its upper left corner at the origin."""
    width, height = size_of(pad)
    shapes: list[Shape] = [
        Box(0, 0, width, height, 4, PAPER, HAIR, 0.3),
        *_head(pad, words, width),
    ]
    inks = INKS[ink]
    for row in range(len(pad.numbers)):
        shapes += _row(pad, row, inks, words, EDGE + HEAD + row * ROW_PITCH)
    shapes += _foot(pad, inks, words, EDGE + HEAD + len(pad.numbers) * ROW_PITCH + 1.5)
    return shapes


def _head(pad: Pad, words: Words, width: float) -> Iterator[Shape]:
    name = words("print-name")
    start = EDGE + 2 + width_of(name, 3.6) + 2
    yield Text(EDGE + 2, 9.6, name, 3.6, SOFT, anchor="start")
    yield Stroke(((start, 10.2), (start + 62, 10.2)), HAIR, 0.3)
    title = words("pad-name", pad=pad.name)
    yield Text(width - EDGE - 2, 9.6, title, 4.2, INK, bold=True, anchor="end")


def _row(pad: Pad, row: int, inks: dict[str, Ink], words: Words, top: float) -> Iterator[Shape]:
    numbers, colours = pad.numbers[row], pad.colours[row]
    mixed = len(set(colours)) > 1
    left, first = EDGE, EDGE + TAG
    end = first + len(numbers) * PITCH + LOCK
    # The tint lies under whole runs of a colour, so that a mixed row shows where it changes.
    starts = [0, *(c for c in range(1, len(numbers)) if colours[c] != colours[c - 1]), len(numbers)]
    for run, until in pairwise(starts):
        ink = inks[colours[run]]
        x = left if run == 0 else first + run * PITCH
        x_end = end if until == len(numbers) else first + until * PITCH
        yield from _tinted(ink, x, top, x_end - x, run == 0, until == len(numbers))
        if ink.pattern:
            clear = first if run == 0 and not mixed else x + INSET
            yield from pattern(
                ink.pattern, clear, top + INSET, x_end - clear - INSET, BAND - 2 * INSET
            )
    if not mixed:
        letter = words("row-letter", row=ROWS[row])
        ink = inks[ROWS[row]]
        yield Text(
            left + TAG / 2 + 0.3,
            top + BAND / 2 + 1.9,
            letter,
            5.2 / len(letter) ** 0.5,
            ink.word,
            True,
        )
    gap = (PITCH - CELL) / 2
    for cell, number in enumerate(numbers):
        ink, x = inks[colours[cell]], first + cell * PITCH + gap
        yield Box(x, top + (BAND - CELL) / 2, CELL, CELL, 2, PAPER, ink.line, 0.35)
        yield Text(
            x + CELL / 2, top + BAND / 2 + (2.9 if mixed else 2.1), str(number), 6.0, ink.word, True
        )
        if mixed:
            letter = words("row-letter", row=colours[cell])
            yield Text(
                x + 0.9, top + (BAND - CELL) / 2 + 2.6, letter, 2.3, ink.word, False, "start"
            )
    yield from _lock(pad, inks[colours[-1]], first + len(numbers) * PITCH + LOCK / 2, top)


def _tinted(ink: Ink, x: float, top: float, width: float, opens: bool, ends: bool) -> list[Shape]:
    shapes: list[Shape] = [Box(x, top, width, BAND, 3, ink.tint)]
    for here, at in ((opens, x), (ends, x + width - 3)):
        if not here:
            shapes.append(Box(at, top, 3, BAND, 0, ink.tint))
    return shapes


def pattern(kind: str, x: float, y: float, width: float, height: float) -> Iterator[Shape]:
    """Lines or dots that fill a rectangle and nothing beside it."""
    if kind == "lines":
        for step in range(1, int(height / 1.5) + 1):
            yield Stroke(((x, y + step * 1.5), (x + width, y + step * 1.5)), "#9a9a9a", 0.2)
    elif kind == "dots":
        for down in range(int(height / 2) + 1):
            for across in range(int(width / 2) + 1):
                yield Disc(x + across * 2, y + down * 2, 0.28, "#8a8a8a")
    else:
        yield from _slanted(x, y, width, height, falling=kind == "falling")


def _slanted(x: float, y: float, width: float, height: float, falling: bool) -> Iterator[Shape]:
    offset = 2.0
    while offset < width + height:
        # The line from the left or lower edge to the upper or right one.
        start = (max(0.0, offset - height), min(offset, height))
        end = (min(offset, width), max(0.0, offset - width))
        points = tuple((x + a, y + (height - b if falling else b)) for a, b in (start, end))
        yield Stroke(points, "#a6a6a6", 0.22)
        offset += 2.4


def _lock(pad: Pad, ink: Ink, x: float, top: float) -> Iterator[Shape]:
    middle = top + BAND / 2
    yield Disc(x, middle, CELL / 2 + 0.35, ink.line)
    yield Disc(x, middle, CELL / 2, PAPER)
    yield Stroke(
        (
            (x - 1.5, middle),
            (x - 1.5, middle - 1.6),
            (x - 0.7, middle - 2.7),
            (x + 0.7, middle - 2.7),
            (x + 1.5, middle - 1.6),
            (x + 1.5, middle),
        ),
        ink.word,
        0.6,
    )
    yield Box(x - 2.3, middle - 0.3, 4.6, 3.4, 0.7, ink.word)
    yield Text(x, middle + 2.3, str(pad.lock_after), 2.7, PAPER, bold=True)


def _foot(pad: Pad, inks: dict[str, Ink], words: Words, top: float) -> Iterator[Shape]:
    options = ruleset.options({"pad": pad.name})
    yield from _points(ruleset.ruleset(options).points, words, top, size_of(pad)[0] - 2 * EDGE)
    yield from _penalties(options.penalty_limit, options.penalty_points, words, top + 14)
    yield from _totals(pad, inks, words, top + 14)


def _points(points: tuple[int, ...], words: Words, top: float, width: float) -> Iterator[Shape]:
    """The table: how many points so many marks are."""
    label = 21.0
    pitch = (width - label) / (len(points) - 1)
    yield Box(EDGE, top, width, 11, 2, None, HAIR, 0.3)
    yield Text(EDGE + 2, top + 4.4, words("print-marks"), 3.1, SOFT, anchor="start")
    yield Text(EDGE + 2, top + 9.2, words("print-points"), 3.1, INK, bold=True, anchor="start")
    for marks in range(1, len(points)):
        x = EDGE + label + (marks - 0.5) * pitch
        yield Text(x, top + 4.4, str(marks), 3.3, SOFT)
        yield Text(x, top + 9.2, str(points[marks]), 3.9, INK, bold=True)
        yield Stroke(((x - pitch / 2, top + 1.5), (x - pitch / 2, top + 9.5)), HAIR, 0.2)


def _penalties(boxes: int, cost: int, words: Words, top: float) -> Iterator[Shape]:
    title = words("penalty-title")
    size = min(3.1, 3.1 * 19 / width_of(title, 3.1))
    yield Text(EDGE + 2, top + 4.4, title, size, SOFT, anchor="start")
    yield Text(
        EDGE + 2, top + 9.2, words("print-each", n=cost), 3.1, INK, bold=True, anchor="start"
    )
    for box in range(boxes):
        yield Box(EDGE + 23 + box * 9.2, top + 1.4, 8.2, 8.2, 1.6, PAPER, INK, 0.35)


def _totals(pad: Pad, inks: dict[str, Ink], words: Words, top: float) -> Iterator[Shape]:
    """A box for the points of each row, one for the penalties, and a larger one for the total."""
    box, signs = 10.8, 3.4
    total = 15.0
    count = len(pad.numbers)
    x = size_of(pad)[0] - EDGE - total - (count + 1) * (box + signs)
    for row in range(count):
        ink = inks[pad.colours[row][-1]]
        yield Box(x, top + 0.6, box, 9.8, 1.8, ink.tint, ink.line, 0.35)
        letter = words("row-letter", row=pad.colours[row][-1])
        yield Text(x + 0.9, top + 3.2, letter, 2.3, ink.word, anchor="start")
        sign = "+" if row < count - 1 else MINUS
        yield Text(x + box + signs / 2, top + 6.9, sign, 4, SOFT)
        x += box + signs
    yield Box(x, top + 0.6, box, 9.8, 1.8, PAPER, INK, 0.35)
    yield Text(x + box + signs / 2, top + 6.9, "=", 4, SOFT)
    yield Box(x + box + signs, top - 0.4, total, 11.8, 2.2, PAPER, INK, 0.7)
