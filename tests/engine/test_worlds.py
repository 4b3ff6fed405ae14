"""Sampled worlds agree with the view, and each comes with the same chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import factorial, isclose, prod, sqrt

import pytest

from yokai_septet.engine import World, Worlds, count_worlds, sample_worlds
from yokai_septet.engine.packing import pack_passes
from yokai_septet.errors import InvalidValue
from yokai_septet.game import (
    Card,
    CardSet,
    FirstLeader,
    LaterLeader,
    Match,
    Round,
    Ruleset,
    view,
)
from yokai_septet.game.cards import cards_of, mask_of

from .helpers import ALL_RULESETS, AND_INVENTED, names, random_match, replay

ONE_OF_EACH_FAMILY = ("four-advanced", "three-advanced", "suitors")


@pytest.mark.parametrize("ruleset", AND_INVENTED, ids=names)
def test_a_sampled_world_gives_back_the_same_view(ruleset: Ruleset) -> None:
    checked = 0
    for number, match in enumerate(random_match(ruleset, seed=11, rounds=2)):
        if match.round is None:
            continue
        for seat in ruleset.seats:
            if match.round.leader is not None and (number + seat) % 3:
                continue
            eyes = view(match, seat)
            for world in sample_worlds(eyes, 3, seed=number):
                assert view(replay(match, world), seat) == eyes
                checked += 1
    assert checked > 10 * ruleset.players


# --- full enumeration -----------------------------------------------------------------------------


class Enumerated:
    """All worlds that agree with a seat's view, by plain enumeration: every way to divide the
    unseen cards, and for each the choices of cards that came to every other seat by the pass."""

    def __init__(self, match: Match, seat: int) -> None:
        now, ruleset = match.round, match.ruleset
        assert now is not None
        assert now.leader is not None
        eyes = view(match, seat).round
        assert eyes is not None
        self.match, self.seat = match, seat
        self.others = [other for other in ruleset.seats if other != seat]
        hidden = 0
        for other in self.others:
            hidden |= now.hands[other]
        mine = now.passes[seat]
        assert mine is not None
        self.my_gifts = dict.fromkeys(ruleset.seats, 0)
        for card, taker in zip(mine.cards, ruleset.recipients(seat), strict=True):
            self.my_gifts[taker] |= card.mask
        self.choices: dict[tuple[int, ...], dict[int, list[dict[int, int]]]] = {}
        for split in splits(hidden, [now.hands[other].bit_count() for other in self.others]):
            held = {}
            for other, hand in zip(self.others, split, strict=True):
                if any(hand & suit.mask for suit in eyes.voids[other]):
                    break
                held[other] = hand | played_by(now, other)
                if self.my_gifts[other] & ~held[other]:
                    break
            else:
                found = {taker: list(self.gifts(taker, held[taker])) for taker in self.others}
                if all(found.values()):
                    self.choices[tuple(held.values())] = found

    def gifts(self, taker: int, held: int) -> Iterator[dict[int, int]]:
        """What the others may have passed to a seat that held these cards after the pass."""
        now, ruleset = self.match.round, self.match.ruleset
        assert now is not None
        givers = [
            giver for giver in self.others if giver != taker and taker in ruleset.recipients(giver)
        ]
        size = 1 if ruleset.pass_is_ordered else 3
        own = held & ~self.my_gifts[taker]
        for gift in gifts_of(own, givers, size):
            if now.announcement is not None:
                told = now.announcement
                who, card, option = told.seat, told.card, told.option
                if held & card.mask and not self.my_gifts[taker] & card.mask:
                    dealt_to = next((g for g, m in gift.items() if m & card.mask), taker)
                    if who != (dealt_to if option is FirstLeader.DEALT else taker):
                        continue
            yield gift

    def count(self) -> int:
        return sum(prod(map(len, found.values())) for found in self.choices.values())


def gifts_of(cards: int, givers: list[int], size: int) -> Iterator[dict[int, int]]:
    if not givers:
        yield {}
        return
    for chosen in combinations(cards_of(cards), size):
        mask = mask_of(chosen)
        for rest in gifts_of(cards & ~mask, givers[1:], size):
            yield {givers[0]: mask, **rest}


def splits(cards: int, sizes: list[int]) -> Iterator[list[int]]:
    if not sizes:
        yield []
        return
    for chosen in combinations(cards_of(cards), sizes[0]):
        mask = mask_of(chosen)
        for rest in splits(cards & ~mask, sizes[1:]):
            yield [mask, *rest]


def played_by(now: Round, seat: int) -> int:
    mask = mask_of(trick.card_of(seat) for trick in now.tricks)
    assert now.leader is not None
    for position, card in enumerate(now.trick):
        if (now.leader + position) % now.ruleset.players == seat:
            mask |= card.mask
    return mask


def late_positions(ruleset: Ruleset, number: int, most: int = 40) -> Iterator[Enumerated]:
    """Positions of rounds led by R9's card (with R52's option second rounds, otherwise first ones),
    late enough to enumerate; from enough seeds to meet that card in every kind of place."""
    found = 0
    number_of_round = 2 if ruleset.later_leader is LaterLeader.ACE else 1
    for seed in range(1000):
        for match in random_match(ruleset, seed, number_of_round):
            now = match.round
            if now is None or now.turn is None or match.round_number < number_of_round:
                continue
            seat = seed % ruleset.players
            sizes = [now.hands[o].bit_count() for o in ruleset.seats if o != seat]
            if factorial(sum(sizes)) // prod(map(factorial, sizes)) <= most:
                yield Enumerated(match, seat)
                found += 1
                break
        if found == number:
            return


def plausible(seen: Counter[object], expected: dict[object, float]) -> bool:
    """Pearson's chi-squared: whether these chances explain the counts, within 5 deviations."""
    assert set(seen) <= set(expected)
    freedom = len(expected) - 1
    statistic = sum((seen[cell] - n) ** 2 / n for cell, n in expected.items())
    return abs(statistic - freedom) < 5 * sqrt(2 * freedom) + 8


@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=names)
def test_the_number_of_worlds_equals_full_enumeration(ruleset: Ruleset) -> None:
    for found in late_positions(ruleset, 12):
        assert count_worlds(view(found.match, found.seat)) == found.count()


@pytest.mark.parametrize(
    "ruleset", [r for r in ALL_RULESETS if r.name in ONE_OF_EACH_FAMILY], ids=names
)
def test_all_worlds_come_with_the_same_chance(ruleset: Ruleset) -> None:
    """The placements of the cards, and with each the passes to every seat, are as often drawn as
    enumeration says."""
    draws = 4000
    for number, found in enumerate(late_positions(ruleset, 4, most=24)):
        total = found.count()
        expected: dict[object, float] = {
            held: draws * prod(map(len, gifts.values())) / total
            for held, gifts in found.choices.items()
        }
        by_gift: dict[int, dict[object, float]] = {other: {} for other in found.others}
        for held, gifts in found.choices.items():
            for taker, options in gifts.items():
                for gift in options:
                    # Too many cells for so few draws: fold them by their lowest cards.
                    cell = folded(held, gift)
                    cells = by_gift[taker]
                    cells[cell] = cells.get(cell, 0.0) + expected[held] / len(options)
        seen: Counter[object] = Counter()
        seen_gifts: dict[int, Counter[object]] = {other: Counter() for other in found.others}
        worlds = sample_worlds(view(found.match, found.seat), draws, seed=number)
        for world in worlds:
            given = pack_passes(ruleset, world.passes)
            held = tuple(held_after(ruleset, world, other) for other in found.others)
            seen[held] += 1
            for taker in found.others:
                gift = {
                    giver: given[4 * giver + taker]
                    for giver in found.others
                    if giver != taker and given[4 * giver + taker]
                }
                seen_gifts[taker][folded(held, gift)] += 1
        assert plausible(seen, expected)
        for taker in found.others:
            assert plausible(seen_gifts[taker], by_gift[taker])


def folded(held: tuple[int, ...], gift: dict[int, int]) -> object:
    return hash(held) % 3, tuple(
        (giver, (mask & -mask).bit_length() % 7) for giver, mask in gift.items()
    )


def held_after(ruleset: Ruleset, world: World, seat: int) -> int:
    given = pack_passes(ruleset, world.passes)
    held = world.deal.hands[seat].mask
    for other in ruleset.seats:
        held &= ~given[4 * seat + other]
    for other in ruleset.seats:
        held |= given[4 * other + seat]
    return held


def test_R9_weighs_where_the_announced_card_may_lie() -> None:
    """Seat 1 was dealt WA. Unseen, it lies with it or with its partner as 3 to 1: that is how the
    passes divide, C(11,3) to C(11,2)."""
    ruleset = ALL_RULESETS[0]
    wa = Card.parse("WA").mask
    for seed in range(100):
        match = next(m for m in random_match(ruleset, seed) if m.round and m.round.turn is not None)
        now = match.round
        assert now is not None
        assert now.announcement is not None
        who, card = now.announcement.seat, now.announcement.card
        if card.mask != wa:
            continue
        eyes = view(match, (who + 1) % 4)
        worlds = sample_worlds(eyes, 4000, seed=1)
        there = sum(bool(held_after(ruleset, world, who) & wa) for world in worlds)
        elsewhere = sum(bool(held_after(ruleset, world, (who + 2) % 4) & wa) for world in worlds)
        assert there + elsewhere == 4000
        assert abs(there - 3000) < 140
        return
    pytest.fail("no first round with WA in a hand")


def test_weights_favour_placements() -> None:
    """With a factor for one card at one seat, the odds are the factor times the uniform odds."""
    for found in late_positions(ALL_RULESETS[0], 3):
        eyes = view(found.match, found.seat)
        other = found.others[0]
        now = found.match.round
        assert now is not None
        loose = now.hands[other] & ~found.my_gifts[other]
        card = cards_of(loose)[0]
        at = sum(
            prod(map(len, gifts.values()))
            for held, gifts in found.choices.items()
            if held[0] & card.mask
        )
        away = found.count() - at
        worlds = sample_worlds(eyes, 4000, seed=2, weights={(other, card): 3.0})
        share = sum(bool(held_after(eyes.ruleset, w, other) & card.mask) for w in worlds) / 4000
        assert abs(share - 3 * at / (3 * at + away)) < 0.04


def test_worlds_may_be_chosen_made_and_weighed() -> None:
    match = [m for m in random_match(ALL_RULESETS[0], 1) if m.round and m.round.turn is not None][
        20
    ]
    eyes = view(match, 0)
    worlds = sample_worlds(eyes, 20, seed=1)
    assert list(worlds.chosen([3, 3, 5])) == [worlds[3], worlds[3], worlds[5]]
    assert list(Worlds.of(eyes, worlds)) == list(worlds)
    weights = worlds.weights(temperature=0.5)
    assert isclose(sum(weights), 1)
    assert len({round(w, 9) for w in weights}) > 1
    with pytest.raises(InvalidValue):
        worlds.chosen([20])
    with pytest.raises(InvalidValue):
        Worlds.of(view(match, 1), worlds)
    with pytest.raises(InvalidValue):
        worlds.log_likelihoods(temperature=0.0)
    with pytest.raises(InvalidValue):
        sample_worlds(eyes, -1, seed=1)
    with pytest.raises(InvalidValue):
        sample_worlds(eyes, 1, seed=1, weights={(7, Card.parse("WA")): 1.0})


def test_the_same_seed_draws_the_same_worlds() -> None:
    match = next(
        m for m in random_match(ALL_RULESETS[0], 1) if m.round and m.round.turn is not None
    )
    eyes = view(match, 2)
    assert list(sample_worlds(eyes, 5, seed=9)) == list(sample_worlds(eyes, 5, seed=9))
    assert list(sample_worlds(eyes, 5, seed=9)) != list(sample_worlds(eyes, 5, seed=10))


def test_views_that_cannot_be_are_refused() -> None:
    match = [m for m in random_match(ALL_RULESETS[0], 1) if m.round and m.round.turn is not None][
        20
    ]
    eyes = view(match, 0)
    now, own = eyes.round, eyes.own
    assert now is not None
    assert own is not None
    card = next(iter(own.hand))
    cards = [
        replace(own, hand=CardSet()),
        replace(own, hand=CardSet(own.hand.mask << 1)),
        replace(own, hand=CardSet(-1)),
        replace(own, dealt=CardSet()),
        replace(own, dealt=None),
        replace(own, received=()),
        replace(own, passed=None),
        None,
    ]
    rounds = [
        replace(now, face_up=None),
        replace(now, face_up=card),
        replace(now, tricks=now.tricks[:-1]),
        replace(now, tricks=(*now.tricks, now.tricks[0])),
        replace(now, trick=(card,)),
        replace(now, tricks=tuple(replace(t, leader=9) for t in now.tricks)),
    ]
    spoiled = [eyes._replace(own=bad) for bad in cards]
    spoiled += [eyes._replace(round=bad) for bad in rounds]
    for bad in spoiled:
        with pytest.raises(InvalidValue):
            sample_worlds(bad, 1, seed=1)
    with pytest.raises(InvalidValue):
        sample_worlds(eyes._replace(viewer=9), 1, seed=1)
