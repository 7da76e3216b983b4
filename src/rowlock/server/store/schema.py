"""The tables of the database, the same for SQLite and PostgreSQL.

``migrations`` makes them; a test compares the two.
"""

import sqlalchemy as sa

metadata = sa.MetaData()

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("event", sa.Text, nullable=False),
    sa.Column("hash", sa.String(64), nullable=False),
    sqlite_with_rowid=False,
)

# Apart from the log, so that nothing that reads the log can come upon a seed.
seeds = sa.Table(
    "seeds",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("seed", sa.LargeBinary(32), nullable=False),
    sqlite_with_rowid=False,
)

rooms = sa.Table(
    "rooms",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("room", sa.Text, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("due", sa.BigInteger),
    sa.Index("rooms_by_state", "state", "opened"),
    sa.Index("rooms_by_due", "due"),
    sqlite_with_rowid=False,
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(16), primary_key=True),
    sa.Column("session", sa.String(64), primary_key=True),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sa.Index("seats_by_session", "session", "opened"),
    sqlite_with_rowid=False,
)

papers = sa.Table(
    "papers",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("pad", sa.String(16), nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Column("opened", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

paper_notes = sa.Table(
    "paper_notes",
    metadata,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("session", sa.String(64), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)
