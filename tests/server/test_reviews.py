"""Reviews on the server: who may ask for what, what comes as it is found, and what is kept."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec

from tests.server.kit import guest, running, settings
from tests.server.old_database import ABANDONED, RUNNING, returning, unpacked
from tests.server.reviews import FAST, REFUSED, ask, done, match_of_a_round, state, until
from tests.study.matches import QUICK
from yokai_septet import records
from yokai_septet.records import PLAYED_ON
from yokai_septet.server.worker import Worker
from yokai_septet.study import review


async def test_a_record_is_reviewed_and_the_review_kept(tmp_path: Path) -> None:
    record = match_of_a_round()
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        asked = await ask(ada, record)
        assert asked.status_code == 202
        id_ = asked.json()["id"]
        whole = await done(ada, id_)
        expected = json.loads(msgspec.json.encode(review(record, budget=QUICK).document))
        assert whole["review"] == expected, "what the library finds"
        assert (whole["done"], whole["table"], whole["seat"]) == (whole["total"], None, None)
        again = await ask(ada, records.to_json(record).decode())
        assert (again.status_code, again.json()["id"]) == (200, id_), "the same match, as JSON"
        assert (await state(bob, id_))["review"]["decisions"] == expected["decisions"], (
            "by its link"
        )
        rest = await state(ada, id_, known=whole["done"] - 2)
        assert len(rest["review"]["decisions"]) == 2
        replayed = await ada.http.get(f"/api/reviews/{id_}/replay")
        opened = await ada.http.post("/api/replay", json={"record": records.format(record)})
        assert replayed.json() == opened.json()
        await ada.http.delete("/api/me")
        assert (await bob.http.get(f"/api/reviews/{id_}")).json()["code"] == "unknown-review"
        await ada.leave()
        await bob.leave()


async def test_a_match_played_here_names_its_people_as_they_are_called_now(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        asked = await bob.http.post(f"/api/tables/{ABANDONED}/review", json={})
        assert asked.status_code == 202, asked.text
        first = await until(bob, asked.json()["id"], lambda found: found["done"] > 0)
        assert (first["table"], first["seat"]) == (ABANDONED, 1)
        early = first["review"]["decisions"][: first["done"] // 8 + 1]
        assert {one["seat"] for one in early} == {1}, "the asker's own seat comes first"
        asked = await ada.http.post(f"/api/tables/{ABANDONED}/review", json={})
        assert asked.status_code == 200, "it was asked for before"
        whole = await done(ada, asked.json()["id"])
        assert (whole["id"], whole["seat"]) == (first["id"], 0)
        assert whole["review"]["players"][:2] == [
            {"name": "Ada", "bot": None}, {"name": "Bob 狐", "bot": None}
        ]  # fmt: skip
        with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
            [(kept,)] = database.execute("SELECT frame FROM reviews")
        assert "Ada" not in kept, "names are not kept with a review"
        await bob.http.patch("/api/me", json={"name": "Robert"})
        again = await state(ada, whole["id"])
        assert again["review"]["players"][1]["name"] == "Robert"
        await ada.http.delete("/api/me")
        assert (await state(bob, whole["id"]))["review"]["players"][0]["name"] == "?"
        goes_on = await bob.http.post(f"/api/tables/{RUNNING}/review", json={})
        assert (goes_on.status_code, goes_on.json()["code"]) == (409, "match-goes-on")
        await ada.leave()
        await bob.leave()


async def test_luck_and_summary_come_when_all_is_judged_before_open_cards(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        whole = await done(ada, (await ask(ada, match_of_a_round())).json()["id"])
        for judged in (whole["total"], whole["total"] - 1):
            with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
                change = "UPDATE reviews SET state = 'running', worker = 'other', lease_until = ?"
                database.execute(f"{change}, done = ?", (2e9, judged))
                database.commit()
            found = (await state(ada, whole["id"]))["review"]
            expected = whole["review"] if judged == whole["total"] else {"luck": [], "summary": []}
            assert (found["luck"], found["summary"]) == (expected["luck"], expected["summary"])
        assert whole["review"]["luck"]
        assert whole["review"]["summary"]
        await ada.leave()


async def test_an_upload_charges_nobody_with_what_was_taken_over(tmp_path: Path) -> None:
    record = replace(match_of_a_round(), tags=((PLAYED_ON, "20"), ("Event", "a remark")))
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        found = (await done(ada, (await ask(ada, record)).json()["id"]))["review"]
        charged = {one["after"]: one["by"] is None for one in found["decisions"]}
        assert charged == {after: after >= 20 for after in charged}
        assert len({*charged.values()}) == 2
        with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
            [(kept,)] = database.execute("SELECT record FROM reviews")
        assert "a remark" not in kept
        await ada.leave()


async def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        for text, status, code in REFUSED:
            answer = await ask(ada, text())
            problem = answer.json()
            assert (answer.status_code, problem["code"][: len(code)]) == (status, code), problem
            assert problem["sentence"]
        for path in ("", "/replay"):
            missing = await ada.http.get(f"/api/reviews/{'A' * 22}{path}")
            assert (missing.status_code, missing.json()["code"]) == (404, "unknown-review")
        await ada.leave()
