"""The glossary: what things are called in each language, and which words are not used for them.

`glossary.toml` holds it; `python -m tests.texts.glossary` makes docs/glossary.md of it.
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.texts.files import ROOT
from yokai_septet.texts import LANGUAGES

DATA = Path(__file__).with_name("glossary.toml")
PAGE = ROOT / "docs" / "glossary.md"
HEAD = """# Words of the game

One name for one thing, in each of the five languages. Words in **bold** are those of the boxed
rulebook in that language; the others are ours. A test looks for words that were given up for them,
so that none comes back. Both are made of `tests/texts/glossary.toml` (`make glossary`).
"""
WHY = """## Why these words

Where a player might expect another word, or the book has one:
"""


def terms() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(DATA.read_text(encoding="utf-8"))["terms"]
    return found


def forbidden(language: str) -> Iterator[tuple[str, str]]:
    """Every pattern that no message of a language may match, and the name to use instead."""
    for term in terms():
        for pattern in term.get("not", {}).get(language, []):
            yield pattern, term[language]


def markdown() -> str:
    """The glossary as a page of the docs."""
    lines = [HEAD, "| | " + " | ".join(LANGUAGES.values()) + " |", "|---" * 6 + "|"]
    for term in terms():
        cells = [
            f"**{term[language]}**" if language in term.get("box", []) else term[language]
            for language in LANGUAGES
        ]
        lines.append(f"| {term['concept']} | " + " | ".join(cells) + " |")
    reasons = [f"- **{term['concept']}**: {term['why']}" for term in terms() if "why" in term]
    return "\n".join([*lines, "", WHY, *reasons]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(markdown(), encoding="utf-8")
