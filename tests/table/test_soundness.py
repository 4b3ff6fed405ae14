"""Whatever is asked of a table, in any order, it is refused or keeps the table sound."""

from random import Random

import msgspec
import pytest

from tests.table.any_command import any_command
from tests.table.kit import Desk
from yokai_septet.errors import YokaiError
from yokai_septet.game import RULESETS, Card, Choice, Pass, Play
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode import People, table_state, viewer
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.table import (
    Change,
    Status,
    Table,
    handle,
)
from yokai_septet.table import entries as e


def check_sound(table: Table) -> None:
    """What holds at every table at any moment, whatever was asked of it before."""
    rules, match = table.rules, table.match
    assert len(table.chairs) == rules.players
    assert set(table.salts) <= set(table.salt_commitments) <= set(rules.seats)
    assert all(table.starters[seat].person for seat in table.salt_commitments)
    seated = [chair.person for chair in table.chairs if chair.person is not None]
    assert len(seated) == len(set(seated)), "nobody sits twice"
    assert (match is None) == (table.status is Status.GATHERING)
    assert (match is not None and match.result is not None) == (table.status is Status.FINISHED)
    assert table.ready | table.abandon <= set(rules.seats)
    for chair in table.chairs:
        assert chair.person is None or chair.strength is None
    if match is None:
        assert table.undo is None
        assert not (*table.decisions, *table.taken_back, *table.saw)
        return
    assert not any(chair.is_free for chair in table.chairs)
    for person, seat in table.saw.items():
        assert table.seat_of(person) in (None, seat), "nobody plays on after seeing another hand"
    if table.undo is not None:
        assert table.status is Status.PLAYING
        assert not table.chairs[table.undo.seat].is_bot
        assert table.undo.seat not in table.undo.agreed
    if table.decisions:
        assert match.round is not None
        last = table.decisions[-1]
        assert last.before.apply(action_of(last.entry)) == match, "it can be taken back"


def action_of(entry: e.Passed | e.Played) -> Choice:
    if isinstance(entry, e.Played):
        return Play(entry.seat, Card.parse(entry.card))
    return Pass(entry.seat, tuple(map(Card.parse, entry.cards)))


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_asked_is_refused_or_keeps_the_table_sound(seed: int) -> None:
    rng = Random(seed)
    desk = Desk(seed=seed, clock=rng.choice([0, 15]), ruleset=rng.choice([*RULESETS]))
    people = ["ada", "bob", "cid", "robot"]
    for _ in range(700):
        before = desk.table
        desk.now += rng.choice([0.0, 0.5, 20.0])
        desk.until = {person: desk.now + rng.uniform(-60, 60) for person in people}
        changes: tuple[Change, ...] = ()
        person = desk.person_to_act()
        if person is not None and rng.random() < 0.5:
            desk.act(person)
        elif desk.due is not None and rng.random() < 0.5:
            desk.wait()
        else:
            try:
                asked = any_command(rng, desk)
                asker = rng.choice(people)
                changes = handle(before, asker, asked, desk.now, desk.context).changes
            except YokaiError:
                continue
        for change in changes:
            assert isinstance(encode_events(change, {}), list)
            desk.append(change.entry)
        check_sound(desk.table)
        assert msgspec.json.decode(encode(table_state(desk.table, People(), desk.now, desk.due)))
        for person in (*people, "eve"):
            assert msgspec.json.decode(encode(viewer(desk.table, person, People())))
        if desk.table.is_over and rng.random() < 0.2:
            desk = Desk(seed=rng.randrange(1000))
