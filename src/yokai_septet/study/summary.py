"""Each player's decisions added up: match chance lost per decision, with its interval."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct

from yokai_septet.arena.statistics import ratio
from yokai_septet.game import Ruleset, Seat
from yokai_septet.study.decisions import DecisionKind
from yokai_septet.study.verdicts import Grade, rounded


class JudgedDecision(Protocol):
    """What a summary needs of a verdict."""

    @property
    def seat(self) -> Seat: ...
    @property
    def kind(self) -> DecisionKind: ...
    @property
    def loss(self) -> float: ...
    @property
    def grade(self) -> Grade: ...
    @property
    def is_charged(self) -> bool: ...


class Share(Struct, frozen=True):
    """The mean match chance lost by a decision, and half the width of its 95 % interval."""

    decisions: int
    loss: float
    margin: float | None
    """None for fewer than two decisions."""


class DecisionSummary(Struct, frozen=True):
    """One player's decisions that had a choice and were the player's own."""

    seat: Seat
    all: Share
    kinds: dict[DecisionKind, Share]
    grades: dict[Grade, int]


def summaries(ruleset: Ruleset, judged: Sequence[JudgedDecision]) -> tuple[DecisionSummary, ...]:
    """A summary of each seat that has something to add up."""
    own = [one for one in judged if one.is_charged]
    return tuple(
        _summary(seat, mine)
        for seat in ruleset.seats
        if (mine := [one for one in own if one.seat == seat])
    )


def _summary(seat: Seat, mine: Sequence[JudgedDecision]) -> DecisionSummary:
    grades = Counter(one.grade for one in mine)
    return DecisionSummary(
        seat,
        share(one.loss for one in mine),
        {
            kind: share(losses)
            for kind in DecisionKind
            if (losses := [one.loss for one in mine if one.kind is kind])
        },
        {grade: grades[grade] for grade in Grade},
    )


def share(losses: Iterable[float]) -> Share:
    """The mean of some losses, with its interval."""
    losses = list(losses)
    n = len(losses)
    mean = ratio(losses, [1] * n)
    return rounded(Share(n, mean.mean, None if n < 2 else mean.margin))
