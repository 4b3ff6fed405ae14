"""The coach on a server: what it tells, to whom and when, and what reviews take over."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.invented import SMALLER
from tests.server.daily import begin
from tests.server.kit import Client, gathered, guest, running, settings
from tests.server.reviews import FAST, done
from yokai_septet import RULESETS, records
from yokai_septet.server.worker import Worker

SOLO = {"ruleset": "four-basic", "bots": "novice"}


async def ask(client: Client, code: str, number: int = 1) -> httpx.Response:
    return await client.http.get(f"/api/tables/{code}/coach/{number}")


async def refused(client: Client, code: str, number: int = 1) -> tuple[int, str]:
    answer = await ask(client, code, number)
    return answer.status_code, answer.json().get("code", "")


async def against_bots(client: Client, **options: Any) -> str:
    answer = await client.http.post("/api/play-now", json={**SOLO, **options})
    code: str = answer.json()["code"]
    await client.open(code)
    return code


def between_rounds(client: Client) -> bool:
    match = client.state["match"]
    return bool(match["round_number"] > 1 and match["round"] is None)


async def play_a_round(*clients: Client) -> None:
    await asyncio.gather(
        *(
            client.play_on(Random(number), lambda client=client: between_rounds(client))  # type: ignore[misc]
            for number, client in enumerate(clients, 5)
        )
    )


async def test_whoever_plays_against_bots_is_told_after_each_round(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await against_bots(ada)
        assert ada.state["coach"]
        assert await refused(ada, code) == (400, "round-goes-on"), "never before it is public"
        await play_a_round(ada)
        answer = await ask(ada, code)
        assert answer.status_code == 200, answer.text
        coached = answer.json()
        assert (coached["round"], coached["seat"]) == (1, 0)
        assert {one["seat"] for one in coached["decisions"]} == {0}, "the asker's own alone"
        assert all(not one["open"] for one in coached["decisions"])
        blamed = [one for one in coached["decisions"] if one["grade"] not in ("best", "good")]
        worst = max(blamed, key=lambda one: one["loss"])["after"] if blamed else None
        assert coached["costliest"] == worst
        assert (await ask(ada, code)).json() == coached, "it is kept"
        assert await refused(ada, code, 2) == (400, "round-goes-on")
        assert await refused(eve, code) == (409, "not-seated")
        await ada.leave()
        await eve.leave()


async def test_the_last_round_of_a_match_is_judged_as_well(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        code = await against_bots(ada)
        await ada.play_on(Random(5))
        last = ada.state["match"]["round_number"]
        answer = await ask(ada, code, last)
        assert answer.status_code == 200, answer.text
        assert answer.json()["round"] == last
        await ada.leave()


async def test_friends_are_told_where_it_is_on_each_of_their_own(tmp_path: Path) -> None:
    options = {"ruleset": "four-basic", "coach": True}
    worker = Worker(settings(tmp_path, **FAST))
    async with gathered(worker, "Ada", "Bob", "Eve", **options) as (ada, bob, eve):
        code = ada.state["code"]
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")
        await play_a_round(ada, bob)
        heard = [len(client.received) for client in (ada, bob, eve)]
        own = (await ask(ada, code)).json()
        assert {one["seat"] for one in own["decisions"]} == {0}
        others = (await ask(bob, code)).json()
        assert {one["seat"] for one in others["decisions"]} == {1}
        assert (await refused(eve, code))[1] == "not-seated", "a spectator is told nothing"
        assert [len(client.received) for client in (ada, bob, eve)] == heard, "no socket tells"
        for path in ("", "/record", "/replay"):
            for client in (bob, eve):
                told = (await client.http.get(f"/api/tables/{code}{path}")).text
                assert '"loss"' not in told, path
        exported = json.loads((await bob.http.get("/api/me/export")).content)
        [row] = exported["coached_rounds"]
        assert {one["seat"] for one in json.loads(row["verdicts"])} == {1}, "own rows alone"


@pytest.mark.parametrize("coach", [False, True])
async def test_friends_decide_whether_there_is_one(tmp_path: Path, coach: bool) -> None:
    worker = Worker(settings(tmp_path, **FAST))
    async with gathered(worker, "Ada", "Bob", ruleset="three-basic", coach=coach) as (ada, bob):
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")
        assert ada.state["coach"] is coach
        code = ada.state["code"]
        expected = (400, "round-goes-on") if coach else (409, "no-coach")
        assert await refused(ada, code) == expected


async def test_deals_that_others_are_still_to_play_have_none(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, daily_nodes=4, **FAST))) as server:
        ada = await guest(server, "Ada")
        day = (await ada.http.get("/api/daily")).json()["day"]
        code = await begin(ada, 1, day)
        await ada.open(code)
        await ada.play_on(Random(1))
        assert await refused(ada, code) == (409, "no-coach")
        await ada.leave()


async def test_a_ruleset_that_engine_processes_do_not_know_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULESETS, SMALLER.name, SMALLER)
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        code = await against_bots(ada, ruleset=SMALLER.name)
        assert ada.state["coach"] is False, "the page does not ask"
        await play_a_round(ada)
        assert await refused(ada, code) == (409, "no-coach")
        await ada.leave()


async def test_the_review_takes_over_what_the_coach_has_found(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path, **FAST))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        code = await against_bots(ada)
        await play_a_round(ada)
        coached = (await ask(ada, code)).json()["decisions"]
        marked = [{**one, "error": 0.4321} for one in coached]  # as no judge would find it
        with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database, database:
            database.execute("UPDATE coached_rounds SET verdicts = ?", [json.dumps(marked)])
        await ada.send("vote-abandon", agree=True)
        asked = await ada.http.post(f"/api/tables/{code}/review", json={})
        review = await done(ada, asked.json()["id"])
        decisions = review["review"]["decisions"]
        taken_over = [{**one, "open": []} for one in decisions if one["error"] == 0.4321]
        assert taken_over == marked
        assert review["done"] == review["total"] == len(decisions)
        assert all(one["open"] for one in decisions), "values with open cards are added"
        await ada.leave()


async def test_the_round_can_be_played_on_with_the_same_bots(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = await against_bots(ada)
        path = f"/api/tables/{code}/coach/1/play-on"
        early = await ada.http.post(path, json={"after": 5})
        assert (early.status_code, early.json()["code"]) == (400, "round-goes-on")
        await play_a_round(ada)
        made = await ada.http.post(path, json={"after": 7})
        assert made.status_code == 201, made.text
        beside = await guest(server, "Ada 2")
        beside.http.cookies = ada.http.cookies
        await beside.open(made.json()["code"])
        state = beside.state
        assert state["format"]["kind"] == "play-on"
        assert (state["format"]["source"], state["format"]["actions"]) == (f"t/{code}", 7)
        assert {seat["strength"] for seat in state["seats"] if seat["kind"] == "bot"} == {"novice"}
        assert beside.viewer["seat"] == 0
        record = records.parse((await ada.http.get(f"/api/tables/{code}/record")).text)
        assert record.rounds[0].end is not None
        assert (await eve.http.post(path, json={"after": 7})).json()["code"] == "not-seated"
        for client in (ada, eve, beside):
            await client.leave()
