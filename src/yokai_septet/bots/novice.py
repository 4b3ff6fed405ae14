"""The beginner's opponent: it knows what is good, but often does not see it.

It weighs its cards as the rule-based player does, with much uncertainty, and now and then plays a
card without thinking at all.
"""

from random import Random
from typing import Final

from yokai_septet.bots.player import Budget
from yokai_septet.bots.random import play_at_random
from yokai_septet.engine import choose_pass, choose_play
from yokai_septet.game import Pass, Phase, Play, View

SLIPS: Final = 0.45
"""How often it does not think at all."""
DOUBT: Final = 1.0
"""The temperature of its choice when it thinks."""


def play_with_mistakes(view: View, rng: Random, budget: Budget) -> Pass | Play:
    """A sensible choice, or a slip."""
    now, seat = view.round, view.viewer
    assert now is not None
    assert seat is not None
    if rng.random() < SLIPS:
        return play_at_random(view, rng, budget)
    if now.phase is Phase.PASS:
        return choose_pass(view, temperature=DOUBT, seed=rng.getrandbits(64))
    return Play(seat, choose_play(view, temperature=DOUBT, seed=rng.getrandbits(64)))
