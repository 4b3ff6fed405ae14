"""A worker is killed while the field is played; another one, or the next one, finishes it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.processes import PATIENCE, ServerProcess
from tests.server.test_cluster import folder, postgres, two_workers
from yokai_septet.study.daily import FIELD, NODES, day_seed, deal_seed, lead_of, play_field

__all__ = ["folder", "postgres"]  # fixtures

EFFORT = {"YOKAI_DAILY_EFFORT": "0.0005"}
WHOLE = 4 * FIELD


async def until(
    http: httpx.AsyncClient, worker: ServerProcess, day: str, come: Callable[[int], bool]
) -> int:
    """How many runs of the field are done, when it is as many as wanted."""
    async with asyncio.timeout(4 * PATIENCE):
        while True:
            answer = await http.get(f"{worker.address}/api/daily/{day}", timeout=60)
            done: int = sum(deal["field_done"] for deal in answer.json()["deals"])
            if come(done):
                return done
            await asyncio.sleep(0.02)


async def killed_and_finished(
    first: ServerProcess, second: ServerProcess, *, together: bool
) -> dict[str, Any]:
    """Kill a worker while it plays the field; the other one, which runs beside it or is started
    then, plays the rest."""
    first.start()
    await first.ready()
    if together:
        second.start()
        await second.ready()
    async with httpx.AsyncClient() as http:
        state: dict[str, Any] = (await http.get(f"{first.address}/api/daily")).json()
        day = state["day"]
        begun = await http.post(f"{first.address}/api/daily/{day}/1", timeout=60)
        code = begun.json()["code"]
        before = await until(http, first, day, lambda done: done > 0)
        first.kill()
        if not together:
            second.start()
            await second.ready()
        assert before < await until(http, second, day, lambda done: done > before) <= WHOLE
        again = await http.post(f"{second.address}/api/daily/{day}/1", timeout=60)
        assert again.json()["code"] == code, "the attempt goes on, too"
    return state


async def test_a_field_goes_on_after_a_restart(tmp_path: Path) -> None:
    environment = {"YOKAI_DATA_DIR": str(tmp_path), **EFFORT}
    first, second = ServerProcess(environment), ServerProcess(environment)
    try:
        state = await killed_and_finished(first, second, together=False)
    finally:
        second.stop()
    with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
        rows = database.execute("SELECT number, run, points FROM field_runs").fetchall()
        [(secret,)] = database.execute("SELECT value FROM secrets WHERE name = 'daily'")
    field = {(number, run): points for number, run, points in rows}
    assert len(rows) == len(field) == WHOLE
    seed = day_seed(bytes.fromhex(secret), state["day"])
    nodes = int(NODES * float(EFFORT["YOKAI_DAILY_EFFORT"]))
    played = play_field(deal_seed(seed, 1), 1, nodes)
    assert field[1, 1] == lead_of(played.scores), "whoever has played it"


@pytest.mark.cluster
async def test_two_workers_make_one_field_and_one_is_killed(folder: Path, postgres: Any) -> None:
    with two_workers(folder, postgres, EFFORT) as (first, second):
        await killed_and_finished(first, second, together=True)
