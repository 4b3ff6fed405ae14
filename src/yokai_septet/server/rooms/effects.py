"""The effects of a step as rows: the one place where the end of a match becomes what lists,
histories and comparisons read. They are written in the transaction that appends the entries."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Executable, delete, insert, select, update

from yokai_septet.game import Reason
from yokai_septet.server.store import schema as s
from yokai_septet.table import DealScored, Effect, PlayerResult, PlayersListed, ResultCounted


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
                yield _score(series, code, lead)


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


def _score(series: str, code: str, lead: int) -> Executable:
    """The result of the single deal at this table, once; and if it is one of a day, only as long as
    the day is not over."""
    result = s.RESULTS[series]
    deals = result.table
    scored = update(deals).where(deals.c.code == code, result.is_(None))
    if "day" in deals.c:
        open_days = select(s.days.c.day).where(s.days.c.closed_at.is_(None))
        scored = scored.where(deals.c.day.in_(open_days))
    return scored.values({result: lead})
