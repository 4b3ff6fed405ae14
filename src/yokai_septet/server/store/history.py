"""A person's matches in the store: lists in pages, filters, and what they add up to.

No log is read for it: what a match was for a player stands in the player's row. A match that was
played on from a position of another one is in every list, and counts in no statistics.
"""

from dataclasses import asdict, dataclass
from itertools import groupby
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Label,
    Select,
    and_,
    case,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
)

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Database
from yokai_septet.table.results import MatchOutcome

ENDS = ("bosses", "seventh_trick", "last_trick")
"""How rounds are won and lost, as the columns are called."""
MOST_NAMESAKES = 1000
"""How many people a search for a name finds."""


@dataclass(frozen=True, slots=True)
class EndOfMatch:
    """When a match ended. Matches that ended together are told apart by their codes."""

    at: float
    code: str


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match of a person."""

    summary: str
    seat: int
    updated_at: float
    end: EndOfMatch | None
    """None while it goes on."""
    rounds: int | None = None
    """The rounds that were finished, once it is over."""


@dataclass(frozen=True, slots=True)
class MatchFilter:
    """Which matches of a person are wanted; None stands for all."""

    ruleset: str | None = None
    outcome: MatchOutcome | None = None
    opponent: str | None = None
    """A person's id, or `bot:` and a strength."""
    since: float | None = None
    """The first moment at which a match may have ended."""
    until: float | None = None
    """The first moment at which it may no longer have ended."""
    search: "NameSearch | None" = None


@dataclass(frozen=True, slots=True)
class NameSearch:
    """What a text was found in: people whom the asker played with, and the code of a table."""

    people: tuple[str, ...]
    code: str


@dataclass(frozen=True, slots=True)
class Counts:
    """What some matches add up to."""

    key: str
    """Their ruleset, or their opponent."""
    matches: int
    won: int
    lost: int
    abandoned: int
    rounds: int
    won_rounds: tuple[int, int, int]
    """By what ended them, in the order of `ENDS`."""
    lost_rounds: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class StoredOpponent:
    """Somebody whom a person played against."""

    counts: Counts
    seat: tuple[str, int] | None
    """The code of a table and the seat there on which they met; None for bots."""


@dataclass(frozen=True, slots=True)
class SameDealsAttempt:
    """A table at which somebody plays the deals of another match again."""

    code: str
    source: str
    seat: int
    person: str
    knew: bool
    """Whether they had played them before."""


@dataclass(frozen=True, slots=True)
class Streak:
    """Matches won, or lost, one after the other."""

    outcome: MatchOutcome
    length: int


@dataclass(frozen=True, slots=True)
class LossSum:
    """What was lost in some consecutive matches that have been reviewed."""

    since: float
    until: float
    matches: int
    decisions: int
    loss: float
    """The match chance that all decisions lost together."""


MatchRows: TypeAlias = Select[str, str, int, float, float, int]


def _matches_of(person: str) -> MatchRows:
    t, p = s.tables.c, s.players.c
    query = select(p.code, t.summary, p.seat, t.updated_at, p.over_at, p.rounds)
    return query.join_from(s.players, s.tables).where(p.person == person)


def past_matches_query(
    person: str, limit: int, before: EndOfMatch | None, wanted: MatchFilter | None = None
) -> MatchRows:
    """A page of past matches. Without a filter it reads as many rows as it returns, however long
    the history is."""
    p = s.players.c
    query = _matches_of(person).where(p.over_at.is_not(None), *_conditions(person, wanted))
    if before is not None:
        query = query.where(tuple_(p.over_at, p.code) < tuple_(before.at, before.code))
    return query.order_by(p.over_at.desc(), p.code.desc()).limit(limit)


def _conditions(person: str, wanted: MatchFilter | None) -> list[ColumnElement[bool]]:
    """What a row of `players` of this person must fulfil."""
    if wanted is None:
        return []
    p, found = s.players.c, list[ColumnElement[bool]]()
    if wanted.ruleset is not None:
        found.append(p.ruleset == wanted.ruleset)
    if wanted.outcome is not None:
        found.append(p.outcome == wanted.outcome)
    if wanted.since is not None:
        found.append(p.over_at >= wanted.since)
    if wanted.until is not None:
        found.append(p.over_at < wanted.until)
    if wanted.opponent is not None:
        c = s.co_players.c
        found.append(_met(person, c.other == wanted.opponent, c.is_opponent))
    if wanted.search is not None:
        people = s.co_players.c.other.in_(wanted.search.people)
        found.append(or_(p.code == wanted.search.code, _met(person, people)))
    return found


def _met(person: str, *conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a person met such a co-player in a match. These matches are found once, along an
    index, and not looked up one by one."""
    c = s.co_players.c
    return s.players.c.code.in_(select(c.code).where(c.person == person, *conditions))


def _counted(person: str, wanted: MatchFilter) -> ColumnElement[bool]:
    """The matches that statistics count."""
    p = s.players.c
    return and_(
        p.person == person,
        p.over_at.is_not(None),
        p.origin == "dealt",
        *_conditions(person, wanted),
    )


def _sums() -> list[Label[Any]]:
    p = s.players.c
    outcomes = [
        func.sum(case((p.outcome == outcome, 1), else_=0)).label(outcome)
        for outcome in ("won", "lost", "abandoned")
    ]
    rounds = ["rounds", *(f"{how}_{end}" for how in ("won", "lost") for end in ENDS)]
    return [
        func.count().label("matches"), *outcomes,
        *(func.sum(p[name]).label(f"sum_{name}") for name in rounds),
    ]  # fmt: skip


def _counts(key: str, *sums: Any) -> Counts:
    matches, won, lost, abandoned, rounds, *ends = (int(number) for number in sums)
    won_rounds, lost_rounds = (ends[0], ends[1], ends[2]), (ends[3], ends[4], ends[5])
    return Counts(key, matches, won, lost, abandoned, rounds, won_rounds, lost_rounds)


class HistoryStore:
    """Queries about the matches of a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- lists ------------------------------------------------------------------------------------

    async def running(self, person: str) -> list[StoredMatch]:
        """This person's tables whose match is not over, the latest change first."""
        going_on = s.tables.c.status.in_(["gathering", "playing"])
        query = _matches_of(person).where(s.players.c.over_at.is_(None), going_on)
        return await self._matches(query.order_by(s.tables.c.updated_at.desc()))

    async def past(
        self,
        person: str,
        limit: int,
        before: EndOfMatch | None = None,
        wanted: MatchFilter | None = None,
    ) -> list[StoredMatch]:
        """This person's matches that are over, the last one first; `before` is where the page
        before ended."""
        return await self._matches(past_matches_query(person, limit, before, wanted))

    async def _matches(self, query: MatchRows) -> list[StoredMatch]:
        async with self._database.reader() as connection:
            return [
                StoredMatch(
                    summary, seat, at, None if over is None else EndOfMatch(over, code), rounds
                )
                for code, summary, seat, at, over, rounds in await connection.execute(query)
            ]

    async def count(self, person: str, wanted: MatchFilter) -> int:
        """How many of a person's matches that are over are wanted."""
        p = s.players.c
        query = select(func.count()).select_from(s.players)
        query = query.where(
            p.person == person, p.over_at.is_not(None), *_conditions(person, wanted)
        )
        async with self._database.reader() as connection:
            return int((await connection.execute(query)).scalar_one())

    # --- people -----------------------------------------------------------------------------------

    async def find(self, person: str, text: str) -> NameSearch:
        """What a person may look for with this text: the names of people they played with, in
        upper or lower case, and the code of a table."""
        c, folded = s.co_players.c, text.casefold()
        query = select(s.people.c.id, s.people.c.name).where(
            s.people.c.id.in_(select(c.other).where(c.person == person))
        )
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(s.people.c.id))
            found = [id_ for id_, name in rows if folded in name.casefold()]
        return NameSearch(tuple(found[:MOST_NAMESAKES]), text.upper())

    async def met_at(self, person: str, code: str, seat: int) -> str | None:
        """The id of the person on a seat of a match that this person played, too."""
        other, mine = s.players.alias("other"), s.players.c
        query = select(other.c.person).join_from(other, s.players, mine.code == other.c.code)
        query = query.where(mine.person == person, mine.code == code, other.c.seat == seat)
        async with self._database.reader() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    # --- the same deals again ---------------------------------------------------------------------

    async def add_same_deals(self, attempt: SameDealsAttempt) -> None:
        """A person begins to play the deals of another match."""
        async with self._database.transaction() as connection:
            await connection.execute(insert(s.same_deals).values(**asdict(attempt)))

    async def same_deals(
        self, source: str, seat: int, limit: int, offset: int = 0, person: str | None = None
    ) -> list[tuple[SameDealsAttempt, str]]:
        """Attempts at the deals of a match from one seat, the oldest first, with the summaries of
        their tables: everybody's, or one person's."""
        a = s.same_deals.c
        query = select(a.code, a.source, a.seat, a.person, a.knew, s.tables.c.summary)
        query = query.join_from(s.same_deals, s.tables).where(a.source == source, a.seat == seat)
        if person is not None:
            query = query.where(a.person == person)
        query = query.order_by(s.tables.c.created_at, a.code).limit(limit).offset(offset)
        async with self._database.reader() as connection:
            rows = (await connection.execute(query)).all()
            return [(SameDealsAttempt(*attempt), summary) for *attempt, summary in rows]

    async def has_tried(self, source: str, person: str) -> bool:
        """Whether a person has begun to play the deals of this match again."""
        a = s.same_deals.c
        query = select(func.count()).where(a.source == source, a.person == person)
        async with self._database.reader() as connection:
            return bool((await connection.execute(query)).scalar_one())

    # --- what matches add up to -------------------------------------------------------------------

    async def by_ruleset(self, person: str, wanted: MatchFilter) -> list[Counts]:
        """The counts of each ruleset that the person has played, the most played one first."""
        p = s.players.c
        query = select(p.ruleset, *_sums()).where(_counted(person, wanted)).group_by(p.ruleset)
        async with self._database.reader() as connection:
            rows = await connection.execute(query)
            found = [_counts(*row) for row in rows]
        return sorted(found, key=lambda one: (-one.matches, one.key))

    async def by_opponent(
        self, person: str, wanted: MatchFilter, limit: int, offset: int
    ) -> list[StoredOpponent]:
        """The counts against each opponent, the one met most often first."""
        c, p = s.co_players.c, s.players.c
        query = select(c.other, func.max(c.code), *_sums()).join_from(
            s.players, s.co_players, and_(c.code == p.code, c.person == p.person)
        )
        query = query.where(_counted(person, wanted), c.is_opponent).group_by(c.other)
        query = query.order_by(func.count().desc(), c.other).limit(limit).offset(offset)
        async with self._database.reader() as connection:
            rows = (await connection.execute(query)).all()
            met = [(code, other) for other, code, *_ in rows]
            seats = select(p.person, p.code, p.seat).where(tuple_(p.code, p.person).in_(met))
            where = {other: (code, seat) for other, code, seat in await connection.execute(seats)}
        return [StoredOpponent(_counts(other, *sums), where.get(other)) for other, _, *sums in rows]

    async def streaks(self, person: str, wanted: MatchFilter) -> list[Streak]:
        """All streaks of won and of lost matches in the order of time. Abandoned matches neither
        lengthen nor end one."""
        p = s.players.c
        query = select(p.outcome).where(_counted(person, wanted), p.outcome.in_(["won", "lost"]))
        async with self._database.reader() as connection:
            outcomes = await connection.execute(query.order_by(p.over_at, p.code))
            # Quicker than the database's own window functions.
            return [Streak(one, len(list(run))) for one, run in groupby(outcomes.scalars())]

    async def losses(self, person: str, wanted: MatchFilter, periods: int) -> list[LossSum]:
        """What the person's decisions have lost over time, in periods of as many matches each, as
        far as matches were reviewed; of several reviews of a match the newest engine's counts."""
        p, r, loss = s.players.c, s.reviews.c, s.seat_losses.c
        newer = s.reviews.alias("newer")
        outdated = exists().where(
            newer.c.code == r.code, newer.c.state == "done", newer.c.engine > r.engine
        )
        part = func.ntile(periods).over(order_by=(p.over_at, p.code))
        reviewed = (
            select(p.over_at, loss.decisions, loss.loss, part.label("part"))
            .select_from(s.players)
            .join(s.reviews, r.code == p.code)
            .join(s.seat_losses, and_(loss.review == r.id, loss.seat == p.seat))
            .where(_counted(person, wanted), r.state == "done", ~outdated)
            .subquery()
        )
        v = reviewed.c
        query = (
            select(
                func.min(v.over_at), func.max(v.over_at), func.count(), func.sum(v.decisions),
                func.sum(v.loss),
            )
            .group_by(v.part)
            .order_by(v.part)
        )  # fmt: skip
        async with self._database.reader() as connection:
            return [LossSum(*row) for row in await connection.execute(query)]
