"""Whole matches over real sockets."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import guest, running, settings
from yokai_septet import records
from yokai_septet.game import RULESETS, Action, Match, Play
from yokai_septet.server.worker import Worker


@pytest.mark.parametrize("ruleset", RULESETS)
async def test_one_request_and_a_match_against_bots_is_on(ruleset: str, tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        client = await guest(server, "Ada")
        made = await client.ask("POST", "/api/play-now", json={"ruleset": ruleset})
        assert made.status_code == 201
        code = made.json()["code"]
        await client.open(code)
        await client.play_on(Random(1))
        assert client.state["status"] == "finished"
        assert client.state["seed"] is not None
        text = (await client.ask("GET", f"/api/tables/{code}/record")).text
        record = records.parse(text)
        report = records.verify(record)
        assert report.deals_follow_from_seed
        assert report.seed_was_committed
        replay = (await client.ask("GET", f"/api/tables/{code}/replay")).json()
        assert replay["winner"] == client.state["match"]["winner"]
        mine = (await client.ask("GET", "/api/me/matches")).json()
        [match] = mine
        assert (match["code"], match["status"], match["side"]) == (code, "finished", 0)
        await client.leave()


async def test_the_rules_are_applied_once_for_a_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    applied: list[Action] = []
    apply = Match.apply

    def counted(match: Match, action: Action) -> Match:
        applied.append(action)
        return apply(match, action)

    monkeypatch.setattr(Match, "apply", counted)
    async with running(Worker(settings(tmp_path))) as server:
        ada, eve = await guest(server, "Ada"), await guest(server, "Eve")
        code = (await ada.http.post("/api/play-now", json={"bots": "random"})).json()["code"]
        await ada.open(code)
        await eve.open(code)
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round_number"] == 2)
        await eve.until(lambda: eve.state["match"]["round_number"] == 2)
        for client in (ada, eve):
            await client.leave()
    plays = [action for action in applied if isinstance(action, Play)]
    assert plays
    assert len(plays) == len(set(plays)), "no card of the round was applied twice"


async def test_two_people_and_two_bots_at_a_table(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        code = await ada.new_table(visibility="public")
        [listed] = (await bob.http.get("/api/tables")).json()
        assert (listed["code"], listed["taken"], listed["owner"]) == (code, 1, "Ada")
        await ada.open(code)
        await bob.open(code)
        assert (await bob.send("start"))["code"] == "not-the-owner"
        assert (await bob.send("sit", seat=0))["code"] == "seat-is-taken"
        assert (await bob.send("sit", seat=1))["type"] == "done"
        assert (await ada.send("start"))["code"] == "seats-are-free"
        assert (await ada.send("fill-with-bots"))["type"] == "done"
        assert (await ada.send("start"))["type"] == "done"
        await asyncio.gather(ada.play_on(Random(1)), bob.play_on(Random(2)))
        assert ada.state["status"] == bob.state["status"] == "finished"
        [his] = (await bob.http.get("/api/me/matches")).json()
        assert (his["seat"], his["side"]) == (1, 1)
        answer = await ada.send("rematch")
        assert answer["type"] == "done"
        await bob.until(lambda: bob.state["rematch"] is not None)
        again = bob.state["rematch"]
        await bob.close()
        await bob.open(again)
        assert bob.seat == 1
        assert [seat["kind"] for seat in bob.state["seats"]] == ["person", "person", "bot", "bot"]
        for client in (ada, bob):
            await client.leave()


async def test_cards_taken_back_stand_in_the_record(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={"bots": "random"})).json()["code"]
        await ada.open(code)
        rng = Random(1)

        def played() -> bool:
            now = ada.state["match"]["round"]
            return bool(ada.viewer["may_undo"] and now and ada.trick_number > 1)

        await ada.play_on(rng, until=played)
        assert (await ada.send("ask-undo"))["type"] == "done"
        taken = [e for m in ada.messages for e in m.get("events", ()) if "taken" in e["type"]]
        assert ada.state["undone"] == len(taken) == 1
        await ada.play_on(rng)
        record = records.parse((await ada.http.get(f"/api/tables/{code}/record")).text)
        [undone] = [one for decision in record.decisions for one in decision.taken_back]
        assert (undone.seat, [card.code for card in undone.cards]) == (0, [taken[0]["card"]])
        records.verify(record)
        await ada.leave()


async def test_several_tabs_of_one_person_hear_everything(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        await ada.open(code)
        tab = await guest(server, "Tab")
        tab.http.cookies = ada.http.cookies
        await tab.open(code)
        await ada.play_on(Random(2), until=lambda: ada.seq > 30)
        await tab.until(lambda: tab.seq == ada.seq)
        assert tab.state == ada.state
        await ada.close()
        await tab.play_on(Random(2))
        assert tab.state["status"] == "finished"
        for client in (ada, tab):
            await client.leave()
