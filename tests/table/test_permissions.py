"""Who may watch, talk and ask for advice; and who counts as present."""

from collections.abc import Callable

import pytest

from tests.table.kit import Desk, started
from yokai_septet.errors import InvalidValue
from yokai_septet.table import Presence, Table, TableError, may_watch
from yokai_septet.table import commands as c
from yokai_septet.table.permissions import (
    check_chair,
    check_may_ask_hint,
    check_may_lead_review,
    check_may_talk,
)


def refusal(check: Callable[[Table, str], object], table: Table, person: str) -> str:
    with pytest.raises(TableError) as caught:
        check(table, person)
    return caught.value.code


@pytest.mark.parametrize("spectators", [True, False])
def test_a_match_without_spectators_is_for_its_players_and_owner(spectators: bool) -> None:
    desk = Desk(spectators=spectators)
    assert may_watch(desk.table, "eve"), "anybody may come to a table before its match"
    desk.do("bob", c.Sit, seat=1).do("ada", c.FillWithBots).do("ada", c.Start)
    assert may_watch(desk.table, "bob")
    assert may_watch(desk.table, "ada"), "the owner, though not a player"
    assert may_watch(desk.table, "eve") is spectators
    desk.play_until("over")
    assert may_watch(desk.table, "eve"), "a match that is over has no secrets"


def test_players_talk_before_the_match_and_between_rounds_alone() -> None:
    desk = Desk().do("ada", c.Sit, seat=0)
    assert check_may_talk(desk.table, "ada") == 0
    assert refusal(check_may_talk, desk.table, "eve") == "not-seated"
    desk = started("ada", "bob").play_until("pass")
    assert refusal(check_may_talk, desk.table, "bob") == "no-talking-now"
    desk.play_until("play")
    assert refusal(check_may_talk, desk.table, "bob") == "no-talking-now"
    desk.play_until("deal")
    assert check_may_talk(desk.table, "bob") == 1


def test_advice_is_for_a_decision_of_ones_own() -> None:
    desk = started("ada", "bob", hints=True)
    assert refusal(check_may_ask_hint, desk.table, "ada") == "nothing-to-decide"
    desk.play_until("pass")
    match, now, seat = check_may_ask_hint(desk.table, "bob")
    assert (match, now, seat) == (desk.table.match, match.round, 1)
    assert refusal(check_may_ask_hint, desk.table, "eve") == "not-seated"
    desk.play_until("play")
    while desk.person_to_act() is None:
        desk.wait()
    mine = desk.person_to_act()
    other = "bob" if mine == "ada" else "ada"
    assert mine is not None
    assert check_may_ask_hint(desk.table, mine)[2] == desk.table.seat_of(mine)
    assert refusal(check_may_ask_hint, desk.table, other) == "nothing-to-decide"


def test_without_a_choice_advice_is_for_a_person_who_plays_alone() -> None:
    assert check_may_ask_hint(started("ada").play_until("pass").table, "ada")
    together = started("ada", "bob").play_until("pass")
    assert refusal(check_may_ask_hint, together.table, "ada") == "no-hints"
    excluded = started("ada", hints=False).play_until("pass")
    assert refusal(check_may_ask_hint, excluded.table, "ada") == "no-hints"


def test_what_leaves_no_trace_is_not_handled() -> None:
    desk = Desk().do("ada", c.Sit, seat=0)
    assert desk.refused("ada", c.Say, phrase="hello") == "not-stored"


def test_a_lease_that_has_run_out_is_an_absence() -> None:
    presence = Presence({"ada": 20.0, "bob": 10.0}, gaps=((10.0, 12.0),))
    assert presence.is_present("ada", 15.0)
    assert not presence.is_present("ada", 20.0)
    assert not presence.is_present("eve", 0.0)
    assert presence.is_attended(15.0)
    assert not presence.is_attended(20.0)
    assert presence.away_since("ada", 15.0, otherwise=1.0) is None
    assert presence.away_since("bob", 15.0, otherwise=1.0) == 12.0, "alone from then on"
    assert presence.away_since("ada", 25.0, otherwise=1.0) == 20.0
    assert Presence().away_since("eve", 15.0, otherwise=3.0) == 3.0


def test_there_is_no_hint_before_the_match() -> None:
    desk = Desk(hints=True)
    desk.do("ada", c.Sit, seat=0)
    assert desk.refused("ada", c.AskHint) == "nothing-to-decide"


def test_the_review_is_shown_by_those_who_played_when_the_match_is_over() -> None:
    desk = started("ada", "bob").play_until("play")
    assert refusal(check_may_lead_review, desk.table, "ada") == "match-goes-on"
    desk.play_until("over")
    assert check_may_lead_review(desk.table, "bob") == 1
    assert refusal(check_may_lead_review, desk.table, "eve") == "not-seated"


def test_a_seat_that_is_none_is_refused_with_those_there_are() -> None:
    table = Desk(ruleset="three-basic").table
    assert check_chair(table, 2) is table.chairs[2]
    with pytest.raises(InvalidValue, match="the seats are 0 to 2"):
        check_chair(table, 3)
