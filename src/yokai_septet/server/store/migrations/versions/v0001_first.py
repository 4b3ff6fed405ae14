"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_due", "tables", ["due_at"])
    op.create_index("tables_public", "tables", ["public", "status", "created_at"])
    op.create_index("tables_updated", "tables", ["updated_at"])
    op.create_table(
        "entries",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("command", sa.String(40)),
        sa.UniqueConstraint("code", "person", "command", name="entries_command"),
    )
    op.create_table(
        "players",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("players_person", "players", ["person"])
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("maker", sa.String(40)),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("people_maker", "people", ["maker"])
    op.create_table(
        "leases",
        sa.Column("connection", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("leases_code", "leases", ["code"])
    op.create_table(
        "links",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.String(128), nullable=False),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("secrets", "links", "leases", "people", "players", "entries", "tables"):
        op.drop_table(name)
