"""`make release` stops before it builds anything if the version or its changelog is not ready."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHANGELOG = """# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-16

### Added
- The rules.
"""


def release(folder: Path, changelog: str = CHANGELOG) -> subprocess.CompletedProcess[str]:
    """Run `tools/release` in a repository with this changelog, with idle `make` and twine."""
    for path, text in {
        "CHANGELOG.md": changelog,
        "pyproject.toml": '[project]\nversion = "0.2.0"\n',
        ".gitignore": "bin\n.venv\n",
        "bin/make": "#!/bin/sh\n",
        ".venv/bin/twine": "#!/bin/sh\n",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
        (folder / path).chmod(0o755)
    shutil.copytree(ROOT / "tools", folder / "tools", dirs_exist_ok=True)
    if not (folder / ".git").exists():
        git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "--allow-empty", "-m", "Everything")
    return again(folder)


def again(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [folder / "tools" / "release"],
        env={"PATH": f"{folder / 'bin'}:/usr/local/bin:/usr/bin:/bin"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def git(folder: Path, *words: str) -> None:
    identity = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "tag.gpgSign=false")
    subprocess.run(["git", *identity, *words], cwd=folder, check=True)


def test_a_version_that_is_ready(tmp_path: Path) -> None:
    done = release(tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "git tag -a v0.2.0" in done.stdout


@pytest.mark.parametrize(
    ("changelog", "sentence"),
    [
        (CHANGELOG.replace("0.2.0", "0.1.0"), "has no section '## [0.2.0] - YYYY-MM-DD'"),
        (
            CHANGELOG.replace("[Unreleased]\n", "[Unreleased]\n\n### Fixed\n- A card.\n"),
            "has entries under [Unreleased]",
        ),
    ],
    ids=["no section", "unreleased entries"],
)
def test_a_changelog_that_is_not_ready(changelog: str, sentence: str, tmp_path: Path) -> None:
    done = release(tmp_path, changelog)
    assert (done.returncode, done.stdout) == (1, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_repository_that_is_not_ready(tmp_path: Path) -> None:
    release(tmp_path)
    (tmp_path / "more.txt").write_text("not committed", "utf-8")
    assert "changes that are not committed" in again(tmp_path).stderr
    (tmp_path / "more.txt").unlink()
    git(tmp_path, "tag", "v0.2.0")
    assert "v0.2.0 is released already" in again(tmp_path).stderr
