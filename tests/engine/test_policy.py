"""The policy decides from what its seat may know, and says why."""

from itertools import islice
from math import isclose
from random import Random

import pytest

from yokai_septet.engine import (
    FEATURES,
    OpenRound,
    Weights,
    _kernel,
    choose_pass,
    choose_play,
    default_weights,
    explain_pass,
    explain_play,
    play_rounds,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Match, Play, Ruleset, deal, view

from .helpers import ALL_RULESETS, WITH_QUICK_FORMS, names, random_match


def policy_match(ruleset: Ruleset, seed: int) -> Match:
    """A whole match in `game` between four policies that are given views alone."""
    random = Random(seed)
    match = Match.new(ruleset)
    while match.result is None:
        if match.round is None:
            match = match.apply(deal(ruleset, random.randbytes(32), match.round_number))
            continue
        seat = match.to_act[0]
        eyes = view(match, seat)
        if match.round.leader is None:
            match = match.apply(choose_pass(eyes))
        else:
            match = match.apply(Play(seat, choose_play(eyes)))
    return match


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=names)
def test_the_policy_plays_whole_matches(ruleset: Ruleset) -> None:
    assert policy_match(ruleset, 1).result is not None


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=names)
def test_a_view_is_judged_like_the_open_round(ruleset: Ruleset) -> None:
    """In an open round the policy reads no more than the view shows: scores are equal."""
    weights = Weights(Random(1).uniform(-1, 1) for _ in FEATURES)  # so that every feature counts
    for match in random_match(ruleset, seed=2, rounds=2):
        now = match.round
        if now is None or now.turn is None:
            continue
        open_round = _kernel.explain_open_round(OpenRound.of(now).packed, weights.packed)
        judged = explain_play(view(match, now.turn), weights)
        assert [j.card.index for j in judged] == [card for card, _, _ in open_round]
        assert [j.score for j in judged] == [score for _, score, _ in open_round]
        for judgement in judged:
            assert isclose(judgement.score, sum(judgement.parts.values()), abs_tol=1e-4)
        chosen = choose_play(view(match, now.turn), weights)
        score = next(j.score for j in judged if j.card is chosen)
        assert score > max(j.score for j in judged) - 1e-4  # its quick sums round differently


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_every_feature_is_used_somewhere(ruleset: Ruleset) -> None:
    weights = Weights([1.0] * len(FEATURES))
    seen: set[str] = set()
    for seed in range(12):
        for match in random_match(ruleset, seed, rounds=2):
            now = match.round
            if now is None:
                continue
            if now.turn is not None:
                for judgement in explain_play(view(match, now.turn), weights):
                    seen |= judgement.parts.keys()
            elif match.to_act:
                for taker in set(ruleset.recipients(match.to_act[0])):
                    for judgement in explain_pass(view(match, match.to_act[0]), taker, weights):
                        seen |= judgement.parts.keys()
    seals = {"half_us", "half_them", "pair_us", "pair_them", "lead_chooses_trump"}
    twins = {"give_friend_twin", "give_rival_twin"}
    partner = {"lead_partner_void", "lead_partner_boss"}
    friend = {name for name in FEATURES if name.startswith("give_friend")}
    rival = {name for name in FEATURES if name.startswith("give_rival")}
    rounds = set(FEATURES[: FEATURES.index("half_us")])
    late = {name for name in FEATURES if name.endswith(("_middle", "_late"))}
    if ruleset.has_seals:  # no trump before the first lead, no end by bosses and tricks
        unused = (
            (rounds - {"trick_us_0"}) | late | {n for n in FEATURES if "give" in n and "trump" in n}
        )
        unused -= {"give_friend_super_trump", "give_rival_super_trump"}
    elif ruleset.players == 3:
        unused = seals | twins | partner | friend | {"boss_us_2", "boss_them_2"}
    else:
        unused = seals | twins | rival
    if ruleset.name.endswith("basic"):
        unused |= {"star_us", "star_them"}
    assert seen == set(FEATURES) - unused


@pytest.mark.parametrize("ruleset", ALL_RULESETS[::2], ids=names)
def test_the_policy_beats_random_play(ruleset: Ruleset) -> None:
    weights = default_weights(ruleset)
    if ruleset.players == 3:
        rates = play_rounds(ruleset, [weights, None, None], 2000, seed=1).win_rates()
        assert rates[0] > 0.7
        return
    outcomes = play_rounds(ruleset, [weights, None, weights, None], 2000, seed=1)
    if ruleset.has_seals:
        seals = [sum(len(o.seals[side]) for o in outcomes) for side in (0, 1)]
        assert seals[0] > 3 * seals[1]
    else:
        assert outcomes.win_rates()[0] > (0.9 if ruleset in WITH_QUICK_FORMS else 0.8)


def test_a_temperature_errs_and_a_seed_repeats() -> None:
    eyes = next(
        view(match, match.round.turn)
        for match in random_match(ALL_RULESETS[0], 1)
        if match.round and match.round.turn is not None
    )
    cards = [choose_play(eyes, temperature=5.0, seed=seed) for seed in range(200)]
    assert cards == [choose_play(eyes, temperature=5.0, seed=seed) for seed in range(200)]
    assert len(set(cards)) > 5


def test_bad_weights_and_decisions_are_refused() -> None:
    for bad in [[], [1.0] * 3, [float("nan")] * len(FEATURES), [1e30] * len(FEATURES)]:
        with pytest.raises(InvalidValue):
            Weights(bad)
    with pytest.raises(InvalidValue, match="no feature"):
        Weights.named({"luck": 1})
    states = list(islice(random_match(ALL_RULESETS[0], 1), 10))
    passing, playing = states[0], states[-1]
    assert playing.round is not None
    assert playing.round.turn is not None
    turn = playing.round.turn
    for temperature in (-1.0, float("nan"), float("inf")):
        with pytest.raises(InvalidValue):
            choose_play(view(playing, turn), temperature=temperature)
    with pytest.raises(InvalidValue, match="turn"):
        choose_play(view(playing, (turn + 1) % 4))
    with pytest.raises(InvalidValue, match="turn"):
        choose_play(view(passing, 0))
    with pytest.raises(InvalidValue, match="pass is over"):
        choose_pass(view(playing, turn))
    with pytest.raises(InvalidValue, match="no hand"):
        choose_play(view(playing, None))
    for seed in (-1, 1 << 64):
        with pytest.raises(InvalidValue, match="seed"):
            choose_play(view(playing, turn), seed=seed)
