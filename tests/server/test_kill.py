"""Nothing is lost: the server is killed, or hangs, while people play, and all goes on."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest

from tests.server.processes import ForkedServer, Stubborn, check_nothing_is_lost, play_matches
from yokai_septet.server.settings import Settings

KILLS = int(os.environ.get("YOKAI_KILLS", "4"))
TABLES = 4


@pytest.mark.long
async def test_killed_at_random_moments_the_server_loses_nothing(tmp_path: Path) -> None:
    rng = Random(7)
    worker = ForkedServer({"YOKAI_DATA_DIR": str(tmp_path)})
    worker.start()
    try:
        await worker.ready()
        players = [Stubborn(worker, seed) for seed in range(2 * TABLES)]
        stop = asyncio.Event()
        playing = [
            asyncio.create_task(play_matches(players[2 * i], players[2 * i + 1], stop))
            for i in range(TABLES)
        ]
        for kill in range(1, KILLS + 1):
            await asyncio.sleep(rng.uniform(0.1, 1.5))
            if kill % 4 == 0:  # the machine hangs for a moment
                worker.pause()
                await asyncio.sleep(rng.uniform(0.1, 2.0))
                worker.resume()
                await asyncio.sleep(rng.uniform(0.0, 0.5))
            worker.kill()
            worker.start()
            await worker.ready()
            if kill % 10 == 0:
                print(f"{kill} of {KILLS} kills", flush=True)
        stop.set()
        matches = sum(await asyncio.gather(*playing))
    finally:
        worker.stop()
    moves = await check_nothing_is_lost(Settings(data_dir=tmp_path), players)
    connections = sum(player.connections for player in players)
    print(f"{KILLS} kills, {matches} matches, {moves} acknowledged, {connections} connections")
    assert matches >= TABLES
    assert connections > len(players) * 2
