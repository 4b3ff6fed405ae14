"""Who owns a table, so that the tables of a person can be deleted with them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it from the summaries that are there."""
    op.add_column("tables", sa.Column("owner", sa.String(40)))
    op.create_index("tables_owner", "tables", ["owner"])
    sqlite = op.get_bind().dialect.name == "sqlite"
    found = "json_extract(summary, '$.owner')" if sqlite else "summary::json ->> 'owner'"
    op.execute(f"UPDATE tables SET owner = {found}")


def downgrade() -> None:
    """Remove it."""
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "owner")
