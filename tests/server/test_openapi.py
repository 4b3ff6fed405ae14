"""The OpenAPI document: whatever it allows, and what it does not, gets an answer."""

import asyncio
import os
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.processes import PATIENCE, ServerProcess

EXAMPLES = int(os.environ.get("YOKAI_EXAMPLES", "8"))


@pytest.mark.long
async def test_no_generated_request_breaks_the_api(tmp_path: Path) -> None:
    """Whatever the document allows, and what it does not, gets an answer that makes sense."""
    # Without limits: every request comes from a new guest, and most would only be told to wait.
    worker = ServerProcess({"YOKAI_DATA_DIR": str(tmp_path), "YOKAI_UNLIMITED": "1"})
    worker.start()
    try:
        await worker.ready()
        async with httpx.AsyncClient(base_url=worker.address, timeout=PATIENCE) as http:
            code = (await http.post("/api/play-now", json={})).json()["code"]
        answers = await asyncio.to_thread(_ask_everything, worker.address, code)
    finally:
        worker.stop()
    print(f"{answers.total()} requests")
    for (label, status), count in sorted(answers.items()):
        print(f"{label:40} {status} {count:6}")
    labels = {label for label, status in answers if status < 300}
    assert {"GET /api/me", "POST /api/play-now", "GET /api/tables"} <= labels
    assert {("GET /api/tables/{code}", 200), ("GET /api/tables/{code}", 404)} <= set(answers)
    assert not any(status == 429 for _, status in answers), "no request is judged by its number"


def _ask_everything(address: str, code: str) -> Counter[tuple[str, int]]:
    """Send many requests of each kind, valid and invalid; returns how often each had which status.
    Half of those that name a table name this one."""
    document = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    answers: Counter[tuple[str, int]] = Counter()
    for result in document.get_all_operations():
        _ask_often(result.ok(), code, answers)  # type: ignore[union-attr]
    return answers


def _ask_often(operation: Any, code: str, answers: Counter[tuple[str, int]]) -> None:
    """Send many requests of one kind."""
    valid = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    invalid = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)

    @given(case=valid | invalid, real=booleans())
    @hypothesis_settings(
        max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck)
    )
    def ask(case: Any, real: bool) -> None:
        if real and "code" in case.path_parameters:
            case.path_parameters["code"] = code
        answer = case.call(timeout=PATIENCE)
        answers[operation.label, answer.status_code] += 1
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400 and case.path.startswith("/api"):
            problem = answer.json()
            assert problem["code"]
            assert problem["sentence"]
        elif answer.status_code < 300:
            case.validate_response(answer, checks=[response_schema_conformance])

    ask()
