"""The page as it is sent: the same parts in every language, and nothing inline that the policy forbids."""

import json
import re
from html.parser import HTMLParser

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from rowlock.learn import languages, page, text
from rowlock.learn.living import SHOWN
from rowlock.learn.pseudo import lengthened
from rowlock.server import learn, static

TAGS = (*languages.known(), languages.PSEUDO)

# Litestar wants path parameters marked; server.static declares them in the older way.
pytestmark = pytest.mark.filterwarnings("ignore:.*deprecated inferred style")


class Reader(HTMLParser):
    """Collects what the tests ask about."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(source)

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def all(self, name):
        return [attributes for tag, attributes in self.tags if tag == name]


@pytest.fixture(scope="module")
def pages():
    return {tag: page.html(tag) for tag in TAGS}


@pytest.fixture(scope="module")
def client():
    app = Litestar(
        [*learn.handlers(), *static.handlers(first=learn.in_another_language)], openapi_config=None
    )
    with TestClient(app) as running:
        yield running


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_the_same_anchors(pages, tag):
    """Parts and examples have the same anchors in the same order, each once."""
    found = [attributes["id"] for _, attributes in Reader(pages[tag]).tags if "id" in attributes]
    anchors = [name for name in found if name in text.SECTIONS]
    tries = [name for name in found if re.fullmatch(r"try-(?!.*-title$).*", name)]
    assert anchors == list(text.SECTIONS)
    assert tries == [f"try-{case}" for part in text.SECTIONS for case, _ in SHOWN.get(part, ())]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("tag", languages.known())
def test_the_head_says_what_a_search_engine_wants(pages, tag):
    """Its language and one description."""
    read = Reader(pages[tag])
    assert read.all("html") == [{"lang": tag}]
    described = [m["content"] for m in read.all("meta") if m.get("name") == "description"]
    assert len(described) == 1
    assert 60 < len(described[0]) < 260


@pytest.mark.parametrize("tag", languages.known())
def test_the_answer_names_its_address_and_every_other_language(client, tag):
    """A search engine wants whole addresses, by the name that it knows the server by."""
    said = client.get(f"/{tag}/learn", headers={"host": "dice.example"}).headers["link"]
    links = re.findall(
        r'<http://dice\.example/([a-z]+)/learn>; rel="(\w+)"(?:; hreflang="(.+?)")?', said
    )
    assert len(links) == said.count("<")
    assert links == [
        (tag, "canonical", ""),
        *((each, "alternate", each) for each in languages.known()),
        ("en", "alternate", "x-default"),
    ]


@pytest.mark.parametrize("tag", TAGS)
def test_nothing_inline_needs_a_hole_in_the_policy(pages, tag):
    """No style attribute, no handler, no script but data; nothing from another host."""
    read = Reader(pages[tag])
    for name, attributes in read.tags:
        assert not [key for key in attributes if key == "style" or key.startswith("on")]
        for key in ("src", "href"):
            assert not (attributes.get(key) or "").startswith(("http", "//"))
        if name == "script" and "src" not in attributes:
            assert attributes == {"type": "application/json"}


@pytest.mark.parametrize("tag", TAGS)
def test_every_example_carries_its_answers(pages, tag):
    """The data of each example is JSON: every cell of the sheet is legal or has a reason."""
    data = re.findall(r'<script type="application/json">(.*?)</script>', pages[tag])
    assert len(data) == sum(map(len, SHOWN.values()))
    for each in map(json.loads, data):
        assert each["ok"][""]
        assert each["usual"]
        assert not {key for _, keys in each["no"] for key in keys} & set(each["ok"])


def test_longer_words_leave_tags_scripts_and_numbers_alone():
    """The pseudo-locale changes what is read and nothing else."""
    source = '<p class="no">Take 28 points &amp; go</p><script>let no</script>'
    longer = '<p class="no">Tàkéké 28 pöîñtsts &amp; göö</p><script>let no</script>'
    assert lengthened(source) == longer


def test_learn_leads_to_the_readers_language(client):
    """/learn goes to the browser's language, a region to its language."""
    asked = {"accept-language": "da,en;q=0.5"}
    answer = client.get("/learn", headers=asked, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/da/learn")
    answer = client.get("/de-AT/learn", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, "/de/learn")


def test_an_unknown_language_gets_english_and_is_told_so(client):
    """A language we lack is named on the English page, which is then not to be indexed."""
    answer = client.get("/fr/learn")
    assert answer.status_code == 200
    assert '<html lang="en">' in answer.text
    assert "language “fr” yet" in answer.text
    assert 'content="noindex"' in answer.text
    assert "noindex" not in client.get("/en/learn").text


def test_a_language_we_lack_costs_no_rendering(client, monkeypatch):
    """Whatever is asked for, the English text and its examples are rendered once."""
    client.get("/en/learn")
    monkeypatch.setattr(text, "section", None)
    monkeypatch.setattr(page, "living", None)
    asked = [client.get(f"/{tag}/learn") for tag in ("xx", "yy-Latn", "zz")]
    assert [answer.status_code for answer in asked] == [200, 200, 200]
    assert "language “zz” yet" in asked[2].text


def test_a_language_we_lack_is_made_once(client, monkeypatch):
    """Asked for again the page is sent as it was made; regions and cases of it lead to the one."""
    first = client.get("/pt/learn")
    monkeypatch.setattr(page, "html", None)
    assert client.get("/pt/learn").text == first.text
    for tag in ("pt-BR", "PT", "pt-latn-1abc"):
        answer = client.get(f"/{tag}/learn", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (302, "/pt/learn")


@pytest.mark.parametrize("path", ["/%3Cscript%3E/learn", "/x/learn", "/en/learn/more"])
def test_what_is_no_language_is_the_pages_own_business(client, path):
    """Only what may be a language's tag is answered here."""
    assert 'class="contents"' not in client.get(path).text


def test_a_page_is_sent_once(client):
    """A browser that has the page is told so, and gets it compressed if it has not."""
    first = client.get("/nl/learn")
    assert first.headers["content-encoding"] == "gzip"
    again = client.get("/nl/learn", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
