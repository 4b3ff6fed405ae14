"""R50–R58: Seven Suitors."""

import random
from itertools import permutations

import pytest

from tests.kit import (
    AC,
    BD,
    FOUR,
    SHORT,
    SUITORS,
    A,
    B,
    C,
    D,
    choose_passes,
    deal_with,
    in_match,
    kept_match,
    match_plays,
    plays,
    position,
    random_action,
    ruleset_id,
    seed_of,
    states,
    suits,
    trick_winner,
)
from yokai_septet import (
    SUPER_TRUMP,
    Announcement,
    Card,
    CardSet,
    Deal,
    FirstLeader,
    InvalidValue,
    Match,
    MatchResult,
    Pass,
    Play,
    Reason,
    Ruleset,
    Suit,
    deal,
    step,
)
from yokai_septet.game.events import SuitSealed, TrumpSet

BOTH = pytest.mark.parametrize("ruleset", [SUITORS, SHORT], ids=ruleset_id)


@BOTH
def test_R50_56_cards_and_no_face_up_card(ruleset: Ruleset) -> None:
    foils = CardSet.parse("W7f E7f C7f L7f D7f F7f S7f")
    assert ruleset.deck == FOUR.deck | foils
    dealt = deal(ruleset, bytes(32))
    assert [len(hand) for hand in dealt.hands] == [14] * 4
    assert dealt.face_up is None
    assert CardSet(sum(hand.mask for hand in dealt.hands)) == ruleset.deck
    with pytest.raises(InvalidValue):
        Match.new(ruleset).apply(Deal(dealt.hands, Card.parse("W7")))


@BOTH
def test_R51_one_card_to_each_other_player(ruleset: Ruleset) -> None:
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    assert match.to_act == (A, B, C, D)
    before = match.round
    assert before is not None
    choices = {seat: list(before.hand(seat))[:3] for seat in ruleset.seats}
    for seat, choice in choices.items():
        match = match.apply(Pass(seat, tuple(choice)))
    after = match.round
    assert after is not None
    for giver, choice in choices.items():
        for steps, card in enumerate(choice, start=1):
            assert card in after.hand((giver + steps) % 4)
    assert [len(after.hand(seat)) for seat in ruleset.seats] == [14] * 4


def test_R51_the_order_of_the_cards_matters() -> None:
    match = Match.new(SUITORS).apply(deal_with(SUITORS, {A: "W2 W3 W4"}))
    assert len(list(match.legal(A))) == 14 * 13 * 12
    legal = set(match.legal(A))
    for order in permutations(["W2", "W3", "W4"]):
        assert Pass(A, tuple(map(Card.parse, order))) in legal


@BOTH
@pytest.mark.parametrize(("option", "leader"), [("dealt", B), ("holder", D)])
def test_R52_super_trump_leads_first(ruleset: Ruleset, option: str, leader: int) -> None:
    ruleset = ruleset.with_first_leader(option)
    match = Match.new(ruleset).apply(deal_with(ruleset, {B: "W2 WA W3"}))
    match = choose_passes(match, {B: "W2 WA W3"})  # across goes the second card
    assert match.to_act == (leader,)
    assert match.round is not None
    told = Announcement(leader, SUPER_TRUMP, FirstLeader(option))
    assert match.round.announcement == told


def test_R52_later_rounds_begin_with_the_winner_of_the_last_trick() -> None:
    now = position(SUITORS, ["F8", "F12", "F9", "F10"], trump="E", won=(7, 6))
    match = match_plays(in_match(now), "F8 F12 F9 F10")
    assert match.awaits_deal
    match = choose_passes(match.apply(deal_with(SUITORS, {C: "WA"})))
    assert match.to_act == (B,)


@BOTH
@pytest.mark.parametrize(("option", "leader"), [("dealt", C), ("holder", A)])
def test_R52_with_the_option_ace_the_super_trump_leads_every_round(
    ruleset: Ruleset, option: str, leader: int
) -> None:
    ruleset = ruleset.with_first_leader(option).with_later_leader("ace")
    now = position(ruleset, ["F8", "F12", "F9", "F10"], trump="E", won=(7, 6))
    match = match_plays(in_match(now), "F8 F12 F9 F10")  # won by B
    assert match.awaits_deal
    assert match.lead_from is None
    match = match.apply(deal_with(ruleset, {C: "W2 WA W3"}))
    assert match.round is not None
    assert match.round.announcement is None  # not before the pass is over
    match = choose_passes(match, {C: "W2 WA W3"})  # the second card goes across, to A
    assert match.to_act == (leader,)
    assert match.round is not None
    told = Announcement(leader, SUPER_TRUMP, FirstLeader(option))
    assert match.round.announcement == told


@BOTH
@pytest.mark.parametrize("lead", ["F9", "WA", "S7f", "W3"])
def test_R53_the_first_card_led_makes_trump(ruleset: Ruleset, lead: str) -> None:
    match = Match.new(ruleset).apply(deal_with(ruleset, {A: "WA F9 S7f W3 E2 E3 E4"}))
    match = choose_passes(match, {A: "E2 E3 E4"})
    assert match.round is not None
    assert match.round.trump is None
    play = Play(A, Card.parse(lead))
    assert TrumpSet(play.card.suit) in step(match, play)[1]
    match = match.apply(play)
    assert match.round is not None
    assert match.round.trump is Suit.parse(lead[0])


@BOTH
def test_R53_trump_stays_for_the_round_and_not_longer(ruleset: Ruleset) -> None:
    for match, _ in kept_match(ruleset, 3):
        now = match.round
        if now is not None and now.tricks:
            assert now.trump is now.tricks[0].cards[0].suit
        elif now is not None and not now.trick:
            assert now.trump is None


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [
        ("E", "L7f L7 L4 L5", A),
        ("E", "L4 L7 L7f L5", B),
        ("F", "L4 F7 F7f L9", B),
        ("L", "S13 L7f L7 S12", B),
        ("E", "L7 L7f L8 L5", C),  # a 7 that does not win does not matter
        ("E", "L7 L7f E2 L5", C),
    ],
)
def test_R54_the_first_of_two_equal_sevens_wins(trump: str, trick: str, winner: int) -> None:
    assert trick_winner(SUITORS, trump, trick) == winner


def test_R54_the_other_rules_of_tricks_apply() -> None:
    now = plays(position(SUITORS, ["F9", "F7f S7f WA", "", ""], trump="E"), "F9")
    assert CardSet(now.playable()) == CardSet.parse("F7f")
    assert trick_winner(SUITORS, "S", "S13 WA S7 S7f") == B


def sealing(ruleset: Ruleset, held: str, seals: tuple[str, str] = ("", "")) -> Match:
    """A match before D's last card of a trick that brings AC W7f; they hold these bosses."""
    now = position(ruleset, ["W2 E2", "W3 E3", "W7f E4", "W4 E5"], trump="S", won=(4, 2),
                   bosses=(held, ""), seals=seals)  # fmt: skip
    return match_plays(in_match(now), "W2 W3 W7f")


LAST = Play(D, Card.parse("W4"))


@BOTH
def test_R55_both_sevens_seal_at_once(ruleset: Ruleset) -> None:
    match = sealing(ruleset, "W7")
    assert SuitSealed(AC, Suit.WIND) in step(match, LAST)[1]
    after = match.apply(LAST).round
    assert after is not None
    assert after.seals == (suits("W"), suits(""))


@BOTH
def test_R55_two_sevens_of_different_suits_seal_nothing(ruleset: Ruleset) -> None:
    after = sealing(ruleset, "E7 C7f").apply(LAST).round
    assert after is not None
    assert after.seals == (suits(""), suits(""))


def test_R55_both_in_one_trick() -> None:
    now = position(SUITORS, ["L7 E2", "L7f E3", "L4 E4", "L5 E5"], trump="S")
    assert plays(now, "L7 L7f L4 L5").seals == (suits("L"), suits(""))


def test_R55_a_single_seven_is_worth_nothing_after_the_round() -> None:
    now = position(SUITORS, ["F8", "F12", "F9", "F10"], trump="E", won=(7, 6),
                   bosses=("W7 L7 L7f", "W7f"), seals=("L", ""))  # fmt: skip
    match = match_plays(in_match(now), "F8 F12 F9 F10")
    assert match.scores == (1, 0)
    match = match.apply(deal_with(SUITORS))
    assert match.round is not None
    assert match.round.bosses == (0, 0)
    assert match.round.seals == (suits("L"), suits(""))


@BOTH
@pytest.mark.parametrize("number", range(3))
def test_R55_seals_are_kept(ruleset: Ruleset, number: int) -> None:
    before: tuple[frozenset[Suit], ...] = (suits(""), suits(""))
    for match in states(kept_match(ruleset, number)):
        now = match.round.seals if match.round else match.seals
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now


@BOTH
@pytest.mark.parametrize("number", range(3))
def test_R56_all_fourteen_tricks_are_played_for_no_points(ruleset: Ruleset, number: int) -> None:
    *_, match = states(kept_match(ruleset, number))
    for finished in match.finished:
        assert finished.result is not None
        assert finished.result.points == (0, 0)
        if finished.result.reason is not Reason.SEALS:
            assert finished.result.reason is Reason.PLAYED_OUT
            assert finished.result.winners == ()
            assert len(finished.tricks) == 14
            assert not any(finished.hands)
    assert all(f.result and f.result.reason is Reason.PLAYED_OUT for f in match.finished[:-1])


def test_R56_neither_seven_tricks_nor_four_bosses_end_a_round() -> None:
    now = position(SUITORS, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="F", won=(6, 2),
                   bosses=("E7 C7 L7", ""))  # fmt: skip
    after = plays(now, "D11 D7 D9 D10")
    assert after.won == (7, 2)
    assert len(after.captured(AC)) == 4
    assert after.result is None


def test_R57_the_seventh_seal_wins_in_mid_round() -> None:
    match = sealing(SUITORS, "W7", seals=("ECLDFS", "WECLDF")).apply(LAST)
    assert match.result == MatchResult(AC, tie_break=False)
    assert match.scores == (7, 6)
    assert any(match.finished[-1].hands)


def test_R57_a_side_may_seal_what_the_other_has_sealed() -> None:
    match = sealing(SUITORS, "W7", seals=("EC", "W")).apply(LAST)
    assert match.round is not None
    assert match.round.seals == (suits("WEC"), suits("W"))


def test_R57_six_seals_do_not_win() -> None:
    match = sealing(SUITORS, "W7", seals=("ECLDF", "")).apply(LAST)
    assert match.result is None


def test_R58_a_suit_is_sealed_once() -> None:
    match = sealing(SHORT, "W7", seals=("ECL", "W"))
    assert not [event for event in step(match, LAST)[1] if isinstance(event, SuitSealed)]
    match = match.apply(LAST)
    assert match.result is None
    assert match.round is not None
    assert match.round.seals == (suits("ECL"), suits("W"))


def test_R58_the_fourth_seal_wins_in_mid_round() -> None:
    match = sealing(SHORT, "W7", seals=("ECL", "D")).apply(LAST)
    assert match.result == MatchResult(AC, tie_break=False)
    assert match.scores == (4, 1)
    assert any(match.finished[-1].hands)


@pytest.mark.parametrize("number", range(5))
def test_R58_no_suit_is_ever_sealed_twice(number: int) -> None:
    rng = random.Random(number)
    match = Match.new(SHORT)
    while match.result is None:
        match = match.apply(random_action(match, rng, seed_of(number)))
        seals = match.round.seals if match.round else match.seals
        assert not seals[AC] & seals[BD]
    assert max(map(len, match.seals)) == 4
