"""The effort of a review."""

from dataclasses import asdict

from yokai_septet.study.budget import ReviewBudget

FIXED = {
    "blocks", "rivals", "deeper", "wider", "finalists", "open_cards", "solve_from", "pass_learn",
}  # fmt: skip
"""What a smaller effort leaves as it is; 0 worlds stay 0."""


def test_half_the_effort_is_half_of_everything_that_is_computed() -> None:
    whole, half = asdict(ReviewBudget()), asdict(ReviewBudget().scaled(0.5))
    assert half == {name: n if name in FIXED else n // 2 for name, n in whole.items()}
