"""The player that chooses any legal action at random."""

from random import Random

from yokai_septet.bots.player import Budget
from yokai_septet.game import Choice, Pass, Phase, Play, View


def play_at_random(view: View, rng: Random, budget: Budget) -> Choice:
    """A uniformly random legal action."""
    me = view.seated()
    if me.round.phase is Phase.PASS:  # listing all passes would take far longer
        return Pass(me.seat, tuple(rng.sample(list(me.hand), view.ruleset.pass_size)))
    return Play(me.seat, rng.choice(list(view.playable())))
