"""What is held about a person: one list for export and deletion, held against the schema."""

import asyncio
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from tests.server.kit import guest, running, settings
from yokai_septet import records
from yokai_septet.server.admin.acts import rename_person
from yokai_septet.server.store import schema
from yokai_septet.server.store.personal_data import ABOUT_NOBODY, HOLDINGS
from yokai_septet.server.worker import Worker

ROOT = Path(__file__).parents[2]
NAMES_OF_PEOPLE = {"person", "owner", "maker", "other"}


def test_every_table_and_column_is_on_the_list() -> None:
    held = {holding.table.name for holding in HOLDINGS}
    assert held | set(ABOUT_NOBODY) == set(schema.metadata.tables), "say what a new table holds"
    assert not held & set(ABOUT_NOBODY)
    for holding in HOLDINGS:
        columns = {column.name for column in holding.table.columns}
        told = {*holding.columns, *holding.withheld}
        assert columns == told, f"{holding.section}: export a new column, or say why not"
        assert all(holding.withheld.values())
        assert not set(holding.columns) & NAMES_OF_PEOPLE - set(holding.others)
    for name in ABOUT_NOBODY:
        columns = {column.name for column in schema.metadata.tables[name].columns}
        assert not columns & NAMES_OF_PEOPLE or name == "daily_networks", name


def test_every_section_is_described() -> None:
    text = (ROOT / "docs/export.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", text, re.MULTILINE))
    assert set(rows) == {holding.section for holding in HOLDINGS} | {"records"}
    for holding in HOLDINGS:
        assert re.findall(r"`(\w+)`", rows[holding.section]) == list(holding.columns)


async def test_what_is_exported_is_everything_and_what_is_deleted_is_gone(tmp_path: Path) -> None:
    worker = Worker(settings(tmp_path))
    async with running(worker) as server:
        ada, bob = await guest(server, "Ada"), await guest(server, "Bob")
        await ada.http.post("/api/bots", json={"name": "Low card"})
        await ada.http.post("/api/me/link")
        await ada.http.post("/api/team-matches", json={})
        day = (await ada.http.get("/api/daily")).json()["day"]
        await ada.http.post(f"/api/daily/{day}/1")
        code = await ada.new_table(ruleset="four-basic", coach=True)
        await ada.open(code)
        await bob.open(code)
        await bob.send("sit", seat=1)
        await ada.send("fill-with-bots")
        await ada.send("start")
        await asyncio.gather(ada.play_on(Random(5)), bob.play_on(Random(6)))
        await ada.http.get(f"/api/tables/{code}/coach/1")
        await ada.http.post(f"/api/tables/{code}/review", json={})
        await ada.http.post(f"/api/tables/{code}/same-deals", json={"seat": 1})

        [itself] = (await _export(ada))["identity"]
        await worker.admin.order(rename_person(itself["id"], "Ada", worker.now()))

        exported = json.loads((await ada.http.get("/api/me/export")).content)
        assert (exported["format"], exported["version"]) == ("yokai-septet-export", 1)
        assert exported["identity"][0]["name"] == "Ada"
        [match] = [row for row in exported["matches"] if row["code"] == code]
        assert match["seat"] == 0
        assert {"code": code, "other": "Bob", "is_opponent": True} in exported["played_with"]
        assert records.parse(exported["records"][code]).players[:2] == ("Ada", "Bob")
        assert set(exported["records"]) == {code}, "no record of a match that goes on"
        empty = {"verdicts", "seat_losses", "daily_for_fun"}  # the engine may not have come so far
        assert not {h.section for h in HOLDINGS if not exported[h.section]} - empty
        [bobs_id] = [row["id"] for row in (await _export(bob))["identity"]]
        assert bobs_id not in json.dumps(exported)

        person = exported["identity"][0]["id"]
        assert places_of(worker.settings.database_file, person) >= {"people", "players", "leases"}
        await ada.close()
        await ada.http.delete("/api/me")
        left = places_of(worker.settings.database_file, person)
        assert left <= {"entries", "tables"}, "only the random id at a table that Bob keeps"
        kept = await _export(bob)
        assert [row["code"] for row in kept["matches"]] == [code]
        assert "Ada" not in json.dumps(kept)
        await ada.leave()
        await bob.leave()


async def _export(client: Any) -> dict[str, Any]:
    exported: dict[str, Any] = json.loads((await client.http.get("/api/me/export")).content)
    return exported


def places_of(file: Path, person: str) -> set[str]:
    """The tables of a database in which an id stands anywhere."""
    with closing(sqlite3.connect(file)) as database:
        return {
            name
            for name in schema.metadata.tables
            for row in database.execute(f"SELECT * FROM {name}")
            if any(person in str(value) for value in row)
        }
