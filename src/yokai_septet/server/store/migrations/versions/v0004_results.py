"""What a match that is over was for each of its players, so that histories are filtered and added
up without reading logs; and what each seat has lost according to finished reviews."""

import json
import logging
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from alembic import op

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


# What logs of version 0.2 meant, and of the rules what the results of rounds and matches need. The
# rest of the program goes on changing, and this must not change with it.


class _Rules(NamedTuple):
    sides: tuple[int, ...]
    """The side of each seat."""
    hand_size: int
    goal: int
    boss_points: tuple[int, ...] | None
    """What each suit's boss is worth; None where a won round is worth one point."""
    bosses_to_win: int | None = 4
    """None in Seven Suitors, where the sides collect seals."""
    is_sealed_once: bool = False
    """Whether each suit can be sealed by one side only."""


_SUITS: Final = "WECLDFS"
_LOSING_TRICK: Final = 7
_PARTNERS: Final = (0, 1, 0, 1)
_EACH_ALONE: Final = (0, 1, 2)
_RULES: Final = {
    "four-advanced": _Rules(_PARTNERS, 12, 7, (0, 0, 1, 1, 1, 2, 2)),
    "four-basic": _Rules(_PARTNERS, 12, 2, None),
    "three-advanced": _Rules(_EACH_ALONE, 16, 7, (0, 1, 1, 2, 2, 3, 3), bosses_to_win=3),
    "three-basic": _Rules(_EACH_ALONE, 16, 2, None, bosses_to_win=3),
    "suitors": _Rules(_PARTNERS, 14, 7, None, bosses_to_win=None),
    "suitors-short": _Rules(_PARTNERS, 14, 4, None, bosses_to_win=None, is_sealed_once=True),
}


class _RoundPlayed(NamedTuple):
    face_up: str | None
    decisions: list[tuple[int, str | None]]
    """The cards played, in turn, and None for each pass, with the seats."""


class _Ending(NamedTuple):
    reason: str
    winners: tuple[int, ...]
    points: list[int]
    """The points of each side; seals are counted beside them."""


class _Played(NamedTuple):
    ruleset: str
    chairs: list[dict[str, str]]
    """Who sits on each seat: a `person`, or a bot with its `strength`."""
    endings: list[_Ending]
    """How each finished round ended."""
    winner: int | None
    """The side that won the match."""


def _replayed(entries: list[dict[str, Any]]) -> _Played:
    """The results of a log, and who sat there in the end."""
    chairs: list[dict[str, str]] = []
    options: dict[str, Any] = {}
    rounds: list[_RoundPlayed] | None = None
    for entry in entries:
        seat = entry.get("seat", 0)
        match entry["type"]:
            case "created" | "options-set":
                options = entry["options"]
                players = len(_RULES[_ruleset(options)].sides)
                chairs = [*chairs, *({} for _ in range(players))][:players]
            case "sat":
                person = entry["person"]
                chairs = [{} if chair.get("person") == person else chair for chair in chairs]
                chairs[seat] = {"person": person}
            case "bot-sat":
                chairs[seat] = {"strength": entry["strength"]}
            case "left":
                bot = {"strength": options.get("bots", "adept")}
                chairs[seat] = {} if rounds is None else bot
            case "swapped":
                one, other = entry["one"], entry["other"]
                chairs[one], chairs[other] = chairs[other], chairs[one]
            case "started":
                rounds = []
            case "dealt" if rounds is not None:
                rounds.append(_RoundPlayed(entry["face_up"], []))
            case "undone" if rounds:
                decisions = rounds[-1].decisions
                del decisions[max(i for i, (who, _) in enumerate(decisions) if who == seat) :]
            case "passed" | "played" if rounds:
                rounds[-1].decisions.append((seat, entry.get("card")))
    if rounds is None:
        raise ValueError("the match has not begun")
    return _Played(_ruleset(options), chairs, *_results(_RULES[_ruleset(options)], rounds))


def _ruleset(options: dict[str, Any]) -> str:
    return str(options.get("ruleset", "four-advanced"))


def _results(rules: _Rules, rounds: list[_RoundPlayed]) -> tuple[list[_Ending], int | None]:
    """How the finished rounds ended, and which side won the match."""
    sides = range(max(rules.sides) + 1)
    endings = []
    scores = [0 for _ in sides]
    seals: list[set[str]] = [set() for _ in sides]
    for played in rounds:
        ending, last = _end_of(rules, played, seals)
        if ending is None:
            break
        endings.append(ending)
        scores = [max(scores[side] + ending.points[side], len(seals[side])) for side in sides]
        if max(scores) >= rules.goal:  # of the sides at the top, the first one clockwise wins
            clockwise = (*rules.sides[last + 1 :], *rules.sides[: last + 1])
            return endings, next(side for side in clockwise if scores[side] == max(scores))
    return endings, None


def _end_of(
    rules: _Rules, played: _RoundPlayed, seals: list[set[str]]
) -> tuple[_Ending | None, int]:
    """How a round ended, if it did, and who won its last trick; its new seals are added."""
    cards = [(seat, card) for seat, card in played.decisions if card is not None]
    trump = played.face_up and played.face_up[0]
    bosses: list[list[str]] = [[] for _ in seals]
    won = [0 for _ in seals]
    players, ending, winner = len(rules.sides), None, 0
    for first in range(0, len(cards) - players + 1, players):
        trick = cards[first : first + players]
        trump = trump or trick[0][1][0]  # the first suit led
        winner = trick[_winning([card for _, card in trick], trump)][0]
        side = rules.sides[winner]
        won[side] += 1
        bosses[side] += [card for _, card in trick if _rank(card) == 7]
        if rules.bosses_to_win is None:
            suits = Counter(boss[0] for boss in bosses[side])
            taken = set().union(*seals) if rules.is_sealed_once else set()
            seals[side] |= {suit for suit, sevens in suits.items() if sevens == 2} - taken
            ending = _end_with_seals(rules, side, seals, sum(won))
        else:
            ending = _end_with_points(rules, side, played.face_up, trump, bosses, won)
    return ending, winner


def _end_with_seals(rules: _Rules, side: int, seals: list[set[str]], tricks: int) -> _Ending | None:
    """How the trick that a side has just won ends the round, if it does."""
    nothing = [0 for _ in seals]
    if len(seals[side]) >= rules.goal:
        return _Ending("seals", (side,), nothing)
    return _Ending("played-out", (), nothing) if tricks == rules.hand_size else None


def _end_with_points(
    rules: _Rules,
    side: int,
    face_up: str | None,
    trump: str,
    bosses: list[list[str]],
    won: list[int],
) -> _Ending | None:
    """The same where bosses and tricks end a round."""
    others = tuple(other for other in range(len(won)) if other != side)
    winners: tuple[int, ...] = (side,)
    counted = bosses[side]
    if len(bosses[side]) >= (rules.bosses_to_win or 0):
        reason = "bosses"
    elif won[side] >= _LOSING_TRICK:  # a single winner gets the bosses in hands as well
        every = {f"{suit}7" for suit in _SUITS} - {face_up or ""}
        reason, winners, counted = "seventh-trick", others, [*every - {*bosses[side]}]
    elif sum(won) == rules.hand_size:
        reason = "last-trick"
    else:
        return None
    worth, points = rules.boss_points, 1
    if worth is not None and len(winners) > 1:
        points = 3
    elif worth is not None:
        points = sum(worth[_SUITS.index(boss[0])] for boss in counted if boss[0] != trump)
    return _Ending(reason, winners, [points if s in winners else 0 for s in range(len(won))])


def _winning(cards: Sequence[str], trump: str) -> int:
    """The position of the card that wins a trick; of two equal sevens the first."""

    def height(position: int) -> tuple[bool, bool, bool, int, int]:
        card = cards[position]
        suit = card[0]
        return card == "WA", suit == trump, suit == cards[0][0], _rank(card), -position

    return max(range(len(cards)), key=height)


def _rank(card: str) -> int:
    printed = card[1:].rstrip("f")
    return 1 if printed == "A" else int(printed)


def _result_row(played: _Played, seat: int) -> dict[str, object]:
    side = _RULES[played.ruleset].sides[seat]
    outcome = "abandoned"
    if played.winner is not None:
        outcome = "won" if played.winner == side else "lost"
    row: dict[str, object] = {
        "ruleset": played.ruleset,
        "outcome": outcome,
        "origin": "dealt",
        "rounds": len(played.endings),
    }
    for how in ("won", "lost"):
        ends = Counter(
            ending.reason
            for ending in played.endings
            if ending.winners and (side in ending.winners) == (how == "won")
        )
        for reason in ("bosses", "seventh-trick", "last-trick"):
            row[f"{how}_{reason.replace('-', '_')}"] = ends[reason]
    return row


def _co_players(played: _Played, seat: int) -> list[tuple[str, bool]]:
    """Everybody else, and whether they were opponents."""
    sides = _RULES[played.ruleset].sides
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
