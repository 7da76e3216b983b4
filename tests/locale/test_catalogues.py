"""The catalogues: one text for everything the page says, in every language, and nothing left over."""

import re
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rowlock
from rowlock.learn import languages

HOME = Path(rowlock.__file__).parent
LANGUAGES = languages.known()
PROTOCOL = Path(__file__).parents[2] / "docs/protocol.md"
NUMBERS = (0, 1, 2, 5, 11)

Catalogue = dict[str, ast.Message]


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


def text(language: str) -> str:
    return (HOME / "locale" / f"{language}.ftl").read_text("utf-8")


def catalogue(language: str) -> Catalogue:
    resource = FluentParser().parse(text(language))
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def references(messages: Catalogue, key: str) -> _References:
    """What a message refers to, itself and through the messages it holds."""
    found = _References()
    found.visit(messages[key])
    for other in list(found.messages):
        inner = references(messages, other)
        found.variables |= inner.variables
        found.messages |= inner.messages
        for name, names in inner.keys.items():
            found.keys.setdefault(name, set()).update(names)
    return found


def test_the_page_and_the_learn_pages_speak_the_same_languages():
    """The page offers the languages of the Learn pages, in their order, and has a catalogue of each."""
    offered = re.search(r'data-languages="([^"]*)"', (HOME / "web/index.html").read_text("utf-8"))
    assert tuple(offered[1].split()) == LANGUAGES
    assert {file.stem for file in (HOME / "locale").glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_fluent_and_said_once(language):
    """Nothing in a catalogue is junk to the parser, and no key is there twice."""
    body = FluentParser().parse(text(language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(keys) > 200
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language):
    """The four catalogues have the same keys, and each text is given the same values."""
    english, other = catalogue("en"), catalogue(language)
    assert set(other) == set(english)
    different = {
        key: references(english, key).variables ^ references(other, key).variables
        for key in english
        if references(english, key).variables != references(other, key).variables
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variant_of_every_text_can_be_formatted(language):
    """No text errs, whichever variant is chosen and whatever the number, and none is empty."""
    messages = catalogue(language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    for key in messages:
        for values in samples(references(messages, key)):
            formatted, errors = bundle.format_pattern(bundle.get_message(key).value, values)
            assert errors == [], key
            assert formatted.strip(), key
            assert "{" not in formatted, key


def samples(found: _References) -> list[dict[str, object]]:
    """Values for a message: every variant by name, and numbers of every plural."""
    plurals = {"zero", "one", "two", "few", "many", "other"}
    choices = []
    for name in sorted(found.variables):
        named = found.keys.get(name, set())
        choices.append([(name, value) for value in (named - plurals or NUMBERS)])
    return [dict(chosen) for chosen in product(*choices)]


def modules() -> dict[str, str]:
    files = [file for file in (HOME / "web").rglob("*.js") if "vendor" not in file.parts]
    return {str(file.relative_to(HOME / "web")): file.read_text("utf-8") for file in files}


def code_without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|^\s*//.*?$", "", source, flags=re.DOTALL | re.MULTILINE)


def test_the_page_asks_for_nothing_that_the_catalogues_lack():
    """Every key that a module hands to t() is in the catalogues; a made key matches some."""
    keys = set(catalogue("en"))
    missing = []
    for name, source in modules().items():
        for said in re.findall(r'\bt\(\s*"([^"]+)"', code_without_comments(source)):
            missing += [(name, said)] if said not in keys else []
        for made in re.findall(r"\bt\(\s*`([^`]+)`", code_without_comments(source)):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(made))
            missing += [(name, made)] if not any(re.fullmatch(pattern, key) for key in keys) else []
    assert missing == []


def test_the_page_needs_everything_that_the_catalogues_say():
    """Every key is named in the code, made by a module, held by another text, or an error's code."""
    messages = catalogue("en")
    sources = "\n".join(code_without_comments(source) for source in modules().values())
    named = set(re.findall(r'"([a-z][a-zA-Z0-9_-]*)"', sources)) | codes()
    made = [
        re.sub(r"\\\$\\\{.*?\\\}", "[a-zA-Z0-9_-]+", re.escape(template))
        for template in re.findall(r"`([a-z][a-z0-9-]*-\$\{[^`]*)`", sources)
        if not template.startswith("error-")
    ]
    held = {other for key in messages for other in references(messages, key).messages}
    errors = {f"error-{code}" for code in named}
    unused = [
        key
        for key in messages
        if key not in named | held | errors
        and not any(re.fullmatch(pattern, key) for pattern in made)
    ]
    assert unused == []


def codes() -> set[str]:
    """Every hyphenated word that the package's code or the protocol puts in quotes of code."""
    package = "\n".join(file.read_text("utf-8") for file in HOME.rglob("*.py"))
    quoted = re.findall(r'"([a-z]+(?:-[a-z]+)*)"', package)
    return {*quoted, *re.findall(r"`([a-z]+(?:-[a-z]+)+)`", PROTOCOL.read_text("utf-8"))}


def test_every_code_of_the_protocol_has_a_sentence():
    """What docs/protocol.md says may be refused is a sentence for people, in every language."""
    section = PROTOCOL.read_text("utf-8").split("### Errors of a choice")[1]
    section = section.split("\n## ")[0]
    refused = re.findall(r"`([a-z]+(?:-[a-z]+)+)`", section)
    assert len(refused) > 10
    assert [code for code in refused if f"error-{code}" not in catalogue("en")] == []


@pytest.mark.parametrize("name", sorted(modules()))
def test_no_module_speaks_for_itself(name):
    """No words stand in a module's markup: all but the product's name come from the catalogues."""
    said = []
    for markup in templates(modules()[name]):
        outside = re.sub(r"<[^>]*>", "\n", markup)
        said += [part.strip() for part in outside.split("\n") if re.search(r"[^\W\d_]{2,}", part)]
        said += re.findall(r'(?:aria-label|title|alt|placeholder)="([^"]*[^\W\d_][^"]*)"', markup)
    assert [words for words in said if words not in ("Rowlock", "· Rowlock")] == []


def templates(source: str) -> list[str]:
    """The literal text of each html`...` template, with a gap where a value is put in."""
    found: list[str] = []
    stack: list[tuple[str, int]] = []  # ("`", index into found or -1) and ("{", depth)
    at = 0
    source = code_without_comments(source)
    while at < len(source):
        char = source[at]
        inside = stack[-1] if stack else ("code", 0)
        if inside[0] == "`":
            if char == "`":
                stack.pop()
            elif source.startswith("${", at):
                stack.append(("{", 0))
                at += 1
                if inside[1] >= 0:
                    found[inside[1]] += "\x00"
            elif inside[1] >= 0:
                found[inside[1]] += char
        elif char in "\"'":
            end = re.compile(rf"(?:\\.|[^\\{char}])*{char}").match(source, at + 1)
            at = end.end() - 1 if end else at
        elif char == "`":
            tagged = source[:at].endswith("html")
            found += [""] if tagged else []
            stack.append(("`", len(found) - 1 if tagged else -1))
        elif inside[0] == "{" and char in "{}":
            depth = inside[1] + (1 if char == "{" else -1)
            stack.pop()
            if depth >= 0:
                stack.append(("{", depth))
        at += 1
    return found


def test_words_in_markup_would_be_seen():
    """The check above does see a word between tags, in a nested template, and in a label."""
    source = (
        """const a = html`<p class="x">${on ? html`<b>Nested ${t("x")}</b>` : "no"} Hello</p>`;"""
    )
    whole, nested = templates(source)
    assert "Hello" in whole
    assert "Nested" in nested
    assert "class" not in re.sub(r"<[^>]*>", "", whole)
