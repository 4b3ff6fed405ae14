"""Those who are away: bots that step in, clocks that run out, seats that are kept."""

from tests.table.kit import kinds, started, to_act
from yokai_septet.table import Due, Status
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e


def test_without_a_clock_nothing_hurries_a_person() -> None:
    desk = to_act(started("ada", "bob"), "bob")
    desk.gone("bob")
    assert desk.due is None


def test_without_a_clock_a_bot_steps_in_when_another_player_asks() -> None:
    desk = started("ada", "bob")
    desk.there("ada", "bob")
    to_act(desk, "bob")
    assert desk.refused("ada", c.AskBot, seat=1) == "not-away"
    desk.gone("bob")
    desk.now += 29
    assert desk.refused("ada", c.AskBot, seat=1) == "not-away"
    desk.now += 1
    assert desk.refused("eve", c.AskBot, seat=1) == "not-seated"
    assert desk.refused("bob", c.AskBot, seat=1) == "no-person-there"
    desk.do("ada", c.AskBot, seat=1)
    assert desk.refused("ada", c.AskBot, seat=1) == "bot-plays-already"
    assert isinstance(desk.wait(), e.Played)
    desk.do("bob", c.TakeBack)
    assert desk.refused("bob", c.TakeBack) == "nothing-to-take-back"


def test_who_is_there_but_sleeps_can_be_replaced_after_a_while() -> None:
    desk = started("ada", "bob")
    desk.there("ada", "bob")
    to_act(desk, "bob")
    desk.now += 90
    desk.do("ada", c.AskBot, seat=1)
    desk.act("bob")
    assert desk.table.chairs[1].bot_plays is None, "whoever acts is back"


def test_a_clock_that_runs_out_costs_one_decision_and_not_the_seat() -> None:
    desk = started("ada", "bob", clock=15)
    desk.there("ada", "bob")
    to_act(desk, "bob")
    since = desk.table.since
    entry = desk.wait()
    assert isinstance(entry, e.Lapsed)
    assert (entry.seat, desk.now) == (1, since + 15 + 60), "the card's time and the reserve"
    assert desk.table.deciding_people == (0, 1)
    played = desk.wait()
    assert isinstance(played, e.Played)
    assert (played.seat, played.bot) == (1, True)
    to_act(desk, "bob")
    assert desk.due == Due(desk.table.since + 15, e.Lapsed(at=desk.now, seat=1)), "no reserve left"
    desk.act("bob")


def test_the_clock_of_the_first_card_begins_when_all_have_passed() -> None:
    desk = started("ada").play_until("pass")
    while desk.phase == "pass":
        since = desk.table.since
        desk.now += 5
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
        assert desk.table.since == (since if desk.phase == "pass" else desk.now)


def test_with_a_clock_a_lost_connection_has_30_seconds_of_grace() -> None:
    desk = started("ada", "bob", clock=60)
    desk.there("ada", "bob")
    to_act(desk, "bob")
    desk.now += 5
    desk.gone("bob")
    gone = desk.now
    entry = desk.wait()
    assert isinstance(entry, e.TookOver)
    assert (entry.why, desk.now) == ("away", gone + 30)


def test_whoever_has_seen_a_hand_can_come_back_to_that_seat_only() -> None:
    desk = started("ada", "bob").play_until("play")
    desk.do("bob", c.Leave)
    assert kinds(desk)[1] == "bot adept"
    assert desk.refused("bob", c.Sit, seat=2) == "saw-another-hand"
    assert desk.refused("eve", c.Sit, seat=2) == "seat-is-taken"
    desk.do("bob", c.Sit, seat=1).do("bob", c.Leave).do("eve", c.Sit, seat=1)
    assert desk.refused("bob", c.Sit, seat=1) == "seat-is-taken"
    assert desk.table.saw == {"ada": 0, "bob": 1, "eve": 1}


def test_when_the_last_person_leaves_the_match_is_abandoned() -> None:
    desk = started("ada").play_until("play").do("ada", c.Leave)
    assert desk.table.status is Status.ABANDONED
