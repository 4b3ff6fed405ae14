"""People who play team matches."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from tests.server.kit import Client, guest, running, settings
from yokai_septet.server.worker import Worker

TEAM_MATCHES = "/api/team-matches"


@asynccontextmanager
async def playing(folder: Path, *names: str) -> AsyncIterator[tuple[Worker, list[Client]]]:
    worker = Worker(settings(folder, daily_nodes=4, sweep=0.05))
    async with running(worker) as server:
        clients = [await guest(server, name) for name in names]
        yield worker, clients
        for client in clients:
            await client.leave()


async def ask(client: Client, path: str, body: object = None) -> dict[str, Any]:
    """What the server answers about a team match, also if it refuses."""
    if body is None:
        answer = await client.http.get(TEAM_MATCHES + path)
    else:
        answer = await client.http.post(TEAM_MATCHES + path, json=body)
    found: dict[str, Any] = answer.json()
    return found


async def begun(ada: Client, bob: Client) -> str:
    """A team match of two people: Ada at the first table, and Bob in the other team at the second
    one, so that both have the same seat."""
    code: str = (await ask(ada, "", {"bots": "random", "deals": 4}))["code"]
    assert (await ask(ada, f"/{code}/start", {}))["code"] == "tables-need-people"
    state = await ask(bob, f"/{code}/seat", {"room": 1, "seat": 0})
    assert [(one["team"], one["name"]) for one in state["seats"] if one["name"]] == [
        (0, "Ada"), (1, "Bob"),
    ]  # fmt: skip
    assert (await ask(bob, f"/{code}/start", {}))["code"] == "not-the-owner"
    assert (await ask(ada, f"/{code}/start", {}))["status"] == "playing"
    return code


async def play(client: Client, match: str, seed: int) -> str:
    """Play the next deal, each decision in a way that depends on the seed alone."""
    code: str = (await ask(client, f"/{match}/play", {}))["code"]
    await client.open(code)
    await client.play_on(Random(seed))
    assert client.state["status"] == "finished"
    await client.close()
    return code
