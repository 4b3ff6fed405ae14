"""The even comparison of choices that reviews are made of, and playouts of an open deal."""

from collections import Counter
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from tests.kit import FOUR, THREE, hidden_twin, kept_match
from yokai_septet import (
    RULESETS,
    Choice,
    Deal,
    InvalidValue,
    Match,
    Pass,
    Play,
    Ruleset,
    View,
    deal,
    view,
)
from yokai_septet.bots.payoffs import points_payoffs
from yokai_septet.engine import (
    SearchConfig,
    compare_choices,
    default_weights,
    ending_numbers,
    endings,
    pass_candidates,
    play_candidates,
    play_open_deal,
    play_open_round,
    sample_worlds,
)
from yokai_septet.engine.open_rounds import OpenRound

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda r: r.name)


def config(ruleset: Ruleset) -> SearchConfig:
    return SearchConfig(
        default_weights(ruleset), belief=True, worlds=60, tree=True, exploration=0.35, prior=0.5
    )


def compared(seen: View, seed: int = 1, learn: int = 60) -> dict[Choice, tuple[bytes, ...]]:
    payoffs = points_payoffs(seen.ruleset)
    return compare_choices(
        seen, list(seen.legal()), config(seen.ruleset), payoffs, seed,
        blocks=2, learn=learn, evaluate=50,
    )  # fmt: skip


def choices(ruleset: Ruleset, number: int) -> list[View]:
    """Every view of a match's cards from which several could be played."""
    views = [view(m, a.seat) for m, a in kept_match(ruleset, number) if isinstance(a, Play)]
    return [seen for seen in views if len(seen.playable()) > 1]


@every_ruleset
def test_every_card_is_played_in_every_world(ruleset: Ruleset) -> None:
    for seen in choices(ruleset, 1)[::17]:
        found = compared(seen)
        assert list(found) == list(seen.legal())
        for blocks in found.values():
            assert [len(block) for block in blocks] == [50, 50]


@every_ruleset
def test_the_same_seed_gives_the_same_endings(ruleset: Ruleset) -> None:
    seen = choices(ruleset, 4)[0]
    assert compared(seen, 9) == compared(seen, 9)
    assert compared(seen, 9) != compared(seen, 10)


@every_ruleset
def test_hidden_cards_change_no_comparison(ruleset: Ruleset) -> None:
    whole, rng, twins = kept_match(ruleset, 6), Random(2), 0
    for end in range(10, len(whole), 13):
        match, action = whole[end]
        if isinstance(action, Play) and (twin := hidden_twin(whole, end, action.seat, rng)):
            here, there = (compared(view(m, action.seat)) for m in (match, twin[-1][0]))
            assert here == there
            twins += 1
    assert twins


def test_a_forced_rest_is_played_as_it_must_be() -> None:
    """The last card of the last trick but one: what follows is forced, so the endings are exactly
    those of the worlds, whatever was learned."""
    tried = 0
    for number in range(12):
        for seen in choices(FOUR, number):
            now = seen.seated().round
            if len(seen.seated().hand) != 2 or len(now.trick) != 3:
                continue
            cards, every = list(seen.playable()), endings(FOUR)
            found = compare_choices(
                seen, list(seen.legal()), replace(config(FOUR), belief=False),
                points_payoffs(FOUR), 5, blocks=1, learn=100, evaluate=3000,
            )  # fmt: skip
            plain = play_candidates(sample_worlds(seen, 3000, 6), cards, None, 7)
            for card, outcomes in zip(cards, plain, strict=True):
                counts = Counter(
                    every[number].points for number in found[Play(seen.seated().seat, card)][0]
                )
                exact = Counter(outcome.points for outcome in outcomes)
                assert counts.keys() == exact.keys()
                for gains in exact:
                    assert counts[gains] == pytest.approx(exact[gains], abs=200)
            tried += 1
    assert tried


def test_every_block_is_judged_in_worlds_of_its_own() -> None:
    """With one weighted world for each, a block sees the same ending again and again."""
    endings_seen = set()
    for seen in choices(FOUR, 3)[::9]:
        found = compare_choices(
            seen, list(seen.legal()), replace(config(FOUR), worlds=1), points_payoffs(FOUR), 1,
            blocks=4, learn=30, evaluate=20,
        )  # fmt: skip
        for blocks in found.values():
            assert all(len(set(block)) == 1 for block in blocks)
            endings_seen.add(len(set(blocks)))
    assert max(endings_seen) > 1


def test_without_learning_the_policy_plays_on() -> None:
    seen = choices(FOUR, 3)[0]
    cards, every = list(seen.playable()), endings(FOUR)
    flat = compare_choices(
        seen, list(seen.legal()), replace(config(FOUR), belief=False), points_payoffs(FOUR), 1,
        blocks=1, learn=0, evaluate=4000,
    )  # fmt: skip
    worlds = sample_worlds(seen, 4000, 5)
    plain = [o.mean_points() for o in play_candidates(worlds, cards, default_weights(FOUR), 6)]
    for card, points in zip(cards, plain, strict=True):
        numbers = flat[Play(seen.seated().seat, card)][0]
        for side in (0, 1):
            mean = sum(every[number].gains(seen.scores)[side] for number in numbers) / len(numbers)
            assert mean == pytest.approx(points[side], abs=0.2)


def test_nonsense_is_not_compared() -> None:
    seen = choices(FOUR, 1)[0]
    good = {"blocks": 1, "learn": 1, "evaluate": 1}
    cards, seat = list(seen.legal()), seen.seated().seat
    foreign = next(card for card in FOUR.deck if card not in seen.playable())
    some_pass = Pass(seat, tuple(seen.seated().hand)[:3])
    for wrong in (cards[:1] * 2, [Play(seat, foreign)], [some_pass]):
        with pytest.raises(InvalidValue):
            compare_choices(seen, wrong, config(FOUR), points_payoffs(FOUR), 1, **good)
    for name, value in (("blocks", 0), ("evaluate", 0), ("learn", -1), ("learn", 10**9)):
        with pytest.raises(InvalidValue):
            compare_choices(
                seen, cards, config(FOUR), points_payoffs(FOUR), 1, **{**good, name: value}
            )


@pytest.mark.parametrize("at_random", [False, True], ids=["by-the-policy", "at-random"])
@every_ruleset
def test_passes_are_compared_like_cards(ruleset: Ruleset, at_random: bool) -> None:
    """Without learning, the endings are those of playouts; with it, all seats plan."""
    seen = view(Match.new(ruleset).apply(deal(ruleset, bytes(32))), 1)
    passes = [choice for choice in islice(seen.legal(), 0, 200, 40) if isinstance(choice, Pass)]
    every, weights = endings(ruleset), default_weights(ruleset)
    settings = replace(config(ruleset), random_passes=at_random)
    flat = compare_choices(
        seen, passes, settings, points_payoffs(ruleset), 1, blocks=1, learn=0, evaluate=3000
    )
    worlds = sample_worlds(seen, 3000, 5)
    plain = pass_candidates(worlds, passes, weights, 6, random_passes=at_random)
    for choice, outcomes in zip(passes, plain, strict=True):
        for side in range(ruleset.side_count):
            mean = sum(every[number].gains(seen.scores)[side] for number in flat[choice][0]) / 3000
            numbers = ending_numbers(outcomes)
            assert mean == pytest.approx(
                sum(every[number].gains(seen.scores)[side] for number in numbers) / 3000, abs=0.2
            )
    learned = compare_choices(
        seen, passes, settings, points_payoffs(ruleset), 1, blocks=2, learn=60, evaluate=50
    )
    assert all([len(block) for block in blocks] == [50, 50] for blocks in learned.values())
    card = Play(1, next(iter(seen.seated().hand)))
    with pytest.raises(InvalidValue):
        compare_choices(
            seen, [card], settings, points_payoffs(ruleset), 1, blocks=1, learn=0, evaluate=1
        )


@every_ruleset
def test_an_open_deal_is_passed_and_played_out(ruleset: Ruleset) -> None:
    dealt, weights = deal(ruleset, bytes(32)), default_weights(ruleset)
    match = Match.new(ruleset).apply(dealt)
    passes: list[Pass | None] = []
    for seat in ruleset.seats:
        choice = Pass(seat, tuple(match.active_round.hand(seat))[: ruleset.pass_size])
        match = match.apply(choice)
        passes.append(choice)
    before = play_open_deal(ruleset, dealt, [None] * ruleset.players, weights, 20, 3)
    assert len(before) == 20
    # With all passes chosen, it is the round that the rules make of them.
    after = play_open_deal(ruleset, dealt, passes, weights, 20, 3)
    assert list(after) == list(play_open_round(OpenRound.of(match.active_round), weights, 20, 4))


def test_a_broken_deal_is_not_played() -> None:
    weights = default_weights(FOUR)
    dealt = deal(FOUR, bytes(32))
    none: list[Pass | None] = [None] * 4
    with pytest.raises(InvalidValue):
        play_open_deal(FOUR, Deal(dealt.hands[:3], dealt.face_up), none, weights, 1, 1)
    with pytest.raises(InvalidValue):
        play_open_deal(FOUR, dealt, [Pass(0, tuple(dealt.hands[1])[:3])], weights, 1, 1)
    with pytest.raises(InvalidValue):
        play_open_deal(THREE, dealt, none, weights, 1, 1)
