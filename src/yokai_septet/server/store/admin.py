"""What the store keeps for the host: keys of the admin page, acts, bars, and reports of workers."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Text, delete, func, insert, literal, select, update

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Database

LOOK = "look"
"""The key of somebody who looks: workers report while it is valid."""
KEPT = 30 * 86400.0
"""Seconds for which acts are kept."""
FRESH = 60.0
"""Seconds after which a report that was not renewed is deleted."""


@dataclass(frozen=True, slots=True)
class StoredAct:
    """Something that the host wants done, or has had done."""

    id: str
    at: float
    kind: str
    person: str | None = None
    code: str | None = None
    network: str | None = None
    name: str | None = None
    until: float | None = None
    done_at: float | None = None
    refused: str | None = None

    def row(self) -> dict[str, Any]:
        """Its columns."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(frozen=True, slots=True)
class StoredBars:
    """Every bar that has not ended: until when, by whom or what it keeps out."""

    visits: dict[str, float]
    names: dict[str, float]
    """Whose names cannot be changed."""
    networks: dict[str, float]


@dataclass(frozen=True, slots=True)
class AttendedTable:
    """A table that somebody is connected to."""

    summary: str
    people: int
    """How many people are connected to it."""


class AdminStore:
    """Queries for the host."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- keys -------------------------------------------------------------------------------------

    async def add_key(self, digest: str, kind: str, expires_at: float) -> None:
        """Keep a key, or prolong it."""
        added = self._database.insert(s.admin_keys).values(
            digest=digest, kind=kind, expires_at=expires_at
        )
        added = added.on_conflict_do_update(
            index_elements=["digest"], set_={"expires_at": expires_at}
        )
        async with self._database.transaction() as connection:
            await connection.execute(added)

    async def key_until(self, digest: str, kind: str, at: float) -> float | None:
        """Until when a key is valid; None if it is not."""
        k = s.admin_keys.c
        query = select(k.expires_at).where(k.digest == digest, k.kind == kind, k.expires_at > at)
        async with self._database.reader() as connection:
            until: float | None = (await connection.execute(query)).scalar_one_or_none()
            return until

    async def take_key(self, digest: str, kind: str, at: float) -> bool:
        """Use a key up; False if there is none that is valid."""
        k = s.admin_keys.c
        taken = delete(s.admin_keys).where(k.digest == digest, k.kind == kind, k.expires_at > at)
        async with self._database.transaction() as connection:
            gone = await connection.execute(taken.returning(k.digest))
            return gone.scalar_one_or_none() is not None

    # --- acts -------------------------------------------------------------------------------------

    async def add_act(self, act: StoredAct) -> None:
        """Ask all workers to do this."""
        async with self._database.transaction() as connection:
            await connection.execute(insert(s.admin_acts).values(**act.row()))

    async def act(self, act_id: str) -> StoredAct | None:
        """One act as it stands."""
        query = select(s.admin_acts).where(s.admin_acts.c.id == act_id)
        async with self._database.reader() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
            return None if row is None else StoredAct(**row)

    async def acts_since(self, at: float) -> list[StoredAct]:
        """The acts that the host asked for since then, the oldest first."""
        a = s.admin_acts.c
        query = select(s.admin_acts).where(a.at > at).order_by(a.at, a.id)
        async with self._database.reader() as connection:
            rows = (await connection.execute(query)).mappings()
            return [StoredAct(**row) for row in rows]

    async def last_acts(self, limit: int) -> list[StoredAct]:
        """The last acts that were carried out or refused, the newest first."""
        a = s.admin_acts.c
        query = select(s.admin_acts).where(a.done_at.is_not(None))
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(a.at.desc(), a.id).limit(limit))
            return [StoredAct(**row) for row in rows.mappings()]

    async def finish(self, act_id: str, done_at: float, refused: str | None = None) -> bool:
        """An act has been carried out, or refused; False if that was known."""
        a = s.admin_acts.c
        done = update(s.admin_acts).where(a.id == act_id, a.done_at.is_(None))
        async with self._database.transaction() as connection:
            changed = await connection.execute(done.values(done_at=done_at, refused=refused))
            return bool(changed.rowcount)

    async def close_unbegun(self, act_id: str, code: str, done_at: float) -> bool:
        """Delete a table that has not begun, and note that this act is carried out; False if it has
        begun, or is gone."""
        a, t = s.admin_acts.c, s.tables.c
        closed = delete(s.tables).where(t.code == code, t.status == "gathering")
        done = update(s.admin_acts).where(a.id == act_id).values(done_at=done_at)
        async with self._database.transaction() as connection:
            if not (await connection.execute(closed)).rowcount:
                return False
            await connection.execute(done)
            return True

    async def withdraw(self, act_id: str) -> bool:
        """Take back an act that no worker has carried out; False if one has."""
        a = s.admin_acts.c
        async with self._database.transaction() as connection:
            gone = await connection.execute(
                delete(s.admin_acts).where(a.id == act_id, a.done_at.is_(None))
            )
            return bool(gone.rowcount)

    # --- people and bars --------------------------------------------------------------------------

    async def bars(self, at: float) -> StoredBars:
        """Every bar that has not ended by then."""
        p, n = s.person_bars.c, s.network_bars.c
        people = select(p.what.label("what"), p.person.label("whom"), p.until.label("until"))
        networks = select(literal("network", Text), n.network, n.until).where(n.until > at)
        bars: dict[str, dict[str, float]] = {"visit": {}, "name": {}, "network": {}}
        async with self._database.reader() as connection:
            for what, whom, until in await connection.execute(
                people.where(p.until > at).union_all(networks)
            ):
                bars[what][whom] = until
        return StoredBars(bars["visit"], bars["name"], bars["network"])

    async def bar_person(self, person: str, what: str, until: float) -> None:
        """Keep a person out, with their programs, or keep their name as it is."""
        p = s.people.c
        own = select(p.id).where((p.id == person) | (p.maker == person))
        async with self._database.transaction() as connection:
            for barred in (await connection.execute(own)).scalars().all():
                bar = self._database.insert(s.person_bars)
                bar = bar.values(person=barred, what=what, until=until)
                await connection.execute(
                    bar.on_conflict_do_update(
                        index_elements=["person", "what"], set_={"until": until}
                    )
                )

    async def bar_network(self, network: str, until: float) -> None:
        """Keep a network out."""
        bar = self._database.insert(s.network_bars).values(network=network, until=until)
        bar = bar.on_conflict_do_update(index_elements=["network"], set_={"until": until})
        async with self._database.transaction() as connection:
            await connection.execute(bar)

    async def lift(self, person: str | None, network: str | None) -> None:
        """End the bar on a person and their programs, or on a network."""
        p, n = s.people.c, s.network_bars.c
        own = select(p.id).where((p.id == person) | (p.maker == person))
        async with self._database.transaction() as connection:
            if person is not None:
                await connection.execute(
                    delete(s.person_bars).where(s.person_bars.c.person.in_(own))
                )
            if network is not None:
                await connection.execute(delete(s.network_bars).where(n.network == network))

    async def people_named(self, text: str) -> list[tuple[str, str]]:
        """The people, with their names, whose id begins with this text or who have this name."""
        p = s.people.c
        begins = func.substr(p.id, 1, len(text)) == text
        query = select(p.id, p.name).where(begins | (p.name == text)).order_by(p.id).limit(20)
        async with self._database.reader() as connection:
            return [(person, name) for person, name in await connection.execute(query)]

    # --- what workers report ----------------------------------------------------------------------

    async def report(self, worker: str, at: float, body: str) -> None:
        """Keep what a worker reports."""
        report = self._database.insert(s.worker_reports).values(worker=worker, at=at, body=body)
        report = report.on_conflict_do_update(
            index_elements=["worker"], set_={"at": at, "body": body}
        )
        async with self._database.transaction() as connection:
            await connection.execute(report)

    async def reports(self, since: float) -> dict[str, str]:
        """What workers have reported since then."""
        r = s.worker_reports.c
        async with self._database.reader() as connection:
            rows = await connection.execute(select(r.worker, r.body).where(r.at >= since))
            return {row.worker: row.body for row in rows}

    async def forget_report(self, worker: str) -> None:
        """Nobody looks any more."""
        async with self._database.transaction() as connection:
            await connection.execute(
                delete(s.worker_reports).where(s.worker_reports.c.worker == worker)
            )

    async def attended_tables(self, at: float, limit: int) -> list[AttendedTable]:
        """The tables that somebody is connected to and that are not over, the newest first."""
        t, lease = s.tables.c, s.leases.c
        present = (
            select(lease.code, func.count(lease.person.distinct()).label("people"))
            .where(lease.until > at)
            .group_by(lease.code)
            .subquery()
        )
        query = select(t.summary, present.c.people).join(present, present.c.code == t.code)
        query = query.where(t.status.in_(["gathering", "playing"]))
        query = query.order_by(t.created_at.desc()).limit(limit)
        async with self._database.reader() as connection:
            rows = await connection.execute(query)
            return [AttendedTable(row.summary, row.people) for row in rows]

    # --- maintenance ------------------------------------------------------------------------------

    async def tidy(self, at: float) -> None:
        """Delete what has ended: keys, bars, reports that nobody renews, and old acts."""
        ended = (
            delete(s.admin_keys).where(s.admin_keys.c.expires_at < at),
            delete(s.person_bars).where(s.person_bars.c.until < at),
            delete(s.network_bars).where(s.network_bars.c.until < at),
            delete(s.worker_reports).where(s.worker_reports.c.at < at - FRESH),
            delete(s.admin_acts).where(s.admin_acts.c.at < at - KEPT),
        )
        async with self._database.transaction() as connection:
            for change in ended:
                await connection.execute(change)
