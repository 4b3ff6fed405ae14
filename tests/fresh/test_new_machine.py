"""A new machine: `make play` with only Python, a C++ compiler and Node there; then the sdist and
the wheel that `make dist` builds, each extra in a new environment with no compiler and no Node.

One file, as all of it starts from one folder, and the tests of a file run in one process."""

import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Visitor
from tests.fresh.kit import PYTHON, ROOT, START, environment, path_without, run, serving

TESTED = ["tests/rules", "tests/game/test_perft.py", "tests/game/test_errors.py",
          "tests/game/test_fair_deal.py"]  # fmt: skip
UV = Path(sys.executable).with_name("uv")
POSITION = "four-advanced S11 0-0 C7L8.10/L4D7.9/W5.7D6/L6D8.11 1 - 3-6 F7/E7L7S7"

pytestmark = pytest.mark.fresh


# --- the README's first command -------------------------------------------------------------------


def test_make_play_on_a_new_machine(folder: Path, tmp_path: Path, browser: Browser) -> None:
    env = environment(YOKAI_DATA_DIR=str(tmp_path / "data"))
    command = ("make", f"PYTHON={PYTHON}", "play")
    with serving(*command, cwd=folder, env=env, log=tmp_path / "log") as url:
        visitor = Visitor(browser, url)
        table = visitor.play_now("four-advanced")
        table.wait(lambda: table.is_passing)
        assert table.page.locator(".tray .slot").count() == 3
        table.pass_cards()
        table.wait(lambda: bool(table.legal()))
        cards = len(table.hand())
        table.play_first()
        assert len(table.hand()) == cards - 1
        assert visitor.problems == []
        assert visitor.foreign == []
        visitor.context.close()
    told = (tmp_path / "log").read_text("utf-8")
    for part in ("Python environment", "Python packages", "C++ kernel", "Web page"):
        assert f"  {part} (usually " in told
    run(
        folder / ".venv/bin/uv", "pip", "check", "--python", folder / ".venv/bin/python", cwd=folder
    )
    again = run("make", "-n", f"PYTHON={PYTHON}", "play", cwd=folder).splitlines()
    assert again == [".venv/bin/yokai serve --open"], "the second start sets nothing up"


# --- what is published ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def wheel(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the sdist without Node once the page is there."""
    run("make", f"PYTHON={PYTHON}", ".venv/.play", "web", cwd=folder)
    bare = path_without(tmp_path_factory.mktemp("path") / "bin", "node", "npm", "npx")
    run("make", f"PYTHON={PYTHON}", "dist", cwd=folder, env=environment(PATH=bare))
    (source,) = (folder / "dist").glob("*.tar.gz")
    (found,) = (folder / "dist").glob("*.whl")
    run(UV.with_name("twine"), "check", "--strict", source, found, cwd=folder)
    return found


Install = Callable[..., Path]


@pytest.fixture(scope="module")
def install(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Install:
    """Makes an environment with the wheel, this extra of it and nothing else."""

    def make(extra: str = "", *more: str) -> Path:
        place = tmp_path_factory.mktemp(extra.replace(",", "-") or "bare")
        bin_folder = place / "env" / "bin"
        run(UV, "venv", "-q", "--python", PYTHON, place / "env", cwd=place)
        run(UV, "pip", "install", "-q", "--no-build", "--python", bin_folder / "python",
            f"{wheel}[{extra}]" if extra else wheel, *more, "--constraint", _pins(place),
            cwd=place)  # fmt: skip
        return bin_folder

    return make


def _pins(place: Path) -> Path:
    """The versions of requirements/dev.txt without their hashes, as constraints."""
    lines = (ROOT / "requirements" / "dev.txt").read_text("utf-8").splitlines()
    pins = [line.removesuffix("\\").strip() for line in lines if line[:1].isalnum()]
    path = place / "pins.txt"
    path.write_text("\n".join(pins) + "\n", "utf-8")
    return path


@pytest.fixture(scope="module")
def bare(install: Install) -> Path:
    return install()


@pytest.fixture(scope="module")
def play(install: Install) -> Path:
    return install("play")


@pytest.fixture(scope="module")
def tested(install: Install) -> Path:
    return install("", "pytest", "hypothesis")


def alone(bin_folder: Path, data: Path) -> dict[str, str]:
    """An environment whose PATH has our commands and no others: no Node, no compiler."""
    return environment(PATH=str(bin_folder), YOKAI_DATA_DIR=str(data), YOKAI_PACE="0.03")


# --- the wheel itself -----------------------------------------------------------------------------


def test_the_rules_hold_in_the_wheel(tested: Path, tmp_path: Path) -> None:
    for name in ("tests", "docs", "locales"):  # the tests read these, and must not find src/
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    run(tested / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--noconftest", *TESTED,
        cwd=tmp_path, said="passed")  # fmt: skip


def test_the_wheel_is_what_is_imported_and_brings_types_and_texts(
    bare: Path, tmp_path: Path
) -> None:
    code = "import yokai_septet; print(yokai_septet.__file__)"
    where = run(bare / "python", "-c", code, cwd=tmp_path)
    assert "site-packages" in where
    assert str(ROOT) not in where
    files = {path.name for path in Path(where.strip()).parent.rglob("*")}
    assert {"py.typed", "rulebook.ftl", "index.html"} <= files


# --- without an extra -----------------------------------------------------------------------------


def test_without_an_extra_the_library_and_its_tools_work(bare: Path, tmp_path: Path) -> None:
    env = alone(bare, tmp_path)
    for said, words in (
        ("Yokai", ["--help"]),
        ("seventh trick", ["rules", "R23"]),
        ("Games", ["simulate", "--matches", "3", "--bots", "novice"]),
        ("everything checks out", ["verify", str(ROOT / "tests/golden/records/four-basic.yokai")]),
        ("* D7", ["solve", POSITION]),
        ("2/2", ["arena", "novice", "random", "--deals", "2"]),
    ):
        run(bare / "yokai", *words, cwd=tmp_path, env=env, said=said)


@pytest.mark.parametrize(
    ("extra", "words"),
    [
        ("play", ["serve"]),
        ("play", ["play"]),
        ("play", ["play", "http://127.0.0.1:9"]),
        ("play", ["watch", "http://127.0.0.1:9/t/ABCDEF"]),
        ("play", ["migrate"]),
        ("arena", ["arena", "novice", "random", "--dask", "tcp://127.0.0.1:9"]),
        ("envs", ["dataset", "games", "--bots", "novice"]),
    ],
)
def test_a_missing_extra_is_one_sentence(
    extra: str, words: list[str], bare: Path, tmp_path: Path
) -> None:
    other_end, terminal = pty.openpty()  # `play` draws only on a terminal
    try:
        done = subprocess.run([bare / "yokai", *words], cwd=tmp_path, env=alone(bare, tmp_path),
                              stdin=terminal, stdout=terminal, stderr=subprocess.PIPE, text=True,
                              timeout=START, check=False)  # fmt: skip
    finally:
        os.close(terminal)
        os.close(other_end)
    assert done.returncode == 1, done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert f"yokai-septet[{extra}]" in done.stderr


# --- with the extras ------------------------------------------------------------------------------


def test_the_play_extra_serves_the_page(play: Path, tmp_path: Path, browser: Browser) -> None:
    env = alone(play, tmp_path / "data")
    command = (play / "yokai", "serve", "--port", "0")
    with serving(*command, cwd=tmp_path, env=env, log=tmp_path / "log") as url:
        visitor = Visitor(browser, url)
        table = visitor.play_now("four-basic")
        table.pass_cards()
        table.play_first()
        assert visitor.problems == []
        visitor.context.close()


def test_the_play_extra_plays_a_match_line_by_line(play: Path, tmp_path: Path) -> None:
    env, record = alone(play, tmp_path / "data"), tmp_path / "match.yokai"
    run(play / "yokai", "play", "--plain", "--ruleset", "four-basic", "--bots", "novice",
        "--seed", "1", "--save", record,
        cwd=tmp_path, env=env, stdin="1 2 3\n1\n" * 2000)  # fmt: skip
    run(play / "yokai", "verify", record, cwd=tmp_path, env=env, said="everything checks out (")


def test_the_extras_for_researchers_bring_what_they_promise(
    install: Install, tmp_path: Path
) -> None:
    extras = install("envs,dataset,openspiel")
    code = (
        "from yokai_septet.envs import VectorEnv, env\n"
        "envs = VectorEnv(4); envs.reset(seed=1); envs.step(envs.random_actions())\n"
        "game = env(render_mode='rgb_array'); game.reset(seed=1); print(game.render().shape)\n"
        "import pyspiel, yokai_septet.envs.openspiel\n"
        "state = pyspiel.load_game('python_yokai_septet').new_initial_state()\n"
        "while not state.is_terminal(): state.apply_action(state.legal_actions()[0])\n"
        "print('returns', sum(state.returns()))\n"
    )
    env = alone(extras, tmp_path)
    out = run(extras / "python", "-c", code, cwd=tmp_path, env=env, said="returns 0.0")
    assert ", 3)" in out
    run(extras / "yokai", "dataset", "games", "--bots", "novice", "--rounds", "1",
        cwd=tmp_path, env=env, said="games")  # fmt: skip
    assert (tmp_path / "games" / "part-00000.parquet").exists()


def test_the_arena_extra_plays_a_contest_on_a_cluster(install: Install, tmp_path: Path) -> None:
    arena = install("arena")
    script = tmp_path / "cluster.py"
    script.write_text(
        "from distributed import LocalCluster\n"
        "from yokai_septet.cli import main\n"
        "with LocalCluster(n_workers=1, threads_per_worker=1, processes=False,\n"
        "                  dashboard_address=None) as cluster:\n"
        "    main(['arena', 'novice', 'random', '--deals', '2',\n"
        "          '--dask', cluster.scheduler_address])\n",
        "utf-8",
    )
    run(arena / "python", script, cwd=tmp_path, env=alone(arena, tmp_path), said="2/2")
