"""The example in docs/clients.md runs."""

import re
from pathlib import Path
from typing import Any

TEXT = (Path(__file__).parents[2] / "docs" / "clients.md").read_text("utf-8")


async def test_the_session_of_the_document_runs() -> None:
    names: dict[str, Any] = {}
    for block in re.findall(r"```python\n(.*?)```", TEXT, flags=re.DOTALL):
        exec(block, names)  # our own document
    await names["watch_a_match"]()
