"""The set-up of `make play`: what this machine lacks, and how its parts are told."""

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GOOD = {
    "python3": "exit 0",
    "c++": "cat > /dev/null",
    "node": "exit 0",
    "npm": "exit 0",
}
"""Commands of a machine that has everything, as shell scripts."""


def need(folder: Path, what: list[str], **commands: str | None) -> subprocess.CompletedProcess[str]:
    """Ask `tools/need` on a machine with these commands; None takes one away."""
    named = {name.replace("cxx", "c++"): script for name, script in commands.items()}
    for name, script in {**GOOD, **named}.items():
        if script is not None:
            (folder / name).write_text(f"#!/bin/sh\n{script}\n")
            (folder / name).chmod(0o755)
    for name in ("cat", "sh"):
        (folder / name).symlink_to(f"/bin/{name}")
    return subprocess.run(
        ["/bin/bash", ROOT / "tools" / "need", *what],
        env={"PATH": str(folder)}, capture_output=True, text=True, check=False,
    )  # fmt: skip


PYTHON, NODE = ["python", "python3"], ["node"]


@pytest.mark.parametrize("what", [PYTHON, NODE])
def test_a_machine_that_has_everything(what: list[str], tmp_path: Path) -> None:
    done = need(tmp_path, what)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("what", "commands", "sentence"),
    [
        (PYTHON, {"python3": None}, "Python 3.11 or newer: install it"),
        (
            PYTHON,
            {"python3": 'case $1 in -V) echo Python 3.9.2;; *) exit 1;; esac'},
            "Python 3.11 or newer, but python3 is Python 3.9.2",
        ),
        (PYTHON, {"python3": 'case $2 in *ensurepip*) exit 1;; esac'}, "Python's venv module"),
        (PYTHON, {"cxx": None}, "a C++20 compiler such as g++ 11"),
        (PYTHON, {"cxx": "cat > /dev/null; exit 1"}, "but c++ does not know C++20"),
        (NODE, {"node": None}, "Node 20.19 or newer with npm"),
        (NODE, {"npm": None}, "Node 20.19 or newer with npm"),
        (
            NODE,
            {"node": 'case $1 in --version) echo v18.1.0;; *) exit 1;; esac'},
            "but this is Node v18.1.0",
        ),
    ],
)  # fmt: skip
def test_what_is_missing_is_one_sentence(
    what: list[str], commands: dict[str, str | None], sentence: str, tmp_path: Path
) -> None:
    done = need(tmp_path, what, **commands)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("Yokai Septet needs ")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_real_machine_has_everything() -> None:
    for what in (["python"], ["node"]):
        subprocess.run([ROOT / "tools" / "need", *what], check=True)


def test_a_step_is_one_line_and_fails_with_its_output() -> None:
    step = ROOT / "tools" / "step"
    done = subprocess.run(
        [step, "Kernel", "20", "echo", "noise"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "  Kernel (usually 20 s) … 0 s\n"
    failed = subprocess.run(
        [step, "Kernel", "20", "sh", "-c", "echo why; exit 4"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert failed.returncode == 4
    assert failed.stdout == "  Kernel (usually 20 s) … failed\n"
    assert failed.stderr == "why\n"
