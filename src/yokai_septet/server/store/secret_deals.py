"""What the store knows about guesses at secret deals: where such deals are played, and to whom
records of their own are closed because one of them was too close to a secret deal."""

from collections.abc import Collection, Iterable

from sqlalchemy import delete, exists, insert, select, union

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Conflict, Database

_PLAYED = '%"type":"played"%'


class SecretDealStore:
    """Queries about secret deals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def daily_tables(self, day: str) -> dict[int, list[str]]:
        """The codes of all tables at which the deals of a day are played, by their numbers."""
        a = s.daily_attempts.c
        query = select(a.number, a.code).where(a.day == day)
        codes: dict[int, list[str]] = {}
        async with self._database.reader() as connection:
            for number, code in await connection.execute(query):
                codes.setdefault(number, []).append(code)
        return codes

    async def maker(self, person: str) -> str:
        """Whose program this is; a person is their own."""
        query = select(s.people.c.maker).where(s.people.c.id == person)
        async with self._database.reader() as connection:
            return (await connection.execute(query)).scalar_one_or_none() or person

    async def has_played(self, person: str) -> bool:
        """Whether a person has ever played a card here, at a table that is kept."""
        p, a, e = s.players.c, s.daily_attempts.c, s.entries.c
        codes = union(
            select(p.code).where(p.person == person), select(a.code).where(a.person == person)
        )
        card = exists().where(e.code.in_(codes), e.person == person, e.body.like(_PLAYED))
        async with self._database.reader() as connection:
            return bool((await connection.execute(select(card))).scalar_one())

    async def closed(self, keys: Iterable[str]) -> set[str]:
        """The names of the deals for whose sake records are closed to whoever has these keys."""
        c = s.closed_records.c
        query = select(c.deal).where(c.key.in_(list(keys)))
        async with self._database.reader() as connection:
            return set((await connection.execute(query)).scalars())

    async def close(self, keys: Iterable[str], deal: str) -> None:
        """Close records to whoever has one of these keys until a deal is public."""
        for key in keys:
            try:
                async with self._database.transaction() as connection:
                    await connection.execute(insert(s.closed_records).values(key=key, deal=deal))
            except Conflict:  # closed before
                pass

    async def open_all_but(self, secret: Collection[str]) -> None:
        """Forget what was closed for the sake of deals that are public by now."""
        c = s.closed_records.c
        async with self._database.reader() as connection:  # mostly there is none
            kept = set((await connection.execute(select(c.deal).distinct())).scalars())
        if public := kept.difference(secret):
            async with self._database.transaction() as connection:
                await connection.execute(delete(s.closed_records).where(c.deal.in_(public)))
