"""A table's log has an end, and whatever ends the match is accepted beyond it."""

import pytest

from yokai_septet.table import TableError
from yokai_septet.table import commands as c
from yokai_septet.table.log_cap import LONGEST_LOG, RETURNS, check_log

TALK = c.AskUndo(id="x")
TAKE_BACK = c.TakeBack(id="x")


def is_accepted(seq: int, command: c.Command) -> bool:
    try:
        check_log(seq, command)
    except TableError:
        return False
    return True


@pytest.mark.parametrize(
    ("command", "most"), [(TALK, LONGEST_LOG), (TAKE_BACK, LONGEST_LOG + RETURNS)]
)
def test_a_full_log_takes_nothing_that_could_be_repeated(command: c.Command, most: int) -> None:
    assert is_accepted(most - 1, command)
    assert not is_accepted(most, command)


def test_a_full_log_takes_what_ends_the_match() -> None:
    full = LONGEST_LOG + RETURNS
    assert is_accepted(full, c.VoteAbandon(id="x", agree=True))
    assert not is_accepted(full, c.VoteAbandon(id="x", agree=False))
    assert is_accepted(full, c.Leave(id="x"))
    assert is_accepted(full, c.PlayCard(id="x", after=5, card="W2"))
