"""A worker is killed in the middle of a review, and another one, or the next one, finishes it."""

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cluster import two_workers
from tests.server.processes import PATIENCE, ServerProcess
from tests.server.reviews import match_of_a_round
from yokai_septet import records

EFFORT = {"YOKAI_REVIEW_EFFORT": "0.05"}


async def shown(http: httpx.AsyncClient, worker: ServerProcess, id_: str) -> dict[str, Any]:
    answer = await http.get(f"{worker.address}/api/reviews/{id_}", timeout=60)
    found: dict[str, Any] = answer.json()
    return found


async def until(
    http: httpx.AsyncClient, worker: ServerProcess, id_: str, come: Callable[[Any], bool]
) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while not come(found := await shown(http, worker, id_)):
            assert found["state"] in ("waiting", "running"), found
            await asyncio.sleep(0.05)
        return found


def engines(worker: ServerProcess) -> list[int]:
    """The engine processes of a worker."""
    assert worker._process is not None
    pid = worker._process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def killed_and_finished(
    first: ServerProcess, second: ServerProcess, *, together: bool
) -> None:
    """Kill a worker in the middle of a review; the other one, which runs beside it or is started
    then, goes on with what was found."""
    first.start()
    await first.ready()
    text = records.format(match_of_a_round())
    async with httpx.AsyncClient() as http:
        asked = await http.post(f"{first.address}/api/reviews", json={"record": text}, timeout=60)
        id_ = asked.json()["id"]
        await until(http, first, id_, lambda found: found["done"] > 0)
        [engine] = engines(first)
        os.kill(engine, signal.SIGSTOP)  # so that it is not done before its worker is killed
        before = await shown(http, first, id_)
        if together:
            second.start()
            await second.ready()
        first.kill()
        os.kill(engine, signal.SIGCONT)
        if not together:
            second.start()
            await second.ready()
        assert 0 < before["done"] < before["total"], "in the middle of it"
        after = await until(http, second, id_, lambda found: found["state"] == "done")
    assert after["done"] == before["total"] == len(after["review"]["decisions"])
    found = {one["after"]: one for one in after["review"]["decisions"]}
    assert len(found) == after["done"], "no decision is judged twice"
    for one in before["review"]["decisions"]:
        opened = {name: found[one["after"]][name] for name in ("open",)}
        assert found[one["after"]] == one | opened
    async with asyncio.timeout(PATIENCE):
        while Path(f"/proc/{engine}").exists():
            await asyncio.sleep(0.05)  # the engine of a dead worker ends by itself


async def test_a_review_goes_on_after_a_restart(tmp_path: Path) -> None:
    environment = {"YOKAI_DATA_DIR": str(tmp_path), **EFFORT}
    first, second = ServerProcess(environment), ServerProcess(environment)
    try:
        await killed_and_finished(first, second, together=False)
    finally:
        second.stop()


@pytest.mark.cluster
async def test_another_worker_finishes_the_review_of_a_killed_one(
    folder: Path,
    postgres: Any,
) -> None:
    with two_workers(folder, postgres, EFFORT) as (first, second):
        await killed_and_finished(first, second, together=True)
