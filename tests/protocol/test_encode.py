"""What people are shown of a table besides its cards: seats, clocks, requests, events."""

from typing import Any

import msgspec
from msgspec.structs import replace

from tests.table.kit import Desk, started
from yokai_septet.game import MemoryAid, commitment
from yokai_septet.protocol import events as ev
from yokai_septet.protocol.encode import People, snapshot, table_state, viewer
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.protocol.messages import TableState, Viewer
from yokai_septet.table import (
    Due,
    NextDeal,
    Presence,
    TableOptions,
    Think,
    advance_all,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.formats import DailyDeal, PlayOn, SameDeals

NAMES = {"ada": "Ada", "bob": "Bob", "robot": "R2"}


def told(desk: Desk, person: str, command: type[Any], **fields: Any) -> list[Any]:
    """What everybody is told when this command is carried out."""
    count = len(desk.log)
    desk.do(person, command, **fields)
    return all_told(desk)[count:]


def all_told(desk: Desk) -> list[Any]:
    """What everybody was told of each entry; the only event of one that has a single one."""
    found = [encode_events(change, NAMES) for change in advance_all(None, desk.log)]
    return [one[0] if len(one) == 1 else one for one in found]


def shown(desk: Desk, due: Due | None = None) -> TableState:
    return table_state(desk.table, People(NAMES, Presence({"ada": 1e9})), desk.now, due)


def shown_to(desk: Desk, person: str) -> Viewer:
    return viewer(desk.table, person, People(NAMES))


def test_what_is_told_while_people_gather() -> None:
    desk = Desk()
    assert told(desk, "ada", c.Sit, seat=0) == [ev.SeatTaken(seat=0, name="Ada")]
    assert told(desk, "bob", c.Sit, seat=1) == [ev.SeatTaken(seat=1, name="Bob")]
    assert told(desk, "ada", c.AddBot, seat=2, strength="random") == [
        ev.SeatTaken(seat=2, name=None)
    ]
    assert told(desk, "ada", c.SwapSeats, one=0, other=2) == [ev.SeatsSwapped(one=0, other=2)]
    assert told(desk, "ada", c.SetOptions, options=TableOptions(clock=30)) == [ev.OptionsChanged()]
    assert told(desk, "ada", c.HandOver, seat=1) == [ev.OwnerChanged(seat=1)]
    assert told(desk, "ada", c.Leave) == [ev.SeatLeft(seat=2)]
    assert told(desk, "bob", c.FillWithBots)
    assert told(desk, "bob", c.Start) == [ev.MatchStarted()]


def test_what_is_told_when_people_go_and_come() -> None:
    desk = started("ada", "bob").play_until("play")
    assert told(desk, "bob", c.Leave) == [
        [ev.SeatLeft(seat=1), ev.BotTookOver(seat=1, why="left", name="Bob")]
    ]
    assert told(desk, "bob", c.Sit, seat=1) == [
        [ev.SeatTaken(seat=1, name="Bob"), ev.PersonReturned(seat=1)]
    ]
    while desk.person_to_act() != "bob":
        desk.act("ada") if desk.person_to_act() else desk.wait()
    desk.now += 100
    assert told(desk, "ada", c.AskBot, seat=1) == [ev.BotTookOver(seat=1, why="asked")]
    assert told(desk, "bob", c.TakeBack) == [ev.PersonReturned(seat=1)]
    assert told(desk, "ada", c.VoteAbandon, agree=True) == [[]], "the state shows a vote"
    assert told(desk, "bob", c.VoteAbandon, agree=True)[-1] == ev.MatchAbandoned()
    code = desk.do("ada", c.Rematch).table.rematch
    assert code is not None
    assert all_told(desk)[-1] == ev.RematchOffered(code=code)


def play_until_bob_follows(desk: Desk) -> None:
    """Play on until ada has played a card and bob is to play the next."""
    while True:
        while desk.person_to_act() != "ada":
            desk.act("bob") if desk.person_to_act() else desk.wait()
        desk.act("ada")
        if desk.person_to_act() == "bob":
            return


def test_what_is_told_of_an_undo() -> None:
    desk = started("ada", "bob").play_until("play")
    play_until_bob_follows(desk)
    may_undo = [shown_to(desk, person).may_undo for person in ("ada", "bob", "eve")]
    assert may_undo == [True, False, False]
    assert told(desk, "ada", c.AskUndo) == [ev.UndoAsked(seat=0)]
    assert not shown_to(desk, "ada").may_undo, "it is asked for already"
    undo = shown(desk).undo
    assert undo is not None
    assert (undo.seat, undo.waiting) == (0, [1])
    assert told(desk, "bob", c.AnswerUndo, agree=False) == [ev.UndoRefused(seat=0)]
    play_until_bob_follows(desk)
    card = desk.table.decisions[-1].cards[0]
    desk.do("ada", c.AskUndo)
    assert told(desk, "bob", c.AnswerUndo, agree=True)[-1] == ev.CardTakenBack(seat=0, card=card)
    for _ in range(2):  # the same trick again, and another one
        play_until_bob_follows(desk)
    other = desk.table.decisions[-1].cards[0]
    assert other != card
    desk.do("ada", c.AskUndo)
    assert told(desk, "bob", c.AnswerUndo, agree=True)[-1] == ev.CardTakenBack(seat=0, card=other)
    alone = started("ada").play_until("pass")
    while alone.person_to_act() != "ada":
        alone.wait()
    assert told(alone.act("ada"), "ada", c.AskUndo)[-1] == ev.PassTakenBack(seat=0)


def test_the_seed_is_shown_at_the_end_and_only_where_the_deals_follow_from_it() -> None:
    desk = started("ada", ruleset="four-basic").play_until("play")
    played = desk.table
    assert (shown(desk).commitment, shown(desk).seed) == (commitment(played.seed), None)
    over = desk.play_until("over").table
    assert shown(desk).seed == over.seed.hex()
    for other in (
        PlayOn(3),
        SameDeals("ABCDEF", (played.format.next_deal(played),)),
        DailyDeal(day="2026-11-17", number=1, nodes=4),
    ):
        state = table_state(replace(over, format=other), People(NAMES), desk.now)
        assert (state.commitment, state.seed) == ("", None)


def test_a_seat_says_who_plays_there() -> None:
    desk = started("ada", "robot", "bob").play_until("play")
    desk.until |= {"ada": 1e9}
    ada, robot, bob, bot = shown(desk).seats
    assert [one.kind for one in (ada, robot, bob, bot)] == ["person"] * 3 + ["bot"]
    assert [one.name for one in (ada, robot, bob, bot)] == ["Ada", "R2", "Bob", None]
    assert [one.owner for one in (ada, robot, bob, bot)] == [True, False, False, False]
    assert [one.program for one in (ada, robot, bob, bot)] == [False, True, False, False]
    assert [one.present for one in (ada, robot, bob, bot)] == [True, False, False, True]
    assert [one.strength for one in (ada, robot, bob, bot)] == [None, None, None, "adept"]
    assert not any(one.bot_plays for one in (ada, robot, bob, bot))
    desk.append(e.TookOver(at=desk.now, seat=2, why="away"))
    bob, bot = shown(desk).seats[2:]
    assert (bob.kind, bob.bot_plays, bob.strength) == ("person", True, "adept")
    assert not bot.bot_plays, "a bot plays for itself"
    free = shown(Desk()).seats[0]
    assert (free.kind, free.owner, free.present, free.bot_plays) == ("free", False, True, False)


def test_viewers_are_told_whether_they_own_the_table() -> None:
    desk = started("ada", "bob")
    found = {person: shown_to(desk, person) for person in ("ada", "bob", "eve")}
    assert {person: viewer.owner for person, viewer in found.items()} == {
        "ada": True,
        "bob": False,
        "eve": False,
    }


def test_a_hint_is_counted_and_still_told_after_its_card_was_taken_back() -> None:
    desk = started("ada", hints=True, memory_aid=MemoryAid.ALL).play_until("play")
    assert [seat.hints_taken for seat in shown(desk).seats] == [0, 0, 0, 0]
    for _ in range(2):
        while desk.person_to_act() != "ada":
            desk.wait()
        desk.act("ada")
    while desk.person_to_act() != "ada":
        desk.wait()
    desk.append(e.TookHint(at=desk.now, seat=0))
    assert [seat.hints_taken for seat in shown(desk).seats] == [1, 0, 0, 0]
    desk.do("ada", c.AskUndo)
    again = snapshot(9, desk.table, "ada", People(NAMES), desk.now).events
    assert again[-1] == ev.HintTaken(seat=0)


def test_people_see_the_clocks_that_concern_them() -> None:
    desk = started("ada", "bob").play_until("pass")
    assert shown(desk, due=Due(7.0, Think(2))).clock is None, "nobody waits for a bot's clock"
    assert shown(desk).clock is None
    over = shown(desk, due=Due(7.0, e.TookOver(at=0.0, seat=1, why="clock"))).clock
    assert over is not None
    assert (over.ends_at, over.server_now) == (7.0, desk.now)
    assert shown(desk, due=Due(7.0, NextDeal())).clock is not None
    for seat in (0, 1):
        desk.append(e.TookOver(at=desk.now, seat=seat, why="away"))
    assert shown(desk, due=Due(7.0, NextDeal())).clock is None, "nobody is there to be ready"
    assert shown(desk, due=Due(7.0, e.UndoDeclined(at=0.0, seat=None))).clock is not None


def test_in_the_pass_every_card_of_the_hand_may_be_chosen() -> None:
    desk = started("ada").play_until("pass")
    passing = shown_to(desk, "ada").cards
    assert passing is not None
    assert passing.legal == passing.hand
    desk.play_until("play")
    while desk.person_to_act() != "ada":
        desk.wait()
    now, playing = desk.table.started.active_round, shown_to(desk, "ada").cards
    assert playing is not None
    assert set(playing.legal) == {card for play in now.legal(0) for card in play.cards}
    assert shown_to(desk, "eve").cards is None


def test_finished_rounds_are_numbered_from_one() -> None:
    desk = started("ada", ruleset="four-basic").play_until("over")
    sent = snapshot(9, desk.table, "ada", People(NAMES), desk.now)
    count = len(desk.table.started.finished)
    assert [done.number for done in sent.finished] == list(range(1, count + 1))
    assert sent.state.match is not None
    assert sent.state.match.round_number == count


def test_who_comes_back_is_told_again_what_the_memory_aid_keeps() -> None:
    for aid, tricks in ((MemoryAid.OFF, 0), (MemoryAid.ALL, 2)):
        desk = started("ada", memory_aid=aid).play_until("play")
        while len(desk.table.started.active_round.tricks) < 2:
            desk.act("ada") if desk.person_to_act() == "ada" else desk.wait()
        sent = snapshot(9, desk.table, "ada", People(NAMES), desk.now).events
        kinds = [msgspec.to_builtins(event)["type"] for event in sent]
        assert kinds.count("trick-won") == tricks


def test_whoever_comes_late_is_told_who_left_or_took_hints_where_it_happened() -> None:
    desk = started("ada", "bob", hints=True, memory_aid=MemoryAid.ALL)
    seen: list[Any] = []

    def follow(before: int) -> None:
        for change in advance_all(None, desk.log)[before:]:
            seen.extend(encode_events(change, NAMES))

    desk.play_until("pass")
    count = len(desk.log)
    desk.append(e.TookHint(at=desk.now, seat=0))
    desk.play_until("play")
    for seat in (1, 0):
        desk.append(e.TookOver(at=desk.now, seat=seat, why="away"))
        desk.wait()
        desk.append(e.Returned(at=desk.now, seat=seat))
        for _ in range(5):
            person = desk.person_to_act()
            desk.act(person) if person else desk.wait()
    desk.do("bob", c.Leave)
    desk.do("bob", c.Sit, seat=1)
    follow(count)
    again = snapshot(9, desk.table, "ada", People(NAMES), desk.now).events
    of_table = ev.HintTaken | ev.BotTookOver | ev.PersonReturned | ev.SeatLeft | ev.SeatTaken
    assert [one for one in again if isinstance(one, of_table)] == [
        one for one in seen if isinstance(one, of_table)
    ]
    cards = seen.index(next(one for one in seen if isinstance(one, ev.BotTookOver)))
    assert again[-len(seen[cards:]) :] == seen[cards:], "in the order of the play"
    assert again[1] == ev.HintTaken(seat=0), "right after the deal"
    desk.do("bob", c.Leave)
    again = snapshot(9, desk.table, "ada", People(NAMES), desk.now).events
    assert again[-3:] == [
        ev.SeatTaken(seat=1, name="Bob"),
        ev.SeatLeft(seat=1),
        ev.BotTookOver(seat=1, why="left", name="Bob"),
    ], "named as long as the log tells of them"
    desk.play_until("over")
    fresh = snapshot(9, desk.table, "ada", People(NAMES), desk.now).events
    assert not [one for one in fresh if isinstance(one, of_table)], "each round has its own log"
