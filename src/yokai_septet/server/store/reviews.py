"""The reviews in the store: a queue that all workers share, and what has been found.

A worker claims a review for the length of a lease and renews it while it works. The review of a
worker that was killed is claimed by another one, which goes on after the last verdict kept. Every
write names the worker, so that one that was thought dead cannot disturb its successor.

An uploaded record stands in the row of its review. One whose deals are played again without a
review is `kept`: it waits for nothing, and there is no review of it until somebody asks.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Delete,
    Insert,
    Select,
    Update,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from yokai_septet.protocol.review import ReviewStatus
from yokai_septet.server.store import schema as s
from yokai_septet.server.store.database import Conflict, Database

DAY = 86400.0


@dataclass(frozen=True, slots=True)
class NewReview:
    """A review that somebody asks for: of a table's match, or of an uploaded record."""

    id: str
    person: str
    engine: int
    at: float
    code: str | None = None
    record: str | None = None
    digest: str | None = None
    first_seat: int | None = None
    priority: int = 0
    """Reviews with a lower number come first."""
    turn: int = 0
    """Then those with a lower one of these: how many reviews their askers had before."""


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as it stands in the store."""

    id: str
    code: str | None
    record: str | None
    person: str
    engine: int
    first_seat: int | None
    state: ReviewStatus
    priority: int
    turn: int
    asked_at: float
    attempts: int
    done: int
    total: int
    error: str | None
    frame: str | None


@dataclass(frozen=True, slots=True)
class SeatLoss:
    """What the decisions of one seat have lost together, in match chance."""

    seat: int
    decisions: int
    loss: float


@dataclass(frozen=True, slots=True)
class StoredUpload:
    """A record that somebody has brought."""

    id: str
    record: str
    person: str


KEPT = "kept"
"""The state of an upload without a review."""
_COLUMNS = [s.reviews.c[name] for name in StoredReview.__slots__]


def _query() -> Select[Any]:
    return select(*_COLUMNS).where(s.reviews.c.state != KEPT)


def _same(new: NewReview) -> ColumnElement[bool]:
    """What makes a review that of the same match, or of a record that the person uploaded."""
    r = s.reviews.c
    if new.code is not None:
        return (r.code == new.code) & (r.engine == new.engine)
    return (r.person == new.person) & (r.digest == new.digest) & (r.engine == new.engine)


def _insert(new: NewReview, state: str) -> Insert:
    return insert(s.reviews).values(
        id=new.id, code=new.code, record=new.record, digest=new.digest, person=new.person,
        engine=new.engine, first_seat=new.first_seat, state=state, priority=new.priority,
        turn=new.turn, asked_at=new.at, attempts=0, done=0, total=0,
    )  # fmt: skip


def reviews_without(person: str) -> tuple[Delete, Update]:
    """Delete what a person has brought, and leave the reviews of tables to the tables: they go with
    these, and nothing says any more who asked for them."""
    r = s.reviews.c
    return (
        delete(s.reviews).where(r.person == person, r.code.is_(None)),
        update(s.reviews).where(r.person == person).values(person="review " + r.id),
    )


class ReviewStore:
    """Queries about reviews."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- asking -----------------------------------------------------------------------------------

    async def same(self, new: NewReview) -> StoredReview | None:
        """The review of the same match or record by the same version of the engine."""
        return await self._one(_query().where(_same(new)))

    async def find(self, id_: str) -> StoredReview | None:
        """The review with this id."""
        return await self._one(_query().where(s.reviews.c.id == id_))

    async def table_of(self, id_: str) -> str | None:
        """The code of the table whose match is reviewed."""
        query = select(s.reviews.c.code).where(s.reviews.c.id == id_)
        async with self._database.reader() as connection:
            code: str | None = (await connection.execute(query)).scalar_one_or_none()
            return code

    async def _one(self, query: Select[Any]) -> StoredReview | None:
        async with self._database.reader() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else StoredReview(*row)

    async def asked_since(self, person: str, since: float) -> int:
        """How many reviews this person has asked for since then."""
        r = s.reviews.c
        query = select(func.count()).where(r.person == person, r.asked_at > since)
        async with self._database.reader() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def unfinished(self, ids: Sequence[str]) -> list[str]:
        """Which of these reviews are waiting or running."""
        r = s.reviews.c
        query = select(r.id).where(r.id.in_(ids), r.state.in_(["waiting", "running"]))
        async with self._database.reader() as connection:
            return list((await connection.execute(query)).scalars())

    async def add(self, new: NewReview) -> bool:
        """Put a review into the queue, in the place of one that failed; False if there is another
        one of the same match or record. An upload keeps its id, by which its deals are played."""
        r = s.reviews.c
        again = (delete(s.reviews).where(_same(new), r.state.in_(["failed", KEPT]))).returning(r.id)
        try:
            async with self._database.transaction() as connection:
                earlier = (await connection.execute(again)).scalar_one_or_none()
                id_ = new.id if earlier is None or new.code is not None else earlier
                await connection.execute(_insert(replace(new, id=id_), "waiting"))
        except Conflict:
            return False
        return True

    async def ask_too(self, id_: str, new: NewReview) -> None:
        """Somebody else asks for a review that waits: its place is that of its best asker."""
        r = s.reviews.c
        change = update(s.reviews).where(
            r.id == id_, r.state == "waiting",
            tuple_(r.priority, r.turn) > tuple_(new.priority, new.turn),
        )  # fmt: skip
        values = {
            "person": new.person, "priority": new.priority, "turn": new.turn,
            "first_seat": func.coalesce(new.first_seat, r.first_seat),
        }  # fmt: skip
        async with self._database.transaction() as connection:
            await connection.execute(change.values(**values))

    async def keep_upload(self, new: NewReview) -> None:
        """Keep a record without a review, unless there is one of it."""
        with suppress(Conflict):
            async with self._database.transaction() as connection:
                await connection.execute(_insert(new, KEPT))

    async def upload_of(self, person: str, digest: str) -> str | None:
        """The id of a record that a person has brought before, of several the first."""
        r = s.reviews.c
        query = select(r.id).where(r.person == person, r.digest == digest).order_by(r.asked_at)
        async with self._database.reader() as connection:
            found: str | None = (await connection.execute(query.limit(1))).scalar_one_or_none()
            return found

    async def upload(self, id_: str) -> StoredUpload | None:
        """The uploaded record with this id, whether or not it has a review."""
        r = s.reviews.c
        query = select(r.id, r.record, r.person).where(r.id == id_, r.record.is_not(None))
        async with self._database.reader() as connection:
            row = (await connection.execute(query)).one_or_none()
            return None if row is None else StoredUpload(*row)

    # --- looking ----------------------------------------------------------------------------------

    async def ahead(self, one: StoredReview) -> int:
        """How many waiting reviews come before this one."""
        r = s.reviews.c
        query = select(func.count()).where(
            r.state == "waiting",
            tuple_(r.priority, r.turn, r.asked_at) < tuple_(one.priority, one.turn, one.asked_at),
        )
        async with self._database.reader() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def verdicts(self, id_: str, known: int = 0) -> list[str]:
        """The verdicts found so far, without the first ones, in the order of judging."""
        v = s.verdicts.c
        query = select(v.body).where(v.review == id_, v.number >= known).order_by(v.number)
        async with self._database.reader() as connection:
            return list((await connection.execute(query)).scalars())

    async def counts(self) -> dict[str, int]:
        """How many reviews are waiting, and how many are running."""
        r = s.reviews.c
        query = select(r.state, func.count().label("number")).where(
            r.state.in_(["waiting", "running"])
        )
        async with self._database.reader() as connection:
            rows = await connection.execute(query.group_by(r.state))
            return {row.state: row.number for row in rows}

    # --- working ----------------------------------------------------------------------------------

    async def claim(self, worker: str, now: float, lease: float) -> StoredReview | None:
        """The next review for this worker: one that is waiting, of a person without a running one,
        or one whose worker has died. None if there is none, or another worker was faster."""
        r = s.reviews.c
        other = s.reviews.alias("other")
        busy = select(other.c.person).where(other.c.state == "running")
        free = (r.state == "waiting") & r.person.not_in(busy)
        orphaned = (r.state == "running") & (r.lease_until < now)
        found = select(r.id).where(or_(free, orphaned))
        found = found.order_by(r.priority, r.turn, r.asked_at).limit(1)
        values = {
            "state": "running", "worker": worker, "lease_until": now + lease,
            "attempts": r.attempts + 1,
        }  # fmt: skip
        async with self._database.reader() as connection:  # mostly there is none
            if (await connection.execute(found)).scalar_one_or_none() is None:
                return None
        try:
            async with self._database.transaction() as connection:
                rows = await connection.execute(found.with_for_update(skip_locked=True))
                if (id_ := rows.scalar_one_or_none()) is None:
                    return None
                change = update(s.reviews).where(r.id == id_).values(**values)
                row = (await connection.execute(change.returning(*_COLUMNS))).one()
                return StoredReview(*row)
        except Conflict:  # another review of the same person was claimed at the same moment
            return None

    async def renew(self, id_: str, worker: str, until: float) -> bool:
        """Keep a claim; False if it is lost, or the review deleted."""
        return await self._change(id_, worker, lease_until=until)

    async def keep(
        self,
        id_: str,
        worker: str,
        verdicts: Mapping[int, str],
        *,
        done: int,
        total: int,
        frame: str | None,
        until: float,
    ) -> bool:
        """Keep verdicts by their numbers in the order of judging, some of them perhaps in the place
        of what was known of them before; `done` counts all that are kept. False if the claim is
        lost."""
        change = self._claimed(id_, worker).values(
            done=done, total=total, frame=frame, lease_until=until, attempts=0
        )
        v = s.verdicts.c
        before = delete(s.verdicts).where(v.review == id_, v.number.in_(verdicts))
        rows = [
            {"review": id_, "number": number, "body": body} for number, body in verdicts.items()
        ]
        async with self._database.transaction() as connection:
            if (await connection.execute(change)).rowcount == 0:
                return False
            if rows:
                await connection.execute(before)
                await connection.execute(insert(s.verdicts), rows)
            return True

    async def finish(
        self, id_: str, worker: str, frame: str, losses: Sequence[SeatLoss] = ()
    ) -> bool:
        """The review is done; `losses` are what statistics count of it."""
        change = self._claimed(id_, worker).values(
            state="done", frame=frame, worker=None, lease_until=None
        )
        rows = [{"review": id_, **asdict(one)} for one in losses]
        async with self._database.transaction() as connection:
            if (await connection.execute(change)).rowcount == 0:
                return False
            if rows:
                await connection.execute(insert(s.seat_losses), rows)
            return True

    async def fail(self, id_: str, worker: str, error: str) -> bool:
        """The review cannot be made."""
        return await self._change(
            id_, worker, state="failed", error=error, worker=None, lease_until=None
        )

    async def release(self, id_: str, worker: str) -> bool:
        """Give a review back to the queue."""
        return await self._change(id_, worker, state="waiting", worker=None, lease_until=None)

    async def release_all(self) -> None:
        """Give all running reviews back to the queue: no worker is there that could run them."""
        r = s.reviews.c
        change = update(s.reviews).where(r.state == "running")
        async with self._database.transaction() as connection:
            await connection.execute(change.values(state="waiting", worker=None, lease_until=None))

    async def _change(self, id_: str, by: str, **values: Any) -> bool:
        async with self._database.transaction() as connection:
            changed = await connection.execute(self._claimed(id_, by).values(**values))
            return bool(changed.rowcount)

    @staticmethod
    def _claimed(id_: str, worker: str) -> Any:
        r = s.reviews.c
        return update(s.reviews).where(r.id == id_, r.worker == worker, r.state == "running")
