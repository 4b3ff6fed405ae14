"""What docs/architecture.md says is true: its files and names exist, and nothing is left out; and
no source file is too long to read."""

import re
from pathlib import Path

import pytest

from yokai_septet.game import Play, events
from yokai_septet.table import commands, entries

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "yokai_septet"
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTION = TEXT.split("## A card's way\n")[1].split("\n## ")[0]
STEP = re.compile(r"(?m)^\d+\. (.*(?:\n   +.*)*)")
STEPS = STEP.findall(SECTION)
OTHER_WAYS = [
    step
    for way in ("A daily deal's way", "A review's way")
    for step in STEP.findall(TEXT.split(f"## {way}\n")[1].split("\n## ")[0])
    if "`" in step and "/" in step
]
WHERE = TEXT.split("## Where is…\n")[1].split("\n## ")[0]
ANSWERS = re.findall(r"(?m)^\| .*\? \| (.*) \|$", WHERE)


def named(step: str) -> list[tuple[Path, list[str]]]:
    """The files that a step names, each with the names that follow it."""
    found: list[tuple[Path, list[str]]] = []
    for code in re.findall(r"`([^`]+)`", step):
        if "/" in code:
            base = ROOT if code.startswith("web/") else PACKAGE
            found.append((base / code, []))
        elif found and code.isidentifier():
            found[-1][1].append(code)
    return found


def test_the_way_is_at_most_twelve_steps() -> None:
    assert 5 <= len(STEPS) <= 12


def test_the_questions_are_answered() -> None:
    assert len(ANSWERS) == WHERE.count("? |") == 14


@pytest.mark.parametrize(
    "step", STEPS + OTHER_WAYS + ANSWERS, ids=lambda step: step.split()[0].strip("`:")
)
def test_what_a_step_names_exists(step: str) -> None:
    files = named(step)
    assert files, "every step says where it happens"
    for file, names in files:
        text = file.read_text("utf-8")
        for name in names:
            assert re.search(rf"\b(def|class|function) {name}\b", text), f"{file.name}: {name}"


def test_a_played_card_has_the_four_types_that_are_named() -> None:
    types = [commands.PlayCard, Play, entries.Played, events.CardPlayed]
    paragraph = SECTION.split("has four types on its way")[1].split("\n\n")[0]
    assert re.findall(r"`([A-Z]\w+)`", paragraph) == [kind.__name__ for kind in types]


def first_cells(table: str) -> list[str]:
    """The names in the first column of tables."""
    cells = re.findall(r"(?m)^\| (`.*?`) \|", table)
    return re.findall(r"`([^`]+)`", " ".join(cells))


def modules(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    found = {path.stem for path in folder.glob("*.py")} | {
        path.parent.name for path in folder.glob("*/__init__.py")
    }
    return {name for name in found if not name.startswith("__")}


def test_the_map_names_every_package() -> None:
    table = TEXT.split("## The map\n")[1].split("\n## ")[0].split("\nThe page's folders")
    assert set(first_cells(table[0])) == modules(PACKAGE)
    folders = {path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()}
    assert set(first_cells(table[1])) == folders


def test_every_part_of_the_server_is_named_and_exists() -> None:
    parts = first_cells(TEXT.split("## The server\n")[1].split("\n## ")[0])
    assert [part for part in parts if not (PACKAGE / "server" / part).exists()] == []
    named = {part.removesuffix(".py").strip("/") for part in parts}
    rooms = {f"rooms/{name}" for name in modules(PACKAGE / "server" / "rooms")}
    assert (modules(PACKAGE / "server") | rooms) - named == set()


def test_every_path_exists() -> None:
    paths = set(re.findall(r"`((?:[\w.]+/)+[\w.]*)`", TEXT))
    assert len(paths) > 40
    bases = (ROOT, PACKAGE, PACKAGE / "server", PACKAGE / "study")
    assert {path for path in paths if not any((base / path).exists() for base in bases)} == set()
