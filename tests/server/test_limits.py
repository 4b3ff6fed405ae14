"""How much one person or address may ask for."""

from pathlib import Path

from tests.server.kit import Client, Clock, guest, running, settings
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
