"""The same deals again: friends play the cards of a finished match, and results are compared."""

from pathlib import Path
from random import Random

from tests.server.kit import Client, guest, running, settings
from tests.server.test_old_database import FINISHED, RUNNING, record_at, returning, unpacked
from yokai_septet import records
from yokai_septet.game import ruleset_named
from yokai_septet.game.dealing import deal
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.identity import Signer
from yokai_septet.server.worker import Worker
from yokai_septet.table import DailyDeal
from yokai_septet.table.daily import daily_table

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
        assert (bob.state["same_deals"], bob.state["commitment"]) == (FINISHED, "")
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
        entries = daily_table(person, "DAY111", seed, deal(rules, seed, 1), daily, "random", 1.0)
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
