"""Nobody waits for ever: what fails at a bad moment is made up for, and everybody hears of it."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import PATIENCE, Client, Clock, gathered, guest, running, settings
from yokai_septet.server.rooms import presence, registry
from yokai_septet.server.rooms.room import Room
from yokai_septet.server.store import Append, PendingAppend, StoreUnavailable
from yokai_septet.server.worker import Worker
from yokai_septet.table import commands as c
from yokai_septet.table.due import SALT

SLOWLY = 3600.0
"""Seconds between two sweeps or renewals of leases: a test does them itself."""


async def away(*_: object) -> Any:
    raise StoreUnavailable("store-unavailable", "The store does not answer.")


def failed(append: Append) -> PendingAppend:
    pending = PendingAppend(append)
    pending.settle(StoreUnavailable("store-unavailable", "The store does not answer."))
    return pending


class Gate:
    """Keeps a call waiting until it is opened."""

    def __init__(self, call: Any) -> None:
        self._call = call
        self.reached, self.open = asyncio.Event(), asyncio.Event()

    async def __call__(self, *args: Any) -> Any:
        self.reached.set()
        await self.open.wait()
        return await self._call(*args)


def room_of(worker: Worker, client: Client) -> Room:
    return worker.rooms[client.state["code"]]


async def test_a_seat_is_shown_as_empty_when_its_lease_has_run_out(tmp_path: Path) -> None:
    """After a crash everybody's leases still count, also of those who do not come back."""
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with gathered(worker, "Ada", "Bob") as (ada, bob):
        await bob.send("sit", seat=1)
        code, person = ada.state["code"], room_of(worker, ada).table.chairs[1].person
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        lease = {"connection": "dead", "code": code, "person": person, "until": clock.time + 25.0}
        await worker.store.lease([lease])
        ada.server = server
        await ada.open(code)
        assert ada.state["seats"][1]["present"]
        ada.messages.clear()
        clock.time += 20.0
        await worker._presence.renew()
        assert (await ada.send("set-ready"))["type"] == "refused"
        assert all(message["type"] != "presence" for message in ada.messages)
        clock.time += 10.0
        await worker._presence.renew()
        await ada.until(lambda: ada.messages[-1]["type"] == "presence")
        assert ada.messages[-1]["present"][:2] == [True, False]
        await ada.close()


async def test_leases_of_many_rooms_are_renewed_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move need not wait until the leases of all sockets are written."""
    monkeypatch.setattr(presence, "ROOMS_AT_ONCE", 2)
    clock = Clock()
    worker = Worker(settings(tmp_path, lease=SLOWLY), clock=clock)
    async with gathered(worker, "Ada") as (ada,):
        codes = [ada.state["code"], *[await ada.new_table() for _ in range(4)]]
        others = [await guest(ada.server, f"Bob {n}") for n in range(4)]
        for other, code in zip(others, codes[1:], strict=True):
            await other.open(code)
        written: list[int] = []
        lease = worker.store.lease

        async def write(leases: Any) -> None:
            written.append(len(leases))
            await lease(leases)

        monkeypatch.setattr(worker.store, "lease", write)
        monkeypatch.setattr(worker._presence, "_seconds", 0.6)  # the pauses depend on it
        clock.time += 0.5
        await worker._presence.renew()
        assert sum(written) == len(codes)
        assert max(written) == 2
        found = await worker.store.presence(codes)
        for code in codes:
            assert max(found[code].values()) == pytest.approx(clock.time + 0.6)
        for other in others:
            await other.leave()


async def test_others_hear_of_a_move_whose_sender_was_cut_off_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(settings(tmp_path, sweep=0.05))
    async with gathered(worker, "Ada", "Bob") as (ada, bob):
        room = room_of(worker, ada)
        gate = Gate(worker.store._database.write)
        monkeypatch.setattr(worker.store._database, "write", gate)
        await ada.send_raw('{"type": "fill-with-bots", "id": "move"}')
        await gate.reached.wait()
        for connection in list(room.connections):
            if connection.person == room.table.owner:
                connection.close(1013)
        await ada.closing()
        await asyncio.sleep(0.2)  # sweeps find nothing yet
        seq = bob.seq
        gate.open.set()
        await bob.until(lambda: bob.seq > seq)
        assert all(seat["kind"] != "free" for seat in bob.state["seats"])


async def test_a_table_goes_on_although_the_store_was_away_when_somebody_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then nothing in the store says that something is due, and what was due has failed."""
    clock = Clock()
    worker = Worker(settings(tmp_path, sweep=0.05), clock=clock)
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={"bots": "random"})).json()["code"]
        with monkeypatch.context() as patch:
            patch.setattr(worker.store, "set_due", away)
            patch.setattr(worker.store, "append", failed)
            await ada.open(code)
            scheduled = None
            while scheduled is None:
                await asyncio.sleep(0.01)
                scheduled = worker.rooms[code].scheduled
            clock.time += SALT
            await scheduled
        clock.time += 2.0
        await ada.until(lambda: ada.state["match"]["round"] is not None)
        await ada.leave()


async def test_what_another_worker_did_is_told_although_the_store_was_away_for_a_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, other = Worker(settings(tmp_path)), Worker(settings(tmp_path))
    async with gathered(worker, "Ada") as (ada,):
        room, seq = room_of(worker, ada), ada.seq
        cem = await guest(ada.server, "Cem")
        await cem.open(room.code)
        (person,) = {one.person for one in room.connections} - {room.table.owner}
        worker.names._names.pop(person)
        await other.service.command(room.code, person, c.Sit(id="sit", seat=2))
        with monkeypatch.context() as patch:
            patch.setattr(worker.names, "learn", away)
            await worker.service.got_further(room.code, seq + 1)
        await worker.service.got_further(room.code, seq + 1)
        await ada.until(lambda: ada.seq > seq)
        assert ada.state["seats"][2]["name"] == "Cem"
        await other.store.close()
        await cem.leave()


async def test_whoever_comes_while_many_tables_are_open_hears_what_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(settings(tmp_path, lease=SLOWLY))
    async with gathered(worker, "Ada", "Bob") as (_, bob):
        monkeypatch.setattr(registry, "KEPT_ROOMS", 1)
        eve = await guest(bob.server, "Eve")
        first, second = await eve.new_table(), await eve.new_table()
        gate = Gate(worker.store.lease)
        monkeypatch.setattr(worker.store, "lease", gate)
        opening = asyncio.create_task(eve.open(first))
        await gate.reached.wait()
        await worker.rooms.find(second)  # more rooms than are kept: some are forgotten
        gate.open.set()
        await opening
        seq = eve.seq
        assert (await eve.send("fill-with-bots"))["type"] == "done"
        await eve.until(lambda: eve.seq > seq)
        await eve.leave()


async def test_who_could_not_be_welcomed_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the table would run for nobody, for as long as the server runs."""
    worker = Worker(settings(tmp_path))

    async def fail(*_: object) -> None:
        raise RuntimeError

    async with gathered(worker, "Ada") as (ada,):
        room = room_of(worker, ada)
        await ada.close()
        async with asyncio.timeout(PATIENCE):
            while room.connections or room.present:
                await asyncio.sleep(0.01)
            monkeypatch.setattr(worker.service, "_welcome_back", fail)
            with contextlib.suppress(ConnectionError):
                await ada.open(room.code)
            await ada.closing()
            while room.connections:
                await asyncio.sleep(0.01)
