"""The tables of the database. A change here needs a migration in `migrations/versions`."""

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
)

VERSION = "0002"
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
    Column("over_at", Float),  # when the match ended; null while it goes on
    Index("players_history", "person", "over_at", "code"),
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
