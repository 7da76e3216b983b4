"""A page in a language nobody speaks: every word longer and accented, to find what does not fit."""

import re

LONGER = 1.4  # German and Finnish run about so much longer than English
_ACCENTS = str.maketrans("aeiounAEIOUN", "àéîöûñÀÉÎÖÛÑ")
_SKIP = re.compile(r"(<(script|style|title)\b.*?</\2>|<[^>]*>|&\w+;)", re.DOTALL)
_WORD = re.compile(r"[A-Za-z]{2,}")


def lengthened(html: str) -> str:
    """The same page with longer words in its text; tags, scripts and numbers stay."""
    pieces = _SKIP.split(html)
    # The pattern has two groups, so pieces come as text, what was skipped, its tag's name or None.
    texts = (_WORD.sub(_longer, piece) for piece in pieces[::3])
    skipped = (*pieces[1::3], "")
    return "".join(text + kept for text, kept in zip(texts, skipped, strict=True))


def _longer(word: re.Match[str]) -> str:
    text = word[0].translate(_ACCENTS)
    more = max(1, round(len(text) * (LONGER - 1)))
    return text + (text[1:] or text)[-more:].lower()
