"""Imports point inward only (docs/architecture.md), and the library loads nothing it need not."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import yokai_septet
from tests.kit import unmeasured

PACKAGE = Path(yokai_septet.__file__).parent

LEVELS = (
    {"__main__"},
    {"cli"},
    {"server", "serverless", "terminal", "envs"},
    {"client", "work"},
    {"protocol"},
    {"study", "table", "texts"},
    {"arena"},
    {"bots"},
    {"records", "engine"},
    {"game"},
    {"errors", "data_dir", "characters"},
)
"""From the outside in. Whatever stands on a level may import from the levels after its own."""

LEVEL_OF = {name: number for number, level in enumerate(LEVELS) for name in level}

OUTSIDE = {
    "litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "aiosqlite", "asyncpg", "redis",
    "segno", "textual", "typer", "rich", "click", "distributed", "dask", "numpy", "matplotlib",
    "gymnasium", "pettingzoo", "pyspiel", "pyarrow",
    "asyncio", "sqlite3", "http", "socket",
}  # fmt: skip
"""What the library on its own must not load."""


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The full names of the modules of our own that a file imports, wherever in the file."""
    here = ["yokai_septet", *path.relative_to(PACKAGE).with_suffix("").parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            yield name
            if name == "yokai_septet":  # from yokai_septet import records
                yield from (f"{name}.{alias.name}" for alias in node.names)


def part_of(name: str) -> str | None:
    """The part of the library that a module belongs to: `game` for `yokai_septet.game.cards`."""
    parts = name.split(".")
    return parts[1] if parts[0] == "yokai_septet" and len(parts) > 1 else None


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_point_inward(path: Path) -> None:
    mine = path.relative_to(PACKAGE).with_suffix("").parts[0]
    if mine == "__init__":
        allowed = {"game", "errors"}
    else:
        assert mine in LEVEL_OF, f"{mine} has no level in this test and in docs/architecture.md"
        allowed = {mine, *(name for name, level in LEVEL_OF.items() if level > LEVEL_OF[mine])}
    for name in imported(path):
        part = part_of(name)
        if part in LEVEL_OF:
            assert part in allowed, f"{path.name} imports {name}, which lies outside of {mine}"


def test_migrations_mean_the_same_whatever_becomes_of_the_program() -> None:
    for path in (PACKAGE / "server" / "store" / "migrations" / "versions").glob("*.py"):
        ours = [name for name in imported(path) if name.startswith("yokai_septet")]
        assert not ours, f"{path.name} imports {ours}, which goes on changing"


def test_the_levels_are_those_of_the_architecture() -> None:
    text = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text("utf-8")
    for level in LEVELS[1:]:
        assert ", ".join(f"`{name}`" for name in _as_written(level)) in text


def _as_written(level: set[str]) -> list[str]:
    order = ["cli", "server", "serverless", "terminal", "envs", "client", "work", "protocol",
             "study", "table", "texts", "arena", "bots", "records", "engine", "game", "errors",
             "data_dir", "characters"]  # fmt: skip
    return sorted(level, key=order.index)


def test_the_library_loads_no_server_and_no_terminal() -> None:
    code = "import sys, yokai_septet; print('\\n'.join(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code],
        env=unmeasured(),
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    tops = {name.split(".")[0] for name in loaded}
    assert not tops & OUTSIDE
    ours = {part_of(name) for name in loaded if name.startswith("yokai_septet.")}
    assert ours == {"game", "errors"}


def test_the_rules_need_nothing_but_the_standard_library() -> None:
    for path in (PACKAGE / "game").rglob("*.py"):
        for name in imported(path):
            top = name.split(".")[0]
            assert top == "yokai_septet" or top in sys.stdlib_module_names
            assert top not in {"random", "time", "datetime", "os", "io", "logging", "secrets"}


def test_tests_share_helpers_and_no_test_module() -> None:
    tests = Path(__file__).parent
    sharing = re.compile(r"^\s*from (?:tests\.[\w.]*|\.)test_\w+ import", re.MULTILINE)
    importing = [path.name for path in tests.rglob("*.py") if sharing.search(path.read_text())]
    assert importing == []
