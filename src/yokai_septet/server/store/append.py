"""Appends to the logs of many tables in one transaction, leaving out what is outdated.

`write_group` works on any database. `write_group_at_once`, for SQLite, gives all rows to the driver
in one statement: the driver releases the interpreter's lock at every row it is given, and while the
event loop is busy, getting it back takes up to five milliseconds each time.
"""

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy import Connection, Executable, bindparam, insert, select, update

from yokai_septet.server.store import schema as s
from yokai_septet.table import Entry
from yokai_septet.table.entries import encode


class Append(msgspec.Struct, frozen=True, eq=False):
    """Entries to be added to the log of one table, all or none."""

    code: str
    expected: int
    """The number of the last entry that the writer knows; 0 makes the table."""
    entries: tuple[Entry, ...]
    status: str
    public: bool
    due_at: float | None
    at: float
    summary: str
    person: str | None = None
    command: str | None = None
    beside: tuple[Executable, ...] = ()
    """What is written in the same transaction: rows of other tables that follow from the
    entries."""
    owner: str | None = None
    with_table: "Append | None" = None
    """Another table that is made along with it."""
    listed_as_before: bool = False
    """Whether status, visibility and owner are the same as before these entries."""


def write_group(connection: Connection, group: Sequence[Append]) -> set[Append]:
    """Write what is not outdated, and return it."""
    codes = sorted({append.code for append in group})  # a fixed lock order, so no deadlock
    query = select(s.tables.c.code, s.tables.c.seq).where(s.tables.c.code.in_(codes))
    rows = connection.execute(query.order_by(s.tables.c.code).with_for_update())
    kept, appends = _accepted(group, {row.code: row.seq for row in rows})
    if new := [_row(a) for a in appends if a.expected == 0]:
        connection.execute(insert(s.tables), new)
    if old := [_change(a) for a in appends if a.expected]:
        connection.execute(update(s.tables).where(s.tables.c.code == bindparam("which")), old)
    if appends:
        connection.execute(insert(s.entries), [row for a in appends for row in _entries(a)])
    for statement in (statement for append in appends for statement in append.beside):
        connection.execute(statement)
    return kept


_SEQS = """
SELECT json_group_object(code, seq) FROM tables WHERE code IN (SELECT value FROM json_each(?))
"""
_OR_ADVANCE = """
ON CONFLICT (code) DO UPDATE SET
    seq = excluded.seq, due_at = excluded.due_at, updated_at = excluded.updated_at,
    summary = excluded.summary
"""
_OR_CHANGE = f"""{_OR_ADVANCE},
    status = excluded.status, public = excluded.public, owner = excluded.owner
"""
_ROWS = 64
"""The most rows in one statement; the driver keeps as many statements prepared for each table."""


def write_group_at_once(connection: Connection, group: Sequence[Append]) -> set[Append]:
    """The same on SQLite with few statements; no other writer can interfere meanwhile."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    codes = sorted({append.code for append in group})
    (found,) = driver.execute(_SEQS, (msgspec.json.encode(codes).decode(),)).fetchone()
    kept, appends = _accepted(group, msgspec.json.decode(found))
    # SQLite writes the indexes of all columns that a statement names, whether or not they change.
    _insert(driver, "tables", [_row(a) for a in appends if not a.listed_as_before], _OR_CHANGE)
    _insert(driver, "tables", [_row(a) for a in appends if a.listed_as_before], _OR_ADVANCE)
    _insert(driver, "entries", [row for a in appends for row in _entries(a)])
    for statement in (statement for append in appends for statement in append.beside):
        connection.execute(statement)
    return kept


def _insert(
    driver: sqlite3.Connection, table: str, rows: list[dict[str, object]], otherwise: str = ""
) -> None:
    for first in range(0, len(rows), _ROWS):
        some = rows[first : first + _ROWS]
        columns, places = ", ".join(some[0]), ", ".join("?" * len(some[0]))
        all_places = ", ".join([f"({places})"] * len(some))
        driver.execute(
            f"INSERT INTO {table} ({columns}) VALUES {all_places} {otherwise}",
            [value for row in some for value in row.values()],
        )


def _accepted(group: Sequence[Append], seqs: dict[str, int]) -> tuple[set[Append], list[Append]]:
    """What of the group is not outdated, and everything to write with it. Of several appends to one
    table only the first can be accepted."""
    first = {append.code: append for append in reversed(group)}
    kept = [a for code, a in sorted(first.items()) if a.expected == seqs.get(code, 0)]
    return set(kept), kept + [a.with_table for a in kept if a.with_table is not None]


def _row(append: Append) -> dict[str, object]:
    """The row of a table; `created_at` counts for a new one only."""
    change = _change(append)
    return {"code": change.pop("which"), "created_at": append.at, **change}


def _change(append: Append) -> dict[str, object]:
    return {
        "which": append.code,
        "seq": append.expected + len(append.entries),
        "status": append.status,
        "public": append.public,
        "due_at": append.due_at,
        "updated_at": append.at,
        "summary": append.summary,
        "owner": append.owner,
    }


def _entries(append: Append) -> Iterable[dict[str, object]]:
    for number, entry in enumerate(append.entries, append.expected + 1):
        first = number == append.expected + 1  # the command's id stands at its first entry
        yield {
            "code": append.code,
            "seq": number,
            "body": encode(entry).decode(),
            "person": append.person if first else None,
            "command": append.command if first else None,
        }
