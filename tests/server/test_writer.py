"""Group commit, when the store is away."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.server.test_cluster import new_table
from yokai_septet.server.store import Append, StoreUnavailable
from yokai_septet.server.store.writer import LogWriter


class AwayDatabase:
    """Does not answer until it is given up."""

    def __init__(self) -> None:
        self.writes = 0
        self.given_up = asyncio.Event()

    async def write(self, _: Sequence[Append]) -> set[Append]:
        self.writes += 1
        await self.given_up.wait()
        raise StoreUnavailable("store-unavailable", "The store does not answer.")


async def test_what_queued_up_behind_a_store_that_is_away_fails_with_it() -> None:
    database = AwayDatabase()
    writer = LogWriter(database)  # type: ignore[arg-type]
    first = asyncio.create_task(writer.append(new_table("CODE1", "c1")))
    while not database.writes:
        await asyncio.sleep(0)
    queued = [asyncio.create_task(writer.append(new_table(f"CODE{n}", "c"))) for n in range(2, 5)]
    await asyncio.sleep(0)
    database.given_up.set()
    for append in (first, *queued):
        with pytest.raises(StoreUnavailable):
            await append
    assert database.writes == 1, "nobody waits a second time"
