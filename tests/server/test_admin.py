"""What a host can do while people play, and that nobody else can."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.kit import Client, Clock, guest, running, settings
from yokai_septet.protocol.request_errors import RequestError
from yokai_septet.server.admin.acts import bar_person
from yokai_septet.server.admin.keys import LINK_LIFETIME, SESSION_LIFETIME, new_link
from yokai_septet.server.admin.networks import contains, network_named
from yokai_septet.server.admin.service import EVERY
from yokai_septet.server.worker import Worker


@asynccontextmanager
async def host_of(server: str, worker: Worker) -> AsyncIterator[httpx.AsyncClient]:
    """A browser in which the host has opened the admin page."""
    async with httpx.AsyncClient(base_url=server, timeout=60) as http:
        link = await new_link(worker.store.admin, server, worker.now())
        opened = await http.post("/api/admin/session", json={"secret": link.partition("#")[2]})
        assert opened.status_code == 200, opened.text
        yield http


async def id_of(client: Client) -> str:
    exported = json.loads((await client.http.get("/api/me/export")).content)
    person: str = exported["identity"][0]["id"]
    return person


def refusals(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.messages if message["type"] == "refused"]


# --- who is the host ------------------------------------------------------------------------------


async def test_a_link_opens_the_page_once_and_for_ten_minutes(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server, httpx.AsyncClient(base_url=server) as http:
        link = await new_link(worker.store.admin, server, clock())
        address, _, secret = link.partition("#")
        assert address == f"{server}/admin", "the secret is in the fragment, which nobody logs"
        opened = await http.post("/api/admin/session", json={"secret": secret})
        assert opened.status_code == 200
        cookie = opened.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Strict", "Path=/api/admin", "Max-Age=3600"):
            assert part in cookie
        assert "no-store" in opened.headers["cache-control"]
        again = await http.post("/api/admin/session", json={"secret": secret})
        assert (again.status_code, again.json()["code"]) == (401, "admin-link-void")
        late = (await new_link(worker.store.admin, server, clock())).partition("#")[2]
        clock.time += LINK_LIFETIME + 1
        answer = await http.post("/api/admin/session", json={"secret": late})
        assert answer.json()["code"] == "admin-link-void"


async def test_the_page_closes_after_an_hour_and_when_the_host_says_so(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        async with host_of(server, worker) as host:
            clock.time += SESSION_LIFETIME - 1
            assert (await host.get("/api/admin")).status_code == 200
            clock.time += 2
            answer = await host.get("/api/admin")
            assert (answer.status_code, answer.json()["code"]) == (401, "admin-link-needed")
        async with host_of(server, worker) as host:
            stolen = host.cookies["yokai-admin"]
            assert (await host.delete("/api/admin/session")).status_code == 204
            headers = {"cookie": f"yokai-admin={stolen}"}
            answer = await host.get("/api/admin", headers=headers)
            assert answer.json()["code"] == "admin-link-needed"


REQUESTS = [
    ("GET", "/api/admin", None),
    ("DELETE", "/api/admin/session", None),
    ("POST", "/api/admin/tables/ABCDEF/close", None),
    ("PATCH", "/api/admin/people/p1", {"name": "Eve"}),
    ("PUT", "/api/admin/people/p1/bar", {"seconds": 600}),
    ("DELETE", "/api/admin/people/p1/bar", None),
    ("PUT", "/api/admin/networks/bar", {"network": "192.0.2.1", "seconds": 600}),
    ("DELETE", "/api/admin/networks/bar?network=192.0.2.1", None),
]


async def test_nobody_else_does_what_a_host_does(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        eve = await guest(server, "Eve")
        link = await new_link(worker.store.admin, server, worker.now())
        unused = f"yokai-admin={link.partition('#')[2]}"  # a link is no cookie
        for method, path, body in REQUESTS:
            for headers in ({}, {"cookie": f"{eve.cookie}; {unused}"}):
                answer = await eve.http.request(method, path, json=body, headers=headers)
                assert answer.json()["code"] == "admin-link-needed", path
        assert await worker.store.admin.last_acts(10) == []
        await eve.leave()


# --- what a host does -----------------------------------------------------------------------------


async def test_a_host_sees_who_is_there_and_no_cards(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server, host_of(server, worker) as host:
        ada = await guest(server, "Ada")
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.until(lambda: bool(ada.state["match"] and ada.state["match"]["round"]))
        answer = await host.get("/api/admin")
        state = answer.json()
        [person] = state["people"]
        assert (person["name"], person["network"]) == ("Ada", "127.0.0.1")
        assert person["tables"] == [code]
        assert state["networks"] == [{"network": "127.0.0.1", "sockets": 1, "people": 1}]
        [table] = state["tables"]
        assert (table["code"], table["status"]) == (code, "playing")
        assert table["names"] == ["Ada", None, None, None]
        assert table["connected"] == 1
        [load] = state["workers"]
        assert load["sockets"] == load["tables"] == 1
        hand = ada.hand
        assert not any(f'"{card}"' in answer.text for card in hand)
        await ada.leave()


async def test_closing_a_table_ends_it_for_everybody(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server, host_of(server, worker) as host:
        ada = await guest(server, "Ada")
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        await ada.send("fill-with-bots")
        await ada.send("start")
        closed = await host.post(f"/api/admin/tables/{code.lower()}/close")
        assert closed.status_code == 200, closed.text
        await ada.until(lambda: ada.state["status"] == "abandoned")
        assert ada.state["ended_by"] == "host"
        assert [act["code"] for act in closed.json()["acts"]] == [code]
        assert (await host.post(f"/api/admin/tables/{code}/close")).status_code == 200, "twice"
        again = await host.post("/api/admin/tables/NOSUCH/close")
        assert (again.status_code, again.json()["code"]) == (409, "unknown-table")
        day = (await ada.http.get("/api/daily")).json()["day"]
        daily = (await ada.http.post(f"/api/daily/{day}/1")).json()["code"]
        kept = await host.post(f"/api/admin/tables/{daily}/close")
        assert kept.json()["code"] == "cannot-be-closed"
        acts = (await host.get("/api/admin")).json()["acts"]
        assert [act["refused"] for act in acts] == ["cannot-be-closed", "unknown-table", None, None]
        await ada.leave()


async def test_a_table_that_has_not_begun_is_closed_by_deleting_it(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server, host_of(server, worker) as host:
        ada = await guest(server, "Ada")
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        closed = await host.post(f"/api/admin/tables/{code}/close")
        assert closed.status_code == 200, closed.text
        assert closed.json()["tables"] == []
        assert await ada.closing() == 4404
        assert refusals(ada)[-1]["code"] == "table-closed"
        await ada.open(code)
        assert refusals(ada)[-1]["code"] == "unknown-table"
        await ada.leave()


async def test_a_person_whom_the_host_names_keeps_the_name_for_a_day(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server, host_of(server, worker) as host:
        eve = await guest(server, "Rude word")
        code = await eve.new_table(ruleset="four-basic")
        await eve.open(code)
        person = await id_of(eve)
        renamed = await host.patch(f"/api/admin/people/{person}", json={"name": "Polite"})
        assert renamed.status_code == 200, renamed.text
        await eve.until(lambda: eve.state["seats"][0]["name"] == "Polite")
        answer = await eve.http.patch("/api/me", json={"name": "Rude word"})
        assert (answer.status_code, answer.json()["code"]) == (403, "name-is-fixed")
        assert "UTC" in answer.json()["params"]["until"]
        clock.time += 86401
        assert (await eve.http.patch("/api/me", json={"name": "Eve"})).status_code == 200
        bad = await host.patch(f"/api/admin/people/{person}", json={"name": "a\u202eb"})
        assert bad.json()["code"] in ("bad-name", "admin-link-needed")
        await eve.leave()


async def test_a_barred_person_is_told_why_and_until_when(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server, host_of(server, worker) as host:
        eve, ada = await guest(server, "Eve"), await guest(server, "Ada")
        token = (await eve.http.post("/api/bots", json={"name": "Evebot"})).json()["token"]
        code = await ada.new_table(ruleset="four-basic")
        await ada.open(code)
        await eve.open(code)
        person = await id_of(eve)
        answer = await host.put(f"/api/admin/people/{person}/bar", json={"seconds": 1800})
        assert answer.status_code == 200, answer.text
        assert await eve.closing() == 4403
        assert refusals(eve)[-1]["code"] == "barred"
        assert refusals(eve)[-1]["params"]["until"].endswith("UTC")
        for attempt in (
            await eve.http.post("/api/tables", json={}),
            await eve.http.get("/api/me/matches"),
            await httpx.AsyncClient(base_url=server).get(
                "/api/bots", headers={"authorization": f"Bearer {token}"}
            ),
        ):
            assert (attempt.status_code, attempt.json()["code"]) == (403, "barred")
        await eve.open(code)
        assert refusals(eve)[-1]["code"] == "barred"
        exported = json.loads((await eve.http.get("/api/me/export")).content)
        assert [bar["what"] for bar in exported["bars"]] == ["visit"]
        assert [act["kind"] for act in exported["host_acts"]] == ["bar"]
        assert ada.closed is None, "others stay"
        assert (await host.get("/api/admin")).json()["bars"][0]["name"] == "Eve"
        clock.time += 1801
        assert (await eve.http.get("/api/me/matches")).status_code == 200
        await worker.admin.tidy()
        assert (await worker.store.admin.bars(0.0)).visits == {}
        await ada.leave()
        await eve.leave()


async def test_a_bar_can_be_lifted(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server, host_of(server, worker) as host:
        eve = await guest(server, "Eve")
        person = await id_of(eve)
        await host.put(f"/api/admin/people/{person}/bar", json={"seconds": 600})
        assert (await eve.http.get("/api/me/matches")).status_code == 403
        lifted = await host.delete(f"/api/admin/people/{person}/bar")
        assert lifted.json()["bars"] == []
        assert (await eve.http.get("/api/me/matches")).status_code == 200
        await eve.leave()


async def test_a_barred_network_comes_back_and_a_host_does_not_bar_their_own(
    tmp_path: Path,
) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    proxied = {"forwarded_allow_ips": "127.0.0.1", "proxy_headers": True}
    async with running(worker, **proxied) as server, host_of(server, worker) as host:
        there = {"x-forwarded-for": "203.0.113.9"}
        beside = {"x-forwarded-for": "203.0.114.9"}
        async with httpx.AsyncClient(base_url=server) as http:
            barred = await host.put(
                "/api/admin/networks/bar", json={"network": "203.0.113.0/24", "seconds": 900}
            )
            assert barred.status_code == 200, barred.text
            answer = await http.get("/api/me", headers=there)
            assert (answer.status_code, answer.json()["code"]) == (403, "network-barred")
            assert (await http.get("/", headers=there)).status_code != 403, "the page can tell it"
            assert (await http.get("/api/me", headers=beside)).status_code == 200
            clock.time += 901
            assert (await http.get("/api/me", headers=there)).status_code == 200
        own = await host.put(
            "/api/admin/networks/bar",
            json={"network": "198.51.100.7", "seconds": 900},
            headers={"x-forwarded-for": "198.51.100.7"},
        )
        assert own.json()["code"] == "own-network"
        here = await host.put(
            "/api/admin/networks/bar", json={"network": "127.0.0.1", "seconds": 900}
        )
        assert here.json()["code"] == "loopback-network"
        forever = await host.put(
            "/api/admin/networks/bar", json={"network": "192.0.2.7", "seconds": 10**9}
        )
        assert forever.status_code == 400


def test_a_network_is_named_by_an_address_or_a_range() -> None:
    assert str(network_named("192.0.2.7")) == "192.0.2.7/32"
    assert str(network_named("::ffff:192.0.2.7")) == "192.0.2.7/32"
    assert str(network_named("2001:db8:1:2:3:4:5:6")) == "2001:db8:1:2::/64", "a household"
    assert contains(network_named("2001:db8:1::/48"), "2001:db8:1:2::")
    assert not contains(network_named("2001:db8:1::/48"), "2001:db8:2::")
    assert not contains(network_named("192.0.2.7"), "")
    for text in ("", "Ada", "10.0.0.0/8", "2000::/3", "192.0.2.7/33"):
        with pytest.raises(RequestError, match="not an address"):
            network_named(text)


async def test_an_act_in_the_store_is_obeyed_within_two_seconds(tmp_path: Path) -> None:
    """As `yokai admin` leaves it there: nobody tells the worker, which looks twice in that time."""
    assert EVERY <= 1
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        eve = await guest(server, "Eve")
        code = await eve.new_table(ruleset="four-basic")
        await eve.open(code)
        person = await id_of(eve)
        await worker.store.admin.add_act(bar_person(person, 600, worker.now()))
        assert await eve.closing() == 4403
        await eve.leave()


async def test_reports_are_there_only_while_the_host_looks(tmp_path: Path) -> None:
    clock = Clock()
    worker = Worker(settings(tmp_path), clock=clock)
    async with running(worker) as server:
        async with host_of(server, worker):
            await worker.admin.look()
            assert await worker.store.admin.reports(0.0)
        clock.time += 11
        await worker.admin.look()
        assert not await worker.store.admin.reports(0.0)
        await asyncio.sleep(0)
