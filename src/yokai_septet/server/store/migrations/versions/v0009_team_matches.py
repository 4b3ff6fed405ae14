"""Team matches: two tables with the same deals."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _match() -> sa.Column[str]:
    key = sa.ForeignKey("team_matches.code", ondelete="CASCADE")
    return sa.Column("match", sa.String(12), key, primary_key=True)


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "team_matches",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("deals", sa.Integer, nullable=False),
        sa.Column("nodes", sa.Integer, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("started_at", sa.Float),
    )
    op.create_index("team_matches_created", "team_matches", ["created_at"])
    op.create_table(
        "team_seats",
        _match(),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("room", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "room", "seat", name="team_seats_seat"),
    )
    op.create_index("team_seats_person", "team_seats", ["person"])
    op.create_table(
        "team_deals",
        _match(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("lead", sa.Integer),
        sa.Column("compared", sa.Boolean, nullable=False),
    )
    op.create_index("team_deals_compared", "team_deals", ["compared"])


def downgrade() -> None:
    """Remove them."""
    for table in ("team_deals", "team_seats", "team_matches"):
        op.drop_table(table)
