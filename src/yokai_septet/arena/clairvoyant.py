"""A player who sees all hands: the upper bound for every other, and for the arena only.

It plays out every card from the true position with the rule-based policy, and near the end of a
four-player round it asks the exact solver. It is no bot: it is given the match itself.
"""

from random import Random
from typing import Final

from yokai_septet.bots import Budget, player
from yokai_septet.engine import Outcomes, Position, Solver, default_weights, play_position
from yokai_septet.game import Match, Pass, Phase, Play, Ruleset, Seat

CLAIRVOYANT: Final = "clairvoyant"

SOLVED_FROM: Final = 7
"""With so many cards in the longest hand the rest is solved exactly."""
PLAYOUTS: Final = 200
DOUBT: Final = 0.3
"""The temperature of its playouts, so that they differ."""

_solver: list[Solver] = []


def clairvoyant(match: Match, seat: Seat, rng: Random) -> Pass | Play:
    """The best choice with open hands, as far as it can tell; it passes as the rules do."""
    from yokai_septet.game import view

    now = match.round
    assert now is not None
    if now.phase is Phase.PASS:
        return player("adept")(view(match, seat), rng, Budget())
    choices = [action for action in match.legal(seat) if isinstance(action, Play)]
    if len(choices) == 1:
        return choices[0]
    rules = match.ruleset
    side = rules.sides[seat]
    longest = max(hand.bit_count() for hand in now.hands)
    if rules.players == 4 and not rules.has_seals and longest <= SOLVED_FROM:
        if not _solver:
            _solver.append(Solver(64 << 20))
        answer = _solver[0].solve(now, line=False)
        sign = 1 if side == 0 else -1
        return Play(seat, max(answer.cards, key=lambda c: sign * c.value.lower).card)
    seed = rng.getrandbits(64)
    here = Position.of(now)
    weights = default_weights(rules)

    def worth(choice: Play) -> float:
        after = here.play(choice.card)
        if after.outcome is not None:
            return _lead(rules, side, after.outcome.points, after.outcome.seals)
        return _mean(rules, side, play_position(after, weights, PLAYOUTS, seed, temperature=DOUBT))

    return max(choices, key=worth)


def _mean(rules: Ruleset, side: int, outcomes: Outcomes) -> float:
    total = 0.0
    for outcome, times in outcomes.tally().items():
        total += times * _lead(rules, side, outcome.points, outcome.seals)
    return total / len(outcomes)


def _lead(
    rules: Ruleset, side: int, points: tuple[int, ...], seals: tuple[frozenset[object], ...]
) -> float:
    gains = [len(s) for s in seals] if rules.has_seals else list(points)
    others = [gain for other, gain in enumerate(gains) if other != side]
    return gains[side] - sum(others) / len(others)
