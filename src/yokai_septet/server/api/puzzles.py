"""Puzzles: the list, the puzzle of the day, and one with its answer. Nobody needs an identity."""

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from yokai_septet.protocol import puzzle as p
from yokai_septet.protocol.request_errors import not_found
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.puzzles import Document
from yokai_septet.study.puzzles import (
    Difficulty,
    PuzzleKind,
    PuzzleTheme,
    choose,
    puzzle_of,
    puzzles,
)

PuzzleIdParameter = Annotated[str, PathParameter(max_length=40)]
LONGEST_PAGE = 500


@get("/api/puzzles", tags=["puzzles"])
async def list_puzzles(
    request: Asking,
    auth: TheAuth,
    kind: Annotated[PuzzleKind | None, QueryParameter()] = None,
    theme: Annotated[PuzzleTheme | None, QueryParameter()] = None,
    difficulty: Annotated[Difficulty | None, QueryParameter()] = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=LONGEST_PAGE)] = 100,
) -> Response[p.PuzzleList]:
    """The puzzles of this kind, theme and difficulty: those after the first `start`."""
    await auth.puzzle_caller(request)
    found = choose(kind, theme, difficulty)
    shown = [p.puzzle_summary(puzzle) for puzzle in found[start : start + limit]]
    return _answer(request, Document.of(p.PuzzleList(total=len(found), puzzles=shown)))


@get("/api/puzzles/today", tags=["puzzles"])
async def todays_puzzle(
    request: Asking, worker: TheWorker, auth: TheAuth
) -> Response[p.PuzzleOfTheDay]:
    """The puzzle of the day, by the date in UTC: the same for everybody."""
    await auth.puzzle_caller(request)
    day = datetime.fromtimestamp(worker.now(), UTC).date()
    puzzle = puzzle_of(day, puzzles())
    if puzzle is None:
        raise not_found()
    today = p.PuzzleOfTheDay(day=day.isoformat(), puzzle=p.puzzle_summary(puzzle))
    return _answer(request, Document.of(today))


@get("/api/puzzles/{puzzle:str}", tags=["puzzles"])
async def one_puzzle(
    request: Asking, puzzle: PuzzleIdParameter, worker: TheWorker, auth: TheAuth
) -> Response[p.PuzzleState]:
    """A puzzle with its answer, and with what follows whatever else may be tried."""
    return _answer(request, await worker.puzzles.find(await auth.puzzle_caller(request), puzzle))


def _answer(request: Asking, document: Document) -> Response[Any]:
    """The document, or that a cache has it already."""
    headers = {"etag": document.tag, "cache-control": "public, no-cache"}
    if document.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(document.body, headers=headers, media_type="application/json")


HANDLERS = [list_puzzles, todays_puzzle, one_puzzle]
