"""One line for one position: written, read back, played on, and refused if it cannot be."""

import pytest
from hypothesis import assume, given

from tests.kit import moments
from yokai_septet import Action, Match, Phase, view
from yokai_septet.records import PositionRecord, RecordError, format_position, parse_position


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
        ("four-advanced E8 0-0 W3/W4/W5/W6 0 - 7-4 W7/E7", "seventh trick"),
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
