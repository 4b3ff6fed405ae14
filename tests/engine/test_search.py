"""The searching players' engine: what it counts, what it respects, and that it does not cheat."""

from dataclasses import replace
from random import Random

import pytest

from tests.kit import FOUR, hidden_twin, kept_match
from yokai_septet import RULESETS, Deal, InvalidValue, Match, Phase, Play, Ruleset, View, deal, view
from yokai_septet.bots.worth import points_worth
from yokai_septet.engine import (
    Mind,
    default_weights,
    duel,
    endings,
    play_candidates,
    sample_worlds,
    think,
)

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


def minds(ruleset: Ruleset) -> list[Mind]:
    """Every way of thinking."""
    flat = Mind(default_weights(ruleset), playouts=120)
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
        for mind in minds(ruleset):
            tallies = think(seen, mind, points_worth(ruleset), 1)
            assert [t.choice for t in tallies] == list(seen.legal())
            if len(tallies) == 1:
                assert tallies[0].playouts == 0
            else:
                assert sum(t.playouts for t in tallies) <= mind.playouts
                assert sum(t.playouts for t in tallies) > mind.playouts - len(tallies)


@every_ruleset
def test_endings_are_possible_ones(ruleset: Ruleset) -> None:
    every = endings(ruleset)
    for seen in views(ruleset, 2):
        for tally in think(seen, minds(ruleset)[1], points_worth(ruleset), 1):
            for number in tally.counts:
                ending = every[number]
                if ruleset.has_seals:
                    assert all(g >= s for g, s in zip(ending.gains, seen.scores, strict=True))
                else:
                    assert all((g > 0) == (s in ending.winners) for s, g in enumerate(ending.gains))


def test_flat_search_finds_what_plain_playouts_find() -> None:
    """The same question asked another way: means over many worlds agree."""
    seen = next(v for v in views(FOUR, 3, step=5) if len(v.playable()) > 2)
    cards, weights = list(seen.playable()), default_weights(FOUR)
    worlds = sample_worlds(seen, 4000, 5)
    plain = [o.mean_points() for o in play_candidates(worlds, cards, weights, 6)]
    mind = Mind(weights, playouts=4000 * len(cards))
    every = endings(FOUR)
    for tally, points in zip(think(seen, mind, points_worth(FOUR), 7), plain, strict=True):
        for side in (0, 1):
            mean = sum(every[k].gains[side] * n for k, n in tally.counts.items()) / tally.playouts
            assert mean == pytest.approx(points[side], abs=0.2)


@every_ruleset
def test_the_same_seed_gives_the_same_tallies(ruleset: Ruleset) -> None:
    seen, worth = views(ruleset, 4)[0], points_worth(ruleset)
    for mind in minds(ruleset):
        assert think(seen, mind, worth, 9) == think(seen, mind, worth, 9)


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
        for mind in minds(ruleset):
            here = think(view(match, action.seat), mind, points_worth(ruleset), end)
            there = think(view(twin[-1][0], action.seat), mind, points_worth(ruleset), end)
            assert here == there
        compared += 1
    assert compared


@pytest.mark.parametrize("tree", [False, True])
def test_time_stops_the_search(tree: bool) -> None:
    seen = next(v for v in views(FOUR, 3) if len(v.playable()) > 2)
    mind = Mind(default_weights(FOUR), playouts=10**8, seconds=0.01, tree=tree)
    tallies = think(seen, mind, points_worth(FOUR), 1)
    assert 0 < sum(t.playouts for t in tallies) < 10**6


@every_ruleset
def test_passes_are_tried(ruleset: Ruleset) -> None:
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32), 1))
    seen = view(match, 0)
    assert seen.round is not None
    assert seen.round.phase is Phase.PASS
    mind = Mind(default_weights(ruleset), playouts=200, passes=10)
    tallies = think(seen, mind, points_worth(ruleset), 1)
    assert len({t.choice for t in tallies}) == len(tallies) == 10
    for tally in tallies:
        match.apply(tally.choice)


@every_ruleset
def test_a_duel_of_equals_is_even(ruleset: Ruleset) -> None:
    mind, sides = Mind(default_weights(ruleset)), ruleset.side_count
    outcomes = list(duel(ruleset, mind, mind, points_worth(ruleset), 3, 20))
    assert len(outcomes) == 20 * sides
    for i in range(0, len(outcomes), sides):
        assert len(set(outcomes[i : i + sides])) == 1


def test_nonsense_is_refused() -> None:
    seen, weights = views(FOUR, 1)[0], default_weights(FOUR)
    for mind in (
        Mind(weights, playouts=-1),
        Mind(weights, temperature=-1.0),
        Mind(weights, worlds=0),
        Mind(weights, seconds=float("nan")),
        Mind(weights, passes=10**6),
    ):
        with pytest.raises(InvalidValue):
            think(seen, mind, points_worth(FOUR), 1)
    with pytest.raises(InvalidValue):
        think(seen, Mind(weights, playouts=10), [[0.5]], 1)
