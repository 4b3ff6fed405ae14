"""What was best with open cards: exact values near the end of a four-player round, estimates by
playouts from the true position otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from yokai_septet.bots.payoffs import chances_after, lead
from yokai_septet.engine import (
    OpenRound,
    RoundOutcome,
    RoundOutcomes,
    Solver,
    default_weights,
    is_solvable,
    play_open_deal,
    play_open_round,
)
from yokai_septet.game import Match, Pass, Phase, Play, Seat, Side
from yokai_septet.study.budget import ReviewBudget

TEMPERATURE: Final = 0.4
"""The temperature of the policy in playouts, so that they differ."""


@dataclass(frozen=True, slots=True)
class OpenValue:
    """A choice with all cards known, for the side that chooses."""

    choice: Pass | Play
    match_win: float
    points: float
    """The lead in this round, in points or seals."""
    exact: bool
    """Whether it is proven; otherwise playouts estimate it."""


def open_values(
    match: Match,
    seat: Seat,
    choices: Sequence[Pass | Play],
    budget: ReviewBudget,
    solver: Solver,
    seed: int,
) -> tuple[OpenValue, ...]:
    """The value of these choices in the true deal, the best first."""
    now, side = match.active_round, match.ruleset.sides[seat]
    values: list[OpenValue] = []
    longest = max(hand.bit_count() for hand in now.hands)
    if now.phase is Phase.PLAY and is_solvable(now.ruleset) and longest <= budget.solve_from:
        values = _solved(match, seat, budget, solver)
    if not values:
        values = [_estimated(match, side, choice, budget, seed) for choice in choices]
    return tuple(sorted(values, key=lambda value: value.match_win, reverse=True))


def _solved(match: Match, seat: Seat, budget: ReviewBudget, solver: Solver) -> list[OpenValue]:
    """The exact value of every legal card; nothing if that takes too long."""
    side = match.ruleset.sides[seat]
    solution = solver.solve(match.active_round, line=False, max_nodes=budget.solver_nodes)
    if not solution.complete:
        return []
    return [
        OpenValue(
            Play(seat, card),
            _chance(match, side, value.lower),
            float(value.lower if side == 0 else -value.lower),
            exact=True,
        )
        for card, value in solution.cards
    ]


def _chance(match: Match, side: Side, points: int) -> float:
    """The match chance after a round with these points for side 0; who leads the next round is
    not part of the value, and hardly matters."""
    gains = (points, 0) if points > 0 else (0, -points)
    leaders = (0, 1)
    return sum(
        chances_after(match.ruleset, match.scores, gains, last)[side] for last in leaders
    ) / len(leaders)


def _estimated(
    match: Match, side: Side, choice: Pass | Play, budget: ReviewBudget, seed: int
) -> OpenValue:
    chances, leads = after_choice(match, choice, budget.open_playouts, seed)
    return OpenValue(choice, chances[side], leads[side], exact=False)


def after_choice(
    match: Match, choice: Pass | Play, playouts: int, seed: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Match chances and leads of all sides in the true deal after this choice."""
    now, weights = match.active_round, default_weights(match.ruleset)
    if isinstance(choice, Pass):
        passes = [choice if seat == choice.seat else one for seat, one in enumerate(now.passes)]
        return _averages(match, _deal_playouts(match, passes, playouts, seed))
    after = OpenRound.of(now).play(choice.card)
    if after.outcome is not None:
        return _averages_of(match, {after.outcome: 1})
    return _averages(
        match, play_open_round(after, weights, playouts, seed, temperature=TEMPERATURE)
    )


def true_chances(match: Match, playouts: int, seed: int) -> tuple[float, ...]:
    """Every side's match chance in the true deal, in the middle of a round."""
    now = match.active_round
    if now.phase is Phase.PASS:
        outcomes = _deal_playouts(match, now.passes, playouts, seed)
    else:
        outcomes = play_open_round(
            OpenRound.of(now), default_weights(match.ruleset), playouts, seed,
            temperature=TEMPERATURE,
        )  # fmt: skip
    return _averages(match, outcomes)[0]


def _deal_playouts(
    match: Match, passes: Sequence[Pass | None], playouts: int, seed: int
) -> RoundOutcomes:
    deal = match.active_round.deal
    if deal is None:
        raise ValueError("a position set up by hand has no deal to play out")
    return play_open_deal(
        match.ruleset,
        deal,
        passes,
        default_weights(match.ruleset),
        playouts,
        seed,
        temperature=TEMPERATURE,
        leader=match.active_round.lead_from,
        seals=match.seals if match.ruleset.has_seals else (),
    )


def _averages(match: Match, outcomes: RoundOutcomes) -> tuple[tuple[float, ...], tuple[float, ...]]:
    return _averages_of(match, outcomes.tally())


def _averages_of(
    match: Match, tally: dict[RoundOutcome, int]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    ruleset = match.ruleset
    sides = range(ruleset.side_count)
    chances, leads, n = [0.0] * len(sides), [0.0] * len(sides), sum(tally.values())
    for outcome, times in tally.items():
        gains = tuple(map(len, outcome.seals)) if ruleset.has_seals else outcome.points
        after = chances_after(ruleset, match.scores, gains, outcome.last_winner)
        for side in sides:
            chances[side] += times / n * after[side]
            leads[side] += times / n * lead(gains, side)
    return tuple(chances), tuple(leads)
