"""The effects of a step as rows: the one place where the end of a match becomes what lists,
histories and comparisons read. They are written in the transaction that appends the entries."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from yokai_septet.game import Reason
from yokai_septet.server.store import schema as s
from yokai_septet.table import DealScored, Effect, PlayerResult, PlayersListed, ResultCounted
from yokai_septet.table.effects import Series


def rows_of(code: str, at: float, effects: Sequence[Effect]) -> tuple[Executable, ...]:
    """What the effects of a step at a table write at this time."""
    return tuple(_statements(code, at, effects)) if effects else ()


def _statements(code: str, at: float, effects: Sequence[Effect]) -> Iterator[Executable]:
    results = {e.result.person: e.result for e in effects if isinstance(e, ResultCounted)}
    for effect in effects:
        match effect:
            case PlayersListed(players=players):
                yield delete(s.players).where(s.players.c.code == code)
                rows = [
                    {"code": code, "person": person, "seat": seat}
                    | result_row(results.get(person), at)
                    for person, seat in players
                ]
                if rows:
                    yield insert(s.players).values(rows)
            case ResultCounted(result=result):
                if met := _co_player_rows(code, result):
                    yield insert(s.co_players).values(met)
            case DealScored(series=series, lead=lead):
                yield _SCORES[series](code, lead)


_NO_RESULT: dict[str, object] = {
    "over_at": None, "ruleset": None, "outcome": None, "origin": None, "rounds": None,
    "won_bosses": None, "won_seventh_trick": None, "won_last_trick": None,
    "lost_bosses": None, "lost_seventh_trick": None, "lost_last_trick": None,
}  # fmt: skip


def result_row(result: PlayerResult | None, over_at: float) -> dict[str, object]:
    """What the row of a player says of a match that is over; None if it goes on."""
    if result is None:
        return _NO_RESULT
    return {
        "over_at": over_at,
        "ruleset": result.ruleset,
        "outcome": result.outcome,
        "origin": result.origin,
        "rounds": result.rounds,
        "won_bosses": result.won[Reason.BOSSES],
        "won_seventh_trick": result.won[Reason.SEVENTH_TRICK],
        "won_last_trick": result.won[Reason.LAST_TRICK],
        "lost_bosses": result.lost[Reason.BOSSES],
        "lost_seventh_trick": result.lost[Reason.SEVENTH_TRICK],
        "lost_last_trick": result.lost[Reason.LAST_TRICK],
    }


def _co_player_rows(code: str, result: PlayerResult) -> list[dict[str, object]]:
    """The rows of everybody whom a person played with or against."""
    return [
        {"code": code, "person": result.person, "other": met.key, "is_opponent": met.is_opponent}
        for met in result.co_players
    ]


def _daily_points(code: str, points: int) -> Executable:
    """The result of the attempt at this table, if its day is not over."""
    a, d = s.daily_attempts.c, s.days.c
    still_open = select(d.day).where(d.closed_at.is_(None))
    mine = update(s.daily_attempts).where(a.code == code, a.points.is_(None), a.day.in_(still_open))
    return mine.values(points=points)


def _team_lead(code: str, lead: int) -> Executable:
    """The result of the deal of a team match at this table."""
    d = s.team_deals
    return update(d).where(d.c.code == code, d.c.lead.is_(None)).values(lead=lead)


_SCORES: Final[Mapping[Series, Callable[[str, int], Executable]]] = {
    "daily": _daily_points,
    "team-match": _team_lead,
}
"""Where the result of a single deal is written, by the series that it belongs to."""
