"""What if: the choices at any moment of a record, or after other cards than those played there."""

from collections.abc import Sequence
from dataclasses import dataclass

from yokai_septet.engine import Solver
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Card, Match, Pass, Phase, Play, Seat, view
from yokai_septet.records import Record, final, replay
from yokai_septet.study.budget import ReviewBudget
from yokai_septet.study.decisions import check_reviewable, in_legal_order
from yokai_septet.study.luck import chances
from yokai_septet.study.open_values import OpenValue, open_values
from yokai_septet.study.verdicts import ChoiceValue, choice_of, choice_values, rounded

SOLVER_MEMORY = 16 << 20


@dataclass(frozen=True, slots=True)
class WhatIf:
    """A position, and what can be done in it."""

    match: Match
    chances: tuple[float, ...]
    """Every side's match chance in the true deal."""
    seat: Seat | None
    """Who is to choose; None when the round is over."""
    choices: tuple[ChoiceValue, ...]
    """Every card, or the best passes and the one asked about, by what the seat knows; the best
    first."""
    open_values: tuple[OpenValue, ...]
    """The same choices with open cards, the best first."""


def what_if(
    record: Record,
    after: int,
    played: Sequence[Card] = (),
    *,
    choice: Sequence[Card] = (),
    budget: ReviewBudget | None = None,
) -> WhatIf:
    """The choices of the seat to act after so many actions of the record, and then these cards.

    Deals count as actions. The cards go to the seats in turn; a pass takes as many of them as are
    passed. `choice` is a pass to value beside the best ones. What the rules forbid raises an
    `IllegalAction`.
    """
    check_reviewable(record)
    budget = budget or ReviewBudget.brief()
    match = position(record, after, played)
    now = chances(match, budget.curve_playouts, after)
    if not match.to_act:
        return WhatIf(match, now, None, (), ())
    seat = match.to_act[0]
    wanted = None
    if choice and match.active_round.phase is Phase.PASS:
        wanted = in_legal_order(match.ruleset, Pass(seat, tuple(choice)))
        match.apply(wanted)  # refuses what the rules forbid
    seen = view(match, seat)
    values = choice_values(seen, budget, after, wanted)
    choices = [choice_of(seen, value.cards) for value in values]
    opened = open_values(match, seat, choices, budget, Solver(SOLVER_MEMORY), after)
    return WhatIf(match, now, seat, tuple(map(rounded, values)), tuple(map(rounded, opened)))


def position(record: Record, after: int, played: Sequence[Card] = ()) -> Match:
    """The match after so many actions of the record, and then these cards."""
    match, left = _match_after(record, after), list(played)
    while left:
        seat = match.to_act[0] if match.to_act else 0  # `apply` refuses what nobody can do
        passing = match.round is not None and match.round.phase is Phase.PASS
        size = match.ruleset.pass_size if passing else 1
        cards, left = tuple(left[:size]), left[size:]
        match = match.apply(Pass(seat, cards) if passing else Play(seat, cards[0]))
    return match


def _match_after(record: Record, after: int) -> Match:
    actions = sum(one.action_count for one in record.rounds)
    if not 0 <= after <= actions:
        raise InvalidValue(
            "what-if-moment",
            f"The record has {actions} actions; there is no moment {after}.",
            actions=actions,
        )
    if after == actions:
        return final(record)
    return next(match for number, (match, _) in enumerate(replay(record)) if number == after)
