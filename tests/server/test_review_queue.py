"""The queue of reviews in the store: whose turn it is, and who may write."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Client, Clock, guest, running, settings
from tests.server.old_database import ABANDONED, returning, unpacked
from tests.server.reviews import FAST, ask, match_of_a_round
from tests.study.matches import played
from yokai_septet import records, ruleset_named
from yokai_septet.errors import InvalidValue
from yokai_septet.server.jobs.engine import Engine
from yokai_septet.server.jobs.long_work import LONGEST_WAIT, LongWork
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import Store
from yokai_septet.server.store.reviews import NewReview, StoredReview
from yokai_septet.server.worker import Worker
from yokai_septet.study import check_reviewable

LEASE = 10.0


async def opened(folder: Path) -> Store:
    store = Store(settings(folder))
    await store.open()
    return store


def wanted(id_: str, person: str, at: float, **fields: Any) -> NewReview:
    return NewReview(id_, person, 1, at, record="{}", digest=id_, **fields)


async def claims(store: Store, now: float) -> list[str]:
    """The reviews that workers take one after the other, each one finished before the next."""
    order = []
    while (claimed := await store.reviews.claim("worker", now, LEASE)) is not None:
        order.append(claimed.id)
        assert await store.reviews.finish(claimed.id, "worker", "{}")
    return order


async def test_everybodys_first_review_comes_before_anybodys_second(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for new in (
        wanted("program", "bot", 0.0, priority=1),
        wanted("ada-1", "ada", 1.0, turn=0),
        wanted("ada-2", "ada", 2.0, turn=1),
        wanted("ada-3", "ada", 3.0, turn=2),
        wanted("bob-1", "bob", 4.0, turn=0),
        wanted("bob-2", "bob", 5.0, turn=1),
    ):
        assert await store.reviews.add(new)
    ahead = {}
    for id_ in ("ada-1", "ada-3", "bob-1", "program"):
        found = await store.reviews.find(id_)
        assert found is not None
        ahead[id_] = await store.reviews.ahead(found)
    assert ahead == {"ada-1": 0, "bob-1": 1, "ada-3": 4, "program": 5}
    assert await claims(store, 6.0) == ["ada-1", "bob-1", "ada-2", "bob-2", "ada-3", "program"]
    await store.close()


async def test_the_field_waits_for_peoples_reviews_but_not_for_ever() -> None:
    clock, done = Clock(), list[str]()

    async def review() -> bool:
        clock.time += LONGEST_WAIT / 3
        done.append("review")
        return len(done) < 12  # from then on there is none

    async def field() -> bool:
        done.append("field")
        if len(done) > 14:
            raise asyncio.CancelledError
        return True

    with pytest.raises(asyncio.CancelledError):
        await LongWork(Engine(), (review, field), 1.0, asyncio.Event(), clock).run()
    assert done[:10] == (["review"] * 4 + ["field"]) * 2
    assert done[-3:] == ["field", "review", "field"], "and it has all the time that is left"


async def test_one_review_of_a_person_runs_and_a_dead_worker_loses_it(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    reviews = store.reviews
    for new in (wanted("ada-1", "ada", 1.0), wanted("ada-2", "ada", 2.0)):
        assert await reviews.add(new)

    async def claim(worker: str, now: float) -> StoredReview | None:
        return await reviews.claim(worker, now, LEASE)

    first = await claim("one", 10.0)
    assert first is not None
    assert first.id == "ada-1"
    assert await claim("two", 10.0) is None, "ada's other one waits"
    kept: dict[str, Any] = {"done": 2, "total": 9, "frame": "{}", "until": 10.0 + LEASE}
    assert await reviews.keep("ada-1", "one", {0: "a", 1: "b"}, **kept)
    assert await claim("two", 19.0) is None, "the lease lasts"
    taken = await claim("two", 21.0)
    assert taken is not None
    assert (taken.id, taken.done, taken.attempts) == ("ada-1", 2, 1)
    assert await reviews.verdicts("ada-1") == ["a", "b"]
    assert not await reviews.keep("ada-1", "one", {2: "c"}, **{**kept, "done": 3})
    assert not await reviews.renew("ada-1", "one", 99.0)
    assert not await reviews.finish("ada-1", "one", "{}")
    assert await reviews.keep("ada-1", "two", {2: "c"}, **{**kept, "done": 3, "until": 31.0})
    assert await reviews.verdicts("ada-1", known=1) == ["b", "c"]
    assert await reviews.keep("ada-1", "two", {0: "A"}, **{**kept, "done": 3, "until": 31.0})
    assert await reviews.verdicts("ada-1") == ["A", "b", "c"], "more is known of the first one"
    assert await reviews.fail("ada-1", "two", "{}")
    assert await reviews.counts() == {"waiting": 1}
    assert await reviews.add(wanted("ada-1", "ada", 40.0)), "a failed one may be asked for again"
    again = await reviews.find("ada-1")
    assert again is not None
    assert (again.state, again.done) == ("waiting", 0)
    assert not await reviews.add(wanted("ada-2", "ada", 41.0)), "the other one is still there"
    await store.close()


async def test_a_review_goes_with_its_person_and_old_uploads_are_pruned(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    for person in ("ada", "bob", "eve"):
        await store.add_person(person, person, 0.0)
    for new in (wanted("a", "ada", 1.0), wanted("b", "bob", 5.0), wanted("e", "eve", 50.0)):
        assert await store.reviews.add(new)
    assert await store.reviews.claim("one", 6.0, LEASE) is not None
    kept: dict[str, Any] = {"done": 1, "total": 2, "frame": None, "until": 20.0}
    assert await store.reviews.keep("a", "one", {0: "verdict"}, **kept)
    await store.delete_person("ada")
    assert await store.reviews.find("a") is None
    assert await store.reviews.verdicts("a") == []
    assert not await store.reviews.renew("a", "one", 99.0), "its worker stops"
    await store.prune(matches_before=40.0, leases_before=40.0, now=60.0)
    assert await store.reviews.find("b") is None
    assert await store.reviews.find("e") is not None
    assert set(await store.names(["bob", "eve"])) == {"eve"}, "eve has a review left"
    await store.close()


async def test_a_day_has_so_many_reviews_and_an_address_so_many_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(LongWork, "run", lambda _: asyncio.sleep(0))  # everything waits
    clock = Clock()
    limits = Limits(reviews_per_day=2, network_reviews=3)
    texts = [records.format(match_of_a_round(number)) for number in (1, 2, 3)]
    async with running(Worker(settings(tmp_path, limits=limits, **FAST), clock=clock)) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        assert [(await ask(ada, text)).status_code for text in texts[:2]] == [202, 202]
        third = await ask(ada, texts[2])
        assert (third.status_code, third.json()["code"]) == (429, "too-many-reviews")
        assert third.json()["params"] == {"count": 2}
        assert (await ask(ada, texts[0])).status_code == 200, "it is kept already"
        mine = await ask(bob, texts[0])
        assert (mine.status_code, mine.json()["ahead"]) == (202, 2), "behind two of this address"
        assert (await ask(bob, texts[1])).json()["code"] == "server-busy"
        with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database, database:
            database.execute("UPDATE reviews SET state = 'done'")
        assert (await ask(ada, texts[2])).status_code == 429, "also when the others are done"
        clock.time += 86_401
        assert (await ask(ada, texts[2])).status_code == 202, "a day later"
        await ada.leave()
        await bob.leave()


def test_a_match_of_many_rounds_is_too_long() -> None:
    whole = played(ruleset_named("three-basic"), 1, ("novice",))
    with pytest.raises(InvalidValue) as refusal:
        check_reviewable(replace(whole, rounds=whole.rounds * 41))
    assert refusal.value.code == "review-too-long"


async def test_a_review_of_a_table_belongs_to_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stranger's program asks first; its place is that of its best asker, and it stays when the
    stranger deletes their identity."""
    monkeypatch.setattr(LongWork, "run", lambda _: asyncio.sleep(0))  # everything waits
    cookies = unpacked(tmp_path)
    worker = Worker(settings(tmp_path, **FAST))
    path = f"/api/tables/{ABANDONED}/review"
    async with running(worker) as server:
        ada = returning(server, cookies["Ada"])
        eve, other = await guest(server, "Eve"), await guest(server, "Ann")
        made = await eve.http.post("/api/bots", json={"name": "Robot"})
        robot = Client(server, token=made.json()["token"])
        review = (await robot.http.post(path, json={})).json()["id"]
        assert (await ask(other, match_of_a_round(1))).status_code == 202
        assert (await robot.http.get(f"/api/reviews/{review}")).json()["ahead"] == 1
        again = await ada.http.post(path, json={})
        assert (again.status_code, again.json()["id"]) == (200, review)
        assert again.json()["ahead"] == 0, "people come before programs"
        await eve.http.post(path, json={})
        found = await worker.reviews.find(review)
        assert (found.priority, found.first_seat) == (0, 0)
        assert (await eve.http.delete("/api/me")).status_code == 204
        assert (await ada.http.delete("/api/me")).status_code == 204
        kept = await worker.reviews.find(review)
        assert kept.person == f"review {review}", "nobody's any more"
        assert (await other.http.get(f"/api/reviews/{review}")).json()["id"] == review
        for client in (ada, eve, other, robot):
            await client.leave()
