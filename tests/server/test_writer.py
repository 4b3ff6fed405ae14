"""Group commit: what is written together, and what happens when the store is away."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.server.cluster import new_table
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Append, Store, StoreUnavailable
from yokai_septet.server.store.writer import LogWriter
from yokai_septet.table.entries import Started


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
    first = writer.append(new_table("CODE1", "c1"))
    while not database.writes:
        await asyncio.sleep(0)
    queued = [writer.append(new_table(f"CODE{n}", "c")) for n in range(2, 5)]
    await asyncio.sleep(0)
    database.given_up.set()
    for append in (first, *queued):
        with pytest.raises(StoreUnavailable):
            await append
    assert database.writes == 1, "nobody waits a second time"


class CountingDatabase:
    """Writes everything at once, and counts the groups."""

    def __init__(self) -> None:
        self.groups: list[int] = []

    async def write(self, appends: Sequence[Append]) -> set[Append]:
        self.groups.append(len(appends))
        return set(appends)


async def test_what_comes_right_after_a_group_waits_for_more_and_shares_one_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("yokai_septet.server.store.writer.APART", 3600.0)
    database = CountingDatabase()
    writer = LogWriter(database)  # type: ignore[arg-type]
    await asyncio.gather(*(writer.append(new_table(code, "c")) for code in ("CODE1", "CODE2")))
    sleep, over = asyncio.sleep, asyncio.Event()
    monkeypatch.setattr(asyncio, "sleep", lambda seconds: over.wait())
    appends = []
    for number in range(3, 8):
        appends.append(writer.append(new_table(f"CODE{number}", "c")))
        await sleep(0)
    assert database.groups == [2]
    over.set()
    assert all(await asyncio.gather(*appends))
    assert database.groups == [2, 5]


async def test_what_comes_alone_is_written_at_once() -> None:
    database = CountingDatabase()
    writer = LogWriter(database)  # type: ignore[arg-type]
    for code in ("CODE1", "CODE2", "CODE3"):
        alone = writer.append(new_table(code, "c"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert alone.is_settled, "no timer is waited for"
    assert database.groups == [1, 1, 1]


async def test_a_large_group_is_written_but_for_what_is_outdated_or_there_already(
    tmp_path: Path,
) -> None:
    store = Store(Settings(data_dir=tmp_path))
    await store.open()
    codes = [f"CODE{number}" for number in range(150)]
    made = [new_table(code, "made") for code in codes]
    assert all(await asyncio.gather(*map(store.append, made)))
    begun = [
        replace(
            append,
            expected=1,
            entries=(Started(at=2.0),),
            command="start",
            status="playing",
            listed_as_before=number % 3 == 0,
        )
        for number, append in enumerate(made)
    ]
    begun[70] = replace(begun[70], expected=5)
    begun[90] = replace(begun[90], command="made")  # this command has an entry
    kept = await asyncio.gather(*map(store.append, begun))
    assert [number for number, one in enumerate(kept) if not one] == [70, 90]
    assert [len(await store.load(code)) for code in (codes[70], codes[90])] == [1, 1]
    assert [one.command for one in await store.load(codes[149])] == ["made", "start"]
    assert set((await store.seqs(codes[:60])).values()) == {2}
    await store.close()
    with closing(sqlite3.connect(Settings(data_dir=tmp_path).database_file)) as database:
        listed = dict(database.execute("SELECT code, status FROM tables").fetchall())
    assert [listed[codes[n]] for n in (0, 1, 70)] == ["gathering", "playing", "gathering"]


async def test_an_append_goes_on_when_whoever_waits_for_it_is_cancelled() -> None:
    database = AwayDatabase()
    writer = LogWriter(database)  # type: ignore[arg-type]
    pending = writer.append(new_table("CODE1", "c"))

    async def wait() -> bool:
        return await pending

    caller, other = asyncio.create_task(wait()), asyncio.create_task(pending.settled())
    while not database.writes:
        await asyncio.sleep(0)
    caller.cancel()
    await asyncio.wait([caller])
    assert caller.cancelled()
    assert not pending.is_settled
    database.given_up.set()
    await other
    with pytest.raises(StoreUnavailable):
        await pending
