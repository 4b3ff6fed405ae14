"""The lobby: the list of public tables."""

import asyncio
import json
from pathlib import Path

from websockets.asyncio.client import connect

from tests.server.kit import guest, running, settings
from yokai_septet.server.worker import Worker


async def test_the_lobby_is_live(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        address = f"{server.replace('http', 'ws', 1)}/api/lobby/socket"
        async with connect(address, additional_headers={"cookie": bob.cookie}) as lobby:
            assert json.loads(await lobby.recv())["tables"] == []
            code = (await ada.http.post("/api/tables", json={"visibility": "public"})).json()[
                "code"
            ]
            [table] = json.loads(await asyncio.wait_for(lobby.recv(), 30))["tables"]
            assert (table["code"], table["names"][0], table["taken"]) == (code, "Ada", 1)
            await ada.http.post("/api/tables", json={})  # by link: nobody hears of it
            await ada.open(code)
            await ada.send("fill-with-bots")
            [table] = json.loads(await asyncio.wait_for(lobby.recv(), 30))["tables"]
            assert table["taken"] == 4
        for client in (ada, bob):
            await client.leave()
