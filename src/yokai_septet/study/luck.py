"""Luck: a curve of the match chance in the true deal, in parts that add up to the result.

Every step of the curve is a deal (its luck), or a pass or card. What a choice cost by the judgement
of its own view, as far as that is more than noise, is its error; the rest of its step is hidden
luck: cards lay so that it turned out better or worse than anybody could know. Passes are
simultaneous and go in the order of the seats.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise

from yokai_septet.bots.equity import match_chances
from yokai_septet.game import Deal, Match, Play, Ruleset, Seat, Side
from yokai_septet.records import Record, final
from yokai_septet.study.decisions import moments
from yokai_septet.study.open_values import true_chances


@dataclass(frozen=True, slots=True)
class CurveStep:
    """One step of the curve; all figures by side."""

    number: int
    """The number of actions before it, deals included."""
    round: int
    seat: Seat | None
    """Who decided; None for a deal."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    error: tuple[float, ...]
    """What the decision's own error did to every side; 0 for deals and without a verdict."""
    is_charged: bool = True
    """Whether the error is the participant's, and not that of a stand-in."""

    @property
    def luck(self) -> tuple[float, ...]:
        """The rest of the step: the luck of the deal, or hidden luck."""
        return tuple(
            after - before - error
            for before, after, error in zip(self.before, self.after, self.error, strict=True)
        )


def curve(record: Record, playouts: int) -> tuple[CurveStep, ...]:
    """The curve from before the first deal to the end of the record, without errors yet."""
    found: list[CurveStep] = []
    before = chances(Match.new(record.ruleset), playouts, 0)
    states = pairwise(chain(moments(record), [(final(record), None)]))
    for number, ((match, what), (following, _)) in enumerate(states):
        after = before
        # A card without a choice leaves the chances as they are, unless it ends the round.
        if not isinstance(what, Play) or following.round is None:
            after = chances(following, playouts, number + 1)
        seat = None if what is None or isinstance(what, Deal) else what.seat
        found.append(
            CurveStep(number, match.round_number, seat, before, after, (0.0,) * len(after))
        )
        before = after
    return tuple(found)


def with_errors(
    curve: Iterable[CurveStep],
    errors: Mapping[int, tuple[float, ...]],
    uncharged: Container[int] = (),
) -> tuple[CurveStep, ...]:
    """The curve with what the judged decisions, by their numbers, did to every side; the uncharged
    ones are those of stand-ins."""
    return tuple(
        replace(at, error=errors.get(at.number, at.error), is_charged=at.number not in uncharged)
        for at in curve
    )


@dataclass(frozen=True, slots=True)
class Account:
    """One side's way from its first chance to its last: `start` and the parts make `end`."""

    side: Side
    start: float
    deals: float
    own_errors: float
    others_errors: float
    uncharged: float
    """The errors of whoever decided instead of a participant, on any side: stand-ins, and the
    players of the match that this one was played on from."""
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
    return Account(
        side,
        steps[0].before[side],
        sum(s.luck[side] for s in steps if s.seat is None),
        _errors(own, side),
        _errors(others, side),
        _errors((s for s in steps if not s.is_charged), side),
        sum(s.luck[side] for s in steps if s.seat is not None),
        steps[-1].after[side],
    )


def _errors(steps: Iterable[CurveStep], side: Side) -> float:
    return sum(step.error[side] for step in steps)


def chances(match: Match, playouts: int, seed: int) -> tuple[float, ...]:
    """Every side's match chance, at any moment."""
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
