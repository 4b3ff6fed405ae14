"""The documentation: it can be built, its links lead somewhere, its recipes name what exists."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
SITE_LINK = re.compile(r"https?://|//")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site; a broken link is an error."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [Path(sys.executable).with_name("mkdocs"), "build", "--strict", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return folder


class Loaded(HTMLParser):
    """What a browser fetches by itself for a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("script", "img", "iframe", "source"):
            self.addresses.append(given.get("src") or "")
        elif tag == "link" and given.get("rel") not in ("canonical", "next", "prev"):
            self.addresses.append(given.get("href") or "")


def test_the_site_asks_no_other_host(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 15
    for page in pages:
        loaded = Loaded()
        loaded.feed(page.read_text("utf-8"))
        assert [a for a in loaded.addresses if SITE_LINK.match(a)] == [], page.name
    for style in site.rglob("*.css"):
        assert not re.search(r"(@import|url\()\s*['\"]?(https?:)?//", style.read_text("utf-8"))


def test_the_library_is_documented(site: Path) -> None:
    text = (site / "api" / "game.html").read_text("utf-8")
    for name in ("Match", "Ruleset", "deal", "view.view"):
        assert f"yokai_septet.game.{name}" in text


def test_every_package_of_the_library_is_documented(site: Path) -> None:
    packages = {path.parent.name for path in (ROOT / "src/yokai_septet").glob("*/__init__.py")}
    for name in sorted(
        packages - {"cli", "server", "serverless", "terminal", "work"}
    ):  # programs, not the library
        text = (site / "api" / f"{name}.html").read_text("utf-8")
        exported = getattr(import_module(f"yokai_septet.{name}"), "__all__", [])
        found = re.findall(rf'id="yokai_septet\.{name}\.(?:\w+\.)*(\w+)"', text)
        assert set(exported) - set(found) == set(), name
        assert text.count('class="doc doc-heading"') >= 5, name


def test_recipes_name_what_exists() -> None:
    text = (ROOT / "docs" / "extending.md").read_text("utf-8")
    named = re.findall(r"`((?:src|tests|web|docs|kernel|locales|examples)(?:/[\w./-]+)?)`", text)
    assert len(named) > 25
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_documents_of_containers_give_commands_that_exist() -> None:
    from yokai_septet.cli import COMMANDS
    from yokai_septet.cli.serve import command

    operations = (ROOT / "docs" / "operations.md").read_text("utf-8")
    services = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    container = (ROOT / "Containerfile").read_text("utf-8")
    for service in ("migrate", "yokai"):
        words = services[service]["command"]
        assert words[0] in COMMANDS
        assert f"yokai {' '.join(words)}" in operations
        options = {word[2:].replace("-", "_") for word in words if word.startswith("--")}
        assert options <= set(command.__annotations__)
    for variable in services["yokai"]["environment"]:
        assert f"`{variable}`" in operations
    assert 'CMD ["serve", "--host", "0.0.0.0", "--port", "7007"]' in container
    assert "pip install -q 'yokai-septet" not in operations, "it is not published yet"
