"""The daily deals: days, everybody's attempts, and the field that they are compared with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("announced_at", sa.Float, nullable=False),
        sa.Column("opened_at", sa.Float),
        sa.Column("closed_at", sa.Float),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("points", sa.Integer),
    )
    op.create_index("daily_attempts_person", "daily_attempts", ["person", "day"])
    op.create_table(
        "field_runs",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("run", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("points", sa.Integer),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease_until", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_index("field_runs_points", "field_runs", ["points", "attempts"])


def downgrade() -> None:
    """Remove them."""
    for name in ("field_runs", "daily_attempts", "days"):
        op.drop_table(name)
