"""Nothing runs at a table that nobody is connected to, before and after a restart."""

import asyncio
from pathlib import Path
from random import Random

from tests.server.kit import Clock, guest, running, settings
from tests.server.unattended import bots_only, entries
from yokai_septet.server.worker import Worker
from yokai_septet.table import Pace
from yokai_septet.table.due import SALT

SLOW = Pace(0.05, 0.05, 0.05)
RUNS_ALONE = {"bots": "random", "clock": 15}


async def stays(worker: Worker, code: str) -> bool:
    """Whether a table with quick bots stands still."""
    before = await entries(worker, code)
    await asyncio.sleep(0.5)
    return before == await entries(worker, code)


async def test_a_table_begins_when_somebody_comes_and_waits_when_nobody_is_there(
    tmp_path: Path,
) -> None:
    worker = Worker(settings(tmp_path, pace=SLOW))
    async with running(worker) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = (await ada.http.post("/api/play-now", json=RUNS_ALONE)).json()["code"]
        assert await stays(worker, code)
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        await ada.leave()
        code = await bots_only(eve)
        seq = eve.seq
        await eve.until(lambda: eve.seq > seq + 5)
        await eve.close()
        await asyncio.sleep(0.3)
        assert await stays(worker, code), "a spectator had kept it going"
        await eve.open(code)
        seq = eve.seq
        await eve.until(lambda: eve.seq > seq + 5)
        await eve.leave()


async def test_clocks_count_from_the_return(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json=RUNS_ALONE)).json()["code"]
        await ada.open(code)
        clock.time += SALT
        await ada.until(lambda: ada.state["match"]["round"] is not None)
        await ada.until(lambda: ada.state["match"]["round"]["to_act"] == [0])
        assert ada.state["clock"]["ends_at"] == clock.time + 3 * 15 + 60
        await ada.close()
        while worker.rooms[code].present:
            await asyncio.sleep(0.01)
        clock.time += 3600.0
        await ada.open(code)
        assert ada.state["clock"]["ends_at"] == clock.time + 3 * 15 + 60
        await asyncio.sleep(0.3)
        assert not any(seat["bot_plays"] for seat in ada.state["seats"])
        await ada.leave()


async def test_a_restart_does_not_resume_tables_that_nobody_is_at(tmp_path: Path) -> None:
    quick = settings(tmp_path, sweep=0.05)
    worker = Worker(quick)
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json=RUNS_ALONE)).json()["code"]
        seq = await entries(worker, code)
        await worker.store.set_due(code, seq, 1.0)  # as a killed server leaves it
        await ada.leave()
    worker = Worker(quick)
    async with running(worker) as server:
        await asyncio.sleep(0.5)
        assert await entries(worker, code) == seq
        assert len(worker.rooms) == 0, "its log has not even been read"
