"""The arena's figures, against what is known of made-up results."""

from random import Random
from xml.etree import ElementTree

import pytest

from yokai_septet.arena import (
    Estimate,
    Score,
    SequentialTest,
    Unit,
    plot,
    ratings,
    running,
    share_of_rounds,
    standing,
)


def unit(number: int, *won: tuple[int, int]) -> Unit:
    """A unit whose matches had so many rounds won of so many."""
    scores = tuple(
        Score(side, rounds, mine, 2.0 * mine - rounds, mine * 2 > rounds, "")
        for side, (mine, rounds) in enumerate(won)
    )
    return Unit(number, scores, (10, 20), (0.1, 0.1), (0.02, 0.01))


def made_up(rng: Random, n: int, skill: float) -> list[Unit]:
    return [
        unit(i, *((sum(rng.random() < skill for _ in range(3)), 3) for _ in range(2)))
        for i in range(n)
    ]


def test_the_standing_of_a_few_units() -> None:
    now = standing([unit(0, (2, 3), (1, 2)), unit(1, (3, 3), (0, 2))])
    assert (now.units, now.matches, now.rounds) == (2, 4, 10)
    assert now.round_share.mean == pytest.approx(0.6)
    assert now.match_share is not None
    assert now.match_share.mean == pytest.approx(0.5)
    assert now.points.mean == pytest.approx(0.2)
    assert now.milliseconds == pytest.approx((10.0, 5.0))
    assert now.slowest == pytest.approx((20.0, 10.0))


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng, held = Random(4), 0
    for _ in range(400):
        share = standing(made_up(rng, 60, 0.6)).round_share
        held += abs(share.mean - 0.6) <= share.margin
    assert 0.91 < held / 400 < 0.98


def test_the_course_ends_where_the_standing_is() -> None:
    units = made_up(Random(1), 40, 0.55)
    share = standing(units).round_share
    assert running(units)[-1].mean == pytest.approx(share.mean)
    assert running(units)[-1].margin == pytest.approx(share.margin)


@pytest.mark.parametrize(("skill", "answer"), [(0.5, "low"), (0.6, "high")])
def test_the_sequential_test_is_seldom_wrong(skill: float, answer: str) -> None:
    rng, test, right, needed = Random(9), SequentialTest(0.5, 0.6), 0, 0
    for _ in range(100):
        shares: list[float] = []
        while (verdict := test.verdict(shares)) is None:
            shares.append(share_of_rounds(made_up(rng, 1, skill)[0]))
        right += verdict == answer
        needed += len(shares)
    assert right >= 90
    assert needed / 100 < 120


def test_ratings_recover_the_order_and_the_distance() -> None:
    table = ratings({("a", "b"): (750, 1000), ("b", "c"): (750, 1000), ("a", "c"): (900, 1000)})
    assert list(table) == ["a", "b", "c"]
    assert table["a"] - table["b"] == pytest.approx(191, abs=5)


def test_the_plot_is_an_SVG() -> None:
    text = plot("one – <other>", [Estimate(0.6, 0.1), Estimate(0.55, 0.05)])
    assert ElementTree.fromstring(text).tag.endswith("svg")
