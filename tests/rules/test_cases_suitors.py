"""The cases of Seven Suitors (R50–R58), 37 to 40; those before are in `test_cases`."""

import pytest

from tests.kit import (
    AC,
    SHORT,
    SUITORS,
    A,
    B,
    D,
    in_match,
    match_plays,
    plays,
    position,
    suits,
    trick_winner,
)
from yokai_septet import Card, Play, step
from yokai_septet.game.events import SuitSealed

FIRST, SECOND, THIRD = range(3)


def test_case_37_super_trump_led_first_makes_wind_trump() -> None:
    now = position(SUITORS, ["WA S13", "W3 W2", "W4 S8", "W5 S9"])
    now = plays(now, "WA W3 W4 W5")
    assert now.trump is Card.parse("WA").suit
    assert now.tricks[-1].winner == A
    assert plays(now, "S13 W2 S8 S9").tricks[-1].winner == B


@pytest.mark.parametrize(
    ("trump", "trick", "winner"),
    [("E", "L7 L7f L4 L5", FIRST), ("F", "L4 F7f F7 L9", SECOND), ("E", "W7 W7f WA W2", THIRD)],
)
def test_case_38_two_equal_sevens(trump: str, trick: str, winner: int) -> None:
    assert trick_winner(SUITORS, trump, trick) == winner


def test_case_39_both_sevens_of_a_suit() -> None:
    tail = "E2", "E3", "E4", "E5"
    hands = [f"{first} {later}" for first, later in zip(("W2", "W3", "W7f", "W4"), tail,
                                                        strict=True)]  # fmt: skip
    same_round = position(SUITORS, hands, trump="S", bosses=("W7", ""), won=(1, 0))
    assert plays(same_round, "W2 W3 W7f W4").seals == (suits("W"), suits(""))

    different_rounds = position(SUITORS, hands, trump="S", won=(1, 0))
    assert plays(different_rounds, "W2 W3 W7f W4").seals == (suits(""), suits(""))

    already = position(SUITORS, hands, trump="S", bosses=("W7", ""), won=(1, 0), seals=("W", ""))
    match = match_plays(in_match(already), "W2 W3 W7f")
    last = Play(D, Card.parse("W4"))
    assert not any(isinstance(event, SuitSealed) for event in step(match, last)[1])
    after = match.apply(last).round
    assert after is not None
    assert after.seals == (suits("W"), suits(""))


def test_case_40_the_deciding_seal() -> None:
    hands = ["F12 E2", "F7f E3", "F8 E4", "F9 E5"]
    trick = "F12 F7f F8 F9"

    full = position(SUITORS, hands, trump="S", bosses=("F7", ""), won=(2, 2), seals=("WECLDS", ""))
    assert full.trick_number == 5
    match = match_plays(in_match(full), trick)
    assert match.result is not None
    assert match.result.winner == AC
    assert match.round is None

    sealed_by_other = position(SHORT, hands, trump="S", bosses=("F7", ""), won=(2, 2),
                               seals=("WEC", "F"))  # fmt: skip
    match = match_plays(in_match(sealed_by_other), trick)
    assert match.result is None
    assert match.round is not None
    assert match.round.seals == (suits("WEC"), suits("F"))

    fourth = position(SHORT, hands, trump="S", bosses=("F7", ""), won=(2, 2), seals=("WEC", "L"))
    match = match_plays(in_match(fourth), trick)
    assert match.result is not None
    assert match.result.winner == AC
    assert match.scores == (4, 1)
