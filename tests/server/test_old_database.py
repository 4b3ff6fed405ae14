"""A database that an earlier version made still opens, its matches go on, and its records verify.

tests/golden/server-0.1.sqlite3.gz was made by the server before its packages were rearranged. Ada
and Bob have three matches in it: a finished one in suitors-short, in which Ada gave a salt and took
a card back; an abandoned one in suitors-short; and one in four-advanced, in its second trick.
"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import create_engine

from tests.server.history import insert_row
from tests.server.kit import running, settings
from tests.server.old_database import (
    ABANDONED,
    FINISHED,
    RUNNING,
    record_at,
    returning,
    unpacked,
)
from tests.table.kit import Desk, started, to_act
from yokai_septet import records
from yokai_septet.game import RULESETS
from yokai_septet.server.rooms.effects import result_row
from yokai_septet.server.store.migrate import upgrade
from yokai_septet.server.store.migrations.versions import v0004_results
from yokai_septet.server.worker import Worker
from yokai_septet.table import commands as c
from yokai_septet.table import results_of
from yokai_septet.table.entries import encode


async def test_people_and_their_matches_are_still_there(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada = returning(server, cookies["Ada"])
        assert (await ada.http.get("/api/me")).json()["name"] == "Ada"
        found = {m["code"]: m for m in (await ada.http.get("/api/me/matches")).json()}
        assert {code: (m["status"], m["ruleset"]) for code, m in found.items()} == {
            FINISHED: ("finished", "suitors-short"),
            ABANDONED: ("abandoned", "suitors-short"),
            RUNNING: ("playing", "four-advanced"),
        }
        assert found[RUNNING]["names"][:2] == ["Ada", "Bob 狐"]
        assert (await ada.http.get("/api/tables")).json() == [], "nobody is at the tables"
        await ada.open(RUNNING)
        [listed] = (await ada.http.get("/api/tables")).json()
        assert listed["code"] == RUNNING
        await ada.leave()


async def test_records_of_old_matches_verify(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada = returning(server, cookies["Ada"])
        for code, termination in (
            (FINISHED, records.Termination.FINISHED),
            (ABANDONED, records.Termination.ABANDONED),
        ):
            record = await record_at(ada, code)
            assert record.termination is termination
            report = records.verify(record)
            assert report.deals_follow_from_seed
            assert report.seed_was_committed
            replay = await ada.http.get(f"/api/tables/{code}/replay")
            assert replay.status_code == 200
        finished = await record_at(ada, FINISHED)
        assert finished.salts[0] == b"\x0a\x0b"
        await ada.leave()


async def test_a_running_match_goes_on(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        await ada.open(RUNNING)
        await bob.open(RUNNING)
        assert (ada.seat, bob.seat) == (0, 1)
        assert ada.trick_number == 2
        await asyncio.gather(ada.play_on(Random(1)), bob.play_on(Random(2)))
        assert ada.state["status"] == "finished"
        record = await record_at(ada, RUNNING)
        assert records.verify(record).deals_follow_from_seed
        assert (await ada.send("rematch"))["type"] == "done"
        for client in (ada, bob):
            await client.leave()


def with_schema(file: Path, version: str) -> sqlite3.Connection:
    """Bring a database to an older schema than the newest, to put something into it."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        upgrade(connection, version)
    engine.dispose()
    database = sqlite3.connect(file)
    database.row_factory = sqlite3.Row
    return database


REVIEW = {
    "id": "r" * 22, "code": FINISHED, "person": "somebody", "engine": 1, "state": "done",
    "priority": 0, "turn": 0, "asked_at": 1.0, "attempts": 0, "done": 8, "total": 8,
    "frame": json.dumps({"summary": [{"seat": 0, "all": {"decisions": 8, "loss": 0.25}}]}),
}  # fmt: skip


async def test_old_matches_and_reviews_count_in_the_statistics(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    file = tmp_path / "yokai.sqlite3"
    with closing(with_schema(file, "0003")) as database, database:
        insert_row(database, "reviews", REVIEW)
        [table] = database.execute("SELECT * FROM tables WHERE code = ?", (ABANDONED,))
        summary = table["summary"].replace(ABANDONED, "BROKEN")
        insert_row(database, "tables", {**table, "code": "BROKEN", "summary": summary})
        entry = {"code": "BROKEN", "seq": 1, "body": "{}"}
        insert_row(database, "entries", entry)
        for player in database.execute("SELECT * FROM players WHERE code = ?", (ABANDONED,)):
            insert_row(database, "players", {**player, "code": "BROKEN"})
    async with running(Worker(settings(tmp_path))) as server:
        ada = returning(server, cookies["Ada"])
        page = (await ada.http.get("/api/me/history")).json()
        assert {match["code"] for match in page["matches"]} == {FINISHED, ABANDONED, "BROKEN"}
        record = await record_at(ada, FINISHED)
        assert record.result is not None
        found = (await ada.http.get("/api/me/statistics")).json()
        won = record.result.winner == 0
        assert found["total"]["matches"] == 2, "one log cannot be read, and nothing follows from it"
        assert (found["total"]["won"], found["total"]["lost"]) == (int(won), int(not won))
        assert found["total"]["abandoned"] == 1
        [suitors] = found["rulesets"]
        assert (suitors["ruleset"], suitors["tally"]["rounds"]) == (
            "suitors-short",
            len([one for one in record.rounds if one.end is not None]),
        )
        [period] = found["losses"]
        assert (period["decisions"], period["loss"]) == (8, 0.25)
        met = (await ada.http.get("/api/me/opponents")).json()["opponents"]
        assert [one["tally"]["matches"] for one in met if one["name"] == "Bob 狐"] == [1]
        assert any(one["bot"] for one in met)
        await ada.leave()


def check_results(desk: Desk) -> None:
    """What the migration makes of a table's log is what `results_of` makes of the table."""
    replayed = v0004_results._replayed([json.loads(encode(entry)) for entry in desk.log])
    for result in results_of(desk.table):
        seat = desk.table.seat_of(result.person)
        assert seat is not None
        row = v0004_results._result_row(replayed, seat)
        assert row | {"over_at": 1.0} == result_row(result, 1.0)
        assert v0004_results._co_players(replayed, seat) == [
            (player.key, player.is_opponent) for player in result.co_players
        ]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_that_the_migration_froze_come_to_the_same_results(ruleset: str) -> None:
    for seed in range(8):
        check_results(started("ada", "bob", seed=seed, ruleset=ruleset).play_until("over"))


def test_the_migration_counts_nothing_that_was_taken_back_or_not_finished() -> None:
    for seed in range(8):
        desk = to_act(started("ada", ruleset="four-basic", seed=seed), "ada")
        desk.act("ada").do("ada", c.AskUndo)
        check_results(desk.play_until("over"))
    desk = started("ada", ruleset="four-basic").play_until("play")
    check_results(desk.do("ada", c.VoteAbandon, agree=True))
