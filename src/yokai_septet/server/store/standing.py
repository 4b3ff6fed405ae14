"""What the store knows of people when things are short: the cards they have played, and where they
have a seat."""

import msgspec
from sqlalchemy import exists, select, union

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Database

_PLAYED = '%"type":"played"%'
FIRST_CARDS = 400
"""How many cards of a person are looked at; the first ones, since what is earned stays."""


class _Timed(msgspec.Struct):
    at: float


_decode = msgspec.json.Decoder(_Timed).decode


class StandingStore:
    """Queries about who plays here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def card_times(self, person: str) -> list[float]:
        """When a person played their first cards at the tables that are kept."""
        p, a, e, t = s.players.c, s.daily_attempts.c, s.entries.c, s.tables.c
        codes = union(
            select(p.code).where(p.person == person), select(a.code).where(a.person == person)
        )
        query = select(e.body).join(s.tables, t.code == e.code)
        query = query.where(e.code.in_(codes), e.person == person, e.body.like(_PLAYED))
        query = query.order_by(t.created_at, e.code, e.seq).limit(FIRST_CARDS)
        async with self._database.reader() as connection:
            bodies = (await connection.execute(query)).scalars()
            return sorted(_decode(body).at for body in bodies)

    async def has_seat(self, code: str, person: str) -> bool:
        """Whether a person has a seat at a table."""
        p, a = s.players.c, s.daily_attempts.c
        seat = exists().where(p.code == code, p.person == person)
        attempt = exists().where(a.code == code, a.person == person)
        async with self._database.reader() as connection:
            return bool((await connection.execute(select(seat | attempt))).scalar_one())

    async def has_team_seat(self, code: str, person: str) -> bool:
        """Whether a person has a seat in a team match, or is its host."""
        t, m = s.team_seats.c, s.team_matches.c
        seat = exists().where(t.match == code, t.person == person)
        host = exists().where(m.code == code, m.owner == person)
        async with self._database.reader() as connection:
            return bool((await connection.execute(select(seat | host))).scalar_one())
