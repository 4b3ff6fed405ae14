"""A club behind one address, for tests: members who have played here for some minutes."""

from pathlib import Path
from random import Random
from typing import Any

from tests.server.kit import Client, Clock, guest, settings
from yokai_septet.server.callers.users import CARDS, MINUTES
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker

PATIENT: dict[str, Any] = {"lease": 100_000.0}
"""The clock jumps, and nobody is away."""


def club_worker(folder: Path, clock: Clock, **limits: Any) -> Worker:
    """A worker with these limits."""
    wanted = Limits(**{"commands_at_once": 100_000, **limits})
    return Worker(settings(folder, limits=wanted, **PATIENT), clock=clock)


async def member(server: str, clock: Clock, name: str = "Ada") -> tuple[Client, str]:
    """Somebody who has played against bots for some minutes, with their socket closed, and the code
    of that match, which goes on."""
    client = await guest(server, name)
    answer = await client.http.post("/api/play-now", json={"bots": "random"})
    code: str = answer.json()["code"]
    await client.open(code)
    for number in range(CARDS):
        await play_card(client)
        if number < MINUTES:
            clock.time += 60
    await client.close()
    clock.time += 60  # what is looked up is not looked up again at once
    return client, code


async def play_card(client: Client) -> None:
    """Play on until a card of one's own is played."""

    def is_asked() -> bool:
        round_ = client.state["match"]["round"]
        return round_ is not None and round_["phase"] == "play" and client.seat in round_["to_act"]

    await client.play_on(Random(1), is_asked)
    await client.act(Random(1))
