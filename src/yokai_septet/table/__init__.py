"""The authority over one match: who sits where, what is allowed now, and what happens when.

No sockets, no database, no clock: commands and times come in, accepted entries come out. `handle`
judges what people ask for, `due` finds what must happen by itself, and `fold` turns the log of
entries into a `Table`. Read `options`, `commands`, `entries`, `state`, `fold`, `handle`, `due`.
"""

from yokai_septet.table.due import Due, NextDeal, Pace, Think, decided, due, next_deal
from yokai_septet.table.entries import Entry
from yokai_septet.table.fold import fold
from yokai_septet.table.handle import House, Outcome, TableError, create, handle, undo_waiting
from yokai_septet.table.options import TableOptions, Visibility
from yokai_septet.table.presence import NOBODY, Presence
from yokai_septet.table.state import Chair, Status, Table

__all__ = [
    # the state
    "Table", "Chair", "Status", "TableOptions", "Visibility",
    # its log
    "Entry", "fold",
    # what people do
    "create", "handle", "House", "Outcome", "TableError", "undo_waiting",
    # what happens by itself
    "due", "Due", "Think", "NextDeal", "Pace", "next_deal", "decided",
    # who is there
    "Presence", "NOBODY",
]  # fmt: skip
