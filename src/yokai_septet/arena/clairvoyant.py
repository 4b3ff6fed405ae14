"""A player with perfect information: an upper bound on the strength of bots, for the arena only.

It plays out every card from the true state of the round with the rule-based policy, and near the
end of a four-player round uses the exact solver. It is not a bot: it is given the match itself.
"""

from random import Random
from typing import Final

from yokai_septet.bots import Budget, player
from yokai_septet.engine import (
    OpenRound,
    RoundOutcomes,
    Solver,
    default_weights,
    is_solvable,
    play_open_round,
)
from yokai_septet.game import Choice, Match, Phase, Play, Seat, Side, view
from yokai_septet.game.scoring import lead

CLAIRVOYANT: Final = "clairvoyant"

SOLVED_FROM: Final = 7
"""With at most this many cards in the longest hand the rest is solved exactly."""
PLAYOUTS: Final = 200
TEMPERATURE: Final = 0.3
"""The temperature of the playouts, so that they differ."""

_solver: list[Solver] = []


def clairvoyant(match: Match, seat: Seat, rng: Random) -> Choice:
    """The best choice with all hands known, as far as it can tell; it passes by the policy."""
    now = match.active_round
    if now.phase is Phase.PASS:
        return player("adept")(view(match, seat), rng, Budget())
    choices = [action for action in match.legal(seat) if isinstance(action, Play)]
    if len(choices) == 1:
        return choices[0]
    rules = match.ruleset
    side = rules.sides[seat]
    longest = max(hand.bit_count() for hand in now.hands)
    if is_solvable(rules) and longest <= SOLVED_FROM:
        if not _solver:
            _solver.append(Solver(64 << 20))
        solution = _solver[0].solve(now, line=False)
        sign = 1 if side == 0 else -1
        return Play(seat, max(solution.cards, key=lambda c: sign * c.value.lower).card)
    seed = rng.getrandbits(64)
    here = OpenRound.of(now)
    weights = default_weights(rules)

    def payoff(choice: Play) -> float:
        after = here.play(choice.card)
        if after.outcome is not None:
            return lead(after.outcome.gains(match.seals), side)
        playouts = play_open_round(after, weights, PLAYOUTS, seed, temperature=TEMPERATURE)
        return _mean(match, side, playouts)

    return max(choices, key=payoff)


def _mean(match: Match, side: Side, outcomes: RoundOutcomes) -> float:
    total = 0.0
    for outcome, times in outcomes.tally().items():
        total += times * lead(outcome.gains(match.seals), side)
    return total / len(outcomes)
