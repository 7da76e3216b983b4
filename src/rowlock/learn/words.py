"""One language's words and numbers: the page's catalogue and the Learn pages' own, formatted."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from rowlock.learn.languages import ROOT, TEXTS
from rowlock.rules.refusal import Fault

Chance = Fraction | float


class Words:
    """The texts of one language.

    Asking for a text that is missing, or with a name that it lacks, raises ``Fault``: a page is
    complete or it is not made.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self._bundle = FluentBundle([tag], use_isolating=False)
        for file in catalogues(tag):
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, key: str, **values: Any) -> str:
        """The text of ``key``, or of ``key.attribute``."""
        name, _, attribute = key.partition(".")
        try:
            message = self._bundle.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
        except LookupError:
            pattern = None
        if pattern is None:
            raise Fault("no-text", f"{self.tag} lacks {key}", "a text in its catalogue")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise Fault("bad-text", f"{self.tag} {key}: {errors[0]}", "only names that are given")
        return str(text)

    def number(self, value: Chance, digits: int = 0) -> str:
        """A number with so many decimals."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(float(value), format=pattern, locale=self.tag)

    def percent(self, value: Chance, digits: int = 1) -> str:
        """A chance in per cent."""
        zeros = "." + "0" * digits if digits else ""
        pattern = Locale.parse(self.tag).percent_formats[None].pattern.replace("0", "0" + zeros)
        return format_percent(float(value), format=pattern, locale=self.tag)

    def listed(self, items: Iterable[str], style: str = "standard") -> str:
        """Some things, "one, two and three"; with style ``or``, "one, two or three"."""
        return format_list(list(items), style=style, locale=self.tag)  # type: ignore[arg-type]

    def mark(self, mark: tuple[str, int]) -> str:
        """A mark: "red 7"."""
        return self("mark-name", row=mark[0], number=mark[1])

    def word(self, value: int) -> str:
        """A small number as a word: "five"."""
        return self(f"number-{value}")

    def ordinal(self, value: int) -> str:
        """A small ordinal as a word, as far as it is the same whatever follows: "fourth"."""
        return self(f"ordinal-{value}")


@cache
def words(tag: str) -> Words:
    """The words of a language we have."""
    return Words(tag)


def catalogues(tag: str) -> list[Any]:
    """The Fluent files of a language: the page's, then the Learn pages' own."""
    return [ROOT / f"{tag}.ftl", *sorted((TEXTS / tag).glob("*.ftl"))]


def keys(text: str) -> set[str]:
    """The keys of a Fluent file, those of attributes as ``key.attribute``."""
    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            found |= {entry.id.name} if entry.value else set()
            found |= {f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes}
    return found
