"""Rounds set up by hand: what could have been played is taken, the rest refused."""

from typing import Any

import pytest

from tests.kit import FOUR, SUITORS, cards
from yokai_septet import CardSet, InvalidValue, Play, Round, Suit, deal, ruleset_named, set_up

SUITORS_SHORT = ruleset_named("suitors-short")
HANDS = tuple(map(CardSet.parse, ("C7 L8", "L4 D7", "W5 W7", "L6 D8")))
BOSSES = (CardSet.parse("F7"), CardSet.parse("E7 L7 S7"))


def test_a_round_set_up_by_hand_can_be_played() -> None:
    now = set_up(FOUR, HANDS, 0, trump=Suit.SNOW, bosses=BOSSES[::-1], won=(4, 6))
    for card in cards("L8 L4 W5 L6"):
        assert now.turn is not None
        now = now.apply(Play(now.turn, card))
    assert now.won == (5, 6)
    assert now.leader == 0


def test_the_suit_of_the_face_up_card_is_trump() -> None:
    with pytest.raises(InvalidValue, match="face-up"):
        set_up(FOUR, HANDS, 0, trump=None, bosses=BOSSES, won=(4, 6))


def test_trump_is_a_suit() -> None:
    for wrong in ("S", 6, 9):
        with pytest.raises(InvalidValue, match="trump is to be a suit"):
            set_up(FOUR, HANDS, 0, trump=wrong, bosses=BOSSES[::-1], won=(4, 6))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"leader": 4}, "nobody sits in seat 4"),
        ({"leader": -1}, "nobody sits in seat -1"),
        ({"hands": HANDS[:3]}, "4 hands, not 3"),
        ({"won": (4, 6, 0)}, "2 sides"),
        ({"trick": cards("L8 L4 W5 L6")}, "the trick is complete"),
        ({"won": (-1, 11)}, "negative"),
        ({"seals": (frozenset({Suit.WIND}), frozenset())}, "no seals"),
        ({"won": (6, 6)}, "all tricks have been played"),
        ({"bosses": (CardSet.parse("E7 L7 F7 S7"), CardSet()), "won": (5, 5)}, "win the round"),
        ({"won": (3, 7)}, "7 tricks, which loses"),
        ({"bosses": (CardSet.parse("E7 L7 F8"), CardSet.parse("F7 S7"))}, "is not a boss"),
        ({"bosses": (CardSet.parse("E7 L7"), CardSet.parse("F7"))}, "S7 is nowhere"),
        ({"bosses": (CardSet(), CardSet.parse("F7 S7"))}, "E7 L7 is nowhere"),
        (
            {
                "trick": cards("L8 D7"),
                "hands": (CardSet.parse("C7"), CardSet.parse("L4"), *HANDS[2:]),
            },
            "seat 1 played D7, but could have followed with L4",
        ),
    ],
)
def test_what_no_round_comes_to_is_refused(changes: dict[str, Any], why: str) -> None:
    bosses = (CardSet.parse("E7 L7"), CardSet.parse("F7 S7"))
    good: dict[str, Any] = {
        "hands": HANDS,
        "leader": 0,
        "trump": Suit.EARTH,
        "bosses": bosses,
        "won": (4, 6),
    }
    set_up(FOUR, **good)
    with pytest.raises(InvalidValue, match=why) as caught:
        set_up(FOUR, **{**good, **changes})
    assert caught.value.code == "bad-position"


def test_a_boss_may_be_missing_if_it_could_lie_face_up() -> None:
    bosses = (CardSet.parse("E7 L7"), CardSet.parse("F7"))
    set_up(FOUR, HANDS, 0, trump=Suit.SNOW, bosses=bosses, won=(4, 6))
    with pytest.raises(InvalidValue, match="S7 is nowhere"):
        set_up(FOUR, HANDS, 0, trump=Suit.EARTH, bosses=bosses, won=(4, 6))


def test_a_side_has_no_more_bosses_than_its_tricks_have_cards() -> None:
    captured = CardSet.parse("W7 W7f E7 E7f C7")
    rest = [card for card in SUITORS.deck if card not in captured]
    hands = [CardSet.of(*rest[11 * seat : 11 * (seat + 1)]) for seat in range(4)]
    sealed = (frozenset({Suit.WIND, Suit.EARTH}), frozenset[Suit]())
    parts = {"bosses": (captured, CardSet()), "seals": sealed}
    with pytest.raises(InvalidValue, match="more bosses than its tricks have cards"):
        set_up(SUITORS, hands, 0, trump=Suit.WIND, won=(1, 2), **parts)  # type: ignore[arg-type]


def test_R53_the_first_suit_led_is_trump() -> None:
    first = deal(SUITORS, bytes(32)).hands
    led = next(iter(first[0]))
    hands = (CardSet(first[0].mask ^ led.mask), *first[1:])
    set_up(SUITORS, hands, 0, trump=led.suit, trick=(led,))
    other = next(suit for suit in Suit if suit is not led.suit)
    with pytest.raises(InvalidValue, match="was led first"):
        set_up(SUITORS, hands, 0, trump=other, trick=(led,))


def test_R57_nobody_plays_on_with_the_seals_that_win() -> None:
    hands, suits = deal(SUITORS, bytes(32)).hands, list(Suit)
    sealed = (frozenset(suits[: SUITORS.goal]), frozenset[Suit]())
    with pytest.raises(InvalidValue, match="win the match"):
        set_up(SUITORS, hands, 0, trump=None, seals=sealed)


def test_R58_a_suit_is_sealed_once() -> None:
    hands = deal(SUITORS_SHORT, bytes(32)).hands
    both = (frozenset({Suit.WIND}), frozenset({Suit.WIND}))
    set_up(SUITORS, hands, 0, trump=None, seals=both)
    with pytest.raises(InvalidValue, match="sealed twice"):
        set_up(SUITORS_SHORT, hands, 0, trump=None, seals=both)


def test_a_round_is_led_from_a_seat() -> None:
    for wrong in (7, -1, "1", True):
        with pytest.raises(InvalidValue) as caught:
            Round.start(FOUR, deal(FOUR, bytes(32)), lead_from=wrong)  # type: ignore[arg-type]
        assert caught.value.code == "unknown-seat"


def test_R53_the_first_card_led_makes_trump() -> None:
    with pytest.raises(InvalidValue, match="first card led"):
        set_up(SUITORS, [CardSet.parse("W7")] * 4, 0, trump=None, won=(6, 7))


def test_R55_both_sevens_are_a_seal() -> None:
    captured = (CardSet.parse("W7 W7f"), CardSet())
    with pytest.raises(InvalidValue, match="no seal"):
        set_up(SUITORS, [CardSet()] * 4, 0, trump=Suit.WIND, bosses=captured, won=(6, 7))
