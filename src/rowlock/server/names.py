"""What somebody may be called, and which names look the same."""

import re
import unicodedata

LETTERS = 20
WHAT = f"1 to {LETTERS} printable characters"

_JOINERS = (
    "\u200c\u200d"  # within Persian words and between emoji, where they are part of the spelling
)
_VARIANTS = "\ufe0e\ufe0f"  # whether a sign is drawn as text or as emoji
_BETWEEN = re.compile(rf"(?<![\s{_JOINERS}])[{_JOINERS}](?![\s{_JOINERS}])")
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U000e0100-\U000e01ef]")
"""Characters that count as printable and that nobody can see."""

_NOT_SHOWN = dict.fromkeys(map(ord, _JOINERS + _VARIANTS))
_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁԛԝһ" + "αβεζηικμνορτυχ" + "ı",  # noqa: RUF001 - that is the point
    "abekmhopctyxijsdqwh" + "abezhikmnoptyx" + "i",
)
"""Cyrillic and Greek letters, in lower case, and the Latin ones that they look like in some case."""


def clean(name: str) -> str | None:
    """A name as it is shown, or None if it cannot be."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    bare = _BETWEEN.sub("", f" {name} ")[1:-1]
    shown = bare.translate(dict.fromkeys(map(ord, _VARIANTS)))
    printable = bare.isprintable() and not _UNSEEN.search(bare)
    visible = any(not unicodedata.category(letter).startswith("M") for letter in shown)
    return name if printable and visible and len(name) <= LETTERS else None


def key(name: str) -> str:
    """The same for names that nobody could tell apart at a table."""
    plain = unicodedata.normalize("NFKC", name.translate(_NOT_SHOWN)).casefold()
    return unicodedata.normalize("NFKC", plain).translate(_ALIKE)
