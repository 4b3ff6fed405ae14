"""The daily deals on a server: one attempt, equal for everybody, secret until it is finished."""

import asyncio
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.routes import WebSocketRoute
from sqlalchemy import insert
from websockets.asyncio.client import connect

from tests.server.daily import (
    RUNS,
    TODAY,
    TOMORROW,
    begin,
    field_is_whole,
    finish,
    playing,
    today,
    until,
)
from tests.server.kit import PATIENCE, Client, Clock, settings
from tests.server.old_database import returning
from yokai_septet import records
from yokai_septet.game.daily import dealt
from yokai_septet.server.app import create_app
from yokai_septet.server.callers.identity import Signer
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import Store
from yokai_septet.server.store import schema as s
from yokai_septet.table import commands as c


async def heard(client: Client, path: str) -> str:
    """What a socket says first."""
    address = client.server.replace("http", "ws", 1) + path
    async with connect(address, additional_headers={"cookie": client.cookie}) as socket:
        return str(await asyncio.wait_for(socket.recv(), PATIENCE))


async def test_a_day_is_played_and_compared_with_the_field(tmp_path: Path) -> None:
    clock = Clock()
    async with playing(tmp_path, clock, "Ada", "Bob") as (worker, (ada, bob)):
        before = await today(ada)
        assert (before["day"], before["over"], before["seed"]) == (TODAY, False, None)
        assert [deal["state"] for deal in before["deals"]] == ["new"] * 4
        assert (before["board"], before["streak"], before["players"]) == (None, 0, 0)
        for number in (1, 2, 3, 4):
            await finish(ada, number)
        assert await worker.store.daily.players([TODAY, TOMORROW], 4) == {TODAY: 1}
        found = await until(ada, field_is_whole)
        assert (found["place"], found["players"], found["streak"]) == (1, 1, 1)
        [line] = found["board"]["lines"]
        assert (line, line["name"]) == (found["board"]["own"], "Ada"), "also with one player"
        for deal in found["deals"]:
            assert sum(one["field"] for one in deal["results"]) == RUNS
            [mine] = [one for one in deal["results"] if one["people"]]
            assert mine["points"] == deal["points"]
            lower = sum(one["field"] for one in deal["results"] if one["points"] < mine["points"])
            assert deal["percent"] == pytest.approx(100 * (lower + mine["field"] / 2) / RUNS)
        mean = sum(deal["percent"] for deal in found["deals"]) / 4
        assert found["percent"] == pytest.approx(mean)
        await finish(bob, 1)
        again = await today(bob)
        assert again["deals"][0]["points"] == found["deals"][0]["points"], "the same plays"
        assert (again["deals"][1]["results"], again["board"], again["percent"]) == ([], None, None)
        assert (await ada.http.get("/api/me/matches")).json() == [], "they are a list of their own"
        last = await today(ada)
        clock.time += 86_400
        await until(ada, lambda state: state["day"] == TOMORROW)
        assert (await ada.http.get("/api/daily-archive")).json() == [
            {"day": TODAY, "percent": last["percent"], "players": 1}
        ]


async def test_the_leaderboard_comes_in_pages_and_ones_own_line_with_each(tmp_path: Path) -> None:
    async with playing(tmp_path, Clock(), "Bob") as (worker, [bob]):
        last = "p-last"
        people = {f"p-{number}": number for number in range(120)} | {last: -1}
        rows = [
            {"day": TODAY, "number": n, "person": person, "code": f"{person}-{n}"[-12:]}
            | {"points": points}
            for person, points in people.items()
            for n in (1, 2, 3, 4)
        ]
        async with worker.store._database.transaction() as connection:
            await connection.execute(insert(s.daily_attempts), rows)
        await worker.store.add_person(last, "Ada", 1.0)
        ada = returning(bob.server, Signer(await worker.store.secret()).sign(last, worker.now()))
        found = await today(ada)
        pages = [found["board"]]
        for offset in (50, 100):
            assert pages[-1]["more"]
            pages.append(await today(ada, f"/api/daily/{TODAY}/board?offset={offset}"))
        places = [line["place"] for page in pages for line in page["lines"]]
        assert places == list(range(1, 122))
        assert [page["own"]["place"] for page in pages] == [found["place"]] * 3 == [121] * 3
        assert [page["more"] for page in pages] == [True, True, False]
        assert pages[2]["lines"][-1] == pages[2]["own"]
        part = await today(ada, f"/api/daily/{TODAY}/board?limit=2&offset=1")
        assert [line["place"] for line in part["lines"]] == [2, 3]
        refused = await bob.http.get(f"/api/daily/{TODAY}/board")
        assert refused.json()["code"] == "day-goes-on", "he has not played"
        await ada.leave()


async def test_equal_plays_meet_equal_replies(tmp_path: Path) -> None:
    async with playing(tmp_path, Clock(), "Ada", "Bob", "Eve") as (worker, clients):
        seeds = zip(clients, (5, 5, 6), strict=True)
        codes = [await finish(one, 2, seed=seed) for one, seed in seeds]
        rounds = [(await worker.service.table(code)).started.finished[0] for code in codes]
        assert rounds[0] == rounds[1]
        assert rounds[0].tricks != rounds[2].tricks


async def test_there_is_one_attempt_and_it_can_be_resumed(tmp_path: Path) -> None:
    clock = Clock()
    async with playing(tmp_path, clock, "Ada") as (_, [ada]):
        codes = await asyncio.gather(*(begin(ada, 1) for _ in range(5)))
        assert len(set(codes)) == 1
        code = codes[0]
        await ada.open(code)
        hand = ada.hand
        assert (ada.state["format"]["source"], ada.state["format"]["number"]) == (TODAY, 1)
        assert (ada.state["hints"], ada.state["options"]["memory_aid"]) == (False, "last-trick")
        assert [seat["strength"] for seat in ada.state["seats"]] == [None] + ["master"] * 3
        await ada.send("pass", after=1, cards=hand[:3])
        assert ada.viewer["may_undo"] is False
        for kind, fields in OTHER_COMMANDS.items():
            answer = await ada.send(kind, **fields)
            refused = (answer["type"], answer["code"])
            assert refused[0] == "refused", kind
            assert refused[1] in ("not-in-daily-deals", "no-hints", "no-talking-now"), answer
        cookies = ada.http.cookies
    async with playing(tmp_path, clock, "Bob") as (_, [bob]):  # the server was restarted
        ada = Client(bob.server, name="Ada-again")  # other ids of commands
        ada.http.cookies = cookies
        assert await begin(ada, 1) == code
        await ada.open(code)
        assert set(ada.viewer["cards"]["dealt"]) == set(hand)
        await ada.play_on(Random(1))
        assert await begin(ada, 1) == code, "there is no second attempt"
        assert (await ada.send("rematch"))["code"] == "not-in-daily-deals"
        points = (await today(ada))["deals"][0]["points"]
        [own, other] = ada.state["match"]["scores"]
        assert points == own - other
        text = (await ada.http.get(f"/api/tables/{code}/record")).text
        record = records.parse(text)
        assert dict(record.tags)["DailyDeal"] == f"{TODAY} 1"
        assert records.verify(record).deals_follow_from_seed
        await ada.leave()


OTHER_COMMANDS: dict[str, dict[str, Any]] = {
    "ask-hint": {},
    "ask-undo": {},
    "answer-undo": {"agree": True},
    "ask-bot": {"seat": 1},
    "take-back": {},
    "vote-bot": {"seat": 1, "agree": True},
    "vote-abandon": {"agree": True},
    "lock-seats": {"locked": True},
    "leave": {},
    "sit": {"seat": 1},
    "rematch": {},
    "hand-over": {"seat": 1},
    "ready": {"after": 1},
    "start": {},
    "fill-with-bots": {},
    "shuffle-seats": {},
    "swap-seats": {"one": 0, "other": 1},
    "remove": {"seat": 1},
    "add-bot": {"seat": 1, "strength": "novice"},
    "set-options": {"options": {"hints": True}},
    "commit-salt": {"commitment": "0" * 64},
    "reveal-salt": {"salt": "00"},
}


def test_the_list_of_other_commands_is_whole() -> None:
    kinds = {one.__struct_config__.tag for one in c.Command.__args__}
    assert kinds == {*OTHER_COMMANDS, "pass", "play", "say", "lead-review"}


def refusal(path: str) -> str:
    """Why somebody who has not finished a deal is refused."""
    if path.startswith("/api/admin/"):
        return "admin-link-needed"
    return "void-invitation" if path.endswith("/invitation") else "no-spectators"


async def test_no_endpoint_shows_a_deal_to_somebody_who_has_not_finished_it(
    tmp_path: Path,
) -> None:
    """Ada has finished a deal and asked for its review; Bob has begun it, and Eve has not. Both try
    everything that there is."""
    clock = Clock()
    async with playing(tmp_path, clock, "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        code = await finish(ada, 1)
        begun = await begin(bob, 1)
        asked = await ada.http.post(f"/api/tables/{code}/review", json={})
        review = asked.json()["id"]
        assert (await ada.http.get(f"/api/reviews/{review}/replay")).status_code == 200
        passed_on = await ada.http.post(
            f"/api/reviews/{review}/play-on",
            json={"after": 5, "played": [], "seat": 0, "bots": "novice"},
        )
        assert passed_on.json()["code"] == "day-goes-on", "spectators would see the cards"
        text = (await ada.http.get(f"/api/tables/{code}/record")).text
        nameless = records.format(replace(records.parse(text), tags=(), seed=None))
        for upload in (text, nameless):
            for path in ("reviews", "uploads"):
                refused = await ada.http.post(f"/api/{path}", json={"record": upload})
                assert refused.json()["code"] == "day-goes-on", "its link could be passed on"
        table = await worker.service.table(code)
        hands = [str(hand) for hand in dealt(table.seed).hands]
        seeds = [worker.days.seed(day) for day in (TODAY, TOMORROW)]
        secrets = [table.seed.hex(), *(seed.hex() for seed in seeds), *hands[1:]]
        params = {
            "code": code, "review": review, "day": TODAY, "number": "2",
            "program": "b123", "person": "p123", "path": "daily", "puzzle": "00000000",
            "upload": "u" * 22, "round_number": "1",
        }  # fmt: skip
        bodies = {"play-on": {"after": 5, "played": [], "seat": 0, "bots": "novice"}}
        bodies["what-if"] = {"after": 5, "played": []}
        bodies["same-deals"] = {"seat": 0}
        bodies["invitation"] = {"token": "0-made-up"}
        tried = set()
        for route in create_app(worker=worker).routes:
            path = re.sub(r"{([^}]*)}", lambda found: params[found[1]], route.path_format)
            for method in sorted({*getattr(route, "methods", ())} - {"OPTIONS"}):
                if (method, path) == ("DELETE", "/api/me"):
                    continue  # they are needed again
                body = bodies.get(path.rpartition("/")[2], {})
                if "/coach/" in path:
                    body = {"after": 5}
                for client in (bob, eve):
                    answer = await client.http.request(method, path, json=body)
                    tried.add((method, route.path_format))
                    assert not any(one in answer.text for one in secrets), (method, path)
                    if "/team-matches/" in path:
                        continue  # their codes are others
                    if code in path or review in path:
                        assert answer.json()["code"] == refusal(path), (method, path)
            if isinstance(route, WebSocketRoute):
                for client in (bob, eve):
                    said = await heard(client, path)
                    assert said, path
                    assert not any(one in said for one in secrets), path
                tried.add(("socket", route.path_format))
        assert ("socket", "/api/lobby/socket") in tried
        assert ("socket", "/api/tables/{code}/socket") in tried
        assert ("GET", "/api/tables/{code}/replay") in tried
        assert ("POST", "/api/reviews/{review}/what-if") in tried
        for client in (bob, eve):
            found = await today(client)
            assert (found["board"], found["percent"], found["seed"]) == (None, None, None)
            assert all(deal["results"] == [] for deal in found["deals"])
            assert all(deal["percent"] is None for deal in found["deals"])
            await client.open(code)
            assert client.messages[-1]["code"] == "no-spectators"
            assert await client.closing() == 4403
        await eve.open(begun)
        assert eve.messages[-1]["code"] == "no-spectators", "also while it is played"
        await bob.open(begun)
        await bob.play_on(Random(3))
        assert (await today(bob))["deals"][0]["results"], "now Bob has finished it"
        answer = await bob.http.get(f"/api/tables/{code}/replay")
        assert answer.json()["code"] == "no-spectators", "a table stays its player's own"


async def test_an_address_has_so_many_players_and_programs_are_not_among_them(
    tmp_path: Path,
) -> None:
    limits = Limits(network_daily_players=2, commands_at_once=10_000)
    async with playing(tmp_path, Clock(), "Ada", "Bob", "Eve", limits=limits) as (_, clients):
        ada, bob, eve = clients
        await begin(ada, 1)
        await begin(bob, 1)
        refused = await eve.http.post(f"/api/daily/{TODAY}/1")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-daily-players")
        await begin(bob, 2)
        assert (await bob.http.delete("/api/me")).status_code == 204
        refused = await eve.http.post(f"/api/daily/{TODAY}/1")
        assert refused.status_code == 429, "a deleted identity makes no room for another"
        token = (await ada.http.post("/api/bots", json={"name": "Robot"})).json()["token"]
        robot = Client(ada.server, token)
        answer = await robot.http.post(f"/api/daily/{TODAY}/1")
        assert answer.json()["code"] == "no-daily-for-programs"
        await robot.leave()


async def test_players_of_an_address_are_counted_by_all_workers_until_the_day_ends(
    tmp_path: Path,
) -> None:
    store = Store(settings(tmp_path))
    await store.open()
    daily = store.daily
    for day in (TODAY, TOMORROW):
        await daily.announce(day, "", 1, 0.0)
    await daily.open(TODAY, 0.0)
    admitted = [await daily.admit(TODAY, "home", who, 2) for who in ("a", "b", "c", "a", "b")]
    assert admitted == [True, True, False, True, True]
    assert await daily.admit(TODAY, "work", "c", 2)
    assert not await daily.admit(TODAY, "home", "c", 2), "who was refused was not counted"
    await daily.open(TOMORROW, 1.0)
    assert await daily.admit(TODAY, "home", "c", 2), "what was kept of the day is gone"
    await store.close()


async def test_daily_deals_go_with_their_person_and_old_ones_are_pruned(tmp_path: Path) -> None:
    clock = Clock()
    async with playing(tmp_path, clock, "Ada", "Bob") as (worker, [ada, bob]):
        code = await finish(ada, 1)
        await finish(bob, 1)
        assert (await ada.http.delete("/api/me")).status_code == 204
        assert await worker.store.load(code) == []
        found = await today(bob)
        assert sum(one["people"] for one in found["deals"][0]["results"]) == 1
        soon = clock.time + 2 * 86_400
        await worker.store.prune(soon, soon, soon)
        assert await worker.store.daily.day(TODAY) is None
        assert await worker.store.daily.field(TODAY) == {}
        assert await worker.store.daily.results(TODAY) == {}
