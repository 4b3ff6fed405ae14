"""A server on which tests play the daily deals."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.kit import PATIENCE, Client, Clock, guest, running, settings
from yokai_septet.server.worker import Worker
from yokai_septet.study.days import day_of, next_day

LIGHT: dict[str, Any] = {"daily_nodes": 4, "sweep": 0.05}
TODAY = day_of(Clock().time)
TOMORROW = next_day(TODAY)
RUNS = 3
"""The size of the field: the engine has the lowest priority, and on a busy machine a whole field
takes minutes."""


@asynccontextmanager
async def playing(
    folder: Path, clock: Clock, *names: str, **changes: Any
) -> AsyncIterator[tuple[Worker, list[Client]]]:
    """A server with guests and a small field, as long as they are wanted."""
    worker = Worker(settings(folder, **{**LIGHT, **changes}), clock=clock)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("yokai_septet.server.daily.FIELD", RUNS)
        async with running(worker) as server:
            clients = [await guest(server, name) for name in names]
            yield worker, clients
            for client in clients:
                await client.leave()


async def today(client: Client, path: str = "/api/daily") -> dict[str, Any]:
    answer = await client.http.get(path)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def begin(client: Client, number: int, day: str = TODAY) -> str:
    answer = await client.http.post(f"/api/daily/{day}/{number}")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


async def finish(client: Client, number: int, day: str = TODAY, seed: int = 1) -> str:
    """Play a deal, each decision in a way that depends on the seed alone."""
    code = await begin(client, number, day)
    await client.open(code)
    await client.play_on(Random(seed))
    assert client.state["status"] == "finished"
    await client.close()
    return code


async def until(
    client: Client, come: Callable[[dict[str, Any]], bool], path: str = "/api/daily"
) -> dict[str, Any]:
    async with asyncio.timeout(3 * PATIENCE):
        while not come(found := await today(client, path)):
            await asyncio.sleep(0.05)
        return found


def field_is_whole(found: dict[str, Any]) -> bool:
    return all(deal["field_done"] == deal["field_size"] == RUNS for deal in found["deals"])
