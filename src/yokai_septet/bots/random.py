"""The player who does anything that the rules allow."""

from random import Random

from yokai_septet.bots.player import Budget
from yokai_septet.game import Pass, Phase, Play, View


def play_at_random(view: View, rng: Random, budget: Budget) -> Pass | Play:
    """Any legal action, each as likely as the next."""
    now, seat = view.round, view.viewer
    assert now is not None
    assert now.hand is not None
    assert seat is not None
    if now.phase is Phase.PASS:  # choosing from the list of all passes would take far longer
        return Pass(seat, tuple(rng.sample(list(now.hand), view.ruleset.pass_size)))
    return Play(seat, rng.choice(list(view.playable())))
