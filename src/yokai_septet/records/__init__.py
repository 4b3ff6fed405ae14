"""Records of matches and single positions: as text for people, as JSON for programs.

    from yokai_septet import records

    record = records.parse(text)
    for match, action in records.replay(record):
        ...

`record` holds the values; `reader` and `writer` are their text, `document` their JSON; `verify`
finds out whether they are right, `replay` plays them; `position` and `position_line` are one
position and its line. docs/notation.md specifies all of it.
"""

from yokai_septet.records.document import from_json, json_schema, to_json
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.position import Hand, PositionRecord
from yokai_septet.records.position_line import format_position, parse_position
from yokai_septet.records.read import read
from yokai_septet.records.reader import parse
from yokai_septet.records.record import (
    DAILY_DEAL,
    DEALS_OF_FILE,
    PLAYED_ON,
    SAME_DEALS,
    TEAM_MATCH,
    Cards,
    Comment,
    Decision,
    Participant,
    Record,
    Result,
    RoundEnd,
    RoundRecord,
    SaltOrder,
    TakenBack,
    Termination,
    TrickRecord,
)
from yokai_septet.records.replay import final, replay, seen_by, steps
from yokai_septet.records.verify import Report, verify
from yokai_septet.records.writer import format  # noqa: A004

__all__ = [
    # values
    "Record", "RoundRecord", "TrickRecord", "RoundEnd", "Result", "Termination", "Comment",
    "Cards", "Participant", "Decision", "TakenBack", "SaltOrder",
    "DAILY_DEAL", "PLAYED_ON", "SAME_DEALS", "DEALS_OF_FILE", "TEAM_MATCH",
    # text and JSON
    "read", "parse", "format", "to_json", "from_json", "json_schema",
    # positions
    "PositionRecord", "Hand", "parse_position", "format_position",
    # what to do with it
    "replay", "steps", "final", "verify", "Report", "seen_by",
    # what can be wrong
    "RecordError", "Spot",
]  # fmt: skip
