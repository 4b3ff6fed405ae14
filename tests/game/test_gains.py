"""What a round gained: one value for points, stars and seals."""

import pytest
from hypothesis import given

from tests.kit import SUITORS, A, in_match, matches, plays, position, states
from yokai_septet import Action, Match
from yokai_septet.game.scoring import lead

Whole = tuple[tuple[Match, Action], ...]


@given(matches())
def test_the_scores_are_the_sum_of_what_the_rounds_gained(whole: Whole) -> None:
    for match in states(whole):
        totals = [0] * match.ruleset.side_count
        for round_ in match.finished:
            assert min(round_.gains) >= 0
            totals = [total + gained for total, gained in zip(totals, round_.gains, strict=True)]
        assert match.scores == tuple(totals)


@given(matches())
def test_a_round_that_goes_on_has_gained_new_seals_alone(whole: Whole) -> None:
    for match in states(whole):
        if match.round is not None:
            gained = zip(match.round.seals, match.seals, strict=True)
            assert match.round.gains == tuple(len(after - before) for after, before in gained)


def test_a_position_set_up_by_hand_counts_from_there() -> None:
    round_ = position(SUITORS, ["W2 E2", "W3 E3", "W7f E4", "W4 E5"], trump="S", leader=A,
                      bosses=["W7", ""], won=[6, 6], seals=["LC", "F"])  # fmt: skip
    match = in_match(round_)
    assert (match.scores, round_.gains) == ((2, 1), (0, 0))
    assert plays(round_, "W2 W3 W7f W4").gains == (1, 0)


@pytest.mark.parametrize(
    ("gains", "leads"),
    [
        ((3, 0), (3, -3)),
        ((0, 0), (0, 0)),
        ((3, 0, 3), (1.5, -3, 1.5)),
        ((0, 5, 0), (-2.5, 5, -2.5)),
    ],
)
def test_a_lead_is_counted_over_the_average_of_the_others(
    gains: tuple[int, ...], leads: tuple[float, ...]
) -> None:
    assert tuple(lead(gains, side) for side in range(len(gains))) == leads
    assert sum(leads) == 0
