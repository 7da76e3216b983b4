"""A drawing as a list of a few shapes in millimetres, painted as PDF or as SVG.

The origin is the upper left corner and y grows downwards, as in SVG.
"""

import io
from collections.abc import Iterable, Sequence
from typing import NamedTuple
from xml.etree import ElementTree as ET

from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle, rounded by ``radius``; without ``fill`` only its line, without ``line`` none."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: str | None = None
    line: str | None = None
    thick: float = 0.25
    dashed: bool = False


class Stroke(NamedTuple):
    """A line through points."""

    points: tuple[Point, ...]
    line: str
    thick: float = 0.25


class Disc(NamedTuple):
    """A filled circle."""

    x: float
    y: float
    radius: float
    fill: str


class Text(NamedTuple):
    """Words: ``size`` is the font's, ``y`` the baseline, ``anchor`` what ``x`` is of them."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    bold: bool = False
    anchor: str = "middle"


Shape = Box | Stroke | Disc | Text


def moved(shapes: Iterable[Shape], x: float, y: float, scale: float) -> list[Shape]:
    """The same shapes, made larger by ``scale`` and then put at (x, y)."""
    return [_moved(shape, x, y, scale) for shape in shapes]


def width_of(words: str, size: float, bold: bool = False) -> float:
    """How wide words are, in mm for a size in mm."""
    width: float = stringWidth(words, _font(bold), size)
    return width


def as_pdf(shapes: Sequence[Shape], width: float, height: float, title: str, lang: str) -> bytes:
    """One page of that size."""
    out = io.BytesIO()
    canvas = Canvas(out, (width * mm, height * mm), pageCompression=1, lang=lang)
    canvas.setTitle(title)
    canvas.setCreator("Rowlock")
    canvas.transform(mm, 0, 0, mm, 0, height * mm)
    canvas.setLineCap(1)
    for shape in shapes:
        _paint(canvas, shape)
    canvas.showPage()
    canvas.save()
    return out.getvalue()


def as_svg(shapes: Sequence[Shape], width: float, height: float, title: str, lang: str) -> bytes:
    """The same page as SVG, in millimetres."""
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": f"{width:g}mm",
            "height": f"{height:g}mm",
            "viewBox": f"0 0 {width:g} {height:g}",
            "lang": lang,
            "font-family": "Helvetica, Arial, sans-serif",
            "stroke-linecap": "round",
        },
    )
    ET.SubElement(root, "title").text = title
    ET.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    for shape in shapes:
        _element(root, shape)
    svg: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return svg


def _moved(shape: Shape, x: float, y: float, scale: float) -> Shape:
    match shape:
        case Stroke(points, line, thick):
            there = tuple((x + a * scale, y + b * scale) for a, b in points)
            return Stroke(there, line, thick * scale)
        case Disc():
            return shape._replace(
                x=x + shape.x * scale, y=y + shape.y * scale, radius=shape.radius * scale
            )
        case Text():
            return shape._replace(
                x=x + shape.x * scale, y=y + shape.y * scale, size=shape.size * scale
            )
        case Box():
            return shape._replace(
                x=x + shape.x * scale,
                y=y + shape.y * scale,
                width=shape.width * scale,
                height=shape.height * scale,
                radius=shape.radius * scale,
                thick=shape.thick * scale,
            )


def _paint(canvas: Canvas, shape: Shape) -> None:
    match shape:
        case Box():
            _paint_box(canvas, shape)
        case Stroke(points, line, thick):
            canvas.setStrokeColor(HexColor(line))
            canvas.setLineWidth(thick)
            path = canvas.beginPath()
            path.moveTo(points[0][0], -points[0][1])
            for x, y in points[1:]:
                path.lineTo(x, -y)
            canvas.drawPath(path, stroke=1, fill=0)
        case Disc(x, y, radius, fill):
            canvas.setFillColor(HexColor(fill))
            canvas.circle(x, -y, radius, stroke=0, fill=1)
        case Text(x, y, words, size, fill, bold, anchor):
            canvas.setFillColor(HexColor(fill))
            canvas.setFont(_font(bold), size)
            draw = {"middle": canvas.drawCentredString, "end": canvas.drawRightString}
            draw.get(anchor, canvas.drawString)(x, -y, words)


def _paint_box(canvas: Canvas, box: Box) -> None:
    if box.fill:
        canvas.setFillColor(HexColor(box.fill))
    if box.line:
        canvas.setStrokeColor(HexColor(box.line))
        canvas.setLineWidth(box.thick)
        canvas.setDash([1.0, 1.0] if box.dashed else [])
    canvas.roundRect(
        box.x,
        -box.y - box.height,
        box.width,
        box.height,
        box.radius,
        stroke=int(box.line is not None),
        fill=int(box.fill is not None),
    )
    canvas.setDash([])


def _element(root: ET.Element, shape: Shape) -> None:
    match shape:
        case Box(x, y, width, height, radius, fill, line, thick, dashed):
            place = _numbers({"x": x, "y": y, "width": width, "height": height, "rx": radius})
            style = {"fill": fill or "none"}
            if line:
                style |= {"stroke": line, "stroke-width": f"{thick:.3g}"}
            if dashed:
                style["stroke-dasharray"] = "1 1"
            ET.SubElement(root, "rect", {**place, **style})
        case Stroke(points, line, thick):
            where = " ".join(f"{x:.3f},{y:.3f}" for x, y in points)
            style = {"fill": "none", "stroke": line, "stroke-width": f"{thick:.3g}"}
            ET.SubElement(root, "polyline", {"points": where, **style})
        case Disc(x, y, radius, fill):
            place = _numbers({"cx": x, "cy": y, "r": radius})
            ET.SubElement(root, "circle", {**place, "fill": fill})
        case Text(x, y, words, size, fill, bold, anchor):
            style = {"fill": fill, "text-anchor": anchor}
            if bold:
                style["font-weight"] = "700"
            place = _numbers({"x": x, "y": y, "font-size": size})
            ET.SubElement(root, "text", {**place, **style}).text = words


def _numbers(given: dict[str, float]) -> dict[str, str]:
    return {name: f"{value:.3f}".rstrip("0").rstrip(".") for name, value in given.items()}


def _font(bold: bool) -> str:
    return "Helvetica-Bold" if bold else "Helvetica"
