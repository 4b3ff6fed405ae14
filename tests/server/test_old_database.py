"""A database that an earlier version made still opens, its matches go on, and its records verify.

tests/golden/server-0.1.sqlite3.gz was made by the server before its packages were rearranged. Ada
and Bob have three matches in it: a finished one in suitors-short, in which Ada gave a salt and took
a card back; an abandoned one in suitors-short; and one in four-advanced, in its second trick.
"""

import asyncio
import gzip
import sqlite3
from pathlib import Path
from random import Random

from tests.server.kit import Client, running, settings
from yokai_septet import records
from yokai_septet.server.identity import COOKIE, Signer
from yokai_septet.server.worker import Worker

GOLDEN = Path(__file__).parent.parent / "golden" / "server-0.1.sqlite3.gz"
FINISHED, ABANDONED, RUNNING = "G2D5HV", "7X8VSR", "BK2R49"


def unpacked(folder: Path) -> dict[str, str]:
    """Put the database into a folder; the cookies of its people, by name."""
    file = folder / "yokai.sqlite3"
    file.write_bytes(gzip.decompress(GOLDEN.read_bytes()))
    database = sqlite3.connect(file)
    [(key,)] = database.execute("SELECT value FROM secrets WHERE name = 'cookies'")
    signer = Signer(bytes.fromhex(key))
    people = database.execute("SELECT name, id, created_at FROM people").fetchall()
    database.close()
    return {name: signer.sign(person, made) for name, person, made in people}


def returning(server: str, cookie: str) -> Client:
    client = Client(server)
    client.http.cookies.set(COOKIE, cookie)
    return client


async def record_at(client: Client, code: str) -> records.Record:
    return records.parse((await client.http.get(f"/api/tables/{code}/record")).text)


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
        assert ada.state["match"]["round"]["trick_number"] == 2
        await asyncio.gather(ada.play_on(Random(1)), bob.play_on(Random(2)))
        assert ada.state["status"] == "finished"
        record = await record_at(ada, RUNNING)
        assert records.verify(record).deals_follow_from_seed
        assert (await ada.send("rematch"))["type"] == "done"
        for client in (ada, bob):
            await client.leave()
