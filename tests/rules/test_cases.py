"""The cases of the rules, each as a test with the data of its row; 37 to 40, of Seven Suitors, are
in `test_cases_suitors`.

Seats A B C D clockwise, sides AC and BD; plays are listed in order from the leader.
"""

import pytest

from tests.kit import (
    AC,
    BD,
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
    plays,
    position,
    trick_winner,
)
from yokai_septet import (
    Card,
    CardSet,
    Match,
    Play,
    Reason,
    Round,
    RoundResult,
    Ruleset,
)

FIRST, SECOND, THIRD, FOURTH = range(4)


# --- who wins a trick (R13) ---------------------------------------------------------------------


def test_case_1_highest_of_the_led_suit() -> None:
    assert trick_winner(FOUR, "E", "W3 W6 W2 S12", leader=A) == B


def test_case_2_highest_trump() -> None:
    assert trick_winner(FOUR, "E", "F9 F12 E5 E3", leader=B) == D


def test_case_3_super_trump_beats_trumps() -> None:
    assert trick_winner(FOUR, "E", "E8 E6 WA E2", leader=C) == A


def test_case_4_nobody_follows() -> None:
    assert trick_winner(FOUR, "E", "S7 W5 C9 F12", leader=A) == A


def test_case_5_super_trump_led() -> None:
    assert trick_winner(FOUR, "F", "WA W7 F12 W2") == FIRST


def test_case_6_trump_led() -> None:
    assert trick_winner(FOUR, "S", "S8 S13 S7 F12") == SECOND


def test_case_7_low_trump_beats_high_cards() -> None:
    assert trick_winner(FOUR, "W", "S13 S12 W2 S7") == THIRD


def test_case_8_super_trump_is_above_the_trump_boss() -> None:
    assert trick_winner(FOUR, "W", "W7 WA W6 W5") == SECOND


def test_case_9_a_boss_has_no_power() -> None:
    assert trick_winner(FOUR, "C", "F7 F6 S7 F8") == FOURTH


def test_case_10_high_cards_of_other_suits_lose() -> None:
    assert trick_winner(FOUR, "L", "D5 S13 F12 D6") == FOURTH


# --- what may be played (R11, R12) --------------------------------------------------------------


def legal_after_lead(hand: str, lead: str, trump: str = "C") -> CardSet:
    """What B may play from this hand when A leads this card."""
    now = position(FOUR, [lead, hand, "", ""], trump=trump, leader=A)
    now = now.apply(Play(A, Card.parse(lead)))
    legal = list(now.legal(B))
    assert all(isinstance(action, Play) and action.seat == B for action in legal)
    return CardSet.of(*(action.card for action in legal if isinstance(action, Play)))


def test_case_11_super_trump_is_the_last_wind_card() -> None:
    assert legal_after_lead("WA F9", "W5") == CardSet.parse("WA")


def test_case_12_super_trump_among_wind_cards() -> None:
    assert legal_after_lead("WA W4 F9", "W5") == CardSet.parse("WA W4")


def test_case_13_super_trump_may_not_be_played_on_a_suit_one_holds() -> None:
    assert legal_after_lead("WA F9", "F10") == CardSet.parse("F9")


def test_case_14_void_may_play_anything() -> None:
    assert legal_after_lead("WA E3 L5", "F10", trump="E") == CardSet.parse("WA E3 L5")


# --- who leads (R9, R10) ------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "leader"), [("dealt", A), ("holder", C)])
def test_case_15_super_trump_is_passed_on(option: str, leader: int) -> None:
    match = Match.new(FOUR.with_first_leader(option))
    match = match.apply(deal_with(FOUR, {A: "WA W2 W3"}, face_up="E5"))
    match = choose_passes(match, {A: "WA W2 W3"})
    assert match.to_act == (leader,)


@pytest.mark.parametrize("option", ["dealt", "holder"])
def test_case_16_super_trump_is_the_face_up_card(option: str) -> None:
    match = Match.new(FOUR.with_first_leader(option))
    match = match.apply(deal_with(FOUR, {B: "S13 W2 W3 W4"}, face_up="WA"))
    match = choose_passes(match, {B: "W2 W3 W4"})
    assert match.to_act == (B,)
    assert match.round is not None
    assert match.round.trump is Card.parse("WA").suit


def test_case_17_second_round() -> None:
    last_trick = position(FOUR_BASIC, ["F7 W2", "F8 W3", "F9 W4", "F12 W5"], trump="E",
                          bosses=("", "L7 D7 S7"), won=(3, 3))  # fmt: skip
    match = match_plays(in_match(last_trick), "F7 F8 F9 F12")
    assert match.awaits_deal
    match = match.apply(deal_with(FOUR_BASIC, {B: "WA W2 W3 W4"}, face_up="E5"))
    match = choose_passes(match, {B: "W2 W3 W4"})
    assert match.round is not None
    assert Card.parse("WA") in match.round.hand(B)
    assert match.to_act == (D,)


# --- how a round ends and what it brings (R20–R33) ----------------------------------------------


def ended(now: Round, codes: str) -> RoundResult:
    """The result of the round after these plays."""
    result = plays(now, codes).result
    assert result is not None
    return result


def test_case_18_fourth_boss_in_the_sixth_trick() -> None:
    now = position(FOUR, ["L10 E2", "L7 E3", "L4 E4", "L5 E5"], trump="F",
                   bosses=("W7 E7 C7", ""), won=(5, 4))  # fmt: skip
    result = ended(now, "L10 L7 L4 L5")
    assert result.reason is Reason.BOSSES
    assert result.winners == (AC,)


def test_case_19_fourth_boss_in_the_seventh_trick() -> None:
    now = position(FOUR, ["L10 E2", "L7 E3", "L4 E4", "L5 E5"], trump="F",
                   bosses=("W7 E7 C7", ""), won=(6, 4))  # fmt: skip
    result = ended(now, "L10 L7 L4 L5")
    assert result.reason is Reason.BOSSES
    assert result.winners == (AC,)
    assert result.points == (2, 0)


def test_case_20_seventh_trick_without_a_fourth_boss() -> None:
    now = position(FOUR, ["L10 F7", "L8 S7", "L4 E4", "L5 L7"], trump="L",
                   bosses=("W7 E7 C7", "D7"), won=(6, 4))  # fmt: skip
    result = ended(now, "L10 L8 L4 L5")
    assert result.reason is Reason.SEVENTH_TRICK
    assert result.winners == (BD,)
    assert result.points == (0, 5)
    taken = {boss.boss.code for boss in result.breakdown if boss.from_hand}
    assert taken == {"F7", "S7", "L7"}
    assert {boss.boss.code for boss in result.breakdown} == taken | {"D7"}


def test_case_21_seventh_trick_with_the_third_boss() -> None:
    now = position(FOUR, ["L10 E2", "L7 E3", "L4 E4", "L5 E5"], trump="F",
                   bosses=("W7 E7", "C7 D7"), won=(6, 4))  # fmt: skip
    result = ended(now, "L10 L7 L4 L5")
    assert result.reason is Reason.SEVENTH_TRICK
    assert result.winners == (BD,)


def test_case_22_two_bosses_in_one_trick() -> None:
    now = position(FOUR, ["F12 W2", "F7 W3", "F8 W4", "S7 W5"], trump="D",
                   bosses=("E7 C7 L7", ""), won=(4, 5))  # fmt: skip
    assert ended(now, "F12 F7 F8 S7").points == (6, 0)


def test_case_23_the_cards_run_out() -> None:
    now = position(FOUR, ["F12", "F8", "F9", "F10"], trump="S",
                   bosses=("W7 E7 C7", "L7 D7 F7"), won=(5, 6))  # fmt: skip
    end = plays(now, "F12 F8 F9 F10")
    assert end.won == (6, 6)
    assert end.result is not None
    assert end.result.reason is Reason.LAST_TRICK
    assert end.result.points == (1, 0)


def test_case_24_the_last_trick_is_a_seventh() -> None:
    now = position(FOUR, ["F12", "F8", "F9", "F10"], trump="S",
                   bosses=("W7 E7 C7", "L7 D7 F7"), won=(6, 5))  # fmt: skip
    result = ended(now, "F12 F8 F9 F10")
    assert result.reason is Reason.SEVENTH_TRICK
    assert result.winners == (BD,)


def test_case_25_partners_count_together() -> None:
    now = position(FOUR, ["C9 W2", "C8 W3", "C4 W4", "S7 W5"], trump="F", won=(3, 3),
                   bosses=("W7 L7 F7", ""))  # fmt: skip
    result = ended(now, "C9 C8 C4 S7")
    assert result.points == (3, 0)
    by_boss = {boss.boss.code: boss.points for boss in result.breakdown}
    assert by_boss == {"W7": 0, "L7": 1, "F7": 0, "S7": 2}


def test_case_26_bosses_left_in_hands() -> None:
    now = position(FOUR, ["D11 F7", "D8 W3", "D9 C7", "D10 W5"], trump="L", won=(6, 4),
                   bosses=("W7 S7", "D7 E7 L7"))  # fmt: skip
    result = ended(now, "D11 D8 D9 D10")
    assert result.points == (0, 4)
    by_boss = {boss.boss.code: boss.points for boss in result.breakdown}
    assert by_boss == {"D7": 1, "E7": 0, "L7": 0, "F7": 2, "C7": 1}


def test_case_27_cheap_bosses() -> None:
    now = position(FOUR, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="C", won=(3, 3),
                   bosses=("W7 E7 C7", ""))  # fmt: skip
    assert ended(now, "D11 D7 D9 D10").points == (1, 0)


def test_case_28_all_seven_bosses() -> None:
    now = position(FOUR, ["D11 C7 W2", "D8 W7 S7", "D9 E7 W5", "D10 L7 F7"], trump="W",
                   won=(6, 3), bosses=("", "D7"))  # fmt: skip
    match = match_plays(in_match(now), "D11 D8 D9 D10")
    assert match.scores == (0, 7)
    assert match.result is not None
    assert match.result.winner == BD


def test_case_29_the_face_up_boss_is_never_captured() -> None:
    now = position(FOUR, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="F", won=(6, 4),
                   bosses=("C7 L7", "W7 E7 S7"))  # fmt: skip
    end = plays(now, "D11 D7 D9 D10")
    assert end.captured(AC) == CardSet.parse("C7 L7 D7")
    assert end.result is not None
    assert end.result.points == (0, 2)


# --- how a match ends (R40, R41) ----------------------------------------------------------------


def winning_round(ruleset: Ruleset) -> Round:
    """A round that A's D11 and its fourth boss win for 4 points."""
    return position(ruleset, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="W",
                    won=(3, 3), bosses=("W7 C7 S7", "E7"))  # fmt: skip


def test_case_30_basic_to_two() -> None:
    now = position(FOUR_BASIC, ["D9 W2", "D11 W3", "D7 W4", "D10 W5"], trump="W", won=(3, 3),
                   bosses=("E7", "W7 C7 S7"))  # fmt: skip
    match = match_plays(in_match(now, scores=(1, 1)), "D9 D11 D7 D10")
    assert match.scores == (1, 2)
    assert match.result is not None
    assert match.result.winner == BD


def test_case_31_advanced_beyond_seven() -> None:
    match = match_plays(in_match(winning_round(FOUR), scores=(6, 6)), "D11 D7 D9 D10")
    assert match.scores == (10, 6)
    assert match.result is not None
    assert match.result.winner == AC
    assert not match.result.tie_break


def test_case_32_three_players_count_black_stars() -> None:
    now = position(THREE, ["E8 W2", "E7 W3", "E4 W4"], trump="L", won=(3, 3, 3),
                   bosses=("F7 S7", "", ""))  # fmt: skip
    match = match_plays(in_match(now), "E8 E7 E4")
    assert match.scores == (7, 0, 0)
    assert match.result is not None
    assert match.result.winner == A


def test_case_33_three_players_seventh_trick_with_the_third_boss() -> None:
    now = position(THREE, ["W7 C3", "E3 C4", "W4 C5"], trump="E", won=(3, 6, 3), leader=C,
                   bosses=("", "L7 D7", ""))  # fmt: skip
    result = ended(now, "W4 W7 E3")
    assert result.reason is Reason.BOSSES
    assert result.winners == (B,)
    assert result.points == (0, 4, 0)


@pytest.mark.parametrize(
    ("before", "after", "winner", "tie_break"),
    [((4, 2, 4), (7, 2, 7), C, True), ((5, 2, 4), (8, 2, 7), A, False)],
)
def test_case_34_tie_after_a_seventh_trick(
    before: tuple[int, ...], after: tuple[int, ...], winner: int, tie_break: bool
) -> None:
    now = position(THREE, ["D8 C3", "D11 C4", "D9 C5"], trump="W", won=(3, 6, 3),
                   bosses=("", "E7 L7", ""))  # fmt: skip
    match = match_plays(in_match(now, scores=before), "D8 D11 D9")
    assert match.scores == after
    assert match.result is not None
    assert match.result.winner == winner
    assert match.result.tie_break is tie_break


def test_case_35_basic_tie_after_a_seventh_trick() -> None:
    now = position(THREE_BASIC, ["D8 C3", "D11 C4", "D9 C5"], trump="W", won=(3, 6, 3),
                   bosses=("", "E7", ""))  # fmt: skip
    match = match_plays(in_match(now, scores=(1, 0, 1)), "D8 D11 D9")
    assert match.scores == (2, 0, 2)
    assert match.result is not None
    assert match.result.winner == C
    assert match.result.tie_break


@pytest.mark.parametrize(
    ("won", "winners", "points"), [((5, 5, 5), (A,), (3, 0, 0)), ((6, 5, 4), (B, C), (0, 3, 3))]
)
def test_case_36_three_players_and_the_cards_run_out(
    won: tuple[int, ...], winners: tuple[int, ...], points: tuple[int, ...]
) -> None:
    now = position(THREE, ["S13", "S12", "S11"], trump="D", won=won,
                   bosses=("F7 W7", "E7 C7", "L7 S7"))  # fmt: skip
    result = ended(now, "S13 S12 S11")
    assert result.winners == winners
    assert result.points == points
