"""Who may do what at a table, beyond the commands that `handle` judges."""

from yokai_septet.table.state import Status, Table


def may_watch(table: Table, person: str) -> bool:
    """Whether this person may see the table at all: those who sit there, and others unless a match
    is played without spectators."""
    if table.status is not Status.PLAYING or table.options.spectators:
        return True
    return table.seat_of(person) is not None or table.owner == person
