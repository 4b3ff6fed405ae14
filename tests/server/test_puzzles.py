"""Puzzles on the server: the list, the puzzle of the day, one with its answer, and the limits."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

import httpx

from tests.server.kit import Clock, running, settings
from yokai_septet.server.settings import Limits
from yokai_septet.server.worker import Worker
from yokai_septet.study.puzzles import Difficulty, PuzzleKind, PuzzleTheme, choose, puzzle_of
from yokai_septet.study.puzzles.shipped import WITHDRAWN

DAY = 86_400.0


@asynccontextmanager
async def stranger(worker: Worker) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody without an identity."""
    async with running(worker) as server, httpx.AsyncClient(base_url=server) as http:
        yield http


async def test_puzzles_are_listed_by_kind_theme_and_difficulty_in_pages(tmp_path: Path) -> None:
    async with stranger(Worker(settings(tmp_path))) as http:
        wanted = choose(PuzzleKind.OPEN, PuzzleTheme.DUCK, Difficulty.HARD)
        query: dict[str, str | int] = {"kind": "open", "theme": "duck", "difficulty": "hard"}
        ids: list[str] = []
        for start in range(0, len(wanted), 7):
            answer = await http.get("/api/puzzles", params={**query, "start": start, "limit": 7})
            page = answer.json()
            assert page["total"] == len(wanted)
            ids += [each["id"] for each in page["puzzles"]]
            assert all("duck" in each["themes"] for each in page["puzzles"])
        assert ids == [puzzle.id for puzzle in wanted]
        everything = (await http.get("/api/puzzles", params={"limit": 1})).json()
        assert everything["total"] == len(choose())
        beyond = (await http.get("/api/puzzles", params={"start": 1_000_000})).json()
        assert beyond["puzzles"] == []
        for wrong in ({"kind": "shut"}, {"limit": 501}, {"start": -1}, {"theme": "x" * 5000}):
            refused = await http.get("/api/puzzles", params=wrong)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
        assert not http.cookies, "nobody needs an identity"


async def test_the_puzzle_of_the_day_is_that_of_the_date_in_utc(tmp_path: Path) -> None:
    clock = Clock()
    clock.time -= clock.time % DAY  # midnight, 15 January 2027
    async with stranger(Worker(settings(tmp_path), clock=clock)) as http:
        kinds = []
        for number in range(15, 18):
            for moment in (0.0, DAY - 1):
                clock.time += moment
                today = (await http.get("/api/puzzles/today")).json()
                expected = puzzle_of(date(2027, 1, number), choose())
                assert expected is not None
                assert (today["day"], today["puzzle"]["id"]) == (f"2027-01-{number}", expected.id)
            kinds.append(today["puzzle"]["kind"])
            clock.time += 1
        assert set(kinds) == {"open", "closed", "pass"}


async def test_a_puzzle_comes_with_its_answer_and_is_cached(tmp_path: Path) -> None:
    async with stranger(Worker(settings(tmp_path))) as http:
        for kind in PuzzleKind:
            puzzle = choose(kind)[0]
            answer = await http.get(f"/api/puzzles/{puzzle.id}")
            found = answer.json()
            assert (found["id"], found["solution"]["kind"]) == (puzzle.id, kind.value)
            tag = answer.headers["etag"]
            again = await http.get(f"/api/puzzles/{puzzle.id}", headers={"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
            other = await http.get(f"/api/puzzles/{puzzle.id}", headers={"if-none-match": '"x"'})
            assert (other.status_code, other.json()) == (200, found)
        for name in ("00000000", "abc"):  # part of a link, for example
            missing = await http.get(f"/api/puzzles/{name}")
            assert (missing.status_code, missing.json()["code"]) == (404, "unknown-puzzle")
        withdrawn = await http.get(f"/api/puzzles/{WITHDRAWN[0]}")
        assert (withdrawn.status_code, withdrawn.json()["code"]) == (404, "withdrawn-puzzle")
        assert (await http.get(f"/api/puzzles/{'a' * 41}")).status_code == 400
        assert not http.cookies


async def test_an_address_asks_for_so_many_puzzles_and_more_with_time(tmp_path: Path) -> None:
    clock = Clock()
    limits = Limits(puzzles_at_once=2, puzzles_per_second=1.0)
    async with stranger(Worker(settings(tmp_path, limits=limits), clock=clock)) as http:
        for path in ("/api/puzzles/today", "/api/puzzles"):
            assert (await http.get(path)).status_code == 200
        refused = await http.get(f"/api/puzzles/{choose()[0].id}")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        clock.time += 2.0
        assert (await http.get("/api/puzzles/today")).status_code == 200
