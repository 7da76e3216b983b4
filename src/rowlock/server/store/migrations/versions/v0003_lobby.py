"""What the lobby shows, and when a table that nobody touches is to be closed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both to the rooms."""
    public = sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("rooms", public)
    op.add_column("rooms", sa.Column("due", sa.BigInteger))
    op.create_index("rooms_by_state", "rooms", ["state", "opened"])
    op.create_index("rooms_by_due", "rooms", ["due"])
