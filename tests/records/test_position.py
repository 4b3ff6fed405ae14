"""One line for one position: written, read back, played on, and refused if it cannot be."""

import pytest
from hypothesis import assume, given

from tests.kit import EVERY_OPTION, FOUR, moments, ruleset_id
from yokai_septet import Action, Match, Phase, Ruleset, deal, view
from yokai_septet.records import (
    PositionRecord,
    Record,
    RecordError,
    format_position,
    parse_position,
)


@given(moments())
def test_a_position_is_read_as_it_was_written(moment: tuple[Match, Action]) -> None:
    match, _ = moment
    assume(match.round is not None)
    assert match.round is not None
    line = format_position(match)
    position = parse_position(line)
    assert position == PositionRecord.from_match(match)
    assert "\n" not in line
    now = position.round()
    assert (now.hands, now.trick, now.leader) == (
        match.round.hands,
        match.round.trick,
        match.round.leader,
    )
    assert (now.bosses, now.won, now.seals) == (
        match.round.bosses,
        match.round.won,
        match.round.seals,
    )


@given(moments())
def test_a_position_can_be_played_on(moment: tuple[Match, Action]) -> None:
    match, action = moment
    assume(match.round is not None)
    assert match.round is not None
    there = parse_position(format_position(match)).match()
    seat = match.to_act[0]
    if match.round.phase is Phase.PLAY:
        assert list(there.legal(seat)) == list(match.legal(seat))
    after, expected = there.apply(action), match.apply(action)
    assert after.result == expected.result
    if expected.round is None:
        assert after.scores == expected.scores


@given(moments())
def test_what_a_viewer_sees_is_a_position_too(moment: tuple[Match, Action]) -> None:
    match, _ = moment
    assume(match.round is not None)
    for viewer in (None, *match.ruleset.seats):
        seen = PositionRecord.from_view(view(match, viewer))
        assert parse_position(format_position(seen)) == seen


@given(moments())
def test_a_position_keeps_its_face_up_card(moment: tuple[Match, Action]) -> None:
    match, action = moment
    assume(match.round is not None)
    there = parse_position(format_position(match)).match()
    assert view(there, 0).round.face_up is view(match, 0).round.face_up  # type: ignore[union-attr]
    assert format_position(there) == format_position(match)
    after = there.apply(action)
    if after.round is not None:
        assert format_position(after) == format_position(match.apply(action))


@pytest.mark.parametrize(
    ("line", "code", "column"),
    [
        ("", "position-syntax", 1),
        ("four-advanced", "position-syntax", 14),
        ("five-players - 0-0 -/-/-/- 0 - 0-0 -/-", "position-syntax", 1),
        ("four-advanced X9 0-0 -/-/-/- 0 - 0-0 -/-", "position-syntax", 15),
        ("four-advanced E8 0-0 W3W3/-/-/- 0 - 0-0 -/-", "position-syntax", 22),
        ("four-advanced E8 0-0 -/-/-/- 0 - 6-6 W7/-", "bad-position", 1),
    ],
)
def test_a_line_that_is_no_position_is_refused(line: str, code: str, column: int) -> None:
    with pytest.raises(RecordError) as caught:
        parse_position(line)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("four-advanced E8 0-0 W3/W4/W5/W6 0 - 6-5 W7C7/E7L7D7F7", "bosses that win"),
        ("four-advanced E8 0-0 W3/W4/W5/W6 0 - 7-4 W7/E7", "7 tricks, which loses"),
        ("four-advanced E8 0-0 W3/W4/W5/W3 0 - 6-5 W7/E7", "in two places"),
        ("four-advanced E8 0-0 W3/W4/W5/- 0 - 6-5 W7/E7", "holds 0 cards instead of 1"),
        ("four-advanced E8 0-0 W3/W4/W5/W6 0 - 6-5 W7/E7", "is nowhere"),
        ("four-advanced E8 0-0 W3/W4/W5/W6 0 - 6-5 W6/E7", "in two places"),
        ("four-advanced E8 7-0 W3/W4/W5/W6 0 - 6-5 W7/E7", "the match is over"),
        ("four-advanced E7 0-0 W3.4/W5.6/E3/L7 2 L8F9 6-4 W7C7D7/S7F7", "could have followed"),
    ],
)
def test_an_impossible_position_is_refused(line: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        parse_position(line)


DEALT = format_position(Match.new(FOUR).apply(deal(FOUR, bytes(32))))


def changed(field: int, word: str) -> str:
    """The position after a deal, with one word changed."""
    words = DEALT.split(" ")
    return " ".join([*words[:field], word, *words[field + 1 :]])


@pytest.mark.parametrize(
    ("field", "word", "why"),
    [
        (1, "S", "the suit of the face-up card"),
        (4, "3", ""),
        (5, "pass:-/-/-", "yet to choose"),
        (5, "pass:E3E4E7/W3W4E2/WAW2W7/W5W6E6", "yet to choose"),
        (6, "1-0", "before the pass is over"),
        (7, "W7/-", "before the pass is over"),
        (3, "??12/??12/??12/??11", "cannot have this hand"),
        (3, "S8??11/??12/??12/??12", "cannot have this hand"),
        (3, "W7f??11/??12/??12/??12", "not those of the ruleset"),
        (2, "0-0-0", "sides"),
    ],
)
def test_an_impossible_pass_is_refused(field: int, word: str, why: str) -> None:
    if not why:
        assert parse_position(changed(field, word)).leader == 3
        return
    with pytest.raises(RecordError, match=why) as caught:
        parse_position(changed(field, word))
    assert caught.value.code == "bad-position"


def test_a_known_hand_passes_its_own_cards() -> None:
    hands = DEALT.split(" ")[3].split("/")
    line = changed(3, "/".join([hands[0], "??12", "??12", "??12"]))
    fits = line.replace("pass:-/", f"pass:{'E3E4E7'}/")
    assert parse_position(fits).passes is not None
    for wrong in ("E3E4", "E3E4W3"):
        with pytest.raises(RecordError, match="cannot pass these cards"):
            parse_position(line.replace("pass:-/", f"pass:{wrong}/"))


def test_only_a_running_round_with_known_cards_can_be_played_on() -> None:
    match = Match.new(FOUR)
    with pytest.raises(RecordError) as caught:
        PositionRecord.from_match(match)
    assert caught.value.code == "position-none"
    with pytest.raises(RecordError) as caught:
        PositionRecord.from_view(view(match, 0))
    assert caught.value.code == "position-none"
    with pytest.raises(RecordError) as caught:
        PositionRecord.from_view(view(match.apply(deal(FOUR, bytes(32))), 0)).match()
    assert caught.value.code == "record-unknown-cards"


def test_a_match_from_a_position_has_no_record() -> None:
    line = "four-advanced S11 0-0 C7L8.10/L4D7.9/W5.7D6/L6D8.11 1 - 3-6 F7/E7L7S7"
    with pytest.raises(RecordError, match="deal is unknown"):
        Record.from_match(parse_position(line).match())


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_the_options_of_a_ruleset_are_in_the_line(ruleset: Ruleset) -> None:
    now = Match.new(ruleset).apply(deal(ruleset, bytes(32)))
    assert parse_position(format_position(now)).ruleset == ruleset


@pytest.mark.parametrize(
    "word", ["suitors+", "suitors+ace+holder", "suitors+king", "four-basic+ace"]
)
def test_an_option_that_is_none_is_refused(word: str) -> None:
    with pytest.raises(RecordError, match="a ruleset, such as"):
        parse_position(changed(0, word))


def test_a_long_line_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        parse_position(" " * 1001)
    assert caught.value.code == "record-too-long"
