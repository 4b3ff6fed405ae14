"""Reviews: the queue of those that are asked for, and what has been found."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(12), sa.ForeignKey("tables.code", ondelete="CASCADE")),
        sa.Column("record", sa.Text),
        sa.Column("digest", sa.String(64)),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("engine", sa.Integer, nullable=False),
        sa.Column("first_seat", sa.Integer),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("priority", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.Column("worker", sa.String(40)),
        sa.Column("lease_until", sa.Float),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("error", sa.Text),
        sa.Column("frame", sa.Text),
        sa.UniqueConstraint("code", "engine", name="reviews_table"),
        sa.UniqueConstraint("person", "digest", "engine", name="reviews_record"),
    )
    op.create_index("reviews_queue", "reviews", ["state", "priority", "turn", "asked_at"])
    op.create_index("reviews_person", "reviews", ["person", "asked_at"])
    op.create_index(
        "reviews_one_running",
        "reviews",
        ["person"],
        unique=True,
        sqlite_where=sa.text("state = 'running'"),
        postgresql_where=sa.text("state = 'running'"),
    )
    op.create_table(
        "verdicts",
        sa.Column(
            "review",
            sa.String(24),
            sa.ForeignKey("reviews.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    op.drop_table("verdicts")
    op.drop_table("reviews")
