"""The cases 41 to 66 of the rules, of the game for two players, each with the data of its row."""

from dataclasses import replace
from random import Random

import pytest

from tests.kit import A, B, choose_passes
from tests.rules.two_players import position, row
from yokai_septet import (
    Card,
    CardSet,
    Deal,
    IllegalAction,
    InvalidValue,
    Match,
    Pass,
    Phase,
    Play,
    Reason,
    Round,
    RoundResult,
    deal,
    step,
    view,
)
from yokai_septet.game.events import Event, Exchanged, TurnedUp
from yokai_septet.game.rows import Exchange, Place, Row
from yokai_septet.game.ruleset import TWO, FaceUpBoss, TrumpBoss

SWAP = replace(TWO, face_up_boss=FaceUpBoss.SWAP)


def play(now: Round, *cards: str) -> Round:
    """The round after these cards have been played, by whoever's turn it is."""
    for code in cards:
        assert now.turn is not None
        now = now.apply(Play(now.turn, Card.parse(code)))
    return now


def legal(now: Round) -> CardSet:
    """What may be played now."""
    return CardSet(now.playable())


def turned_up(now: Round, seat: int) -> set[int]:
    """Which of the lower places of a seat's row have been turned up."""
    assert now.layout is not None
    lower = now.layout.rows[seat].face_down
    opened = CardSet(now.layout.open[seat])
    return {number for number, card in enumerate(lower, 1) if card in opened}


# --- turning up (R68, R69) ----------------------------------------------------------------------

MINE = "W2 E2 C3 L4 D5 F6"
UNDER = "W3 E3 C4 L5 D6 F8 S8"


def test_case_41_the_first_face_up_card_covers_one_alone() -> None:
    now = position(
        ("", ""), (row(MINE, UNDER), row("W4 E4 C5 L6 D8 F9", "W5 E5 C6 L8 D9 F10 S9")), trump="S"
    )
    after = play(now, "W2", "W4")
    assert turned_up(after, A) == {1}


def test_case_42_two_neighbours_free_the_one_between_them() -> None:
    now = position(("", "W4 E4"), (row("W2 E2 - L4 D5 F6", UNDER), row()), trump="S")
    after = play(now, "L4", legal_reply(now, "L4"))
    assert turned_up(after, A) == {4}


def legal_reply(now: Round, led: str) -> str:
    """A card that the other may play to this lead, no boss."""
    return next(card.code for card in legal(play(now, led)) if not card.is_boss)


def test_case_43_the_last_card_of_two_turns_up_both() -> None:
    now = position(("", ""), (row("W2 - C3 L4 D5 F6", UNDER), row()), trump="S")
    after = play(now, "W2", legal_reply(now, "W2"))
    assert turned_up(after, A) == {1, 2}


def test_case_44_cards_of_both_are_turned_up_together_after_the_trick() -> None:
    now = position(
        ("", ""), (row(MINE, UNDER), row("F9 E4 C5 L6 D8 W4", "W5 E5 C6 L8 D9 F10 S9")), trump="S"
    )
    led = play(now, "F6")
    assert turned_up(led, A) == turned_up(led, B) == set()
    assert "F9" in [card.code for card in legal(led)]
    match, events = step(Match.new(TWO)._replace(round=led), Play(B, Card("F9")))
    assert match.round is not None
    assert (turned_up(match.round, A), turned_up(match.round, B)) == ({7}, {1})
    assert [event for event in events if isinstance(event, TurnedUp)] == [
        TurnedUp(A, Place("D7"), Card("S8")),
        TurnedUp(B, Place("D1"), Card("W5")),
    ]


# --- following (R67, R70) -----------------------------------------------------------------------


def test_case_45_a_card_face_up_follows() -> None:
    now = position(
        ("F10", "E3 L5"), (row(), row("- F9 - - - - ", "- S9 S10 - - - - ")), trump="S", won=(9, 9)
    )
    assert legal(play(now, "F10")) == CardSet.parse("F9")


def covered_fire() -> Round:
    """B has F8 face down under C5."""
    rows = (row(), row("C5 - - - - - ", "F8 - - - - - - "))
    return position(("F10 F11", "E3 L5"), rows, trump="S", won=(9, 10))


def test_case_46_a_card_face_down_neither_follows_nor_may_be_played() -> None:
    now = play(covered_fire(), "F10")
    assert legal(now) == CardSet.parse("E3 L5 C5")
    with pytest.raises(IllegalAction) as caught:
        now.apply(Play(B, Card("F8")))
    assert caught.value.code == "not-in-hand"  # as for any card that the seat does not have


def test_case_47_a_card_turned_up_follows_although_a_void_was_shown() -> None:
    now = play(covered_fire(), "F10", "C5", "F11")
    assert legal(now) == CardSet.parse("F8")
    eyes = view(Match.new(TWO)._replace(round=now), A).round
    assert eyes is not None
    assert [sorted(suit.letter for suit in suits) for suits in eyes.voids] == [[], ["F"]]


def test_case_48_the_super_trump_in_the_row_follows_wind() -> None:
    rows = (row(), row("- - - - WA - ", "- - - - S9 S10 - "))
    now = position(("W5", "E3 L5"), rows, trump="S", won=(9, 9))
    assert legal(play(now, "W5")) == CardSet.parse("WA")


def test_case_49_the_hand_follows_before_a_trump_in_the_row() -> None:
    rows = (row(), row("S9 - - - - - ", "D8 - - - - - - "))
    now = position(("F10", "F6 E3"), rows, trump="S", won=(9, 10))
    assert legal(play(now, "F10")) == CardSet.parse("F6")


# --- the discard (R64) --------------------------------------------------------------------------


def dealt(hand: str, face_up: str, ruleset: object = TWO) -> Match:
    """A round in which A has this hand, the rest as it comes."""
    assert isinstance(ruleset, type(TWO))
    mine = CardSet.parse(hand)
    rest = [c for c in ruleset.deck if c not in mine and c is not Card.parse(face_up)]
    bosses = [card for card in rest if card.is_boss]
    rest = [card for card in rest if not card.is_boss]
    Random(1).shuffle(rest)
    uppers = (tuple(rest[:6]), tuple(rest[6:12]))
    others = bosses + rest[12:]
    lowers = (tuple(others[-7:]), tuple(others[-14:-7]))
    rows = tuple(Row(lower, upper) for lower, upper in zip(lowers, uppers, strict=True))
    return Match.new(ruleset).apply(
        Deal((mine, CardSet.of(*others[:-14])), Card.parse(face_up), rows)
    )


def test_case_50_anything_but_a_boss_is_put_aside() -> None:
    match = dealt("W7 S7 WA W2 E3 L5 D6 F6 F7 C3 C4", face_up="E5")
    choices = {action.cards[0].code for action in match.legal(A)}
    assert choices == {"WA", "W2", "E3", "L5", "D6", "F6", "C3", "C4"}
    with pytest.raises(IllegalAction) as caught:
        match.apply(Pass(A, (Card("S7"),)))
    assert caught.value.code == "boss-put-aside"


# --- how a round ends and what it brings (R71–R75) ----------------------------------------------


def test_case_51_the_fourth_boss_in_the_thirteenth_trick_wins() -> None:
    now = position(
        ("F10", "F7"), trump="E", won=(12, 10), bosses=("W7 C7 L7", "S7 D7"), face_up="E5"
    )
    result = play(now, "F10", "F7").result
    assert result is not None
    assert (result.reason, result.winners) == (Reason.BOSSES, (A,))


def test_case_52_the_thirteenth_trick_loses_and_leaves_every_boss() -> None:
    rows = (
        row("- - L8 - - - ", "- - S7 - - - - "),
        row("- - - - - L9 ", "- - - - - - D7 "),
    )
    now = position(
        ("W5 F7", "W2"), rows, trump="E", won=(12, 7), bosses=("W7 E7 L7", "C7"), face_up="E5"
    )
    result = play(now, "W5", "W2").result
    assert result is not None
    assert (result.reason, result.winners) == (Reason.SEVENTH_TRICK, (B,))
    assert result.points == (0, 6)
    left = {points.boss.code for points in result.breakdown if points.from_hand}
    assert left == {"F7", "S7", "D7"}


def last_trick(won: tuple[int, int]) -> RoundResult:
    """How a round ends whose last trick A wins, with three bosses on each side."""
    captured = ("W7 E7 C7", "L7 F7 S7")
    now = position(("F10", "F8"), trump="D", won=won, bosses=captured, face_up="D7")
    result = play(now, "F10", "F8").result
    assert result is not None
    [winner] = result.winners
    assert {points.boss for points in result.breakdown} == set(CardSet.parse(captured[winner]))
    return result


def test_case_53_the_last_trick_wins() -> None:
    result = last_trick((11, 11))
    assert (result.reason, result.winners) == (Reason.LAST_TRICK, (A,))


def test_case_54_the_last_trick_may_be_the_thirteenth() -> None:
    result = last_trick((12, 10))
    assert (result.reason, result.winners) == (Reason.SEVENTH_TRICK, (B,))


def points_of_four(captured: str, face_up: str) -> tuple[int, ...]:
    """What A scores with these four bosses, the last of which A leads and wins with."""
    *before, last = captured.split()
    low = f"{last[0]}{'4' if last[0] == 'L' else '6'}"
    now = position((last, low), trump=face_up[0], bosses=(" ".join(before), ""), face_up=face_up)
    result = play(now, last, low).result
    assert result is not None
    assert result.reason is Reason.BOSSES
    return result.points


def test_case_55_cheap_bosses() -> None:
    assert points_of_four("W7 E7 C7 L7", face_up="S7") == (2, 0)


def test_case_56_dear_bosses() -> None:
    assert points_of_four("F7 S7 C7 L7", face_up="W5") == (6, 0)


def test_case_57_all_seven_bosses_win_the_match() -> None:
    rows = (
        row("- - L8 - - - ", "- - W7 - - - - "),
        row("- - - - - L9 ", "- - - - - - D7 "),
    )
    now = position(
        ("W5 E7", "W2 L7"), rows, trump="E", won=(12, 7), bosses=("", "C7 F7 S7"), face_up="E4"
    )
    match = Match.new(TWO)._replace(round=now)
    match = match.apply(Play(A, Card("W5"))).apply(Play(B, Card("W2")))
    assert match.scores == (0, 7)
    assert match.result is not None
    assert match.result.winner == B


def test_case_58_one_point_wins_at_six_all() -> None:
    now = position(("C7", "C9"), trump="L", bosses=("", "W7 E7 L7"), face_up="L5")
    match = Match.new(TWO)._replace(round=now, scores=(6, 6))
    match = match.apply(Play(A, Card("C7"))).apply(Play(B, Card("C9")))
    assert match.scores == (6, 7)
    assert match.result is not None
    assert (match.result.winner, match.result.tie_break) == (B, False)


def test_case_59_the_seats_lead_by_turns() -> None:
    match, rng = Match.new(TWO), Random(5)
    leaders: list[int | None] = []
    while len(leaders) < 3 and match.result is None:
        match = match.apply(deal(TWO, bytes(32), match.round_number))
        match = choose_passes(match, {})
        assert match.round is not None
        leaders.append(match.round.leader)
        while match.round is not None:
            match = match.apply(rng.choice(list(match.legal(match.to_act[0]))))
    assert leaders == [A, B, A][: len(leaders)]
    assert len(leaders) > 1


def test_case_60_the_super_trump_as_trump_card() -> None:
    match = dealt("W7 S7 E5 W2 E3 L5 D6 F6 F7 C3 C4", face_up="WA")
    match = choose_passes(match, {})
    assert match.round is not None
    assert match.round.trump is not None
    assert match.round.trump.letter == "W"
    assert match.to_act == (A,)


def test_case_61_the_super_trump_from_the_row_wins() -> None:
    rows = (row(), row("- - WA - - - ", "- - S9 S10 - - - "))
    now = position(("E5", "C5 L5"), rows, trump="F", won=(9, 9))
    after = play(now, "E5", "WA")
    assert after.tricks[-1].winner == B
    assert after.tricks[-1].places == (None, Place("U3"))


def test_case_62_the_fourth_boss_may_be_ones_own() -> None:
    now = position(("C7", "C4"), trump="E", bosses=("W7 L7 F7", ""), face_up="E5")
    result = play(now, "C7", "C4").result
    assert result is not None
    assert (result.reason, result.winners) == (Reason.BOSSES, (A,))


# --- the options (R62, R63) ---------------------------------------------------------------------


def with_row(face_up: str, face_down: str) -> Match:
    """A deal of `swap` in which A has this row."""
    mine = row(face_up, face_down)
    rest = [c for c in SWAP.deck if c not in mine.cards and c is not Card("E5")]
    rest.sort(key=lambda card: (card.is_boss, card.index))
    other = Row(tuple(rest[:7]), tuple(rest[7:13]))
    hands = (CardSet.of(*rest[13::2]), CardSet.of(*rest[14::2]))
    return Match.new(SWAP).apply(Deal(hands, Card("E5"), (mine, other)))


def told(match: Match, *actions: Exchange) -> tuple[Match, list[Event]]:
    """The match after these exchanges, and what happened."""
    events: list[Event] = []
    for action in actions:
        match, happened = step(match, action)
        events += happened
    return match, events


def seen_rows(match: Match, viewer: int | None) -> tuple[object, ...]:
    """The rows as somebody sees them."""
    eyes = view(match, viewer).round
    assert eyes is not None
    return eyes.rows


def test_case_63_a_boss_face_up_is_exchanged() -> None:
    match = with_row("W2 F7 C3 L4 D5 F6", "W3 L9 C4 L5 D6 F8 S8")
    assert match.round is not None
    assert match.round.phase is Phase.EXCHANGE
    assert match.to_act == (A,)
    assert list(match.legal(B)) == []
    match, events = told(match, Exchange(A, Place("U2"), Place("D2")))
    assert events == [Exchanged(A, Place("U2"), Place("D2"), Card("F7"), Card("L9"))]
    assert match.round is not None
    assert match.round.phase is Phase.PASS
    for viewer in (A, B, None):
        mine = view(match, viewer).round.rows[A]  # type: ignore[union-attr]
        assert (mine.face_up[1], mine.face_down[1], mine.covered[1]) == (
            Card("L9"), Card("F7"), True,
        )  # fmt: skip
        assert mine.face_down.count(None) == 6


def test_case_64_of_two_bosses_the_owner_chooses_which_lies_face_up() -> None:
    match = with_row("W2 F7 C3 L4 D5 F6", "W3 L9 S7 L5 D6 F8 S8")
    match, _ = told(match, Exchange(A, Place("U2"), Place("D3")))
    assert list(match.legal(A)) == [
        Exchange(A, Place("U2"), None),
        Exchange(A, Place("U2"), Place("D3")),
    ]
    kept, _ = told(match, Exchange(A, Place("U2"), Place("D3")))
    turned, _ = told(match, Exchange(A, Place("U2"), None))
    for after, up, down in ((kept, "F7", "S7"), (turned, "S7", "F7")):
        assert after.round is not None
        assert after.round.phase is Phase.PASS
        for viewer in (A, B):
            mine = view(after, viewer).round.rows[A]  # type: ignore[union-attr]
            assert (mine.face_up[1], mine.face_down[2]) == (Card.parse(up), Card.parse(down))
        assert after.round.deal == match.round.deal  # type: ignore[union-attr]


def test_nobody_discards_before_the_exchanges() -> None:
    match = with_row("W2 F7 C3 L4 D5 F6", "W3 L9 C4 L5 D6 F8 S8")
    assert match.round is not None
    card = next(card for card in match.round.hand(B) if not card.is_boss)
    with pytest.raises(IllegalAction) as caught:
        match.apply(Pass(B, (card,)))
    assert caught.value.code == "exchange-first"
    with pytest.raises(IllegalAction) as caught:
        match.apply(Exchange(A, Place("U3"), Place("D3")))
    assert caught.value.code == "no-such-exchange"


def test_case_65_deals_that_are_none() -> None:
    good = deal(TWO, bytes(32))
    rows = list(good.rows)
    boss = next(card for card in good.hands[0] if card.is_boss)
    wrong = (boss, *rows[0].face_up[1:])
    hand = CardSet.of(*(good.hands[0] - {boss}), *filter(None, rows[0].face_up[:1]))
    with pytest.raises(InvalidValue, match="lies face up"):
        Round.start(
            TWO, Deal((hand, good.hands[1]), good.face_up, (Row(rows[0].face_down, wrong), rows[1]))
        )
    few = CardSet.of(*list(good.hands[0])[1:])
    with pytest.raises(InvalidValue, match="deals 11 cards"):
        Round.start(TWO, Deal((few, good.hands[1]), good.face_up, good.rows))
    redrawn = replace(TWO, trump_boss=TrumpBoss.REDRAWN)
    match = dealt("W7 S7 WA W2 E3 L5 D6 F6 F7 C3 C4", face_up="E7")
    assert match.round is not None
    assert match.round.deal is not None
    with pytest.raises(InvalidValue, match="is a boss"):
        Round.start(redrawn, match.round.deal)


def test_case_66_what_a_seat_knows_before_the_first_card() -> None:
    match = Match.new(TWO).apply(deal(TWO, bytes(32)))
    match = choose_passes(match, {})
    for seat in (A, B):
        seen = view(match, seat)
        eyes, own = seen.round, seen.own
        assert eyes is not None
        assert own is not None
        assert own.passed is not None
        known = {*own.hand, *own.passed.cards, eyes.face_up}
        for lies in eyes.rows:
            known |= set(lies.face_up)
            assert lies.face_down == (None,) * 7
            assert lies.covered == (True,) * 7
        assert None not in known
        assert (len(known), len(TWO.deck) - len(known)) == (24, 25)
        assert eyes.hand_sizes == (10, 10)
