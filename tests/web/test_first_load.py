"""What the first page names beforehand, read from the sources: nothing is found late, nothing for nothing."""

import json
import posixpath
import re
from pathlib import Path

import pytest

import rowlock
from rowlock.server import static

WEB = Path(rowlock.__file__).parent / "web"
INDEX = (WEB / "index.html").read_text()
IMPORTED = re.compile(r'\b(?:import|export)\b[^"\';()=]*["\']([@./\w-]+)["\']')
COMMENT = re.compile(r"^\s*(?://|/?\*).*$|/\*.*?\*/", re.MULTILINE)
PRELOADED = re.compile(r'<link rel="modulepreload" href="([^"]+)"( fetchpriority="low")?>')


def modules(*starts):
    """All modules that these import, themselves included, by their addresses."""
    names = json.loads(re.search(r'<script type="importmap">(.*?)</script>', INDEX, re.DOTALL)[1])
    found, waiting = set(), list(starts)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for name in IMPORTED.findall(COMMENT.sub("", (WEB / module[1:]).read_text())):
            known = names["imports"].get(name)
            waiting.append(known or posixpath.join(posixpath.dirname(module), name))
            waiting[-1] = posixpath.normpath(waiting[-1])
    return found


def test_the_first_page_names_its_modules_and_then_those_of_a_table():
    """Both are asked for at once, those of the first page first, and no others."""
    first = modules("/app.js", "/screens/landing.js")
    named = PRELOADED.findall(INDEX)
    assert {module for module, low in named if not low} == first - {"/app.js"}
    assert {module for module, low in named if low} == modules("/table/table.js") - first
    assert [bool(low) for _, low in named] == sorted(bool(low) for _, low in named)


def test_every_stylesheet_is_sent_with_others():
    """No stylesheet is forgotten, and none is named that is not there."""
    sheets = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.css")}
    assert sheets == {each for joined in static.STYLES.values() for each in joined}


def test_a_joined_file_follows_its_parts(tmp_path):
    """It holds its parts in their order, changes with each, and is none while one is missing."""
    files = static.Files(tmp_path, {"all.css": ("one.css", "other.css")})
    (tmp_path / "one.css").write_text("a {}")
    assert files.find("/all.css") is None
    (tmp_path / "other.css").write_text("b {}")
    joined = files.find("/all.css")
    assert (joined.content, joined.media_type) == (b"a {}\nb {}", "text/css")
    (tmp_path / "other.css").write_text("b { color: red }")
    assert files.find("/all.css").content == b"a {}\nb { color: red }"


@pytest.mark.parametrize("path", ["/../static.py", "/.hidden", "/styles/none.css", "/a\0b"])
def test_what_is_not_there_is_not_found(path):
    """Neither what lies elsewhere nor what is hidden."""
    assert static.Files(WEB, static.STYLES).find(path) is None
