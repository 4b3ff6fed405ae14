"""How much a record may hold: checked before it is read, so that no text is expensive to refuse.

The longest of 2,000 random matches of each ruleset has 16 rounds and 9,300 characters.
"""

from typing import Final

from yokai_septet.records.error import RecordError, Spot

LARGEST_TEXT: Final = 1_000_000
"""The most characters of a text, or bytes of a JSON document."""
MOST_ROUNDS: Final = 1_000
MOST_TAGS: Final = 200
LONGEST_VALUE: Final = 2_000
"""The most characters of a tag's value, a player's name included."""
MOST_DECISIONS: Final = 20_000
"""The most marks of decisions."""
MOST_COMMENTS: Final = 20_000
LONGEST_COMMENT: Final = 20_000


def check_length(text: str | bytes) -> None:
    """Refuse a text or document that is too long to be read."""
    _check(len(text), LARGEST_TEXT, "text", "A record has at most {} characters, not {}.")


def check_round_count(count: int) -> None:
    """Refuse a record with too many rounds."""
    _check(count, MOST_ROUNDS, "rounds", "A record has at most {} rounds, not {}.")


def check_value(name: str, value: str, *, escaped: bool = False) -> None:
    """Refuse the value of a tag that is too long; escaped, it may be twice as long."""
    sentence = "The value of a tag has at most {} characters, not {}."
    _check(len(value), LONGEST_VALUE << escaped, "value", sentence, Spot("tag", item=name))


def check_tag_count(count: int) -> None:
    """Refuse a record with too many tags."""
    _check(count, MOST_TAGS, "tags", "A record has at most {} tags, not {}.")


def check_decision_count(count: int) -> None:
    """Refuse a record with too many marks of decisions."""
    _check(count, MOST_DECISIONS, "decisions", "A record marks at most {} decisions, not {}.")


def check_comment(text: str, *, escaped: bool = False) -> None:
    """Refuse a comment that is too long; escaped, it may be twice as long."""
    sentence = "A comment has at most {} characters, not {}."
    _check(len(text), LONGEST_COMMENT << escaped, "comment", sentence)


def check_comment_count(count: int) -> None:
    """Refuse a record with too many comments."""
    _check(count, MOST_COMMENTS, "comments", "A record has at most {} comments, not {}.")


def _check(size: int, limit: int, part: str, sentence: str, spot: Spot | None = None) -> None:
    if size > limit:
        raise RecordError(
            "record-too-long", sentence.format(limit, size), spot=spot, found=size, expected=limit,
            part=part,
        )  # fmt: skip
