"""How much one person or address may ask for."""

import asyncio
import threading
from pathlib import Path

import httpx
import pytest

from tests.server.kit import PATIENCE, Client, Clock, guest, running, settings
from yokai_septet import records
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker


async def test_a_person_makes_so_many_tables_and_more_with_time(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(tables_at_once=2, tables_per_second=0.1)
    async with running(Worker(settings(tmp_path, limits=limits), clock=clock)) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        for path in ("/api/tables", "/api/play-now"):
            assert (await ada.http.post(path, json={})).status_code == 201
        answer = await ada.http.post("/api/tables", json={})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert (await bob.http.post("/api/tables", json={})).status_code == 201
        clock.time += 16.0  # the refusal cost half a table
        assert (await ada.http.post("/api/tables", json={})).status_code == 201
        for client in (ada, bob):
            await client.leave()


async def test_a_person_opens_a_table_in_so_many_places(tmp_path: Path) -> None:
    limits = Limits(sockets_per_person=2)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        code = await ada.new_table()
        tabs = [Client(server, name=f"tab {number}") for number in range(3)]
        for tab in tabs:
            tab.http.cookies = ada.http.cookies
        await tabs[0].open(code)
        await tabs[1].open(code)
        await tabs[2].open(code)
        assert tabs[2].messages[0]["code"] == "too-many-sockets"
        assert await tabs[2].closing() == 4429
        await bob.open(code)
        assert bob.state["code"] == code
        await tabs[0].close()
        again = Client(server)
        again.http.cookies = ada.http.cookies
        await again.open(code)
        assert again.state["code"] == code
        for client in (ada, bob, again, *tabs):
            await client.leave()


async def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    limits = Limits(tables_at_once=3, tables_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        for _ in range(2):
            await ada.open(code)
            assert (await ada.send("vote-abandon", agree=True))["type"] == "done"
            assert (await ada.send("rematch", id="again"))["type"] == "done"
            assert (await ada.send("rematch", id="again"))["type"] == "done", "repeated, not new"
            code = ada.state["rematch"]
            await ada.close()
        await ada.open(code)
        await ada.send("vote-abandon", agree=True)
        assert (await ada.send("rematch"))["code"] == "too-many-tables"
        await ada.leave()


async def test_a_network_makes_so_many_tables_whoever_asks(tmp_path: Path) -> None:
    limits = Limits(network_tables_at_once=2, network_tables_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        answers = []
        for number in range(3):
            client = await guest(server, f"Guest {number}")
            answers.append((await client.http.post("/api/play-now", json={})).status_code)
            await client.leave()
        assert answers == [201, 201, 429]


async def test_a_person_and_a_network_keep_so_many_tables_open(tmp_path: Path) -> None:
    limits = Limits(open_tables=2, network_open_tables=3)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada = await guest(server, "Ada")
        codes = [(await ada.http.post("/api/tables", json={})).json()["code"] for _ in range(4)]

        def tab(of: Client) -> Client:
            client = Client(server)
            client.http.cookies = of.http.cookies
            return client

        tabs = [tab(ada) for _ in range(4)]
        await tabs[0].open(codes[0])
        await tabs[1].open(codes[1])
        await tabs[2].open(codes[2])
        assert tabs[2].messages[0]["code"] == "too-many-open-tables"
        assert await tabs[2].closing() == 4429
        await tabs[3].open(codes[1])
        assert tabs[3].state["code"] == codes[1], "a second tab of the same table is welcome"
        bob = await guest(server, "Bob")
        here, there = tab(bob), tab(bob)
        await bob.open(codes[2])
        await here.open(codes[3])
        assert here.messages[0]["code"] == "too-many-open-tables", "the network has three open"
        await there.open(codes[3], local_addr=("127.0.0.2", 0))
        assert there.state["code"] == codes[3]
        await tabs[0].close()
        again = tab(ada)
        await again.open(codes[0])
        assert again.state["code"] == codes[0]
        for client in (ada, bob, here, there, again, *tabs):
            await client.leave()


async def test_long_records_wait_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate, order = threading.Event(), []

    def parse(text: str) -> records.Record:
        gate.wait(60)
        order.append(text)
        raise records.RecordError("bad-record", "no record")

    monkeypatch.setattr(records, "parse", parse)
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        there = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx.AsyncClient(base_url=server, transport=there, timeout=PATIENCE) as bob:
            asked = [
                asyncio.create_task(ada.http.post("/api/replay", json={"record": f"{number}"}))
                for number in range(5)
            ]
            await asyncio.sleep(0.5)
            refused = await ada.http.post("/api/replay", json={"record": "5"})
            assert (refused.status_code, refused.json()["code"]) == (503, "server-busy")
            asked.append(asyncio.create_task(bob.post("/api/replay", json={"record": "bob's"})))
            await asyncio.sleep(0.5)
            assert (await ada.http.get("/api/me")).status_code == 200, "nobody else waits"
            gate.set()
            await asyncio.gather(*asked)
        assert order[1] == "bob's", "he does not wait behind all of hers"
        await ada.leave()
