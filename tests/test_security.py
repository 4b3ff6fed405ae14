"""SECURITY.md: every test that a claim names exists."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
NAMED = re.compile(r"`([a-z_0-9/]+\.py)::(test_\w+)`")


def test_every_claim_names_tests_that_exist() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    named = NAMED.findall(text)
    assert len(named) >= 30
    for file, test in named:
        source = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert re.search(rf"^(async )?def {test}\(", source, re.MULTILINE), f"{file}::{test}"


def test_every_kind_of_visitor_has_its_claims_and_only_what_one_can_do_needs_no_test() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    for who in ("A stranger", "A spectator", "A player", "A host"):
        assert f"**{who}**" in text
    rows = re.findall(r"^\| (.+) \| (.*)\|$", text, re.MULTILINE)
    untested = [
        claim
        for claim, shown in rows
        if "::" not in shown and claim not in ("claim", "0.2", "older")
    ]
    assert all("**can**" in claim for claim in untested if claim != "version"), untested
