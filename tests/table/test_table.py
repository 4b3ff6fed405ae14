"""What people may do at a table, and what happens there by itself."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from tests.table.kit import Desk, started
from yokai_septet.errors import YokaiError
from yokai_septet.game import RULESETS, Action, Card, LaterLeader, Match, Pass, Play
from yokai_septet.protocol.encode import People, encode_events, table_state
from yokai_septet.protocol.events import AbandonRefused
from yokai_septet.server.rooms.connection import encode
from yokai_septet.table import (
    Change,
    Due,
    Presence,
    Status,
    Table,
    TableOptions,
    advance_all,
    bot_allowed_from,
    handle,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.gathering import random_order


def kinds(desk: Desk) -> list[str]:
    return [
        "free" if chair.is_free else chair.person or f"bot {chair.strength}"
        for chair in desk.table.chairs
    ]


# --- gathering ------------------------------------------------------------------------------------


def test_people_sit_move_and_leave_before_the_start() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1).do("bob", c.Sit, seat=3)
    assert kinds(desk) == ["ada", "free", "free", "bob"]
    assert desk.refused("eve", c.Sit, seat=3) == "seat-is-taken"
    assert desk.refused("eve", c.Leave) == "not-seated"
    assert kinds(desk.do("bob", c.Leave)) == ["ada", "free", "free", "free"]


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


# --- dealing --------------------------------------------------------------------------------------


def test_without_a_clock_nobody_is_hurried_to_the_next_deal() -> None:
    desk = started("ada", "bob", seed=3).play_until("play").play_until("deal")
    assert desk.due is None
    desk.there("ada", "bob")
    number = len(desk.table.started.finished)
    desk.do("ada", c.Ready, round=number)
    assert desk.due is None
    assert desk.refused("ada", c.AskBot, seat=1) == "not-away"
    desk.now = desk.table.since + 90
    desk.do("ada", c.AskBot, seat=1)
    assert desk.due is not None
    assert desk.due.at == desk.table.since, "nobody is left to wait for"


def test_the_state_says_from_when_a_bot_may_be_asked_for() -> None:
    desk = started("ada", "bob").play_until("play")
    desk.there("ada", "bob")
    while desk.person_to_act() != "bob":
        desk.act("ada") if desk.person_to_act() else desk.wait()

    def bot_from() -> float | None:
        presence = Presence(dict(desk.until))
        return bot_allowed_from(desk.table, 1, desk.now, presence)

    assert bot_from() == desk.table.since + 90
    assert desk.refused("ada", c.AskBot, seat=1) == "not-away"
    desk.gone("bob")
    asked_from = bot_from()
    assert asked_from == desk.now + 30
    desk.now = asked_from - 1
    assert desk.refused("ada", c.AskBot, seat=1) == "not-away"
    desk.now = asked_from
    desk.do("ada", c.AskBot, seat=1)
    assert bot_from() is None


def test_with_a_clock_the_next_deal_comes_when_all_are_ready_or_after_30_seconds() -> None:
    desk = started("ada", "bob", ruleset="four-advanced", seed=3, clock=60).play_until("pass")
    while desk.phase != "deal":
        desk.play_until("play").play_until("deal")
    assert desk.due is not None
    assert desk.due.at == desk.table.since + 30
    number = len(desk.table.match.finished) if desk.table.match else 0
    assert desk.refused("ada", c.Ready, round=number - 1) == "decision-is-over"
    desk.do("ada", c.Ready, round=number)
    assert desk.refused("ada", c.Ready, round=number) == "already-ready"
    assert desk.due.at == desk.table.since + 30
    desk.do("bob", c.Ready, round=number)
    assert desk.due.at == desk.table.since


# --- playing --------------------------------------------------------------------------------------


def test_a_pass_may_be_changed_until_the_last_one_is_in() -> None:
    desk = started("ada", "bob").play_until("pass")
    desk.act("ada").act("ada").act("bob").act("ada")
    while desk.phase == "pass":
        desk.wait()
    match = desk.table.match
    assert match is not None
    assert match.round is not None
    hand = [card.code for card in match.round.deal.hands[0]] if match.round.deal else []
    assert desk.refused("ada", c.PassCards, round=1, cards=hand[:3]) == "decision-is-over"


def test_a_late_answer_is_recognised() -> None:
    desk = started("ada").play_until("play")
    assert desk.refused("ada", c.PlayCard, round=1, trick=2, card="WA") == "decision-is-over"
    assert desk.refused("ada", c.PlayCard, round=2, trick=1, card="WA") == "decision-is-over"
    assert desk.refused("eve", c.PlayCard, round=1, trick=1, card="WA") == "not-seated"


def test_whoever_plays_alone_may_look_at_a_round_as_long_as_they_like() -> None:
    desk = started("ada").play_until("play").play_until("deal")
    assert desk.due is None
    assert desk.all_ready().due is not None
    assert started("ada", clock=15).play_until("play").play_until("deal").due is not None


def test_the_rules_are_applied_once_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = to_act(started("ada"), "ada")
    applied: list[Action] = []
    apply = Match.apply

    def counted(match: Match, action: Action) -> Match:
        applied.append(action)
        return apply(match, action)

    action = desk.choice(0)
    assert isinstance(action, Play)
    assert desk.table.match is not None
    assert desk.table.match.round is not None
    trick = desk.table.match.round.trick_number
    command = c.PlayCard(id="x", round=1, trick=trick, card=action.card.code)
    monkeypatch.setattr(Match, "apply", counted)
    accepted = handle(desk.table, "ada", command, desk.now, desk.context)
    told = encode_events(accepted.changes[-1], {})
    assert applied == [action]
    assert accepted.after.match == apply(desk.table.match, action)
    assert type(told[0]).__name__ == "CardPlayed"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_is_played_to_its_end_and_its_log_tells_it_again(ruleset: str) -> None:
    desk = started("ada", ruleset=ruleset).play_until("over")
    assert desk.table.status is Status.FINISHED
    assert advance_all(None, desk.log)[-1].after == desk.table
    assert desk.due is None
    assert desk.refused("ada", c.Leave) == "match-is-over"
    assert desk.refused("ada", c.VoteAbandon, agree=True) == "match-is-over"


# --- those who are away ---------------------------------------------------------------------------


def to_act(desk: Desk, person: str) -> Desk:
    """Go on until the match waits for this person alone, in the play."""
    desk.play_until("play")
    while desk.person_to_act() != person:
        other = desk.person_to_act()
        if other is not None:
            desk.act(other)
        else:
            desk.wait()
    return desk


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


def test_a_clock_that_runs_out_lets_a_bot_play_until_the_person_returns() -> None:
    desk = started("ada", "bob", clock=15)
    desk.there("ada", "bob")
    to_act(desk, "bob")
    since = desk.table.since
    entry = desk.wait()
    assert isinstance(entry, e.TookOver)
    assert (entry.seat, entry.why, desk.now) == (1, "clock", since + 15)
    assert isinstance(desk.wait(), e.Played)
    desk.do("bob", c.TakeBack)
    assert desk.table.chairs[1].bot_plays is None


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


# --- undo -----------------------------------------------------------------------------------------


def card_of(desk: Desk) -> str:
    return desk.table.decisions[-1].cards[0]


def trick_of(desk: Desk) -> tuple[Card, ...]:
    assert desk.table.started.round is not None
    return desk.table.started.round.trick


def test_one_takes_a_card_back_by_consent_before_anybody_else_acts() -> None:
    desk = to_act(started("ada", "bob", "cid"), "ada")
    before = desk.table.match
    desk.act("ada")
    assert desk.refused("bob", c.AskUndo) == "nothing-to-undo"
    desk.do("ada", c.AskUndo)
    assert desk.refused("ada", c.AskUndo) == "undo-is-asked"
    assert desk.refused("ada", c.AnswerUndo, agree=True) == "no-undo-asked"
    assert isinstance(desk.due and desk.due.duty, e.UndoDeclined), "bots wait for the answer"
    desk.do("bob", c.AnswerUndo, agree=True)
    assert desk.refused("bob", c.AnswerUndo, agree=True) == "already-answered"
    desk.do("cid", c.AnswerUndo, agree=True)
    assert desk.table.match == before
    assert len(desk.table.taken_back) == 1


def test_an_undo_is_refused_by_one_or_by_silence_or_overtaken_by_a_card() -> None:
    desk = to_act(started("ada", "bob"), "ada")
    while len(trick_of(desk)) == 3:  # ada's card is to be followed by one of bob's, on her left
        to_act(desk.act("ada"), "ada")
    desk.act("ada").do("ada", c.AskUndo)
    asked = list(desk.log)
    desk.do("bob", c.AnswerUndo, agree=False)
    assert desk.table.undo is None
    desk.back_to(asked)
    assert isinstance(desk.wait(), e.UndoDeclined)
    assert desk.table.undo is None
    desk.back_to(asked)
    desk.act("bob")
    assert desk.table.undo is None
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


@pytest.mark.parametrize("answered", [True, False])
def test_an_undo_is_asked_for_once_a_card(answered: bool) -> None:
    """Requests without end would keep the bots from playing."""
    desk = to_act(started("ada", "bob"), "ada").act("ada").do("ada", c.AskUndo)
    if answered:
        desk.do("bob", c.AnswerUndo, agree=False)
    else:
        desk.wait()
    assert desk.refused("ada", c.AskUndo) == "undo-was-refused"
    assert not table_state(desk.table, "ada", People(), desk.now).may_undo
    to_act(desk, "ada").act("ada").do("ada", c.AskUndo)


def test_the_clock_runs_on_while_an_undo_is_asked_for() -> None:
    desk = to_act(started("ada", "bob", clock=15), "ada")
    while len(trick_of(desk)) == 3:  # bob, on her left, is to follow ada
        to_act(desk.act("ada"), "ada")
    desk.there("ada", "bob")
    desk.act("ada")
    since = desk.now
    desk.now += 10
    desk.do("ada", c.AskUndo).do("bob", c.AnswerUndo, agree=False)
    assert desk.due == Due(since + 15, e.TookOver(at=desk.now, seat=1, why="clock"))
    desk.back_to(desk.log[:-1])
    assert desk.due == Due(since + 15, e.TookOver(at=desk.now, seat=1, why="clock"))
    desk.wait()
    assert desk.table.undo is None


def test_against_bots_alone_undo_is_free_also_after_they_have_answered() -> None:
    desk = to_act(started("ada"), "ada")
    before = None
    while desk.person_to_act() == "ada":  # whoever wins a trick leads the next one
        before = desk.table.match
        desk.act("ada")
    desk.wait()
    desk.do("ada", c.AskUndo)
    assert desk.table.match == before
    assert len(desk.table.taken_back) == 1


def test_against_bots_alone_the_pass_is_taken_back_too() -> None:
    desk = started("ada")
    while desk.person_to_act() != "ada":
        desk.wait()
    before = desk.table.match
    desk.act("ada").play_until("play")
    desk.do("ada", c.AskUndo)
    assert desk.table.match == before
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


def test_among_people_a_pass_is_not_taken_back() -> None:
    desk = started("ada", "bob").play_until("pass")
    while len(desk.table.started.to_act) > 2:  # nobody else acts after the one who asks
        desk.wait()
    for person in ("ada", "bob"):
        assert desk.act(person).refused(person, c.AskUndo) == "nothing-to-undo"


def test_nothing_is_taken_back_that_a_person_has_answered_who_left_since() -> None:
    desk = to_act(started("ada", "bob"), "ada").act("ada")
    while desk.person_to_act() != "bob":  # who sits next to ada, unless she ended the trick
        desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
    assert desk.table.decisions[-1].entry.seat == 0
    desk.act("bob").do("bob", c.Leave)
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


def test_a_round_that_is_over_is_not_undone() -> None:
    desk = started("ada", seed=3).play_until("play").play_until("deal")
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


# --- the end --------------------------------------------------------------------------------------


def test_all_people_can_agree_to_abandon() -> None:
    desk = started("ada", "bob").play_until("play").do("ada", c.VoteAbandon, agree=True)
    assert desk.refused("ada", c.VoteAbandon, agree=True) == "already-answered"
    desk.do("ada", c.VoteAbandon, agree=False).do("ada", c.VoteAbandon, agree=True)
    desk.do("bob", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.ABANDONED
    assert desk.due is None


def missed_clock() -> Desk:
    """Bob has let the clock run out once; ada and bob are connected."""
    desk = started("ada", "bob", clock=15).play_until("play")
    desk.there("ada", "bob")
    to_act(desk, "bob")
    desk.wait()
    assert desk.table.chairs[1].bot_plays == "clock"
    return desk


def test_a_refusal_ends_the_proposal_to_abandon_and_is_told() -> None:
    desk = started("ada", "bob", "cem").play_until("play")
    assert desk.refused("bob", c.VoteAbandon, agree=False) == "already-answered"
    desk.do("ada", c.VoteAbandon, agree=True).do("cem", c.VoteAbandon, agree=True)
    before = desk.table
    change = handle(before, "bob", c.VoteAbandon(id="x", agree=False), desk.now, desk.context)
    assert change.after.abandon == frozenset()
    assert encode_events(change.changes[0], {}) == [AbandonRefused(seat=1)]
    desk.do("ada", c.VoteAbandon, agree=False)
    assert desk.table.abandon == {2}, "to take one's own vote back refuses nothing"


def test_one_who_missed_a_clock_still_counts_in_a_vote_to_abandon() -> None:
    desk = missed_clock().do("ada", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.PLAYING
    assert desk.do("bob", c.VoteAbandon, agree=True).table.status is Status.ABANDONED


def test_leaving_does_not_end_the_match_of_one_who_missed_a_clock() -> None:
    desk = missed_clock().do("ada", c.Leave)
    assert desk.table.status is Status.PLAYING
    assert desk.do("bob", c.TakeBack).table.deciding_people == (1,)


def test_leaving_does_not_end_the_match_of_one_who_is_away() -> None:
    desk = missed_clock()
    desk.gone("bob")
    assert desk.do("ada", c.Leave).table.status is Status.PLAYING


def test_people_who_are_away_do_not_keep_the_others_from_abandoning() -> None:
    desk = missed_clock()
    desk.gone("bob")
    assert desk.do("ada", c.VoteAbandon, agree=True).table.status is Status.ABANDONED


def test_who_leaves_cannot_keep_the_others_from_abandoning() -> None:
    desk = started("ada", "bob").play_until("play").do("ada", c.VoteAbandon, agree=True)
    assert desk.do("bob", c.Leave).table.status is Status.ABANDONED


def test_a_rematch_is_another_table_with_the_same_people() -> None:
    desk = started("ada", "bob").play_until("over")
    assert desk.refused("eve", c.Rematch) == "not-seated"
    desk.do("bob", c.Rematch)
    again = desk.made[-1].after
    assert desk.table.rematch == again.code != desk.table.code
    assert again.seed != desk.table.seed
    assert (again.owner, again.status) == ("bob", Status.GATHERING)
    assert [chair.person for chair in again.chairs] == ["ada", "bob", None, None]
    assert [chair.strength for chair in again.chairs] == [None, None, "adept", "adept"]
    assert desk.refused("ada", c.Rematch) == "rematch-exists"


def test_a_rematch_against_bots_begins_at_once() -> None:
    desk = started("ada").play_until("over").do("ada", c.Rematch)
    again = desk.made[-1].after
    assert again.status is Status.PLAYING


def test_phrases_are_for_before_the_deal_and_between_rounds() -> None:
    desk = Desk()
    assert desk.table.may_talk
    desk = started("ada", seed=3)
    assert desk.table.may_talk
    assert not desk.play_until("pass").table.may_talk
    assert not desk.play_until("play").table.may_talk
    assert desk.play_until("deal").table.may_talk


# --- anything at all ------------------------------------------------------------------------------


def any_command(rng: Random, desk: Desk) -> c.Command:
    """A command that may make sense, or not."""
    seat = rng.randrange(4)
    match = desk.table.match
    number = match.round_number if match else rng.randrange(3)
    trick = match.round.trick_number if match and match.round else 1
    agree = rng.random() < 0.7
    choices: list[tuple[type[Any], dict[str, Any]]] = [
        (c.Sit, {"seat": seat}),
        (c.Leave, {}),
        (c.AddBot, {"seat": seat, "strength": rng.choice(["random", "adept", "genius"])}),
        (c.FillWithBots, {}),
        (c.Remove, {"seat": seat}),
        (c.SwapSeats, {"one": seat, "other": rng.randrange(4)}),
        (c.SetOptions, {"options": TableOptions(ruleset=rng.choice([*RULESETS, "none"]))}),
        (c.HandOver, {"seat": seat}),
        (c.Start, {}),
        (c.CommitSalt, {"commitment": desk.commitment(seat, "0a")}),
        (c.RevealSalt, {"salt": "0a"}),
        (c.PassCards, {"round": number, "cards": ["WA", "W2", "W3"]}),
        (c.PlayCard, {"round": number, "trick": trick, "card": "W2"}),
        (c.Ready, {"round": number - rng.randrange(2)}),
        (c.AskUndo, {}),
        (c.AnswerUndo, {"agree": agree}),
        (c.AskBot, {"seat": seat}),
        (c.TakeBack, {}),
        (c.VoteAbandon, {"agree": agree}),
        (c.Rematch, {}),
    ]
    weights = [1 if kind in (c.Leave, c.VoteAbandon, c.Remove) else 4 for kind, _ in choices]
    [(kind, fields)] = rng.choices(choices, weights)
    command: c.Command = kind(id="x", **fields)
    return command


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


def action_of(entry: e.Passed | e.Played) -> Pass | Play:
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
        for viewer in (*people, "eve"):
            assert msgspec.json.decode(
                encode(table_state(desk.table, viewer, People(), desk.now, desk.due))
            )
        if desk.table.is_over and rng.random() < 0.2:
            desk = Desk(seed=rng.randrange(1000))
