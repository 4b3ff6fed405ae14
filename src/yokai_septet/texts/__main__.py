"""Writes what is made of the texts: `python -m yokai_septet.texts` in the project's folder.

The English rulebook for the docs, and for the page the order of the rulebook and the rules that
refusals cite.
"""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from yokai_septet.texts import Texts, rulebook
from yokai_septet.texts.refusals import RULE_OF_ERROR
from yokai_septet.texts.rulebook import EXAMPLES, QUESTIONS, SECTIONS, SUMMARY, TIPS


def _structure() -> dict[str, object]:
    return {
        "sections": {name: list(numbers) for name, numbers in SECTIONS.items()},
        "examples": [asdict(example) for example in EXAMPLES],
        "questions": QUESTIONS,
        "tips": TIPS,
        "summary": SUMMARY,
    }


def _json(value: object) -> str:
    return json.dumps(value, indent=2) + "\n"


FILES: Final[dict[str, Callable[[], str]]] = {
    "docs/rules.md": lambda: rulebook(Texts("en")).markdown(),
    "web/src/rules/structure.json": lambda: _json(_structure()),
    "web/src/i18n/refusals.json": lambda: _json(RULE_OF_ERROR),
}
"""Every file that is written here, and what stands in it."""

if __name__ == "__main__":
    for name, text in FILES.items():
        Path(name).write_text(text(), encoding="utf-8")
