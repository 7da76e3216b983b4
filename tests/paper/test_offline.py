"""The service worker's list: all that is needed, all of it there, and a new name for every change."""

import shutil

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from rowlock.server import learn, offline, static
from rowlock.server.paper import http

MOST_BYTES = 2_500_000
MOST_SENT = 400_000


def test_any_change_of_what_makes_the_page_makes_a_new_version(tmp_path):
    """A changed, added or lost file gives the cache another name; the same files the same."""
    for folder in offline.SOURCES:
        (tmp_path / folder).mkdir()
    page, words = tmp_path / "web/app.js", tmp_path / "locale/en.ftl"
    page.write_text("one")
    words.write_text("hello = Hello")
    names = [offline.version(tmp_path)]
    assert offline.version(tmp_path) == names[0]
    page.write_text("two")
    names.append(offline.version(tmp_path))
    (tmp_path / "learn/text.md").write_text("rules")
    names.append(offline.version(tmp_path))
    words.unlink()
    names.append(offline.version(tmp_path))
    shutil.rmtree(tmp_path / "web")
    names.append(offline.version(tmp_path))
    assert len(set(names)) == len(names)


def test_the_worker_names_its_version_and_its_files():
    """The two lines the server writes anew are written, and nothing else of the source is changed."""
    source = offline.worker().content.decode()
    assert f'const VERSION = "{offline.version()}";' in source
    assert '"/"' in source
    assert not {"/sw.js", "/lib/types.js", "/icon-512.png"} & set(offline.kept())
    for path in ("/app.js", "/paper/sheet_page.js", "/locale/da.ftl", "/api/sheets/pads/mixx-a"):
        assert path in offline.kept()


# Litestar wants parameters marked; some handlers declare them in the older way.
@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_what_is_kept_is_there_and_small():
    """Every kept address answers; together they take no more room and no more sending than is said."""
    handlers = [*http.HANDLERS, *learn.handlers(), *static.handlers()]
    with TestClient(Litestar(handlers, openapi_config=None)) as client:
        answers = {path: client.get(path) for path in offline.kept()}
    assert {answer.status_code for answer in answers.values()} == {200}
    assert sum(len(answer.content) for answer in answers.values()) < MOST_BYTES
    assert sum(int(answer.headers["content-length"]) for answer in answers.values()) < MOST_SENT
