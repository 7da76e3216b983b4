"""The SQL store holds to what every store must do."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.migration import MigrationContext

from rowlock.rules.refusal import Fault
from rowlock.server.ports import Change, Conflict, Unavailable
from rowlock.server.store import engine
from rowlock.server.store.schema import metadata
from rowlock.server.store.sql import SqlStore
from rowlock.testing import services
from rowlock.testing.store import StoreConformance, new_table, nonce


@pytest.fixture
async def sqlite(tmp_path):
    store = SqlStore.open(f"sqlite:///{tmp_path / 'rowlock.sqlite3'}")
    yield store
    await store.close()


class TestSqlite(StoreConformance):
    """SQLite."""

    @pytest.fixture
    def store(self, sqlite):
        return sqlite


@pytest.fixture(scope="module")
def postgres():
    with services.postgres() as address:
        yield address


class TestPostgres(StoreConformance):
    """A real PostgreSQL server, with two workers' stores on it."""

    @pytest.fixture
    async def store(self, postgres):
        store = SqlStore.open(postgres)
        yield store
        await store.close()

    async def test_two_workers_never_both_write(self, store, postgres):
        """Of two workers that write one number at the same time one is told of the conflict."""
        other = SqlStore.open(postgres)
        change = new_table("two")
        await store.save(change)
        last = change.entries[0]
        for number in range(30):
            rivals = [nonce(last, f"{number:02x}"), nonce(last, f"{number:04x}")]
            outcomes = await asyncio.gather(
                store.save(Change(change.table, rivals[:1])),
                other.save(Change(change.table, rivals[1:])),
                return_exceptions=True,
            )
            assert {*map(type, outcomes)} == {Conflict, type(None)}
            last = rivals[outcomes.index(None)]
        assert (await other.news(change.table, 30)) == (last,)
        await other.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_migrations_make_the_schema(tmp_path, kind, request):
    """The migrations lead to exactly the tables that the store is written for."""
    sqlite = f"sqlite:///{tmp_path / 'db'}"
    address = sqlite if kind == "sqlite" else request.getfixturevalue("postgres")
    made = engine.engine(engine.address(address))
    engine.migrate(made)
    from alembic.autogenerate import compare_metadata

    with made.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    made.dispose()


def test_migrating_twice_changes_nothing(tmp_path):
    """A database of today's form is opened as it is."""
    made = engine.engine(engine.address(f"sqlite:///{tmp_path / 'db'}"))
    engine.migrate(made)
    engine.migrate(made)
    assert "entries" in sa.inspect(made).get_table_names()
    made.dispose()


def test_commits_reach_the_disk(tmp_path):
    """SQLite runs in WAL mode and flushes at every commit."""
    made = engine.engine(engine.address(f"sqlite:///{tmp_path / 'db'}"))
    with made.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        full = 2
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
    made.dispose()


@pytest.mark.parametrize("address", ["", "rowlock", "mysql://host/db", "http://host"])
def test_unknown_databases_are_refused(address):
    """An address that is neither SQLite nor PostgreSQL is refused by name."""
    with pytest.raises(Fault) as fault:
        SqlStore.open(address)
    assert fault.value.code == "bad-database"


def test_a_file_that_is_no_database_is_refused(tmp_path):
    """A file of something else is refused and left as it was."""
    file = tmp_path / "db"
    file.write_text("not a database, and long enough to be read as one" * 100)
    before = file.read_bytes()
    with pytest.raises(Fault) as fault:
        SqlStore.open(f"sqlite:///{file}")
    assert fault.value.code == "bad-database"
    assert file.read_bytes() == before


async def test_a_locked_database_keeps_nothing(tmp_path, sqlite, monkeypatch):
    """While somebody else holds the lock a change is not kept, and it can be kept afterwards."""
    change = new_table("someone")
    await sqlite.save(change)
    entry = nonce(change.entries[0])
    other = sqlite3.connect(tmp_path / "rowlock.sqlite3", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable):
        await sqlite.save(Change(change.table, (entry,)))
    assert await sqlite.news(change.table, 1) == ()
    other.execute("ROLLBACK")
    other.close()
    await sqlite.save(Change(change.table, (entry,)))
    assert await sqlite.news(change.table, 1) == (entry,)


async def test_a_full_disk_keeps_nothing(sqlite):
    """When the disk is full a change is not kept, in no part; it can be kept once there is room."""
    change = new_table("someone")
    await sqlite.save(change)
    big = new_table("someone", "x" * 60)
    limit = "PRAGMA max_page_count = {}"
    # Only the writer's own connection knows its limit, so every pooled one is given it.
    with sqlite._engine.connect() as first, sqlite._engine.connect() as second:
        pages = first.exec_driver_sql("PRAGMA page_count").scalar()
        for connection in (first, second):
            connection.exec_driver_sql(limit.format(pages))
    many = [nonce(big.entries[0])]
    for _ in range(400):
        many.append(nonce(many[-1], "ef" * 32))
    with pytest.raises(Unavailable):
        await sqlite.save(big._replace(entries=(big.entries[0], *many)))
    assert await sqlite.load(big.table) is None
    with sqlite._engine.connect() as first, sqlite._engine.connect() as second:
        for connection in (first, second):
            connection.exec_driver_sql(limit.format(1 << 30))
    await sqlite.save(big._replace(entries=(big.entries[0], *many)))
    kept = await sqlite.load(big.table)
    assert len(kept.entries) == len(many) + 1


def test_the_newest_form_is_the_last_step():
    """The form that spares a start the migrating is what migrating leads to."""
    from alembic.script import ScriptDirectory

    folder = Path(engine.__file__).parent / "migrations"
    assert ScriptDirectory(folder).get_heads() == [engine.NEWEST]


async def test_a_start_loads_only_what_it_uses(tmp_path):
    """On a database of this version neither the migrating nor the printing is loaded."""
    settings = f"Settings(Path({str(tmp_path)!r}), 'sqlite:///{tmp_path / 'tables'}', b'x' * 32)"
    program = (
        "import sys; from pathlib import Path; from rowlock.server import app;"
        f"from rowlock.server.settings import Settings; app.create({settings});"
        "print(sorted({'alembic', 'reportlab'} & {name.partition('.')[0] for name in sys.modules}))"
    )
    for loaded in (["alembic"], []):  # the first start makes the database
        command = [sys.executable, "-c", program]
        done = await asyncio.to_thread(
            subprocess.run, command, capture_output=True, text=True, check=False
        )
        assert (done.stdout.strip(), done.stderr) == (str(loaded), "")
