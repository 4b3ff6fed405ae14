"""The review of a match: every decision judged, the curve of luck, a summary of each player."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct, structs

from yokai_septet.bots import Why
from yokai_septet.engine import Solver
from yokai_septet.game import Card, Choice, Pass, Play, Ruleset, Seat
from yokai_septet.records import Participant, Record, TakenBack
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.decisions import DecisionKind, DecisionPoint, check_reviewable, moments
from yokai_septet.study.luck import Account, CurveStep, accounts, curve, with_errors
from yokai_septet.study.open_values import OpenValue, open_values
from yokai_septet.study.reasons import kept_reason, reasons
from yokai_septet.study.scale import ScaleMark, scale
from yokai_septet.study.summary import DecisionSummary, summaries
from yokai_septet.study.verdicts import DIGITS, Grade, Judgement, judge, rounded

ENGINE_VERSION: Final = 6
"""Changes whenever reviews of the same record come out differently."""
SOLVER_MEMORY: Final = 64 << 20


class Verdict(Judgement, frozen=True, kw_only=True):
    """One decision that had a choice, judged; its figures have `DIGITS` digits, so that a verdict
    that was kept or sent is the same as it was."""

    after: int
    """The number of actions before it, deals included."""
    seat: Seat
    kind: DecisionKind
    open: tuple[OpenValue, ...] = ()
    """The choices with open cards, the best first; empty until they are known, or if they were not
    asked for."""
    why: Why | None
    """Why the best choice is good, compared with the one made; None if that was the best."""
    gave_away: Why | None
    """What the choice made gave away; None if it cannot be told in a sentence."""
    by: str | None
    """Who decided instead of the participant: a bot that stood in, or `person`."""
    hint: bool
    taken_back: tuple[TakenBack, ...]
    """What was passed or played here before and taken back; it is not graded."""

    def choice(self, cards: tuple[Card, ...]) -> Choice:
        """The pass or the play of these cards."""
        is_pass = self.kind is DecisionKind.PASS
        return Pass(self.seat, cards) if is_pass else Play(self.seat, cards[0])

    @property
    def points_lost(self) -> int:
        """The loss in whole points of match chance, as it is shown: rounded down, as grades are, so
        that what is no mistake yet does not look like one."""
        return max(floor(100 * self.loss + 1e-6), 0)

    @property
    def is_charged(self) -> bool:
        """Whether the participant decided, and not a stand-in."""
        return self.by is None

    @property
    def open_loss(self) -> float | None:
        """The match chance given away as the cards lay; None without open values."""
        if not self.open:
            return None
        made = next(value for value in self.open if value.cards == self.made)
        return self.open[0].match - made.match


class ReviewFrame(Struct, frozen=True, kw_only=True):
    """A review but for its verdicts. Figures by side have the order of the sides."""

    engine: int
    """The version of the engine that judged."""
    ruleset: str
    players: tuple[Participant, ...]
    seats: tuple[Seat, ...]
    """The seats that are judged."""
    curve: tuple[CurveStep, ...]
    luck: tuple[Account, ...]
    summary: tuple[DecisionSummary, ...]


class ReviewDocument(ReviewFrame, frozen=True, kw_only=True):
    """A review, or as much of it as is known, as it is written and sent."""

    format: Literal["yokai-septet-review-2"] = "yokai-septet-review-2"
    decisions: tuple[Verdict, ...]
    """In the order of the match."""
    scale: tuple[ScaleMark, ...]
    """What bots of known strength lose per decision."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole match, or as much of it as is known."""

    ruleset: Ruleset
    participants: tuple[Participant, ...]
    seats: tuple[Seat, ...]
    """The seats that are judged."""
    verdicts: tuple[Verdict, ...]
    """In the order of the match."""
    curve: tuple[CurveStep, ...]
    """The chances in the true deal, without errors."""
    engine: int = ENGINE_VERSION

    @property
    def steps(self) -> tuple[CurveStep, ...]:
        """The curve with the errors of the verdicts."""
        errors = {verdict.after: verdict.credible_effect for verdict in self.verdicts}
        uncharged = {verdict.after for verdict in self.verdicts if not verdict.is_charged}
        return with_errors(self.curve, errors, uncharged)

    @property
    def summaries(self) -> tuple[DecisionSummary, ...]:
        """Every judged player's decisions added up."""
        return summaries(self.ruleset, self.verdicts)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """Every side's luck and errors."""
        return accounts(self.ruleset, self.steps)

    @property
    def frame(self) -> ReviewFrame:
        """All of it but the verdicts."""
        return ReviewFrame(
            engine=self.engine,
            ruleset=self.ruleset.name,
            players=self.participants,
            seats=self.seats,
            curve=self.steps,
            luck=self.accounts,
            summary=self.summaries,
        )

    @property
    def document(self) -> ReviewDocument:
        """All of it."""
        return document_of(self.frame, self.verdicts)

    def costliest(self, n: int, seat: Seat | None = None) -> list[Verdict]:
        """The decisions that cost most and are blamed on their player, the worst first."""
        held = [v for v in self.verdicts if blamed(v) and seat in (None, v.seat)]
        return sorted(held, key=lambda verdict: verdict.loss, reverse=True)[:n]


def blamed(verdict: Verdict) -> bool:
    """Whether a decision is held against its player: from 5 points of match chance and two standard
    errors on, if the player decided and no stand-in."""
    return verdict.grade not in (Grade.BEST, Grade.GOOD) and verdict.is_charged


def document_of(frame: ReviewFrame, verdicts: tuple[Verdict, ...]) -> ReviewDocument:
    """A whole document."""
    return ReviewDocument(**structs.asdict(frame), decisions=verdicts, scale=scale())


def read_verdict(body: str) -> Verdict:
    """A verdict that was kept as JSON, also by earlier engines, with the reasons that may be
    shown."""
    verdict = _decode_verdict(body)
    best = verdict.choice(verdict.best.cards)
    return structs.replace(
        verdict,
        why=kept_reason(verdict.why, best),
        gave_away=kept_reason(verdict.gave_away, best),
    )


_decode_verdict: Final = msgspec.json.Decoder(Verdict).decode


@dataclass(frozen=True, slots=True)
class ReviewProgress:
    """How far a review is."""

    done: int
    total: int
    """The decisions judged, and to be judged."""
    verdict: Verdict
    """The newest one: just judged, or judged before and now valued with open cards, too."""
    review: Review
    """All that is known so far: the whole curve, and the verdicts found."""


def review(
    record: Record,
    *,
    seats: Iterable[Seat] | None = None,
    first: Seat | None = None,
    known: Iterable[Verdict] = (),
    progress: Callable[[ReviewProgress], object] | None = None,
    budget: ReviewBudget | None = None,
) -> Review:
    """Review a match that is over, for all seats or for some; `first` is judged before the others.

    All decisions are judged before any is valued with open cards, which may take the solver longer.
    `progress` is called with every verdict when it is judged, and again when it has its open
    values; what it raises stops the review. To go on with a stopped one, pass the verdicts found as
    `known`: what they have is not computed again.
    """
    check_reviewable(record)
    ruleset, budget = record.ruleset, budget or ReviewBudget()
    judged = tuple(ruleset.seats) if seats is None else tuple(sorted(set(seats)))
    for seat in judged if first is None else (*judged, first):
        ruleset.check_seat(seat)
    found = {one.after: one for one in known if one.seat in judged}
    points = [what for _, what in moments(record) if isinstance(what, DecisionPoint)]
    points = [point for point in points if point.seat in judged]
    points.sort(key=lambda point: point.seat != first)
    chances = curve(record, budget.curve_playouts)

    def so_far() -> Review:
        verdicts = tuple(found[number] for number in sorted(found))
        return Review(ruleset, record.participants, judged, verdicts, chances)

    def tell(verdict: Verdict) -> None:
        found[verdict.after] = verdict
        if progress is not None:
            progress(ReviewProgress(len(found), len(points), verdict, so_far()))

    for point in points:
        if point.after not in found:
            tell(verdict_on(point, budget))
    if budget.open_cards:
        solver = Solver(SOLVER_MEMORY)
        for point in points:
            if not found[point.after].open:
                tell(_opened(found[point.after], point, budget, solver))
    return so_far()


def verdict_on(point: DecisionPoint, budget: ReviewBudget) -> Verdict:
    """The verdict on one decision, without values with open cards. It follows from the decision
    and its place in the match alone, whoever asks for it and when."""
    view = point.view
    seed = Random(f"review {point.after}").getrandbits(63)
    judgement = _rounded(judge(view, point.made, budget, seed))
    why, gave_away = reasons(view, judgement)
    return Verdict(
        **structs.asdict(judgement),
        after=point.after,
        seat=point.seat,
        kind=point.kind,
        why=why,
        gave_away=gave_away,
        by=point.by,
        hint=point.hint,
        taken_back=point.taken_back,
    )


def _rounded(judgement: Judgement) -> Judgement:
    """The judgement with fewer digits; its loss is rounded down, as grades count it."""
    return structs.replace(
        judgement,
        choices=tuple(map(rounded, judgement.choices)),
        loss=floor(judgement.loss * 10**DIGITS + 1e-6) / 10**DIGITS,
        error=round(judgement.error, DIGITS),
        effect=tuple(round(change, DIGITS) for change in judgement.effect),
    )


def _opened(
    verdict: Verdict, point: DecisionPoint, budget: ReviewBudget, solver: Solver
) -> Verdict:
    """The verdict with the values of its choices in the true deal."""
    choices = [verdict.choice(value.cards) for value in verdict.choices]
    opened = open_values(point.match, point.seat, choices, budget, solver, point.after)
    return structs.replace(verdict, open=tuple(map(rounded, opened)))
