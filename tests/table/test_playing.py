"""Dealing, passing and playing at a table, as its people and its clock allow."""

import pytest

from tests.table.kit import started, to_act
from yokai_septet.game import RULESETS, Action, Match, Play
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.table import (
    Presence,
    Status,
    advance_all,
    bot_allowed_from,
    handle,
)
from yokai_septet.table import commands as c


def test_without_a_clock_the_timer_of_the_next_deal_is_off() -> None:
    desk = started("ada", "bob", seed=3).play_until("play").play_until("deal")
    assert desk.due is None
    desk.there("ada", "bob")
    desk.do("ada", c.Ready, after=desk.table.started.after)
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
    after = desk.table.started.after
    assert desk.refused("ada", c.Ready, after=after - 1) == "decision-is-over"
    desk.do("ada", c.Ready, after=after)
    assert desk.refused("ada", c.Ready, after=after) == "already-ready"
    assert desk.due.at == desk.table.since + 30
    desk.do("bob", c.Ready, after=after)
    assert desk.due.at == desk.table.since


def test_a_pass_may_be_changed_until_the_last_one_is_in() -> None:
    desk = started("ada", "bob").play_until("pass")
    desk.act("ada").act("ada").act("bob").act("ada")
    while desk.phase == "pass":
        desk.wait()
    match = desk.table.match
    assert match is not None
    assert match.round is not None
    hand = [card.code for card in match.round.deal.hands[0]] if match.round.deal else []
    assert desk.refused("ada", c.PassCards, after=1, cards=hand[:3]) == "decision-is-over"


def test_a_late_answer_is_recognised() -> None:
    desk = started("ada").play_until("play")
    after = desk.table.started.after
    for other in (0, 1, after - 1, after + 1):
        assert desk.refused("ada", c.PlayCard, after=other, card="WA") == "decision-is-over"
    assert desk.refused("ada", c.PassCards, after=after, cards=["WA"]) == "decision-is-over"
    assert desk.refused("eve", c.PlayCard, after=after, card="WA") == "not-seated"


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
    command = c.PlayCard(id="x", after=desk.table.match.after, card=action.card.code)
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
