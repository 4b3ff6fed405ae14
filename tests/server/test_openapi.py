"""The OpenAPI document: whatever it allows, and what it does not, gets an answer."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.processes import ServerProcess

EXAMPLES = int(os.environ.get("YOKAI_EXAMPLES", "15"))


@pytest.mark.long
async def test_no_generated_request_breaks_the_api(tmp_path: Path) -> None:
    """Whatever the document allows, and what it does not, gets an answer that makes sense."""
    worker = ServerProcess({"YOKAI_DATA_DIR": str(tmp_path)})
    worker.start()
    try:
        await worker.ready()
        labels = await asyncio.to_thread(_ask_everything, worker.address)
    finally:
        worker.stop()
    assert {"GET /api/me", "POST /api/play-now", "GET /api/tables/{code}"} <= labels


def _ask_everything(address: str) -> set[str]:
    document = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    labels = set()
    for result in document.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        labels.add(operation.label)

        @given(operation.as_strategy())
        @hypothesis_settings(
            max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck)
        )
        def ask(case: Any) -> None:
            answer = case.call()
            assert answer.status_code < 500, answer.text
            if answer.status_code >= 400 and case.path.startswith("/api"):
                problem = answer.json()
                assert problem["code"]
                assert problem["sentence"]
            elif answer.status_code < 300:
                case.validate_response(answer, checks=[response_schema_conformance])

        ask()
    return labels
