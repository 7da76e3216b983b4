"""The languages of the Learn pages: a folder of texts for each, found by looking."""

import re
from functools import cache
from pathlib import Path

from babel import Locale

ROOT = Path(__file__).parents[1] / "locale"
TEXTS = ROOT / "learn"
FALLBACK = "en"
PSEUDO = "qps-ploc"
"""English with longer words and accents, for tests of the layout; nobody is offered it."""

_TAG = re.compile(r"[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*")


@cache
def known() -> tuple[str, ...]:
    """The tags of the languages we have, English first, then the others by tag.

    The page's list, ``data-languages`` in ``web/index.html``, is this one in this order.
    """
    tags = sorted(folder.name for folder in TEXTS.iterdir() if folder.is_dir())
    return tuple(sorted(tags, key=lambda tag: tag != FALLBACK))


def is_tag(text: str) -> bool:
    """Whether this looks like the tag of some language."""
    return _TAG.fullmatch(text) is not None


def nearest(tag: str) -> str | None:
    """Our language for a tag: the same, or the one it is a region of; None if we have neither."""
    primary = tag.lower().partition("-")[0]
    return primary if primary in known() else None


def accepted(header: str) -> str:
    """The first language of an Accept-Language header that we have, by the reader's preference."""
    weighed: list[tuple[float, int, str]] = []
    for item in header.split(","):
        tag, _, weight = item.strip().partition(";q=")
        ours = nearest(tag)
        if ours is not None:
            weighed.append((-_number(weight), len(weighed), ours))
    return min(weighed)[2] if weighed else FALLBACK


def own_name(tag: str) -> str:
    """What a language calls itself, with a capital for a list of its own."""
    name = Locale.parse(tag).get_language_name(tag) or tag
    return name[:1].upper() + name[1:]


def _number(weight: str) -> float:
    try:
        return float(weight) if weight else 1.0
    except ValueError:
        return 0.0
