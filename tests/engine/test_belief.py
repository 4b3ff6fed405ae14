"""What the others passed and played tells of their cards."""

from math import exp, log
from random import Random
from statistics import mean

import pytest

from tests.invented import TWO
from yokai_septet.engine import (
    FEATURES,
    Weights,
    World,
    Worlds,
    choose_pass,
    choose_play,
    default_weights,
    sample_worlds,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS, Match, Play, Ruleset, deal, view

every_family = pytest.mark.parametrize("name", ["four-advanced", "three-advanced", "suitors"])


def after_tricks(ruleset: Ruleset, number: int, tricks: int) -> Match:
    """A first round that the policy has played so far."""
    match = Match.new(ruleset).apply(deal(ruleset, number.to_bytes(32, "big")))
    for seat in ruleset.seats:
        match = match.apply(choose_pass(view(match, seat)))
    while match.round is not None and len(match.round.tricks) < tricks:
        seat = match.to_act[0]
        match = match.apply(Play(seat, choose_play(view(match, seat))))
    return match


def mean_rank_of_the_truth(ruleset: Ruleset, tricks: int, weights: Weights) -> float:
    """The share of uniform worlds that explain what a seat has seen less well than the truth does:
    a half, if nothing was told, give or take 0.05."""
    ranks = []
    for number in range(40):
        match = after_tricks(ruleset, number, tricks)
        now, eyes = match.round, view(match, number % ruleset.players)
        assert now is not None
        assert now.deal is not None
        (truth,) = Worlds.of(eyes, [World(now.deal, now.passes)]).log_weights(weights)
        others = sample_worlds(eyes, 300, seed=1).log_weights(weights)
        ranks.append(sum(credit < truth for credit in others) / len(others))
    return mean(ranks)


@every_family
def test_the_truth_explains_what_was_passed(name: str) -> None:
    ruleset = RULESETS[name]
    assert mean_rank_of_the_truth(ruleset, 0, default_weights(ruleset)) > 0.65


@every_family
def test_the_truth_explains_what_was_played(name: str) -> None:
    ruleset = RULESETS[name]
    known = zip(FEATURES, default_weights(ruleset).values, strict=True)
    plays_only = {name: weight for name, weight in known if not name.startswith("give_")}
    assert mean_rank_of_the_truth(ruleset, 2, Weights.named(plays_only)) > 0.65


def test_each_of_four_temperatures_is_as_likely_as_the_others() -> None:
    """With two players all plays that were seen are those of one seat, and nothing was passed."""
    match, random = Match.new(TWO).apply(deal(TWO, bytes(32))), Random(1)
    while match.round is not None and len(match.round.tricks) < 8:
        match = match.apply(random.choice(list(match.legal(match.to_act[0]))))
    worlds = sample_worlds(view(match, match.to_act[0]), 100, seed=1)
    logs = [worlds.log_likelihoods(temperature=temperature) for temperature in (0.7, 1.5, 3, 8)]
    expected = [log(sum(map(exp, at_each))) for at_each in zip(*logs, strict=True)]
    assert min(expected) < -10
    own = log(4)  # of a seat whose plays tell nothing, at each temperature
    assert worlds.log_weights() == pytest.approx([own + other for other in expected], abs=1e-12)


def test_in_the_pass_nothing_is_told_yet() -> None:
    ruleset = RULESETS["four-advanced"]
    eyes = view(Match.new(ruleset).apply(deal(ruleset, bytes(32))), 0)
    with pytest.raises(InvalidValue):
        sample_worlds(eyes, 5, seed=1).log_weights()
