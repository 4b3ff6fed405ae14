"""Programs that play through the bot API."""

import asyncio
import importlib.util
from pathlib import Path
from random import Random
from typing import Any

from tests.server.kit import Client, guest, running, settings
from yokai_septet.server.worker import Worker

ROOT = Path(__file__).parent.parent.parent


async def test_the_example_bot_plays_a_whole_match(tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    bot: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bot)
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        await ada.open(code)
        token = await asyncio.to_thread(bot.token, server, "Lowest card")
        bot.token = lambda *_: token  # it waits for an answer of the server in this same loop
        playing = asyncio.create_task(bot.play(server, code))
        await ada.until(lambda: ada.state["seats"][1]["program"])
        assert ada.state["seats"][1]["name"] == "Lowest card"
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1))
        assert (await playing)["status"] == "finished"
        await ada.leave()


async def test_a_token_is_revoked_singly(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        programs = [
            Client(server, (await ada.http.post("/api/bots", json={"name": name})).json()["token"])
            for name in ("One", "Two")
        ]
        code = await eve.new_table()
        await programs[0].open(code)
        assert (await programs[0].send("sit", seat=1))["type"] == "done"
        listed = (await ada.http.get("/api/bots")).json()
        assert [program["name"] for program in listed] == ["One", "Two"]
        one = f"/api/bots/{listed[0]['id']}"
        assert (await eve.http.delete(one)).status_code == 404, "it is not hers"
        assert (await ada.http.delete(one)).status_code == 204
        assert await programs[0].closing() == 4401
        assert (await programs[0].http.get("/api/me")).json()["code"] == "unknown-token"
        assert (await programs[1].http.get("/api/me")).json()["name"] == "Two"
        state = (await eve.http.get(f"/api/tables/{code}")).json()["state"]
        assert state["seats"][1]["kind"] == "free"
        for client in (ada, eve, *programs):
            await client.leave()
