"""The example bot plays a whole match, on this machine and on a server."""

import asyncio
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from tests.client.kit import SEED
from tests.server.kit import guest, running, settings
from yokai_septet.client.local import LocalClient
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.server.worker import Worker
from yokai_septet.table import TableOptions

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bot() -> ModuleType:
    spec = importlib.util.spec_from_file_location("client_bot", ROOT / "examples/client_bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_it_plays_on_this_machine(bot: ModuleType) -> None:
    options = TableOptions(ruleset="four-basic", bots="random")
    scores = await bot.play(LocalClient.new(options, seed=SEED))
    assert max(scores) >= 2


async def test_it_plays_on_a_server(bot: ModuleType, tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        made = await ada.ask(
            "POST", "/api/tables", json={"ruleset": "four-basic", "bots": "random"}
        )
        code = made.json()["code"]
        credentials = await asyncio.to_thread(Credentials.of_program, server, "First card")
        playing = asyncio.create_task(bot.play(RemoteClient(Address(server, code), credentials)))
        await ada.open(code)
        await ada.until(lambda: ada.state["seats"][1]["kind"] == "person")
        assert ada.state["seats"][1]["program"]
        for command in ("fill-with-bots", "start", "leave"):  # a bot plays on for her
            assert (await ada.send(command))["type"] == "done"
        assert max(await asyncio.wait_for(playing, 120)) >= 2
        await ada.leave()
