"""Records of matches and single positions: as text for people, as JSON for programs.

    from yokai_septet import records

    record = records.parse(text)
    for match, action in records.replay(record):
        ...

`record` holds the values, `notation` and `document` read and write them, `verify` finds out whether
they are right, `replay` plays them, `position` is one line for one position. docs/notation.md
specifies all of it.
"""

from yokai_septet.records.document import from_json, json_schema, to_json
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.notation import format, parse  # noqa: A004
from yokai_septet.records.position import Hand, Position, format_position, parse_position
from yokai_septet.records.read import read
from yokai_septet.records.record import (
    Cards,
    Comment,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
    Termination,
    TrickRecord,
)
from yokai_septet.records.replay import final, replay, seen_by
from yokai_septet.records.verify import Report, verify

__all__ = [
    # values
    "Record", "RoundRecord", "TrickRecord", "RoundEnd", "Result", "Termination", "Comment",
    "Cards",
    # text and JSON
    "read", "parse", "format", "to_json", "from_json", "json_schema",
    # positions
    "Position", "Hand", "parse_position", "format_position",
    # what to do with it
    "replay", "final", "verify", "Report", "seen_by",
    # what can be wrong
    "RecordError", "Spot",
]  # fmt: skip
