"""Tables on a server: the way there, the credentials, and what the server has promised."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tests.client.kit import seen, settle, until
from tests.server.kit import guest, running, settings
from yokai_septet.client import ClientView
from yokai_septet.client.fairness import Promise, check
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import (
    Address,
    Credentials,
    Identity,
    NoConnection,
    server_in,
)
from yokai_septet.errors import InvalidValue
from yokai_septet.protocol import messages as m
from yokai_septet.server.worker import Worker
from yokai_septet.terminal.table_texts import fairness_lines
from yokai_septet.texts import Texts


@pytest.mark.parametrize(
    "text",
    ["https://host/t/ABC", "http://host:7007/t/abc/", "https://host/#/t/ABC"],
)
def test_addresses_of_tables(text: str) -> None:
    address = Address.parse(text)
    assert address.code == "ABC"
    assert address.socket.endswith("/api/tables/ABC/socket")
    assert address.socket.startswith("ws")


@pytest.mark.parametrize("text", ["", "host", "https://host", "ftp://host/t/ABC", "https:///t/A"])
def test_what_is_no_address_of_a_table(text: str) -> None:
    with pytest.raises(InvalidValue):
        Address.parse(text)


def test_a_server_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(NoConnection):
        Identity("http://127.0.0.1:1", tmp_path).introduce()


async def test_an_identity_is_kept_for_the_next_time(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        first = Identity(server, tmp_path)
        await asyncio.to_thread(first.introduce, "Anna")
        again = Identity(server, tmp_path)
        assert again.cookie == first.cookie != ""


def test_addresses_of_servers() -> None:
    assert server_in("https://host:7007/") == server_in("https://host:7007") == "https://host:7007"
    assert server_in("https://host/t/ABC") is None
    assert server_in("https://host/#/t/ABC") is None
    assert server_in("host") is None


def _without(text: str, *tags: str) -> str:
    return "".join(
        one for one in text.splitlines(True) if not one.startswith(tuple(f"[{tag}" for tag in tags))
    )


async def test_a_broken_promise_is_noticed(tmp_path: Path) -> None:
    """Another commitment than the one shown, a salt left out, or another card."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        credentials = Credentials.of_cookie(owner.cookie)
        async with RemoteClient(Address(server, made.json()["code"]), credentials) as client:
            await settle(client)
            await client.vote_abandon(True)
            await until(lambda: seen(client).is_over)
            assert await client.check_deals() == "fair"
            text, kept, shown = await client.record(), client._promise, client._shown
        assert kept is not None
        assert shown is not None
        own, promised = kept.fixed[0], kept.commitment
        assert own is not None

        def verdict(known: Promise | None, record: str = text) -> str:
            return check(known, shown, promised, record)

        assert verdict(kept) == "fair"
        assert verdict(None) == "unproven", "to a spectator"
        assert check(None, shown, "0" * 64, text) == "broken"
        assert verdict(kept, text.replace("Round 1", "Round 2")) == "unfair"
        assert verdict(kept, _without(text, "Salt")) in ("broken", "unfair"), "left out"
        assert verdict(replace(kept, broken=True)) == "broken"
        assert verdict(replace(kept, seat=1)) == "broken"
        # A commitment of another player that was not there when the own salt was revealed.
        assert verdict(replace(kept, fixed=(own, "0" * 64, None, None))) == "broken"
        # Another commitment in the own place: whatever was sent, it came too late.
        late = replace(kept, salt="00" * 16)
        assert verdict(late) == "unsalted"
        await owner.leave()


class _HostThatAsksForNoSalts(RemoteClient):
    """Shows the table as a host does that deals at once, from a seed of its choice."""

    def _seen(self, message: m.Snapshot | m.Update, events: Iterable[object]) -> ClientView:
        state = msgspec.structs.replace(message.state, salt_phase=None)
        return super()._seen(msgspec.structs.replace(message, state=state), events)


async def test_without_a_salt_of_ones_own_nothing_is_proved(tmp_path: Path) -> None:
    """A player whose client was never asked to commit, as a latecomer's is not."""
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/play-now", json={"ruleset": "four-basic"})
        address = Address(server, made.json()["code"])
        async with _HostThatAsksForNoSalts(address, Credentials.of_cookie(owner.cookie)) as client:
            await until(lambda: client.table is not None and client.table.view is not None)
            await client.vote_abandon(True)
            await until(lambda: seen(client).is_over)
            assert seen(client).seat == 0
            assert client.salt is None
            verdict = await client.check_deals()
            assert verdict == "unproven"
            lines = fairness_lines(Texts("en"), seen(client), verdict, ["Ada", "B", "C", "D"])
            assert "doesn’t prove to you that nobody chose the cards" in lines[-1]
        await owner.leave()


async def test_a_command_is_carried_out_once_although_the_connection_is_lost(
    tmp_path: Path,
) -> None:
    async with running(Worker(settings(tmp_path / "server"))) as server:
        owner = await guest(server, "Ada")
        made = await owner.ask("POST", "/api/tables", json={"bots": "random"})
        credentials = Credentials.of_cookie(owner.cookie)
        async with RemoteClient(Address(server, made.json()["code"]), credentials) as client:
            await until(lambda: client.table is not None)
            cut = client._connection._socket
            assert cut is not None
            filling = asyncio.create_task(client.fill_with_bots())
            await cut.close()
            await filling
            await until(lambda: not seen(client).has_free_seat)
        await owner.leave()
