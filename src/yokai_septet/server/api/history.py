"""A person's matches: lists, filters, what they add up to, and files to take away."""

from dataclasses import dataclass, replace
from typing import Annotated, TypeAlias

import msgspec
from litestar import get
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter
from litestar.response import Stream

from yokai_septet.protocol import api
from yokai_septet.protocol import history as h
from yokai_septet.protocol.summary import TableSummary
from yokai_septet.server.api.auth import Asking, TheAuth, TheWorker
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.store import EndOfMatch
from yokai_septet.server.store.history import Counts, MatchFilter, StoredMatch, Streak
from yokai_septet.server.worker import Worker
from yokai_septet.study import scale
from yokai_septet.table.results import MatchOutcome

CURSOR = r"^\d+(\.\d+)?-[0-9A-Z]{4,12}$"
"""Where a page of past matches ends, as `_cursor` writes it."""
OPPONENT = r"^(bot:[a-z-]{1,20}|[0-9A-Z]{4,12}:[0-3])$"
"""The key of an opponent: bots by their strength, people by a seat on which they were met."""
PERIODS = 24
"""Into how many periods of as many matches each the losses over time are divided."""

Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=200)]
Before: TypeAlias = Annotated[str | None, QueryParameter(pattern=CURSOR)]
Offset: TypeAlias = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Moment: TypeAlias = Annotated[float | None, QueryParameter(ge=0, le=1e11)]


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asks, and for which of their matches."""

    caller: Caller
    wanted: MatchFilter

    @property
    def person(self) -> str:
        """The id of the asker."""
        return self.caller.person


async def asked(
    request: Asking,
    worker: TheWorker,
    auth: TheAuth,
    ruleset: Annotated[str | None, QueryParameter(max_length=20)] = None,
    outcome: Annotated[MatchOutcome | None, QueryParameter()] = None,
    opponent: Annotated[str | None, QueryParameter(pattern=OPPONENT)] = None,
    since: Moment = None,
    until: Moment = None,
    search: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Asked:
    """The filter of a request: by ruleset, outcome, opponent, the time at which a match ended (from
    `since` up to, but without, `until`, in Unix seconds), and a text that is part of the name of
    somebody at the table, or its code."""
    caller = await auth.caller(request)
    wanted = MatchFilter(ruleset=ruleset, outcome=outcome, since=since, until=until)
    history = worker.store.history
    if opponent is not None:
        kind, _, seat = opponent.partition(":")
        if kind != "bot":
            opponent = await history.met_at(caller.person, kind, int(seat)) or ""
        wanted = replace(wanted, opponent=opponent)
    if search and search.strip():
        wanted = replace(wanted, search=await history.find(caller.person, search.strip()))
    return Asked(caller, wanted)


FILTERED = {"asked": Provide(asked)}
Filtered: TypeAlias = NamedDependency[Asked]


@get("/api/me/matches", tags=["history"])
async def matches(
    request: Asking, worker: TheWorker, auth: TheAuth, limit: Limit = 200, before: Before = None
) -> list[api.MyMatch]:
    """All your running matches, then up to `limit` past ones, the latest first. With the `cursor`
    of a match as `before`, only past ones that ended before it."""
    person = await auth.anybody(request)
    found = [] if before else await worker.store.history.running(person)
    found += await worker.store.history.past(person, limit, _end(before))
    return await _my_matches(worker, found)


@get("/api/me/history", tags=["history"], dependencies=FILTERED)
async def history_page(
    asked: Filtered, worker: TheWorker, limit: Limit = 50, before: Before = None
) -> h.HistoryPage:
    """Those of your past matches that fit the filter, up to `limit`, the latest first; with the
    `cursor` of a match as `before`, those that ended before it."""
    store = worker.store.history
    found = await store.past(asked.person, limit, _end(before), asked.wanted)
    return h.HistoryPage(
        matches=await _my_matches(worker, found),
        total=await store.count(asked.person, asked.wanted),
    )


async def _my_matches(worker: Worker, found: list[StoredMatch]) -> list[api.MyMatch]:
    summaries = [msgspec.json.decode(match.summary, type=TableSummary) for match in found]
    names = await worker.names.of({p for summary in summaries for p in summary.people})
    return [
        summary.for_player(match.seat, names, match.updated_at, _cursor(match.end), match.rounds)
        for summary, match in zip(summaries, found, strict=True)
    ]


def _cursor(end: EndOfMatch | None) -> str | None:
    return f"{end.at!r}-{end.code}" if end else None


def _end(cursor: str | None) -> EndOfMatch | None:
    if cursor is None:
        return None
    at, _, code = cursor.partition("-")
    return EndOfMatch(float(at), code)


@get("/api/me/statistics", tags=["history"], dependencies=FILTERED)
async def statistics(asked: Filtered, worker: TheWorker) -> h.Statistics:
    """What those of your past matches that fit the filter add up to. A match that was played on
    from another one does not count."""
    store, person, wanted = worker.store.history, asked.person, asked.wanted
    rulesets = await store.by_ruleset(person, wanted)
    losses = await store.losses(person, wanted, PERIODS)
    return h.Statistics(
        total=_tally(*rulesets),
        rulesets=[h.RulesetTally(ruleset=one.key, tally=_tally(one)) for one in rulesets],
        streaks=_streaks(await store.streaks(person, wanted)),
        losses=[
            h.LossPeriod(
                since=one.since,
                until=one.until,
                matches=one.matches,
                decisions=one.decisions,
                loss=one.loss / max(1, one.decisions),
            )
            for one in losses
        ],
        scale=list(scale()),
    )


@get("/api/me/opponents", tags=["history"], dependencies=FILTERED)
async def opponents(
    asked: Filtered, worker: TheWorker, limit: Limit = 20, offset: Offset = 0
) -> h.OpponentsPage:
    """Whom you played against in those matches, the most frequent first, without the first
    `offset`; bots of one strength are one opponent."""
    store = worker.store.history
    found = await store.by_opponent(asked.person, asked.wanted, limit + 1, offset)
    names = await worker.names.of({one.counts.key for one in found if one.seat is not None})
    shown = [
        h.Opponent(
            key=one.counts.key if one.seat is None else f"{one.seat[0]}:{one.seat[1]}",
            name=None if one.seat is None else names.get(one.counts.key, ""),
            bot=one.counts.key.removeprefix("bot:") if one.seat is None else None,
            tally=_tally(one.counts),
        )
        for one in found[:limit]
    ]
    return h.OpponentsPage(opponents=shown, more=len(found) > limit)


def _tally(*counts: Counts) -> h.Tally:
    """What these counts add up to."""
    return h.Tally(
        matches=sum(one.matches for one in counts),
        won=sum(one.won for one in counts),
        lost=sum(one.lost for one in counts),
        abandoned=sum(one.abandoned for one in counts),
        rounds=sum(one.rounds for one in counts),
        rounds_won=_round_ends([one.won_rounds for one in counts]),
        rounds_lost=_round_ends([one.lost_rounds for one in counts]),
    )


def _round_ends(rows: list[tuple[int, int, int]]) -> h.RoundEnds:
    bosses, seventh, last = (sum(row[end] for row in rows) for end in range(3))
    return h.RoundEnds(bosses=bosses, seventh_trick=seventh, last_trick=last)


def _streaks(found: list[Streak]) -> h.Streaks:
    def longest(outcome: MatchOutcome) -> int:
        return max((one.length for one in found if one.outcome == outcome), default=0)

    now = 0
    if found:
        now = found[-1].length if found[-1].outcome == "won" else -found[-1].length
    return h.Streaks(now=now, won=longest("won"), lost=longest("lost"))


@get("/api/me/results.csv", tags=["history"], dependencies=FILTERED)
async def results_csv(asked: Filtered, worker: TheWorker) -> Stream:
    """The results of those of your past matches that fit the filter, as a table."""
    rows = worker.exports.results(asked.caller, asked.wanted)
    return _file(rows, "text/csv; charset=utf-8", "yokai-results.csv")


@get("/api/me/records.zip", tags=["history"], dependencies=FILTERED)
async def records_zip(asked: Filtered, worker: TheWorker) -> Stream:
    """The records (docs/notation.md) of those of your past matches that fit the filter."""
    files = worker.exports.records(asked.caller, asked.wanted)
    return _file(files, "application/zip", "yokai-records.zip")


def _file(content: object, kind: str, name: str) -> Stream:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Stream(content, media_type=kind, headers=headers)  # type: ignore[arg-type]


HANDLERS = [
    matches, history_page, statistics, opponents, results_csv, records_zip,
]  # fmt: skip
