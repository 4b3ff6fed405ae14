"""Bad input: each gets a coded error or is cut off, and the others notice nothing."""

import asyncio
import contextlib
import json
import os
import random
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.fuzzing import FRAMES_PER_TABLE, any_frame
from tests.server.kit import Client, Clock, gathered, guest, running, settings
from yokai_septet.server.callers.identity import COOKIE, LIFETIME, Signer
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.server.worker import Worker
from yokai_septet.table.commands import Command

FRAMES = int(os.environ.get("YOKAI_FRAMES", "1000"))


async def test_every_refusal_has_a_code(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        client = await guest(server, "Ada")
        for method, path, body, status, code in (
            ("GET", "/api/tables/NOPE22", None, 404, "unknown-table"),
            ("GET", "/api/tables/NOPE22/record", None, 404, "unknown-table"),
            ("GET", "/api/nothing", None, 404, "not-found"),
            ("PUT", "/api/me", None, 405, "not-allowed"),
            ("PATCH", "/api/me", {"name": ""}, 400, "bad-request"),
            ("PATCH", "/api/me", {"name": "a\nb"}, 400, "bad-request"),
            ("PATCH", "/api/me", {"name": "x" * 30_000}, 413, "too-large"),
            ("PATCH", "/api/me", {"nam": "x"}, 400, "bad-request"),
            ("POST", "/api/me/claim", {"secret": "guessed-secret"}, 404, "unknown-link"),
            ("POST", "/api/play-now", {"ruleset": "none"}, 400, "unknown-ruleset"),
            ("POST", "/api/play-now", {"bots": "genius"}, 400, "unknown-bot"),
            ("POST", "/api/play-now", {"clock": 7}, 400, "bad-request"),
            ("POST", "/api/play-now", [], 400, "bad-request"),
        ):
            answer = await client.ask(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (status, code), path
        await client.leave()


async def test_a_table_before_the_start_has_no_record(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        client = await guest(server, "Ada")
        code = await client.new_table()
        for path, why in (("record", "not-started"), ("replay", "match-goes-on")):
            answer = await client.ask("GET", f"/api/tables/{code}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, why)
        await client.leave()


async def test_the_id_of_a_command_is_printable_ascii(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        await ada.open(code)
        for bad in ("a\0b", "a b", "é", "\x1b[2J", "", "x" * 41):
            await ada.send_raw(json.dumps({"type": "fill-with-bots", "id": bad}))
        await ada.until(lambda: len([m for m in ada.messages if m["type"] == "refused"]) == 6)
        assert {m["code"] for m in ada.messages if m["type"] == "refused"} == {"bad-message"}
        assert (await ada.send("fill-with-bots", id="!~" * 20))["type"] == "done"
        await ada.leave()


# --- identity -------------------------------------------------------------------------------------


async def test_forged_and_expired_cookies_are_no_identity(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        value = ada.http.cookies[COOKIE]
        person, issued, signature = value.split(".")
        other = Signer(b"another key").sign(person, clock())
        for forged in (
            value[:-1] + ("0" if value[-1] != "0" else "1"),
            f"{person}.{int(issued) + 1}.{signature}",
            f"pSomebodyElse.{issued}.{signature}",
            other,
            "",
            "..",
            "a" * 3000,
            "é.ü.ß",
        ):
            async with httpx.AsyncClient(base_url=server) as http:
                headers = {b"cookie": f"{COOKIE}={forged}".encode()}
                answer = await http.get("/api/me", headers=headers)
                assert answer.status_code == 200
                assert answer.json()["name"] != "Ada", "a new guest"
        clock.time += LIFETIME + 1
        assert (await ada.http.get("/api/me")).json()["name"] != "Ada"
        await ada.leave()


async def test_bad_tokens_are_refused(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        client = Client(server, token="nonsense")
        answer = await client.ask("GET", "/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "unknown-token")
        await client.leave()


async def test_an_identity_moves_to_another_device_once_and_is_deleted_whole(
    tmp_path: Path,
) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        bot = (await ada.http.post("/api/bots", json={"name": "Robot"})).json()["token"]
        link = (await ada.http.post("/api/me/link")).json()
        assert link["url"].partition("#")[2] == link["secret"]
        phone = await guest(server, "Phone")
        claimed = await phone.http.post("/api/me/claim", json={"secret": link["secret"]})
        assert claimed.json()["name"] == "Ada"
        assert (await phone.http.get("/api/me")).json()["name"] == "Ada"
        again = await phone.http.post("/api/me/claim", json={"secret": link["secret"]})
        assert again.json()["code"] == "unknown-link"
        await phone.open(code)
        assert phone.seat == 0
        assert (await ada.http.delete("/api/me")).status_code == 204
        assert await phone.closing() == 4401
        assert (await phone.http.get("/api/me")).json()["name"] != "Ada"
        assert (await phone.http.get("/api/me/matches")).json() == []
        robot = Client(server, token=bot)
        assert (await robot.ask("GET", "/api/me")).status_code == 401
        eve = await guest(server, "Eve")
        gone = await eve.http.get(f"/api/tables/{code}")
        assert gone.json()["code"] == "unknown-table", "nobody else played there"
        for client in (ada, phone, robot, eve):
            await client.leave()


async def test_other_sites_cannot_use_the_cookie(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        answer = await ada.ask(
            "POST", "/api/play-now", json={}, headers={"origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
        made = await ada.ask("POST", "/api/play-now", json={}, headers={"origin": server})
        code = made.json()["code"]
        await ada.open(code, origin="https://evil.example")
        assert await ada.closing() == 4403
        await ada.open(code, origin=server)
        await ada.leave()


async def test_guessing_codes_is_slowed_down(tmp_path: Path) -> None:
    limits = Limits(guesses_at_once=20, guesses_per_second=0.01)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = (await ada.http.post("/api/tables", json={})).json()["code"]
        answers = [(await eve.http.get(f"/api/tables/GUESS{n}")).status_code for n in range(30)]
        assert answers == [404] * 20 + [429] * 10
        assert (await eve.http.get(f"/api/tables/{code}")).status_code == 429, (
            "no word of any table"
        )
        for asked in (code, "GUESS9"):
            await eve.open(asked)
            assert eve.messages[-1]["code"] == "too-fast"
            assert await eve.closing() == 4429
        await ada.open(code)
        assert ada.state["code"] == code, "players at that address still find their tables"
        for client in (ada, eve):
            await client.leave()


async def test_what_is_no_code_counts_as_a_guess_and_is_not_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL would refuse a NUL, and a room must not stay behind."""
    limits = Limits(guesses_at_once=4, guesses_per_second=0.001)
    worker = Worker(settings(tmp_path, limits=limits))
    async with running(worker) as server:
        eve = await guest(server, "Eve")
        monkeypatch.setattr(worker.store, "load", None)
        for code in ("%00", "A%00B", "%E2%80%AE22222", "X" * 3000):
            await eve.open(code)
            assert await eve.closing() == 4404, code
        await eve.open("NOPE22")
        assert await eve.closing() == 4429
        assert len(worker.rooms) == 0
        await eve.leave()


async def test_a_room_that_cannot_be_read_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        del worker.rooms._rooms[code]  # as if others had been looked at since
        reading = worker.store.presence
        away = StoreUnavailable("store-unavailable", "The store does not answer.")
        monkeypatch.setattr(worker.store, "presence", AsyncMock(side_effect=away))
        asked = (worker.rooms.find(code) for _ in range(3))
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found == [away] * 3
        assert len(worker.rooms) == 0
        monkeypatch.setattr(worker.store, "presence", reading)
        first, second = await asyncio.gather(worker.rooms.find(code), worker.rooms.find(code))
        assert first is second is worker.rooms[code]
        await ada.leave()


# --- sockets --------------------------------------------------------------------------------------


async def test_sockets_say_why_they_close(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        nobody = Client(server)
        await nobody.open("NOPE22")
        assert await nobody.closing() == 4401
        ada = await guest(server, "Ada")
        await ada.open("NOPE22")
        assert await ada.closing() == 4404
        private = {"spectators": False}
        code = (await ada.http.post("/api/play-now", json=private)).json()["code"]
        eve = await guest(server, "Eve")
        await eve.open(code)
        assert await eve.closing() == 4403
        assert (await eve.ask("GET", f"/api/tables/{code}")).status_code == 403
        assert (await eve.ask("GET", f"/api/tables/{code}/record")).status_code == 403
        for client in (nobody, ada, eve):
            await client.leave()


async def test_repeating_a_command_does_nothing_twice(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        await ada.open(code)
        first = await ada.send("sit", id="same", seat=2)
        seq = ada.seq
        assert await ada.send("sit", id="same", seat=3) == first
        await ada.close()
        await ada.open(code)
        assert await ada.send("sit", id="same", seat=2) == first
        assert (ada.seq, ada.seat) == (seq, 2)
        await ada.leave()


async def test_too_large_a_frame_closes_the_socket(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path)), "Ada") as (ada,):
        await ada.send_raw("x" * 20_000)
        assert await ada.closing() == 1009


async def test_flooding_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(commands_at_once=20, commands_per_second=0.1)
    async with gathered(Worker(settings(tmp_path, limits=limits)), "Ada", "Bob") as (ada, bob):
        answers = [(await ada.send("take-back"))["code"] for _ in range(25)]
        assert answers[-1] == "too-fast"
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                await ada.send_raw(json.dumps({"type": "leave", "id": f"f{number}"}))
        assert await ada.closing() == 1008
        assert (await bob.send("sit", seat=1))["type"] == "done", "others notice nothing"


async def test_a_client_that_never_reads_is_cut_off_and_others_play_on(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path, limits=Limits(queue=20)))
    async with running(worker) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await ada.new_table()
        await ada.open(code)
        address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        # A tiny window and a client that pauses after the first message.
        deaf = await connect(
            address, additional_headers={"cookie": eve.cookie}, max_queue=1, ping_interval=None
        )
        deaf.transport.pause_reading()
        for number in range(2500):
            swap = {"type": "swap-seats", "id": f"s{number}", "one": 0, "other": 1}
            room = worker.rooms[code]
            if len(room.connections) == 1:
                break
            await worker.service.command(code, room.table.owner, json_command(swap))
            await asyncio.sleep(0)
        assert len(worker.rooms[code].connections) == 1, "the deaf one is gone"
        await ada.until(lambda: ada.seq == worker.rooms[code].seq)
        deaf.transport.abort()
        for client in (ada, eve):
            await client.leave()


def json_command(fields: dict[str, Any]) -> Any:
    return msgspec.convert(fields, Command)


async def test_fuzzed_frames_get_a_coded_error_or_are_cut_off(tmp_path: Path) -> None:
    rng = random.Random(3)
    many = {"tables_at_once": 10**9, "network_tables_at_once": 10**9}
    limits = Limits(commands_at_once=10**9, queue=10**6, hints_at_once=5, **many)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        codes, accepted = set(), 0
        for number in range(FRAMES):
            if number % FRAMES_PER_TABLE == 0:  # with a match and without one by turns
                await _at_new_table(ada, bob, play=number // FRAMES_PER_TABLE % 2 == 0)
            await ada.send_raw(any_frame(rng))
            if number % 100 == 99:
                answer = await ada.send("take-back", id=f"mark{number}")
                assert answer["type"] == "refused", "the socket still works"
                codes |= {m["code"] for m in ada.messages if m["type"] == "refused"}
                accepted += sum(m["type"] == "done" for m in ada.messages)
                for seen in (ada.messages, ada.received, bob.messages, bob.received):
                    seen.clear()  # a million of them would fill the memory
        assert "bad-message" in codes
        assert "server-error" not in codes
        assert accepted >= FRAMES // 50
        answer = await bob.send("take-back")
        assert answer["type"] == "refused", "the others notice nothing"
        for client in (ada, bob):
            await client.leave()


async def _at_new_table(ada: Client, bob: Client, *, play: bool) -> None:
    """Both sit at a new table of Ada's."""
    code = await ada.new_table(bots="random")
    for client in (ada, bob):
        await client.close()
        await client.open(code)
    await bob.send("sit", seat=1)
    if play:
        await ada.send("fill-with-bots")
        await ada.send("start")
    ada.messages.clear()
