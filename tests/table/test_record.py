"""The record of a table: whole when the match is over, and as the viewer may know it before."""

import pytest

from tests.table.kit import Desk, started
from yokai_septet import records
from yokai_septet.game import RULESETS, MemoryAid, commitment
from yokai_septet.records import Record, Termination
from yokai_septet.table import TableError, record_of
from yokai_septet.table import commands as c

NAMES = {"ada": "Ada", "bob": "Bob"}


def test_a_table_that_has_not_started_has_no_record() -> None:
    with pytest.raises(TableError) as refusal:
        record_of(Desk().table, 0, NAMES)
    assert refusal.value.code == "not-started"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_finished_match_has_a_record_that_verifies(ruleset: str) -> None:
    desk = started("ada", "bob", ruleset=ruleset)
    desk.do("ada", c.AddSalt, salt="0a").play_until("over")
    record = record_of(desk.table, None, NAMES)
    assert record.players[:2] == ("Ada", "Bob")
    assert all("adept" in name for name in record.players[2:])
    assert record.seed == desk.table.seed
    assert record.salts[0] == b"\x0a"
    assert record.is_known
    report = records.verify(records.parse(records.format(record)))
    assert report.deals_follow_from_seed
    assert report.seed_was_committed


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_running_match_shows_what_the_viewer_remembers(viewer: int | None) -> None:
    desk = started("ada", "bob", memory_aid=MemoryAid.LAST_TRICK).play_until("play")
    record = record_of(desk.table, viewer, NAMES)
    assert record.seed is None
    assert record.commitment == commitment(desk.table.seed)
    assert record.termination is Termination.UNFINISHED
    match = desk.table.match
    assert match is not None
    assert match.round is not None
    assert record != Record.from_match(match)
    text = records.format(record)
    for seat in match.ruleset.seats:
        shown = all(card.code in text for card in match.round.hand(seat))
        assert shown == (seat == viewer), "nobody sees another's hand"


def test_an_abandoned_match_says_so_and_tells_everything() -> None:
    desk = started("ada").play_until("play").do("ada", c.VoteAbandon, agree=True)
    record = record_of(desk.table, None, NAMES)
    assert record.termination is Termination.ABANDONED
    assert record.seed == desk.table.seed
    records.verify(record)


@pytest.mark.parametrize("count", [3, 1])
def test_cards_taken_back_are_noted_where_they_had_been_played(count: int) -> None:
    """The pass, and a card."""
    desk = started("ada").play_until("play")
    while not (undone := desk.table.decision_to_undo(0)) or len(undone.cards) != count:
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
    before = sum(one.action_count for one in Record.from_match(undone.before).rounds)
    desk.do("ada", c.AskUndo).play_until("over")
    [comment] = record_of(desk.table, None, NAMES).comments
    assert comment.text == f"undo: seat 0 took back {' '.join(undone.cards)}"
    assert comment.after == before


def test_a_deleted_person_has_no_name() -> None:
    desk = started("ada", "bob").play_until("over")
    assert record_of(desk.table, None, {"ada": "Ada"}).players[:2] == ("Ada", "?")
