"""Team matches: two tables with the same deals, and nothing known of one at the other."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.kit import Client
from tests.server.team_matches import TEAM_MATCHES, ask, begun, play, playing
from yokai_septet import records
from yokai_septet.game import commitment
from yokai_septet.game.daily import deal_seed

OTHER_TABLE = ("", "/record", "/replay", "/same-deals")


async def test_a_team_match_is_played_hidden_and_compared(tmp_path: Path) -> None:
    async with playing(tmp_path, "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        match = await begun(ada, bob)
        before = await ask(bob, f"/{match}")
        first = await play(ada, match, 1)
        assert ada.state["format"]["number"] == 1
        assert (ada.state["commitment"], ada.state["seed"]) == ("", None)

        # Bob, who is still to play the deal, and a stranger learn nothing of it.
        for client in (bob, eve):
            for path in OTHER_TABLE:
                answer = await client.http.get(f"/api/tables/{first}{path}")
                assert answer.json()["code"] == "no-spectators", path
            answer = await client.http.post(f"/api/tables/{first}/review", json={})
            assert answer.json()["code"] == "no-spectators"
            state = await ask(client, f"/{match}")
            assert (state["deals"][0]["leads"], state["total"]) == ([None, None], 0)
            assert state["deals"][0]["tables"] == [None, None]
            assert state["seed"] is None
        # Ada has seen her table, and gets nothing to pass on.
        for path in ("record", "replay", "same-deals"):
            answer = await ada.http.get(f"/api/tables/{first}/{path}")
            assert answer.json()["code"] == "match-goes-on", path
        answer = await ada.http.post(f"/api/tables/{first}/review", json={})
        assert answer.json()["code"] == "match-goes-on"
        assert (await ada.http.get("/api/me/history")).json()["total"] == 0

        # The same seat, plays and bots: the same result at both tables, so nobody wins the deal.
        second = await play(bob, match, 1)
        state = await ask(eve, f"/{match}")
        [lead, other] = state["deals"][0]["leads"]
        assert (lead + other, state["deals"][0]["difference"]) == (0, 0)
        whole = [
            records.parse((await eve.http.get(f"/api/tables/{code}/record")).text)
            for code in (first, second)
        ]
        assert whole[0].rounds == whole[1].rounds, "equal plays meet equal replies"
        assert [dict(one.tags)["TeamMatch"] for one in whole] == [f"{match} 1 1", f"{match} 1 2"]
        assert all(records.verify(one).deals_follow_from_seed for one in whole)
        assert (await bob.http.get(f"/api/tables/{first}/replay")).status_code == 200

        # A table may be ahead of the other one.
        for _ in range(3):
            await play(ada, match, 2)
        state = await ask(ada, f"/{match}")
        assert (state["status"], state["next_deal"]) == ("playing", None)
        assert [one["done"] for one in state["deals"][1:]] == [[True, False]] * 3
        for seed in (3, 4, 5):
            await play(bob, match, seed)
        over = await ask(bob, f"/{match}")
        assert (over["status"], commitment(bytes.fromhex(over["seed"]))) == (
            "over", before["commitment"],
        )  # fmt: skip
        assert over["total"] == sum(sum(one["leads"]) for one in over["deals"])
        table = await worker.service.table(over["deals"][2]["tables"][1])
        assert table.seed == deal_seed(bytes.fromhex(over["seed"]), 3)
        lead = table.started.scores[0] - table.started.scores[1]
        assert over["deals"][2]["leads"][1] == -lead, "the second table has the seats swapped"
        assert (await ask(eve, f"/{match}"))["deals"] == over["deals"]

        [line] = (await bob.http.get("/api/me/team-matches")).json()["matches"]
        assert (line["teams"], line["team"], line["done"]) == ([["Ada"], ["Bob"]], 1, 4)
        for path in ("history", "statistics"):
            assert "team" not in (await bob.http.get(f"/api/me/{path}")).text
        assert (await bob.http.get("/api/me/matches")).json() == []


async def test_a_seat_in_a_team_match_is_for_one_person_at_one_table(tmp_path: Path) -> None:
    async with playing(tmp_path, "Ada", "Bob") as (worker, [ada, bob]):
        assert (await ask(ada, "", {"ruleset": "three-basic"}))["code"] == "not-a-team-ruleset"
        match = (await ask(ada, "", {"bots": "random"}))["code"]
        assert (await ask(bob, f"/{match}/play", {}))["code"] == "no-team-seat"
        assert (await ask(ada, f"/{match}/play", {}))["code"] == "team-match-not-begun"
        assert (await ask(bob, f"/{match}/seat", {"room": 0, "seat": 0}))["code"] == "seat-is-taken"
        for room in (0, 1):
            state = await ask(bob, f"/{match}/seat", {"room": room, "seat": 3})
            assert [(one["room"], one["seat"]) for one in state["seats"] if one["you"]] == [
                (room, 3)
            ]
        token = (await bob.http.post("/api/bots", json={"name": "Robot"})).json()["token"]
        robot = Client(bob.server, token)
        answer = await robot.http.post(f"{TEAM_MATCHES}/{match}/seat", json={"room": 0, "seat": 1})
        assert answer.json()["code"] == "own-program-sits"
        await robot.leave()
        state = await ask(bob, f"/{match}/seat", {"room": None})
        assert not any(one["you"] for one in state["seats"])
        await ask(bob, f"/{match}/seat", {"room": 1, "seat": 1})
        await ask(ada, f"/{match}/start", {})
        late = await ask(bob, f"/{match}/seat", {"room": 0, "seat": 2})
        assert late["code"] == "team-match-began"

        codes = await asyncio.gather(*(ask(ada, f"/{match}/play", {}) for _ in range(3)))
        assert len({one["code"] for one in codes}) == 1
        await ada.open(codes[0]["code"])
        for command in ("ask-undo", "ask-hint", "leave", "vote-abandon", "rematch"):
            extra: dict[str, Any] = {"agree": True} if command == "vote-abandon" else {}
            refused = await ada.send(command, **extra)
            assert refused["code"] in ("not-in-team-matches", "no-hints"), command
        assert (await bob.http.get(f"/api/tables/{codes[0]['code']}")).status_code == 403
        assert [one["code"] for one in (await ada.http.get("/api/me/matches")).json()] == [
            codes[0]["code"]
        ]

        assert (await bob.http.delete("/api/me")).status_code == 204
        names = [one["name"] for one in (await ask(ada, f"/{match}"))["seats"]]
        assert [name for name in names if name] == ["Ada"]
        assert (await ada.http.delete("/api/me")).status_code == 204
        assert await worker.store.team_matches.find(match) is None
        assert await worker.store.load(codes[0]["code"]) == []


async def test_a_team_match_ends_when_nobody_is_left_at_a_table(tmp_path: Path) -> None:
    async with playing(tmp_path, "Ada", "Bob", "Eve") as (worker, [ada, bob, eve]):
        match = await begun(ada, bob)
        compared, ahead = [await play(ada, match, seed) for seed in (1, 2)]
        await play(bob, match, 3)
        lead = (await ask(ada, f"/{match}"))["deals"][0]["leads"]
        assert (await bob.http.delete("/api/me")).status_code == 204

        for client in (ada, eve):
            state = await ask(client, f"/{match}")
            assert (state["status"], state["next_deal"], state["seed"]) == ("abandoned", None, None)
            assert state["total"] == state["deals"][0]["difference"] == sum(lead)
            assert state["deals"][0]["tables"] == [compared, None], "his went with him"
            assert (state["deals"][1]["tables"], state["deals"][1]["difference"]) == (
                [ahead, None], None,
            )  # fmt: skip
            assert (await client.http.get(f"/api/tables/{ahead}/replay")).status_code == 200
        assert (await ask(ada, f"/{match}/play", {}))["code"] == "team-match-ended"
        [line] = (await ada.http.get("/api/me/team-matches")).json()["matches"]
        assert (line["status"], line["done"]) == ("abandoned", 1)
        await worker.team_matches.open_compared()


async def test_what_both_tables_finish_counts_though_a_player_is_gone(tmp_path: Path) -> None:
    async with playing(tmp_path, "Ada", "Bob") as (_, [ada, bob]):
        match = await begun(ada, bob)
        code = (await ask(ada, f"/{match}/play", {}))["code"]
        await play(bob, match, 1)
        assert (await bob.http.delete("/api/me")).status_code == 204
        assert (await ask(ada, f"/{match}"))["deals"][0]["tables"] == [None, None]
        assert await play(ada, match, 2) == code, "she may finish the deal that she has begun"
        state = await ask(ada, f"/{match}")
        assert state["deals"][0]["difference"] == sum(state["deals"][0]["leads"])


async def test_somebody_else_begins_when_the_host_is_gone(tmp_path: Path) -> None:
    async with playing(tmp_path, "Ada", "Bob", "Eve") as (_, [ada, bob, eve]):
        match = (await ask(ada, "", {"bots": "random"}))["code"]
        await ask(bob, f"/{match}/seat", {"room": 1, "seat": 0})
        await ask(eve, f"/{match}/seat", {"room": 0, "seat": 1})
        assert (await ada.http.delete("/api/me")).status_code == 204
        hosts = [client for client in (bob, eve) if (await ask(client, f"/{match}"))["owner"]]
        assert len(hosts) == 1
        assert (await ask(hosts[0], f"/{match}/start", {}))["status"] == "playing"
