"""The store fails under a running server."""

import json
import resource
import sqlite3

import pytest
import sqlalchemy as sa

from rowlock.server.ports import Unavailable
from rowlock.server.store.condition import Condition, why
from rowlock.server.store.papers import SqlPaperStore
from rowlock.server.store.sql import SqlStore
from rowlock.testing.serving import Serving
from rowlock.testing.store import new_table
from rowlock.testing.visitor import Visitor, chance


def said(serving, event):
    """What the log says of an event."""
    lines = (json.loads(line) for line in serving.log.splitlines())
    return [line for line in lines if line["event"] == event]


async def test_a_locked_store_refuses_and_nothing_is_half_done(tmp_path):
    """While the store takes nothing choices are refused and health says 503; then all goes on."""
    with Serving(tmp_path) as serving:
        visitor = Visitor(serving.url)
        table = await visitor.open({"preset": "crosswise"}, 2)
        seat = await visitor.sit(table)
        await seat.play(chance, turns=2)
        before = seat.view
        other = sqlite3.connect(tmp_path / "rowlock.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await seat.choose({}, key="again")
        refused = await seat.hear("accepted", "refused")
        assert refused == {
            "type": "refused",
            "key": "again",
            "code": "unavailable",
            "expected": None,
        }
        answer = await visitor.ask("POST", "/api/tables", {})
        assert (answer.status, answer.body["code"]) == (503, "unavailable")
        assert seat.view is before
        other.execute("ROLLBACK")
        other.close()
        away, *again = said(serving, "store away")
        assert (again, said(serving, "store back")) == ([], [])
        assert (away["code"], away["why"]) == ("unavailable", "SQLITE_BUSY")
        await seat.choose({}, key="again")
        assert (await seat.hear("accepted", "refused"))["type"] == "accepted"
        assert len(said(serving, "store back")) == 1
        await seat.hear("view")
        assert seat.view["turn"] == before["turn"] + 1
        assert len((await visitor.ask("GET", "/api/tables")).body) == 1
        assert (await seat.play(chance))["result"]
        await seat.close()


async def test_health_says_when_the_store_is_gone(tmp_path):
    """Health is 503 while the database cannot be read, and 200 again when it can."""
    with Serving(tmp_path) as serving:
        visitor = Visitor(serving.url)
        assert (await visitor.ask("GET", "/health")).status == 200
        other = sqlite3.connect(tmp_path / "rowlock.sqlite3", isolation_level=None)
        other.execute("ALTER TABLE rooms RENAME TO gone")
        answer = await visitor.ask("GET", "/health")
        other.execute("ALTER TABLE gone RENAME TO rooms")
        other.close()
        assert (answer.status, (await visitor.ask("GET", "/health")).status) == (503, 200)


async def test_health_says_when_nothing_can_be_written(tmp_path):
    """From the first choice that a full disk refused health is 503, until something can be written."""
    with Serving(tmp_path) as serving:
        visitor = Visitor(serving.url)
        seat = await visitor.sit(await visitor.open({"preset": "crosswise"}, 2))
        await seat.play(chance, turns=1)
        _, hard = limits = resource.prlimit(serving.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, (0, hard))
        await seat.choose({}, key="full")
        assert (await seat.hear("accepted", "refused"))["code"] == "unavailable"
        for _ in range(2):
            answer = await visitor.ask("GET", "/health")
            assert (answer.status, answer.body["code"]) == (503, "unavailable")
        resource.prlimit(serving.pid, resource.RLIMIT_FSIZE, limits)
        assert (await visitor.ask("GET", "/health")).status == 200
        await seat.choose({}, key="full")
        assert (await seat.hear("accepted", "refused"))["type"] == "accepted"
        await seat.close()


async def test_sheets_and_tables_share_one_condition(tmp_path):
    """That a note of a sheet could not be kept shows at the tables' store, which finds out more."""
    database, condition = f"sqlite:///{tmp_path / 'rowlock.db'}", Condition()
    store, papers = SqlStore.open(database, condition), SqlPaperStore.open(database, condition)
    other = sqlite3.connect(tmp_path / "rowlock.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await papers.write("game", [])
    for failing in (store.ping, lambda: store.save(new_table("s"))):
        with pytest.raises(Unavailable):
            await failing()
    other.execute("ROLLBACK")
    other.close()
    await store.ping()
    assert not condition.failing
    await papers.close()
    await store.close()


def test_the_log_has_the_databases_code_and_not_its_words():
    """Why a write failed is said by a code: an error's text has what was to be written in it."""
    cause = sqlite3.OperationalError("secret")
    cause.sqlite_errorname = "SQLITE_FULL"
    assert why(sa.exc.OperationalError("INSERT", {}, cause)) == "SQLITE_FULL"
    assert why(sa.exc.OperationalError("INSERT", {}, OSError("secret"))) == "OSError"
    assert why(sa.exc.TimeoutError("secret")) == "TimeoutError"
