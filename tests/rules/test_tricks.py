"""R11–R14: what may be played, who wins a trick, and what becomes public."""

import pytest

from tests.kit import (
    AC,
    BD,
    FOUR,
    SUITORS,
    THREE,
    B,
    C,
    D,
    in_match,
    mask,
    match_plays,
    plays,
    position,
    trick_winner,
)
from yokai_septet import Card, CardSet, IllegalAction, Play, Ruleset, Suit, WonBy, step, view
from yokai_septet.game.events import BossCaptured, TrickWon


def test_R11_the_leader_plays_any_card() -> None:
    hand = "WA W7 E3 L5 F9 S13"
    now = position(FOUR, [hand, "W2", "W3", "W4"], trump="W")
    assert CardSet(now.playable()) == CardSet.parse(hand)


@pytest.mark.parametrize(
    ("hand", "legal"),
    [
        ("F6 F12 S13 E2", "F6 F12"),
        ("F6 E2", "F6"),  # also when the player could trump
        ("S13 C4 E2", "S13 C4 E2"),  # one need not trump
        ("F7 E7", "F7"),  # also when it gives a boss away
    ],
)
def test_R11_the_others_follow_suit_if_they_can(hand: str, legal: str) -> None:
    now = plays(position(FOUR, ["F9", hand, "", ""], trump="E"), "F9")
    assert CardSet(now.playable()) == CardSet.parse(legal)
    for card in CardSet.parse(hand):
        if card in CardSet.parse(legal):
            now.apply(Play(B, card))
        else:
            with pytest.raises(IllegalAction) as caught:
                now.apply(Play(B, card))
            assert caught.value.code == "must-follow"


def test_R11_trump_is_no_substitute_for_the_led_suit() -> None:
    now = plays(position(THREE, ["E3", "E2 E7 S9", ""], trump="S"), "E3")
    assert CardSet(now.playable()) == CardSet.parse("E2 E7")


def test_R11_the_led_suit_is_that_of_the_first_card() -> None:
    now = plays(position(FOUR, ["F9", "S8", "S9 F6", ""], trump="S"), "F9 S8")
    assert now.led is Suit.FIRE
    assert CardSet(now.playable()) == CardSet.parse("F6")


@pytest.mark.parametrize("trump", "WF")
def test_R12_super_trump_follows_like_any_wind_card(trump: str) -> None:
    led_wind = plays(position(FOUR, ["W5", "WA F9", "", ""], trump=trump), "W5")
    assert CardSet(led_wind.playable()) == CardSet.parse("WA")
    led_fire = plays(position(FOUR, ["F8", "WA F9", "", ""], trump=trump), "F8")
    assert CardSet(led_fire.playable()) == CardSet.parse("F9")
    led_earth = plays(position(FOUR, ["E8", "WA F9", "", ""], trump=trump), "E8")
    assert CardSet(led_earth.playable()) == CardSet.parse("WA F9")


def test_R12_leading_super_trump_leads_wind() -> None:
    now = plays(position(FOUR, ["WA", "W2 S13", "", ""], trump="S"), "WA")
    assert now.led is Suit.WIND
    assert CardSet(now.playable()) == CardSet.parse("W2")


@pytest.mark.parametrize(
    ("ruleset", "trump", "trick", "winner"),
    [
        (FOUR, "W", "W7 W6 WA W5", C),  # the Super Trump, although it is the lowest trump
        (FOUR, "S", "S13 WA S12 S11", B),  # the Super Trump above all trumps
        (FOUR, "E", "S13 E2 S12 E8", D),  # else the highest trump
        (FOUR, "E", "S13 E2 WA E8", C),
        (FOUR, "E", "F6 S13 F8 F7", C),  # else the highest card of the led suit
        (FOUR, "F", "F6 S13 F12 F8", C),  # trump led
        (THREE, "E", "C3 D11 C4", C),
        (THREE, "E", "D11 E2 WA", C),
        (THREE, "D", "W2 D5 D6", C),
        (SUITORS, "E", "S7 S7f S8 E7f", D),
    ],
)
def test_R13_who_wins(ruleset: Ruleset, trump: str, trick: str, winner: int) -> None:
    assert trick_winner(ruleset, trump, trick) == winner


@pytest.mark.parametrize(
    ("trick", "why"),
    [
        ("F6 WA F12 E3", WonBy.SUPER_TRUMP),
        ("F6 E2 F12 E3", WonBy.TRUMP),
        ("F6 S13 F12 C3", WonBy.LED_SUIT),
        ("E2 S13 E8 C3", WonBy.TRUMP),
    ],
)
def test_R13_why_it_wins(trick: str, why: WonBy) -> None:
    match = in_match(position(FOUR, trick.split(), trump="E"))
    match = match_plays(match, " ".join(trick.split()[:3]))
    _, told = step(match, Play(D, Card.parse(trick.split()[3])))
    assert [event.why for event in told if isinstance(event, TrickWon)] == [why]


def test_R14_the_winner_takes_the_cards_and_leads() -> None:
    now = position(FOUR, ["F7 W2", "F8 W3", "F12 W4", "S7 W5"], trump="E", won=(2, 1))
    match = match_plays(in_match(now), "F7 F8 F12")
    match, told = step(match, Play(D, Card.parse("S7")))
    after = match.round
    assert after is not None
    assert after.won == (3, 1)
    assert after.bosses == (mask("F7 S7"), 0)
    assert after.leader == after.turn == C
    assert after.trick == ()
    assert [e.boss.code for e in told if isinstance(e, BossCaptured)] == ["F7", "S7"]


def test_R14_bosses_and_trick_counts_are_public() -> None:
    now = position(FOUR, ["F7 W2", "F8 W3", "F12 W4", "S7 W5"], trump="E", won=(2, 1),
                   bosses=("", "L7"))  # fmt: skip
    match = match_plays(in_match(now), "F7 F8 F12 S7")
    for viewer in (None, *FOUR.seats):
        seen = view(match, viewer).round
        assert seen is not None
        assert seen.won == (3, 1)
        assert seen.bosses[AC] == CardSet.parse("F7 S7")
        assert seen.bosses[BD] == CardSet.parse("L7")
