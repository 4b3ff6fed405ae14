"""What visitors leave behind stays small, and does not hide what others do."""

import asyncio
import contextlib
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.kit import Client, Clock, gathered, guest, running, settings
from tests.server.unattended import bots_only, entries
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.users import Users, nobody_played
from yokai_septet.server.rooms.quotas import GatheringBudget
from yokai_septet.server.settings import Limits
from yokai_septet.server.store.maintenance import DAY
from yokai_septet.server.worker import Worker
from yokai_septet.table import log_cap
from yokai_septet.table.waiting import PATIENCE

PUBLIC = {"visibility": "public"}


async def listed(client: Client) -> list[str]:
    return [table["code"] for table in (await client.http.get("/api/tables")).json()]


async def test_empty_tables_do_not_push_others_out_of_the_lobby(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(tables_at_once=1000, network_tables_at_once=1000)
    async with running(Worker(settings(tmp_path, limits=limits), clock=clock)) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/tables", json=PUBLIC)).json()["code"]
        await ada.open(code)
        clock.time += 1.0
        for number in range(30):
            eve = await guest(server, f"Eve {number}")
            for _ in range(8):
                await eve.http.post("/api/tables", json=PUBLIC)
            await eve.leave()
        assert len(await listed(ada)) < 160, "a few of each owner"
        assert code in await listed(ada)
        clock.time += 70.0
        await ada.close()
        await ada.open(code)
        assert await listed(ada) == [code], "nobody is at the others"
        await ada.leave()


async def test_a_log_that_has_become_long_ends_with_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        code = (await ada.http.post("/api/tables", json={})).json()["code"]
        await ada.open(code)
        await bob.open(code)
        monkeypatch.setattr(log_cap, "LONGEST_LOG", ada.seq + 4)
        answers = []
        for _ in range(4):
            answers.append(await bob.send("sit", seat=1))
            answers.append(await bob.send("leave"))
        assert next(a["code"] for a in answers if a["type"] == "refused") == "log-is-full"
        assert (await ada.send("leave"))["type"] == "done"
        for client in (ada, bob):
            await client.leave()


async def test_whoever_comes_back_to_a_long_match_gets_their_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with gathered(worker, "Ada", "Bob") as (ada, bob):
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")
        room = worker.rooms[ada.state["code"]]
        for longest, plays in ((0, None), (-log_cap.RETURNS, "asked")):
            while (await ada.send("ask-bot", seat=1))["type"] != "done":
                clock.time += PATIENCE
            monkeypatch.setattr(log_cap, "LONGEST_LOG", longest)
            await bob.close()
            while len(room.connections) > 1:
                await asyncio.sleep(0.01)
            await bob.open(room.code)
            await bob.send("answer-undo", agree=True)  # it is answered after the return
            assert room.table.chairs[1].bot_plays == plays
            monkeypatch.undo()


async def test_renames_are_limited(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path), clock=Clock())) as server:
        ada = await guest(server, "Ada")
        codes = [
            (await ada.http.patch("/api/me", json={"name": f"Ada {number}"})).status_code
            for number in range(8)
        ]
        assert codes == [200] * 4 + [429] * 4
        assert (await ada.http.patch("/api/me", json={"name": "Ada 3"})).status_code == 200
        await ada.leave()


async def test_people_who_are_long_gone_are_deleted(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        gone, maker, player = [await guest(server, n) for n in ("Gone", "Maker", "Player")]
        for owner, name in ((gone, "idle bot"), (maker, "bot")):
            token = (await owner.http.post("/api/bots", json={"name": name})).json()["token"]
        program = Client(server, token)
        clock.time += 400 * DAY
        for client in (program, player):
            assert (await client.http.post("/api/tables", json={})).status_code == 201
        new = await guest(server, "New")
        await worker.store.prune(clock.time - 365 * DAY, clock.time - DAY, clock.time)
        with closing(sqlite3.connect(worker.settings.database_file)) as database:
            names = {name for (name,) in database.execute("SELECT name FROM people")}
        assert names == {"Maker", "bot", "Player", "New"}
        for client in (gone, maker, player, program, new):
            await client.leave()


async def test_one_unreadable_table_does_not_stop_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        eve = await guest(server, "Eve")
        bad = await bots_only(eve)
        await eve.close()
        good = await bots_only(eve)
        await eve.leave()
    with closing(sqlite3.connect(worker.settings.database_file)) as database:
        database.execute("UPDATE entries SET body = '{' WHERE code = ? AND seq = 2", [bad])
        database.execute("UPDATE tables SET due_at = 1.0 WHERE code = ?", [bad])
        database.execute("UPDATE tables SET due_at = 2.0 WHERE code = ?", [good])
        database.execute("UPDATE leases SET until = 1e12")  # as if somebody were there
        database.commit()
    caplog.set_level(logging.ERROR)
    worker = Worker(settings(tmp_path))
    async with running(worker):
        before = await entries(worker, good)
        for _ in range(3):
            await worker.service.take_up_overdue()
        while await entries(worker, good) == before:
            await worker.service.take_up_overdue()
    assert [record.message for record in caplog.records].count("table-unreadable") == 1


async def test_what_people_write_while_they_gather_has_a_budget(tmp_path: Path) -> None:
    """Everybody has first changes of their own, so that whoever uses up the address's share keeps
    nobody from sitting down."""
    limits = Limits(network_gathering_at_once=10)
    worker = Worker(settings(tmp_path, limits=limits), clock=Clock())
    async with gathered(worker, "Ada", "Eve", **PUBLIC) as (ada, eve):
        refused = None
        for number in range(40):  # a change each time, and no time passes
            answer = await (eve.send("leave") if number % 2 else eve.send("sit", seat=1))
            if answer["type"] == "refused":
                refused = answer["code"]
                break
        assert (refused, number) == ("too-fast", 18), "8 of her own and 10 of the address"
        assert (await ada.send("fill-with-bots"))["type"] == "done"


async def test_new_identities_do_not_write_on_and_on_while_people_gather() -> None:
    """Nobody at the address has played, so they are one user but for the first few changes."""
    clock, people = Clock(), [Caller("192.0.2.1", f"p{number}") for number in range(300)]
    budget = GatheringBudget(Limits(), Users(nobody_played, clock))
    accepted = 0
    for _ in range(600):
        clock.time += 1.0
        for caller in people:
            with contextlib.suppress(RequestError):
                await budget.check(caller)
                accepted += 1
    assert accepted <= 300 * 8 + 600 + 600 * 10


async def test_tables_that_were_given_up_and_old_links_are_swept(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        quiet, noisy = await ada.new_table(), await ada.new_table()
        await ada.open(noisy)
        for _ in range(60):
            await ada.send("fill-with-bots")
            await ada.send("remove", seat=1)
        links = []
        for _ in range(8):
            clock.time += 1.0
            links.append((await ada.http.post("/api/me/link")).json())
        assert await rows(worker, "links") == 5
        claimed = await ada.http.post("/api/me/claim", json={"secret": links[-1]["secret"]})
        assert claimed.status_code == 201, "the latest ones are kept"
        await worker.service.tidy()
        clock.time += 4000.0
        await worker._presence.renew()
        await worker.service.tidy()
        assert await worker.service.exists(noisy), "somebody is there"
        assert await rows(worker, "links") == 0
        await ada.close()
        clock.time += 4000.0
        await worker.service.tidy()
        assert (await ada.http.get(f"/api/tables/{noisy}/record")).json()["code"] == "unknown-table"
        assert await worker.service.exists(quiet), "an invitation may wait"
        await ada.leave()


async def test_what_is_left_of_connections_is_swept(tmp_path: Path) -> None:
    """Each leaves a lease: somebody who connects again and again would fill the disk with them."""
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table()
        await ada.open(code)
        for _ in range(5):
            await eve.open(code)
            await eve.close()
        while len(worker.rooms[code].connections) > 1:
            await asyncio.sleep(0.01)
        await worker.service.tidy()
        assert await rows(worker, "leases") == 6, "when somebody left is known for a while"
        clock.time += 4000.0
        await worker._presence.renew()
        await worker.service.tidy()
        assert await rows(worker, "leases") == 1
        assert worker.rooms[code].present, "whoever is there stays"
        await ada.leave()
        await eve.leave()


async def rows(worker: Worker, table: str) -> int:
    with closing(sqlite3.connect(worker.settings.database_file)) as database:
        [(count,)] = database.execute(f"SELECT count(*) FROM {table}")
        return int(count)


def frame(opcode: int, data: bytes, *, final: bool = True) -> bytes:
    """A frame of a client whose mask changes nothing (RFC 6455, 5.2)."""
    return bytes([128 * final + opcode, 128 + len(data)]) + bytes(4) + data


async def test_nothing_that_a_guest_sends_logs_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        host = server.removeprefix("http://")
        hello = (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {ada.cookie}\r\n\r\n"
        )
        for sent in (
            frame(1, b"\xff{"),
            frame(1, b"{", final=False) + frame(0, b"\xff"),
            frame(1, b'"\\ud800"'),
            frame(1, b'{"type":"sit","id":"\\ud800","seat":1}'),
            frame(1, b"[" * 120),
            frame(2, b"\xff\xff"),
            frame(5, b"?"),
            frame(0, b"?"),
            frame(8, b"\x03\xe8\xff"),
            frame(8, b"\0"),
            b"\x81\x02{}",
            b"\xf1" + frame(1, b"{}")[1:],
            bytes(200),
        ):
            reader, writer = await asyncio.open_connection(*host.split(":"))
            writer.write(hello.encode())
            await reader.readuntil(b"snapshot")
            writer.write(sent + frame(8, b""))
            async with asyncio.timeout(10):
                while await reader.read(65536):
                    pass
            writer.close()
        await ada.leave()
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
