"""A vandal behind the club's own address: whatever is used up there, those who have played go on.

Everybody in these tests is at one address. Limits that fill up with time do not here, so that
what is used up stays so.
"""

from pathlib import Path

import httpx

from tests.server.club import club_worker, member, play_card
from tests.server.daily import TODAY
from tests.server.kit import Client, RunningClock, guest, running
from yokai_septet.server.admin.keys import new_link

RECORD = Path(__file__).parents[1] / "golden/records/four-advanced.yokai"
TOO_MANY_SOCKETS = 4429


async def tab(of: Client, code: str) -> Client:
    """A socket of the same person at a table."""
    client = Client(of.server)
    client.http.cookies = of.http.cookies
    await client.open(code)
    return client


async def leave(*clients: Client) -> None:
    for client in clients:
        await client.leave()


def refusal(answer: httpx.Response) -> str | None:
    return answer.json()["code"] if answer.status_code >= 400 else None


async def test_wrong_codes_close_nobodys_table_not_even_after_a_restart(tmp_path: Path) -> None:
    clock = RunningClock()
    limits = {"guesses_at_once": 3, "guesses_per_second": 0.0}
    async with running(club_worker(tmp_path, clock, **limits)) as server:
        ada, code = await member(server, clock)
        eve = await guest(server, "Eve")
        own = await eve.new_table()
        team = await eve.http.post("/api/team-matches", json={})
        assert team.status_code == 201, team.text
        teams = f"/api/team-matches/{team.json()['code']}"
    async with running(club_worker(tmp_path, clock, **limits)) as server:
        for client in (ada, eve):
            client.http.base_url, client.server = server, server
        for number in range(5):
            last = await eve.http.get(f"/api/tables/WRONG{number}")
        assert refusal(last) == "too-fast"
        bob = await guest(server, "Bob")
        assert refusal(await bob.http.get(f"/api/tables/{code}")) == "too-fast"
        assert refusal(await bob.http.get(teams)) == "too-fast"
        assert refusal(await eve.http.get(f"/api/tables/{own}")) is None, "the store knows her seat"
        assert refusal(await eve.http.get(teams)) is None
        assert refusal(await ada.http.get(f"/api/tables/{code}")) is None
        assert refusal(await ada.http.get(teams)) is None, "a code that she was told"
        await leave(ada, bob, eve)


async def test_guests_do_not_use_up_the_daily_deals(tmp_path: Path) -> None:
    clock = RunningClock()
    async with running(club_worker(tmp_path, clock, network_daily_players=2)) as server:
        ada, _ = await member(server, clock)
        crowd = [await guest(server, f"Guest{number}") for number in range(3)]
        path = f"/api/daily/{TODAY}/1"
        refused = [refusal(await client.http.post(path)) for client in crowd]
        assert refused == [None, None, "too-many-daily-players"]
        assert refusal(await ada.http.post(path)) is None
        await leave(ada, *crowd)


async def test_sockets_of_others_make_room_for_a_player(tmp_path: Path) -> None:
    clock = RunningClock()
    async with running(club_worker(tmp_path, clock, network_sockets=4)) as server:
        ada, code = await member(server, clock)
        eve, bob = await guest(server, "Eve"), await guest(server, "Bob")
        watched = await eve.new_table()
        tabs = [await tab(eve, watched) for _ in range(4)]
        fifth = await tab(eve, watched)
        assert await fifth.closing() == TOO_MANY_SOCKETS
        await ada.open(code)
        assert ada.state["code"] == code
        assert await tabs[0].closing() == TOO_MANY_SOCKETS
        await bob.open(watched)
        assert bob.state["code"] == watched, "he holds fewer than she does"
        assert await tabs[1].closing() == TOO_MANY_SOCKETS
        assert ada.closed is None
        await leave(ada, bob, eve, fifth, *tabs)


async def test_open_tables_and_new_tables_of_others_keep_nobody_from_playing(
    tmp_path: Path,
) -> None:
    clock = RunningClock()
    limits = {
        "network_open_tables": 3, "network_tables_at_once": 6, "network_tables_per_second": 0.0,
    }  # fmt: skip
    async with running(club_worker(tmp_path, clock, **limits)) as server:
        ada, code = await member(server, clock)
        eve = await guest(server, "Eve")
        codes = [await eve.new_table() for _ in range(5)]
        assert refusal(await eve.http.post("/api/tables", json={})) == "too-many-tables"
        tabs = [await tab(eve, table) for table in codes]
        assert [client.messages[0]["type"] for client in tabs] == ["snapshot"] * 3 + ["refused"] * 2
        await ada.open(code)
        assert ada.state["code"] == code
        new = await ada.new_table()
        second = await tab(ada, new)
        assert second.state["code"] == new
        link = second.viewer["invitation"]
        bob = Client(server)
        await bob.http.get("/api/me")
        path = f"/api/tables/{new}/invitation"
        assert refusal(await bob.http.post(path, json={"token": link})) is None
        await bob.open(new)
        assert (await bob.send("sit", seat=1))["type"] == "done"
        await leave(ada, bob, eve, second, *tabs)


async def test_newcomers_and_uploads_of_others_keep_nobody_from_a_review(tmp_path: Path) -> None:
    clock = RunningClock()
    limits = {"guests_at_once": 4, "guests_per_second": 0.0, "network_reviews": 1}
    async with running(club_worker(tmp_path, clock, **limits)) as server:
        ada, code = await member(server, clock)
        eve = await guest(server, "Eve")
        text = RECORD.read_text()
        assert refusal(await eve.http.post("/api/reviews", json={"record": text})) is None
        made = await eve.http.post("/api/play-now", json={"bots": "random"})
        await eve.open(made.json()["code"])
        await eve.send("vote-abandon", agree=True)
        review = f"/api/tables/{made.json()['code']}/review"
        assert refusal(await eve.http.post(review, json={})) == "server-busy"
        newcomers = [refusal(await Client(server).http.get("/api/me")) for _ in range(3)]
        assert newcomers[-1] == "too-fast"
        assert refusal(await eve.http.post("/api/reviews", json={"record": text})) == "too-fast"
        await ada.open(code)
        await ada.send("vote-abandon", agree=True)
        mine = await ada.http.post(f"/api/tables/{code}/review", json={})
        assert refusal(mine) is None
        assert mine.json()["ahead"] <= 1, "nothing that waits is before it"
        assert refusal(await ada.http.post("/api/reviews", json={"record": text})) is None
        await leave(ada, eve)


async def test_wrong_links_keep_nobody_from_their_own(tmp_path: Path) -> None:
    """Neither from the one that brings an identity to another device, nor a host from the page that
    helps against vandals."""
    clock = RunningClock()
    limits = {"guests_at_once": 4, "guests_per_second": 0.0}
    worker = club_worker(tmp_path, clock, **limits)
    async with running(worker) as server, httpx.AsyncClient(base_url=server) as device:
        ada = await guest(server, "Ada")
        link = (await ada.http.post("/api/me/link")).json()["secret"]
        host = (await new_link(worker.store.admin, server, clock())).partition("#")[2]
        for path in ("/api/me/claim", "/api/admin/session"):
            for number in range(30):
                last = await device.post(path, json={"secret": f"{number:032}"})
            assert refusal(last) == "too-fast"
        assert refusal(await device.post("/api/me/claim", json={"secret": link})) is None
        assert (await device.get("/api/me")).json()["name"] == "Ada"
        assert refusal(await device.post("/api/admin/session", json={"secret": host})) is None
        await ada.leave()


async def test_a_card_against_bots_earns_nothing(tmp_path: Path) -> None:
    clock = RunningClock()
    limits = {"network_tables_at_once": 6, "network_tables_per_second": 0.0}
    async with running(club_worker(tmp_path, clock, **limits)) as server:
        ada, _ = await member(server, clock)
        crowd = []
        for number in range(5):
            client = await guest(server, f"Guest{number}")
            crowd.append(client)
            made = await client.http.post("/api/play-now", json={"bots": "random"})
            await client.open(made.json()["code"])
            for _ in range(3):
                await play_card(client)
        clock.time += 600
        refused = [refusal(await client.http.post("/api/tables", json={})) for client in crowd]
        assert refused == ["too-many-tables"] * 5
        assert refusal(await ada.http.post("/api/tables", json={})) is None
        await leave(ada, *crowd)
