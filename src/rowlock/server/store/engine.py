"""Opening a database: SQLite so that a commit survives power loss, and PostgreSQL."""

from importlib import resources
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from rowlock.rules.refusal import Fault

BUSY_SECONDS = 2.0
"""How long a statement waits for a lock before the store counts as unavailable."""

NEWEST = "0003"
"""The form of a database that this version wants: the last step in ``migrations/versions``."""

READERS = 4
_MIGRATING = 0x526F776C  # "Rowl": the advisory lock under which one worker migrates


def address(text: str) -> URL:
    """The address of a database, from ``sqlite:///file`` or ``postgresql://...``.

    Raises:
        Fault: ``bad-database``.
    """
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Fault(
            "bad-database",
            "an address that cannot be read",
            "sqlite:///FILE or postgresql://HOST/NAME",
        ) from error
    if url.drivername in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+psycopg")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise Fault("bad-database", url.drivername, "sqlite or postgresql")
    return url


def engine(url: URL) -> sa.Engine:
    """The engine for a database.

    Raises:
        Fault: ``missing-extra``.
    """
    if url.get_backend_name() != "sqlite":
        # A pool that says at once when the server is away, rather than after half a minute.
        timeout = {"connect_timeout": 3, "options": "-c statement_timeout=10000"}
        try:
            return sa.create_engine(url, pool_pre_ping=True, pool_timeout=5, connect_args=timeout)
        except ImportError as error:
            expected = "the extra postgres: pip install 'rowlock[postgres]'"
            raise Fault("missing-extra", str(error), expected) from error
    made = sa.create_engine(
        url,
        poolclass=QueuePool,
        pool_size=READERS,
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
    )
    sa.event.listen(made, "connect", _prepare)
    sa.event.listen(made, "begin", _begin)
    return made


def migrate(made: sa.Engine) -> None:
    """Bring the database to the newest form.

    Raises:
        Fault: ``bad-database`` if it cannot be opened or belongs to a newer Rowlock.
    """
    if _form(made) == NEWEST:
        return
    # Here, since it takes as long to load as all the rest, and most starts have no use for it.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = Config()
    with resources.as_file(resources.files(__package__) / "migrations") as folder:
        config.set_main_option("script_location", str(folder))
        try:
            with made.begin() as connection:
                if made.dialect.name == "postgresql":
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (SQLAlchemyError, CommandError) as error:
            what = f"{made.url.render_as_string()}: {str(error).splitlines()[0]}"
            raise Fault("bad-database", what, "a database this version can open") from error


def _form(made: sa.Engine) -> str | None:
    """The form a database has, by the last step made; None where that cannot be read."""
    try:
        with made.connect() as connection:
            form: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
            return form
    except SQLAlchemyError:
        return None  # new, or not to be opened: migrating finds out


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy begins transactions, not the driver
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    # A reader takes a snapshot; a writer says so, lest it find itself locked out half-way.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
