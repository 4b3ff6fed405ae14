"""Two workers on real PostgreSQL and Redis: players of one table on different workers, and one
after the other a worker, Redis and PostgreSQL die and come back. Nothing is lost."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster import RedisServer, new_table
from tests.server.kit import QUICK, guest, running
from tests.server.processes import (
    PATIENCE,
    ForkedServer,
    Stubborn,
    check_nothing_is_lost,
    play_matches,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store, StoreUnavailable
from yokai_septet.server.worker import Worker

pytestmark = pytest.mark.cluster
TABLES = int(os.environ.get("YOKAI_TABLES", "2"))
TURNS = int(os.environ.get("YOKAI_TURNS", "1"))
"""How often everything dies once."""
MORE_THAN_CONNECTIONS = 30
"""Requests at the same time of which some wait for a connection to the database."""


async def test_a_worker_leaves_the_schema_of_a_shared_database_alone(postgres: Any) -> None:
    worker = Worker(Settings(database_url=postgres.get_uri()))
    try:
        with pytest.raises(RequestError) as refusal:
            await worker.start()
        assert refusal.value.code == "not-migrated"
        await worker.store.migrate()
        await worker.start()
    finally:
        await worker.stop()


@contextlib.contextmanager
def frozen(folder: Path) -> Iterator[None]:
    """PostgreSQL with all its processes stopped, as a machine that hangs."""
    first = int((folder / "postgres" / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    processes = [first, *map(int, children)]
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def test_a_frozen_database_is_not_waited_for(folder: Path, postgres: Any) -> None:
    store = Store(Settings(database_url=postgres.get_uri(), store_timeout=0.5))
    patient = Store(Settings(database_url=postgres.get_uri(), store_timeout=None))
    await patient.migrate()
    await patient.close()
    assert await store.append(new_table("CODE1", "c1"))
    with frozen(folder):
        asked = [store.names(["ada"]) for _ in range(MORE_THAN_CONNECTIONS)]
        told = asyncio.gather(
            store.append(new_table("CODE2", "c2")), *asked, return_exceptions=True
        )
        for answer in await asyncio.wait_for(told, 20):
            assert isinstance(answer, StoreUnavailable)
    async with asyncio.timeout(60):
        while True:
            with contextlib.suppress(StoreUnavailable):
                assert await store.append(new_table("CODE3", "c3"))
                break
    await store.close()


async def test_a_command_is_answered_although_the_database_is_frozen(
    folder: Path, postgres: Any
) -> None:
    seconds = 1.0
    settings = Settings(database_url=postgres.get_uri(), store_timeout=seconds, pace=QUICK)
    worker = Worker(settings)
    await worker.store.migrate()
    async with running(worker) as server:
        people = [await guest(server, name) for name in ("Ada", "Bob", "Cem", "Dia", "Eve", "Fay")]
        for person in people:
            await person.open(await person.new_table())
        with frozen(folder):
            asked = (person.send("fill-with-bots") for person in people)
            answers = await asyncio.wait_for(asyncio.gather(*asked), 15 * seconds)
        assert [answer["code"] for answer in answers] == ["store-unavailable"] * len(people)
        for person in people:
            while (await person.send("fill-with-bots"))["type"] != "done":
                await asyncio.sleep(0.1)
            await person.leave()


async def test_what_cannot_be_stored_spares_the_rest_of_its_group(postgres: Any) -> None:
    store = Store(Settings(database_url=postgres.get_uri()))
    await store.migrate()
    commands = ["c1", "c2", "c\0", "c4", "c5"]
    appends = [new_table(f"CODE{n}", command) for n, command in enumerate(commands)]
    answers = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert [answer for answer in answers if answer is True] == [True] * 4
    assert isinstance(answers[2], InvalidValue)
    assert answers[2].code == "not-storable"
    assert len(await store.seqs([append.code for append in appends])) == 4
    await store.close()


async def test_workers_redis_and_postgres_die_and_nothing_is_lost(
    folder: Path, postgres: Any
) -> None:
    redis = RedisServer(folder)
    environment = {"YOKAI_DATABASE_URL": postgres.get_uri(), "YOKAI_REDIS_URL": redis.url}
    migrate = [sys.executable, "-m", "yokai_septet", "migrate"]
    subprocess.run(migrate, env={**os.environ, **environment}, check=True)
    workers = [ForkedServer(environment), ForkedServer(environment)]
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            await worker.ready()
        players = [Stubborn(workers[seed % 2], seed) for seed in range(2 * TABLES)]
        stop = asyncio.Event()
        playing = [
            asyncio.create_task(play_matches(players[2 * i], players[2 * i + 1], stop))
            for i in range(TABLES)
        ]
        async with asyncio.timeout(PATIENCE):
            while not all(player.connections for player in players):
                await asyncio.sleep(0.05)
        for turn in range(TURNS):
            await asyncio.sleep(1.5)
            workers[turn % 2].kill()
            await asyncio.sleep(0.5)
            redis.stop()
            await asyncio.sleep(0.5)
            workers[turn % 2].start()
            redis.start()
            await workers[turn % 2].ready()  # one that starts without its database gives up
            await asyncio.to_thread(postgres.stop)
            await asyncio.sleep(0.5)
            await asyncio.to_thread(postgres.start)
            await workers[turn % 2].ready()
            print(f"{turn + 1} of {TURNS} turns", flush=True)
        stop.set()
        matches = sum(await asyncio.gather(*playing))
        settings = Settings(database_url=postgres.get_uri())
        moves = await check_nothing_is_lost(settings, players)
        print(f"{TURNS} turns, {matches} matches, {moves} acknowledged")
        assert matches >= TABLES
        assert any(player.connections > 1 for player in players)
    finally:
        for worker in workers:
            with contextlib.suppress(Exception):
                worker.stop()
        redis.stop()
