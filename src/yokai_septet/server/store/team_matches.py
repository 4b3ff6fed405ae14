"""Team matches in the store: who sits at which of the two tables, and what each deal came to."""

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import (
    Connection,
    Delete,
    Update,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Conflict, Database


@dataclass(frozen=True, slots=True)
class StoredTeamMatch:
    """A team match as it stands in the store."""

    code: str
    owner: str
    seed: str
    options: str
    deals: int
    nodes: int
    created_at: float
    started_at: float | None = None


@dataclass(frozen=True, slots=True)
class TeamSeat:
    """Where a person sits in a team match."""

    person: str
    room: int
    seat: int


@dataclass(frozen=True, slots=True)
class StoredTeamDeal:
    """A deal of a team match at one of its two tables."""

    match: str
    number: int
    room: int
    code: str
    lead: int | None = None
    """By how much the side of seat 0 was ahead; None until the deal is finished."""
    compared: bool = False


_MATCH = [s.team_matches.c[name] for name in StoredTeamMatch.__slots__]
_SEAT = [s.team_seats.c[name] for name in TeamSeat.__slots__]
_DEAL = [s.team_deals.c[name] for name in StoredTeamDeal.__slots__]


class TeamMatchStore:
    """Queries about team matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, match: StoredTeamMatch) -> bool:
        """Store a new team match; False if there is one with its code."""
        row = {name: getattr(match, name) for name in StoredTeamMatch.__slots__}
        made = self._database.insert(s.team_matches).values(**row).on_conflict_do_nothing()
        async with self._database.transaction() as connection:
            return bool((await connection.execute(made)).rowcount)

    async def find(self, code: str) -> StoredTeamMatch | None:
        """The team match with this code."""
        query = select(*_MATCH).where(s.team_matches.c.code == code)
        async with self._database.reader() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else StoredTeamMatch(*row)

    async def seats(self, code: str) -> list[TeamSeat]:
        """Who sits where."""
        query = select(*_SEAT).where(s.team_seats.c.match == code)
        async with self._database.reader() as connection:
            rows = await connection.execute(
                query.order_by(s.team_seats.c.room, s.team_seats.c.seat)
            )
            return [TeamSeat(*row) for row in rows]

    async def deals(self, code: str) -> list[StoredTeamDeal]:
        """What each deal came to at both tables, from the first on."""
        d = s.team_deals.c
        query = select(*_DEAL).where(d.match == code).order_by(d.number, d.room)
        async with self._database.reader() as connection:
            return [StoredTeamDeal(*row) for row in await connection.execute(query)]

    async def of_person(self, person: str, limit: int, offset: int) -> list[StoredTeamMatch]:
        """The team matches in which a person has a seat, the latest first."""
        m, seat = s.team_matches.c, s.team_seats.c
        query = select(*_MATCH).join_from(s.team_matches, s.team_seats)
        query = query.where(seat.person == person).order_by(m.created_at.desc(), m.code)
        async with self._database.reader() as connection:
            rows = await connection.execute(query.limit(limit).offset(offset))
            return [StoredTeamMatch(*row) for row in rows]

    async def open_of(self, owner: str) -> int:
        """How many team matches of an owner have not begun."""
        m = s.team_matches.c
        query = select(func.count()).where(m.owner == owner, m.started_at.is_(None))
        async with self._database.reader() as connection:
            count: int = (await connection.execute(query)).scalar_one()
            return count

    async def sit(self, code: str, person: str, room: int, seat: int) -> bool:
        """Give a person this seat alone; False if it is taken, or the match has begun."""
        row = {"match": code, "person": person, "room": room, "seat": seat}
        try:
            async with self._database.transaction() as connection:
                if not await connection.run_sync(_still_gathers, code):
                    return False
                await connection.execute(_own(code, person))
                await connection.execute(insert(s.team_seats).values(**row))
        except Conflict:
            return False
        return True

    async def stand_up(self, code: str, person: str) -> bool:
        """Free a person's seat; False if the match has begun."""
        async with self._database.transaction() as connection:
            if not await connection.run_sync(_still_gathers, code):
                return False
            await connection.execute(_own(code, person))
        return True

    async def start(self, code: str, codes: Mapping[tuple[int, int], str], now: float) -> bool:
        """Begin a team match, with the codes of the tables for each deal and room; False if it has
        begun before."""
        rows = [
            {"match": code, "number": number, "room": room, "code": table, "compared": False}
            for (number, room), table in codes.items()
        ]
        m = s.team_matches.c
        begun = update(s.team_matches).where(m.code == code, m.started_at.is_(None))
        async with self._database.transaction() as connection:
            if not (await connection.execute(begun.values(started_at=now))).rowcount:
                return False
            await connection.execute(insert(s.team_deals), rows)
        return True

    async def to_compare(self) -> list[StoredTeamDeal]:
        """Deals that both tables have finished, or one if nobody is left at the other, and which
        nobody has opened to everybody yet."""
        d, other = s.team_deals.c, s.team_deals.alias("other")
        query = select(*_DEAL).join(
            other, (other.c.match == d.match) & (other.c.number == d.number)
        )
        seat = s.team_seats.c
        people = exists().where(seat.match == d.match, seat.room == other.c.room)
        query = query.where(
            d.compared.is_(False), other.c.room != d.room, d.lead.is_not(None),
            or_(other.c.lead.is_not(None), ~people),
        )  # fmt: skip
        async with self._database.reader() as connection:
            return [StoredTeamDeal(*row) for row in await connection.execute(query)]

    async def secret_deals(self) -> list[tuple[StoredTeamMatch, int, tuple[str, ...]]]:
        """The deals, by match and number, that have been begun and that not everybody may know,
        with the codes of the tables where they have."""
        d = s.team_deals.c
        begun = exists().where(s.tables.c.code == d.code)
        query = select(*_MATCH, d.number, d.code).join_from(s.team_deals, s.team_matches)
        query = query.where(d.compared.is_(False), begun)
        codes: dict[tuple[StoredTeamMatch, int], tuple[str, ...]] = {}
        async with self._database.reader() as connection:
            for *match, number, code in await connection.execute(query):
                deal = StoredTeamMatch(*match), number
                codes[deal] = (*codes.get(deal, ()), code)
        return [(match, number, tables) for (match, number), tables in codes.items()]

    async def set_compared(self, deal: StoredTeamDeal) -> None:
        """Note that everybody may know a deal as it was played at this table."""
        change = update(s.team_deals).where(s.team_deals.c.code == deal.code)
        async with self._database.transaction() as connection:
            await connection.execute(change.values(compared=True))


def _still_gathers(connection: Connection, code: str) -> bool:
    """Whether a team match has not begun; it cannot begin until the transaction ends."""
    m = s.team_matches.c
    query = select(m.started_at).where(m.code == code).with_for_update()
    row = connection.execute(query).one_or_none()
    return row is not None and row.started_at is None


def _own(code: str, person: str) -> Delete:
    return delete(s.team_seats).where(s.team_seats.c.match == code, s.team_seats.c.person == person)


def left_by(person: str) -> list[Delete | Update]:
    """What deletes a person's seats, and team matches in which nobody else has one; of the others
    somebody who has a seat becomes the host."""
    seat, m = s.team_seats.c, s.team_matches.c
    others = select(seat.match).where(seat.person != person)
    mine = select(seat.match).where(seat.person == person)
    alone = m.code.not_in(others) & ((m.owner == person) | m.code.in_(mine))
    host = select(func.min(seat.person)).where(seat.match == m.code, seat.person != person)
    return [
        delete(s.team_matches).where(alone),
        update(s.team_matches).where(m.owner == person).values(owner=host.scalar_subquery()),
        delete(s.team_seats).where(seat.person == person),
    ]


def made_before(time: float) -> Delete:
    """What deletes team matches that were made before then."""
    return delete(s.team_matches).where(s.team_matches.c.created_at < time)
