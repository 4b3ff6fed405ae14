"""The authority over one match: who sits where, what is allowed now, and what happens when.

No sockets, no database, no clock: commands and times come in, accepted entries come out. `Session`
runs a table: `handle` judges what people ask for, `due` finds what must happen by itself, and
`advance` says what an entry does to a `Table`; its `Format` says what kind of play it is. Read
`options`, `commands`, `formats`, `entries`, `state`, `waiting`, `lapses`, `changes`, `permissions`,
`gathering`, `salts`, `handle`, `due`, `session`, `new_tables`, `record`, `results`, `effects`.
"""

from yokai_septet.table.changes import Change, advance, advance_all, hint_for
from yokai_septet.table.context import HandleContext
from yokai_septet.table.due import (
    Due,
    DueEntry,
    DueTask,
    NextDeal,
    Think,
    decided,
    due,
)
from yokai_septet.table.effects import DealScored, Effect, PlayersListed, ResultCounted, effects_of
from yokai_septet.table.entries import Entry
from yokai_septet.table.errors import TableError
from yokai_septet.table.formats import DailyDeal, Format, SameDeals, TeamDeal
from yokai_septet.table.gathering import start
from yokai_septet.table.handle import Accepted, create, handle, undo_waiting
from yokai_septet.table.new_tables import DealsAgain, PlayedOn, new_table, one_deal_table, prepared
from yokai_septet.table.options import TableOptions, Visibility
from yokai_septet.table.pace import Pace
from yokai_septet.table.permissions import (
    check_may_ask_coach,
    check_may_ask_hint,
    check_may_lead_review,
    check_may_talk,
    may_watch,
    seat_in_match,
)
from yokai_septet.table.presence import NOBODY, Presence
from yokai_septet.table.record import participating_people, record_of
from yokai_septet.table.results import PlayerResult, results_of
from yokai_septet.table.session import (
    Asked,
    BotTurn,
    CommandKey,
    Compared,
    Decision,
    Ended,
    Happening,
    Session,
    Step,
    Tick,
)
from yokai_septet.table.state import Chair, Incident, Status, Table
from yokai_septet.table.waiting import (
    DecisionTime,
    bot_allowed_from,
    decision_time,
    is_late,
    may_vote_bot,
    reserve_left,
)

__all__ = [
    # the state
    "Table", "Chair", "Incident", "Status", "TableOptions", "Visibility",
    # kinds of play, and what follows from their ends
    "Format", "DailyDeal", "SameDeals", "TeamDeal",
    "Effect", "DealScored", "PlayersListed", "ResultCounted", "effects_of",
    # running it
    "Session", "Step", "Happening", "Asked", "Tick", "Decision", "Ended", "Compared", "BotTurn",
    "CommandKey",
    # its log
    "Entry", "Change", "advance", "advance_all",
    # what people do
    "create", "new_table", "prepared", "one_deal_table", "DealsAgain", "PlayedOn", "start",
    "handle", "HandleContext", "Accepted", "TableError",
    "undo_waiting", "bot_allowed_from", "is_late", "may_vote_bot", "may_watch", "check_may_talk",
    "check_may_ask_hint", "check_may_ask_coach", "check_may_lead_review", "seat_in_match",
    "hint_for",
    # what happens by itself
    "due", "Due", "DueEntry", "DueTask", "Think", "NextDeal", "Pace", "decided",
    # what is kept of it
    "record_of", "participating_people", "results_of", "PlayerResult",
    # how long it waits
    "DecisionTime", "decision_time", "reserve_left",
    # who is there
    "Presence", "NOBODY",
]  # fmt: skip
