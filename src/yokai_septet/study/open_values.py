"""What was best with open cards: exact values near the end of a four-player round, estimates by
playouts from the true position otherwise."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from yokai_septet.bots.payoffs import chances_after
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
from yokai_septet.game import Card, Choice, Match, Pass, Phase, Play, Seat, Side
from yokai_septet.game.scoring import lead
from yokai_septet.study.budget import ReviewBudget

TEMPERATURE: Final = 0.4
"""The temperature of the policy in playouts, so that they differ."""


class OpenValue(Struct, frozen=True):
    """A choice with all cards known, for the side that chooses."""

    cards: tuple[Card, ...]
    match: float
    """The chance to win the match."""
    points: float
    """The lead in this round, in points or seals."""
    exact: bool
    """Whether it is proven; otherwise playouts estimate it."""
    error: float | None = None
    """The standard error of the match chance, 0 if it is proven; None if it was not kept."""


def open_values(
    match: Match,
    seat: Seat,
    choices: Sequence[Choice],
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
    return tuple(sorted(values, key=lambda value: value.match, reverse=True))


def _solved(match: Match, seat: Seat, budget: ReviewBudget, solver: Solver) -> list[OpenValue]:
    """The exact value of every legal card; nothing if that takes too long."""
    side = match.ruleset.sides[seat]
    solution = solver.solve(match.active_round, line=False, max_nodes=budget.solver_nodes)
    if not solution.complete:
        return []
    return [
        OpenValue(
            (card,),
            _chance(match, side, value.lower),
            float(value.lower if side == 0 else -value.lower),
            exact=True,
            error=0.0,
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
    match: Match, side: Side, choice: Choice, budget: ReviewBudget, seed: int
) -> OpenValue:
    tally = _tally_after(match, choice, budget.open_playouts, seed)
    chances, leads = _averages_of(match, tally)
    return OpenValue(
        choice.cards, chances[side], leads[side], exact=False, error=_error(match, side, tally)
    )


def _error(match: Match, side: Side, tally: dict[RoundOutcome, int]) -> float:
    """The standard error of a side's match chance over these playouts."""
    n = sum(tally.values())
    chances = [(_chances_after(match, outcome)[side], times) for outcome, times in tally.items()]
    mean = sum(times * chance for chance, times in chances) / n
    return sqrt(sum(times * (chance - mean) ** 2 for chance, times in chances)) / n


def after_choice(
    match: Match, choice: Choice, playouts: int, seed: int
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Match chances and leads of all sides in the true deal after this choice."""
    return _averages_of(match, _tally_after(match, choice, playouts, seed))


def _tally_after(match: Match, choice: Choice, playouts: int, seed: int) -> dict[RoundOutcome, int]:
    """How often the round ends how in the true deal after this choice."""
    now, weights = match.active_round, default_weights(match.ruleset)
    if isinstance(choice, Pass):
        passes = [choice if seat == choice.seat else one for seat, one in enumerate(now.passes)]
        return _deal_playouts(match, passes, playouts, seed).tally()
    assert isinstance(choice, Play)  # the kernel plays no rows
    after = OpenRound.of(now).play(choice.card)
    if after.outcome is not None:
        return {after.outcome: 1}
    return play_open_round(after, weights, playouts, seed, temperature=TEMPERATURE).tally()


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
    return _averages_of(match, outcomes.tally())[0]


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
        seals=match.seals,
    )


def _averages_of(
    match: Match, tally: dict[RoundOutcome, int]
) -> tuple[tuple[float, ...], tuple[float, ...]]:
    sides = range(match.ruleset.side_count)
    chances, leads, n = [0.0] * len(sides), [0.0] * len(sides), sum(tally.values())
    for outcome, times in tally.items():
        gains, after = outcome.gains(match.seals), _chances_after(match, outcome)
        for side in sides:
            chances[side] += times / n * after[side]
            leads[side] += times / n * lead(gains, side)
    return tuple(chances), tuple(leads)


def _chances_after(match: Match, outcome: RoundOutcome) -> tuple[float, ...]:
    gains = outcome.gains(match.seals)
    return chances_after(match.ruleset, match.scores, gains, outcome.last_winner)
