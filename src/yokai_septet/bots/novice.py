"""An opponent for beginners: the rule-based player with noise, and with random actions in
between."""

from random import Random
from typing import Final

from yokai_septet.bots.player import Budget
from yokai_septet.bots.random import play_at_random
from yokai_septet.engine import choose_pass, choose_play
from yokai_septet.game import Choice, Phase, Play, View

RANDOM_SHARE: Final = 0.45
"""The share of actions taken at random."""
TEMPERATURE: Final = 1.0
"""The temperature of the other actions."""


def play_with_mistakes(view: View, rng: Random, budget: Budget) -> Choice:
    """A noisy choice of the policy, or a random action."""
    if rng.random() < RANDOM_SHARE:
        return play_at_random(view, rng, budget)
    me = view.seated()
    if me.round.phase is Phase.PASS:
        return choose_pass(view, temperature=TEMPERATURE, seed=rng.getrandbits(64))
    return Play(me.seat, choose_play(view, temperature=TEMPERATURE, seed=rng.getrandbits(64)))
