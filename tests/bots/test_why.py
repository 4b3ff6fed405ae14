"""A reason must be true of the position it is given for, whatever card or pass it speaks for."""

import re
from collections import Counter
from itertools import combinations, islice

import pytest
from tests.bots import reason_check, sentences
from tests.invented import INVENTED
from tests.kit import FOUR, THREE, in_match, plays, position, seed_of

from yokai_septet import RULESETS, Card, Match, Pass, Play, Round, Ruleset, deal, view
from yokai_septet.bots.claims import CLAIMS
from yokai_septet.bots.pass_claims import PASS_CLAIMS, CardsPassed
from yokai_septet.bots.positions import Position, TrickAfter
from yokai_septet.bots.why import why
from yokai_septet.game import SUPER_TRUMP
from yokai_septet.texts import LANGUAGES, Texts

VIEWS, PASSES = 24, 12
"""Of each ruleset, and in each; `make nightly` takes 100,000 views, and all passes."""


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_reasons_are_true(ruleset: Ruleset) -> None:
    given: Counter[str] = Counter()
    # Every third view, so that a sample reaches the end of rounds.
    for seen in islice(reason_check.views_of(ruleset, 11), 0, 3 * VIEWS, 3):
        for each in reason_check.reasons_in(seen, PASSES):
            assert each.true, f"{each.reason} is not true of {each.choice} in {seen}"
            given[each.reason.message] += 1
    assert len(given) >= 12, given


def test_every_reason_has_a_claim_and_a_sentence_in_every_language() -> None:
    kinds = {*CLAIMS, *PASS_CLAIMS, "best", "pass-best"}
    assert {*sentences.OF_CARDS, *sentences.OF_PASSES} == kinds
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        assert [kind for kind in sorted(kinds) if f"why-{kind}" not in texts] == []


def may_be_said(now: Round, card: str) -> set[str]:
    """What is true of this card, of what needs no other deal to be shown."""
    assert now.turn is not None
    at = Position(view(in_match(now), now.turn))
    played = TrickAfter(at, Card.parse(card))
    kinds = (
        "wins-round", "seventh", "captures", "teammate-void", "teammate-has-boss", "sure", "unsure",
        "void", "stops-them", "lowest", "keeps-trump",
    )  # fmt: skip
    return {kind for kind in kinds if CLAIMS[kind](at, played) is not None}


def test_R23_no_seventh_trick_is_feared_that_wins_the_round() -> None:
    """The boss is led at six tricks and three bosses: with it the seventh trick wins."""
    now = position(
        FOUR, ["F7 F6", "S9 S8", "S11 S10", "W2 W3"],
        trump="E", bosses=["W7 E7 C7", ""], won=[6, 4],
    )  # fmt: skip
    assert "wins-round" in may_be_said(now, "F7")
    assert "seventh" not in may_be_said(now, "F7")


def test_a_lead_of_trump_is_not_said_to_be_for_a_teammate_without_trumps() -> None:
    """Earth is trump, the teammate has shown out; Fire, which they have shown out of, too, is said
    to be for them."""
    hands = ["E8 E6 S8 F9", "E5 E4 S9 F8", "S12 W2 S10 W3", "E3 E2 S11 F6"]
    now = plays(position(FOUR, hands, trump="E"), "E8 E5 S12 E3")
    assert now.turn == 0
    assert "teammate-void" not in may_be_said(now, "E6")
    now = plays(position(FOUR, hands, trump="E"), "F9 F8 W2 F6 E8 E5 S12 E3")
    assert "teammate-void" not in may_be_said(now, "E6")
    now = plays(position(FOUR, ["F9 F10", "F8 E4", "W2 W3", "F6 E2"], trump="E"), "F9 F8 W2 F6")
    assert "teammate-void" in may_be_said(now, "F10")


def test_a_card_below_another_in_the_trick_is_not_said_to_be_the_highest() -> None:
    now = position(FOUR, ["F12 S9", "F11 W5", "S11 S10", "W2 W3"], trump="E")
    assert "sure" in may_be_said(now, "F12")
    assert "sure" not in may_be_said(plays(now, "F12"), "F11")


def test_r11_a_last_card_of_a_suit_frees_a_hand_of_which_cards_can_be_chosen() -> None:
    three = position(FOUR, ["F9 S8 W4", "S9 S10 L4", "C5 C6 C8", "W2 W3 L5"], trump="E")
    assert "void" in may_be_said(three, "F9")
    two = position(FOUR, ["F9 S8", "S9 S10", "C5 C6", "W2 W3"], trump="E")
    assert "void" not in may_be_said(two, "F9")


def test_who_leads_a_boss_stops_nobody() -> None:
    hands, bosses = ["F12 S9 W2", "F7 S10 W3", "F8 S8 W4"], ["W7 E7", "", ""]
    now = position(THREE, hands, trump="E", bosses=bosses, leader=1)
    assert "stops-them" not in may_be_said(now, "F7")


def test_a_boss_brings_about_no_danger_that_it_averts() -> None:
    """A has two bosses of three. B leads, and a boss of C would make the trick worth the round."""
    hands = ["F12 S9 W2", "F6 S8 W4", "F7 F9 W3"]
    now = position(THREE, hands, trump="E", bosses=["W7 E7", "", ""], leader=1)
    assert "stops-them" not in may_be_said(plays(now, "F6"), "F7")


def test_a_low_trump_is_not_called_the_lowest_card() -> None:
    now = position(FOUR, ["E3 F9", "F8 E4", "W2 W3", "F6 E2"], trump="E")
    assert "lowest" not in may_be_said(now, "E3")
    now = position(FOUR, ["E3 F9", "F8 E4", "W2 W3", "F6 E2"], trump="S")
    assert "lowest" in may_be_said(now, "E3")


def test_r3_the_super_trump_is_not_played_to_keep_trumps() -> None:
    now = position(FOUR, ["WA E3 F9", "F8 E4 C3", "W2 W3 C4", "F6 E2 C5"], trump="E")
    assert "keeps-trump" in may_be_said(now, "F9")
    assert "keeps-trump" not in may_be_said(now, "WA")


def test_r3_trumps_that_are_passed_are_neither_kept_nor_low() -> None:
    """Nor are all trumps kept by whoever passes the Super Trump."""
    for number in range(6):
        match = Match.new(FOUR).apply(deal(FOUR, seed_of(number), 1))
        for seat in FOUR.seats:
            at = Position(view(match, seat))
            trump, hand = at.me.round.trump, list(at.me.hand)
            trumps = [card for card in hand if card.suit is trump]
            ace = [card for card in hand if card is SUPER_TRUMP]
            for cards in combinations([*trumps, *(set(ace) - set(trumps))], 3):
                played = CardsPassed(at, Pass(seat, cards))
                assert PASS_CLAIMS["pass-low"](played) is None
            for others in combinations(sorted(set(hand) - {*trumps, *ace}), 2):
                for card in ace:
                    played = CardsPassed(at, Pass(seat, (card, *others)))
                    assert PASS_CLAIMS["pass-trump"](played) is None


def test_with_three_players_nobody_has_a_teammate() -> None:
    for seen in islice(reason_check.views_of(THREE, 3), 20):
        for each in reason_check.reasons_in(seen, 4):
            assert not re.search("teammate|spares", each.reason.message)


def test_only_choices_of_the_view_have_reasons() -> None:
    now = position(FOUR, ["F7", "S9", "S11", "W2"], trump="E")
    with pytest.raises(ValueError, match="not a choice"):
        why(view(in_match(now), 0), Play(0, Card.parse("S9")))


def test_R21_other_losing_tricks_are_not_called_the_seventh() -> None:
    hands = ["E3 F8", "C4 L5", "D6 S12"]
    now = position(INVENTED, hands, trump="W", bosses=["F7", "", ""], won=[2, 1, 0])
    assert not Position(view(in_match(now), 0)).has_six_tricks(0)
