"""The rule-based player: the kernel's policy with its tuned weights, in under a millisecond."""

from random import Random

from yokai_septet.bots.player import Budget
from yokai_septet.engine import choose_pass, choose_play
from yokai_septet.game import Choice, Phase, Play, View


def play_by_rules(view: View, rng: Random, budget: Budget) -> Choice:
    """The choice with the highest score."""
    me = view.seated()
    if me.round.phase is Phase.PASS:
        return choose_pass(view)
    return Play(me.seat, choose_play(view))
