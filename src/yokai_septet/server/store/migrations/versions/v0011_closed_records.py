"""Records of their own that are closed to people who came too close to a secret deal."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "closed_records",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("deal", sa.String(20), primary_key=True),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("closed_records")
