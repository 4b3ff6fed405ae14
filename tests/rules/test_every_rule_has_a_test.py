"""No rule without a test: every number of the rulebook and all forty cases."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULEBOOK = HERE.parents[1] / "locales" / "en" / "rulebook.ftl"
CASES = range(1, 67)


def numbers_of(pattern: str) -> set[int]:
    """The numbers in the names of the tests beside this file."""
    names = (path.read_text("utf-8") for path in HERE.glob("test_*.py"))
    return {int(n) for text in names for n in re.findall(rf"^def {pattern}", text, re.MULTILINE)}


def test_every_rule_of_the_rulebook_has_a_test() -> None:
    rules = {int(n) for n in re.findall(r"^rule-r(\d+) =", RULEBOOK.read_text("utf-8"), re.M)}
    expected = {*range(1, 15), *range(20, 25), *range(30, 35), *range(40, 43), *range(50, 59)}
    assert rules == expected
    assert numbers_of(r"test_R(\d+)_") == rules


def test_every_case_has_a_test() -> None:
    assert numbers_of(r"test_case_(\d+)_") == set(CASES)
