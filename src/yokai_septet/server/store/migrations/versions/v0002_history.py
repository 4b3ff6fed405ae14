"""A player's matches in the order in which they ended, so that a long history is read in pages."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the time of each match's end, and an index over it."""
    op.add_column("players", sa.Column("over_at", sa.Float))
    op.execute(
        "UPDATE players SET over_at = (SELECT updated_at FROM tables"
        " WHERE tables.code = players.code AND status IN ('finished', 'abandoned'))"
    )
    op.drop_index("players_person", "players")
    op.create_index("players_history", "players", ["person", "over_at", "code"])


def downgrade() -> None:
    """Remove both."""
    op.drop_index("players_history", "players")
    op.create_index("players_person", "players", ["person"])
    op.drop_column("players", "over_at")
