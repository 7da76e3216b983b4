"""The log, the seeds, the rooms and who has a seat in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "entries",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seeds",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "rooms",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_session", "seats", ["session", "opened"])
