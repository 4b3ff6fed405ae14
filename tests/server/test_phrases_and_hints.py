"""What people may say, and when they may ask a bot for advice."""

import asyncio
import json
from pathlib import Path
from random import Random

from tests.server.kit import Client, Clock, gathered, guest, running, settings
from yokai_septet.server.worker import Worker


def heard(client: Client) -> list[tuple[int, str]]:
    return [(m["seat"], m["phrase"]) for m in client.messages if m["type"] == "said"]


async def say(client: Client, phrase: str) -> None:
    """A phrase is answered by itself, as everybody hears it."""
    await client.send_raw(json.dumps({"type": "say", "id": "s", "phrase": phrase}))


async def test_phrases_are_heard_before_the_deal_and_between_rounds_alone(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path)), "Ada", "Bob") as (ada, bob):
        await say(ada, "hello")
        await bob.until(lambda: heard(bob) == [(0, "hello")])
        assert (await bob.send("say", phrase="hello"))["code"] == "not-seated"
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        assert (await ada.send("say", phrase="oops"))["code"] == "no-talking-now"
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round_number"] == 2)
        await say(ada, "well-played")
        await bob.until(lambda: heard(bob) == [(0, "hello"), (0, "well-played")])


async def test_phrases_are_slowed_down(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path), clock=Clock()), "Ada", "Bob") as (ada, bob):
        for _ in range(6):
            await say(ada, "hello")
        await ada.until(lambda: any(m.get("code") == "too-fast" for m in ada.messages))
        await bob.until(lambda: len(heard(bob)) == 4)


async def test_a_hint_is_for_the_person_whose_turn_it_is(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = await ada.new_table()
        await ada.open(code)
        assert (await ada.send("ask-hint"))["code"] == "nothing-to-decide"
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        hint = await ada.send("ask-hint")
        assert hint["type"] == "hint"
        assert set(hint["advice"][0]["cards"]) <= set(ada.hand)
        eve = await guest(server, "Eve")
        await eve.open(code)
        assert (await eve.send("ask-hint"))["code"] == "not-seated"
        for client in (ada, eve):
            await client.leave()


async def test_nobody_is_advised_on_the_decision_of_another(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path)), "Ada", "Bob", hints=True) as (ada, bob):
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")

        def waits_for_a_person(client: Client) -> bool:
            now = client.state["match"]["round"]
            return now is not None and now["phase"] == "play" and now["to_act"][0] < 2

        await asyncio.gather(
            *(
                client.play_on(Random(1), until=lambda client=client: waits_for_a_person(client))  # type: ignore[misc]
                for client in (ada, bob)
            )
        )
        [seat] = ada.state["match"]["round"]["to_act"]
        asked, other = (ada, bob) if seat == 0 else (bob, ada)
        assert (await other.send("ask-hint"))["code"] == "nothing-to-decide"
        assert (await asked.send("ask-hint"))["type"] == "hint"


async def test_with_people_hints_are_off_unless_the_table_wants_them(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path)), "Ada", "Bob") as (ada, bob):
        assert ada.state["hints"], "against bots alone"
        await bob.send("sit", seat=1)
        assert not ada.state["hints"]
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        assert (await ada.send("ask-hint"))["code"] == "no-hints"


async def test_everybody_hears_once_of_a_hint_and_nobody_else_what_it_says(tmp_path: Path) -> None:
    async with gathered(Worker(settings(tmp_path)), "Ada", "Bob", hints=True) as (ada, bob):
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        hint = await ada.send("ask-hint")
        assert (await ada.send("ask-hint"))["type"] == "hint"
        chances = [one["match_win"] for one in hint["advice"]]
        assert chances == sorted(chances, reverse=True), "the best first"
        await bob.until(lambda: bob.state["seats"][0]["hints_taken"] == 1)
        events = [event for m in bob.messages for event in m.get("events", ())]
        assert events.count({"type": "hint-taken", "seat": 0}) == 1
        assert not any(m["type"] == "hint" for m in bob.messages)


async def test_a_table_without_hints_gives_none(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={"hints": False})).json()["code"]
        await ada.open(code)
        await ada.play_on(Random(1), until=lambda: ada.state["match"]["round"] is not None)
        assert (await ada.send("ask-hint"))["code"] == "no-hints"
        await ada.leave()
