"""Matches that play the deals of another one again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "same_deals",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("source", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("knew", sa.Boolean, nullable=False),
    )
    op.create_index("same_deals_source", "same_deals", ["source", "seat"])


def downgrade() -> None:
    """Remove it."""
    op.drop_table("same_deals")
