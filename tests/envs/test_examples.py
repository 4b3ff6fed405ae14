"""The example scripts run, and print what they promise."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import unmeasured

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("script", "words", "said"),
    [
        ("vector_env.py", ["--games", "64", "--steps", "60"], "mean reward by seat"),
        ("pettingzoo_env.py", ["--seed", "7"], "player_3 gets"),
        (
            "openspiel_game.py",
            ["--rounds", "1", "--simulations", "2"],
            "round 1: seats 0 and 2 gain",
        ),
    ],
)
def test_an_example_runs(script: str, words: list[str], said: str) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / script, *words],
        env=unmeasured(), capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert said in done.stdout
