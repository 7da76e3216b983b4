"""A section's text: Markdown with names for its numbers and figures, read into HTML."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined, TemplateError, select_autoescape
from markdown_it import MarkdownIt

from rowlock.learn import facts, figures
from rowlock.learn.languages import TEXTS
from rowlock.learn.words import Words
from rowlock.rules.refusal import Fault

SECTIONS = (
    "object",
    "sheet",
    "turn",
    "left-to-right",
    "locking",
    "end",
    "scoring",
    "penalties",
    "examples",
    "odds",
    "strategy",
    "mistakes",
    "options",
    "variants",
    "glossary",
    "questions",
    "history",
    "notice",
)
"""The parts of the page in their order, by the anchor that all languages share."""

_HEADING = re.compile(r"#\s+(.+)\n+")


class Section(NamedTuple):
    """One part of the page: its anchor, its heading and its HTML."""

    anchor: str
    title: str
    html: str


def section(anchor: str, words: Words) -> Section:
    """The part of that anchor.

    Raises:
        Fault: ``bad-text`` for a text without a heading or with a name that nobody defines.
    """
    source = source_of(words.tag, anchor).read_text("utf-8")
    heading = _HEADING.match(source)
    if heading is None:
        raise Fault("bad-text", f"{words.tag}/{anchor}.md", "a first line '# Heading'")
    try:
        text = environment(words).from_string(source[heading.end() :]).render()
    except TemplateError as error:
        what = f"{words.tag}/{anchor}.md: {error}"
        raise Fault("bad-text", what, "only names that facts.py defines") from error
    return Section(anchor, heading[1].strip(), _markdown().render(text))


def source_of(tag: str, anchor: str) -> Path:
    """The file of a part's text."""
    return TEXTS / tag / f"{anchor}.md"


@cache
def environment(words: Words) -> Environment:
    """The names and filters of texts and templates in one language."""
    made = Environment(
        loader=PackageLoader("rowlock.learn"),
        undefined=StrictUndefined,
        # Templates are escaped; texts are ours, and become Markdown.
        autoescape=select_autoescape(["html"], default_for_string=False),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters.update(word=words.word, ordinal=words.ordinal, number=words.number)
    made.globals |= facts.context(words) | {"t": words}

    def figure(name: str) -> str:
        html = made.get_template("figure.html").render(figure=figures.figure(name, words))
        return one_line(html)

    made.globals["figure"] = figure
    return made


def one_line(html: str) -> str:
    """The same HTML without line ends, so that Markdown takes it as one block."""
    return re.sub(r"\s*\n\s*", " ", html).strip()


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"typographer": False}).enable("table")
