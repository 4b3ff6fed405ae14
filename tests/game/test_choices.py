"""The choices that a ruleset is made of, also those of no printed game: what happens before the
tricks, who leads, which trick loses, and which choices fit no game."""

from dataclasses import replace
from random import Random

import pytest

from tests.invented import DISCARD, EACH_ALONE, INVENTED_RULESETS, TWO
from tests.kit import FOUR, THREE, random_match, ruleset_id
from yokai_septet import (
    CardSet,
    Deal,
    IllegalAction,
    InvalidValue,
    Match,
    Pass,
    Phase,
    Reason,
    Round,
    Ruleset,
    deal,
    step,
    view,
)
from yokai_septet.game import Leads, Scoring
from yokai_septet.game.events import LeaderAnnounced, RoundDealt
from yokai_septet.game.match import match_winner

WITHOUT_ACE = CardSet(FOUR.deck.mask & ~CardSet.parse("WA W2 W3 W4").mask)


@pytest.mark.parametrize("ruleset", INVENTED_RULESETS, ids=ruleset_id)
def test_matches_by_any_choices_come_to_an_end(ruleset: Ruleset) -> None:
    for number in range(3):
        *_, (match, action) = random_match(ruleset, number)
        over = match.apply(action)
        assert over.result is not None
        assert all(len(round_.tricks) <= ruleset.tricks for round_ in over.finished)


def test_without_a_pass_the_tricks_begin_with_the_deal() -> None:
    dealt = deal(TWO, bytes(32))
    match, events = step(Match.new(TWO), dealt)
    assert match.round is not None
    assert match.round.phase is Phase.PLAY
    assert match.to_act == (0,)
    assert events == (RoundDealt(1, dealt.face_up), LeaderAnnounced(0, None, None))
    with pytest.raises(IllegalAction) as caught:
        match.apply(Pass(0, ()))
    assert caught.value.code == "pass-is-over"


def test_R66_the_seats_lead_by_turns() -> None:
    *_, (match, action) = random_match(TWO, 1)
    finished = match.apply(action).finished
    assert len(finished) > 2
    assert [round_.opening_leader for round_ in finished] == [i % 2 for i in range(len(finished))]
    assert all(round_.announcement is None for round_ in finished)


def discarding() -> Match:
    """A deal of two hands, of which every second card is A's."""
    cards = list(TWO.deck)
    hands = (CardSet.of(*cards[0:48:2]), CardSet.of(*cards[1:48:2]))
    return Match.new(DISCARD).apply(Deal(hands, cards[48]))


def test_R64_a_card_put_aside_is_out_of_the_round() -> None:
    match = discarding()
    aside = [next(match.legal(seat)) for seat in DISCARD.seats]
    for choice in aside:
        match = match.apply(choice)
    now = match.round
    assert now is not None
    assert now.phase is Phase.PLAY
    assert [len(now.hand(seat)) for seat in DISCARD.seats] == [DISCARD.tricks] * 2
    assert not any(now.hand(seat).mask & choice.cards[0].mask for seat, choice in enumerate(aside))
    for seat in DISCARD.seats:
        own = view(match, seat).own
        assert own is not None
        assert own.passed == aside[seat]
        assert own.received == ()
    while match.round is not None:
        match = match.apply(next(match.legal(match.to_act[0])))
    assert len(match.finished) == 1


def test_R64_no_boss_is_put_aside() -> None:
    match = discarding()
    assert match.round is not None
    boss = next(iter(match.round.hand(0).bosses))
    assert all(boss not in choice.cards for choice in match.legal(0))
    with pytest.raises(IllegalAction, match=f"cannot put {boss} aside") as caught:
        match.apply(Pass(0, (boss,)))
    assert caught.value.code == "boss-put-aside"


def test_R64_nobody_else_sees_what_was_put_aside() -> None:
    match = discarding()
    own = next(match.legal(0))
    seen = [view(match.apply(own).apply(choice), 0) for choice in list(match.legal(1))[:3]]
    assert seen[0] == seen[1] == seen[2]


def test_cards_for_one_player_have_no_order() -> None:
    match = Match.new(EACH_ALONE).apply(deal(EACH_ALONE, bytes(32)))
    assert match.round is not None
    low, middle, high = sorted(match.round.hand(0), key=lambda card: card.index)[:3]
    assert match.apply(Pass(0, (high, middle, low))) == match.apply(Pass(0, (low, middle, high)))
    assert match.apply(Pass(0, (high, middle, low))) != match.apply(Pass(0, (middle, high, low)))
    choices = list(match.legal(0))
    assert len(set(choices)) == len(choices) == 12 * 11 * 10 // 2


def test_R21_the_losing_trick_is_the_rulesets() -> None:
    reasons, hasty = set(), replace(FOUR, name="hasty", losing_trick=3)
    for number in range(3):
        *_, (match, action) = random_match(hasty, number)
        for round_ in match.apply(action).finished:
            reasons.add(round_.result.reason)
            assert max(round_.won) <= 3
            if round_.result.reason is Reason.SEVENTH_TRICK:
                assert max(round_.won) == 3
    assert Reason.SEVENTH_TRICK in reasons


def test_R41_of_several_tied_the_first_to_the_left_wins() -> None:
    assert match_winner(EACH_ALONE, (9, 9, 3, 9), last=1) == 3
    assert match_winner(EACH_ALONE, (9, 9, 3, 9), last=3) == 0
    assert match_winner(EACH_ALONE, (8, 8, 3, 8), last=3) is None
    assert match_winner(THREE, (7, 2, 7), last=1) == 2


@pytest.mark.parametrize(
    ("choices", "why"),
    [
        ({"hand_size": 11}, "4 hands of 11 leave 5 of 49 cards: a deal leaves none, or one"),
        ({"hand_size": 13}, "leave -3 of 49 cards"),
        ({"hand_size": 5, "row": 4}, "where cards lie face down"),
        ({"sides": (0,)}, "two to 4 can play, not 1"),
        ({"sides": (0, 2, 0, 2)}, "the sides are to be 0, 1 and so on"),
        ({"sides": (0, 0, 0, 0)}, "the sides are to be 0, 1 and so on"),
        ({"pass_to": (4,)}, "a card goes 0 to 3 seats"),
        ({"pass_to": (2,) * 12}, "keeps at least one card"),
        ({"boss_points": (1, 2)}, "every suit's boss"),
        ({"losing_trick": 0}, "counted from 1"),
        ({"bosses_to_win": 0}, "counted from 1"),
        ({"goal": 0}, "counted from 1"),
        ({"bosses_to_win": None}, "a number of bosses wins a round"),
        ({"scoring": Scoring.SEALS, "losing_trick": None}, "neither bosses nor tricks end a round"),
        ({"scoring": Scoring.SEALS, "bosses_to_win": None}, "neither bosses nor tricks"),
        ({"pass_to": (0,)}, "the seats lead by turns"),
        ({"hand_size": 11, "deck": WITHOUT_ACE}, "hold WA and S13"),
    ],
)
def test_choices_that_fit_no_game_are_refused(choices: dict[str, object], why: str) -> None:
    with pytest.raises(InvalidValue, match=why) as caught:
        replace(FOUR, name="wrong", **choices)  # type: ignore[arg-type]
    assert caught.value.code == "bad-ruleset"
    assert "'wrong'" in str(caught.value)


def test_a_round_by_turns_needs_nobody_to_say_who_leads() -> None:
    four = replace(FOUR, name="turns", leads=Leads.TURNS)
    now = Round.start(four, deal(four, Random(1).randbytes(32)))
    assert now.lead_from == 0
