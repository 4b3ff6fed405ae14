"""Reviews of the person's matches and of records that they bring: asked for here, computed by
another worker of the page, and kept verdict by verdict, so that one whose worker was ended goes
on."""

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct, structs

from yokai_septet import records
from yokai_septet.protocol import review as p
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.request_errors import unknown_review
from yokai_septet.serverless.history import SeatLoss
from yokai_septet.serverless.kept import Kept
from yokai_septet.serverless.tables import Tables
from yokai_septet.study import (
    ENGINE_VERSION,
    ReviewBudget,
    ReviewDocument,
    ReviewFrame,
    Verdict,
    document_of,
    read_verdict,
)
from yokai_septet.table import participating_people, record_of, seat_in_match
from yokai_septet.table.errors import match_goes_on
from yokai_septet.work import messages as m
from yokai_septet.work.uploads import read_upload

T = TypeVar("T")


class KeptReview(Struct, frozen=True, kw_only=True):
    """How far a review is."""

    id: str
    engine: int
    asked_at: float
    code: str | None = None
    """The table of the match; None for a record that was brought."""
    digest: str | None = None
    first: int | None = None
    seat: int | None = None
    """The person's own seat."""
    state: p.ReviewStatus = "waiting"
    done: int = 0
    total: int = 0
    error: Problem | None = None
    frame: ReviewFrame | None = None


class Reviews:
    """All reviews of one device."""

    def __init__(
        self,
        kept: Kept,
        tables: Tables,
        names: Callable[[], Mapping[str, str]],
        now: Callable[[], float],
        random_bytes: Callable[[int], bytes],
        budget: ReviewBudget,
    ) -> None:
        self._kept, self._tables, self._names, self._now = kept, tables, names, now
        self._random_bytes, self._budget = random_bytes, budget
        self._running: str | None = None
        """The review that the other worker computes."""
        self._numbers: dict[int, int] = {}
        """The numbers of its verdicts, by the decisions that they judge."""

    # --- asking -----------------------------------------------------------------------------------

    def of_table(self, code: str, person: str, first: int | None) -> tuple[KeptReview, bool]:
        """The review of a match that is over, and whether it is a new one."""
        table = self._tables.table(code)
        if not table.is_public or table.match is None:
            raise match_goes_on()
        seat = seat_in_match(table, person)
        if first is not None:
            table.rules.check_seat(first)
        return self._ask(code=table.code, first=seat if first is None else first, seat=seat)

    def of_record(self, text: str) -> tuple[KeptReview, bool]:
        """The review of a record that the person brings, and whether it is a new one."""
        upload = read_upload(text)
        review, new = self._ask(digest=upload.digest)
        if new:
            self._kept.begin(f"record/{review.id}")
            self._kept.put(f"record/{review.id}", upload.json)
        return review, new

    def _ask(
        self,
        *,
        code: str | None = None,
        digest: str | None = None,
        first: int | None = None,
        seat: int | None = None,
    ) -> tuple[KeptReview, bool]:
        for review in self._all():
            same = (review.code, review.digest, review.engine) == (code, digest, ENGINE_VERSION)
            if same and review.state != "failed":
                return review, False
        id_ = sha256(self._random_bytes(16)).hexdigest()[:22]
        review = KeptReview(
            id=id_, engine=ENGINE_VERSION, asked_at=self._now(), code=code, digest=digest,
            first=first, seat=seat,
        )  # fmt: skip
        self._kept.begin(f"verdict/{id_}/")
        self._put(review)
        return review, True

    def _all(self) -> list[KeptReview]:
        return self._kept.under("review/", KeptReview)

    def _put(self, review: KeptReview) -> None:
        self._kept.put(f"review/{review.id}", review)

    # --- looking ----------------------------------------------------------------------------------

    def find(self, id_: str) -> KeptReview:
        """The review with this id."""
        review = self._kept.get(f"review/{id_}", KeptReview)
        if review is None:
            raise unknown_review()
        return review

    def state(self, review: KeptReview, known: int = 0) -> p.ReviewState:
        """How far a review is, and what has been found; without the first verdicts, if the asker
        knows them."""
        waiting = [other for other in self._all() if other.state in ("waiting", "running")]
        ahead = sum(other.asked_at < review.asked_at for other in waiting)
        return p.ReviewState(
            id=review.id,
            state=review.state,
            ahead=ahead if review.state == "waiting" else 0,
            done=review.done,
            total=review.total,
            table=review.code,
            seat=review.seat,
            error=review.error,
            review=self._document(review, known),
        )

    def _document(self, review: KeptReview, known: int) -> ReviewDocument | None:
        frame = review.frame
        if frame is None:
            return None
        if review.code is not None:
            frame = structs.replace(frame, players=self.record(review).participants)
        if review.state != "done" and not 0 < review.done == review.total:  # not yet judged
            frame = structs.replace(frame, luck=(), summary=())
        verdicts = self._verdicts(review.id)[known:]
        return document_of(frame, tuple(sorted(verdicts, key=lambda verdict: verdict.after)))

    def _verdicts(self, id_: str) -> list[Verdict]:
        """In the order in which they were judged."""
        keys = self._kept.keys(f"verdict/{id_}/")
        return [read_verdict(self._kept.text(key)) for key in keys]

    def record(self, review: KeptReview, *, named: bool = True) -> records.Record:
        """The record of a reviewed match."""
        if review.code is None:
            return records.from_json(self._kept.get(f"record/{review.id}", str) or "")
        table = self._tables.table(review.code)
        if not table.is_public:
            raise match_goes_on()
        people = participating_people(table) if named else ()
        names = self._names()
        return record_of(
            table, None, {person: names[person] for person in people if person in names}
        )

    def losses(self) -> dict[str, SeatLoss]:
        """What the person lost in the matches that were reviewed, by table."""
        losses = dict[str, SeatLoss]()
        for review in sorted(self._all(), key=lambda review: review.engine):
            if review.code is None or review.frame is None or review.state != "done":
                continue
            for summary in review.frame.summary:
                if summary.seat == review.seat:
                    decisions = summary.all.decisions
                    losses[review.code] = SeatLoss(decisions, summary.all.loss * decisions)
        return losses

    # --- computing --------------------------------------------------------------------------------

    def next_job(self) -> tuple[str, m.Request] | None:
        """The review to be computed next, if none is; the oldest request comes first."""
        unfinished = [review for review in self._all() if review.state in ("waiting", "running")]
        if self._running is not None or not unfinished:
            return None
        review = min(unfinished, key=lambda review: review.asked_at)
        record = records.to_json(self.record(review, named=False)).decode()
        known = self._verdicts(review.id)
        self._numbers = {verdict.after: number for number, verdict in enumerate(known)}
        self._running = review.id
        return review.id, m.MakeReview(record, self._budget, review.first, known)

    def worked(self, answer: m.Answer) -> None:
        """Keep what the other worker has found for the review that it computes."""
        if self._running is None:
            return
        review = self._kept.get(f"review/{self._running}", KeptReview)
        if review is None:  # deleted since
            self._running = None
            return
        match answer:
            case m.Framed(frame=frame):
                self._put(structs.replace(review, frame=frame, state="running"))
            case m.Judged(done=done, total=total, verdict=verdict):
                self._numbers[verdict.after] = done - 1
                self._put(structs.replace(review, done=done, total=total, state="running"))
                self._keep(review.id, verdict)
            case m.Opened(verdict=verdict):
                self._keep(review.id, verdict)
            case m.Reviewed(frame=frame):
                self._put(structs.replace(review, frame=frame, state="done"))
                self._running = None
            case m.Failed(problem=problem):
                self._put(structs.replace(review, state="failed", error=problem))
                self._running = None

    def _keep(self, id_: str, verdict: Verdict) -> None:
        number = self._numbers[verdict.after]
        self._kept.put(f"verdict/{id_}/{number:04}", verdict)

    def stopped(self) -> None:
        """The other worker has ended: whatever it computed begins again after the last verdict."""
        self._running = None
