"""Kinds of play: what each answers, and that nobody else asks which one it is."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.kit import after_a_round
from tests.table.kit import Desk, started, to_act
from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, Match, MatchResult, deal, ruleset_named
from yokai_septet.game.scoring import lead
from yokai_septet.records import Record, final, parse
from yokai_septet.records import format as format_record
from yokai_septet.table import (
    DealsAgain,
    DealScored,
    Effect,
    HandleContext,
    PlayedOn,
    PlayersListed,
    ResultCounted,
    Session,
    TableOptions,
    may_watch,
    new_table,
    one_deal_table,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.formats import (
    DailyDeal,
    FirstGame,
    MatchFormat,
    PlayOn,
    SameDeals,
    TeamDeal,
)
from yokai_septet.table.formats.play_on import position_to_play_on

SEED = bytes(range(32))
DAILY = DailyDeal(day="2026-11-18", number=2, nodes=8)
TEAM = TeamDeal(match="TEAM22", number=1, deals=4, room=1, nodes=8)
OPTIONS = TableOptions(bots="random", hints=False, spectators=False)
RULES = ruleset_named("four-advanced")


def desk_of(log: tuple[e.Entry, ...]) -> Desk:
    desk = Desk()
    desk.back_to(list(log))
    return desk


def one_deal(kind: DailyDeal | TeamDeal) -> Desk:
    dealt = deal(RULES, SEED)
    return desk_of(one_deal_table("ABCDEF", SEED, dealt, kind, OPTIONS, {0: "ada"}, 1000.0))


def finished(desk: Desk) -> tuple[Effect, ...]:
    """Play to the end; the effects of the last step."""
    desk.open_day = "2026-11-18"
    desk.play_until("over")
    return desk.effects


def test_a_match_counts_for_everybody_who_played_it() -> None:
    log = new_table("ada", TableOptions(ruleset="four-basic"), 1000.0, Desk().context, play=True)
    desk = desk_of(log)
    assert desk.table.format == MatchFormat()
    listed, *counted = finished(desk)
    assert listed == PlayersListed((("ada", 0),))
    [result] = [effect.result for effect in counted if isinstance(effect, ResultCounted)]
    assert (result.person, result.origin, len(counted)) == ("ada", "dealt", 1)


def test_the_effects_come_with_the_step_that_ends_the_match_and_with_no_other() -> None:
    desk = Desk()
    desk.do("ada", c.Sit, seat=0)
    assert desk.effects == (PlayersListed((("ada", 0),)),), "lists name who sits there"
    desk.do("ada", c.FillWithBots).do("ada", c.Start)
    while not desk.table.is_over:
        person = desk.person_to_act()
        if person is not None:
            desk.act(person)
        elif desk.due is None:
            desk.all_ready()
        else:
            desk.wait()
        if not desk.table.is_over:
            assert not desk.effects
    assert any(isinstance(effect, ResultCounted) for effect in desk.effects)


@pytest.mark.parametrize(("kind", "series"), [(DAILY, "daily"), (TEAM, "team-match")])
def test_a_single_deal_ends_with_its_round_and_is_scored(
    kind: DailyDeal | TeamDeal, series: str
) -> None:
    desk = one_deal(kind)
    effects = finished(desk)
    match = desk.table.started
    assert len(match.finished) == 1
    assert [effect for effect in effects if not isinstance(effect, PlayersListed)] == [
        DealScored(series, lead(match.finished[0].gains, 0))  # type: ignore[arg-type]
    ]
    listed = effects[0]
    assert isinstance(listed, PlayersListed)
    assert bool(listed.players) == (kind is TEAM), "daily deals have a list of their own"


def test_a_daily_deal_permits_only_passing_and_playing_on_its_day() -> None:
    desk = one_deal(DAILY)
    assert desk.refused("ada", c.Leave) == "not-in-daily-deals"
    play = c.PlayCard(id="x", after=5, card="W2")
    DAILY.check(play, HandleContext(open_day=lambda: "2026-11-18"))
    next_day = HandleContext(open_day=lambda: "2026-11-19")
    with pytest.raises(YokaiError, match="over"):
        DAILY.check(play, next_day)
    replace(DAILY, for_fun=True).check(play, next_day)


def test_a_team_deal_is_shown_to_others_when_both_tables_have_finished_it() -> None:
    desk = one_deal(TEAM)
    finished(desk)
    table = desk.table
    assert (table.is_over, table.is_public) == (True, False)
    assert may_watch(table, "ada")
    assert not may_watch(table, "eve")
    desk.append(e.Compared(at=desk.now))
    assert desk.table.is_public
    assert may_watch(desk.table, "eve")
    assert desk.table.format.compared() == desk.table.format


def test_nothing_is_taken_back_in_a_deal_that_others_play_as_well() -> None:
    desk = one_deal(DAILY)
    desk.open_day = DAILY.day
    to_act(desk, "ada").act("ada")
    assert desk.table.decision_to_undo(0) is None
    match = to_act(started("ada", seed=2), "ada").act("ada")
    assert match.table.decision_to_undo(0) is not None
    match.do("ada", c.VoteAbandon, agree=True)
    assert match.table.decision_to_undo(0) is None, "it is over"


def test_a_daily_deal_is_never_shown_to_others() -> None:
    desk = one_deal(DAILY)
    finished(desk)
    assert desk.table.is_public, "its player may have it reviewed"
    assert not may_watch(desk.table, "eve")
    assert DAILY.is_secret_on("2026-11-18")
    assert not DAILY.is_secret_on("2026-11-19")


def test_the_same_deals_come_again_and_then_new_ones() -> None:
    source = after_a_round(RULES, 3)
    record = format_record(Record.from_match(source, abandoned=True))
    again = DealsAgain(record, "SOURCE", dict.fromkeys((1, 2, 3), "random"), 8)
    log = new_table("ada", OPTIONS, 1000.0, Desk().context, play=True, begin=again)
    desk = desk_of(log)
    kind = desk.table.format
    assert isinstance(kind, SameDeals)
    assert (kind.source, kind.nodes, kind.brings_cards) == ("SOURCE", 8, False)
    assert desk.table.salt_phase is None
    desk.play_until("pass")
    assert desk.table.started.active_round.deal == source.finished[0].deal
    desk.play_until("deal").play_until("pass")
    assert desk.table.started.round_number == 2
    counted = [one.result.origin for one in finished(desk) if isinstance(one, ResultCounted)]
    assert counted == ["same-deals"]


def test_a_match_that_is_played_on_says_from_where() -> None:
    position = Match.new(RULES).apply(deal(RULES, SEED))
    record = format_record(Record.from_match(position))
    log = new_table("ada", OPTIONS, 1000.0, Desk().context, play=True, begin=PlayedOn(record))
    kind = Session.read(log).table.format
    assert kind == PlayOn(1)
    assert (kind.info.actions, kind.brings_cards, kind.promises_deals) == (1, True, False)


@pytest.mark.parametrize("number", range(3))
def test_a_first_game_has_deals_that_need_no_other_explanation(number: int) -> None:
    context = Desk(seed=number).context
    log = new_table("ada", OPTIONS, 1000.0, context, play=True, format_=FirstGame())
    desk = desk_of(log).play_until("pass")
    table = desk.table
    assert table.salt_phase is None
    dealt = table.started.active_round.dealt
    assert dealt is not None
    assert Card.parse("WA") in dealt[0], "the newcomer leads, and learns why"
    desk.play_until("deal").play_until("pass")
    effects = finished(desk)
    rounds = desk.table.started.rounds
    assert len(rounds) > 1
    assert not any(round_.face_up and round_.face_up.is_boss for round_ in rounds), "R24"
    counted = [one.result.origin for one in effects if isinstance(one, ResultCounted)]
    assert counted == ["first-game"], "statistics count new deals alone"
    assert table.format.info.counts is False
    assert not table.format.promises_deals


def test_logs_of_earlier_versions_have_the_same_format() -> None:
    for name, kind in (("daily", DAILY), ("team_deal", TEAM)):
        fields = {field: getattr(kind, field) for field in kind.__struct_fields__}
        fields = {field: value for field, value in fields.items() if value is not False}
        created = e.encode(one_deal(kind).log[0]).decode()
        old = re.sub(r'"format":.*\}', f'"{name}":{e.encode(fields).decode()}}}', created)
        assert '"type":"' not in old.partition(f'"{name}"')[2]
        assert Session.read([e.decode(old)]).table.format == kind


def test_nobody_outside_asks_which_format_it_is() -> None:
    source = Path(__file__).parents[2] / "src" / "yokai_septet"
    asked = re.compile(
        r"isinstance\([^)]*\b(DailyDeal|TeamDeal|SameDeals|PlayOn|MatchFormat)\b"
        r"|case (DailyDeal|TeamDeal|SameDeals|PlayOn|MatchFormat)\("
    )
    places = [
        str(file.relative_to(source))
        for file in source.rglob("*.py")
        if asked.search(file.read_text(encoding="utf-8"))
    ]
    assert places == []


def test_what_clients_are_told_of_a_format_decides_nothing() -> None:
    source = Path(__file__).parents[2] / "src" / "yokai_septet"
    readers = [
        str(file.relative_to(source))
        for file in source.rglob("*.py")
        if "format.info" in file.read_text(encoding="utf-8")
    ]
    assert readers == ["protocol/encode.py"]


def test_only_daily_deals_are_secret_and_on_their_own_day() -> None:
    day = "-".join(["2026", "11", "18"])
    assert DAILY.is_secret_on(day)
    assert not DAILY.is_secret_on("2026-11-19")
    assert not replace(DAILY, for_fun=True).is_secret_on(day)
    for kind in (MatchFormat(), TEAM, PlayOn(3), SameDeals("ABCDEF", ())):
        assert not kind.is_secret_on(day)
    play = c.PlayCard(id="x", after=5, card="W2")
    DAILY.check(play, HandleContext(open_day=lambda: day))


def test_the_same_deals_have_equal_replies_only_with_a_number_of_playouts() -> None:
    table = desk_of(new_table("ada", OPTIONS, 1000.0, Desk().context, play=True)).table
    assert SameDeals("ABCDEF", ()).replies(table) is None
    equal = SameDeals("ABCDEF", (), nodes=8).replies(table)
    assert equal is not None
    assert (equal.nodes, len(equal.seed)) == (8, 32)
    assert SameDeals("GHJKLM", (), nodes=8).replies(table) != equal
    assert SameDeals("ABCDEF", ()).deal_source == "ABCDEF"
    assert MatchFormat().deal_source is None


def test_only_a_match_that_goes_on_is_played_on() -> None:
    with pytest.raises(YokaiError) as nothing_dealt:
        position_to_play_on(Match.new(RULES))
    assert nothing_dealt.value.code == "not-dealt"
    dealt = Match.new(RULES).apply(deal(RULES, SEED))
    assert final(parse(position_to_play_on(dealt))) == dealt
    over = dealt._replace(result=MatchResult(0, tie_break=False))
    with pytest.raises(YokaiError) as match_over:
        position_to_play_on(over)
    assert match_over.value.code == "match-is-over"


def test_a_new_table_waits_for_what_follows_its_last_entry() -> None:
    log = new_table("ada", OPTIONS, 1000.0, Desk().context, play=True)
    desk = desk_of(log)
    step = Session.begin(log, 1000.0, desk.context)
    assert (step.first, step.session.seq, len(step.changes)) == (1, len(log), len(log))
    assert len(step.dues) == len(log)
    assert step.due == step.session.due(1000.0, desk.context)
    assert step.due is not None
    assert step.due != step.dues[1]


def test_entries_that_others_append_wait_for_what_follows_the_last_one() -> None:
    log = new_table("ada", OPTIONS, 1000.0, Desk().context, play=True)
    desk = desk_of(log)
    step = Session.read(log[:1]).follow(log[1:], 1000.0, desk.context)
    assert (step.first, step.session.seq) == (2, len(log))
    assert step.due == step.session.due(1000.0, desk.context)
    assert step.due != step.dues[0]


def test_each_of_the_same_deals_comes_in_its_round() -> None:
    deals = tuple(deal(RULES, SEED, number) for number in (1, 2))
    table = desk_of(new_table("ada", OPTIONS, 1000.0, Desk().context, play=True)).table
    assert table.started.round_number == 1
    assert SameDeals("ABCDEF", deals).next_deal(table) == deals[0]


def test_records_say_what_kind_of_play_it_was() -> None:
    assert TEAM.tags == [("TeamMatch", "TEAM22 1 2")]
    assert replace(TEAM, room=0).tags == [("TeamMatch", "TEAM22 1 1")]
    assert DAILY.tags == [("DailyDeal", "2026-11-18 2")]
    assert MatchFormat().tags == []
    brought = {kind: kind.brings_cards for kind in (MatchFormat(), DAILY, TEAM, PlayOn(3))}
    assert brought == {MatchFormat(): False, DAILY: False, TEAM: False, PlayOn(3): True}
