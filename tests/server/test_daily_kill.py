"""A worker is killed while the field is played; another one, or the next one, finishes it."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.cluster import two_workers
from tests.server.processes import PATIENCE, ServerProcess
from yokai_septet.game.daily import NODES, deal_seed
from yokai_septet.game.scoring import lead
from yokai_septet.study.days import day_seed
from yokai_septet.study.field import FIELD, play_field

EFFORT = {"YOKAI_DAILY_EFFORT": "0.0005"}


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


async def begun(http: httpx.AsyncClient, worker: ServerProcess) -> tuple[str, str]:
    """The day, and the table of a deal that somebody begins, so that the field is wanted."""
    day = (await http.get(f"{worker.address}/api/daily")).json()["day"]
    answer = await http.post(f"{worker.address}/api/daily/{day}/1", timeout=60)
    return day, answer.json()["code"]


def selected(database: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(database)) as opened:
        return opened.execute(query).fetchall()


async def killed_in_a_run(worker: ServerProcess, database: Path) -> tuple[int, int]:
    """Kill a worker in the middle of a run of the field: its deal and number."""
    claimed = "SELECT number, run FROM field_runs WHERE worker IS NOT NULL AND points IS NULL"
    async with asyncio.timeout(PATIENCE):
        while True:
            worker.pause()
            if found := selected(database, claimed):
                worker.kill()
                [(number, run)] = found
                return number, run
            worker.resume()
            await asyncio.sleep(0.02)


async def test_a_run_of_a_killed_worker_is_played_after_a_restart(tmp_path: Path) -> None:
    environment = {"YOKAI_DATA_DIR": str(tmp_path), **EFFORT}
    first, second = ServerProcess(environment), ServerProcess(environment)
    database = tmp_path / "yokai.sqlite3"
    first.start()
    await first.ready()
    async with httpx.AsyncClient() as http:
        try:
            day, code = await begun(http, first)
            number, run = await killed_in_a_run(first, database)
            second.start()
            await second.ready()
            this = (
                f"SELECT points, attempts FROM field_runs WHERE number = {number} AND run = {run}"
            )
            async with asyncio.timeout(PATIENCE):
                while (found := selected(database, this)[0])[0] is None:
                    await asyncio.sleep(0.05)
            assert await begun(http, second) == (day, code), "the attempt goes on, too"
        finally:
            second.stop()
    points, attempts = found
    assert attempts == 2, "it was claimed again"
    assert len(selected(database, "SELECT * FROM field_runs")) == 4 * FIELD
    [(secret,)] = selected(database, "SELECT value FROM secrets WHERE name = 'daily'")
    seed = deal_seed(day_seed(bytes.fromhex(secret), day), number)
    nodes = int(NODES * float(EFFORT["YOKAI_DAILY_EFFORT"]))
    played = play_field(seed, run, nodes)
    assert points == lead(played.finished[0].gains, 0), "whoever has played it"


@pytest.mark.cluster
async def test_two_workers_make_one_field_and_one_is_killed(folder: Path, postgres: Any) -> None:
    with two_workers(folder, postgres, EFFORT) as (first, second):
        for worker in (first, second):
            worker.start()
            await worker.ready()
        async with httpx.AsyncClient() as http:
            day, code = await begun(http, first)
            before = await until(http, first, day, lambda done: done > 0)
            first.kill()
            await until(http, second, day, lambda done: done > before)
            assert await begun(http, second) == (day, code), "one day, one attempt"
