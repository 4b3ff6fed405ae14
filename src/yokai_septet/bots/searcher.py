"""The players that search: each is a way of thinking, and a measure of what it plays for."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from yokai_septet.bots.advice import Advice, estimate
from yokai_septet.bots.player import Budget
from yokai_septet.bots.worth import Tables, match_worth, points_worth
from yokai_septet.engine import Mind, Tally, choose_pass, default_weights, think
from yokai_septet.game import Pass, Phase, Play, Ruleset, View

RESERVE = 0.9
"""The share of the time allowed that goes into the search; the rest is for all around it."""


@dataclass(frozen=True, slots=True)
class Searcher:
    """A searching player, and its advice."""

    mind: Callable[[Ruleset], Mind]
    plays_for_the_match: bool = False
    """Whether it maximises the chance to win the match, or the points of the round."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Pass | Play:
        """The choice that looked best."""
        now, seat = view.round, view.viewer
        assert now is not None
        assert seat is not None
        seed = rng.getrandbits(64)
        mind = self._mind(view, budget)
        if now.phase is Phase.PASS and mind.passes < 2:
            return choose_pass(view)
        legal = view.playable()
        if len(legal) == 1:
            return Play(seat, next(iter(legal)))
        return self._ranked(view, mind, seed)[0].choice

    def advise(self, view: View, rng: Random, budget: Budget) -> list[Advice]:
        """An estimate of every choice, the best first."""
        mind = self._mind(view, budget)
        if view.round is not None and view.round.phase is Phase.PASS:
            mind = replace(mind, passes=max(mind.passes, 12))
        return [estimate(view, tally) for tally in self._ranked(view, mind, rng.getrandbits(64))]

    def _ranked(self, view: View, mind: Mind, seed: int) -> list[Tally]:
        worth = self._worth(view)
        tallies = think(view, mind, worth, seed)
        assert view.side is not None
        ours = worth[view.side]

        def merit(tally: Tally) -> tuple[float, float]:
            n = tally.playouts  # a search spends most of them on what looks best
            mean = sum(ours[number] * times for number, times in tally.counts.items()) / max(n, 1)
            return n, mean

        return sorted(tallies, key=merit, reverse=True)

    def _worth(self, view: View) -> Tables:
        return match_worth(view) if self.plays_for_the_match else points_worth(view.ruleset)

    def _mind(self, view: View, budget: Budget) -> Mind:
        mind = self.mind(view.ruleset)
        if budget.nodes is not None:
            mind = replace(mind, playouts=max(budget.nodes, 1))
        if budget.seconds is not None:
            mind = replace(mind, seconds=max(budget.seconds * RESERVE, 1e-4))
        return mind


@cache
def _ismcts(ruleset: Ruleset) -> Mind:
    return Mind(default_weights(ruleset), playouts=1000, random_playouts=True, tree=True)


@cache
def _montecarlo(ruleset: Ruleset) -> Mind:
    return Mind(default_weights(ruleset), playouts=1000, passes=16)


@cache
def _master(ruleset: Ruleset) -> Mind:
    return Mind(
        default_weights(ruleset),
        playouts=20_000,
        belief=True,
        worlds=4000,
        passes=16,
        tree=True,
        exploration=0.35,
        prior=0.5,
    )


ismcts = Searcher(_ismcts)
"""The usual method as a yardstick: information-set tree search, 1000 iterations over uniform
worlds, random playouts, UCB 0.7. It passes as the rules do."""
montecarlo = Searcher(_montecarlo)
"""Flat Monte Carlo: 1000 playouts of the rules over uniform worlds, also for the pass."""
master = Searcher(_master, plays_for_the_match=True)
"""The strongest: see docs/bots.md for what each of its parts brings."""
