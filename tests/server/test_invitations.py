"""Links that carry an invitation: who finds a table by them, sits down, and what is not told."""

import json
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.kit import Client, guest, running, settings
from yokai_septet.client.remote import RemoteClient
from yokai_septet.client.server_access import Address, Credentials
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker

HEADER = "yokai-invitation"


async def open_link(client: Client, code: str, token: str) -> httpx.Response:
    return await client.http.post(f"/api/tables/{code}/invitation", json={"token": token})


def token_of(owner: Client) -> str:
    """The token that a player or an owner is shown."""
    token: str = owner.viewer["invitation"]
    return token


async def invited(server: str, code: str, token: str, name: str = "Bob") -> Client:
    """Somebody who opens the link in a browser, and then the table."""
    client = Client(server, name=name)
    assert (await open_link(client, code, token)).status_code == 200
    await client.open(code)
    return client


async def test_with_the_invitation_somebody_sits_down_where_seats_are_locked(
    tmp_path: Path,
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table()
        await ada.open(code)
        old = token_of(ada)
        assert (await ada.send("lock-seats", locked=True))["type"] == "done"
        await eve.open(code)
        assert (await eve.send("sit", seat=1))["code"] == "seats-are-locked"
        late = await invited(server, code, old, "Late")
        assert (await late.send("sit", seat=1))["code"] == "seats-are-locked"
        bob = await invited(server, code, token_of(ada))
        assert (await bob.send("sit", seat=1))["type"] == "done"
        assert (await ada.send("remove", seat=1))["type"] == "done"
        assert (await bob.send("sit", seat=1))["code"] == "seats-are-locked", "it was renewed"
        for client in (ada, eve, late, bob):
            await client.leave()


async def test_all_workers_know_an_invitation_also_after_a_restart(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        made = (await ada.http.post("/api/tables", json={})).json()
        code, token = made["code"], urlsplit(made["url"]).fragment
        await ada.open(code)
        assert token == token_of(ada)
        await ada.send("remove", seat=0)
        token = token_of(ada)
        await ada.leave()
    async with running(Worker(settings(tmp_path))) as server:
        bob = await invited(server, code, token)
        assert (await bob.send("sit", seat=1))["type"] == "done"
        await bob.leave()


async def test_an_invitation_passes_the_limits_of_guesses_and_newcomers(tmp_path: Path) -> None:
    limits = Limits(
        guesses_at_once=2, guesses_per_second=0.0, guests_at_once=2, guests_per_second=0.0
    )
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        for number in range(3):
            await eve.http.get(f"/api/tables/GUESS{number}")
        assert (await eve.http.get(f"/api/tables/{code}")).json()["code"] == "too-fast"
        assert (await Client(server).http.get("/api/me")).json()["code"] == "too-fast"
        come = []
        for _ in range(8):  # twice the seats
            come.append(await invited(server, code, token_of(ada)))
            assert come[-1].state["code"] == code
        assert (await open_link(Client(server), code, token_of(ada))).json()["code"] == "too-fast"
        assert (await open_link(come[0], code, token_of(ada))).status_code == 200, "known already"
        for client in (ada, eve, *come):
            await client.leave()


async def test_a_program_sends_its_token_in_a_header(tmp_path: Path) -> None:
    limits = Limits(guesses_at_once=1, guesses_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        code = await ada.new_table()
        await ada.open(code)
        await ada.send("lock-seats", locked=True)
        for number in range(2):
            await bob.http.get(f"/api/tables/GUESS{number}")
        address = Address(server, code, token_of(ada))
        assert Address.parse(address.url) == address
        async with RemoteClient(address, Credentials.of_cookie(bob.cookie)) as client:
            await anext(client.notices())
            await client.sit(1)
            assert Address.parse(client.address or "").invitation == token_of(ada)
        asked = await bob.http.get(f"/api/tables/{code}", headers={HEADER: address.invitation})
        assert asked.status_code == 200
        for client_ in (ada, bob):
            await client_.leave()


async def test_an_invitation_is_made_up_by_nobody(tmp_path: Path) -> None:
    limits = Limits(guesses_at_once=5, guesses_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code, other = await ada.new_table(), await ada.new_table()
        await ada.open(code)
        number, _, signature = token_of(ada).partition("-")
        for void in (f"1-{signature}", f"{number}-{signature[:-1]}", "0-", "", "²-x"):
            assert (await open_link(eve, code, void)).json()["code"] == "void-invitation", void
        assert (await open_link(eve, other, token_of(ada))).json()["code"] == "too-fast", (
            "the token of another table is a guess, too"
        )
        for client in (ada, eve):
            await client.leave()


async def test_an_invitation_is_told_to_players_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "yokai_septet")
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table(ruleset="three-basic", visibility="public")
        await ada.open(code)
        await eve.open(code)
        await ada.send("lock-seats", locked=True)
        tokens = {json.loads(text)["viewer"]["invitation"] for text in ada.received[:1]}
        tokens.add(token_of(ada))
        bob = await invited(server, code, token_of(ada))
        await bob.send("sit", seat=1)
        assert token_of(bob) == token_of(ada)
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.send("vote-abandon", agree=True)
        await bob.send("vote-abandon", agree=True)
        await ada.until(lambda: ada.state["status"] == "abandoned")
        told = [*eve.received, caplog.text]
        for asked in ("", "/record?format=text", "/record?format=json", "/replay"):
            told.append((await ada.http.get(f"/api/tables/{code}{asked}")).text)
            told.append((await eve.http.get(f"/api/tables/{code}{asked}")).text)
        told.append((await ada.http.get("/api/me/export")).text)
        told.append((await ada.http.get("/api/tables")).text)
        told.append(file_of(tmp_path).decode("utf-8", "replace"))
        signatures = [token.partition("-")[2] for token in tokens]
        assert len(signatures) == 2
        for text in told:
            assert not any(signature in text for signature in signatures)
        for client in (ada, eve, bob):
            await client.leave()


def file_of(folder: Path) -> bytes:
    return b"".join(
        file.read_bytes() for file in folder.iterdir() if file.name.startswith("yokai.sqlite3")
    )


async def test_a_team_match_has_an_invitation_too(tmp_path: Path) -> None:
    limits = Limits(
        guesses_at_once=1, guesses_per_second=0.0, guests_at_once=3, guests_per_second=0.0
    )
    async with running(Worker(settings(tmp_path, limits=limits))) as at:
        ada, eve = await guest(at, "Ada"), await guest(at, "Eve")
        wanted = {"ruleset": "four-basic", "deals": 4, "bots": "novice"}
        made = await ada.http.post("/api/team-matches", json=wanted)
        path = f"/api/team-matches/{made.json()['code']}"
        token = (await ada.http.get(path)).json()["invitation"]
        assert (await eve.http.get(path)).json()["invitation"] is None
        for number in range(2):
            await eve.http.get(f"/api/team-matches/GUESS{number}")
        assert (await eve.http.get(path)).json()["code"] == "too-fast"
        bob = Client(at)
        opened = await bob.http.post(f"{path}/invitation", json={"token": token})
        assert opened.status_code == 200, "newcomers come by it"
        sat = await bob.http.post(f"{path}/seat", json={"room": 1, "seat": 1})
        assert sat.json()["invitation"] == token
        for client in (ada, eve, bob):
            await client.leave()
