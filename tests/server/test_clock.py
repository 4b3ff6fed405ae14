"""The machine's clock is set, and nobody notices."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.kit import guest, running, settings
from yokai_septet.server.callers.rate_limits import Bucket
from yokai_septet.server.clock import SteadyClock
from yokai_septet.server.worker import Worker
from yokai_septet.table import Pace


class Wall:
    """A clock that somebody sets."""

    def __init__(self) -> None:
        self.step = 0.0

    def __call__(self) -> float:
        return time.time() + self.step


def test_a_step_is_caught_up_with_little_by_little() -> None:
    wall, monotonic = 1000.0, 0.0
    clock = SteadyClock(lambda: wall, lambda: monotonic)
    for step, expected in ((0.0, 10.0), (3600.0, 11.0), (-7200.0, 9.0)):
        before = clock()
        wall, monotonic = wall + step + 10.0, monotonic + 10.0
        assert clock() - before == pytest.approx(expected)
    monotonic += 40_000.0
    wall += 40_000.0
    assert clock() == pytest.approx(wall)


def test_a_bucket_is_not_emptied_by_a_clock_that_is_set_back() -> None:
    bucket = Bucket(5, 1.0, now=10_000.0)
    assert bucket.take(6_400.0)
    assert bucket.level == 4


@pytest.mark.parametrize("step", [-3600.0, 3600.0])
async def test_bots_go_on_and_take_over_from_nobody(tmp_path: Path, step: float) -> None:
    wall = Wall()
    worker = Worker(settings(tmp_path, pace=Pace(0.02, 0.02, 0.02)), clock=SteadyClock(wall))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        options = {"bots": "random", "clock": 60}
        code = (await ada.http.post("/api/play-now", json=options)).json()["code"]
        await ada.open(code)
        await ada.until(lambda: ada.state["match"]["round"] is not None)
        wall.step = step
        cards = ada.hand[: len(ada.viewer["cards"]["pass_to"])]
        assert (await ada.send("pass", after=1, cards=cards))["type"] == "done"
        await ada.until(lambda: ada.state["match"]["round"]["to_act"] == [0])
        await asyncio.sleep(0.3)
        assert not any(seat["bot_plays"] for seat in ada.state["seats"])
        assert ada.state["seats"][0]["present"]
        await ada.leave()
