"""PostgreSQL and Valkey go away under running workers, and come back."""

import asyncio
import json

from rowlock.record import verify
from rowlock.testing import services
from rowlock.testing.serving import Serving
from rowlock.testing.visitor import Visitor, chance

SECRET = {"ROWLOCK_SECRET": "0123456789abcdef" * 4, "ROWLOCK_MESSAGES_AT_ONCE": "1000"}


async def test_a_game_goes_on_without_the_bus(tmp_path):
    """With Valkey gone a table at one worker plays on; with it back, so do two workers."""
    with services.postgres() as database:
        with services.valkey() as bus:
            port = int(bus.rsplit(":", 1)[1])
            serving = Serving(tmp_path, ("--database", database, "--bus", bus), SECRET)
            serving.start()
            visitor = Visitor(serving.url)
            table = await visitor.open({"preset": "crosswise"}, 2)
            seat = await visitor.sit(table)
            await seat.play(chance, turns=3)
        try:
            await seat.play(chance, turns=6)
            with services.valkey(port):
                assert (await seat.play(chance))["result"]
            answer = await visitor.ask("GET", f"/api/tables/{table}/record")
            checks = verify.verify(json.dumps(answer.body).encode())
            assert not [check for check in checks if check.wrong]
            await seat.close()
        finally:
            serving.kill()


async def test_a_killed_connection_to_the_database_loses_nothing(tmp_path):
    """When PostgreSQL cuts every connection choices are refused or kept, never half done."""
    import sqlalchemy as sa

    from rowlock.server.store import engine

    with (
        services.postgres() as database,
        Serving(tmp_path, ("--database", database), SECRET) as serving,
    ):
        visitor = Visitor(serving.url)
        table = await visitor.open({"preset": "crosswise", "penalty_limit": 10}, 2)
        seat = await visitor.sit(table)
        await seat.hear("table")
        admin = engine.engine(engine.address(database))
        cut = sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            " AND backend_type = 'client backend'"
        )
        unsure = 0
        while seat.view["phase"] != "over":
            turn, option = seat.view["turn"], chance(seat.view)
            with admin.connect() as connection:
                connection.execute(cut)
            for _ in range(10):
                await seat.choose(option, key=f"turn-{turn}")
                answer = await seat.hear("accepted", "refused")
                if answer["type"] == "accepted":
                    break
                assert answer["code"] == "unavailable"
                unsure += 1
            assert answer["type"] == "accepted"
            while seat.view["turn"] == turn and seat.view["phase"] != "over":
                await seat.hear("view")
        admin.dispose()
        record = await visitor.ask("GET", f"/api/tables/{table}/record")
        while record.status != 200:
            await asyncio.sleep(0.1)
            record = await visitor.ask("GET", f"/api/tables/{table}/record")
        checks = verify.verify(json.dumps(record.body).encode())
        assert not [check for check in checks if check.wrong]
        await seat.close()
