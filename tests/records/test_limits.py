"""Nothing in a record is dropped silently, and no text is expensive to read or to refuse."""

import sys
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from tests.records.golden import FILES
from yokai_septet import RULESETS, records
from yokai_septet.protocol.replay import replay_state
from yokai_septet.records import Comment, Decision, Record, RecordError, RoundRecord, limits

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


RECORD = next(file for file in FILES if file.stem == "four-advanced").read_text("utf-8")


def _cost(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """What it costs to read a record and to show it: calls, and the length of what is copied."""
    cost, init = 0, Decision.__init__

    def counted_init(self: Decision, *args: Any, **fields: Any) -> None:
        nonlocal cost
        init(self, *args, **fields)
        cost += len(self.taken_back)

    def count(*_: object) -> None:
        nonlocal cost
        cost += 1

    with monkeypatch.context() as patch:
        patch.setattr(Decision, "__init__", counted_init)
        sys.setprofile(count)
        try:
            replay_state(records.parse(text))
        finally:
            sys.setprofile(None)
    return cost


@pytest.mark.parametrize("part", ["<undo 0: WA> ", "{A remark.} "])
def test_the_cost_of_a_record_grows_with_its_length(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Up to the longest that the server takes, with all marks at one decision."""
    head, before, rest = RECORD.partition(" 1. 2: ")
    texts = [head + before + part * times + rest for times in (0, 9_500, 19_000)]
    assert 220_000 < len(texts[-1]) < 262_144
    usual, half, whole = (_cost(text, monkeypatch) for text in texts)
    assert whole - usual < 2.2 * (half - usual)


def test_an_error_quotes_a_long_word_in_part() -> None:
    error = refused(f"{START}Round 1\n0: {'W' * 10_000}")
    assert error.code == "unknown-card"
    assert len(error.sentence) < 200
    assert all(len(str(value)) < 100 for value in error.params.values())
