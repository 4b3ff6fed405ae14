"""Attacks that once worked, over real sockets: a host who chooses the deal, undo without end,
seats taken back at once."""

import asyncio
import os
import threading
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import PATIENCE, Client, Clock, RunningClock, gathered, settings
from yokai_septet import records
from yokai_septet.bots import PLAYERS, Budget
from yokai_septet.game import Choice, View, commitment, deal
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.server.worker import Worker

SALTS = int(os.environ.get("YOKAI_SALTS", "500"))
"""How many salts the host tries; the attack once tried 100,000 in two seconds."""
UNDOS = 274
"""How often somebody asks for the same undo."""


async def test_a_host_who_knows_the_seed_does_not_choose_the_deal(tmp_path: Path) -> None:
    """The host reveals last, and tries salts until one gives a hand to its liking."""
    worker = Worker(settings(tmp_path), clock=Clock())  # nobody runs out of time
    async with gathered(worker, "Host", "Bob") as (host, bob):
        await bob.send("sit", seat=1)
        await host.send("fill-with-bots")
        await host.send("start")
        table = worker.rooms[host.state["code"]].table
        seed, rules = table.seed, table.rules

        def committed(seat: int, salt: bytes) -> str:
            return salt_commitment(commitment(seed), seat, salt)

        own, bobs = b"\xaa" * 16, b"\xbb" * 16
        assert (await bob.send("commit-salt", commitment=committed(1, bobs)))["type"] == "done"
        assert (await host.send("commit-salt", commitment=committed(0, own)))["type"] == "done"
        await bob.until(lambda: bob.state["salt_phase"] == "reveal")
        assert (await bob.send("reveal-salt", salt=bobs.hex()))["type"] == "done"
        await host.until(lambda: host.state["salts"][1] == bobs.hex())

        def strength(salt: bytes) -> int:
            """How many trumps the host would have with this salt."""
            dealt = deal(rules, seed, 1, [salt, bobs, b"", b""])
            assert dealt.face_up is not None
            return sum(card.suit is dealt.face_up.suit for card in dealt.hands[0])

        best = max((number.to_bytes(16, "big") for number in range(SALTS)), key=strength)
        assert strength(best) > strength(own), "the attack would have been worth it"
        answer = await host.send("reveal-salt", salt=best.hex())
        assert answer["code"] == "wrong-salt"
        answer = await host.send("commit-salt", commitment=committed(0, best))
        assert answer["code"] == "too-late-for-salt"
        assert (await host.send("reveal-salt", salt=own.hex()))["type"] == "done"
        await host.until(lambda: host.state["match"]["round"] is not None)
        expected = deal(rules, seed, 1, [own, bobs, b"", b""])
        assert sorted(host.hand) == sorted(card.code for card in expected.hands[0])
        text = (await host.http.get(f"/api/tables/{table.code}/record")).text
        assert '[SaltOrder "commit 1 0, reveal 1 0"]' in text
        assert records.verify(records.parse(text)).salts_were_committed


async def test_a_bot_has_no_salt_that_its_host_could_choose(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path), clock=Clock())
    async with gathered(worker, "Host") as (host,):
        made = await host.http.post("/api/bots", json={"name": "Program"})
        program = Client(host.server, made.json()["token"])
        spectator = Client(host.server)
        await spectator.http.get("/api/me")
        code = host.state["code"]
        await host.send("leave")
        for client, seat in ((program, 0), (spectator, None)):
            await client.open(code)
            if seat is not None:
                assert (await client.send("sit", seat=seat))["type"] == "done"
        await host.send("fill-with-bots")
        assert (await host.send("start"))["type"] == "done"
        for client, why in ((program, "no-salt-of-program"), (spectator, "not-seated")):
            answer = await client.send("commit-salt", commitment="0" * 64)
            assert answer["code"] == why
            await client.leave()


async def test_asking_for_an_undo_again_and_again_holds_nobody_up(tmp_path: Path) -> None:
    thinking, clock = threading.Event(), RunningClock()
    thinking.set()

    def gated(view: View, rng: Random, budget: Budget) -> Choice:
        thinking.wait(PATIENCE)
        return PLAYERS["random"](view, rng, budget)

    patient = settings(tmp_path, lease=1000.0)  # the clock jumps, and nobody is away
    worker = Worker(patient, clock=clock, players={"adept": gated})
    async with gathered(worker, "Ada", "Bob", bots="adept", clock=15) as (ada, bob):
        await bob.send("sit", seat=2)
        await ada.send("fill-with-bots")
        await ada.send("start")
        for client in (ada, bob):
            await client.send("ready", after=0)
        await play_until_it_is_the_turn_of(ada, bob)
        thinking.clear()
        await ada.act(Random(1))
        before = ada.seq
        assert (await ada.send("ask-undo"))["type"] == "done"
        answers = [await ada.send("ask-undo") for _ in range(UNDOS // 2)]
        assert {answer["code"] for answer in answers} == {"undo-is-asked"}
        await bob.until(lambda: bob.seq > before)
        assert (await bob.send("answer-undo", agree=False))["type"] == "done"
        answers = [await ada.send("ask-undo") for _ in range(UNDOS // 2)]
        assert {answer["code"] for answer in answers} == {"undo-was-refused"}
        thinking.set()
        await bob.until(lambda: 2 in bob.state["match"]["round"]["to_act"])
        ends_at = bob.state["clock"]["ends_at"]
        assert clock.time + 15 <= ends_at <= clock() + 15 + 60
        answers = [await ada.send("ask-undo") for _ in range(UNDOS)]
        assert all(answer["type"] == "refused" for answer in answers)
        assert bob.state["clock"]["ends_at"] == ends_at
        clock.time = ends_at
        assert (await ada.send("vote-abandon", agree=True))["type"] == "done"
        await bob.until(lambda: bob.state["seats"][2]["late"] is not None)
        seq = bob.seq
        await bob.until(lambda: bob.seq > seq)


async def play_until_it_is_the_turn_of(ada: Client, bob: Client) -> None:
    """The two play anything until the first is to lead or follow with a bot after her."""
    rng = Random(1)

    def is_her_turn() -> bool:
        now = ada.state["match"]["round"]
        if now is None or now["phase"] != "play":
            return False
        return bool(now["to_act"] == [0] and len(now["trick"]) <= 2)

    async def act(client: Client, seq: int) -> None:
        await client.until(lambda: client.seq >= seq)
        if not is_her_turn():
            await client.act(rng)

    async def wait_for_more(seq: int) -> None:
        await ada.until(lambda: ada.seq > seq or is_her_turn())

    async with asyncio.timeout(PATIENCE):
        while not is_her_turn():
            seq = ada.seq
            for client in (ada, bob):
                await act(client, seq)
            await wait_for_more(seq)


@pytest.mark.parametrize("seconds", [0, 15])
async def test_taking_the_seat_back_at_once_freezes_no_table(tmp_path: Path, seconds: int) -> None:
    clock = RunningClock()
    worker = Worker(settings(tmp_path, lease=10_000.0), clock=clock)
    people = ("Ada", "Bob", "Cid")
    async with gathered(worker, *people, bots="random", clock=seconds) as (ada, bob, cid):
        await bob.send("sit", seat=1)
        await cid.send("sit", seat=2)
        await ada.send("fill-with-bots")
        await ada.send("start")
        for client in (ada, bob, cid):
            await client.send("ready", after=0)
        await ada.until(lambda: ada.state["match"]["round"] is not None)
        decisions = 0
        while decisions < 5:  # bob never decides, and takes back whatever a bot took over
            await asyncio.gather(*(client.act(Random(1)) for client in (ada, cid)))
            if not waits_for(ada, 1):
                await asyncio.sleep(0.01)
                continue
            await bob.until(lambda: waits_for(bob, 1) or bob.seq >= ada.seq)
            clock.time += 105 if seconds else 90
            decision = awaited(ada)
            if seconds:
                await ada.send("vote-abandon", agree=decisions % 2 == 0)  # finds out what is due
            else:
                # After a take-back the bot still has the open decision, or has just made it.
                asked = await ada.send("ask-bot", seat=1)
                assert asked.get("code") in {None, "bot-plays-already", "not-away"}
                await bob.send("take-back")
            await until_another_than(ada, decision)
            decisions += 1
        assert ada.state["status"] == "playing"


async def until_another_than(client: Client, decision: tuple[object, ...]) -> None:
    """Wait until a decision is made. A trick's winner leads the next: the seat may be the same."""
    await client.until(lambda: awaited(client) != decision)


def awaited(client: Client) -> tuple[object, ...]:
    """The decision that the match waits for."""
    round_ = client.state["match"]["round"]
    return () if round_ is None else (round_["phase"], client.after)


def waits_for(client: Client, seat: int) -> bool:
    """Whether the match waits for this seat alone."""
    round_ = client.state["match"]["round"]
    return round_ is not None and round_["to_act"] == [seat]
