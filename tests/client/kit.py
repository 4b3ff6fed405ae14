"""People at tables: they decide at random, or as they are told."""

import asyncio
from collections.abc import Callable
from random import Random

from yokai_septet.bots import Budget, player
from yokai_septet.client import ClientView, TableClient, TableShown
from yokai_septet.client.local import LocalClient
from yokai_septet.game import Match, Seat, View
from yokai_septet.table import TableOptions

SEED = bytes(range(32))
PATIENCE = 60.0
"""Seconds that a test waits for something that must come; the machine may be slow."""


def local(name: str = "four-advanced", people: int = 1, **options: object) -> LocalClient:
    """A table on this machine with random bots."""
    chosen = TableOptions(ruleset=name, bots="random", **options)  # type: ignore[arg-type]
    return LocalClient.new(chosen, seed=SEED, people=people)


def seen(client: TableClient) -> ClientView:
    """What the client shows."""
    assert client.table is not None
    return client.table


def match_of(client: LocalClient) -> Match:
    """The match with all its cards."""
    assert client.match is not None
    return client.match


def view_of(client: TableClient, seat: Seat) -> View:
    """What a seat sees."""
    return seen(client).views[seat]


def settled(client: TableClient) -> bool:
    """Whether nothing happens unless a person here does something."""
    table = client.table
    if table is None:
        return False
    if table.is_over or table.unready:
        return True
    to_act = table.view.to_act if table.view else ()
    return bool(to_act) and all(seat in table.people for seat in to_act)


async def until(met: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.001)


async def settle(client: TableClient) -> None:
    """Wait until only people here are waited for; they are ready for every deal."""
    while True:
        await until(lambda: settled(client))
        if not seen(client).awaits_deal:
            return
        await client.ready()


async def play_on(client: TableClient, decisions: int, rng: Random) -> None:
    """Let people decide at random so often, or until the match is over."""
    for _ in range(decisions):
        await settle(client)
        if seen(client).is_over:
            return
        seat = seen(client).to_decide[0]
        await client.act(player("random")(view_of(client, seat), rng, Budget()))
    await settle(client)


async def shown(client: TableClient) -> ClientView:
    """The table as it is shown first."""
    async with asyncio.timeout(PATIENCE):
        async for notice in client.notices():
            assert isinstance(notice, TableShown)
            return notice.table
    raise AssertionError("nothing was shown")
