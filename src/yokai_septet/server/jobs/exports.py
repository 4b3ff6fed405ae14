"""A person's history as files: made match by match while it is sent, so that a long history takes
no memory, and never more than half of a thread's time, so that nobody who plays notices it."""

import asyncio
import csv
import io
import time
import zipfile
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime

import msgspec

from yokai_septet import records
from yokai_septet.game import RULESETS
from yokai_septet.protocol.summary import SummarySeat, TableSummary
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.rate_limits import Buckets
from yokai_septet.server.callers.users import Users
from yokai_septet.server.errors import too_fast
from yokai_septet.server.rooms.fair_pool import FairPool
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.settings import Limits
from yokai_septet.server.store import Store, StoredEntry
from yokai_septet.server.store.history import MatchFilter, StoredMatch
from yokai_septet.table import Table, advance_all, participating_people, record_of
from yokai_septet.table.results import bot_key

PAGE = 200
"""Matches that are read at a time."""
COLUMNS = (
    "ended_at", "table", "ruleset", "result", "score", "seat", "teammates", "opponents", "rounds",
    "played_on",
)  # fmt: skip
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would compute."""


class Exports:
    """The files of one worker."""

    def __init__(
        self, store: Store, names: Names, limits: Limits, users: Users, now: Callable[[], float]
    ) -> None:
        self._store, self._names, self._now = store, names, now
        self._pool = FairPool(1, "export", users)
        self._started = Buckets(limits.exports_at_once, limits.exports_per_second)

    def close(self) -> None:
        """Stop the thread."""
        self._pool.close()

    def results(self, caller: Caller, wanted: MatchFilter) -> AsyncIterator[bytes]:
        """A table of results, as CSV."""
        self.check(caller)
        return self._results(caller, wanted)

    def records(self, caller: Caller, wanted: MatchFilter) -> AsyncIterator[bytes]:
        """The records as a zip archive."""
        self.check(caller)
        return self._records(caller, wanted)

    def check(self, caller: Caller) -> None:
        """Refuse a person who asks for many files."""
        if not self._started.take(caller.person, self._now()):
            raise too_fast()

    async def _pages(
        self, caller: Caller, wanted: MatchFilter
    ) -> AsyncIterator[list[tuple[StoredMatch, TableSummary]]]:
        before = None
        while page := await self._store.history.past(caller.person, PAGE, before, wanted):
            before = page[-1].end
            yield [(match, msgspec.json.decode(match.summary, type=TableSummary)) for match in page]

    async def _results(self, caller: Caller, wanted: MatchFilter) -> AsyncIterator[bytes]:
        yield _csv([COLUMNS])
        async for page in self._pages(caller, wanted):
            names = await self._names.of({p for _, summary in page for p in summary.people})
            yield _csv([_row(match, summary, names) for match, summary in page])
            await asyncio.sleep(0)

    async def _records(self, caller: Caller, wanted: MatchFilter) -> AsyncIterator[bytes]:
        sent = _Sent()
        with zipfile.ZipFile(sent, "w", zipfile.ZIP_DEFLATED) as archive:
            async for page in self._pages(caller, wanted):
                for match, summary in page:
                    table = await self.table(caller, summary.code)
                    if table is None:
                        continue
                    file = await self.record(caller, table)
                    at = datetime.fromtimestamp(match.end.at if match.end else 0, UTC)
                    name = f"{at:%Y-%m-%d}-{summary.code}.yokai"
                    archive.writestr(zipfile.ZipInfo(name, at.timetuple()[:6]), file)
                    yield sent.take()
        yield sent.take()

    async def table(self, caller: Caller, code: str) -> Table | None:
        """A table as its log has it; None if it is gone."""
        stored = await self._store.load(code)
        return await self._pool.run(caller, lambda: _table(stored)) if stored else None

    async def record(self, caller: Caller, table: Table) -> bytes:
        """The record of a match that is over, as text."""
        began = time.monotonic()
        names = await self._names.of(participating_people(table))
        text = await self._pool.run(caller, lambda: records.format(record_of(table, None, names)))
        await asyncio.sleep(time.monotonic() - began)
        return text.encode()


def _table(stored: list[StoredEntry]) -> Table:
    return advance_all(None, (one.entry for one in stored))[-1].after


class _Sent(io.RawIOBase):
    """A file that cannot be sought, whose content is taken away as it is written."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        part = bytes(data)  # type: ignore[call-overload]
        self._parts.append(part)
        return len(part)

    def take(self) -> bytes:
        """What has been written since the last time."""
        parts, self._parts = self._parts, []
        return b"".join(parts)


def _row(match: StoredMatch, summary: TableSummary, names: Mapping[str, str]) -> tuple[str, ...]:
    sides = RULESETS[summary.options.ruleset].sides
    mine = sides[match.seat]
    scores = [summary.scores[mine], *(s for side, s in enumerate(summary.scores) if side != mine)]
    ended = datetime.fromtimestamp(match.end.at if match.end else match.updated_at, UTC)
    result = "abandoned"
    if summary.winner is not None:
        result = "won" if summary.winner == mine else "lost"
    others = [(s, one) for s, one in enumerate(summary.seats) if s != match.seat]
    return (
        f"{ended:%Y-%m-%dT%H:%M:%SZ}",
        summary.code,
        summary.options.ruleset,
        result,
        " : ".join(map(str, scores)),
        str(match.seat + 1),
        ", ".join(_name(one, names) for s, one in others if sides[s] == mine),
        ", ".join(_name(one, names) for s, one in others if sides[s] != mine),
        "" if match.rounds is None else str(match.rounds),
        "yes" if summary.played_on else "no",
    )


def _name(seat: SummarySeat, names: Mapping[str, str]) -> str:
    if seat.person is not None:
        return names.get(seat.person, "?")
    return bot_key(seat.strength or "")


def _csv(rows: list[tuple[str, ...]]) -> bytes:
    """Lines of a table. People choose their names, so a cell that looks like a formula is text."""
    text = io.StringIO()
    safe = [[f"'{cell}" if cell.startswith(FORMULA) else cell for cell in row] for row in rows]
    csv.writer(text).writerows(safe)
    return text.getvalue().encode()
