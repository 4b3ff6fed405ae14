"""Reviews as people ask for them: of matches played here and of uploaded records."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from secrets import token_urlsafe

import msgspec
from msgspec import structs

from yokai_septet import records
from yokai_septet.game import not_dealt
from yokai_septet.protocol import review as p
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.request_errors import unknown_review, unknown_upload
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.identity import is_program
from yokai_septet.server.callers.shares import SharedRate
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import (
    busy,
    too_fast,
    too_many_reviews,
)
from yokai_septet.server.jobs.review_turns import ReviewTurns
from yokai_septet.server.rooms.fair_pool import FairPool
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.secret_deals import SecretDeals
from yokai_septet.server.settings import Limits
from yokai_septet.server.store.reviews import (
    DAY,
    NewReview,
    ReviewStore,
    StoredReview,
    StoredUpload,
)
from yokai_septet.study import (
    ENGINE_VERSION,
    ReviewDocument,
    ReviewFrame,
    document_of,
    read_verdict,
)
from yokai_septet.table import Table, participating_people, record_of, seat_in_match
from yokai_septet.table.errors import match_goes_on
from yokai_septet.work.uploads import Upload, read_upload


class Reviews:
    """All reviews, as one worker serves them."""

    def __init__(
        self,
        store: ReviewStore,
        service: TableService,
        names: Names,
        pool: FairPool,
        limits: Limits,
        users: Users,
        now: Callable[[], float],
        secret_deals: SecretDeals,
        work_added: asyncio.Event,
    ) -> None:
        self._store, self._service, self._names, self._pool = store, service, names, pool
        self._limits, self._now, self._secret_deals = limits, now, secret_deals
        self._turns = ReviewTurns(
            users, store.unfinished, limits.network_reviews, limits.reserved_reviews
        )
        self._uploads = SharedRate(
            users,
            limits.network_uploads,
            limits.network_uploads / DAY,
            each=limits.reserved_arrivals,
            each_per_second=limits.reserved_arrivals / DAY,
        )
        self._work_added = work_added

    # --- asking -----------------------------------------------------------------------------------

    async def of_table(
        self, caller: Caller, table: Table, first: int | None
    ) -> tuple[StoredReview, bool]:
        """The review of a match that is over, and whether it is a new one."""
        if not table.is_public or table.match is None:
            raise match_goes_on()
        await self._secret_deals.check_table(caller, table)
        if first is None:
            first = seat_in_match(table, caller.person)
        else:
            table.rules.check_seat(first)
        is_own = table.seat_of(caller.person) is not None
        return await self._ask(caller, code=table.code, first_seat=first, own_table=is_own)

    async def of_upload(self, caller: Caller, text: str) -> tuple[StoredReview, bool]:
        """The review of a record that somebody has, and whether it is a new one."""
        upload = await self._read(caller, text)
        return await self._ask(caller, record=upload.json, digest=upload.digest)

    async def _read(self, caller: Caller, text: str) -> Upload:
        """The record in a text, unless it has cards that others may not know yet."""
        upload: Upload = await self._pool.run(caller, lambda: read_upload(text))
        await self._secret_deals.check(caller, upload.record)
        return upload

    async def keep_upload(self, caller: Caller, text: str) -> str:
        """Keep a record so that its deals can be played, and return its id: the same one each
        time. It counts among the reviews that the person may ask for, and is one if they do."""
        upload = await self._read(caller, text)
        if not upload.record.rounds:
            raise not_dealt()
        now, person = self._now(), caller.person
        found = await self._store.upload_of(person, upload.digest)
        if found is None:
            await self._check_asked(person, now)
            if caller.network and not await self._uploads.take(caller):
                raise too_fast()
            new = NewReview(
                id=token_urlsafe(16), person=person, engine=ENGINE_VERSION, at=now,
                record=upload.json, digest=upload.digest,
            )  # fmt: skip
            await self._store.keep_upload(new)
            found = await self._store.upload_of(person, upload.digest)
        if found is None:  # deleted since
            raise unknown_upload()
        return found

    async def upload(self, id_: str) -> StoredUpload:
        """The record with this id that somebody has brought."""
        found = await self._store.upload(id_)
        if found is None:
            raise unknown_upload()
        return found

    async def _ask(
        self,
        caller: Caller,
        *,
        code: str | None = None,
        record: str | None = None,
        digest: str | None = None,
        first_seat: int | None = None,
        own_table: bool = False,
    ) -> tuple[StoredReview, bool]:
        """The review of this match that is kept, or else a new one: it is put behind those of
        everybody who has asked for fewer."""
        now, person = self._now(), caller.person
        new = NewReview(
            id=token_urlsafe(16), person=person, engine=ENGINE_VERSION, at=now, code=code,
            record=record, digest=digest, first_seat=first_seat, priority=int(is_program(person)),
        )  # fmt: skip
        found = await self._store.same(new)
        if found is not None and found.state != "failed":
            return await self._ask_too(caller, found, new), False
        asked = await self._check_asked(person, now)
        await self._turns.settle()
        turn = max(asked, await self._turns.before(caller))
        if not await self._turns.enter(new.id, caller, own_table=own_table):
            raise busy()
        added = await self._store.add(replace(new, turn=turn))
        if added:
            self._work_added.set()
        else:
            self._turns.leave(new.id)
        found = await self._store.same(new)
        if found is None:  # deleted since
            raise unknown_review()
        return found, added

    async def _ask_too(self, caller: Caller, found: StoredReview, new: NewReview) -> StoredReview:
        """The review of a table, where somebody else asks for it as well."""
        if found.state != "waiting" or found.code is None or found.person == caller.person:
            return found
        asked = await self._store.asked_since(caller.person, new.at - DAY)
        await self._turns.settle()
        turn = max(asked, await self._turns.before(caller, except_for=found.id))
        await self._store.ask_too(found.id, replace(new, turn=turn))
        return await self._store.find(found.id) or found

    async def _check_asked(self, person: str, now: float) -> int:
        """How many reviews a person has had in a day, records brought included; an error if these
        are enough."""
        asked = await self._store.asked_since(person, now - DAY)
        if asked >= self._limits.reviews_per_day:
            raise too_many_reviews(self._limits.reviews_per_day)
        return asked

    # --- looking ----------------------------------------------------------------------------------

    async def find(self, id_: str) -> StoredReview:
        """The review with this id."""
        found = await self._store.find(id_)
        if found is None:
            raise unknown_review()
        return found

    async def state(self, one: StoredReview, person: str, known: int = 0) -> p.ReviewState:
        """How far a review is, and what has been found; without the first verdicts, if the asker
        knows them."""
        table = await self._service.table(one.code) if one.code is not None else None
        return p.ReviewState(
            id=one.id,
            state=one.state,
            ahead=await self._store.ahead(one) if one.state == "waiting" else 0,
            done=one.done,
            total=one.total,
            table=one.code,
            seat=None if table is None else seat_in_match(table, person),
            error=None if one.error is None else msgspec.json.decode(one.error, type=Problem),
            review=await self._document(one, table, known),
        )

    async def _document(
        self, one: StoredReview, table: Table | None, known: int
    ) -> ReviewDocument | None:
        if one.frame is None:
            return None
        frame = msgspec.json.decode(one.frame, type=ReviewFrame)
        if table is not None:
            frame = structs.replace(frame, players=await self._players(table))
        if one.state != "done" and not 0 < one.done == one.total:  # not yet judged
            frame = structs.replace(frame, luck=(), summary=())
        verdicts = [read_verdict(body) for body in await self._store.verdicts(one.id, known)]
        return document_of(frame, tuple(sorted(verdicts, key=lambda verdict: verdict.after)))

    async def _players(self, table: Table) -> tuple[records.Participant, ...]:
        """Who played, by their present names: a review keeps no name of a person."""
        names = await self._names.of(participating_people(table))
        return record_of(table, None, names).participants

    async def record(self, one: StoredReview, *, named: bool = True) -> records.Record:
        """The record of a reviewed match, with the present names of its people or without any."""
        if one.code is None:
            return records.from_json(one.record or "")
        table = await self._service.table(one.code)
        if not table.is_public:
            raise match_goes_on()
        people = participating_people(table) if named else ()
        return record_of(table, None, await self._names.of(people))

    async def nameless_record(self, one: StoredReview) -> records.Record:
        """The record for the engine: what is kept of a review names nobody, so that deleting a
        person's name removes it everywhere."""
        return await self.record(one, named=False)
