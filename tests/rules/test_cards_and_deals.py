"""R1–R10: the cards, the seats, the deal, the pass and the first leader."""

from itertools import pairwise

import pytest

from tests.kit import (
    EVERY_OPTION,
    FOUR,
    FOUR_BASIC,
    THREE,
    THREE_BASIC,
    A,
    B,
    C,
    D,
    choose_passes,
    deal_with,
    in_match,
    match_plays,
    position,
    random_match,
    ruleset_id,
)
from yokai_septet import (
    ALL_CARDS,
    SUPER_TRUMP,
    Announcement,
    Card,
    CardSet,
    Deal,
    FirstLeader,
    InvalidValue,
    Match,
    Pass,
    Play,
    Round,
    Ruleset,
    Suit,
    deal,
    view,
)

THE_49 = """
    WA W2 W3 W4 W5 W6 W7
    E2 E3 E4 E5 E6 E7 E8
    C3 C4 C5 C6 C7 C8 C9
    L4 L5 L6 L7 L8 L9 L10
    D5 D6 D7 D8 D9 D10 D11
    F6 F7 F8 F9 F10 F11 F12
    S7 S8 S9 S10 S11 S12 S13
"""


def test_R1_seven_suits_of_seven_cards() -> None:
    assert [suit.letter for suit in Suit] == ["W", "E", "C", "L", "D", "F", "S"]
    assert FOUR.deck == THREE.deck == CardSet.parse(THE_49)
    assert [len(FOUR.deck.of_suit(suit)) for suit in Suit] == [7] * 7


def test_R1_every_suit_begins_one_rank_higher() -> None:
    for weaker, stronger in pairwise(Suit):
        assert [rank + 1 for rank in weaker.ranks] == list(stronger.ranks)


@pytest.mark.parametrize(
    ("ruleset", "points"), [(FOUR, (0, 0, 1, 1, 1, 2, 2)), (THREE, (0, 1, 1, 2, 2, 3, 3))]
)
def test_R2_the_7s_are_bosses_and_bear_stars(ruleset: Ruleset, points: tuple[int, ...]) -> None:
    assert ruleset.deck.bosses == CardSet.parse("W7 E7 C7 L7 D7 F7 S7")
    assert [card for card in ruleset.deck if card.is_boss] == list(ruleset.deck.bosses)
    assert ruleset.boss_points == points


def test_R3_super_trump_is_the_lowest_wind_card() -> None:
    assert SUPER_TRUMP is Card.parse("WA")
    assert SUPER_TRUMP.suit is Suit.WIND
    assert SUPER_TRUMP.rank == min(card.rank for card in ALL_CARDS)


@pytest.mark.parametrize("trump", "WECLDFS")
@pytest.mark.parametrize("place", range(4))
def test_R3_super_trump_beats_every_card(trump: str, place: int) -> None:
    trick = ["S13", "F12", "W7"]
    trick.insert(place, "WA")
    now = position(FOUR, trick, trump=trump)
    for seat, code in enumerate(trick):
        now = now.apply(Play(seat, Card.parse(code)))
    assert now.tricks[-1].winner == place


def test_R4_card_codes() -> None:
    assert [card.code for card in FOUR.deck] == THE_49.split()
    for card in ALL_CARDS:
        assert Card.parse(card.code) is card
        assert card.code == card.suit.letter + ("A" if card.rank == 1 else str(card.rank)) + (
            "f" if card.foil else ""
        )
    foil = Card.parse("W7f")
    assert foil.foil
    assert foil is not Card.parse("W7")
    assert (foil.suit, foil.rank, foil.is_boss) == (Suit.WIND, 7, True)


@pytest.mark.parametrize(
    "code", ["", "W", "WA ", " WA", "wa", "W1", "W8", "W07", "E1", "EA", "S6", "S14", "X7",
             "S13f", "WAf", "W7F", "7W", "W٧", "W7ff", "??"]
)  # fmt: skip
def test_R4_other_texts_are_no_cards(code: str) -> None:
    with pytest.raises(InvalidValue, match="is not a card") as caught:
        Card.parse(code)
    assert caught.value.code == "unknown-card"
    assert repr(code) in caught.value.sentence


def test_R5_partners_sit_opposite() -> None:
    assert FOUR.sides == (0, 1, 0, 1)
    assert FOUR.seats_of(0) == (A, C)
    assert FOUR.seats_of(1) == (B, D)
    assert THREE.sides == (0, 1, 2)
    assert [THREE.seats_of(side) for side in range(3)] == [(A,), (B,), (C,)]


def test_R5_left_is_the_next_seat_clockwise() -> None:
    assert [FOUR.left_of(seat) for seat in FOUR.seats] == [B, C, D, A]
    assert [THREE.left_of(seat) for seat in THREE.seats] == [B, C, A]


@pytest.mark.parametrize(("ruleset", "hands"), [(FOUR, "F6 F8 F9 F10"), (THREE, "F6 F8 F9")])
def test_R5_play_goes_clockwise(ruleset: Ruleset, hands: str) -> None:
    last = ruleset.players - 1
    now = position(ruleset, hands.split(), trump="W", leader=last)
    order = []
    while now.turn is not None:
        order.append(now.turn)
        now = now.apply(next(now.legal(now.turn)))
    assert order == [last, *range(last)]


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_R6_a_match_is_rounds_of_a_deal_a_pass_and_tricks(ruleset: Ruleset) -> None:
    kinds = []
    for match, action in random_match(ruleset, 6):
        if isinstance(action, Deal):
            assert len(match.finished) == match.round_number - 1
            kinds.append(["deal"])
        elif kinds[-1][-1] != type(action).__name__.lower():
            kinds[-1].append(type(action).__name__.lower())
    assert kinds
    assert all(kind == ["deal", "pass", "play"] for kind in kinds)


@pytest.mark.parametrize(("ruleset", "size"), [(FOUR, 12), (FOUR_BASIC, 12), (THREE, 16),
                                               (THREE_BASIC, 16)])  # fmt: skip
def test_R7_everybody_gets_cards_and_one_is_turned_up(ruleset: Ruleset, size: int) -> None:
    match = Match.new(ruleset)
    assert match.awaits_deal
    assert match.to_act == ()
    dealt = deal(ruleset, bytes(32))
    assert [len(hand) for hand in dealt.hands] == [size] * ruleset.players
    assert dealt.face_up is not None
    everything = CardSet.of(*(card for hand in dealt.hands for card in hand), dealt.face_up)
    assert everything == CardSet.parse(THE_49)
    now = match.apply(dealt).round
    assert now is not None
    assert now.trump is dealt.face_up.suit
    assert all(dealt.face_up not in now.hand(seat) for seat in ruleset.seats)


def test_R7_other_divisions_of_the_deck_are_no_deals() -> None:
    good = deal(FOUR, bytes(32))
    first, *others = good.hands
    card = next(iter(first))
    for bad in (
        Deal((CardSet(first.mask ^ card.mask), *others), good.face_up),  # a card too few
        Deal((first, *others, CardSet()), good.face_up),  # a hand too many
        Deal((first, first, *others[1:]), good.face_up),  # cards twice
        Deal(good.hands, None),  # no face-up card
        Deal(good.hands, card),  # a face-up card from a hand
        Deal(good.hands, Card.parse("W7f")),  # a card of another deck
    ):
        with pytest.raises(InvalidValue) as caught:
            Match.new(FOUR).apply(bad)
        assert caught.value.code == "bad-deal"


def passing(ruleset: Ruleset) -> tuple[Round, dict[int, CardSet]]:
    """The round after a pass, and what each seat gave."""
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    assert match.round is not None
    given = {seat: list(match.round.hand(seat))[:3] for seat in ruleset.seats}
    for seat, choice in given.items():
        match = match.apply(Pass(seat, tuple(choice)))
    assert match.round is not None
    return match.round, {seat: CardSet.of(*choice) for seat, choice in given.items()}


@pytest.mark.parametrize(
    ("ruleset", "giver_of"),
    [(FOUR, {A: C, B: D, C: A, D: B}), (THREE, {B: A, C: B, A: C})],
    ids=["to the partner", "to the left"],
)
def test_R8_three_cards_are_passed(ruleset: Ruleset, giver_of: dict[int, int]) -> None:
    after, given = passing(ruleset)
    assert after.deal is not None
    for seat, dealt in enumerate(after.deal.hands):
        assert after.hand(seat) == (dealt - given[seat]) | given[giver_of[seat]]


@pytest.mark.parametrize("ruleset", [FOUR, THREE], ids=ruleset_id)
def test_R8_all_choose_before_anybody_receives(ruleset: Ruleset) -> None:
    match = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    assert match.to_act == tuple(ruleset.seats)
    for seat in reversed(ruleset.seats):
        assert match.round is not None
        assert match.round.deal is not None
        assert all(match.round.hand(s) == match.round.deal.hands[s] for s in ruleset.seats)
        assert seat in match.to_act
        match = match.apply(next(match.legal(seat)))
        assert match.to_act == tuple(range(seat)) or seat == 0


def test_R8_a_choice_may_be_any_three_cards() -> None:
    match = Match.new(FOUR).apply(deal(FOUR, bytes(32)))
    assert len(list(match.legal(A))) == 12 * 11 * 10 // 6
    match = Match.new(THREE).apply(deal(THREE, bytes(32)))
    assert len(list(match.legal(A))) == 16 * 15 * 14 // 6


@pytest.mark.parametrize("ruleset", [FOUR, THREE], ids=ruleset_id)
@pytest.mark.parametrize("owner", [A, B, C])
def test_R9_whoever_was_dealt_super_trump_leads(ruleset: Ruleset, owner: int) -> None:
    match = Match.new(ruleset).apply(deal_with(ruleset, {owner: "WA W2 W3"}, "E5"))
    match = choose_passes(match, {owner: "WA W2 W3"})
    assert match.to_act == (owner,)
    assert match.round is not None
    assert match.round.announcement == Announcement(owner, SUPER_TRUMP, FirstLeader.DEALT)


@pytest.mark.parametrize("ruleset", [FOUR, THREE], ids=ruleset_id)
def test_R9_option_holder(ruleset: Ruleset) -> None:
    ruleset = ruleset.with_first_leader("holder")
    match = Match.new(ruleset).apply(deal_with(ruleset, {A: "WA W2 W3"}, "E5"))
    match = choose_passes(match, {A: "WA W2 W3"})
    (holder,) = ruleset.recipients(A)[:1]
    assert match.to_act == (holder,)
    assert match.round is not None
    assert match.round.announcement == Announcement(holder, SUPER_TRUMP, FirstLeader.HOLDER)


@pytest.mark.parametrize(("option", "leader"), [("dealt", B), ("holder", D)])
def test_R9_S13_stands_in_for_a_face_up_super_trump(option: str, leader: int) -> None:
    ruleset = FOUR.with_first_leader(option)
    match = Match.new(ruleset).apply(deal_with(ruleset, {B: "S13 W2 W3"}, "WA"))
    match = choose_passes(match, {B: "S13 W2 W3"})
    assert match.to_act == (leader,)
    assert match.round is not None
    told = Announcement(leader, Card.parse("S13"), FirstLeader(option))
    assert match.round.announcement == told


def test_R9_is_announced_after_the_pass_to_all() -> None:
    match = Match.new(FOUR).apply(deal_with(FOUR, {B: "WA"}, "E5"))
    for seat in FOUR.seats:
        for viewer in (*FOUR.seats, None):
            now = view(match, viewer).round
            assert now is not None
            assert now.announcement is None
            assert now.leader is None
        match = match.apply(next(match.legal(seat)))
    for viewer in (*FOUR.seats, None):
        now = view(match, viewer).round
        assert now is not None
        assert now.announcement == Announcement(B, SUPER_TRUMP, FirstLeader.DEALT)


def test_R9_the_card_need_not_be_led() -> None:
    match = Match.new(FOUR).apply(deal_with(FOUR, {A: "WA S13 S12 S11 S10"}, "E5"))
    match = choose_passes(match, {A: "S12 S11 S10"})
    assert Play(A, Card.parse("S13")) in match.legal(A)


@pytest.mark.parametrize("option", ["dealt", "holder"])
def test_R10_the_winner_of_the_last_trick_leads_the_next_round(option: str) -> None:
    ruleset = FOUR_BASIC.with_first_leader(option)
    now = position(ruleset, ["F7 W2", "F12 W3", "F9 W4", "F8 W5"], trump="E", won=(3, 3),
                   bosses=("", "L7 D7 S7"))  # fmt: skip
    match = match_plays(in_match(now), "F7 F12 F9 F8")
    assert match.awaits_deal
    match = choose_passes(match.apply(deal_with(ruleset, {D: "WA"}, "E5")))
    assert match.to_act == (B,)
    assert match.round is not None
    assert match.round.announcement is None


def test_R10_even_when_that_trick_lost_the_round() -> None:
    now = position(FOUR_BASIC, ["F8 W2", "F12 W3", "F9 W4", "F10 W5"], trump="E", won=(3, 6))
    match = match_plays(in_match(now), "F8 F12 F9 F10")
    assert match.scores == (1, 0)
    match = choose_passes(match.apply(deal_with(FOUR_BASIC, {C: "WA"}, "E5")))
    assert match.to_act == (B,)
