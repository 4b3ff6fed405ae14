"""The record of a table's match, as far as a viewer may know it (docs/notation.md)."""

import sys
from collections.abc import Mapping
from datetime import UTC, datetime

from yokai_septet.game import Seat, commitment, view
from yokai_septet.records import Comment, Record
from yokai_septet.table.state import Table

BOT_NAMES = ("Tanuki", "Kitsune", "Kappa", "Tengu")
"""What bots are called in records, by seat, as clients call them at the table."""


def record_of(table: Table, viewer: Seat | None, names: Mapping[str, str]) -> Record:
    """The record of the match so far: all of it once the match is over, before that what the viewer
    remembers. `names` has the names of people by their ids."""
    match = table.started
    players = _players(table, names)
    date = datetime.fromtimestamp(table.created_at, UTC).date()
    salts = [bytes.fromhex(salt or "") for salt in table.salts] if any(table.salts) else []
    if not table.is_over:
        seen = view(match, viewer).remembering(table.options.memory_aid)
        return Record.from_view(
            seen, players=players, date=date, commitment=commitment(table.seed), salts=salts
        )
    return Record.from_match(
        match,
        abandoned=match.result is None,
        players=players,
        date=date,
        seed=table.seed,
        salts=salts,
        comments=_undos(table),
    )


def _players(table: Table, names: Mapping[str, str]) -> list[str]:
    return [
        names.get(chair.person, "?") if chair.person else f"{BOT_NAMES[seat]} ({chair.strength})"
        for seat, chair in enumerate(table.chairs)
    ]


def _undos(table: Table) -> list[Comment]:
    """The cards that were taken back, each where it had been played, or where a later undo went
    back to before it."""
    comments: list[Comment] = []
    latest = sys.maxsize
    for play in reversed(table.taken_back):
        before = Record.from_match(play.before)
        latest = min(latest, sum(one.action_count for one in before.rounds))
        text = f"undo: seat {play.entry.seat} took back {' '.join(play.cards)}"
        comments.insert(0, Comment(latest, text))
    return comments
