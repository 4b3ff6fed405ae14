"""Playouts: seeded, paired, safe from several threads, and the same rounds as everywhere else."""

from concurrent.futures import ThreadPoolExecutor
from math import sqrt

import pytest

from yokai_septet.engine import (
    OpenRound,
    RoundOutcome,
    RoundOutcomes,
    default_weights,
    pass_candidates,
    play_candidates,
    play_open_round,
    play_rounds,
    play_worlds,
    random_round,
    sample_worlds,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Match, Pass, Ruleset, view

from .helpers import ALL_RULESETS, names, needs_threads, random_match

FOUR = ALL_RULESETS[0]


def in_play(ruleset: Ruleset, number: int, seed: int = 1) -> Match:
    """A match in the play phase, after some cards."""
    states = [m for m in random_match(ruleset, seed) if m.round and m.round.turn is not None]
    return states[number]


def words(outcomes: RoundOutcomes) -> list[object]:
    return list(outcomes)


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_quick_random_rounds_are_like_the_slow_ones(ruleset: Ruleset) -> None:
    """They take another path through the kernel, so compare how they end: the shares of every
    reason and of side 0's wins, within five standard errors."""
    n = 3000
    quick = list(play_rounds(ruleset, None, 10 * n, seed=1))
    slow = [random_round(ruleset, seed).outcome for seed in range(n)]
    for fact in set().union(*map(facts, slow[:20])):
        a = sum(fact in facts(outcome) for outcome in quick) / len(quick)
        b = sum(fact in facts(outcome) for outcome in slow) / len(slow)
        assert abs(a - b) <= 5 * sqrt(a * (1 - a) / n) + 1e-3, fact


def facts(outcome: RoundOutcome) -> set[object]:
    """What can be told of an outcome."""
    return {
        outcome.reason,
        ("winners", outcome.winners),
        ("points", outcome.points[0]),
        ("seals", len(outcome.seals[0])),
        ("last winner", outcome.last_winner),
    }


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_candidates_are_compared_pair_by_pair(ruleset: Ruleset) -> None:
    match = in_play(ruleset, 9)
    assert match.round is not None
    assert match.round.turn is not None
    eyes = view(match, match.round.turn)
    worlds = sample_worlds(eyes, 50, seed=1)
    cards = list(eyes.playable())
    player = default_weights(ruleset)
    results = play_candidates(worlds, cards, player, seed=3)
    assert [len(outcomes) for outcomes in results] == [50] * len(cards)
    for card, outcomes in zip(cards, results, strict=True):
        alone = play_candidates(worlds, [card], player, seed=3)[0]
        assert words(alone) == words(outcomes)
        assert sum(outcomes.tally().values()) == 50
    whole = play_worlds(worlds, player, seed=3)
    assert len(whole) == 50
    # Without a temperature the policy is a function of the world, and its own card is a candidate.
    for i, outcome in enumerate(whole):
        assert outcome in [outcomes[i] for outcomes in results]


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_passes_are_candidates_too(ruleset: Ruleset) -> None:
    match = next(random_match(ruleset, 1))
    eyes = view(match, 1)
    assert eyes.own is not None
    hand = list(eyes.own.hand)
    candidates = [Pass(1, (hand[0], hand[1], hand[2])), Pass(1, (hand[5], hand[6], hand[7]))]
    worlds = sample_worlds(eyes, 200, seed=1)
    results = pass_candidates(worlds, candidates, default_weights(ruleset), seed=3)
    assert [len(outcomes) for outcomes in results] == [200, 200]
    assert words(results[0]) != words(results[1])
    with pytest.raises(InvalidValue, match="not a legal pass"):
        pass_candidates(worlds, [Pass(1, (hand[0], hand[0], hand[2]))], None, seed=3)


@needs_threads
def test_the_same_seed_gives_the_same_rounds_in_every_thread() -> None:
    player = default_weights(FOUR)
    alone = words(play_rounds(FOUR, player, 500, seed=5, temperature=0.5))
    with ThreadPoolExecutor(4) as pool:
        jobs = [pool.submit(play_rounds, FOUR, player, 500, 5, temperature=0.5) for _ in range(8)]
        assert all(words(job.result()) == alone for job in jobs)
    assert words(play_rounds(FOUR, player, 500, seed=6, temperature=0.5)) != alone


def test_an_open_position_is_played_out() -> None:
    match = in_play(FOUR, 20)
    assert match.round is not None
    position = OpenRound.of(match.round)
    assert len(set(play_open_round(position, None, 300, seed=1))) > 1
    assert len(set(play_open_round(position, default_weights(FOUR), 300, seed=1))) == 1
    outcomes = play_open_round(position, None, 300, seed=1)
    assert isinstance(outcomes.mean_points()[0], float)
    assert abs(sum(outcomes.win_rates()) - 1) < 1e-9


def test_what_can_not_be_played_is_refused() -> None:
    match = in_play(FOUR, 9)
    assert match.round is not None
    assert match.round.turn is not None
    turn = match.round.turn
    eyes, other = view(match, turn), view(match, (turn + 1) % 4)
    worlds, others = sample_worlds(eyes, 5, seed=1), sample_worlds(other, 5, seed=1)
    foreign = next(iter(match.round.hand((turn + 1) % 4)))
    with pytest.raises(InvalidValue, match="not a legal card"):
        play_candidates(worlds, [foreign], None, seed=1)
    with pytest.raises(InvalidValue, match="turn"):
        play_candidates(others, [foreign], None, seed=1)
    with pytest.raises(InvalidValue, match="one player for each seat"):
        play_rounds(FOUR, [None, None], 5, seed=1)
    with pytest.raises(InvalidValue):
        play_rounds(FOUR, None, -1, seed=1)
    with pytest.raises(InvalidValue):
        play_rounds(FOUR, None, 1 << 60, seed=1)
    with pytest.raises(InvalidValue):
        play_rounds(FOUR, None, 5, seed=1, leader=7)
    with pytest.raises(InvalidValue):
        pass_candidates(worlds, [], None, seed=1)
    assert play_candidates(worlds, [], None, seed=1) == []
