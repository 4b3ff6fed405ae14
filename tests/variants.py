"""The same test again with other values: `make test` runs some, `make thorough` the others."""

import pytest
from _pytest.mark import ParameterSet


def thorough(*values: object) -> list[ParameterSet]:
    """More values for `parametrize`, for which only a thorough run has the time."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.thorough)
        for value in values
    ]


A_RULESET_OF_EACH_GAME = [
    *("four-basic", "three-advanced", "suitors-short"),
    *thorough("four-advanced", "three-basic", "suitors"),
]
"""For `parametrize`: all of them in a thorough run."""
