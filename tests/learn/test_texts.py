"""The texts: complete in every language, and no figure typed into any of them."""

import re

import pytest

from rowlock.learn import figures, languages, text, words
from rowlock.learn.living import SHOWN
from rowlock.rules.refusal import Fault

TAGS = languages.known()
OTHERS = [tag for tag in TAGS if tag != languages.FALLBACK]
YEAR = r"(?:19|20)\d\d"
PLACEHOLDER = re.compile(r"\{\{.*?\}\}", re.DOTALL)
FIGURE = re.compile(r'figure\("([\w-]+)"\)')
LINK = re.compile(r"\]\(#([\w-]+)\)")


def own_catalogues(tag: str) -> str:
    return "\n".join(f.read_text("utf-8") for f in sorted((languages.TEXTS / tag).glob("*.ftl")))


def missing(tag: str) -> list[str]:
    """Everything that a language lacks beside English; docs/translating.md tells of this list."""
    lacking = words.keys(own_catalogues(languages.FALLBACK)) - words.keys(own_catalogues(tag))
    texts = [part for part in text.SECTIONS if not text.source_of(tag, part).is_file()]
    page = languages.ROOT / f"{tag}.ftl"
    return sorted(lacking) + texts + ([] if page.is_file() else [page.name])


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_is_missing_in_any_language(tag):
    """Every language has every text and every key; what it lacks is listed here."""
    assert missing(tag) == []


@pytest.mark.parametrize("tag", OTHERS)
def test_no_language_has_keys_that_english_lacks(tag):
    """What nobody asks for is not kept."""
    extra = words.keys(own_catalogues(tag)) - words.keys(own_catalogues(languages.FALLBACK))
    assert extra == set()


def test_the_four_languages_are_there():
    """English, German, Dutch and Danish."""
    assert set(TAGS) >= {"en", "de", "nl", "da"}


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("part", text.SECTIONS)
def test_each_text_shows_the_same_figures_and_leads_to_parts_that_exist(tag, part):
    """A figure of one language is in all of them, and every link within the page arrives."""
    source = text.source_of(tag, part).read_text("utf-8")
    english = text.source_of(languages.FALLBACK, part).read_text("utf-8")
    assert FIGURE.findall(source) == FIGURE.findall(english)
    assert set(FIGURE.findall(source)) <= set(figures.FIGURES)
    assert set(LINK.findall(source)) <= set(text.SECTIONS)


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("part", text.SECTIONS)
def test_no_figure_is_typed_into_a_text(tag, part):
    """Digits stand only in years, in a list's numbering and in names that are computed."""
    source = text.source_of(tag, part).read_text("utf-8")
    typed = re.sub(YEAR, "", PLACEHOLDER.sub("", source))
    typed = re.sub(r"^\d\. ", "", typed, flags=re.MULTILINE)
    assert re.findall(r".*\d.*", typed) == []


@pytest.mark.parametrize("tag", TAGS)
def test_no_figure_is_typed_into_a_catalogue(tag):
    """The sentences of examples and figures have names where a number belongs."""
    lines = own_catalogues(tag).splitlines()
    values = [line.partition("=")[2] for line in lines if not line.startswith("#")]
    assert [value for value in values if re.search(r"\d", value)] == []


def test_every_figure_is_shown():
    """No figure is made in vain."""
    sources = [text.source_of("en", part).read_text("utf-8") for part in text.SECTIONS]
    assert set(FIGURE.findall("\n".join(sources))) == set(figures.FIGURES)


def test_every_example_has_its_sentences_and_no_other_has():
    """The catalogue of examples holds those that are shown."""
    shown = {f"ex-{case}" for cases in SHOWN.values() for case, _ in cases}
    keys = words.keys((languages.TEXTS / "en" / "examples.ftl").read_text("utf-8"))
    assert keys == {key + end for key in shown for end in ("", ".ask", ".answer")}


@pytest.mark.parametrize("tag", TAGS)
def test_languages_do_not_copy_each_other(tag):
    """A text is written in its language: no paragraph of English is left in another."""
    if tag == languages.FALLBACK:
        return
    for part in text.SECTIONS:
        own, english = (
            set(text.source_of(each, part).read_text("utf-8").split("\n\n"))
            for each in (tag, languages.FALLBACK)
        )
        assert not {same for same in own & english if "figure(" not in same}


def test_a_missing_text_is_a_fault():
    """Asking for what is not there names the language and the key."""
    with pytest.raises(Fault, match="no-text: de lacks no-such-key"):
        words.words("de")("no-such-key")
    with pytest.raises(Fault, match="no-text"):
        words.words("de")("fig-points.no-such-attribute")
    with pytest.raises(Fault, match="bad-text"):
        words.words("de")("learn-lead")


@pytest.mark.parametrize(
    ("source", "what"),
    [("No heading", "Heading"), ("# T\n\n{{ nobody_defines_this }}", "names")],
)
def test_a_broken_text_is_a_fault(tmp_path, monkeypatch, source, what):
    """A translator learns which file is wrong and what was expected."""
    (tmp_path / "object.md").write_text(source)
    monkeypatch.setattr(text, "source_of", lambda _tag, part: tmp_path / f"{part}.md")
    with pytest.raises(Fault, match=rf"en/object\.md.*{what}"):
        text.section("object", words.words("en"))


@pytest.mark.parametrize(
    ("header", "tag"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr,da;q=0.5,nl;q=0.7", "nl"),
        ("fr", "en"),
        ("", "en"),
        ("de;q=oops,nl;q=0.1", "nl"),
    ],
)
def test_the_reader_gets_the_first_language_we_have(header, tag):
    """By the browser's preferences; English if there is none of them."""
    assert languages.accepted(header) == tag


def test_numbers_are_written_as_the_language_does():
    """Decimal comma, per cent sign and lists as each language has them."""
    german, english = words.words("de"), words.words("en")
    assert (german.number(1234.5, 1), english.number(1234.5, 1)) == ("1.234,5", "1,234.5")
    assert (german.percent(0.1667), english.percent(0.1667)) == ("16,7\xa0%", "16.7%")
    assert german.listed(["a", "b", "c"], "or") == "a, b oder c"
    assert [words.words(tag).word(5) for tag in ("en", "de", "nl", "da")] == [
        "five",
        "fünf",
        "vijf",
        "fem",
    ]
