"""The example scripts run, and print what they promise; so does the code in the documentation."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit import unmeasured

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SNIPPETS = re.findall(
    r"(?ms)^```python\n(.*?)^```", (ROOT / "docs" / "environments.md").read_text("utf-8")
)


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


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_what_the_documentation_shows_runs(number: int) -> None:
    exec(compile(SNIPPETS[number], f"snippet {number}", "exec"), {"__name__": "snippet"})


def test_the_documentation_shows_every_environment() -> None:
    for name in ("VectorEnv(", "env(ruleset", "pyspiel.load_game", "labelled(", "dataset"):
        assert any(name in snippet for snippet in SNIPPETS), name
