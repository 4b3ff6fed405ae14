"""A session: what happens goes in, and a step comes out."""

import subprocess
import sys

import pytest

from tests.table.kit import Desk, started
from yokai_septet.errors import YokaiError
from yokai_septet.table import (
    Asked,
    Compared,
    Decision,
    Ended,
    HandleContext,
    Presence,
    ResultCounted,
    Session,
    Tick,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e


def to_bot_turn() -> Desk:
    """A table where a bot is to play a card."""
    desk = started("ada", "bob").play_until("play")
    while (person := desk.person_to_act()) is not None:
        desk.act(person)
    return desk


def test_a_step_leaves_the_session_as_it_was() -> None:
    desk = Desk()
    session = desk.running
    first = session.accept(Asked("bob", c.Sit(id="1", seat=1)), desk.now, desk.context)
    second = session.accept(Asked("cid", c.Sit(id="1", seat=1)), desk.now, desk.context)
    assert session == desk.running
    assert session.seq == 1
    assert (first.session.seq, second.session.seq) == (2, 2)
    assert first.session.table.seat_of("bob") == second.session.table.seat_of("cid") == 1
    with pytest.raises(YokaiError, match="taken"):
        first.session.accept(Asked("cid", c.Sit(id="1", seat=1)), desk.now, desk.context)


def test_a_command_that_is_sent_again_is_not_carried_out_again() -> None:
    desk = Desk()
    asked = Asked("bob", c.Sit(id="sit", seat=1))
    done = desk.running.accept(asked, desk.now, desk.context)
    again = done.session.accept(asked, desk.now, desk.context)
    assert (done.first, len(done.entries), done.command) == (2, 1, ("bob", "sit"))
    assert (again.first, again.entries, again.session) == (2, (), done.session)
    other = Asked("cid", c.Sit(id="sit", seat=2))
    assert done.session.accept(other, desk.now, desk.context).entries, "ids are each person's own"


def test_a_command_that_another_worker_carried_out_is_not_carried_out_again() -> None:
    desk = Desk()
    asked = Asked("bob", c.Sit(id="sit", seat=1))
    done = desk.running.accept(asked, desk.now, desk.context)
    step = desk.running.follow(done.entries, desk.now, desk.context, {("bob", "sit"): 2})
    assert step.session == done.session
    assert step.changes == done.changes
    assert not step.session.accept(asked, desk.now, desk.context).entries


def test_a_tick_does_what_is_due_and_nothing_before() -> None:
    desk = started("ada", "bob")
    due = desk.due
    assert due is not None
    early = desk.running.accept(Tick(), due.at - 0.1, desk.context)
    assert (early.entries, early.wake_at, early.session) == ((), due.at, desk.running)
    in_time = desk.running.accept(Tick(), due.at, desk.context)
    assert [type(entry) for entry in in_time.entries] == [e.Dealt]
    assert in_time.entries[0].at == due.at
    assert in_time.session.table.started.round is not None


def test_a_tick_never_decides_for_a_bot() -> None:
    desk = to_bot_turn()
    step = desk.running.accept(Tick(), desk.now + 100, desk.context)
    assert not step.entries
    assert step.bot_turn is not None


def test_a_decision_counts_as_long_as_the_log_has_not_grown() -> None:
    desk = to_bot_turn()
    turn = desk.running.bot_turn(desk.due)
    assert turn is not None
    assert turn.view.viewer == turn.seat
    decision = Decision(turn, desk.choice(turn.seat))
    assert desk.running.accept(decision, desk.now, desk.context).entries
    desk.do("ada", c.VoteAbandon, agree=True)
    late = desk.running.accept(decision, desk.now, desk.context)
    assert (late.entries, late.session) == ((), desk.running)


def test_a_decision_is_the_bots_own_entry() -> None:
    desk = to_bot_turn()
    turn = desk.running.bot_turn(desk.due)
    assert turn is not None
    action = desk.choice(turn.seat)
    step = desk.running.accept(Decision(turn, action), desk.now, desk.context)
    [entry] = step.entries
    assert isinstance(entry, e.Played)
    assert (entry.seat, entry.bot, entry.at) == (turn.seat, True, desk.now)
    assert [change.entry for change in step.changes] == [entry]
    assert step.changes[0].events, "the rules were applied once, and tell what happened"


def test_whoever_runs_a_table_ends_its_match_once() -> None:
    desk = to_bot_turn()
    ended = desk.running.accept(Ended("host"), desk.now, desk.context)
    assert ended.entries == (e.Abandoned(at=desk.now, why="host"),)
    assert any(isinstance(effect, ResultCounted) for effect in ended.effects)
    assert not ended.session.accept(Ended("host"), desk.now, desk.context).entries


def test_nothing_is_compared_that_is_not_played_elsewhere() -> None:
    desk = to_bot_turn()
    assert not desk.running.accept(Compared(), desk.now, desk.context).entries


def test_nothing_happens_by_itself_while_nobody_is_there() -> None:
    desk = started("ada")
    alone = HandleContext(Presence())
    assert desk.due is not None
    step = desk.running.accept(Tick(), desk.now + 100, alone)
    assert (step.entries, step.wake_at, step.bot_turn) == ((), None, None)


def test_where_nothing_hurries_the_next_deal_waits_for_everybody() -> None:
    desk = started("ada", clock=15)
    patient = HandleContext(desk.context.presence, hurries=False)
    assert desk.running.due(desk.now, desk.context) is not None
    assert desk.running.due(desk.now, patient) is None
    desk.do("ada", c.Ready, after=0)
    assert desk.running.accept(Tick(), desk.now, patient).entries


def test_each_change_says_what_is_due_after_it() -> None:
    desk = started("ada", "bob").play_until("play")
    step = Session.begin(desk.log, desk.now, desk.context)
    assert (step.first, step.session.seq) == (1, len(desk.log))
    assert len(step.dues) == len(step.changes) == len(desk.log)
    assert step.dues[-1] == step.due == step.session.due(desk.now, desk.context)
    assert step.before is None
    assert step.session == Session.read(desk.log)


def test_a_log_that_is_read_has_a_table() -> None:
    with pytest.raises(ValueError, match="at least"):
        Session.read([])


def test_a_session_needs_no_event_loop_no_store_no_wire_and_no_kernel() -> None:
    code = """
import sys
import yokai_septet.table.session
banned = ("asyncio", "concurrent", "sqlalchemy", "yokai_septet.engine", "yokai_septet.bots",
          "yokai_septet.protocol", "yokai_septet.server")
print([name for name in sys.modules if name.startswith(banned)])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
