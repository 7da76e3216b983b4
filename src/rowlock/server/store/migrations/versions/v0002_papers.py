"""Real games on paper that several phones share, and what they wrote."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of games on paper."""
    op.create_table(
        "papers",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("pad", sa.String(16), nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "paper_notes",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("session", sa.String(64), nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
