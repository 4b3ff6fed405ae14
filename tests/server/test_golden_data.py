"""What version 0.2 stored still opens, means the same, and is played on.

tests/golden/data-0.2.tar.gz has a server's data folder, the credentials of its people, a player's
data folder, an interrupted match in each ruleset, and what the tables meant after each entry of
their logs. Ada and Bob have a running match in which a bot has played for Bob, a finished one and
one that has not begun, where a program sits too; Ada has a daily deal and a deal of a team match
under way, a review, and a record that she brought.
"""

import asyncio
import json
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.client.kit import match_of, play_on, seen
from tests.server.kit import Client, Clock, running, settings
from tests.server.old_database import record_at, returning
from yokai_septet import records
from yokai_septet.client.autosave import Autosave
from yokai_septet.client.local import LocalClient
from yokai_septet.client.server_access import Identity
from yokai_septet.game import RULESETS
from yokai_septet.server.worker import Worker
from yokai_septet.table import Table, advance_all
from yokai_septet.table.entries import decode
from yokai_septet.table.record import whole_record

GOLDEN = Path(__file__).parent.parent / "golden" / "data-0.2.tar.gz"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder with all of it."""
    with tarfile.open(GOLDEN) as archive:
        archive.extractall(tmp_path, filter="data")
    return tmp_path


def known(data: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((data / f"{name}.json").read_text("utf-8"))
    return found


def meaning(table: Table) -> dict[str, Any]:
    """What a table's log means, without the times that later versions may count differently."""
    return {
        "status": table.status.value,
        "owner": table.owner,
        "chairs": [[chair.person, chair.strength, chair.bot_plays] for chair in table.chairs],
        "ready": sorted(table.ready),
        "saw": table.saw,
        "undo": None if table.undo is None else [table.undo.seat, sorted(table.undo.agreed)],
        "taken_back": [decision.cards for decision in table.taken_back],
        "stand_ins": [[s.round, s.seat, s.plays, s.by] for s in table.stand_ins],
        "hints": [[hint.round, hint.seat, hint.plays] for hint in table.hints],
        "incidents": len(table.incidents),
        "abandon": sorted(table.abandon),
        "salts": {str(seat): salt for seat, salt in table.salts.items()},
        "rematch": table.rematch,
        "actions": table.match and table.match.action_count,
        "scores": table.match and list(table.match.scores),
        "record": records.format(whole_record(table, {})) if table.is_over else None,
    }


def logs(data: Path) -> dict[str, list[bytes]]:
    """The log of each table, and of each interrupted match, by code or ruleset."""
    with closing(sqlite3.connect(data / "server" / "yokai.sqlite3")) as database:
        rows = database.execute("SELECT code, body FROM entries ORDER BY code, seq").fetchall()
    by_name: dict[str, list[bytes]] = {}
    for code, body in rows:
        by_name.setdefault(code, []).append(body)
    for file in (data / "autosaves").iterdir():
        by_name[file.stem] = file.read_bytes().splitlines()
    return by_name


def test_old_logs_mean_the_same_after_each_entry(data: Path) -> None:
    meanings = known(data, "meanings")
    assert set(logs(data)) == set(meanings)
    for name, log in logs(data).items():
        changes = advance_all(None, [decode(body) for body in log])
        for number, (change, meant) in enumerate(zip(changes, meanings[name], strict=True)):
            found = json.loads(json.dumps(meaning(change.after)))
            assert found == meant, f"{name}, entry {number}: {change.entry}"


async def test_an_old_server_goes_on(data: Path) -> None:
    credentials = known(data, "credentials")
    codes = credentials["codes"]
    worker = Worker(settings(data / "server", sweep=0.1, daily_nodes=4), clock=Clock())
    async with running(worker) as server:
        ada, bob = (returning(server, credentials[name]) for name in ("Ada", "Bob"))
        robot = Client(server, credentials["token"])
        for client, name in ((ada, "Ada"), (bob, "Bob"), (robot, "Robot")):
            assert (await client.http.get("/api/me")).json()["name"] == name

        report = records.verify(await record_at(ada, codes["finished"]))
        assert report.deals_follow_from_seed
        assert report.seed_was_committed
        review = (await ada.http.get(f"/api/reviews/{credentials['review']}")).json()
        assert review["state"] == "done"
        path = f"/api/uploads/{credentials['upload']}/same-deals"
        assert (await ada.http.get(path)).status_code == 200
        team = (await ada.http.get(f"/api/team-matches/{credentials['team']}")).json()
        assert team["status"] == "playing"

        for name in ("daily", "team"):
            await ada.open(codes[name])
            await ada.play_on(Random(1))
            assert ada.state["status"] == "finished", name
            await ada.close()
        for client in (ada, bob):
            await client.open(codes["running"])

        def round_over() -> bool:
            return ada.state["match"]["round"] is None

        await asyncio.gather(ada.play_on(Random(1), round_over), bob.play_on(Random(2), round_over))
        for client in (ada, bob, robot):
            await client.close()
            await client.open(codes["gathering"])
        assert robot.seat == 2
        await ada.send("fill-with-bots")
        assert (await ada.send("start"))["type"] == "done"
        for client in (ada, bob, robot):
            await client.leave()


@pytest.mark.parametrize("ruleset", list(RULESETS))
async def test_an_interrupted_match_goes_on(ruleset: str, data: Path) -> None:
    folder = data / "client"
    (data / "autosaves" / f"{ruleset}.jsonl").rename(folder / "unfinished.jsonl")
    autosave = Autosave(folder)
    log = autosave.load()
    assert log is not None
    async with LocalClient(log, saver=autosave.save) as client:
        assert seen(client).options.ruleset == ruleset
        before = match_of(client).action_count
        await play_on(client, 3, Random(1))
        assert match_of(client).action_count > before
        assert autosave.load() == client.log


def test_a_player_is_known_again(data: Path) -> None:
    identity = Identity("http://127.0.0.1:7007", data / "client")
    assert identity.cookie == f"yokai={known(data, 'credentials')['Ada']}"
