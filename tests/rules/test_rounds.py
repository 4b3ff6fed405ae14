"""R20–R34: how a round ends, in which order that is checked, and what it is worth."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    in_match,
    kept_match,
    match_plays,
    plays,
    position,
    ruleset_id,
)
from yokai_septet import (
    CardSet,
    Deal,
    Play,
    Reason,
    Round,
    RoundResult,
    Ruleset,
    Suit,
)

BOSS_CODES = ["W7", "E7", "C7", "L7", "D7", "F7", "S7"]
POINT_RULESETS = [FOUR, FOUR_BASIC, THREE, THREE_BASIC]


def four(
    bosses: tuple[str, str], won: tuple[int, int], left: tuple[str, ...], **options: str
) -> RoundResult | None:
    """How it stands when A wins D11 D8 D9 D10 with this held before and that left in the hands."""
    ruleset = FOUR_BASIC if options.get("scoring") == "basic" else FOUR
    trick = ("D11", "D7" if "boss" in options else "D8", "D9", "D10")
    hands = [f"{card} {rest}" for card, rest in zip(trick, left, strict=True)]
    now = position(ruleset, hands, trump=options.get("trump", "W"), bosses=bosses, won=won)
    return plays(now, " ".join(trick)).result


def three(
    bosses: tuple[str, str, str], won: tuple[int, int, int], left: str = "W2", **options: str
) -> RoundResult | None:
    """How it stands when A wins D11 D8 D9 against two others."""
    ruleset = THREE_BASIC if options.get("scoring") == "basic" else THREE
    trick = ("D11", "D7" if "boss" in options else "D8", "D9")
    hands = [f"{card} {rest}" for card, rest in zip(trick, (left, left and "W3", left and "W4"),
                                                    strict=True)]  # fmt: skip
    now = position(ruleset, hands, trump=options.get("trump", "W"), bosses=bosses, won=won)
    return plays(now, " ".join(trick)).result


CARDS_LEFT = ("W2", "W3", "W4", "W5")


@pytest.mark.parametrize("held", list(combinations(["W7", "E7", "C7", "L7", "F7", "S7"], 3)))
def test_R20_four_bosses_win(held: tuple[str, ...]) -> None:
    result = four((" ".join(held), ""), (3, 3), CARDS_LEFT, boss="D7")
    assert result is not None
    assert result.reason is Reason.BOSSES
    assert result.winners == (AC,)


def test_R20_three_bosses_are_not_enough_for_four_players() -> None:
    assert four(("W7 E7", ""), (3, 3), CARDS_LEFT, boss="D7") is None


def test_R20_three_bosses_win_with_three_players() -> None:
    result = three(("W7 E7", "", ""), (3, 3, 3), boss="D7")
    assert result is not None
    assert result.reason is Reason.BOSSES
    assert result.winners == (A,)
    assert three(("W7", "", ""), (3, 3, 3), boss="D7") is None


def test_R20_the_trump_boss_counts_although_it_scores_nothing() -> None:
    result = four(("C7 L7 F7", ""), (3, 3), CARDS_LEFT, boss="D7", trump="D")
    assert result is not None
    assert result.reason is Reason.BOSSES
    assert result.points == (4, 0)


def test_R20_only_the_winner_of_the_trick_can_win_by_bosses() -> None:
    assert four(("", "W7 E7 C7"), (3, 3), CARDS_LEFT, boss="D7") is None


def test_R21_the_seventh_trick_loses() -> None:
    result = four(("W7 E7 C7", "L7"), (6, 2), ("F7", "W3", "S7", "D7"))
    assert result is not None
    assert result.reason is Reason.SEVENTH_TRICK
    assert result.winners == (BD,)
    taken = {boss.boss.code for boss in result.breakdown}
    assert taken == {"L7", "F7", "S7", "D7"}
    assert {boss.boss.code for boss in result.breakdown if boss.from_hand} == taken - {"L7"}


def test_R21_the_sixth_trick_does_not_lose() -> None:
    assert four(("", ""), (5, 2), CARDS_LEFT) is None


def test_R21_with_three_players_both_others_win() -> None:
    result = three(("W7 E7", "", ""), (6, 3, 3))
    assert result is not None
    assert result.reason is Reason.SEVENTH_TRICK
    assert result.winners == (B, C)


def test_R22_without_cards_the_last_trick_wins() -> None:
    result = four(("W7 E7 C7", "L7 D7 F7"), (5, 6), ("", "", "", ""), trump="S")
    assert result is not None
    assert result.reason is Reason.LAST_TRICK
    assert result.winners == (AC,)
    result = three(("W7 E7", "C7 L7", "F7 S7"), (5, 5, 5), left="", trump="D")
    assert result is not None
    assert result.reason is Reason.LAST_TRICK
    assert result.winners == (A,)


def test_R23_seventh_trick_with_fourth_boss_wins() -> None:
    result = four(("W7 E7 C7", "L7"), (6, 4), CARDS_LEFT, boss="D7")
    assert result is not None
    assert result.reason is Reason.BOSSES
    assert result.winners == (AC,)


def test_R23_seventh_trick_with_third_boss_wins_with_three_players() -> None:
    result = three(("W7 E7", "L7", ""), (6, 3, 3), boss="D7")
    assert result is not None
    assert result.reason is Reason.BOSSES
    assert result.winners == (A,)


def test_R23_also_when_it_is_the_last_trick() -> None:
    result = four(("W7 E7 C7", "L7 F7"), (6, 5), ("", "", "", ""), boss="D7", trump="S")
    assert result is not None
    assert result.reason is Reason.BOSSES


def without_bosses(now: Round, rng: random.Random) -> Play:
    """A player who avoids bosses, and so reaches the last trick more often than a random one."""
    legal = [action for action in now.legal(now.turn or 0) if isinstance(action, Play)]
    plain = [action for action in legal if not action.card.is_boss]
    return rng.choice(plain or legal)


@st.composite
def played_rounds(draw: st.DrawFn, ruleset: Ruleset) -> Round:
    """A whole round of a random deal without a pass, played at random."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    deck = list(ruleset.deck)
    rng.shuffle(deck)
    if draw(st.booleans()):  # a face-up 7 decides this property, so let it happen often
        boss = next(card for card in deck if card.is_boss)
        deck.remove(boss)
        deck.append(boss)
    size = ruleset.hand_size
    hands = tuple(CardSet.of(*deck[s * size : (s + 1) * size]) for s in ruleset.seats)
    now = Round.start(ruleset, Deal(hands, deck[-1]), lead_from=A)._replace(leader=A)
    while now.result is None:
        now = now.apply(without_bosses(now, rng))
    return now


@pytest.mark.parametrize("ruleset", [FOUR, THREE], ids=ruleset_id)
@given(data=st.data())
@settings(max_examples=150)
def test_R24_the_cards_run_out_only_if_a_7_lies_face_up(
    ruleset: Ruleset, data: st.DataObject
) -> None:
    end = data.draw(played_rounds(ruleset))
    assert end.result is not None
    assert end.deal is not None
    assert end.deal.face_up is not None
    if end.result.reason is Reason.LAST_TRICK:
        assert end.deal.face_up.is_boss


@pytest.mark.parametrize("ruleset", [FOUR, THREE], ids=ruleset_id)
def test_R24_seven_bosses_in_play_are_always_enough(ruleset: Ruleset) -> None:
    """However seven bosses are divided when no cards are left, some side has reached R20."""
    sides, needed = ruleset.side_count, ruleset.bosses_to_win or 0
    assert sides * (needed - 1) < 7
    # … and six can be divided so that nobody has, which is why a face-up 7 matters.
    assert sides * (needed - 1) >= 6


@pytest.mark.parametrize("ruleset", POINT_RULESETS, ids=ruleset_id)
@pytest.mark.parametrize("number", range(5))
def test_R30_only_winners_score(ruleset: Ruleset, number: int) -> None:
    for match, _ in kept_match(ruleset, number):
        for finished in match.finished:
            assert finished.result is not None
            for side, points in enumerate(finished.result.points):
                assert (points > 0) == (side in finished.result.winners)


def test_R31_basic_one_point_each_to_two() -> None:
    assert FOUR_BASIC.goal == THREE_BASIC.goal == 2
    result = four(("W7 S7 F7", ""), (3, 3), CARDS_LEFT, boss="D7", scoring="basic")
    assert result is not None
    assert result.points == (1, 0)
    result = three(("W7", "", ""), (6, 3, 3), scoring="basic")
    assert result is not None
    assert result.points == (0, 1, 1)


WHITE = dict(zip("WECLDFS", (0, 0, 1, 1, 1, 2, 2), strict=True))
ALL_STARS = dict(zip("WECLDFS", (0, 1, 1, 2, 2, 3, 3), strict=True))


@pytest.mark.parametrize("trump", "WECLDFS")
@pytest.mark.parametrize("held", list(combinations("WECLFS", 3)), ids="".join)
def test_R32_white_stars_but_none_of_the_trump_boss(trump: str, held: tuple[str, ...]) -> None:
    result = four((" ".join(f"{s}7" for s in held), ""), (3, 3), CARDS_LEFT, boss="D7", trump=trump)
    assert result is not None
    assert result.points == (sum(WHITE[s] for s in (*held, "D") if s != trump), 0)


def test_R32_the_match_is_to_seven() -> None:
    assert FOUR.goal == 7


def test_R32_counts_the_bosses_taken_from_hands() -> None:
    result = four(("W7 E7 C7", "D7"), (6, 2), ("S7", "W3", "F7", "L7"))
    assert result is not None
    assert result.points == (0, 1 + 2 + 2 + 1)


@pytest.mark.parametrize("trump", "WECLDFS")
@pytest.mark.parametrize("held", list(combinations("WECLFS", 2)), ids="".join)
def test_R33_white_and_black_stars(trump: str, held: tuple[str, ...]) -> None:
    codes = " ".join(f"{s}7" for s in held)
    result = three((codes, "", ""), (3, 3, 3), boss="D7", trump=trump)
    assert result is not None
    assert result.points == (sum(ALL_STARS[s] for s in (*held, "D") if s != trump), 0, 0)


@pytest.mark.parametrize("others", [("", ""), ("S7 F7", "L7"), ("", "C7 L7")])
def test_R33_three_each_after_a_seventh_trick(others: tuple[str, str]) -> None:
    assert THREE.goal == 7
    result = three(("W7 E7", *others), (6, 3, 3))
    assert result is not None
    assert result.points == (0, 3, 3)


@pytest.mark.parametrize("ruleset", POINT_RULESETS, ids=ruleset_id)
@given(data=st.data())
@settings(max_examples=60)
def test_R34_every_winner_scores_within_the_bounds(ruleset: Ruleset, data: st.DataObject) -> None:
    result = data.draw(played_rounds(ruleset)).result
    assert result is not None
    assert result.winners
    most = 7 if ruleset.players == 4 else 11
    for side in result.winners:
        assert 1 <= result.points[side] <= most


@pytest.mark.parametrize(("ruleset", "most"), [(FOUR, 7), (THREE, 11)], ids=["four", "three"])
def test_R34_holds_for_every_set_of_bosses(ruleset: Ruleset, most: int) -> None:
    """Every number of bosses with which a round can be won, under every trump."""
    totals, needed = set(), ruleset.bosses_to_win or 0
    for trump in Suit:
        for face_up_boss in (False, True):
            in_play = [suit for suit in Suit if not (face_up_boss and suit is trump)]
            least = needed - face_up_boss
            largest = min(len(in_play), needed - 1 + ruleset.players)
            for size in range(least, largest + 1):
                for held in combinations(in_play, size):
                    totals.add(sum(ruleset.boss_points[s] for s in held if s is not trump))
    assert min(totals) == 1
    assert max(totals) == most


def test_R34_the_most_can_be_reached() -> None:
    now = position(FOUR, ["D11 E7", "D8 C7", "D9 L7 S7", "D10 F7 D7"], trump="W", won=(6, 2),
                   bosses=("", "W7"))  # fmt: skip
    assert match_plays(in_match(now), "D11 D8 D9 D10").scores == (0, 7)
    now = position(THREE, ["D7 W2", "S7 W3", "F7 W4"], trump="W", leader=B, won=(3, 3, 3),
                   bosses=("", "L7 E7", ""))  # fmt: skip
    assert match_plays(in_match(now), "S7 F7 D7").scores == (0, 11, 0)


def test_R34_score_tokens_never_run_out() -> None:
    now = position(FOUR, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="W", won=(3, 3),
                   bosses=("L7 F7 S7", ""))  # fmt: skip
    match = match_plays(in_match(now, scores=(6, 6)), "D11 D7 D9 D10")
    assert match.scores == (12, 6)
