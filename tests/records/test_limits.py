"""Nothing in a record is dropped silently, and no text is expensive to read or to refuse."""

import tracemalloc
from collections.abc import Callable

import pytest

from yokai_septet import RULESETS, records
from yokai_septet.records import Comment, Record, RecordError, RoundRecord, limits

EMPTY_ROUNDS = "".join(f"Round {n}\n0:\n1:\n2:\n3:\n" for n in range(1, 40_000))
START = '[Ruleset "four-advanced"]\n'


def refused(text: str, parse: Callable[[str], object] = records.parse) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse(text)
    return caught.value


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ('[Player9 "Nobody"]', "unknown-seat"),
        ('[Salt4 "00"]', "unknown-seat"),
        ('[Aé "lost"]', "record-syntax"),
        (f'[{"A" * 65} "lost"]', "record-syntax"),
    ],
)
def test_a_tag_that_cannot_be_kept_is_refused(tag: str, code: str) -> None:
    error = refused(f"{START}{tag}\n")
    assert (error.code, error.line, error.column) == (code, 2, 1)


def test_a_tag_for_the_fourth_seat_is_refused_with_three_players() -> None:
    error = refused('[Ruleset "three-basic"]\n[Salt3 "00"]\n')
    assert (error.code, error.line) == ("unknown-seat", 2)


@pytest.mark.parametrize("name", ["Event", "A", "Note_2", "Players", "Player10", "Player"])
def test_every_other_tag_is_kept(name: str) -> None:
    assert records.parse(f'{START}[{name} "kept"]').tags == ((name, "kept"),)


@pytest.mark.parametrize(
    ("text", "part", "line"),
    [
        (" " * (limits.LARGEST_TEXT + 1), "text", None),
        (f'{START}[A "{"x" * (limits.LONGEST_VALUE + 1)}"]', "value", 2),
        (f'{START}[Player0 "{"x" * (limits.LONGEST_VALUE + 1)}"]', "value", 2),
        (START + "".join(f'[A{n} ""]\n' for n in range(limits.MOST_TAGS)), "tags", 201),
        (f"{START}\n{{{'x' * (limits.LONGEST_COMMENT + 1)}}}", "comment", 3),
        (f"{START}; {'x' * (limits.LONGEST_COMMENT + 1)}", "comment", 2),
        (START + EMPTY_ROUNDS, "rounds", 5002),
        (START + "{}" * (limits.MOST_COMMENTS + 1), "comments", 2),
    ],
    ids=lambda value: value if isinstance(value, str) and len(value) < 20 else "",
)
def test_what_is_too_long_is_refused_with_its_place(text: str, part: str, line: int | None) -> None:
    error = refused(text)
    assert (error.code, error.params["part"], error.line) == ("record-too-long", part, line)


def test_values_and_documents_have_the_same_limits() -> None:
    rules = RULESETS["four-advanced"]
    tags = tuple((f"A{number}", "") for number in range(limits.MOST_TAGS + 1))
    comments = (Comment(0, ""),) * (limits.MOST_COMMENTS + 1)
    for record, part in [
        (Record(rules, tags=tags), "tags"),
        (Record(rules, tags=(("A", "x" * (limits.LONGEST_VALUE + 1)),)), "value"),
        (Record(rules, (RoundRecord(None, (), ()),) * (limits.MOST_ROUNDS + 1)), "rounds"),
        (Record(rules, comments=comments), "comments"),
        (Record(rules, comments=(Comment(0, "x" * (limits.LONGEST_COMMENT + 1)),)), "comment"),
    ]:
        with pytest.raises(RecordError) as caught:
            records.verify(record)
        assert caught.value.params["part"] == part
        assert (
            refused(records.to_json(record).decode(), records.from_json).code == caught.value.code
        )
    assert refused(" " * (limits.LARGEST_TEXT + 1), records.from_json).params["part"] == "text"


def test_what_is_just_short_enough_is_read() -> None:
    value, comment = "x" * limits.LONGEST_VALUE, "y" * limits.LONGEST_COMMENT
    tags = "".join(f'[A{number} "{value}"]\n' for number in range(limits.MOST_TAGS - 1))
    record = records.parse(START + tags + f"{{{comment}}}" + "{}" * (limits.MOST_COMMENTS - 1))
    assert len(record.tags) == limits.MOST_TAGS - 1
    assert len(record.comments) == limits.MOST_COMMENTS


SIZE = limits.LARGEST_TEXT - len(START) - 100


@pytest.mark.parametrize(
    "rest",
    [
        "{" + "x" * SIZE + "}",
        "{" + "x" * SIZE,
        "{" + r"\}" * (SIZE // 2) + "}",
        '[A "' + "x" * SIZE + '"]',
        '[A "' + r"\"" * (SIZE // 2) + '"]',
        '[A "' + "x" * SIZE,
        ";" + "x" * SIZE,
        "x" * SIZE,
        "".join(f'[A{number} ""]\n' for number in range(SIZE // 13)),
        "{}" * (SIZE // 2),
        EMPTY_ROUNDS,
        "Round 1\n0:" + " W7" * (SIZE // 3),
    ],
    ids=lambda rest: rest[:8],
)
def test_a_long_text_takes_little_memory(rest: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(RecordError):
            records.parse(START + rest)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 25 * limits.LARGEST_TEXT


def test_an_error_quotes_a_long_word_in_part() -> None:
    error = refused(f"{START}Round 1\n0: {'W' * 10_000}")
    assert error.code == "unknown-card"
    assert len(error.sentence) < 200
    assert all(len(str(value)) < 100 for value in error.params.values())
