"""Connections that are dead and look open: the server asks, and hears nothing."""

import asyncio
from pathlib import Path

import pytest

from tests.client.kit import seen, settle, until
from tests.proxy import Proxy
from tests.server.guarded import guarded
from tests.server.kit import Client, guest, running, settings
from yokai_septet.client import connection
from yokai_septet.client import notices as n
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.server.worker import Worker


def pings(client: Client) -> list[float]:
    """What the client was told at each ping: how long a silence may be."""
    return [message["within"] for message in client.messages if message["type"] == "ping"]


def sees_absent(client: Client, seat: int) -> bool:
    told = [message for message in client.messages if message["type"] == "presence"]
    return bool(told) and not told[-1]["present"][seat]


async def test_a_client_that_says_it_answers_is_gone_when_it_no_longer_does(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path)), **guarded(tmp_path, silence=2.0)) as server:
        ada, bob, eve = [await guest(server, name) for name in ("Ada", "Bob", "Eve")]
        code = await ada.new_table()
        await ada.open(code, pings=True)
        await bob.open(code, pings=True)
        await bob.send("sit", seat=1)
        await eve.open(code)
        await eve.send("sit", seat=2)
        await ada.until(lambda: len(pings(ada)) > 2)
        assert set(pings(ada)) == {2.0}
        assert bob.closed is None, "it has answered all the time"
        assert not any(message["type"] == "refused" for message in bob.messages)
        bob.is_awake = False
        assert await bob.closing() == 1006
        await ada.until(lambda: sees_absent(ada, 1))
        assert eve.closed is None
        assert not pings(eve), "it never said that it answers"
        answer = await eve.send("ready", after=0)
        assert answer["type"] == "done"
        bob.is_awake = True
        await bob.open(code, pings=True)
        await ada.until(lambda: not sees_absent(ada, 1))


async def test_pongs_that_nobody_asked_for_are_messages_like_others(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        await ada.open(await ada.new_table(), pings=True)
        await ada.until(lambda: len(pings(ada)) == 1)
        for _ in range(2):
            await ada.send_raw('{"type":"pong"}')
        await ada.until(lambda: any(m.get("code") == "bad-message" for m in ada.messages))


async def test_a_client_in_python_answers_and_notices_silence(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path)), **guarded(tmp_path, silence=2.0)) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        code = made.json()["code"]
        told: list[type[n.Notice]] = []
        await owner.open(code, pings=True)
        with Proxy(int(server.rpartition(":")[2])).running() as proxy:
            address = Address(proxy.url, code)
            async with RemoteClient(address, Credentials.of_cookie(owner.cookie)) as client:

                async def listen() -> None:
                    async for notice in client.notices():
                        told.append(type(notice))  # noqa: PERF401 (others look at it meanwhile)

                listening = asyncio.create_task(listen())
                await until(lambda: n.TableShown in told)
                await owner.until(lambda: len(pings(owner)) > 2)
                assert n.ConnectionLost not in told, "it has answered all the time"
                proxy.freeze()
                await until(lambda: n.ConnectionLost in told)
                await until(lambda: told.count(n.TableShown) == 2)
                listening.cancel()


async def test_a_client_in_python_renews_a_socket_that_leaves_a_command_unanswered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    async with running(Worker(settings(tmp_path))) as server:  # asks every nine seconds
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        with Proxy(int(server.rpartition(":")[2])).running() as proxy:
            address = Address(proxy.url, made.json()["code"])
            async with RemoteClient(address, Credentials.of_cookie(owner.cookie)) as client:
                await settle(client)
                table = seen(client)
                proxy.freeze()
                await asyncio.wait_for(client.act(next(table.views[0].legal()), table), 5)
                passing = seen(client).views[0].round
                assert passing
                assert passing.has_passed[0]
