"""Luck: a curve of the match chance in the true deal, in parts that add up to the result.

Every step of the curve is a deal (its luck), or a pass or card. What a choice cost by the judgement
of its own view, as far as that is more than noise, is its error; the rest of its step is hidden
luck: cards lay so that it turned out better or worse than anybody could know. Passes are
simultaneous and go in the order of the seats.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import chain, pairwise

from msgspec import Struct, structs

from yokai_septet.bots.equity import match_chances
from yokai_septet.game import Deal, Match, Play, Ruleset, Seat, Side
from yokai_septet.records import Record, final
from yokai_septet.study.decisions import moments
from yokai_septet.study.open_values import true_chances
from yokai_septet.study.verdicts import DIGITS, rounded


class CurveStep(Struct, frozen=True, kw_only=True):
    """One step of the curve; all figures by side."""

    after: int
    """The number of actions before it, deals included."""
    round: int
    seat: Seat | None
    """Who decided; None for a deal."""
    chances: tuple[float, ...]
    """After the step."""
    error: tuple[float, ...]
    """What the decision's own error did to every side; 0 for deals and without a verdict."""
    luck: tuple[float, ...]
    """The rest of the step: the luck of the deal, or hidden luck."""
    is_charged: bool = True
    """Whether the error is the participant's, and not that of a stand-in."""

    @property
    def before(self) -> tuple[float, ...]:
        """The chances before the step."""
        parts = zip(self.chances, self.error, self.luck, strict=True)
        return tuple(round(after - error - luck, DIGITS) for after, error, luck in parts)


def curve(record: Record, playouts: int) -> tuple[CurveStep, ...]:
    """The curve from before the first deal to the end of the record, without errors yet."""
    steps: list[CurveStep] = []
    before = chances(Match.new(record.ruleset), playouts, 0)
    states = pairwise(chain(moments(record), [(final(record), None)]))
    for after, ((match, what), (following, _)) in enumerate(states):
        reached = before
        # A card without a choice leaves the chances as they are, unless it ends the round.
        if not isinstance(what, Play) or following.round is None:
            reached = chances(following, playouts, after + 1)
        steps.append(
            CurveStep(
                after=after,
                round=match.round_number,
                seat=None if what is None or isinstance(what, Deal) else what.seat,
                chances=reached,
                error=(0.0,) * len(reached),
                luck=_difference(reached, before),
            )
        )
        before = reached
    return tuple(steps)


def with_errors(
    curve: Iterable[CurveStep],
    errors: Mapping[int, tuple[float, ...]],
    uncharged: Container[int] = (),
) -> tuple[CurveStep, ...]:
    """A curve without errors with what the judged decisions, by their numbers, did to every side;
    the uncharged ones are those of stand-ins."""
    return tuple(
        structs.replace(
            step,
            error=(error := errors.get(step.after, step.error)),
            luck=_difference(step.luck, error),
            is_charged=step.after not in uncharged,
        )
        for step in curve
    )


def _difference(whole: Sequence[float], part: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(a - b, DIGITS) for a, b in zip(whole, part, strict=True))


class Account(Struct, frozen=True, kw_only=True):
    """One side's way from its first chance to its last: `start` and the parts make `end`."""

    side: Side
    start: float
    deals: float
    own_errors: float
    others_errors: float
    uncharged: float = 0.0
    """The errors of whoever decided instead of a participant, on any side: stand-ins, and the
    players of the match that this one was played on from. Reviews kept by earlier engines have them
    among the others."""
    hidden: float
    end: float

    @property
    def luck(self) -> float:
        """All luck."""
        return self.deals + self.hidden

    @property
    def corrected(self) -> float:
        """The result without luck: what the players' decisions alone made of the first chance."""
        return self.end - self.luck


def accounts(ruleset: Ruleset, steps: Sequence[CurveStep]) -> tuple[Account, ...]:
    """Every side's account; nothing without a step."""
    if not steps:
        return ()
    return tuple(_account(ruleset, steps, side) for side in range(ruleset.side_count))


def _account(ruleset: Ruleset, steps: Sequence[CurveStep], side: Side) -> Account:
    own, others = (
        [
            step
            for step in steps
            if step.seat is not None
            and step.is_charged
            and (ruleset.sides[step.seat] == side) == is_own
        ]
        for is_own in (True, False)
    )
    return rounded(
        Account(
            side=side,
            start=steps[0].before[side],
            deals=sum(step.luck[side] for step in steps if step.seat is None),
            own_errors=_errors(own, side),
            others_errors=_errors(others, side),
            uncharged=_errors((step for step in steps if not step.is_charged), side),
            hidden=sum(step.luck[side] for step in steps if step.seat is not None),
            end=steps[-1].chances[side],
        )
    )


def _errors(steps: Iterable[CurveStep], side: Side) -> float:
    return sum(step.error[side] for step in steps)


def chances(match: Match, playouts: int, seed: int) -> tuple[float, ...]:
    """Every side's match chance, at any moment."""
    return tuple(round(chance, DIGITS) for chance in _chances(match, playouts, seed))


def _chances(match: Match, playouts: int, seed: int) -> tuple[float, ...]:
    ruleset = match.ruleset
    if match.result is not None:
        return tuple(float(side == match.result.winner) for side in range(ruleset.side_count))
    if match.round is not None:
        return true_chances(match, playouts, seed)
    if match.finished:
        return match_chances(ruleset, match.scores, match.finished[-1].leader)
    # Before the first deal nobody knows who will lead.
    rows = [match_chances(ruleset, match.scores, seat) for seat in ruleset.seats]
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
