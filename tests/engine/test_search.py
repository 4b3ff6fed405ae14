"""The searching players' engine: what it counts, what it respects, and that it does not cheat."""

from dataclasses import replace
from random import Random

import pytest

from tests.kit import FOUR, hidden_twin, kept_match
from yokai_septet import RULESETS, Deal, InvalidValue, Match, Phase, Play, Ruleset, View, deal, view
from yokai_septet.bots.payoffs import points_payoffs
from yokai_septet.engine import (
    SearchConfig,
    default_weights,
    duel,
    endings,
    play_candidates,
    sample_worlds,
    search_choices,
)

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


def configs(ruleset: Ruleset) -> list[SearchConfig]:
    """Every way of thinking."""
    flat = SearchConfig(default_weights(ruleset), playouts=120)
    return [
        flat,
        replace(flat, random_playouts=True),
        replace(flat, belief=True, worlds=50, temperature=0.2),
        replace(flat, tree=True),
        replace(flat, tree=True, prior=0.5, exploration=1.0),
    ]


def views(ruleset: Ruleset, number: int, step: int = 7) -> list[View]:
    return [
        view(match, action.seat)
        for match, action in kept_match(ruleset, number)[2::step]
        if isinstance(action, Play)
    ]


@every_ruleset
def test_playouts_are_shared_by_all_legal_cards(ruleset: Ruleset) -> None:
    for seen in views(ruleset, 1):
        for config in configs(ruleset):
            choices = search_choices(seen, config, points_payoffs(ruleset), 1)
            assert [t.choice for t in choices] == list(seen.legal())
            if len(choices) == 1:
                assert choices[0].playouts == 0
            else:
                assert sum(t.playouts for t in choices) <= config.playouts
                assert sum(t.playouts for t in choices) > config.playouts - len(choices)


@every_ruleset
def test_endings_are_possible_ones(ruleset: Ruleset) -> None:
    every = endings(ruleset)
    for seen in views(ruleset, 2):
        for tally in search_choices(seen, configs(ruleset)[1], points_payoffs(ruleset), 1):
            for number in tally.counts:
                ending = every[number]
                gains = ending.gains(seen.scores)
                if ruleset.has_seals:
                    assert min(gains) >= 0
                else:
                    assert all((g > 0) == (s in ending.winners) for s, g in enumerate(gains))


def test_flat_search_finds_what_plain_playouts_find() -> None:
    """The same question asked another way: means over many worlds agree."""
    seen = next(v for v in views(FOUR, 3, step=5) if len(v.playable()) > 2)
    cards, weights = list(seen.playable()), default_weights(FOUR)
    worlds = sample_worlds(seen, 4000, 5)
    plain = [o.mean_points() for o in play_candidates(worlds, cards, weights, 6)]
    config = SearchConfig(weights, playouts=4000 * len(cards))
    every = endings(FOUR)
    for tally, points in zip(
        search_choices(seen, config, points_payoffs(FOUR), 7), plain, strict=True
    ):
        for side in (0, 1):
            mean = sum(every[k].points[side] * n for k, n in tally.counts.items()) / tally.playouts
            assert mean == pytest.approx(points[side], abs=0.2)


@every_ruleset
def test_the_same_seed_gives_the_same_tallies(ruleset: Ruleset) -> None:
    seen, worth = views(ruleset, 4)[0], points_payoffs(ruleset)
    for config in configs(ruleset):
        assert search_choices(seen, config, worth, 9) == search_choices(seen, config, worth, 9)


@every_ruleset
def test_hidden_cards_change_nothing(ruleset: Ruleset) -> None:
    whole, rng, compared = kept_match(ruleset, 6), Random(2), 0
    for end in range(10, len(whole), 13):
        match, action = whole[end]
        if isinstance(action, Deal):
            continue
        twin = hidden_twin(whole, end, action.seat, rng)
        if twin is None:
            continue
        for config in configs(ruleset):
            here = search_choices(view(match, action.seat), config, points_payoffs(ruleset), end)
            there = search_choices(
                view(twin[-1][0], action.seat), config, points_payoffs(ruleset), end
            )
            assert here == there
        compared += 1
    assert compared


@pytest.mark.parametrize("tree", [False, True])
def test_time_stops_the_search(tree: bool) -> None:
    seen = next(v for v in views(FOUR, 3) if len(v.playable()) > 2)
    config = SearchConfig(default_weights(FOUR), playouts=10**8, seconds=0.01, tree=tree)
    choices = search_choices(seen, config, points_payoffs(FOUR), 1)
    assert 0 < sum(t.playouts for t in choices) < 10**6


@every_ruleset
def test_passes_are_tried(ruleset: Ruleset) -> None:
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32), 1))
    seen = view(match, 0)
    assert seen.round is not None
    assert seen.round.phase is Phase.PASS
    config = SearchConfig(default_weights(ruleset), playouts=200, passes=10)
    choices = search_choices(seen, config, points_payoffs(ruleset), 1)
    assert len({t.choice for t in choices}) == len(choices) == 10
    for tally in choices:
        match.apply(tally.choice)


@every_ruleset
def test_a_duel_of_equals_is_even(ruleset: Ruleset) -> None:
    config, sides = SearchConfig(default_weights(ruleset)), ruleset.side_count
    outcomes = list(duel(ruleset, config, config, points_payoffs(ruleset), 3, 20))
    assert len(outcomes) == 20 * sides
    for i in range(0, len(outcomes), sides):
        assert len(set(outcomes[i : i + sides])) == 1


def test_nonsense_is_refused() -> None:
    seen, weights = views(FOUR, 1)[0], default_weights(FOUR)
    for config in (
        SearchConfig(weights, playouts=-1),
        SearchConfig(weights, temperature=-1.0),
        SearchConfig(weights, worlds=0),
        SearchConfig(weights, seconds=float("nan")),
        SearchConfig(weights, passes=10**6),
    ):
        with pytest.raises(InvalidValue):
            search_choices(seen, config, points_payoffs(FOUR), 1)
    with pytest.raises(InvalidValue):
        search_choices(seen, SearchConfig(weights, playouts=10), [[0.5]], 1)
