"""The same deals again: friends play the cards of a finished match, and results are compared."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.kit import Client, Clock, guest, running, settings
from tests.server.old_database import FINISHED, RUNNING, record_at, returning, unpacked
from tests.server.reviews import FAST, REFUSED, done, match_of_a_round
from tests.server.reviews import ask as ask_review
from tests.server.team_matches import ask, begun, play
from tests.server.team_matches import playing as team_match
from tests.study.matches import played
from yokai_septet import records
from yokai_septet.game import ruleset_named
from yokai_septet.game.dealing import deal
from yokai_septet.records import Termination
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.identity import Signer
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker
from yokai_septet.table import DailyDeal, TableOptions, one_deal_table
from yokai_septet.table.record import whole_record

PATH = f"/api/tables/{FINISHED}/same-deals"


async def test_friends_play_the_same_deals_and_compare(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        source = await record_at(ada, FINISHED)
        state = (await bob.http.get(PATH)).json()
        assert (state["knows"], state["deals"]) == (False, len(source.rounds))
        first = state["first"]
        assert (first["name"], first["you"], len(first["leads"])) == ("Ada", False, state["deals"])
        assert (await ada.http.get(PATH)).json()["knows"], "she has played them"

        made = await bob.http.post(PATH, json={"seat": 0})
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        await bob.open(code)
        await bob.until(lambda: bob.state["match"]["round"] is not None)
        assert (bob.state["format"]["source"], bob.state["commitment"]) == (FINISHED, "")
        assert [seat["strength"] for seat in bob.state["seats"]][1:] == [
            one.bot for one in source.participants[1:]
        ]
        await bob.play_on(Random(1))
        again = await record_at(bob, code)
        shared = min(len(again.rounds), len(source.rounds))
        for one, other in zip(again.rounds[:shared], source.rounds[:shared], strict=True):
            assert (one.hands, one.face_up) == (other.hands, other.face_up)
        assert dict(again.tags)["SameDeals"] == f"{FINISHED} {len(source.rounds)}"
        assert not records.verify(again).deals_follow_from_seed

        state = (await bob.http.get(PATH)).json()
        assert state["knows"]
        [mine] = state["players"]
        assert state["own"] == [mine]
        assert (mine["name"], mine["you"], mine["knew"]) == ("Bob 狐", True, False)
        assert len(mine["leads"]) == shared
        assert (await ada.http.get(f"/api/tables/{code}/same-deals")).json()["source"] == FINISHED
        history = (await bob.http.get("/api/me/history")).json()["matches"]
        assert [one["same_deals"] for one in history if one["code"] == code] == [FINISHED]
        counted = (await bob.http.get("/api/me/statistics")).json()["total"]["matches"]
        assert counted == len(history) - 1

        await ada.http.post(PATH, json={"seat": 0})
        last = (await bob.http.get(PATH)).json()["players"][-1]
        assert (last["name"], last["knew"], last["is_over"]) == ("Ada", True, False)
        await bob.http.delete("/api/me")
        state = (await ada.http.get(PATH)).json()
        assert [one["name"] for one in (state["first"], *state["players"])] == ["Ada", "Ada"]
        for client in (ada, bob):
            await client.leave()


async def play_first_round(client: Client, rng: Random) -> None:
    await client.play_on(rng, until=lambda: client.state["match"]["round_number"] > 1)


async def test_equal_plays_meet_equal_replies(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        rounds = []
        for number, (name, seed) in enumerate((("Ada", 5), ("Bob 狐", 5), ("Ada", 6))):
            client = returning(server, cookies[name])
            client.name = str(number)  # the ids of commands begin with it
            code = (await client.http.post(PATH, json={"seat": 0})).json()["code"]
            await client.open(code)
            await play_first_round(client, Random(seed))
            rounds.append((await worker.service.table(code)).started.finished[0])
            await client.leave()
        assert rounds[0] == rounds[1]
        assert rounds[0].tricks != rounds[2].tricks


async def test_attempts_come_in_pages_and_ones_own_with_each(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        made = [
            (await one.http.post(PATH, json={"seat": 0})).json()["code"]
            for one in (bob, bob, bob, ada, bob)
        ]

        async def page(client: Client, query: str) -> tuple[list[str], list[str], bool]:
            found = (await client.http.get(f"{PATH}?{query}")).json()
            assert found["first"]["table"] == FINISHED
            codes = [[one["table"] for one in found[part]] for part in ("players", "own")]
            return codes[0], codes[1], found["more"]

        own = made[3:4]
        assert await page(ada, "limit=2") == (made[:2], own, True), "hers is on the next page"
        assert await page(ada, "limit=2&offset=2") == (made[2:4], own, True)
        assert await page(ada, "limit=2&offset=4") == (made[4:], own, False)
        assert await page(bob, "limit=5") == (made, [*made[:3], made[4]], False)
        assert await page(ada, "seat=1") == ([], [], False)
        for client in (ada, bob):
            await client.leave()


async def test_deals_that_may_not_be_known_yet_are_not_played_again(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada, eve = returning(server, cookies["Ada"]), await guest(server, "Eve")
        running_match = await ada.http.get(f"/api/tables/{RUNNING}/same-deals")
        assert running_match.json()["code"] == "match-goes-on"
        rules, seed = ruleset_named("four-advanced"), bytes(32)
        daily = DailyDeal(day="2026-11-16", number=1, nodes=1)
        person = "p-daily"
        await worker.store.add_person(person, "Day", 1.0)
        dealt, options = deal(rules, seed, 1), TableOptions(bots="random", spectators=False)
        entries = one_deal_table("DAY111", seed, dealt, daily, options, {0: person}, 1.0)
        await worker.service.prepared_table(Caller("", person), entries, "daily")
        player = returning(server, Signer(await worker.store.secret()).sign(person, worker.now()))
        for client, why in ((eve, "no-spectators"), (player, "not-found")):
            path = "/api/tables/DAY111/same-deals"
            for answer in (
                await client.http.get(path),
                await client.http.post(path, json={"seat": 0}),
            ):
                assert answer.json()["code"] == why
        for client in (ada, eve, player):
            await client.leave()


# --- deals of a record that somebody brings -------------------------------------------------------


def match_from_elsewhere(**changes: Any) -> records.Record:
    """A short match of people and bots, one of them of a strength that no server has."""
    players = (
        records.Participant("Zoë"),
        records.Participant("Bot", "novice"),
        records.Participant("a\u202eb"),
        records.Participant("Engine", "deep-blue"),
    )
    whole = played(ruleset_named("four-basic"), 3, ("random",))
    return replace(whole, participants=players, **changes)


async def bring(client: Client, record: records.Record | str) -> httpx.Response:
    text = record if isinstance(record, str) else records.format(record)
    return await client.http.post("/api/uploads", json={"record": text})


async def test_friends_play_the_deals_of_a_file_and_compare(tmp_path: Path) -> None:
    record = match_from_elsewhere()
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        brought = await bring(ada, record)
        assert brought.status_code == 201, brought.text
        path = f"/api/uploads/{brought.json()['id']}/same-deals"
        again = await bring(ada, records.to_json(record).decode())
        assert again.json() == brought.json(), "the same link each time"
        assert (await ada.http.get(path)).json()["knows"], "she has the file"
        state = (await bob.http.get(f"{path}?seat=2")).json()
        assert (state["knows"], state["deals"]) == (False, len(record.rounds))
        assert (state["source"], state["bots"]) == (f"file:{brought.json()['id']}", "adept")
        assert [one["name"] for one in state["seats"]] == ["Zoë", "Bot", "", "Engine"]
        gains = [round_.gains for round_ in records.final(record).finished]
        assert state["first"]["leads"] == [gained[0] - gained[1] for gained in gains]
        assert state["first"]["table"] == ""

        made = await bob.http.post(path, json={"seat": 2})
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        await bob.open(code)
        await bob.until(lambda: bob.state["match"]["round"] is not None)
        assert (bob.state["format"]["source"], bob.state["commitment"]) == (state["source"], "")
        assert [one["strength"] for one in bob.state["seats"]] == ["adept", "novice", None, "adept"]
        assert bob.state["options"]["visibility"] == "link"
        await bob.play_on(Random(1))
        played_again = await record_at(bob, code)
        shared = min(len(played_again.rounds), len(record.rounds))
        for one, other in zip(played_again.rounds[:shared], record.rounds[:shared], strict=True):
            assert (one.hands, one.face_up) == (other.hands, other.face_up)
        report = records.verify(played_again)
        assert (report.same_deals, report.has_deals_of_file) == (shared, True)
        assert not report.deals_follow_from_seed
        assert brought.json()["id"] not in records.format(played_again), "it would open the deals"

        state = (await ada.http.get(f"/api/tables/{code}/same-deals?seat=2")).json()
        assert [(one["name"], len(one["leads"])) for one in state["players"]] == [("Bob", shared)]
        assert (await ada.http.get(path)).json()["players"] == [], "nobody else had Zoë's seat"
        counted = (await bob.http.get("/api/me/statistics")).json()["total"]["matches"]
        assert counted == 0
        assert (await bob.http.get("/api/tables")).json() == [], "no lobby shows it"

        # Whoever brought the file takes it away; those who have played its deals keep their games.
        await ada.http.delete("/api/me")
        for gone in (path, f"/api/tables/{code}/same-deals?seat=2"):
            assert (await bob.http.get(gone)).json()["code"] == "unknown-upload"
        assert (await bob.http.post(path, json={"seat": 0})).status_code == 404
        assert (await bob.http.get("/api/me/history")).json()["total"] == 1
        assert (await bob.http.get(f"/api/tables/{code}/replay")).status_code == 200
        for client in (ada, bob):
            await client.leave()


async def test_what_has_no_deals_to_play_again_is_refused_in_a_sentence(tmp_path: Path) -> None:
    record = match_from_elsewhere()
    position = "four-advanced W6 4-4 S7.9/W3F9/WAL7/E4.6 2 - 5-5 D7F7/W7E7C7"
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        undealt = replace(
            record, rounds=(), result=None, termination=Termination.ABANDONED, seed=None
        )
        for text, status, code in (
            *REFUSED,
            (lambda: records.format(undealt), 409, "not-dealt"),
            (lambda: position, 400, "record-"),
        ):
            answer = await bring(ada, text())
            problem = answer.json()
            assert (answer.status_code, problem["code"][: len(code)]) == (status, code), problem
            assert problem["sentence"]
        for path in (f"{'A' * 22}/same-deals", f"{'A' * 22}/same-deals?seat=3"):
            missing = await ada.http.get(f"/api/uploads/{path}")
            assert (missing.status_code, missing.json()["code"]) == (404, "unknown-upload")
        three = (await bring(ada, played(ruleset_named("three-basic"), 1, ("random",)))).json()
        for answer in (
            await ada.http.get(f"/api/uploads/{three['id']}/same-deals?seat=3"),
            await ada.http.post(f"/api/uploads/{three['id']}/same-deals", json={"seat": 3}),
        ):
            assert answer.json()["code"] == "unknown-seat"
        await ada.leave()


async def test_a_kept_record_has_no_review_until_somebody_asks_and_keeps_its_link(
    tmp_path: Path,
) -> None:
    record = match_of_a_round()
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        id_ = (await bring(ada, record)).json()["id"]
        for path in ("", "/replay"):
            hidden = await bob.http.get(f"/api/reviews/{id_}{path}")
            assert hidden.json()["code"] == "unknown-review", "the link is to play, not to look"
        asked = await ask_review(ada, record)
        assert (asked.status_code, asked.json()["id"]) == (202, id_)
        await done(ada, id_)
        assert (await bob.http.get(f"/api/uploads/{id_}/same-deals")).status_code == 200
        other = await ask_review(bob, record)
        assert (await bring(bob, record)).json()["id"] == other.json()["id"] != id_
        for client in (ada, bob):
            await client.leave()


async def test_a_person_and_an_address_bring_so_many_records_a_day(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(reviews_per_day=2, network_uploads=3)
    texts = [records.format(match_of_a_round(number)) for number in (1, 2, 3)]
    async with running(Worker(settings(tmp_path, limits=limits), clock=clock)) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        assert [(await bring(ada, text)).status_code for text in texts[:2]] == [201, 201]
        for refused in (await bring(ada, texts[2]), await ask_review(ada, texts[2])):
            assert refused.json()["code"] == "too-many-reviews"
        assert (await bring(ada, texts[0])).status_code == 201, "it is kept already"
        assert (await bring(bob, texts[0])).status_code == 201
        assert (await bring(bob, texts[1])).json()["code"] == "too-fast"
        clock.time += 86_401
        assert (await bring(bob, texts[1])).status_code == 201, "a day later"
        for client in (ada, bob):
            await client.leave()
        store = Worker(settings(tmp_path)).store
    await store.prune(clock.time - 1, clock.time, clock.time)
    assert await store.reviews.counts() == {}
    with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
        kept = database.execute("SELECT asked_at FROM reviews").fetchall()
    assert kept == [(clock.time,)], "the older ones are pruned"
    await store.close()


async def test_deals_of_a_running_team_match_are_not_brought(tmp_path: Path) -> None:
    async with team_match(tmp_path, "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        match = await begun(ada, bob)
        code = await play(ada, match, 1)
        table = await worker.service.table(code)
        text = records.format(replace(whole_record(table, {}), tags=(), seed=None, commitment=None))
        for client in (ada, eve):
            for answer in (await bring(client, text), await ask_review(client, text)):
                assert answer.json()["code"] == "match-goes-on"
        await play(bob, match, 2)
        await ask(eve, f"/{match}")
        assert (await bring(eve, text)).status_code == 201, "now both have finished it"
