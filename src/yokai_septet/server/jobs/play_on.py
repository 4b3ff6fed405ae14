"""Where another match is played on from: a moment of a record, or a position beside it."""

from collections.abc import Sequence

from yokai_septet import records
from yokai_septet.game import Card, Seat, not_dealt
from yokai_septet.study import check_reviewable, position
from yokai_septet.table.errors import match_is_over


def position_to_play_on(
    record: records.Record, after: int, played: Sequence[str], seat: Seat
) -> str:
    """The record up to there, as text; an error if there is nothing left to play for this seat, or
    no cards have been dealt yet."""
    check_reviewable(record)
    record.ruleset.check_seat(seat)
    match = position(record, after, [Card.parse(code) for code in played])
    if not match.rounds:
        raise not_dealt()
    if match.result is not None:
        raise match_is_over()
    return records.format(records.Record.from_match(match))
