"""The authority over one match: who sits where, what is allowed now, and what happens when.

No sockets, no database, no clock: commands and times come in, accepted entries come out. `handle`
judges what people ask for, `due` finds what must happen by itself, and `advance` says what an entry
does to a `Table`. Read `options`, `commands`, `entries`, `state`, `changes`, `permissions`,
`gathering`, `salts`, `handle`, `due`, `record`, `results`.
"""

from yokai_septet.table.changes import Change, advance, advance_all, hint_for
from yokai_septet.table.context import HandleContext
from yokai_septet.table.daily import daily_table
from yokai_septet.table.due import Due, DueTask, NextDeal, Pace, Think, decided, due, next_deal
from yokai_septet.table.entries import Entry
from yokai_septet.table.errors import TableError
from yokai_septet.table.gathering import start
from yokai_septet.table.handle import Accepted, bot_allowed_from, create, handle, undo_waiting
from yokai_septet.table.options import DailyDeal, TableOptions, TeamDeal, Visibility
from yokai_septet.table.permissions import (
    check_may_ask_hint,
    check_may_lead_review,
    check_may_talk,
    may_watch,
    seat_in_match,
)
from yokai_septet.table.presence import NOBODY, Presence
from yokai_septet.table.record import participating_people, record_of
from yokai_septet.table.results import PlayerResult, results_of
from yokai_septet.table.state import Chair, Incident, Status, Table

__all__ = [
    # the state
    "Table", "Chair", "Incident", "Status", "TableOptions", "Visibility",
    "DailyDeal",
    "TeamDeal",
    # its log
    "Entry", "Change", "advance", "advance_all",
    # what people do
    "create", "daily_table", "start", "handle", "HandleContext", "Accepted", "TableError",
    "undo_waiting", "bot_allowed_from", "may_watch", "check_may_talk", "check_may_ask_hint",
    "check_may_lead_review", "seat_in_match", "hint_for",
    # what happens by itself
    "due", "Due", "DueTask", "Think", "NextDeal", "Pace", "next_deal", "decided",
    # what is kept of it
    "record_of", "participating_people", "results_of", "PlayerResult",
    # who is there
    "Presence", "NOBODY",
]  # fmt: skip
