"""A long history of matches, written straight into a database."""

import sqlite3
from contextlib import closing
from pathlib import Path


def add_copies(file: Path, code: str, count: int) -> None:
    """Give the player of a match that is over so many copies of it. Two of them ended at each
    moment."""
    with closing(sqlite3.connect(file, timeout=30)) as database, database:
        [(summary, person)] = database.execute(
            "SELECT summary, person FROM tables JOIN players USING (code) WHERE code = ?", (code,)
        )
        rows = [(f"C{n:05}", 1000.0 + n // 2) for n in range(count)]
        database.executemany(
            "INSERT INTO tables VALUES (?, 1, 'abandoned', 0, NULL, 1.0, ?, ?)",
            [(copy, at, summary.replace(code, copy)) for copy, at in rows],
        )
        database.executemany(
            "INSERT INTO players (code, person, seat, over_at) VALUES (?, ?, 0, ?)",
            [(copy, person, at) for copy, at in rows],
        )
