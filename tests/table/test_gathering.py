"""Before the start: who sits where, and who arranges the table."""

from collections import Counter
from random import Random

from tests.table.kit import Desk, kinds, started
from yokai_septet.game import RULESETS, LaterLeader
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.table import (
    TableOptions,
    handle,
)
from yokai_septet.table import commands as c
from yokai_septet.table.gathering import random_order


def test_people_sit_move_and_leave_before_the_start() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1).do("bob", c.Sit, seat=3)
    assert kinds(desk) == ["ada", "free", "free", "bob"]
    assert desk.refused("eve", c.Sit, seat=3) == "seat-is-taken"
    assert desk.refused("eve", c.Leave) == "not-seated"
    assert kinds(desk.do("bob", c.Leave)) == ["ada", "free", "free", "free"]


def test_people_say_that_they_are_ready_for_these_seats_and_options() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1).do("cid", c.Sit, seat=2)
    desk.do("bob", c.Ready, after=0).do("cid", c.Ready, after=0)
    assert desk.table.ready == {1, 2}
    assert desk.refused("bob", c.Ready, after=0) == "already-ready"
    assert desk.refused("ada", c.Ready, after=1) == "decision-is-over"
    assert desk.refused("eve", c.Ready, after=0) == "not-seated"
    assert desk.do("cid", c.Sit, seat=3).table.ready == {1}
    assert desk.do("bob", c.Leave).table.ready == set()
    for command, fields in (
        (c.SwapSeats, {"one": 0, "other": 3}),
        (c.ShuffleSeats, {}),
        (c.SetOptions, {"options": TableOptions(clock=15)}),
    ):
        desk.do("cid", c.Ready, after=0).do("ada", command, **fields)
        assert desk.table.ready == set(), command
    desk.do("cid", c.Ready, after=0).do("ada", c.FillWithBots).do("ada", c.Start)
    assert desk.table.ready == set(), "to be ready for the first deal is another thing"


def test_an_owner_who_leaves_hands_the_table_to_the_next_person() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=2).do("cid", c.Sit, seat=3)
    assert desk.do("cid", c.Leave).table.owner == "ada"
    desk.do("cid", c.Sit, seat=3).do("ada", c.Leave)
    assert desk.table.owner == "bob"


def test_the_owner_arranges_the_table_and_nobody_else() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1)
    for command, fields in (
        (c.AddBot, {"seat": 2, "strength": "random"}),
        (c.FillWithBots, {}),
        (c.Remove, {"seat": 1}),
        (c.SwapSeats, {"one": 0, "other": 1}),
        (c.ShuffleSeats, {}),
        (c.SetOptions, {"options": TableOptions()}),
        (c.HandOver, {"seat": 1}),
        (c.Start, {}),
    ):
        assert desk.refused("bob", command, **fields) == "not-the-owner"
    desk.do("ada", c.AddBot, seat=2, strength="random").do("ada", c.SwapSeats, one=0, other=1)
    assert kinds(desk) == ["bob", "ada", "bot random", "free"]
    assert desk.refused("ada", c.AddBot, seat=0, strength="random") == "seat-is-taken"
    assert desk.refused("ada", c.AddBot, seat=3, strength="genius") == "unknown-bot"
    assert desk.refused("ada", c.Remove, seat=3) == "seat-is-free"
    assert desk.refused("ada", c.HandOver, seat=2) == "no-person-there"
    assert desk.refused("ada", c.Start) == "seats-are-free"
    desk.do("ada", c.Remove, seat=0).do("ada", c.FillWithBots)
    assert kinds(desk) == ["bot adept", "ada", "bot random", "bot adept"]
    assert desk.refused("ada", c.FillWithBots) == "no-seat-is-free"


def test_the_seats_are_drawn_at_random_and_everybody_hears_of_it() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1)
    desk.do("ada", c.AddBot, seat=2, strength="random")
    seatings = set()
    for _ in range(200):
        desk.do("ada", c.ShuffleSeats)
        seatings.add(tuple(kinds(desk)))
        assert sorted(kinds(desk)) == ["ada", "bob", "bot random", "free"]
        assert desk.table.owner == "ada"
    assert len(seatings) == 24, "every seating comes up"
    accepted = handle(desk.table, "ada", c.ShuffleSeats(id="x"), desk.now, desk.context)
    (change,) = accepted.changes
    assert [type(event).__name__ for event in encode_events(change, {})] == ["SeatsShuffled"]


def test_no_order_of_seats_is_favoured() -> None:
    rng = Random(5)
    counts = Counter(tuple(random_order(4, rng.randbytes)) for _ in range(24_000))
    assert len(counts) == 24
    assert (
        sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 50
    )  # chi square, 23 degrees


def test_ownership_is_handed_over_by_wish_or_by_leaving() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1).do("ada", c.HandOver, seat=1)
    assert desk.table.owner == "bob"
    assert desk.do("bob", c.Leave).table.owner == "ada"


def test_options_can_change_the_number_of_seats() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("ada", c.AddBot, seat=3, strength="random")
    three = TableOptions(ruleset="three-basic")
    assert kinds(desk.do("ada", c.SetOptions, options=three)) == ["ada", "free", "free"]
    desk.do("ada", c.SetOptions, options=TableOptions()).do("bob", c.Sit, seat=3)
    assert desk.refused("ada", c.SetOptions, options=three) == "too-many-people"
    bad = TableOptions(ruleset="nine-basic")
    assert desk.refused("ada", c.SetOptions, options=bad) == "unknown-ruleset"
    assert desk.refused("ada", c.Sit, seat=7) == "unknown-seat"


def test_R52_who_leads_later_rounds_is_chosen_in_seven_suitors_alone() -> None:
    desk = Desk()
    ace = TableOptions(ruleset="suitors", later_leader=LaterLeader.ACE)
    desk.do("ada", c.SetOptions, options=ace)
    assert desk.table.rules == RULESETS["suitors"].with_later_leader("ace")
    four = TableOptions(ruleset="four-advanced", later_leader=LaterLeader.ACE)
    assert desk.refused("ada", c.SetOptions, options=four) == "unknown-later-leader"


def test_after_the_start_the_table_is_as_it_is() -> None:
    desk = started("ada")
    assert desk.refused("ada", c.Start) == "already-started"
    assert desk.refused("ada", c.SwapSeats, one=0, other=1) == "already-started"
    assert desk.refused("ada", c.ShuffleSeats) == "already-started"
    assert desk.refused("ada", c.Sit, seat=1) == "already-seated"
