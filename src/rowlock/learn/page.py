"""The whole page of a language."""

import json
from functools import cache
from typing import NamedTuple

from rowlock.learn import languages, text
from rowlock.learn.living import SHOWN, Living, living
from rowlock.learn.pseudo import lengthened
from rowlock.learn.words import Words, words


class Part(NamedTuple):
    """A section and its living examples."""

    section: text.Section
    examples: tuple[Living, ...]


class Alternate(NamedTuple):
    """The same page in another language."""

    tag: str
    name: str
    path: str


def path(tag: str) -> str:
    """The address of a language's page."""
    return f"/{tag}/learn"


def html(tag: str, asked: str | None = None) -> str:
    """The page of language ``tag``, one of ``languages.known()`` or the pseudo-locale.

    ``asked`` is the language somebody wanted that we lack; the page then says so. A language's text
    and examples are made once, so that this costs little for any language asked.

    Raises:
        Fault: ``no-text`` or ``bad-text`` when its texts are not complete.
    """
    if tag == languages.PSEUDO:
        return lengthened(html(languages.FALLBACK))
    spoken = words(tag)
    template = text.environment(spoken).get_template("page.html")
    return template.render(
        tag=tag,
        parts=parts(spoken),
        text=_text(spoken),
        alternates=[Alternate(each, languages.own_name(each), path(each)) for each in known()],
        asked=asked,
    )


@cache
def _text(spoken: Words) -> str:
    template = text.environment(spoken).get_template("parts.html")
    return template.render(parts=parts(spoken), as_json=_as_json)


@cache
def parts(spoken: Words) -> tuple[Part, ...]:
    """The page's parts in their order."""
    return tuple(
        Part(
            text.section(anchor, spoken),
            tuple(living(case, seat, spoken) for case, seat in SHOWN.get(anchor, ())),
        )
        for anchor in text.SECTIONS
    )


def known() -> tuple[str, ...]:
    """The languages the page is written in."""
    return languages.known()


def _as_json(value: object) -> str:
    """JSON that cannot end the script element it lies in."""
    compact = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return compact.replace("<", "\\u003c")
