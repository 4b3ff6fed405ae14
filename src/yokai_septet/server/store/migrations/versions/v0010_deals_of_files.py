"""Deals of records that people bring: their sources have longer names than tables."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for them."""
    with op.batch_alter_table("same_deals") as table:
        table.alter_column("source", type_=sa.String(32), existing_nullable=False)


def downgrade() -> None:
    """Forget them: an older version knows tables alone."""
    op.execute("DELETE FROM same_deals WHERE source LIKE 'file:%'")
    with op.batch_alter_table("same_deals") as table:
        table.alter_column("source", type_=sa.String(12), existing_nullable=False)
