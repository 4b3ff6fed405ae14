"""The tables of the database. A change here needs a migration in `migrations/versions`."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

VERSION = "0013"
"""The newest migration."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry
    Column("status", String(12), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("due_at", Float),  # when something must happen without a person
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("summary", Text, nullable=False),  # what lists show
    Column("owner", String(40)),
    Index("tables_owner", "owner"),
    Index("tables_due", "due_at"),
    Index("tables_public", "public", "status", "created_at"),
    Index("tables_updated", "updated_at"),
)

entries = Table(
    "entries",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("body", Text, nullable=False),
    Column("person", String(40)),
    Column("command", String(40)),  # the id of the command, so that it is carried out once
    UniqueConstraint("code", "person", "command", name="entries_command"),
)

players = Table(
    "players",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("over_at", Float),  # when the match ended; this and what follows is null before
    Column("ruleset", String(20)),
    Column("outcome", String(12)),
    Column("origin", String(12)),
    Column("rounds", Integer),
    Column("won_bosses", Integer),  # rounds, by what ended them
    Column("won_seventh_trick", Integer),
    Column("won_last_trick", Integer),
    Column("lost_bosses", Integer),
    Column("lost_seventh_trick", Integer),
    Column("lost_last_trick", Integer),
    Index("players_history", "person", "over_at", "code"),
)

same_deals = Table(
    "same_deals",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("source", String(32), nullable=False),  # a table, or file: and an upload
    Column("seat", Integer, nullable=False),
    Column("person", String(40), nullable=False),
    Column("knew", Boolean, nullable=False),  # whether the person had played these deals before
    Index("same_deals_source", "source", "seat"),
)

co_players = Table(
    "co_players",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),  # a person's id, or bot: and a strength
    Column("is_opponent", Boolean, primary_key=True),
    Index("co_players_person", "person", "other", "is_opponent", "code"),
    Index("co_players_other", "other"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("maker", String(40)),  # of a program: whose it is
    Column("created_at", Float, nullable=False),
    Index("people_maker", "maker"),
)

leases = Table(
    "leases",
    metadata,
    Column("connection", String(40), primary_key=True),
    Column("code", String(12), nullable=False),
    Column("person", String(40), nullable=False),
    Column("until", Float, nullable=False),
    Index("leases_code", "code"),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),  # of the secret, which is not kept
    Column("person", String(40), nullable=False),
    Column("expires_at", Float, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", String(128), nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("code", ForeignKey("tables.code", ondelete="CASCADE")),  # null for an upload
    Column("record", Text),  # an upload, without comments
    Column("digest", String(64)),  # of an upload, so that the same one is reviewed once
    Column("person", String(40), nullable=False),  # who asked first
    Column("engine", Integer, nullable=False),
    Column("first_seat", Integer),  # judged before the others
    Column("state", String(12), nullable=False),
    Column("priority", Integer, nullable=False),  # the queue's order: priority, turn, asked_at
    Column("turn", Integer, nullable=False),
    Column("asked_at", Float, nullable=False),
    Column("worker", String(40)),  # who runs it, as long as the lease lasts
    Column("lease_until", Float),
    Column("attempts", Integer, nullable=False),  # since the last verdict
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("error", Text),
    Column("frame", Text),  # the document without its decisions
    UniqueConstraint("code", "engine", name="reviews_table"),
    UniqueConstraint("person", "digest", "engine", name="reviews_record"),
    Index("reviews_queue", "state", "priority", "turn", "asked_at"),
    Index("reviews_person", "person", "asked_at"),
    Index(
        "reviews_one_running",
        "person",
        unique=True,
        sqlite_where=text("state = 'running'"),
        postgresql_where=text("state = 'running'"),
    ),
)

verdicts = Table(
    "verdicts",
    metadata,
    Column("review", ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # in the order of judging
    Column("body", Text, nullable=False),
)

seat_losses = Table(
    "seat_losses",
    metadata,
    Column("review", ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("decisions", Integer, nullable=False),
    Column("loss", Float, nullable=False),  # the match chance that all of them lost together
)

coached_rounds = Table(
    "coached_rounds",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("engine", Integer, nullable=False),
    Column("verdicts", Text, nullable=False),  # of that seat in that round
)

days = Table(
    "days",
    metadata,
    Column("day", String(10), primary_key=True),  # such as 2026-11-16
    Column("commitment", String(64), nullable=False),  # to the day's seed
    Column("nodes", Integer, nullable=False),  # the playouts of one decision of a bot
    Column("announced_at", Float, nullable=False),
    Column("opened_at", Float),  # when its deals could be played first
    Column("closed_at", Float),  # from then on its seed is no secret
)

daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),  # written before its table is made
    Column("points", Integer),  # null until the deal is finished
    Index("daily_attempts_person", "person", "day"),
)

daily_for_fun = Table(
    "daily_for_fun",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), primary_key=True),
    Column("code", String(12), nullable=False),  # of the last table
    Index("daily_for_fun_person", "person", "day"),
)

daily_networks = Table(
    "daily_networks",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("network", String(64), primary_key=True),  # a keyed hash, as the next
    Column("person", String(64), primary_key=True),
)

field_runs = Table(
    "field_runs",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("run", Integer, primary_key=True, autoincrement=False),
    Column("points", Integer),  # null until it has been played
    Column("worker", String(40)),  # who plays it, as long as the lease lasts
    Column("lease_until", Float),
    Column("attempts", Integer, nullable=False),
    Index("field_runs_points", "points", "attempts"),
)

team_matches = Table(
    "team_matches",
    metadata,
    Column("code", String(12), primary_key=True),
    Column("owner", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("options", Text, nullable=False),  # those of its tables
    Column("deals", Integer, nullable=False),
    Column("nodes", Integer, nullable=False),  # the playouts of one decision of a bot
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Index("team_matches_created", "created_at"),
)

team_seats = Table(
    "team_seats",
    metadata,
    Column("match", ForeignKey("team_matches.code", ondelete="CASCADE"), primary_key=True),
    Column("person", String(40), primary_key=True),  # one seat: both tables have the same cards
    Column("room", Integer, nullable=False),  # which of the two tables: 0 or 1
    Column("seat", Integer, nullable=False),
    UniqueConstraint("match", "room", "seat", name="team_seats_seat"),
    Index("team_seats_person", "person"),
)

team_deals = Table(
    "team_deals",
    metadata,
    Column("match", ForeignKey("team_matches.code", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Integer, primary_key=True, autoincrement=False),
    Column("code", String(12), nullable=False, unique=True),  # written before its table is made
    Column("lead", Integer),  # of the first side; null until the deal is finished
    Column("compared", Boolean, nullable=False),  # whether everybody may know it
    Index("team_deals_compared", "compared"),
)

closed_records = Table(
    "closed_records",
    metadata,
    Column("key", String(64), primary_key=True),  # a keyed hash of a person or a network
    Column("deal", String(20), primary_key=True),  # a day, or a deal of a team match
)

admin_keys = Table(
    "admin_keys",
    metadata,
    Column("digest", String(64), primary_key=True),  # of a secret; or "look"
    Column("kind", String(8), nullable=False),  # link, session or look
    Column("expires_at", Float, nullable=False),
)

admin_acts = Table(
    "admin_acts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),  # close, rename, bar or lift
    Column("person", String(40)),  # whom it is about; null if that person was deleted
    Column("code", String(12)),
    Column("network", String(45)),
    Column("name", String(40)),  # the new name
    Column("until", Float),
    Column("done_at", Float),  # null until a worker has carried it out
    Column("refused", Text),  # why it was not, as JSON
    Index("admin_acts_at", "at"),
    Index("admin_acts_person", "person"),
)

person_bars = Table(
    "person_bars",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("what", String(8), primary_key=True),  # visit, or name: it cannot be changed
    Column("until", Float, nullable=False),
)

network_bars = Table(
    "network_bars",
    metadata,
    Column("network", String(45), primary_key=True),  # such as 192.0.2.7/32
    Column("until", Float, nullable=False),
)

worker_reports = Table(
    "worker_reports",
    metadata,
    Column("worker", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

RESULTS: Final[dict[str, Column[int]]] = {
    "daily": daily_attempts.c.points,
    "team-match": team_deals.c.lead,
}
"""Where the results of single deals are kept, by the series that their formats name: a column of a
table that has the code of the table at which a deal is played."""
