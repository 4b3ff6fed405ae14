"""The daily deals in the store: days, attempts, and the field, which all workers play together.

A worker claims one run of the field for the length of a lease. The run of a worker that was killed
is claimed by another one; each run has one result, whoever plays it.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Delete, Select, delete, func, or_, select, update

from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Database

MOST_ATTEMPTS = 5
"""How often a run may be begun before the field does without it."""


@dataclass(frozen=True, slots=True)
class StoredDay:
    """A day as it stands in the store."""

    day: str
    commitment: str
    nodes: int
    opened_at: float | None
    closed_at: float | None


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's attempt at a deal."""

    code: str
    points: int | None
    """None until it is finished."""


@dataclass(frozen=True, slots=True)
class FieldRun:
    """A run of the field that is to be played."""

    day: str
    number: int
    run: int


_DAY = [s.days.c[name] for name in StoredDay.__slots__]
_RUN = [s.field_runs.c[name] for name in FieldRun.__slots__]


_OF_DAYS = (s.daily_attempts, s.daily_for_fun, s.daily_networks, s.field_runs, s.days)


class DailyStore:
    """Queries about daily deals."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- days -------------------------------------------------------------------------------------

    async def announce(self, day: str, commitment: str, nodes: int, now: float) -> None:
        """Publish a day's commitment, unless it is published."""
        row = {"day": day, "commitment": commitment, "nodes": nodes, "announced_at": now}
        made = self._database.insert(s.days).values(**row).on_conflict_do_nothing()
        async with self._database.transaction() as connection:
            await connection.execute(made)

    async def open(self, day: str, now: float) -> None:
        """Begin a day that was announced, and close for good all earlier ones that had begun. Who
        played them from which network is forgotten."""
        d = s.days.c
        begun = update(s.days).where(d.day == day, d.opened_at.is_(None)).values(opened_at=now)
        earlier = update(s.days).where(d.day < day, d.opened_at.is_not(None), d.closed_at.is_(None))
        over = earlier.values(closed_at=now)
        async with self._database.transaction() as connection:
            await connection.execute(begun)
            await connection.execute(over)
            await connection.execute(delete(s.daily_networks).where(s.daily_networks.c.day < day))

    async def opened(self, since: str) -> set[str]:
        """The days that have begun, from this one on."""
        d = s.days.c
        query = select(d.day).where(d.day >= since, d.opened_at.is_not(None))
        async with self._database.reader() as connection:
            return set((await connection.execute(query)).scalars())

    async def day(self, day: str) -> StoredDay | None:
        """The day with this date."""
        query = select(*_DAY).where(s.days.c.day == day)
        async with self._database.reader() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else StoredDay(*row)

    async def closed(self, before: str, limit: int) -> list[str]:
        """The last days before this one that were played and are over, the latest first."""
        d = s.days.c
        query = select(d.day).where(d.day < before, d.closed_at.is_not(None))
        async with self._database.reader() as connection:
            rows = await connection.execute(query.order_by(d.day.desc()).limit(limit))
            return list(rows.scalars())

    # --- attempts ---------------------------------------------------------------------------------

    async def begin(self, day: str, number: int, person: str, code: str) -> str:
        """The code of the table of a person's only attempt at a deal: this one, unless they have
        begun before."""
        row = {"day": day, "number": number, "person": person, "code": code}
        made = self._database.insert(s.daily_attempts).values(**row)
        a = s.daily_attempts.c
        query = select(a.code).where(a.day == day, a.number == number, a.person == person)
        async with self._database.transaction() as connection:
            keys = ["day", "number", "person"]
            await connection.execute(made.on_conflict_do_nothing(index_elements=keys))
            found: str = (await connection.execute(query)).scalar_one()
            return found

    async def admit(self, day: str, network: str, person: str, most: int) -> bool:
        """Whether a person may play from a network, where so many may on one day. Both are keyed
        hashes: they outlast the identity, so that deleting it makes no room for another."""
        n = s.daily_networks.c
        others = select(func.count()).where(n.day == day, n.network == network, n.person != person)
        row = {"day": day, "network": network, "person": person}
        made = self._database.insert(s.daily_networks).values(**row).on_conflict_do_nothing()
        async with self._database.transaction() as connection:
            await connection.execute(made)
            if (await connection.execute(others)).scalar_one() < most:
                return True
            await connection.rollback()
            return False

    async def play_for_fun(self, day: str, number: int, person: str, code: str) -> str:
        """The code of the table at which a person plays a deal of a past day for fun: the last one
        unless that is over, else this one."""
        f = s.daily_for_fun.c
        row = {"day": day, "number": number, "person": person, "code": code}
        made = self._database.insert(s.daily_for_fun).values(**row)
        made = made.on_conflict_do_update(index_elements=[f.day, f.number, f.person], set_=row)
        async with self._database.transaction() as connection:
            query = _unfinished(person).where(f.day == day, f.number == number)
            if (found := (await connection.execute(query)).one_or_none()) is not None:
                return str(found.code)
            await connection.execute(made)
            return code

    async def for_fun(self, day: str, person: str) -> dict[int, str]:
        """The unfinished tables of a past day, by the number of the deal."""
        async with self._database.reader() as connection:
            query = _unfinished(person).where(s.daily_for_fun.c.day == day)
            return {row.number: row.code for row in await connection.execute(query)}

    async def unfinished(self, person: str, limit: int, offset: int) -> list[tuple[str, int, str]]:
        """The day, the number and the table of each deal that a person plays for fun and has not
        finished, the latest day first."""
        f = s.daily_for_fun.c
        query = _unfinished(person).order_by(f.day.desc(), f.number).limit(limit).offset(offset)
        async with self._database.reader() as connection:
            return [(row.day, row.number, row.code) for row in await connection.execute(query)]

    async def attempts(self, day: str, person: str) -> dict[int, Attempt]:
        """A person's attempts of a day, by the number of the deal."""
        a = s.daily_attempts.c
        query = select(a.number, a.code, a.points).where(a.day == day, a.person == person)
        async with self._database.reader() as connection:
            rows = await connection.execute(query)
            return {number: Attempt(code, points) for number, code, points in rows}

    async def results(self, day: str) -> dict[str, dict[int, int]]:
        """What everybody has reached on a day: points by person and number of the deal."""
        a = s.daily_attempts.c
        query = select(a.person, a.number, a.points).where(a.day == day, a.points.is_not(None))
        found: defaultdict[str, dict[int, int]] = defaultdict(dict)
        async with self._database.reader() as connection:
            for person, number, points in await connection.execute(query):
                found[person][number] = points
        return dict(found)

    async def finished_days(self, person: str, deals: int) -> set[str]:
        """The days on which a person has finished so many deals."""
        a = s.daily_attempts.c
        query = select(a.day).where(a.person == person, a.points.is_not(None))
        query = query.group_by(a.day).having(func.count() == deals)
        async with self._database.reader() as connection:
            return set((await connection.execute(query)).scalars())

    async def players(self, days: Sequence[str], deals: int) -> dict[str, int]:
        """How many people have finished so many deals on each of these days."""
        a = s.daily_attempts.c
        whole = select(a.day).where(a.day.in_(days), a.points.is_not(None))
        whole = whole.group_by(a.day, a.person).having(func.count() == deals)
        found = whole.subquery()
        query = select(found.c.day, func.count().label("number")).group_by(found.c.day)
        async with self._database.reader() as connection:
            return {row.day: row.number for row in await connection.execute(query)}

    # --- the field --------------------------------------------------------------------------------

    async def want_field(self, day: str, deals: int, runs: int) -> bool:
        """Put the runs of a day's field into the queue; False if they are there."""
        r = s.field_runs.c
        async with self._database.reader() as connection:
            there = select(func.count()).where(r.day == day)
            if (await connection.execute(there)).scalar_one():
                return False
        rows = [
            {"day": day, "number": number, "run": run, "attempts": 0}
            for number in range(1, deals + 1)
            for run in range(1, runs + 1)
        ]
        made = self._database.insert(s.field_runs).on_conflict_do_nothing()
        async with self._database.transaction() as connection:
            await connection.execute(made, rows)
        return True

    async def field(self, day: str) -> dict[int, list[int]]:
        """The results of the field so far, by the number of the deal."""
        r = s.field_runs.c
        query = select(r.number, r.points).where(r.day == day, r.points.is_not(None))
        found: defaultdict[int, list[int]] = defaultdict(list)
        async with self._database.reader() as connection:
            for number, points in await connection.execute(query.order_by(r.number, r.run)):
                found[number].append(points)
        return dict(found)

    async def runs_given_up(self, day: str, now: float) -> dict[int, int]:
        """How many runs failed so often that the field does without them, by the deal's number."""
        r = s.field_runs.c
        free = or_(r.lease_until.is_(None), r.lease_until < now)
        query = select(r.number, func.count().label("runs")).group_by(r.number)
        query = query.where(r.day == day, r.points.is_(None), r.attempts >= MOST_ATTEMPTS, free)
        async with self._database.reader() as connection:
            return {row.number: row.runs for row in await connection.execute(query)}

    async def claim_run(self, worker: str, now: float, lease: float) -> FieldRun | None:
        """The next run for this worker: one that nobody plays, or whose worker has died."""
        r = s.field_runs.c
        free = or_(r.lease_until.is_(None), r.lease_until < now)
        found = select(*_RUN).where(r.points.is_(None), r.attempts < MOST_ATTEMPTS, free)
        # The first runs of all deals come first: then every deal has a field to compare with.
        found = found.order_by(r.day.desc(), r.run, r.number).limit(1)
        async with self._database.reader() as connection:  # mostly there is none
            if (await connection.execute(found)).one_or_none() is None:
                return None
        async with self._database.transaction() as connection:
            rows = await connection.execute(found.with_for_update(skip_locked=True))
            if (row := rows.one_or_none()) is None:
                return None
            run = FieldRun(*row)
            values = {"worker": worker, "lease_until": now + lease, "attempts": r.attempts + 1}
            await connection.execute(update(s.field_runs).where(*_is(run)).values(**values))
            return run

    async def renew_run(self, run: FieldRun, worker: str, until: float) -> None:
        """Keep the claim of a run."""
        mine = update(s.field_runs).where(*_is(run), s.field_runs.c.worker == worker)
        async with self._database.transaction() as connection:
            await connection.execute(mine.values(lease_until=until))

    async def keep_run(self, run: FieldRun, points: int) -> None:
        """The result of a run. Whoever has played it has found the same."""
        values = {"points": points, "worker": None, "lease_until": None}
        async with self._database.transaction() as connection:
            await connection.execute(update(s.field_runs).where(*_is(run)).values(**values))

    async def release_runs(self) -> None:
        """Give all runs back to the queue: no worker is there that could play them."""
        r = s.field_runs.c
        change = update(s.field_runs).where(r.lease_until.is_not(None))
        async with self._database.transaction() as connection:
            await connection.execute(change.values(worker=None, lease_until=None))


def _is(run: FieldRun) -> tuple[ColumnElement[bool], ...]:
    r = s.field_runs.c
    return r.day == run.day, r.number == run.number, r.run == run.run


def _unfinished(person: str) -> Select[tuple[str, int, str]]:
    f, t = s.daily_for_fun.c, s.tables.c
    query = select(f.day, f.number, f.code).join(s.tables, t.code == f.code)
    return query.where(f.person == person, t.status == "playing")


def gone_with(person: str) -> list[Delete]:
    """What deletes a person's attempts and what they play for fun, the tables first."""
    gone = []
    for of in (s.daily_attempts, s.daily_for_fun):
        codes = select(of.c.code).where(of.c.person == person)
        gone += [
            delete(s.entries).where(s.entries.c.code.in_(codes)),
            delete(s.tables).where(s.tables.c.code.in_(codes)),
            delete(of).where(of.c.person == person),
        ]
    return gone


def gone_before(day: str) -> Sequence[Delete]:
    """What deletes everything of earlier days."""
    return [delete(of).where(of.c.day < day) for of in _OF_DAYS]
