"""What viewers are told of a step: one function, with or without a wire."""

import msgspec

from tests.table.kit import Desk, started
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.decode import parse
from yokai_septet.protocol.encode import People, table_state, update, viewer
from yokai_septet.protocol.telling import told
from yokai_septet.table import Asked, Step
from yokai_septet.table import commands as c

PEOPLE = People({"ada": "Ada", "bob": "Bob", "eve": "Eve"})


def step_of(desk: Desk, person: str, command: c.Command) -> Step:
    return desk.running.accept(Asked(person, command), desk.now, desk.context)


def test_everybody_is_sent_one_message_for_each_change_as_they_may_see_it() -> None:
    desk = started("ada", "bob")
    step = step_of(desk, "ada", c.Leave(id="leave"))
    assert len(step.changes) == 2, "the owner leaves, and another one has the table"
    messages = list(told(step, PEOPLE, desk.now))
    assert [one.seq for one in messages] == [step.first, step.first + 1]
    for one, due in zip(messages, step.dues, strict=True):
        for person in ("ada", "bob", "eve"):
            whole = update(one.seq, one.change, person, PEOPLE, desk.now, due)
            assert one.message(person) == encode(whole)


def test_whoever_may_not_see_the_table_is_told_nothing() -> None:
    desk = started("ada", "bob", spectators=False)
    [one] = told(step_of(desk, "ada", c.Ready(id="ready", after=0)), PEOPLE, desk.now)
    assert one.message("bob") is not None
    assert one.message("eve") is None


def test_without_a_wire_the_table_comes_without_its_match_and_events_as_values() -> None:
    desk = started("ada").play_until("pass")
    hand = [card.code for card in desk.choice(0).cards]
    step = step_of(desk, "ada", c.PassCards(id="pass", after=1, cards=hand))
    [one] = told(step, PEOPLE, desk.now)
    whole = table_state(step.session.table, PEOPLE, desk.now, step.due)
    assert whole.match is not None
    assert one.state == msgspec.structs.replace(whole, match=None)
    assert one.viewer("ada") == viewer(step.session.table, "ada", PEOPLE)
    assert tuple(one.events) == step.changes[0].events
    sent = parse(one.message("ada") or b"")
    assert isinstance(sent, m.Update)
    assert sent.state.match is not None
