"""Printed pads: every choice is drawn, fits the page, and what cannot be printed says why."""

import re
from dataclasses import replace
from itertools import product
from xml.etree import ElementTree as ET

import pytest

from rowlock.rules import ruleset
from rowlock.rules.refusal import Fault
from rowlock.server.paper import print_page, print_shapes, print_sheet

SVG = "{http://www.w3.org/2000/svg}"
POINTS_TO_MM = 25.4 / 72
ALL = list(product(ruleset.PADS, print_page.PAPERS, map(str, range(1, 9))))


def svg(pad, paper, sheets="2", ink="colour", language="en"):
    chosen = print_page.choices(pad, paper, sheets, ink, language)
    return ET.fromstring(print_page.page(chosen, "svg"))  # noqa: S314 - our own


@pytest.mark.parametrize(("pad", "paper", "sheets"), ALL)
def test_every_sheet_lies_whole_within_the_margins_and_beside_the_others(pad, paper, sheets):
    """No sheet leaves the printable part of the page or touches another."""
    plan = print_page.plan(ruleset.pad(pad), paper, int(sheets))
    wide, high = (side * plan.scale for side in print_sheet.size_of(ruleset.pad(pad)))
    assert len(plan.corners) == int(sheets)
    assert sorted((plan.width, plan.height)) == sorted(print_page.PAPERS[paper])
    for x, y in plan.corners:
        assert x >= print_page.MARGIN - 1e-6
        assert y >= print_page.MARGIN - 1e-6
        assert x + wide <= plan.width - print_page.MARGIN + 1e-6
        assert y + high <= plan.height - print_page.MARGIN + 1e-6
    for (x, y), (other_x, other_y) in product(plan.corners, repeat=2):
        if (x, y) != (other_x, other_y):
            assert abs(x - other_x) >= wide or abs(y - other_y) >= high


@pytest.mark.parametrize(("pad", "paper", "sheets"), ALL)
def test_cells_are_large_enough_for_a_pencil(pad, paper, sheets):
    """Whatever may be printed has cells of six millimetres or more."""
    assert int(sheets) <= print_page.most_that_fit(ruleset.pad(pad), paper)
    scale = print_page.plan(ruleset.pad(pad), paper, int(sheets)).scale
    assert scale * print_sheet.CELL >= print_page.SMALLEST_CELL


@pytest.mark.parametrize("ink", print_sheet.INKS)
@pytest.mark.parametrize("pad", ruleset.PADS)
def test_a_sheet_shows_every_number_of_its_pad_its_boxes_and_its_points(pad, ink):
    """All cells, the penalty boxes and the points table are on every sheet of the page."""
    page = svg(pad, "a4", "3", ink)
    words = [text.text for text in page.iter(f"{SVG}text")]
    numbers = [n for row in ruleset.pad(pad).numbers for n in row]
    points = ruleset.ruleset(ruleset.options({"pad": pad})).points[1:]
    expected = [*numbers, *range(1, len(points) + 1), *points, *[ruleset.pad(pad).lock_after] * 4]
    shown = sorted(int(word) for word in words if word and word.isdecimal())
    assert shown == sorted(expected * 3)


@pytest.mark.parametrize("pad", ruleset.PADS)
def test_grey_sheets_hold_no_colour_and_tell_the_colours_apart_all_the_same(pad):
    """Every tone of a grey page is grey, and each colour has a letter and a pattern of its own."""
    page = svg(pad, "a4", ink="grey")
    paints = {e.get(a) for e in page.iter() for a in ("fill", "stroke")} - {None, "none"}
    inks = print_sheet.GREY.values()
    for paint in paints - {print_sheet.INK, print_sheet.SOFT, print_sheet.HAIR}:
        assert re.fullmatch(r"#(..)\1\1", paint)
    assert len({ink.pattern for ink in inks}) == len(inks) == 4
    letters = {text.text for text in page.iter(f"{SVG}text")}
    assert {"R", "Y", "G", "B"} <= letters


@pytest.mark.parametrize("language", print_page.LANGUAGES)
def test_words_fit_their_places_in_every_language(language):
    """No word of a sheet runs into what is printed beside it."""
    pad = ruleset.pad("mixx-a")
    words = print_page._words(language)
    texts = [s for s in print_sheet.sheet(pad, "colour", words) if isinstance(s, print_shapes.Text)]
    penalties = next(text for text in texts if text.words == words("penalty-title"))
    width = print_shapes.width_of(penalties.words, penalties.size)
    assert penalties.x + width <= print_sheet.EDGE + 23
    name = next(text for text in texts if text.words == words("print-name"))
    assert print_shapes.width_of(name.words, name.size) < 20


def test_the_pdf_is_one_page_of_that_paper():
    """The PDF has one page, as large as the paper, upright or lying."""
    for paper, sheets in product(print_page.PAPERS, ("1", "2", "8")):
        chosen = print_page.choices("classic", paper, sheets, "colour", "da")
        pdf = print_page.page(chosen, "pdf")
        assert pdf.startswith(b"%PDF-")
        boxes = re.findall(rb"/MediaBox \[ 0 0 ([\d.]+) ([\d.]+) \]", pdf)
        assert len(boxes) == 1
        sides = sorted(float(side) * POINTS_TO_MM for side in boxes[0])
        assert sides == pytest.approx(sorted(print_page.PAPERS[paper]), abs=0.01)


def test_the_same_choices_make_the_same_svg():
    """The page is made from its choices alone."""
    chosen = print_page.choices("mixx-b", "letter", "5", "grey", "nl")
    assert print_page.page(chosen, "svg") == print_page.page.__wrapped__(chosen, "svg")


def test_a_pad_that_cannot_be_printed_that_small_says_how_many_fit(monkeypatch):
    """A pad of sixteen cells a row does not fit eight times, and the refusal says how often it does."""
    classic = ruleset.pad("classic")
    wide = replace(classic, numbers=tuple(tuple(range(2, 18)) for _ in range(4)))
    fit = print_page.most_that_fit(wide, "a4")
    assert 1 <= fit < 8
    monkeypatch.setattr(print_page.ruleset, "pad", lambda _name: wide)
    print_page.choices("wide", "a4", str(fit), "colour", "en")
    with pytest.raises(Fault) as refused:
        print_page.choices("wide", "a4", str(fit + 1), "colour", "en")
    assert refused.value.code == "too-many-sheets"
    assert str(fit) in refused.value.expected


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (("nope", "a4", "2", "colour", "en"), "unknown-pad"),
        (("classic", "a5", "2", "colour", "en"), "bad-print"),
        (("classic", "a4", "9", "colour", "en"), "bad-print"),
        (("classic", "a4", "0", "colour", "en"), "bad-print"),
        (("classic", "a4", "two", "colour", "en"), "bad-print"),
        (("classic", "a4", "2", "pink", "en"), "bad-print"),
        (("classic", "a4", "2", "colour", "../en"), "bad-print"),
    ],
)
def test_bad_choices_are_refused_with_a_code(given, code):
    """An unknown pad, paper, number, ink or language is refused, and what is allowed is named."""
    with pytest.raises(Fault) as refused:
        print_page.choices(*given)
    assert refused.value.code == code
    assert "classic" in refused.value.expected or "|" in refused.value.expected
