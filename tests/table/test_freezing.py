"""Nobody freezes a table: whatever one player does, it comes to its next decision in time."""

from random import Random

import pytest

from tests.table.any_command import any_command
from tests.table.kit import Desk, kinds, started, to_act
from yokai_septet.errors import YokaiError
from yokai_septet.table import Due, Presence, Status, handle
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e

CARD, PASS, RESERVE = 15.0, 45.0, 60.0
"""The seconds of a card, of the pass and of a round's reserve with a clock of 15."""


def table_of(*people: str, **options: int) -> Desk:
    """A match of these people, all connected."""
    desk = started(*people, **options)
    desk.there(*people)
    return desk


def bob_stalls(desk: Desk) -> Desk:
    """Go on until the table waits for bob, who does nothing."""
    return to_act(desk, "bob")


def late(desk: Desk, times: int) -> Desk:
    """Bob lets his time run out so often, and the others play."""
    for _ in range(times):
        bob_stalls(desk)
        assert isinstance(desk.wait(), e.Lapsed)
    return desk


# --- coming back ----------------------------------------------------------------------------------


def test_taking_the_seat_back_at_once_does_not_keep_it_from_playing() -> None:
    desk = bob_stalls(table_of("ada", "bob", "cid"))
    desk.now += 90
    desk.do("ada", c.AskBot, seat=1)
    since = desk.table.since
    desk.do("bob", c.TakeBack)
    assert desk.table.since == since, "coming back renews nothing"
    assert desk.refused("ada", c.AskBot, seat=1) == "bot-plays-already"
    played = desk.wait()
    assert isinstance(played, e.Played)
    assert (played.seat, played.bot) == (1, True), "the open decision was the bot's"


def test_a_person_may_be_faster_than_the_bot() -> None:
    desk = bob_stalls(table_of("ada", "bob"))
    desk.now += 90
    desk.do("ada", c.AskBot, seat=1).do("bob", c.TakeBack).act("bob")
    assert desk.table.bot_decides == frozenset()
    assert not desk.table.decisions[-1].entry.bot
    late_by_clock = late(table_of("ada", "bob", clock=15), 1)
    assert not late_by_clock.act("bob").table.decisions[-1].entry.bot


def test_an_absence_that_ends_at_once_leaves_the_decision_to_the_bot() -> None:
    desk = bob_stalls(table_of("ada", "bob", clock=60))
    desk.gone("bob")
    assert isinstance(desk.wait(), e.TookOver)
    desk.there("bob")
    desk.do("bob", c.TakeBack)
    played = desk.wait()
    assert isinstance(played, e.Played)
    assert (played.seat, played.bot, desk.table.lapses) == (1, True, {1: 1})


def test_sitting_down_again_leaves_the_decision_to_the_bot() -> None:
    desk = bob_stalls(table_of("ada", "bob"))
    desk.do("bob", c.Leave).do("bob", c.Sit, seat=1)
    played = desk.wait()
    assert isinstance(played, e.Played)
    assert (played.seat, played.bot) == (1, True)


def test_the_next_deal_waits_for_nobody_who_takes_the_seat_back() -> None:
    desk = table_of("ada", "bob", seed=3).play_until("play").play_until("deal")
    desk.do("ada", c.Ready, after=desk.table.started.after)
    assert desk.due is None
    desk.now += 90
    desk.do("ada", c.AskBot, seat=1).do("bob", c.TakeBack)
    assert isinstance(desk.wait(), e.Dealt)


def test_a_reconnection_renews_no_answer_to_an_undo() -> None:
    desk = to_act(table_of("ada", "bob"), "ada").act("ada").do("ada", c.AskUndo)
    asked = desk.now
    for _ in range(5):
        desk.now += 3
        desk.gone("bob")
        desk.there("bob")
    assert desk.due == Due(asked + 20, e.UndoDeclined(at=desk.now, seat=None))


# --- what is counted ------------------------------------------------------------------------------


def test_only_time_without_any_player_is_not_counted() -> None:
    presence = Presence({"ada": 100.0, "eve": 900.0}).seen({"ada": 10.0}, ["ada", "bob"], 10.0)
    assert presence.counted_from(4.0, 30.0) == 24.0, "nobody has been there since 10"
    presence = presence.seen({"ada": 10.0, "eve": 900.0}, ["ada", "bob"], 20.0)
    assert presence.counted_from(4.0, 30.0) == 24.0, "a spectator is no player"
    presence = presence.seen({"bob": 900.0}, ["ada", "bob"], 40.0)
    assert presence.counted_from(4.0, 50.0) == 34.0, "6 of the 46 seconds before, and 10 since"
    assert presence.counted_from(45.0, 50.0) == 45.0


def test_many_comings_and_goings_keep_their_sum() -> None:
    presence = Presence()
    for at in range(100):
        presence = presence.seen({"bob": at + 0.5}, ["bob"], float(at))
        presence = presence.seen({"bob": at + 0.5}, ["bob"], at + 0.5)
    presence = presence.seen({"bob": 200.0}, ["bob"], 100.0)
    assert len(presence.gaps) <= 16
    assert presence.counted_from(0.0, 100.0) == 50.0


def test_nobody_lapses_while_only_spectators_are_there() -> None:
    desk = bob_stalls(table_of("ada", "bob", clock=15))
    desk.gone("ada", "bob")
    desk.there("eve")
    assert desk.due is None


# --- the clock ------------------------------------------------------------------------------------


def test_a_reserve_is_for_the_whole_round_and_the_pass_has_more_time() -> None:
    desk = table_of("ada", "bob", clock=15).play_until("pass")
    while desk.person_to_act() is None:
        desk.wait()
    begun = desk.table.since
    desk.now = begun + PASS + 10
    desk.act("bob")
    assert desk.table.reserve_used == {1: 10.0}
    desk.act("ada")
    bob_stalls(desk)
    begun = desk.table.since
    assert desk.due == Due(begun + CARD + RESERVE - 10, e.Lapsed(at=desk.now, seat=1))
    desk.now = begun + CARD + 20
    desk.act("bob")
    assert desk.table.reserve_used[1] == 30.0
    desk.play_until("deal").all_ready().play_until("pass")
    assert desk.table.reserve_used == {}, "a round has a reserve of its own"


# --- those who are late again and again -----------------------------------------------------------


def test_three_lapses_in_a_round_cost_the_veto_until_a_round_is_played_on_time() -> None:
    desk = late(table_of("ada", "bob", "cid", clock=15).play_until("play"), 2)
    desk.do("ada", c.VoteAbandon, agree=True)
    desk.do("bob", c.VoteAbandon, agree=False)
    assert desk.table.abandon == frozenset(), "bob had a veto"
    late(desk, 1).do("ada", c.VoteAbandon, agree=True)
    assert desk.refused("bob", c.VoteAbandon, agree=False) == "veto-is-lost"
    desk.play_until("deal")
    desk.all_ready().play_until("play")
    assert desk.table.without_veto == {1}, "the last round was not played on time"
    played = desk.play_until("deal").all_ready().play_until("pass")
    assert played.table.without_veto == frozenset()
    desk = late(table_of("ada", "bob", "cid", clock=15).play_until("play"), 3)
    desk.do("ada", c.VoteAbandon, agree=True).do("cid", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.ABANDONED


def test_votes_count_as_soon_as_the_veto_is_lost() -> None:
    desk = late(table_of("ada", "bob", "cid", clock=15).play_until("play"), 2)
    desk.do("ada", c.VoteAbandon, agree=True).do("cid", c.VoteAbandon, agree=True)
    assert desk.table.status is Status.PLAYING
    late(desk, 1)
    assert isinstance(desk.wait(), e.Abandoned)


def test_asking_for_bots_costs_nobody_the_veto() -> None:
    desk = table_of("ada", "bob", "cid").play_until("play")
    for _ in range(4):
        bob_stalls(desk)
        desk.now += 90
        desk.do("ada", c.AskBot, seat=1).do("bob", c.TakeBack).wait()
    assert desk.table.lapses == {}
    assert desk.table.without_veto == frozenset()


@pytest.mark.parametrize("clock", [0, 15])
def test_others_together_give_a_seat_to_a_bot_until_the_round_ends(clock: int) -> None:
    desk = table_of("ada", "bob", "cid", clock=clock).play_until("play")
    assert desk.refused("ada", c.VoteBot, seat=1, agree=True) == "not-late"
    if clock:
        late(desk, 1)
    else:
        bob_stalls(desk).now += 90
        desk.do("ada", c.AskBot, seat=1).do("bob", c.TakeBack)
    desk.do("ada", c.VoteBot, seat=1, agree=True)
    assert desk.refused("ada", c.VoteBot, seat=1, agree=True) == "already-answered"
    assert desk.table.chairs[1].bot_plays is None
    desk.do("ada", c.VoteBot, seat=1, agree=False).do("ada", c.VoteBot, seat=1, agree=True)
    desk.do("cid", c.VoteBot, seat=1, agree=True)
    assert desk.table.chairs[1].bot_plays == "voted"
    assert desk.refused("bob", c.TakeBack) == "seat-was-given"
    assert desk.refused("ada", c.VoteBot, seat=1, agree=True) == "bot-plays-already"
    again = Desk()
    again.now, again.until = desk.now, desk.until
    again.back_to(desk.log)
    again.do("bob", c.Leave)
    assert again.refused("bob", c.Sit, seat=1) == "seat-was-given", "no way around it"
    desk.play_until("deal")
    assert desk.table.deciding_people == (0, 1, 2), "the round has ended"


def test_one_alone_gives_a_seat_to_a_bot_after_two_lapses() -> None:
    desk = late(table_of("ada", "bob", clock=15).play_until("play"), 1)
    assert desk.refused("ada", c.VoteBot, seat=1, agree=True) == "not-late"
    late(desk, 1).do("ada", c.VoteBot, seat=1, agree=True)
    assert desk.table.chairs[1].bot_plays == "voted"


# --- locked seats ---------------------------------------------------------------------------------


def test_a_removed_guest_does_not_sit_down_again_where_seats_are_locked() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1)
    assert desk.refused("bob", c.LockSeats, locked=True) == "not-the-owner"
    desk.do("ada", c.Remove, seat=1).do("ada", c.LockSeats, locked=True)
    assert desk.refused("bob", c.Sit, seat=1) == "seats-are-locked"
    desk.do("ada", c.Sit, seat=2)
    desk.invited = True
    desk.do("cid", c.Sit, seat=1)
    desk.invited = False
    desk.do("ada", c.FillWithBots).do("ada", c.Start).play_until("play")
    desk.do("cid", c.Leave)
    assert desk.refused("cid", c.Sit, seat=1) == "seats-are-locked"
    desk.do("ada", c.LockSeats, locked=False).do("cid", c.Sit, seat=1)
    assert kinds(desk)[1] == "cid"


def test_removing_somebody_and_locking_seats_renews_the_invitation() -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("bob", c.Sit, seat=1)
    assert desk.table.invitation == 0
    desk.do("ada", c.Remove, seat=1)
    assert desk.table.invitation == 1
    desk.do("ada", c.AddBot, seat=1, strength="random").do("ada", c.Remove, seat=1)
    assert desk.table.invitation == 1, "a bot has no link"
    desk.do("bob", c.Sit, seat=1).do("bob", c.Leave)
    assert desk.table.invitation == 1, "whoever leaves may come back"
    desk.do("ada", c.LockSeats, locked=True)
    assert desk.table.invitation == 2
    desk.do("ada", c.LockSeats, locked=False)
    assert desk.table.invitation == 2


def test_a_rematch_keeps_its_seats_locked() -> None:
    desk = started("ada", "bob").do("ada", c.LockSeats, locked=True).play_until("over")
    assert desk.do("bob", c.Rematch).made[-1].after.locked


# --- undo after a seat was given up ---------------------------------------------------------------


def test_a_seat_given_up_in_this_round_counts_as_a_person_for_undo() -> None:
    desk = to_act(table_of("ada", "bob").play_until("play"), "ada").do("bob", c.Leave)
    while desk.person_to_act() == "ada":
        desk.act("ada")
    desk.wait()
    assert desk.refused("ada", c.AskUndo) == "nothing-to-undo"


def test_nobody_sits_down_to_a_hand_of_which_a_card_was_taken_back() -> None:
    desk = table_of("ada", "bob").play_until("play").do("bob", c.Leave)
    desk.play_until("deal").play_until("play")
    while True:
        to_act(desk, "ada").act("ada")
        while desk.person_to_act() is None and desk.table.decisions[-1:] and desk.phase == "play":
            if desk.table.decisions[-1].entry.seat == 1:
                break
            desk.wait()
        if desk.table.decisions and desk.table.decisions[-1].entry.seat == 1:
            break
    desk.do("ada", c.AskUndo)
    assert desk.refused("bob", c.Sit, seat=1) == "hand-is-known"
    desk.play_until("deal").play_until("pass")
    assert desk.do("bob", c.Sit, seat=1).table.people == (0, 1)


# --- whatever one player does ---------------------------------------------------------------------


def bound(desk: Desk) -> float:
    """The longest that the table may wait for its next decision."""
    if not desk.table.options.clock:
        return 90.0
    return {"deal": 30.0, "pass": PASS + RESERVE}.get(desk.phase, CARD + RESERVE)


@pytest.mark.parametrize("clock", [0, 15])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_one_player_does_the_table_comes_to_its_next_decision_in_time(
    seed: int, clock: int
) -> None:
    waits(Random(seed), clock, decisions=120)


def waits(rng: Random, clock: int, decisions: int) -> float:
    """Bob sends anything and comes and goes; the others play, and ask for what they may. The
    longest time without a decision, which is never longer than stated."""
    desk = table_of("ada", "bob", "cid", seed=rng.randrange(1000), clock=clock)
    longest = 0.0
    for _ in range(decisions):
        if desk.table.is_over:
            return longest
        count, round_over, begun = len(desk.log), desk.phase == "deal", desk.now
        limit = bound(desk) + 3 * 1.6 + 20.0  # the bots' pace, and an undo nobody answers
        while not decided_since(desk, count):
            assert desk.now - begun <= limit, (desk.phase, desk.table)
            attack(desk, rng)
            others_go_on(desk, round_over)
            if desk.refused("bob", c.TakeBack) == "accepted":
                desk.do("bob", c.TakeBack)  # at once
            step = rng.choice([0.0, 0.1, 1.0, 7.0])
            next_due = desk.due
            if next_due is not None and next_due.at <= desk.now + step:
                desk.wait()
            else:
                desk.now += step
        longest = max(longest, desk.now - begun)
    return longest


def decided_since(desk: Desk, count: int) -> bool:
    made = (e.Played, e.Passed, e.Dealt, e.Abandoned)
    return any(isinstance(entry, made) for entry in desk.log[count:])


def attack(desk: Desk, rng: Random) -> None:
    """Bob comes, goes, or sends something; a seat that he gave up is his again at once."""
    match rng.randrange(4):
        case 0:
            desk.gone("bob")
        case 1:
            desk.there("bob")
        case _:
            command = rng.choice([c.TakeBack(id="x"), any_command(rng, desk)])
            if isinstance(command, c.PlayCard | c.PassCards | c.Ready):
                return  # that would be a decision
            if desk.table.seat_of("bob") is None:
                command = c.Sit(id="x", seat=1)
            try:
                accepted = handle(desk.table, "bob", command, desk.now, desk.context)
            except YokaiError:
                return
            desk.append(*(change.entry for change in accepted.changes))


def others_go_on(desk: Desk, round_over: bool) -> None:
    """Ada and cid play at once, answer, and ask for a bot as soon as they may."""
    if desk.table.is_over:
        return
    for person, seat in (("ada", 0), ("cid", 2)):
        match = desk.table.match
        if match is not None and not desk.table.is_over and seat in match.to_act:
            desk.act(person)
        elif desk.phase == "deal" and round_over and seat not in desk.table.ready:
            desk.do(person, c.Ready, after=desk.table.started.after)
    if desk.refused("ada", c.AskBot, seat=1) == "accepted":
        desk.do("ada", c.AskBot, seat=1)
