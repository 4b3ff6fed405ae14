"""The examples of docs/notation.md are right."""

import doctest
import re
from pathlib import Path

from yokai_septet import records

TEXT = (Path(__file__).parent.parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_snippets_do_what_they_say() -> None:
    results = doctest.DocTestRunner().run(
        doctest.DocTestParser().get_doctest(
            re.sub(r"^```.*$", "", TEXT, flags=re.MULTILINE), {}, "notation.md", None, 0
        )
    )
    assert results.failed == 0
    assert results.attempted > 0


def test_the_example_records_are_records() -> None:
    blocks = re.findall(r"^```\n(.*?)^```", TEXT, flags=re.MULTILINE | re.DOTALL)
    whole = next(block for block in blocks if block.startswith("[Format"))
    record = records.parse(whole)
    assert records.parse(records.format(record)) == record
    seen = next(block for block in blocks if block.startswith("Round"))
    assert not records.parse('[Ruleset "four-advanced"]\n' + seen).is_known
