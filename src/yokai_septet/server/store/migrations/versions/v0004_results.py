"""What a match that is over was for each of its players, so that histories are filtered and added
up without reading logs; and what each seat has lost according to finished reviews."""

import json
import logging

import sqlalchemy as sa
from alembic import op

from yokai_septet.server.store.append import co_player_rows, result_row
from yokai_septet.table import advance_all, results_of
from yokai_septet.table.entries import decode

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

log = logging.getLogger(__name__)

_TEXTS = {"ruleset": 20, "outcome": 12, "origin": 12}
_COUNTS = (
    "rounds", "won_bosses", "won_seventh_trick", "won_last_trick",
    "lost_bosses", "lost_seventh_trick", "lost_last_trick",
)  # fmt: skip

_players = sa.table(
    "players",
    *map(sa.column, ("code", "person", "over_at", *_TEXTS, *_COUNTS)),
)
_co_players = sa.table("co_players", *map(sa.column, ("code", "person", "other", "is_opponent")))
_seat_losses = sa.table("seat_losses", *map(sa.column, ("review", "seat", "decisions", "loss")))


def upgrade() -> None:
    """Add the columns and tables, and fill them from the logs and reviews that are there."""
    for name, length in _TEXTS.items():
        op.add_column("players", sa.Column(name, sa.String(length)))
    for name in _COUNTS:
        op.add_column("players", sa.Column(name, sa.Integer))
    op.create_table(
        "co_players",
        sa.Column(
            "code",
            sa.String(12),
            sa.ForeignKey("tables.code", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("other", sa.String(40), primary_key=True),
        sa.Column("is_opponent", sa.Boolean, primary_key=True),
    )
    op.create_index("co_players_person", "co_players", ["person", "other", "is_opponent", "code"])
    op.create_index("co_players_other", "co_players", ["other"])
    op.create_table(
        "seat_losses",
        sa.Column(
            "review",
            sa.String(24),
            sa.ForeignKey("reviews.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("loss", sa.Float, nullable=False),
    )
    _fill_results(op.get_bind())
    _fill_losses(op.get_bind())


def _fill_results(connection: sa.Connection) -> None:
    over = sa.text("SELECT DISTINCT code FROM players WHERE over_at IS NOT NULL")
    for code in connection.execute(over).scalars().all():
        try:
            _fill_result(connection, code)
        except Exception:  # one unreadable log must not keep a server from starting
            log.exception("table-unreadable")


def _fill_result(connection: sa.Connection, code: str) -> None:
    query = sa.text("SELECT body FROM entries WHERE code = :code ORDER BY seq")
    bodies = connection.execute(query, {"code": code}).scalars().all()
    table = advance_all(None, map(decode, bodies))[-1].after
    rows = sa.select(_players.c.person, _players.c.over_at).where(_players.c.code == code)
    over_at = dict(tuple(row) for row in connection.execute(rows))
    for result in results_of(table):
        if result.person not in over_at:  # deleted since
            continue
        row = result_row(result, over_at[result.person])
        mine = (_players.c.code == code) & (_players.c.person == result.person)
        connection.execute(sa.update(_players).where(mine).values(**row))
        met = [
            row
            for row in co_player_rows(code, result)
            if row["other"] in over_at or str(row["other"]).startswith("bot:")
        ]
        if met:
            connection.execute(sa.insert(_co_players), met)


def _fill_losses(connection: sa.Connection) -> None:
    done = sa.text("SELECT id, frame FROM reviews WHERE state = 'done' AND code IS NOT NULL")
    for review, frame in connection.execute(done).all():
        rows = [
            {
                "review": review,
                "seat": one["seat"],
                "decisions": one["all"]["decisions"],
                "loss": one["all"]["decisions"] * one["all"]["loss"],
            }
            for one in json.loads(frame)["summary"]
        ]
        if rows:
            connection.execute(sa.insert(_seat_losses), rows)


def downgrade() -> None:
    """Remove them."""
    op.drop_table("seat_losses")
    op.drop_table("co_players")
    for name in (*_TEXTS, *_COUNTS):
        op.drop_column("players", name)
