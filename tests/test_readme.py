"""The Python snippets of the README and of the library's own documentation do what they say."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
DOCUMENTS = [README, *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_prompts_give_what_is_printed(path: Path) -> None:
    """Snippets with `>>>` are doctests."""
    result = doctest.testfile(
        str(path), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS
    )
    assert result.failed == 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_snippets_without_prompts_run(path: Path, tmp_path: Path) -> None:
    """Other Python snippets of the README run as they stand; elsewhere they must at least parse."""
    for number, snippet in enumerate(
        re.findall(r"^```(?:python|py)\n(.*?)^```", path.read_text("utf-8"), re.M | re.S)
    ):
        if ">>>" not in snippet:
            code = compile(snippet, f"{path.name} snippet {number + 1}", "exec")
            if path == README:
                exec(code, {"__name__": "snippet"})


@pytest.mark.parametrize("name", ["yokai_septet"])
def test_docstrings(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert result.failed == 0
