"""Names: nothing hidden in them, and lookalikes at a table are told apart."""

import os
from random import Random

import pytest

from tests.fuzzing import FramedTable, any_name, name_survives
from tests.table.kit import started
from yokai_septet.errors import YokaiError
from yokai_septet.protocol.encode import People, table_state
from yokai_septet.records import format as format_record
from yokai_septet.records import parse, verify
from yokai_septet.table import record_of
from yokai_septet.table.names import (
    _lookalikes,
    check_name,
    cleaned_name,
    skeleton,
    told_apart,
)

TRIED = int(os.environ.get("YOKAI_NAMES", "2000"))
"""How many random names and frames are tried here; `make fuzz` tries many more."""

HIDDEN = {
    "tab": "A\tda", "escape": "A\x1b[2Jda", "nul": "A\x00da", "line": "A\u2028da",
    "right": "A\u202eda", "zero": "A\u200bda", "filler": "\u3164", "braille": "\u2800",
    "private": "A\ue000", "bom": "\ufeffAda",
    "tag": "Ada\U000e0041", "surrogate": "A\ud800", "unassigned": "A\u0378", "space": "\u2003",
}  # fmt: skip


@pytest.mark.parametrize("name", HIDDEN.values(), ids=HIDDEN)
def test_names_with_something_hidden_are_refused(name: str) -> None:
    with pytest.raises(YokaiError) as refused:
        check_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    "name", ["Ada", "Zoë", "Дарья", "小狐狸", "René-Luc O’Hara", "❤️", "Ada 2", "!"]
)
def test_names_that_can_be_seen_are_accepted(name: str) -> None:
    check_name(name)
    assert cleaned_name(name) == name


@pytest.mark.parametrize(
    "other",
    ["ada", "ADA", "Аda", "Adа", "Áda", "Ａda", "Ada.", " A d a", "Ada (2)", "𝐀𝐝𝐚", "Αda"],
)
def test_lookalikes_at_a_table_have_the_number_of_their_seat(other: str) -> None:
    assert told_apart(("Ada", None, other, "Bob")) == ("Ada (1)", None, f"{other} (3)", "Bob")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiIl"), ("BILL", "bill"), ("Karl", "Кarl"), ("karl", "кarl"), ("corn", "com"),
        ("O", "0"), ("Heron", "Ηeron"), ("heron", "неron"), ("Lynx", "ꓡynx"), ("Ada", "Ꭺda"),
        ("Crane", "Ꮯrane"), ("otter", "ⲟtter"), ("Wolf", "Ꮃolf"), ("Toad", "Тoаԁ"), ("Zoe", "Zоe"),
        ("wren", "vvren"), ("Paul", "Pauӏ"), ("Jo", "Јо"), ("Sam", "Ѕam"), ("Max", "Μaⅹ"),
        ("Øre", "Ore"), ("Bär", "Bɑr"), ("stoat", "ѕtοat"), ("Milo", "Мilo"), ("ben", "βen"),
        ("Strauss", "Strauß"),
    ],
)  # fmt: skip
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_stay_as_they_are() -> None:
    names = ("Ada", "Ida", "Адам", "Bob")
    assert told_apart(names) == names
    different = ("Ivan", "Inan", "Uwe", "Ywe", "Hans", "Nans", "Мила", "Нила", "小狐狸", "小狐貍")
    assert len({skeleton(name) for name in different}) == len(different)
    assert told_apart(("!", "?", None, "小狐狸")) == ("!", "?", None, "小狐狸")


def test_everybody_sees_which_of_two_lookalikes_is_which() -> None:
    desk = started("ada", "bob").play_until("over")
    names = {"ada": "Ada", "bob": "Аdа"}
    state = table_state(desk.table, People(names), desk.now)
    assert [seat.name for seat in state.seats[:2]] == ["Ada (1)", "Аdа (2)"]
    record = parse(format_record(record_of(desk.table, None, names)))
    verify(record)
    assert record.players[:2] == ("Ada (1)", "Аdа (2)")


def test_whatever_a_name_is_it_is_refused_or_shown_as_it_is() -> None:
    rng = Random(14)
    for _ in range(TRIED):
        name_survives(any_name(rng), rng)


def test_whatever_a_frame_is_it_is_refused_or_carried_out() -> None:
    rng, table = Random(15), FramedTable()
    for _ in range(TRIED):
        table.survives(table.frame(rng), rng)
    assert table.accepted.total() >= TRIED // 5
    assert len(table.accepted) >= 8, "many kinds of commands"
    assert all(table.accepted[kind] for kind in ("pass", "play", "ready"))
    assert max(table.rounds) > 1, "matches go beyond their first round"


def test_nobody_waits_for_the_table_of_lookalikes_who_plays_alone() -> None:
    _lookalikes.cache_clear()
    told_apart.cache_clear()
    assert told_apart(("Ada", None, None, None)) == ("Ada", None, None, None)
    assert not _lookalikes.cache_info().currsize
