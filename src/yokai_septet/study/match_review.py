"""The review of a match: every decision judged, the curve of luck, a summary of each player."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from math import floor
from random import Random
from typing import Final

from yokai_septet.engine import Solver
from yokai_septet.game import Pass, Play, Ruleset, Seat
from yokai_septet.records import Participant, Record, TakenBack
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.decisions import DecisionKind, DecisionPoint, check_reviewable, moments
from yokai_septet.study.luck import Account, CurveStep, accounts, curve, with_errors
from yokai_septet.study.open_values import OpenValue, open_values
from yokai_septet.study.reasons import Reasons, reasons
from yokai_septet.study.summary import DecisionSummary, summaries
from yokai_septet.study.verdicts import ChoiceValue, Grade, Judgement, judge

ENGINE_VERSION: Final = 6
"""Changes whenever reviews of the same record come out differently."""
SOLVER_MEMORY: Final = 64 << 20


@dataclass(frozen=True, slots=True)
class Verdict:
    """One decision that had a choice, judged."""

    number: int
    """The number of actions before it, deals included."""
    round: int
    trick: int | None
    """None for a pass."""
    seat: Seat
    kind: DecisionKind
    judgement: Judgement
    open_values: tuple[OpenValue, ...]
    """The best first; empty until they are known, or if they were not asked for."""
    reasons: Reasons | None
    by: str | None
    """Who decided instead of the participant: a bot that stood in, or `person`."""
    hint: bool
    taken_back: tuple[TakenBack, ...]
    """What was passed or played here before and taken back; it is not graded."""

    @property
    def made(self) -> Pass | Play:
        """The choice made."""
        return self.judgement.made.choice

    @property
    def best(self) -> ChoiceValue:
        """The best choice."""
        return self.judgement.best

    @property
    def loss(self) -> float:
        """The match chance given away."""
        return self.judgement.loss

    @property
    def points_lost(self) -> int:
        """The loss in whole points of match chance, as it is shown: rounded down, as grades are, so
        that what is no mistake yet does not look like one."""
        return max(floor(100 * self.loss + 1e-6), 0)

    @property
    def grade(self) -> Grade:
        """How good the choice was."""
        return self.judgement.grade

    @property
    def is_charged(self) -> bool:
        """Whether the participant decided, and not a stand-in."""
        return self.by is None

    @property
    def open_loss(self) -> float | None:
        """The match chance given away as the cards lay; None without open values."""
        if not self.open_values:
            return None
        made = next(value for value in self.open_values if value.choice == self.made)
        return self.open_values[0].match_win - made.match_win


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
        errors = {one.number: one.judgement.credible_effect for one in self.verdicts}
        uncharged = {one.number for one in self.verdicts if not one.is_charged}
        return with_errors(self.curve, errors, uncharged)

    @property
    def summaries(self) -> tuple[DecisionSummary, ...]:
        """Every judged player's decisions added up."""
        return summaries(self.ruleset, self.verdicts)

    @property
    def accounts(self) -> tuple[Account, ...]:
        """Every side's luck and errors."""
        return accounts(self.ruleset, self.steps)

    def costliest(self, n: int, seat: Seat | None = None) -> list[Verdict]:
        """The decisions that cost most and are blamed on their player, the worst first."""
        blamed = [
            one
            for one in self.verdicts
            if one.grade not in (Grade.BEST, Grade.GOOD)
            and one.is_charged
            and seat in (None, one.seat)
        ]
        return sorted(blamed, key=lambda one: one.loss, reverse=True)[:n]


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
    found = {one.number: one for one in known if one.seat in judged}
    points = [what for _, what in moments(record) if isinstance(what, DecisionPoint)]
    points = [point for point in points if point.seat in judged]
    points.sort(key=lambda point: point.seat != first)
    chances = curve(record, budget.curve_playouts)

    def so_far() -> Review:
        verdicts = tuple(found[number] for number in sorted(found))
        return Review(ruleset, record.participants, judged, verdicts, chances)

    def tell(verdict: Verdict) -> None:
        found[verdict.number] = verdict
        if progress is not None:
            progress(ReviewProgress(len(found), len(points), verdict, so_far()))

    for point in points:
        if point.number not in found:
            tell(_verdict(point, budget))
    if budget.open_cards:
        solver = Solver(SOLVER_MEMORY)
        for point in points:
            if not found[point.number].open_values:
                tell(_opened(found[point.number], point, budget, solver))
    return so_far()


def _verdict(point: DecisionPoint, budget: ReviewBudget) -> Verdict:
    view = point.view
    seed = Random(f"review {point.number}").getrandbits(63)
    judgement = judge(view, point.made, budget, seed)
    now = view.seated().round
    return Verdict(
        point.number,
        point.match.round_number,
        None if point.kind is DecisionKind.PASS else now.trick_number,
        point.seat,
        point.kind,
        judgement,
        (),
        reasons(view, judgement),
        point.by,
        point.hint,
        point.taken_back,
    )


def _opened(
    verdict: Verdict, point: DecisionPoint, budget: ReviewBudget, solver: Solver
) -> Verdict:
    """The verdict with the values of its choices in the true deal."""
    choices = [value.choice for value in verdict.judgement.choices]
    opened = open_values(point.match, point.seat, choices, budget, solver, point.number)
    return replace(verdict, open_values=opened)
