"""Long histories of matches, written straight into a database."""

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from yokai_septet.game import Reason
from yokai_septet.server.rooms.effects import rows_of
from yokai_septet.server.store import Append
from yokai_septet.table import PlayerResult, PlayersListed, ResultCounted, TableOptions
from yokai_septet.table.entries import Created
from yokai_septet.table.results import CoPlayer, MatchOutcome, Origin


def add_copies(file: Path, code: str, count: int, prefix: str = "C") -> None:
    """Give the player of a match that is over so many copies of it, whose codes begin with the
    prefix. Two of them ended at each moment."""
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        database.row_factory = sqlite3.Row
        [table] = database.execute("SELECT * FROM tables WHERE code = ?", (code,))
        [player] = database.execute("SELECT * FROM players WHERE code = ?", (code,))
        met = database.execute("SELECT * FROM co_players WHERE code = ?", (code,)).fetchall()
        for number in range(count):
            new = {"code": f"{prefix}{number:05}"}
            at = 1000.0 + number // 2
            summary = table["summary"].replace(code, new["code"])
            insert_row(database, "tables", {**table, **new, "updated_at": at, "summary": summary})
            insert_row(database, "players", {**player, **new, "over_at": at})
            for other in met:
                insert_row(database, "co_players", {**other, **new})


def vary(file: Path, prefix: str) -> None:
    """Let some of the copies have been lost or abandoned, in another ruleset, and reviewed."""
    review = {
        "person": "", "engine": 1, "state": "done", "priority": 0, "turn": 0, "asked_at": 1.0,
        "attempts": 0, "done": 60, "total": 60,
    }  # fmt: skip
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        for change, which in (
            ("outcome = 'lost', lost_seventh_trick = 2, won_bosses = 1", "%1"),
            ("outcome = 'abandoned'", "00003"),
            ("ruleset = 'suitors'", "0001%"),
        ):
            database.execute(f"UPDATE players SET {change} WHERE code LIKE ?", (prefix + which,))
        for number in range(8):
            code = f"{prefix}{number:05}"
            insert_row(database, "reviews", {"id": code, "code": code, **review})
            loss = {"review": code, "seat": 0, "decisions": 60, "loss": 0.2 + 0.1 * number}
            insert_row(database, "seat_losses", loss)


def insert_row(database: sqlite3.Connection, table: str, row: dict[str, object]) -> None:
    """Put a row into a table of the database."""
    marks = ", ".join("?" * len(row))
    database.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def finished(
    code: str,
    at: float,
    outcome: MatchOutcome,
    *co_players: CoPlayer,
    person: str = "p-Ada",
    ruleset: str = "four-advanced",
    origin: Origin = "dealt",
    **ends: int,
) -> Append:
    """A match of a person that ended then; `ends` are such as `won_bosses=2`."""
    counts = {how: Counter[Reason]() for how in ("won", "lost")}
    for name, number in ends.items():
        how, _, reason = name.partition("_")
        counts[how][Reason(reason.replace("_", "-"))] = number
    options = TableOptions(ruleset=ruleset)
    result = PlayerResult(
        person, ruleset, outcome, origin, sum(ends.values()), **counts, co_players=co_players
    )
    met = ((one.key, 1) for one in co_players if ":" not in one.key)
    players = ((person, 0), *met)
    return Append(
        code=code,
        expected=0,
        entries=(Created(at=at, code=code, seed="", owner=person, options=options),),
        status="finished",
        public=False,
        due_at=None,
        at=at,
        summary="{}",
        beside=rows_of(code, at, (PlayersListed(players), ResultCounted(result))),
    )
