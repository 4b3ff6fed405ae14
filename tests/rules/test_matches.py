"""R40–R42: how a match ends."""

import pytest

from tests.kit import (
    AC,
    FOUR,
    FOUR_BASIC,
    THREE,
    THREE_BASIC,
    A,
    B,
    C,
    deal_with,
    in_match,
    kept_match,
    match_plays,
    position,
    ruleset_id,
    states,
)
from yokai_septet import IllegalAction, Match, MatchResult, Reason, Ruleset


def four_points_for_a(ruleset: Ruleset, scores: tuple[int, int]) -> Match:
    """A match in which AC have just won a round, under advanced scoring with 4 points."""
    now = position(ruleset, ["D11 W2", "D7 W3", "D9 W4", "D10 W5"], trump="W", won=(3, 3),
                   bosses=("W7 C7 S7", "E7"))  # fmt: skip
    return match_plays(in_match(now, scores), "D11 D7 D9 D10")


def seventh_trick_of(loser: int, scores: tuple[int, ...], ruleset: Ruleset = THREE) -> Match:
    """A match of three in which this seat has just won its seventh trick."""
    hands = ["D8 C3", "D9 C4", "D10 C5"]
    hands[loser] = hands[loser].replace(hands[loser].split()[0], "D11")
    won = tuple(6 if seat == loser else 3 for seat in ruleset.seats)
    now = position(ruleset, hands, trump="W", won=won)
    return match_plays(in_match(now, scores), " ".join(hand.split()[0] for hand in hands))


@pytest.mark.parametrize("before", [(3, 0), (3, 6), (6, 6)])
def test_R40_the_goal_ends_the_match(before: tuple[int, int]) -> None:
    match = four_points_for_a(FOUR, before)
    assert match.result == MatchResult(AC, tie_break=False)
    assert match.to_act == ()
    assert not match.awaits_deal


def test_R40_below_the_goal_it_goes_on() -> None:
    match = four_points_for_a(FOUR, (2, 6))
    assert match.scores == (6, 6)
    assert match.result is None
    assert match.awaits_deal


def test_R40_basic() -> None:
    assert four_points_for_a(FOUR_BASIC, (1, 1)).result == MatchResult(AC, tie_break=False)
    assert four_points_for_a(FOUR_BASIC, (0, 1)).result is None


def test_R40_the_most_points_win_when_two_reach_the_goal() -> None:
    match = seventh_trick_of(B, (6, 0, 5))
    assert match.scores == (9, 0, 8)
    assert match.result == MatchResult(A, tie_break=False)


@pytest.mark.parametrize("loser", [A, B, C])
@pytest.mark.parametrize(("ruleset", "points"), [(THREE, 5), (THREE_BASIC, 1)])
def test_R41_the_player_left_of_the_loser_wins_a_tie(
    loser: int, ruleset: Ruleset, points: int
) -> None:
    before = tuple(0 if seat == loser else points for seat in ruleset.seats)
    match = seventh_trick_of(loser, before, ruleset)
    assert match.result == MatchResult((loser + 1) % 3, tie_break=True)


@pytest.mark.parametrize("ruleset", [FOUR, FOUR_BASIC, THREE, THREE_BASIC], ids=ruleset_id)
@pytest.mark.parametrize("number", range(12))
def test_R41_ties_only_with_three_players_after_a_seventh_trick(
    ruleset: Ruleset, number: int
) -> None:
    *_, match = states(kept_match(ruleset, number))
    assert match.result is not None
    top = max(match.scores)
    tied = match.scores.count(top) > 1
    assert match.result.tie_break == tied
    assert match.scores[match.result.winner] == top
    if tied:
        last = match.finished[-1]
        assert ruleset.players == 3
        assert last.result is not None
        assert last.result.reason is Reason.SEVENTH_TRICK
        assert match.result.winner == ruleset.left_of(last.tricks[-1].winner)


def test_R42_nothing_else_ends_a_match() -> None:
    match = four_points_for_a(FOUR, (2, 6))
    match = match._replace(finished=match.finished * 100)  # however long it takes
    assert match.awaits_deal
    assert match.apply(deal_with(FOUR)).to_act == tuple(FOUR.seats)


def test_R42_an_abandoned_match_has_no_winner() -> None:
    for match, _ in kept_match(FOUR, 1):
        assert match.result is None


def test_R42_nothing_happens_after_the_end() -> None:
    match = four_points_for_a(FOUR, (6, 0))
    with pytest.raises(IllegalAction) as caught:
        match.apply(deal_with(FOUR))
    assert caught.value.code == "match-is-over"
