"""What docs/architecture.md says of a card's way is true: its files and names exist."""

import re
from pathlib import Path

import pytest

from yokai_septet.game import Play, events
from yokai_septet.table import commands, entries

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTION = TEXT.split("## A card's way\n")[1].split("\n## ")[0]
STEPS = re.findall(r"(?m)^\d+\. (.*(?:\n   .*)*)", SECTION)
ANSWERS = re.findall(r"(?m)^\| .*\? \| (.*) \|$", SECTION)


def named(step: str) -> list[tuple[Path, list[str]]]:
    """The files that a step names, each with the names that follow it."""
    found: list[tuple[Path, list[str]]] = []
    for code in re.findall(r"`([^`]+)`", step):
        if "/" in code:
            base = ROOT if code.startswith("web/") else ROOT / "src" / "yokai_septet"
            found.append((base / code, []))
        elif found and code.isidentifier():
            found[-1][1].append(code)
    return found


def test_the_way_is_at_most_twelve_steps() -> None:
    assert 5 <= len(STEPS) <= 12


def test_the_questions_are_answered() -> None:
    assert len(ANSWERS) == 5


@pytest.mark.parametrize("step", STEPS + ANSWERS, ids=lambda step: step.split()[0].strip("`:"))
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
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    found = re.findall(r"(?m)^class ((?:Card)?Play(?:ed)?(?:Card|Event|Entry|State)?)\b", source)
    assert sorted(found) == sorted(kind.__name__ for kind in types), "and no fifth"


def test_the_parts_of_the_server_exist() -> None:
    table = TEXT.split("## The server\n")[1].split("\n## ")[0]
    cells = re.findall(r"(?m)^\| (`.*?`) \|", table)
    for part in re.findall(r"`([^`]+)`", " ".join(cells)):
        assert (ROOT / "src" / "yokai_septet" / "server" / part).exists(), part
