"""The kernel beside the rules, and its fast code beside its plain twins."""

from functools import cache
from random import Random

from yokai_septet.engine import FEATURES, Weights, _kernel, default_weights, random_round
from yokai_septet.engine.packing import pack_ruleset
from yokai_septet.game import LaterLeader, Leads, Match, Ruleset

from .helpers import random_match


@cache
def before_the_deal(ruleset: Ruleset) -> Match:
    """A match that awaits the deal of a round whose leader the cards decide: the first round, or
    with R52's option the second."""
    match = Match.new(ruleset)
    if ruleset.later_leader is LaterLeader.ACE:
        *_, last = random_match(ruleset, seed=1)
        match = match._replace(finished=last.finished)
    return match


def compare_with_game(ruleset: Ruleset, seed: int) -> None:
    """Replays the kernel's random round with this seed in `game`."""
    twin = random_round(ruleset, seed)
    match = before_the_deal(ruleset).apply(twin.deal)
    for choice in twin.passes if ruleset.pass_to else ():
        match = match.apply(choice)
    now = match.round
    assert now is not None
    assert now.leader == twin.leader
    if ruleset.leads is Leads.CARDS:
        assert now.announcement is not None
        assert now.announcement.seat == twin.leader
    for step in twin.plays:
        assert now.turn == step.play.seat
        assert now.playable() == step.playable.mask
        now = now.apply(step.play)
    result = now.result
    assert result is not None
    assert tuple(map(now.captured, range(ruleset.side_count))) == twin.bosses
    assert result.reason is twin.outcome.reason
    assert result.winners == twin.outcome.winners
    assert result.points == twin.outcome.points
    assert now.seals == twin.outcome.seals
    assert now.leader == twin.outcome.last_winner


def compare_twins(ruleset: Ruleset, seed: int, rounds: int) -> int:
    """Rounds with weights of every kind, so many in all; fails where a bit differs. Returns how
    many decisions, scores and likelihoods were compared."""
    random = Random(seed)
    tuned = default_weights(ruleset)
    players = [
        (tuned, 0.0),
        (tuned, 1.0),
        (Weights(value + random.gauss(0, 0.3) for value in tuned.values), 0.0),
        (Weights(random.gauss(0, 1) for _ in FEATURES), 0.5),
        (Weights(random.randint(-2, 2) / 2 for _ in FEATURES), 0.0),  # full of ties
        (Weights(abs(value) for value in tuned.values), 0.5),
        (Weights([0.0] * len(FEATURES)), 2.0),
    ]
    compared = 0
    for weights, temperature in players:
        results, differences = _kernel.compare_policies(
            pack_ruleset(ruleset), weights.packed, temperature, seed, -(-rounds // len(players))
        )
        assert differences == 0
        compared += results
    return compared
