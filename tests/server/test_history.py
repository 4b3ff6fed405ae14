"""A person's matches: running ones first, then page by page what is over; filters and files."""

import csv
import io
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

from sqlalchemy.dialects import sqlite

from tests.server.history import add_copies
from tests.server.kit import Client, guest, running, settings
from tests.server.old_database import ABANDONED, FINISHED, returning, unpacked
from yokai_septet import records
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import EndOfMatch
from yokai_septet.server.store.history import past_matches_query
from yokai_septet.server.worker import Worker

MANY = 10_000


async def with_a_history(ada: Client, folder: Path, count: int) -> str:
    """Give Ada an abandoned match and so many copies of it, two of which ended at each moment, and
    a running one, whose code is returned."""
    [old, new] = [(await ada.http.post("/api/play-now", json={})).json()["code"] for _ in range(2)]
    await ada.open(old)
    await ada.send("vote-abandon", agree=True)
    await ada.close()
    add_copies(folder / "yokai.sqlite3", old, count)
    return str(new)


async def test_pages_lead_through_the_whole_history(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        now = await with_a_history(ada, tmp_path, 25)
        page = (await ada.http.get("/api/me/matches?limit=7")).json()
        assert page[0]["code"] == now
        assert (page[0]["cursor"], page[0]["sides"]) == (None, [0, 1, 0, 1])
        codes, sizes = [], []
        page = page[1:]
        while page:
            codes += [match["code"] for match in page]
            sizes.append(len(page))
            before = page[-1]["cursor"]
            page = (await ada.http.get(f"/api/me/matches?limit=7&before={before}")).json()
        assert sizes == [7, 7, 7, 5]
        assert codes[1:] == [f"C{n:05}" for n in reversed(range(25))]
        assert (await ada.http.get("/api/me/matches?before=7;DROP")).status_code == 400
        await ada.leave()


async def test_a_match_moves_from_the_running_to_the_past_ones_when_it_ends(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        code = (await ada.http.post("/api/play-now", json={})).json()["code"]
        [match] = (await ada.http.get("/api/me/matches")).json()
        assert (match["status"], match["cursor"]) == ("playing", None)
        await ada.open(code)
        await ada.send("vote-abandon", agree=True)
        [match] = (await ada.http.get("/api/me/matches")).json()
        assert match["status"] == "abandoned"
        assert match["cursor"].endswith(f"-{code}")
        await ada.leave()


async def test_a_page_of_a_long_history_is_read_along_the_index(tmp_path: Path) -> None:
    async with running(Worker(settings(tmp_path))) as server:
        ada = await guest(server, "Ada")
        await with_a_history(ada, tmp_path, MANY)
        page = (await ada.http.get("/api/me/matches?limit=20")).json()
        assert len(page) == 21
        before = page[-1]["cursor"]
        page = (await ada.http.get(f"/api/me/matches?limit=20&before={before}")).json()
        assert len(page) == 20
        await ada.leave()
    query = past_matches_query("somebody", 20, EndOfMatch(2000.0, "C00000"))
    compiled = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(tmp_path / "yokai.sqlite3")) as database:
        plan = [row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {compiled}")]
    assert any("(over_at,code)<(?,?)" in step for step in plan), plan
    assert not any("TEMP B-TREE" in step for step in plan), plan


async def test_a_history_is_filtered_and_added_up(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    async with running(Worker(settings(tmp_path))) as server:
        ada, eve = returning(server, cookies["Ada"]), await guest(server, "Eve")

        async def found(client: Client, **query: object) -> list[str]:
            answer = await client.http.get("/api/me/history", params=query)  # type: ignore[arg-type]
            assert answer.status_code == 200, answer.text
            page = answer.json()
            assert page["total"] == len(page["matches"])
            return [match["code"] for match in page["matches"]]

        everything = await found(ada)
        assert sorted(everything) == [ABANDONED, FINISHED]
        assert await found(ada, outcome="abandoned") == [ABANDONED]
        assert await found(ada, ruleset="four-advanced") == []
        assert await found(ada, search="bob") == [ABANDONED], "the other one was against bots"
        assert await found(ada, search=FINISHED.lower()) == [FINISHED]
        assert await found(ada, until=1.0) == []
        first = (await ada.http.get("/api/me/opponents", params={"limit": 1})).json()
        assert (first["more"], len(first["opponents"])) == (True, 1)
        met = (await ada.http.get("/api/me/opponents")).json()["opponents"]
        [key] = [one["key"] for one in met if one["name"] == "Bob 狐"]
        assert await found(ada, opponent=key) == [ABANDONED]
        assert await found(eve, opponent=key) == [], "she has not met him"
        first = (await ada.http.get("/api/me/history", params={"limit": 1})).json()
        assert (first["total"], first["matches"][0]["code"]) == (2, everything[0])
        cursor = first["matches"][0]["cursor"]
        second = (await ada.http.get("/api/me/history", params={"before": cursor})).json()
        assert [match["code"] for match in second["matches"]] == everything[1:]
        nothing = (await eve.http.get("/api/me/statistics")).json()
        assert (nothing["total"]["matches"], nothing["streaks"]["now"]) == (0, 0)
        for wrong in ("outcome=drawn", "opponent=Bob", "since=-1", "search=" + "x" * 41):
            assert (await ada.http.get(f"/api/me/history?{wrong}")).status_code == 400, wrong
        for client in (ada, eve):
            await client.leave()


async def test_a_history_is_taken_away_as_files(tmp_path: Path) -> None:
    cookies = unpacked(tmp_path)
    limits = Limits(exports_at_once=3, exports_per_second=0.0)
    async with running(Worker(settings(tmp_path, limits=limits))) as server:
        ada, bob = returning(server, cookies["Ada"]), returning(server, cookies["Bob 狐"])
        await bob.http.patch("/api/me", json={"name": "=1+1"})
        table = await ada.http.get("/api/me/results.csv")
        assert table.headers["content-disposition"].endswith('"yokai-results.csv"')
        rows = {row["table"]: row for row in csv.DictReader(io.StringIO(table.text))}
        assert set(rows) == {ABANDONED, FINISHED}
        assert rows[ABANDONED]["result"] == "abandoned"
        assert rows[ABANDONED]["opponents"].startswith("'=1+1"), "no spreadsheet computes a name"
        for query, codes in (("", {ABANDONED, FINISHED}), ("?outcome=abandoned", {ABANDONED})):
            answer = await ada.http.get(f"/api/me/records.zip{query}")
            with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
                assert archive.testzip() is None
                assert {name[11:17] for name in archive.namelist()} == codes
                for name in archive.namelist():
                    record = records.parse(archive.read(name).decode())
                    assert records.verify(record).deals_follow_from_seed
        refused = await ada.http.get("/api/me/results.csv")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        for client in (ada, bob):
            await client.leave()
