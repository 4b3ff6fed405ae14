"""What a match that is over was for each of its players, so that histories are filtered and added
up without reading logs; and what each seat has lost according to finished reviews."""

import json
import logging
from collections import Counter
from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic import op

from yokai_septet.game import (
    Card,
    CardSet,
    Deal,
    FirstLeader,
    LaterLeader,
    Match,
    Pass,
    Play,
    Ruleset,
    ruleset_named,
)
from yokai_septet.records import final, parse

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
_met = sa.table("co_players", *map(sa.column, ("code", "person", "other", "is_opponent")))
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
    played = _replayed([json.loads(body) for body in bodies])
    rows = sa.select(_players.c.person, _players.c.over_at).where(_players.c.code == code)
    over_at = dict(tuple(row) for row in connection.execute(rows))
    for seat, chair in enumerate(played.chairs):
        person = chair.get("person")
        if person not in over_at:  # a bot, or deleted since
            continue
        mine = (_players.c.code == code) & (_players.c.person == person)
        row = _result_row(played, seat) | {"over_at": over_at[person]}
        connection.execute(sa.update(_players).where(mine).values(**row))
        met = [
            {"code": code, "person": person, "other": other, "is_opponent": is_opponent}
            for other, is_opponent in _co_players(played, seat)
            if other in over_at or other.startswith("bot:")
        ]
        if met:
            connection.execute(sa.insert(_met), met)


# What logs meant when this migration was written. The rest of the program goes on changing, and
# this must not change with it: it needs nothing but the rules.


class _Played(NamedTuple):
    match: Match
    ruleset: str
    chairs: list[dict[str, str]]
    """Who sits on each seat: a `person`, or a bot with its `strength`."""
    origin: str


def _replayed(entries: list[dict[str, Any]]) -> _Played:
    """The match of a log, and who sat there in the end."""
    chairs: list[dict[str, str]] = []
    options: dict[str, Any] = {}
    match: Match | None = None
    before: list[tuple[int, Match]] = []
    """The decisions of the round that can be taken back: whose, and the match before each."""
    origin = "dealt"
    for entry in entries:
        seat = entry.get("seat", 0)
        match entry["type"]:
            case "created" | "options-set":
                options = entry["options"]
                players = _ruleset(options).players
                chairs = [*chairs, *({} for _ in range(players))][:players]
            case "sat":
                person = entry["person"]
                chairs = [{} if chair.get("person") == person else chair for chair in chairs]
                chairs[seat] = {"person": person}
            case "bot-sat":
                chairs[seat] = {"strength": entry["strength"]}
            case "left":
                chairs[seat] = {} if match is None else {"strength": options.get("bots", "adept")}
            case "swapped":
                one, other = entry["one"], entry["other"]
                chairs[one], chairs[other] = chairs[other], chairs[one]
            case "shuffled":
                chairs = [chairs[place] for place in entry["order"]]
            case "started":
                match = Match.new(_ruleset(options))
                if entry.get("record") is not None:
                    match, origin = final(parse(entry["record"])), "played-on"
            case "undone" if match is not None:
                last = max(i for i, (who, _) in enumerate(before) if who == seat)
                match, before = before[last][1], before[:last]
            case "dealt" | "passed" | "played" if match is not None:
                before = [] if entry["type"] == "dealt" else [*before, (seat, match)]
                match = match.apply(_action(entry))
    if match is None:
        raise ValueError("the match has not begun")
    return _Played(match, match.ruleset.name, chairs, origin)


def _ruleset(options: dict[str, Any]) -> Ruleset:
    first = FirstLeader(options.get("first_leader", "dealt"))
    later = LaterLeader(options.get("later_leader", "last-trick"))
    return ruleset_named(options.get("ruleset", "four-advanced"), first, later)


def _action(entry: dict[str, Any]) -> Deal | Pass | Play:
    match entry["type"]:
        case "dealt":
            face_up = entry["face_up"]
            hands = tuple(map(CardSet.parse, entry["hands"]))
            return Deal(hands, Card.parse(face_up) if face_up else None)
        case "passed":
            return Pass(entry["seat"], tuple(map(Card.parse, entry["cards"])))
        case _:
            return Play(entry["seat"], Card.parse(entry["card"]))


def _result_row(played: _Played, seat: int) -> dict[str, object]:
    match, side = played.match, played.match.ruleset.sides[seat]
    decided = [round_.result for round_ in match.finished if round_.result.winners]
    outcome = "abandoned"
    if match.result is not None:
        outcome = "won" if match.result.winner == side else "lost"
    row: dict[str, object] = {
        "ruleset": played.ruleset,
        "outcome": outcome,
        "origin": played.origin,
        "rounds": len(match.finished),
    }
    for how in ("won", "lost"):
        ends = Counter(
            result.reason.value for result in decided if (side in result.winners) == (how == "won")
        )
        for reason in ("bosses", "seventh-trick", "last-trick"):
            row[f"{how}_{reason.replace('-', '_')}"] = ends[reason]
    return row


def _co_players(played: _Played, seat: int) -> list[tuple[str, bool]]:
    """Everybody else, and whether they were opponents."""
    sides = played.match.ruleset.sides
    met = {
        (chair.get("person") or f"bot:{chair['strength']}", sides[other] != sides[seat])
        for other, chair in enumerate(played.chairs)
        if other != seat and chair
    }
    return sorted(met)


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
