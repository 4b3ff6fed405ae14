"""The citation file names the version that is released."""

import re
import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]


def test_the_citation_names_this_version_and_licence() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert citation["version"] == project["version"]
    assert citation["license"] == project["license"]
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    released = re.search(rf"(?m)^## \[{re.escape(project['version'])}\] - (\S+)$", changes)
    assert released is not None
    assert str(citation["date-released"]) == released[1]
    assert citation["authors"] == project["authors"]
