"""A message filled in for each viewer has the bytes of that viewer's own whole message."""

import msgspec
import pytest

from tests.table.kit import Desk, started
from yokai_septet.game import RULESETS, MemoryAid, own_cards, view
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.encode import People, private_state, update
from yokai_septet.protocol.template import UpdateTemplate
from yokai_septet.table import Presence, Table, advance

NAMES = {"ada": 'A"d\\a', "bob": "Bob\u0000\n", "eve": "", "cleo": "雪女"}


def moments(desk: Desk) -> list[m.Update]:
    """A spectator's message of every entry of a desk's log; those of all viewers are compared."""
    people = People(NAMES, Presence(desk.until))
    found: list[m.Update] = []
    table: Table | None = None
    for seq, entry in enumerate(desk.log, 1):
        change = advance(table, entry)
        table = change.after
        template = UpdateTemplate(seq, change, people, desk.now)
        for person in ("ada", "bob", "eve"):
            own = private_state(table, person, people)
            whole = update(seq, change, own, people, desk.now)
            assert template.filled(own) == msgspec.json.encode(whole)
        found.append(whole)
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_bytes_are_those_of_the_whole_message(ruleset: str) -> None:
    desk = started("ada", "bob", ruleset=ruleset, memory_aid=MemoryAid.ALL)
    desk.play_until("deal").play_until("pass").play_until("play").play_until("over")
    assert len(moments(desk)) > 40


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_a_seat_knows_besides_is_what_its_view_adds(ruleset: str) -> None:
    desk = started("ada", "bob", ruleset=ruleset)
    desk.play_until("over")
    table: Table | None = None
    for entry in desk.log:
        table = advance(table, entry).after
        for seat in table.rules.seats if table.match else ():
            assert table.match is not None
            own, seen = own_cards(table.match, seat), view(table.match, seat)
            assert (own is None) == (seen.round is None)
            if own is not None and seen.round is not None:
                now = seen.round
                assert own[:2] == (now.dealt, now.hand)
                assert own[2] == seen.playable()
                assert own[3:] == (now.passed, now.received)
