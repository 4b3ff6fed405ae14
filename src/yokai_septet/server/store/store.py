"""The store: logs of tables, people, leases. It decides races; it knows nothing of the game."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Literal, TypeAlias

from sqlalchemy import (
    Exists,
    delete,
    exists,
    func,
    insert,
    inspect,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from yokai_septet.server.errors import not_migrated
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import schema as s
from yokai_septet.server.store.admin import AdminStore
from yokai_septet.server.store.append import Append
from yokai_septet.server.store.coach import CoachStore
from yokai_septet.server.store.daily import DailyStore, gone_before
from yokai_septet.server.store.data_dir import DataDirError
from yokai_septet.server.store.database import open_database
from yokai_septet.server.store.history import HistoryStore
from yokai_septet.server.store.personal_data import HOLDINGS, Holding
from yokai_septet.server.store.reviews import ReviewStore
from yokai_septet.server.store.secret_deals import SecretDealStore
from yokai_septet.server.store.standing import StandingStore
from yokai_septet.server.store.team_matches import TeamMatchStore, made_before
from yokai_septet.server.store.writer import LogWriter, PendingAppend
from yokai_septet.study.days import day_of
from yokai_septet.table import Entry
from yokai_septet.table.entries import decode


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it stands in the log."""

    seq: int
    entry: Entry
    person: str | None
    command: str | None


SecretName: TypeAlias = Literal["cookies", "daily", "invitations"]
LINKS = 5
"""How many links to other devices a person has at a time; the oldest ones go."""
GIVEN_UP, GIVEN_UP_LOG = 3600.0, 100
"""Seconds after which a table that did not begin and that nobody has been connected to is given up,
if it has more entries than this: far more than people need to sit down."""


def _attended(now: float) -> Exists:
    """Whether somebody is connected to a table."""
    return exists().where(s.leases.c.code == s.tables.c.code, s.leases.c.until > now)


class Store:
    """The store of one worker."""

    def __init__(self, settings: Settings) -> None:
        self._database = open_database(settings)
        self._writer = LogWriter(self._database)
        self.history = HistoryStore(self._database)
        self.reviews = ReviewStore(self._database)
        self.coach = CoachStore(self._database)
        self.daily = DailyStore(self._database)
        self.team_matches = TeamMatchStore(self._database)
        self.secret_deals = SecretDealStore(self._database)
        self.standing = StandingStore(self._database)
        self.admin = AdminStore(self._database)

    async def close(self) -> None:
        """Let the pending write finish, and close the database."""
        await self._writer.close()
        await self._database.close()

    # --- set-up -----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve, and make sure that the schema is the newest. A file of our own is
        migrated, and its reviews are taken up again; a shared database is not, because other
        workers may use it, also of the older version."""
        self._database.acquire()
        if not self._database.is_shared:
            await self.migrate()
            await self.reviews.release_all()
            await self.daily.release_runs()
        elif not await self.is_current():
            raise not_migrated()

    async def migrate(self) -> None:
        """Bring the database to the newest schema."""
        if await self.is_current():
            return
        async with self._database.transaction() as connection:
            from yokai_septet.server.store.migrate import upgrade  # heavy, and rarely needed

            await connection.run_sync(upgrade)

    async def is_current(self) -> bool:
        """Whether the database has the newest schema."""
        async with self._database.reader() as connection:
            if not await connection.run_sync(lambda c: inspect(c).has_table("alembic_version")):
                return False
            version = await connection.execute(text("SELECT version_num FROM alembic_version"))
            found = version.scalar_one_or_none()
        if found is not None and found > s.VERSION:
            raise DataDirError(
                "newer-database", f"The database has schema {found}, and this is {s.VERSION}."
            )
        return bool(found == s.VERSION)

    async def secret(self, name: SecretName = "cookies") -> bytes:
        """The key that signs identities or invitations, or the one that the daily deals follow
        from: made once, and shared by all workers."""
        async with self._database.transaction() as connection:
            made = self._database.insert(s.secrets).values(name=name, value=token_hex(32))
            await connection.execute(made.on_conflict_do_nothing())
            query = select(s.secrets.c.value).where(s.secrets.c.name == name)
            return bytes.fromhex((await connection.execute(query)).scalar_one())

    # --- logs -------------------------------------------------------------------------------------

    def append(self, append: Append) -> PendingAppend:
        """Add to a table's log."""
        return self._writer.append(append)

    async def load(self, code: str, after: int = 0) -> list[StoredEntry]:
        """The entries of a table after a number."""
        e = s.entries.c
        query = select(e.seq, e.body, e.person, e.command).where(e.code == code, e.seq > after)
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(e.seq))
            return [StoredEntry(seq, decode(body), who, cmd) for seq, body, who, cmd in rows]

    async def seqs(self, codes: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        t = s.tables.c
        async with self._database.reader() as connection:
            rows = await connection.execute(select(t.code, t.seq).where(t.code.in_(list(codes))))
            return {row.code: row.seq for row in rows}

    async def due(self, before: float, now: float, limit: int = 200) -> list[str]:
        """The tables that somebody is connected to, where something should have happened before
        this time."""
        t = s.tables.c
        query = select(t.code).where(t.due_at < before, _attended(now))
        query = query.order_by(t.due_at).limit(limit)
        async with self._database.reader() as connection:
            return list((await connection.execute(query)).scalars())

    async def set_due(self, code: str, seq: int, due_at: float | None) -> None:
        """Change when something is due at a table, since who is present has changed."""
        t = s.tables
        change = update(t).where(t.c.code == code, t.c.seq == seq).values(due_at=due_at)
        async with self._database.transaction() as connection:
            await connection.execute(change)

    async def clear_due(self, code: str) -> None:
        """Nothing is due at this table until it changes."""
        t = s.tables
        async with self._database.transaction() as connection:
            await connection.execute(update(t).where(t.c.code == code).values(due_at=None))

    # --- lists ------------------------------------------------------------------------------------

    async def public_tables(self, now: float, made_after: float, limit: int = 200) -> list[str]:
        """The summaries of the public tables that somebody is connected to or that are new; if
        these are too many, the latter are left out first, and then the oldest."""
        t, attended = s.tables.c, _attended(now)
        query = select(t.summary).where(t.public, t.status.in_(["gathering", "playing"]))
        query = query.where(attended | (t.created_at > made_after))
        query = query.order_by(attended.desc(), t.created_at.desc()).limit(limit)
        async with self._database.reader() as connection:
            rows = await connection.execute(query)
            return list(rows.scalars())

    # --- people -----------------------------------------------------------------------------------

    async def add_person(
        self, person: str, name: str, now: float, maker: str | None = None
    ) -> None:
        """Store a new guest, or a person's new program."""
        row = {"id": person, "name": name, "created_at": now, "maker": maker}
        async with self._database.transaction() as connection:
            await connection.execute(insert(s.people).values(**row))

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        async with self._database.transaction() as connection:
            await connection.execute(
                update(s.people).where(s.people.c.id == person).values(name=name)
            )

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of these people; deleted people are missing."""
        p = s.people.c
        query = select(p.id, p.name).where(p.id.in_(list(ids)))
        async with self._database.reader() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def programs_of(self, person: str) -> list[tuple[str, str, float]]:
        """The programs that this person has made, the oldest first: id, name, time."""
        p = s.people.c
        query = select(p.id, p.name, p.created_at).where(p.maker == person)
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(p.created_at, p.id))
            return [(program, name, at) for program, name, at in rows]

    async def own_ids(self, person: str) -> frozenset[str]:
        """The other ids of a person: their programs; of a program, its maker and their programs."""
        p = s.people.c
        maker = select(p.maker).where(p.id == person).scalar_subquery()
        query = select(p.id).where((p.maker == person) | (p.maker == maker) | (p.id == maker))
        async with self._database.reader() as connection:
            return frozenset((await connection.execute(query)).scalars()) - {person}

    async def delete_person(self, person: str) -> None:
        """Delete everything that is held about a person; whoever played with them keeps the match,
        but no longer with whom it was. A table with nobody else is deleted."""
        async with self._database.transaction() as connection:
            for holding in HOLDINGS:
                for change in holding.deleting(person):
                    await connection.execute(change)

    async def held_about(self, holding: Holding, person: str) -> list[dict[str, Any]]:
        """The rows that are held about a person in one place."""
        async with self._database.reader() as connection:
            rows = (await connection.execute(holding.query(person))).mappings()
            return [dict(row) for row in rows]

    async def add_link(self, digest: str, person: str, expires_at: float) -> None:
        """Store a link that carries an identity to another device; a person has a few of them."""
        row = {"digest": digest, "person": person, "expires_at": expires_at}
        k = s.links.c
        latest = select(k.digest).where(k.person == person).order_by(k.expires_at.desc(), k.digest)
        kept = latest.limit(LINKS).subquery()
        async with self._database.transaction() as connection:
            await connection.execute(insert(s.links).values(**row))
            await connection.execute(
                delete(s.links).where(k.person == person, k.digest.not_in(select(kept.c.digest)))
            )

    async def claim_link(self, digest: str, now: float) -> str | None:
        """The person whose identity the link carries; it works once. One that is wrong writes
        nothing."""
        known = select(s.links.c.digest).where(s.links.c.digest == digest)
        async with self._database.reader() as connection:
            if (await connection.execute(known)).scalar_one_or_none() is None:
                return None
        gone = delete(s.links).where(s.links.c.digest == digest, s.links.c.expires_at > now)
        async with self._database.transaction() as connection:
            claimed = await connection.execute(gone.returning(s.links.c.person))
            person: str | None = claimed.scalar_one_or_none()
            return person

    # --- leases -----------------------------------------------------------------------------------

    async def lease(self, leases: Sequence[Mapping[str, object]]) -> None:
        """Grant or renew leases: rows of connection, code, person and until. A connection that ends
        after its person was deleted leaves nothing behind."""
        if not leases:
            return
        made = self._database.insert(s.leases)
        made = made.on_conflict_do_update(
            index_elements=["connection"], set_={"until": made.excluded.until}
        )
        async with self._database.transaction() as connection:
            await connection.execute(made, list(leases))
            people = {str(lease["person"]) for lease in leases}
            stranded = s.leases.c.person.in_(people) & ~exists().where(
                s.people.c.id == s.leases.c.person
            )
            await connection.execute(delete(s.leases).where(stranded))

    async def presence(self, codes: Iterable[str]) -> dict[str, dict[str, float]]:
        """For each table, until when each person's last lease lasts."""
        lease = s.leases.c
        query = select(lease.code, lease.person, func.max(lease.until))
        query = query.where(lease.code.in_(list(codes))).group_by(lease.code, lease.person)
        found: dict[str, dict[str, float]] = {}
        async with self._database.reader() as connection:
            for code, person, until in await connection.execute(query):
                found.setdefault(code, {})[person] = until
        return found

    # --- maintenance ------------------------------------------------------------------------------

    async def tidy(self, now: float) -> list[str]:
        """Delete expired links, leases that ended long ago, and tables that did not begin, are
        given up and have long logs; returns the codes of these."""
        t, k, lease = s.tables.c, s.links.c, s.leases.c
        given_up = select(t.code).where(
            t.status == "gathering", t.seq > GIVEN_UP_LOG, t.updated_at < now - GIVEN_UP,
            ~_attended(now - GIVEN_UP),
        )  # fmt: skip
        expired = {s.links: k.expires_at < now, s.leases: lease.until < now - GIVEN_UP}
        async with self._database.reader() as connection:  # mostly there is nothing
            codes = list((await connection.execute(given_up)).scalars())
            some = [
                await connection.scalar(select(exists().where(rows))) for rows in expired.values()
            ]
        if codes or any(some):
            async with self._database.transaction() as connection:
                await connection.execute(delete(s.tables).where(t.code.in_(given_up)))
                for table, rows in expired.items():
                    await connection.execute(delete(table).where(rows))
        return codes

    async def prune(self, matches_before: float, leases_before: float, now: float) -> int:
        """Delete matches that have not changed since then with their reviews, records uploaded
        before then, daily deals of earlier days, people who came before then and have none of
        these left, and expired leases and links."""
        t = s.tables.c
        async with self._database.transaction() as connection:
            old = select(t.code).where(t.updated_at < matches_before)
            for table in (s.entries, s.players, s.co_players):
                await connection.execute(delete(table).where(table.c.code.in_(old)))
            gone = await connection.execute(delete(s.tables).where(t.updated_at < matches_before))
            uploaded = (s.reviews.c.code.is_(None)) & (s.reviews.c.asked_at < matches_before)
            await connection.execute(delete(s.reviews).where(uploaded))
            await connection.execute(delete(s.leases).where(s.leases.c.until < leases_before))
            await connection.execute(delete(s.links).where(s.links.c.expires_at < now))
            for old_ones in (*gone_before(day_of(matches_before)), made_before(matches_before)):
                await connection.execute(old_ones)
            await self._prune_people(connection, matches_before)
            count: int = gone.rowcount
            return count

    async def _prune_people(self, connection: AsyncConnection, before: float) -> None:
        """Delete people who came before then and have no match, no daily deal, no review and no
        connection, with their programs, unless one of these has."""
        p = s.people.c
        active = select(s.players.c.person).union(
            *(select(of.c.person) for of in (s.leases, s.reviews, s.daily_attempts, s.team_seats))
        )
        makers = select(p.maker).where(p.id.in_(active), p.maker.is_not(None))
        gone = select(p.id).where(
            p.created_at < before, p.maker.is_(None), p.id.not_in(active), p.id.not_in(makers)
        )
        await connection.execute(delete(s.links).where(s.links.c.person.in_(gone)))
        await connection.execute(delete(s.people).where(p.maker.in_(gone)))
        await connection.execute(delete(s.people).where(p.id.in_(gone)))

    async def check(self) -> None:
        """Check that the database writes and reads: a row that serves nothing else, and a row of
        each large table from the disk, since a cache would hide damage."""
        value = token_hex(8)
        written = self._database.insert(s.secrets).values(name="health", value=value)
        async with self._database.transaction() as connection:
            await connection.execute(
                written.on_conflict_do_update(index_elements=["name"], set_={"value": value})
            )
        async with self._database.reader() as connection:
            await self._database.forget_pages(connection)
            for rows in (s.tables, s.entries, s.players, s.people):
                await connection.execute(select(rows).limit(1))
