"""Tables of past daily deals that are played for fun, and who has played from which network."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "daily_for_fun",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
    )
    op.create_index("daily_for_fun_person", "daily_for_fun", ["person", "day"])
    op.create_table(
        "daily_networks",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("daily_networks", "daily_for_fun"):
        op.drop_table(name)
