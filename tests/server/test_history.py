"""The list of a person's matches: running ones first, then page by page what is over."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.dialects import sqlite

from tests.server.history import add_copies
from tests.server.kit import Client, guest, running, settings
from yokai_septet.server.store import EndOfMatch
from yokai_septet.server.store.store import past_matches_query
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
