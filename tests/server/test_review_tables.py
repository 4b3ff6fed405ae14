"""What reviews lead to: other cards tried, matches played on, and moments shown to others."""

import asyncio
import json
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from tests.server.kit import Client, guest, running, settings
from tests.server.old_database import ABANDONED, RUNNING, returning, unpacked
from tests.server.reviews import FAST, ask, match_of_a_round
from yokai_septet import records
from yokai_septet.game import Play
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker

FIRST_PLAY = 4
"""The actions before the first card of three players: the deal and the passes."""


async def reviewed(client: Client) -> str:
    id_: str = (await ask(client, match_of_a_round())).json()["id"]
    return id_


async def test_what_if_values_every_legal_card(tmp_path: Path) -> None:
    record = match_of_a_round()
    before = [match for match, _ in records.replay(record)]
    limits = Limits(what_ifs_at_once=5, what_ifs_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits, **FAST))) as server:
        ada = await guest(server, "Ada")
        path = f"/api/reviews/{await reviewed(ada)}/what-if"

        async def value(after: int, *played: str) -> Any:
            answer = await ada.http.post(path, json={"after": after, "played": played})
            return answer.status_code, answer.json()

        match = before[FIRST_PLAY]
        assert match.round is not None
        _, found = await value(FIRST_PLAY)
        legal = {
            action.card.code for action in match.legal(found["turn"]) if isinstance(action, Play)
        }
        assert set(found["legal"]) == legal
        assert {one["cards"][0] for one in found["choices"]} == legal
        assert {one["cards"][0] for one in found["open"]} == legal
        card = found["choices"][-1]["cards"][0]
        _, after = await value(FIRST_PLAY, card)
        assert after["round"]["tricks"][0]["cards"] == [card]
        assert after["turn"] == (found["turn"] + 1) % 3
        other = next(c.code for c in match.round.hand((found["turn"] + 1) % 3))
        assert (await value(FIRST_PLAY, other))[1]["code"] == "not-in-hand"
        hand = [card.code for card in before[1].active_round.hand(0)][-3:]
        passes = await ada.http.post(path, json={"after": 1, "choice": hand})
        asked = [one["match"] for one in passes.json()["choices"] if one["cards"] == hand]
        assert len(asked) == 1, "a pass that was asked about is valued, too"
        assert (await value(10_000))[1]["code"] == "what-if-moment"
        status, refused = await value(FIRST_PLAY)
        assert (status, refused["code"]) == (429, "too-fast")
        await ada.leave()


async def test_a_question_that_cannot_wait_is_refused_before_anything_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(settings(tmp_path, limits=Limits(network_what_ifs=0, reserved_jobs=0), **FAST))
    async with running(worker) as server:
        ada = await guest(server, "Ada")
        review = await reviewed(ada)
        monkeypatch.setattr(worker.reviews, "record", Mock(side_effect=AssertionError))
        path = f"/api/reviews/{review}/what-if"
        answer = await ada.http.post(path, json={"after": FIRST_PLAY, "played": []})
        assert (answer.status_code, answer.json()["code"]) == (503, "server-busy")
        await ada.leave()


async def test_a_match_is_played_on_from_a_position(tmp_path: Path) -> None:
    record = match_of_a_round()
    cards = [action.card.code for _, action in records.replay(record) if isinstance(action, Play)]
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        path = f"/api/reviews/{await reviewed(ada)}/play-on"
        body = {"after": FIRST_PLAY, "played": cards[:5], "seat": 1, "bots": "novice"}
        made = await ada.http.post(path, json=body)
        assert made.status_code == 201, made.text
        code = made.json()["code"]
        await ada.open(code)
        state = ada.state
        assert (state["format"]["actions"], state["commitment"], state["seed"]) == (
            FIRST_PLAY + 5,
            "",
            None,
        )
        assert [seat["kind"] for seat in state["seats"]] == ["bot", "person", "bot"]
        dealt = set(map(str, record.rounds[0].hands[1]))
        assert set(ada.viewer["cards"]["dealt"]) == dealt
        unfinished = records.parse((await ada.http.get(f"/api/tables/{code}/record")).text)
        assert unfinished.played_on == FIRST_PLAY + 5
        refused = await ada.http.post(f"/api/tables/{code}/review", json={})
        assert refused.json()["code"] == "match-goes-on"
        await ada.play_on(Random(1))
        assert ada.state["status"] == "finished"
        assert ada.state["seed"] is None
        whole = records.parse((await ada.http.get(f"/api/tables/{code}/record")).text)
        report = records.verify(whole)
        assert (report.played_on, report.deals_follow_from_seed) == (FIRST_PLAY + 5, False)
        assert whole.commitment is None
        assert [a for _, a in records.replay(whole)][: FIRST_PLAY + 5] == [
            a for _, a in records.replay(record)
        ][: FIRST_PLAY + 5]
        [mine] = (await ada.http.get("/api/me/matches")).json()
        assert mine["played_on"]
        for wrong, why in (
            ({"after": 0}, "not-dealt"),
            ({"seat": 3}, "unknown-seat"),
            ({"bots": "nobody"}, "unknown-bot"),
            ({"played": [cards[1]]}, "not-in-hand"),
        ):
            answer = await ada.http.post(path, json={**body, "played": [], **wrong})
            assert answer.json()["code"] == why, answer.text
        await ada.leave()


async def test_a_match_is_played_on_in_the_middle_of_a_pass(tmp_path: Path) -> None:
    record = match_of_a_round()
    hand = [card.code for card in next(iter(record.rounds)).hands[0] if card is not None]
    async with running(Worker(settings(tmp_path, **FAST))) as server:
        ada = await guest(server, "Ada")
        path = f"/api/reviews/{await reviewed(ada)}/play-on"
        body = {"after": 1, "played": hand[-3:], "seat": 1, "bots": "novice"}
        made = await ada.http.post(path, json=body)
        await ada.open(made.json()["code"])
        assert ada.state["match"]["round"]["phase"] == "pass"
        assert ada.state["format"]["actions"] == 2
        await ada.play_on(Random(1))
        whole = records.parse(
            (await ada.http.get(f"/api/tables/{made.json()['code']}/record")).text
        )
        assert records.verify(whole).played_on == 2
        assert [str(card) for card in whole.rounds[0].passes[0] or ()] == hand[-3:]
        await ada.leave()


async def test_a_player_shows_everybody_a_moment_of_the_review(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    limits = Limits(cursors_at_once=2, cursors_per_second=0.0)
    worker = Worker(settings(tmp_path, limits=limits, **FAST))
    async with running(worker) as server, AsyncExitStack() as leaving:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        eve = await guest(server, "Eve")
        for client in (ada, bob, eve):
            leaving.push_async_callback(client.leave)
            await client.open(ABANDONED)
        asked = await bob.http.post(f"/api/tables/{ABANDONED}/review", json={})
        id_ = asked.json()["id"]

        async def lead(client: Client, review: str, at: int | None) -> None:
            command = {"type": "lead-review", "id": "lead", "review": review, "at": at}
            await client.send_raw(json.dumps(command))

        def heard(client: Client, kind: str) -> Any:
            return [message for message in client.messages if message["type"] == kind]

        await lead(bob, id_, 17)
        for client in (ada, bob, eve):
            await client.until(partial(heard, client, "review-led"))
            [led] = heard(client, "review-led")
            assert (led["seat"], led["name"], led["at"]) == (1, "Bob 狐", 17)
            assert led["review"] == id_
        await lead(eve, id_, 3)
        await eve.until(lambda: bool(heard(eve, "refused")))
        assert heard(eve, "refused")[0]["code"] == "not-seated"
        await lead(ada, "A" * 22, 3)
        await ada.until(lambda: bool(heard(ada, "refused")))
        assert heard(ada, "refused")[0]["code"] == "unknown-review"
        await lead(bob, id_, None)
        await lead(bob, id_, 18)
        await bob.until(lambda: bool(heard(bob, "refused")))
        assert heard(bob, "refused")[0]["code"] == "too-fast"
        await ada.until(lambda: len(heard(ada, "review-led")) == 2)
        assert heard(ada, "review-led")[1]["at"] is None
        await asyncio.gather(ada.close(), bob.close())
        await ada.open(RUNNING)
        await lead(ada, id_, 3)
        await ada.until(lambda: len(heard(ada, "refused")) == 2)
        assert heard(ada, "refused")[1]["code"] == "match-goes-on"
