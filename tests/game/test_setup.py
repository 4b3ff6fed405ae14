"""Rounds set up by hand: what could have been played is taken, the rest refused."""

import pytest

from tests.kit import FOUR, SUITORS, cards
from yokai_septet import CardSet, InvalidValue, Play, Round, Suit, deal, set_up

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
