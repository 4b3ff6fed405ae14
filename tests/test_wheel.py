"""What we publish works: the wheel is built and the rules' tests run against it, and only it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TESTED = ["tests/rules", "tests/game/test_perft.py", "tests/game/test_errors.py",
          "tests/game/test_fair_deal.py"]  # fmt: skip
NEEDED = ["pytest", "hypothesis"]

pytestmark = pytest.mark.wheel


def run(*command: str | Path, cwd: Path = ROOT) -> str:
    """The output of a command that must succeed."""
    environment = {name: value for name, value in os.environ.items()
                   if name not in ("PYTHONPATH", "VIRTUAL_ENV", "PYTEST_ADDOPTS")}  # fmt: skip
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=environment,
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with nothing but the wheel and a test runner in it."""
    uv = Path(sys.executable).with_name("uv")
    place = tmp_path_factory.mktemp("wheel")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # cmake and ninja
    run("env", f"PATH={path}", uv, "build", "-q", "--no-build-isolation", "--wheel",
        "--python", sys.executable, "--out-dir", place, ROOT)  # fmt: skip
    (wheel,) = place.glob("*.whl")
    run(uv, "venv", "-q", "--python", sys.executable, place / "env")
    interpreter = place / "env" / "bin" / "python"
    run(uv, "pip", "install", "-q", "--python", interpreter, wheel, *NEEDED,
        "--constraint", _pins(place))  # fmt: skip
    return interpreter


def _pins(place: Path) -> Path:
    """The versions of requirements/dev.txt without their hashes, as constraints."""
    lines = (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    pins = [line.removesuffix("\\").strip() for line in lines if line[:1].isalnum()]
    path = place / "pins.txt"
    path.write_text("\n".join(pins) + "\n", "utf-8")
    return path


def test_the_rules_hold_in_the_wheel(python: Path, tmp_path: Path) -> None:
    for name in ("tests", "docs", "locales"):  # the tests read these, and must not find src/
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    out = run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", *TESTED,
              cwd=tmp_path)  # fmt: skip
    assert "passed" in out


def test_the_wheel_is_what_is_imported(python: Path, tmp_path: Path) -> None:
    where = run(python, "-c", "import yokai_septet; print(yokai_septet.__file__)", cwd=tmp_path)
    assert "site-packages" in where
    assert str(ROOT) not in where


def test_the_command_is_installed(python: Path, tmp_path: Path) -> None:
    assert "Yokai" in run(python.with_name("yokai"), "--help", cwd=tmp_path)


def test_the_wheel_brings_types_and_texts(python: Path, tmp_path: Path) -> None:
    where = run(python, "-c", "import yokai_septet; print(yokai_septet.__file__)", cwd=tmp_path)
    files = {path.name for path in Path(where.strip()).parent.rglob("*")}
    assert "py.typed" in files
    assert "rulebook.ftl" in files
