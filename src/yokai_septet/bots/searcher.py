"""The players that search: each is a search configuration and a payoff to maximise."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from yokai_septet.bots.advice import Advice, estimate
from yokai_septet.bots.payoffs import match_payoffs, points_payoffs
from yokai_septet.bots.player import Budget
from yokai_septet.engine import (
    ChoiceStats,
    Payoffs,
    SearchConfig,
    choose_pass,
    default_weights,
    search_choices,
)
from yokai_septet.game import Choice, Phase, Play, Ruleset, View

SEARCH_SHARE = 0.9
"""The share of the time budget for the search itself; the rest is overhead around it."""


@dataclass(frozen=True, slots=True)
class Searcher:
    """A searching player; it can also advise."""

    config: Callable[[Ruleset], SearchConfig]
    plays_for_the_match: bool = False
    """Whether it maximises the chance to win the match, instead of the points of the round."""

    def __call__(self, view: View, rng: Random, budget: Budget) -> Choice:
        """The best choice found."""
        me = view.seated()
        seed = rng.getrandbits(64)
        config = self._config(view, budget)
        if me.round.phase is Phase.PASS and config.passes < 2:
            return choose_pass(view)
        legal = view.playable()
        if len(legal) == 1:
            return Play(me.seat, next(iter(legal)))
        return self._ranked(view, config, seed)[0].choice

    def advise(self, view: View, rng: Random, budget: Budget) -> list[Advice]:
        """An estimate of every choice, the best first."""
        config = self._config(view, budget)
        if view.seated().round.phase is Phase.PASS:
            config = replace(config, passes=max(config.passes, 12))
        return [estimate(view, stats) for stats in self._ranked(view, config, rng.getrandbits(64))]

    def _ranked(self, view: View, config: SearchConfig, seed: int) -> list[ChoiceStats]:
        payoffs = self._payoffs(view)
        choices = search_choices(view, config, payoffs, seed)
        ours = payoffs[view.seated().side]

        def rank(stats: ChoiceStats) -> tuple[float, float]:
            n = stats.playouts  # the search spends most playouts on the best choices
            mean = sum(ours[number] * times for number, times in stats.counts.items()) / max(n, 1)
            return n, mean

        return sorted(choices, key=rank, reverse=True)

    def _payoffs(self, view: View) -> Payoffs:
        return match_payoffs(view) if self.plays_for_the_match else points_payoffs(view.ruleset)

    def _config(self, view: View, budget: Budget) -> SearchConfig:
        config = self.config(view.ruleset)
        if budget.nodes is not None:
            config = replace(config, playouts=max(budget.nodes, 1))
        if budget.seconds is not None:
            config = replace(config, seconds=max(budget.seconds * SEARCH_SHARE, 1e-4))
        return config


@cache
def _ismcts(ruleset: Ruleset) -> SearchConfig:
    return SearchConfig(default_weights(ruleset), playouts=1000, random_playouts=True, tree=True)


@cache
def _montecarlo(ruleset: Ruleset) -> SearchConfig:
    return SearchConfig(default_weights(ruleset), playouts=1000, passes=16)


@cache
def _master(ruleset: Ruleset) -> SearchConfig:
    return SearchConfig(
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
"""The usual method, for comparison: information-set tree search with 1000 iterations over uniform
worlds, random playouts, UCB 0.7. It passes by the policy."""
montecarlo = Searcher(_montecarlo)
"""Flat Monte Carlo: 1000 playouts of the policy over uniform worlds, also for the pass."""
master = Searcher(_master, plays_for_the_match=True)
"""The strongest player: docs/bots.md says what each of its parts contributes."""
