"""What is wrong with a record is said with its place, what was found and what was legal."""

from dataclasses import replace
from pathlib import Path

import pytest

from yokai_septet import records
from yokai_septet.records import Comment, Participant, Record, RecordError, Result, Termination

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
TEXT = (GOLDEN / "four-advanced.yokai").read_text(encoding="utf-8")


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        records.parse(text)
    return caught.value


def changed(old: str, new: str, text: str = TEXT) -> str:
    """The golden text with one thing changed where it stands first."""
    assert old in text, f"{old!r} is not in the golden record"
    return text.replace(old, new, 1)


def without(*tags: str) -> str:
    """The golden text without some tags."""
    lines = TEXT.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith(tuple(f"[{t}" for t in tags)))


def first_line(start: str, text: str = TEXT) -> tuple[int, str]:
    """The first line that begins so, with its number."""
    lines = text.splitlines()
    return next((n, line) for n, line in enumerate(lines, 1) if line.startswith(start))


def test_a_golden_record_is_right_in_all_points() -> None:
    report = records.verify(records.parse(TEXT))
    assert report.is_known
    assert report.deals_follow_from_seed
    assert report.seed_was_committed
    assert report.match.result is not None
    assert report.actions == sum(1 for _ in records.replay(records.parse(TEXT)))


def test_an_illegal_card_is_named_with_the_legal_ones() -> None:
    number, line = first_line(" 2. ")
    *before, last = line.split()
    held = records.parse(TEXT).rounds[0]
    later = held.tricks[5].cards[0]
    assert later is not None
    error = refused(changed(line, " ".join([" " + before[0], *before[1:], "S13"])))
    assert error.code in ("must-follow", "not-in-hand")
    assert (error.line, error.found) == (number, "S13")
    assert error.column == len(line) - len(last) + 1
    assert last in error.legal
    assert str(error).startswith(f"line {number}, column {error.column}, round 1, trick 2, card 4:")


def test_the_wrong_leader_is_refused() -> None:
    number, line = first_line(" 1. ")
    leader = int(line[4])
    error = refused(changed(line[:6], f" 1. {(leader + 1) % 4}:"))
    assert error.code == "record-wrong-leader"
    assert (error.line, error.column) == (number, 2)
    assert (error.found, error.expected) == (str((leader + 1) % 4), str(leader))


def test_a_wrong_end_of_a_round_is_refused() -> None:
    number, line = first_line("End ")
    error = refused(changed(line, "End last-trick 1-0"))
    assert (error.code, error.line, error.column) == ("record-wrong-end", number, 1)
    assert error.expected == line.removeprefix("End ")


def test_a_wrong_result_is_refused() -> None:
    number, line = first_line("[Result")
    error = refused(changed(line, '[Result "7-6, side 0 wins"]'))
    assert (error.code, error.line) == ("record-wrong-result", number)


@pytest.mark.parametrize("word", ["unfinished", "abandoned"])
def test_a_finished_match_is_finished(word: str) -> None:
    error = refused(changed('[Termination "finished"]', f'[Termination "{word}"]'))
    assert error.code == "record-wrong-termination"


def test_the_seed_must_have_been_committed_to() -> None:
    line = first_line("[Commitment")[1]
    error = refused(changed(line, f'[Commitment "{"0" * 64}"]'))
    assert error.code == "record-wrong-commitment"


def test_the_deals_must_follow_from_the_seed_and_the_salts() -> None:
    assert refused(without("Salt")).code == "record-wrong-deal"
    seed = first_line("[Seed")[1]
    other = changed(seed, f'[Seed "{"1" * 64}"]', without("Commitment", "Salt"))
    assert refused(other).code == "record-wrong-deal"
    assert records.parse(without("Seed", "Salt")).seed is None


def test_swapped_cards_of_a_deal_are_found_without_a_seed() -> None:
    number, line = first_line("0: ")
    card = line.split()[1]
    other = first_line("1: ")[1].split()[1]
    text = changed(line, line.replace(card, other), without("Seed", "Salt", "Commitment"))
    error = refused(text)
    assert error.code == "bad-deal"
    assert (error.line or 0) < number


def test_unknown_cards_are_only_in_the_round_that_is_being_played() -> None:
    line = first_line("0: ")[1]
    error = refused(changed(line, "0:" + " ??" * 12, without("Seed", "Salt")))
    assert error.code == "record-unknown-in-finished-round"


@pytest.mark.parametrize(
    ("old", "new", "code", "expected"),
    [
        ('[Ruleset "four-advanced"]', "", "record-syntax", "the tag Ruleset"),
        ("four-advanced", "five-players", "unknown-ruleset", "one of four-advanced, four-basic"),
        ('"dealt"', '"asked"', "unknown-first-leader", "one of dealt, holder"),
        (
            '"dealt"]',
            '"dealt"][LaterLeader "ace"]',
            "unknown-later-leader",
            "one of last-trick, ace",
        ),
        ('[Player0 "Akiko"]', '[Commitment "00"]', "record-syntax", "another tag"),
        ("2026-11-15", "2026-13-15", "record-tag", "a date, such as 2026-01-31"),
        ("Round 2", "Round 3", "record-syntax", "2"),
        ("Pass", "Pas", "unknown-card", "a card, such as W7"),
        (" 3. ", " 4. ", "record-syntax", "3."),
        ("End", "Bend", "record-syntax", ""),
        ("2: ", "1: ", "record-syntax", "another seat"),
        ("3: ", "4: ", "unknown-seat", "0 to 3"),
    ],
)
def test_a_slip_of_the_pen_is_pointed_at(old: str, new: str, code: str, expected: str) -> None:
    error = refused(changed(old, new))
    assert error.code == code
    assert error.expected.startswith(expected)
    before = TEXT[: TEXT.index(old)]
    assert error.line is not None
    assert error.line >= before.count("\n") + 1


def test_values_made_by_programs_are_checked_too() -> None:
    record = records.parse(TEXT)
    wrong: list[Record] = [
        replace(record, termination=Termination.ABANDONED),
        replace(record, result=Result((7, 0), 1)),
        replace(record, participants=(Participant("A"), Participant("B"))),
        replace(record, participants=(*map(Participant, "ABC"), Participant("two\nlines"))),
        replace(record, tags=(("Ruleset", "x"),)),
        replace(record, tags=(("A", "x"), ("A", "y"))),
        replace(record, comments=(Comment(10_000, "far away"),)),
        replace(record, comments=(Comment(0, "\ud800"),)),
        replace(record, salts=(b"",)),
        replace(record, seed=b"short"),
        replace(record, commitment="ABC"),
        replace(record, rounds=record.rounds + record.rounds[:1]),
        replace(record, rounds=record.rounds[1:]),
    ]
    for one in wrong:
        with pytest.raises(RecordError) as caught:
            records.verify(one)
        assert caught.value.line is None


def test_a_trick_begins_in_its_turn() -> None:
    record = records.parse(TEXT)
    one = record.rounds[0]
    short = replace(one.tricks[0], cards=one.tricks[0].cards[:2])
    empty = records.TrickRecord(0, ())
    for tricks, code in [
        ((short, *one.tricks[1:]), "record-wrong-trick"),
        ((*one.tricks, empty), "record-wrong-trick"),
    ]:
        wrong = replace(record, rounds=(replace(one, tricks=tricks), *record.rounds[1:]))
        with pytest.raises(RecordError) as caught:
            records.verify(replace(wrong, decisions=(), comments=()))
        assert caught.value.code == code
    waiting = replace(one, passes=(None, *one.passes[1:]), end=None)
    with pytest.raises(RecordError) as caught:
        records.verify(replace(record, rounds=(waiting,), decisions=(), comments=()))
    assert (caught.value.code, caught.value.expected) == (
        "record-wrong-trick",
        "the passes of all players",
    )


def test_an_end_before_the_end_is_refused() -> None:
    record = records.parse(TEXT)
    one = record.rounds[0]
    for early, expected in [
        (replace(one, tricks=one.tricks[:3]), "a legal card"),
        (replace(one, tricks=(), passes=(None, *one.passes[1:])), "a pass"),
    ]:
        with pytest.raises(RecordError) as caught:
            records.verify(replace(record, rounds=(early,), decisions=(), comments=()))
        assert (caught.value.code, caught.value.expected) == ("record-wrong-end", expected)


def test_a_round_too_many_is_refused() -> None:
    record = replace(records.parse(TEXT), decisions=(), comments=())
    first, *others = record.rounds
    begun = replace(first, tricks=first.tricks[:3], end=None)
    for rounds, expected in [
        ((*record.rounds, first), "the end of the record"),
        ((begun, *others), "the rest of the round"),
    ]:
        with pytest.raises(RecordError) as caught:
            records.verify(replace(record, rounds=rounds))
        assert (caught.value.code, caught.value.expected) == ("record-wrong-round", expected)


def test_a_wrong_document_is_told_its_place() -> None:
    document = records.to_json(records.parse(TEXT)).decode()
    with pytest.raises(RecordError) as caught:
        records.from_json(document.replace('"ruleset":"four-advanced"', '"ruleset":"none"'))
    assert caught.value.found == "something else at $.ruleset"
    with pytest.raises(RecordError) as caught:
        records.from_json("[")
    assert caught.value.found == "something else at $"


def test_every_place_has_its_words() -> None:
    spots = {
        records.Spot("tag", item="Seed"): "tag Seed",
        records.Spot("round", 2): "round 2",
        records.Spot("hand", 2, 3): "round 2, hand of seat 3",
        records.Spot("pass", 1, 0): "round 1, pass of seat 0",
        records.Spot("trick", 1, 4): "round 1, trick 4",
        records.Spot("card", 1, 4, 2): "round 1, trick 4, card 2",
        records.Spot("end", 1): "round 1, end",
    }
    assert {spot: str(spot) for spot in spots} == spots


def test_a_card_dealt_twice_is_named() -> None:
    line = first_line("0: ")[1]
    twice = line.split()[1]
    text = changed(line, line.replace(line.split()[2], twice))
    error = refused(text)
    assert (error.code, error.found) == ("repeated-card", twice)


def test_a_wrong_face_up_card_is_found_by_the_seed() -> None:
    line = first_line("Round 1")[1]
    error = refused(changed(line, "Round 1 face-up L9"))
    assert (error.code, error.line) == ("record-wrong-deal", first_line("Round 1")[0])
