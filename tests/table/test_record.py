"""The record of a table: whole when the match is over, and as the viewer may know it before."""

import pytest

from tests.table.kit import Desk, started
from yokai_septet import records
from yokai_septet.game import RULESETS, Card, Deal, MemoryAid, commitment
from yokai_septet.records import Decision, Participant, Record, TakenBack, Termination
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
    desk.commit("ada", "0a").do("bob", c.Ready, after=0).wait()
    desk.do("ada", c.RevealSalt, salt="0a").play_until("over")
    record = record_of(desk.table, None, NAMES)
    assert record.participants[:2] == (Participant("Ada"), Participant("Bob"))
    assert record.participants[2] == Participant("Kappa", "adept")
    assert record.decisions == (), "everybody decided for themselves"
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
    before = Record.from_match(undone.before).action_count
    desk.do("ada", c.AskUndo).play_until("over")
    record = record_of(desk.table, None, NAMES)
    cards = tuple(map(Card.parse, undone.cards))
    place = before if count == 1 else 1  # the passes are in the order of the seats
    assert record.decisions == (Decision(place, taken_back=(TakenBack(0, cards),)),)
    records.verify(records.parse(records.format(record)))


def test_a_card_taken_back_and_not_played_again_is_noted_at_the_end() -> None:
    desk = started("ada").play_until("play")
    while not (undone := desk.table.decision_to_undo(0)) or len(undone.cards) != 1:
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
    desk.do("ada", c.AskUndo).do("ada", c.VoteAbandon, agree=True)
    record = record_of(desk.table, None, NAMES)
    assert [one.after for one in record.decisions] == [record.action_count]
    records.verify(records.parse(records.format(record)))


def test_a_bot_that_stands_in_is_named_at_each_of_its_decisions() -> None:
    desk = started("ada", "bob").play_until("play")
    decided = record_of(desk.table, None, NAMES).action_count
    desk.do("bob", c.Leave).play_until("over")
    record = record_of(desk.table, None, NAMES)
    assert record.participants[1] == Participant("Bob"), "Bob began the match"
    assert record.decisions, "a bot decided for Bob"
    by_seat = [action.seat for _, action in records.replay(record) if not isinstance(action, Deal)]
    deals = [n for n, (_, a) in enumerate(records.replay(record)) if isinstance(a, Deal)]
    places = [n for n in range(record.action_count) if n not in deals]
    bobs = [place for place, seat in zip(places, by_seat, strict=True) if seat == 1]
    assert [one.after for one in record.decisions] == [place for place in bobs if place >= decided]
    assert {one.by for one in record.decisions} == {"adept"}
    records.verify(records.parse(records.format(record)))


def test_a_running_record_says_who_stood_in_and_no_more() -> None:
    desk = started("ada", "bob").play_until("play").do("bob", c.Leave)
    while not desk.table.stand_ins:
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
    record = record_of(desk.table, 0, NAMES)
    assert [one.by for one in record.decisions] == ["adept"]
    assert records.parse(records.format(record)) == record


def asked(desk: Desk, person: str) -> int:
    """Let the person ask for a hint; the number of actions before the decision it is for."""
    while desk.person_to_act() != person:
        other = desk.person_to_act()
        desk.act(other) if other else desk.wait()
    desk.do(person, c.AskHint)
    return Record.from_match(desk.table.started).action_count


def test_decisions_with_a_hint_are_marked_once_the_match_is_over() -> None:
    desk = started("ada").play_until("pass").do("ada", c.AskHint).do("ada", c.AskHint)
    desk.play_until("play")
    place = asked(desk, "ada")
    assert [one.plays for one in desk.table.hints][:1] == [None]
    assert len(desk.table.hints) == 2, "one for each decision, however often it was asked for"
    records.verify(record_of(desk.table, 0, NAMES))
    desk.play_until("over")
    record = record_of(desk.table, None, NAMES)
    assert record.decisions == (Decision(1, hint=True), Decision(place, hint=True))
    assert records.format(record).count("<hint>") == 2
    records.verify(records.parse(records.format(record)))


def test_a_hint_counts_for_the_decision_that_is_taken_again() -> None:
    desk = started("ada").play_until("play")
    place = asked(desk, "ada")
    desk.act("ada").do("ada", c.AskUndo).play_until("over")
    [decision] = record_of(desk.table, None, NAMES).decisions
    assert (decision.after, decision.hint, len(decision.taken_back)) == (place, True, 1)


def test_a_hint_for_a_decision_that_no_longer_comes_is_forgotten() -> None:
    desk = started("ada").play_until("play")
    asked(desk, "ada")
    desk.act("ada")
    asked(desk, "ada")
    desk.do("ada", c.AskUndo)
    assert len(desk.table.hints) == 1


def test_a_deleted_person_has_no_name() -> None:
    desk = started("ada", "bob").play_until("over")
    assert record_of(desk.table, None, {"ada": "Ada"}).players[:2] == ("Ada", "?")
