"""What a host does to keep order: acts, bars, keys of the admin page, reports of workers."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "admin_keys",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_table(
        "admin_acts",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("code", sa.String(12)),
        sa.Column("network", sa.String(45)),
        sa.Column("name", sa.String(40)),
        sa.Column("until", sa.Float),
        sa.Column("done_at", sa.Float),
        sa.Column("refused", sa.Text),
    )
    op.create_index("admin_acts_at", "admin_acts", ["at"])
    op.create_index("admin_acts_person", "admin_acts", ["person"])
    op.create_table(
        "person_bars",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("what", sa.String(8), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "network_bars",
        sa.Column("network", sa.String(45), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "worker_reports",
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("worker_reports", "network_bars", "person_bars", "admin_acts", "admin_keys"):
        op.drop_table(name)
