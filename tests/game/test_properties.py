"""What must hold at every moment of every match in every ruleset, whatever is played."""

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.kit import EVERY_OPTION, kept_match, matches, moments, ruleset_id, states
from yokai_septet import (
    ALL_CARDS,
    Action,
    Card,
    CardSet,
    Choice,
    Deal,
    IllegalAction,
    InvalidValue,
    LaterLeader,
    Match,
    Pass,
    Phase,
    Play,
    Reason,
    Round,
    Ruleset,
    step,
)

Whole = tuple[tuple[Match, Action], ...]


@given(matches())
def test_cards_are_conserved(whole: Whole) -> None:
    for match in states(whole):
        for now in (*match.finished[-1:], *([match.round] if match.round else [])):
            played = [card for trick in now.tricks for card in trick.cards] + list(now.trick)
            held = [card for seat in now.ruleset.seats for card in now.hand(seat)]
            turned = [now.deal.face_up] if now.deal and now.deal.face_up else []
            everything = played + held + turned
            assert len(everything) == len(now.ruleset.deck)
            assert CardSet.of(*everything) == now.ruleset.deck


@given(matches())
def test_captured_bosses_and_tricks_are_those_of_the_tricks(whole: Whole) -> None:
    for match in states(whole):
        for now in (*match.finished[-1:], *([match.round] if match.round else [])):
            for side in range(now.ruleset.side_count):
                won = [t for t in now.tricks if now.ruleset.sides[t.winner] == side]
                assert now.won[side] == len(won)
                captured = [card for trick in won for card in trick.cards if card.is_boss]
                assert now.captured(side) == CardSet.of(*captured)


def canonical(ruleset: Ruleset, action: Choice) -> Choice:
    """An action as `legal` lists it: cards for one recipient go in the order of the deck."""
    if isinstance(action, Pass) and not ruleset.pass_is_ordered:
        return Pass(action.seat, tuple(sorted(action.cards)))
    return action


def candidates(match: Match, rng: random.Random) -> list[Choice]:
    """Many actions that may or may not be legal here."""
    seats = range(-1, match.ruleset.players + 1)
    tried: list[Choice] = [Play(seat, card) for seat in seats for card in ALL_CARDS]
    for seat in seats:
        sizes = (0, 1, 2, 3, 3, 3, 4)
        tried += [Pass(seat, tuple(rng.choices(ALL_CARDS, k=size))) for size in sizes]
        if match.round is not None and seat in match.ruleset.seats:
            held = list(match.round.hand(seat))
            if held:
                tried += [Pass(seat, tuple(rng.choices(held, k=size))) for size in sizes]
    return tried


@given(moments(), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_legality_equals_applicability(moment: tuple[Match, Action], rng: random.Random) -> None:
    match, _ = moment
    before = pickle.dumps(match)
    legal = {action for seat in match.ruleset.seats for action in match.legal(seat)}
    for action in rng.sample(sorted(legal, key=repr), min(len(legal), 60)):
        after = match.apply(action)
        assert after != match or isinstance(action, Pass)
    for action in candidates(match, rng):
        if canonical(match.ruleset, action) in legal:
            match.apply(action)
        else:
            with pytest.raises((IllegalAction, InvalidValue)) as caught:
                match.apply(action)
            assert caught.value.code
            assert caught.value.sentence.endswith(".")
            with pytest.raises((IllegalAction, InvalidValue)):
                step(match, action)
    assert pickle.dumps(match) == before


@given(matches())
def test_exactly_one_leader_and_no_dead_end(whole: Whole) -> None:
    for match in states(whole):
        assert (match.result is not None) + match.awaits_deal + bool(match.to_act) == 1
        for seat in match.to_act:
            assert next(match.legal(seat), None) is not None
        now = match.round
        if now is None:
            assert match.to_act == ()
        elif now.phase is Phase.PLAY:
            assert now.leader is not None
            assert now.leader in match.ruleset.seats
            assert match.to_act == ((now.leader + len(now.trick)) % match.ruleset.players,)
            for other in set(match.ruleset.seats) - set(match.to_act):
                assert list(match.legal(other)) == []
            assert now.turn is not None
            assert now.hands[now.turn]


@given(matches())
def test_the_winner_of_a_trick_leads_the_next(whole: Whole) -> None:
    *_, end = states(whole)
    for number, finished in enumerate(end.finished):
        for earlier, later in zip(finished.tricks, finished.tricks[1:], strict=False):
            assert later.leader == earlier.winner
        leader = finished.tricks[0].leader
        if number == 0 or finished.ruleset.later_leader is LaterLeader.ACE:
            assert finished.announcement is not None
            assert leader == finished.announcement.seat
        else:
            assert leader == end.finished[number - 1].tricks[-1].winner


@given(matches())
def test_everybody_followed_suit(whole: Whole) -> None:
    for match, action in whole:
        if isinstance(action, Play):
            now = match.round
            assert now is not None
            if now.led is not None and action.card.suit is not now.led:
                assert not now.hand(action.seat).of_suit(now.led)


@given(matches())
def test_replaying_gives_the_same_states(whole: Whole) -> None:
    match = Match.new(whole[0][0].ruleset)
    for state, action in whole:
        assert match == state
        assert hash(match) == hash(state)
        match = match.apply(action)
    *_, end = states(whole)
    assert match == end
    assert match.result is not None


@given(matches())
def test_results_come_with_their_rule(whole: Whole) -> None:
    *_, end = states(whole)
    ruleset = end.ruleset
    assert end.result is not None
    for finished in end.finished:
        result = finished.result
        assert result is not None
        last = ruleset.sides[finished.tricks[-1].winner]
        match result.reason:
            case Reason.BOSSES:
                assert result.winners == (last,)
                assert ruleset.bosses_to_win is not None
                assert len(finished.captured(last)) >= ruleset.bosses_to_win
            case Reason.SEVENTH_TRICK:
                assert finished.won[last] == 7
                assert last not in result.winners
                assert len(result.winners) == ruleset.side_count - 1
            case Reason.LAST_TRICK:
                assert not any(finished.hands)
                assert result.winners == (last,)
                assert max(finished.won) < 7
                assert finished.deal is not None
                assert finished.deal.face_up is not None
                assert finished.deal.face_up.is_boss  # R24
            case Reason.PLAYED_OUT:
                assert not any(finished.hands)
                assert result.winners == ()
            case Reason.SEALS:
                assert finished is end.finished[-1]
                assert result.winners == (end.result.winner,) == (last,)
        if result.breakdown:
            (winner,) = result.winners
            assert result.points[winner] == sum(boss.points for boss in result.breakdown)
    if ruleset.has_seals:
        assert end.scores == tuple(map(len, end.seals))
    else:
        totals = [sum(f.result.points[s] for f in end.finished)
                  for s in range(ruleset.side_count)]  # fmt: skip
        assert end.scores == tuple(totals)


@given(moments())
def test_states_survive_pickle_and_copy(moment: tuple[Match, Action]) -> None:
    for value in moment:
        for again in (pickle.loads(pickle.dumps(value)), copy.copy(value), copy.deepcopy(value)):
            assert again == value
            assert type(again) is type(value)
    match = pickle.loads(pickle.dumps(moment[0]))
    assert match.apply(moment[1]) == moment[0].apply(moment[1])


def test_cards_stay_single_when_copied() -> None:
    for card in ALL_CARDS:
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.copy(card) is card
        assert copy.deepcopy(card) is card


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_a_pass_may_be_changed_until_all_have_chosen(ruleset: Ruleset) -> None:
    (start, dealt), *_ = kept_match(ruleset, 0)
    match = start.apply(dealt)
    first, second = list(match.legal(0))[:2]
    assert match.apply(first).apply(second) == match.apply(second)


@given(st.sampled_from(ALL_CARDS), st.sampled_from(ALL_CARDS))
def test_cards_are_ordered_by_suit_and_rank(one: Card, other: Card) -> None:
    def key(card: Card) -> tuple[int, int, bool]:
        return card.suit.index, card.rank, card.foil

    assert (one < other) == (key(one) < key(other))
    assert (one == other) == (one is other) == (key(one) == key(other))
    assert ALL_CARDS[one.index] is one


@given(st.sets(st.sampled_from(ALL_CARDS)), st.sets(st.sampled_from(ALL_CARDS)))
def test_card_sets_are_sets(one: set[Card], other: set[Card]) -> None:
    a, b = CardSet.of(*one), CardSet.of(*other)
    assert set(a) == one
    assert len(a) == len(one)
    assert set(a | b) == one | other
    assert set(a & b) == one & other
    assert set(a - b) == one - other
    assert (a <= b) == (one <= other)
    assert CardSet.parse(str(a)) == a
    assert list(a) == sorted(one)
    assert set(a.bosses) == {card for card in one if card.is_boss}
    assert (a == b) == (one == other)


def test_the_rounds_of_a_match_are_whole_values() -> None:
    *_, end = states(kept_match(EVERY_OPTION[0], 5))
    for finished in end.finished:
        assert isinstance(finished, Round)
        assert isinstance(finished.deal, Deal)
        assert all(finished.passes)
