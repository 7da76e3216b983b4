"""The store fails under a running server."""

import sqlite3

from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance


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
        await seat.choose({}, key="again")
        assert (await seat.hear("accepted", "refused"))["type"] == "accepted"
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
