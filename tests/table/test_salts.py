"""The players' salts: committed to, fixed, revealed, and then used by all deals."""

import pytest

from tests.table.kit import Desk, started
from yokai_septet.game import deal
from yokai_septet.records import format as format_record
from yokai_septet.records import parse, verify
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table import record_of


def test_salts_are_committed_to_then_fixed_then_revealed_then_used() -> None:
    desk = started("ada", "bob")
    assert desk.due is not None
    assert desk.due.at == desk.now + 3, "there is some time for commitments"
    desk.commit("bob", "00ff")
    assert desk.refused("bob", c.RevealSalt, salt="00ff") == "too-early-for-salt"
    desk.commit("ada", "aa")
    assert desk.due.at <= desk.now, "nobody else is waited for"
    assert isinstance(desk.wait(), e.SaltsFixed)
    assert desk.due.at == desk.now + 3, "there is some time to reveal"
    desk.do("ada", c.RevealSalt, salt="aa").do("bob", c.RevealSalt, salt="00ff")
    assert desk.due.at <= desk.now
    assert isinstance(desk.wait(), e.Dealt)
    salts = [b"\xaa", b"\x00\xff", b"", b""]
    now = desk.table.started.round
    assert now is not None
    assert now.deal == deal(desk.table.rules, desk.table.seed, 1, salts)
    assert now.deal != deal(desk.table.rules, desk.table.seed, 1)


def test_nobody_chooses_a_salt_after_seeing_another() -> None:
    """The attack: the host knows the seed, waits for the others' salts and tries its own."""
    desk = started("ada", "bob").commit("bob", "00ff").commit("ada", "aa")
    desk.wait()
    desk.do("bob", c.RevealSalt, salt="00ff")
    assert desk.refused("ada", c.RevealSalt, salt="ab") == "wrong-salt"
    other = desk.commitment(0, "ab")
    assert desk.refused("ada", c.CommitSalt, commitment=other) == "too-late-for-salt"


def test_nobody_repeats_the_commitment_of_another() -> None:
    desk = started("ada", "bob").commit("bob", "00ff")
    desk.do("ada", c.CommitSalt, commitment=desk.table.salt_commitments[1])
    desk.wait()
    desk.do("bob", c.RevealSalt, salt="00ff")
    assert desk.refused("ada", c.RevealSalt, salt="00ff") == "wrong-salt"


def test_a_player_commits_once_and_reveals_once() -> None:
    desk = started("ada", "bob").commit("ada", "aa")
    again = desk.commitment(0, "ab")
    assert desk.refused("ada", c.CommitSalt, commitment=again) == "already-answered"
    desk.do("bob", c.Ready, after=0).wait()
    assert desk.refused("bob", c.RevealSalt, salt="ab") == "wrong-salt"
    desk.do("ada", c.RevealSalt, salt="aa")
    assert desk.refused("ada", c.RevealSalt, salt="aa") == "already-answered"
    desk.wait()
    assert desk.refused("ada", c.RevealSalt, salt="aa") == "too-late-for-salt"


def test_salts_belong_to_the_time_after_the_start() -> None:
    desk = Desk().do("ada", c.Sit, seat=0)
    assert desk.refused("ada", c.CommitSalt, commitment="0" * 64) == "not-started"
    assert desk.refused("eve", c.CommitSalt, commitment="0" * 64) == "not-seated"


def test_a_person_alone_against_bots_is_dealt_to_at_once() -> None:
    desk = started("ada").commit("ada", "aa")
    began = desk.now
    desk.wait()
    desk.do("ada", c.RevealSalt, salt="aa").wait()
    assert desk.phase == "pass"
    assert desk.now == began, "no second is lost"


def test_a_person_who_wants_no_salt_is_not_waited_for() -> None:
    desk = started("ada").do("ada", c.Ready, after=0)
    began = desk.now
    assert isinstance(desk.wait(), e.Dealt)
    assert desk.now == began


def test_a_salt_that_is_not_revealed_is_named_and_the_deal_is_made_without_it() -> None:
    desk = started("ada", "bob").commit("ada", "aa").commit("bob", "00ff")
    desk.wait()
    fixed = desk.now
    desk.do("bob", c.RevealSalt, salt="00ff").wait()
    assert desk.phase == "pass"
    assert desk.now == fixed + 3, "but not waited for any longer"
    names = {"ada": "Ada", "bob": "Bob"}
    text = format_record(record_of(desk.play_until("over").table, None, names))
    assert '[Salt0 "withheld"]' in text
    report = verify(parse(text))
    assert report.salts_were_committed
    assert report.withheld == (0,)
    assert report.deals_follow_from_seed


def test_the_record_has_the_order_of_the_salts() -> None:
    desk = started("ada", "bob").commit("bob", "00ff").commit("ada", "aa")
    desk.wait()
    desk.do("ada", c.RevealSalt, salt="aa").do("bob", c.RevealSalt, salt="00ff")
    assert "Salt" not in format_record(record_of(desk.table, 0, {})), "nothing is dealt yet"
    desk.wait()
    text = format_record(record_of(desk.table, 0, {}))
    assert '[SaltOrder "commit 1 0, reveal 0 1"]' in text
    assert verify(parse(text)).salts_were_committed
    text = format_record(record_of(desk.play_until("over").table, None, {}))
    assert verify(parse(text)).salts_were_committed


def test_bots_and_programs_have_no_salts() -> None:
    desk = started("ada", "robot")
    assert desk.refused("robot", c.CommitSalt, commitment="0" * 64) == "no-salt-of-program"
    desk.commit("ada", "aa").do("robot", c.Ready, after=0).wait()
    desk.do("ada", c.RevealSalt, salt="aa")
    text = format_record(record_of(desk.play_until("over").table, None, {"ada": "Ada"}))
    assert verify(parse(text)).salts_were_committed


def test_a_seat_given_up_before_the_reveal_counts_as_withheld() -> None:
    desk = started("ada", "bob").commit("ada", "aa").commit("bob", "00ff")
    desk.wait()
    desk.do("bob", c.Leave).do("ada", c.RevealSalt, salt="aa")
    fixed = desk.now
    assert isinstance(desk.wait(), e.Dealt)
    assert desk.now == fixed
    assert desk.refused("eve", c.RevealSalt, salt="00ff") == "not-seated"


@pytest.mark.parametrize("before_start", [True, False])
def test_a_match_with_salts_of_an_earlier_version_goes_on_with_them(before_start: bool) -> None:
    desk = Desk().do("ada", c.Sit, seat=0).do("ada", c.FillWithBots)
    if before_start:
        desk.append(e.Salted(at=desk.now, seat=0, salt="aa"))
    desk.do("ada", c.Start)
    if not before_start:
        desk.append(e.Salted(at=desk.now, seat=0, salt="aa"))
    assert desk.refused("ada", c.CommitSalt, commitment="0" * 64) == "too-late-for-salt"
    assert isinstance(desk.wait(), e.Dealt)
    record = record_of(desk.play_until("over").table, None, {"ada": "Ada"})
    assert record.salts[0] == b"\xaa"
    assert not verify(record).salts_were_committed


def test_a_seat_that_changes_hands_lost_its_salt_in_an_earlier_version() -> None:
    desk = Desk().do("ada", c.Sit, seat=0)
    desk.append(e.Salted(at=desk.now, seat=0, salt="aa"))
    assert desk.table.salts == {0: "aa"}
    assert desk.do("ada", c.Sit, seat=1).table.salts == {}
