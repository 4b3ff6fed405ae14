"""Asking for reviews and waiting for them."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import httpx

from tests.server.kit import PATIENCE, Client
from tests.study.matches import QUICK, played
from yokai_septet import records, ruleset_named
from yokai_septet.records import Record, Termination

FAST = {"review_budget": QUICK, "sweep": 0.1}


def match_of_a_round(number: int = 1, termination: Termination = Termination.ABANDONED) -> Record:
    """A match that was given up after its first round, so that its review is short."""
    whole = played(ruleset_named("three-basic"), number, ("novice",))
    return replace(whole, rounds=whole.rounds[:1], termination=termination, result=None)


async def ask(client: Client, record: Record | str) -> httpx.Response:
    text = record if isinstance(record, str) else records.format(record)
    return await client.http.post("/api/reviews", json={"record": text})


async def state(client: Client, review_id: str, **query: Any) -> dict[str, Any]:
    answer = await client.http.get(f"/api/reviews/{review_id}", params=query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def until(
    client: Client, review_id: str, come: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    async with asyncio.timeout(3 * PATIENCE):
        while not come(found := await state(client, review_id)):
            assert found["state"] != "failed", found
            await asyncio.sleep(0.05)
        return found


async def done(client: Client, review_id: str) -> dict[str, Any]:
    return await until(client, review_id, lambda found: found["state"] == "done")


def of_one_seat() -> str:
    record = match_of_a_round()
    [one] = record.rounds
    hands = (one.hands[0], *((None,) * len(hand) for hand in one.hands[1:]))
    return records.format(replace(record, rounds=(replace(one, hands=hands, end=None),)))


def corrupt() -> str:
    """A record whose first trick has the cards of the second one."""
    record = match_of_a_round()
    [one] = record.rounds
    first = replace(one.tricks[0], cards=one.tricks[1].cards)
    return records.format(replace(record, rounds=(replace(one, tricks=(first, *one.tricks[1:])),)))


REFUSED: list[tuple[Callable[[], str], int, str]] = [
    (
        lambda: records.format(match_of_a_round(termination=Termination.UNFINISHED)),
        400,
        "review-unfinished",
    ),
    (of_one_seat, 400, "review-unknown-cards"),
    (corrupt, 400, "record-wrong-leader"),
    (lambda: "this is no record", 400, "record-syntax"),
    (lambda: '{"format": "yokai"}', 400, "record-"),
    (lambda: "x" * 300_000, 413, "too-large"),
]
