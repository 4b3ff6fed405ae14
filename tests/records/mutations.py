"""Records with something wrong: what fuzzing feeds to the parsers.

A mutation changes a good text a little (so that most of it is still read) in the ways in which
people and programs get a text wrong. The generator that is passed in decides everything.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache

from tests.kit import EVERY_RULESET, random_match, seed_of, states
from yokai_septet import Card, records
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.records import (
    Decision,
    Participant,
    PositionRecord,
    Record,
    RecordError,
    SaltOrder,
    TakenBack,
)

ACE = Card.parse("WA")

# What people and programs type by mistake, one word after the other.
_WORDS = r"""
0: 1: 2: 3: ?: 9: 1. 2. 12. 99. ?? W7 WA S13 W7f E14 A1 Round Pass Play End face-up bosses seals
<hint> <by> <undo <by:adept> >
played-out 3-0 0-0-0 WE/- -/- - { } ; [ ] " \ pass:-/-/-/- ??5 "00"] [Ruleset "suitors"] ß 𝟛 ٣
"""
TOKENS = (
    *_WORDS.split(),
    "<undo 1: W7>",
    "<by master>",
    "\n",
    "\x00",
    "\u2028",
    "\ud800",
    "9" * 5000,
    "{" * 200,
)


@cache
def good_texts() -> tuple[str, ...]:
    """Records of whole and running matches of every ruleset, open and as a viewer sees them."""
    texts = []
    for number, ruleset in enumerate(EVERY_RULESET):
        matches = list(states(random_match(ruleset, number)))
        for moment in (len(matches) - 1, len(matches) // 2, 7):
            record = _embellished(Record.from_match(matches[moment], seed=seed_of(number)), number)
            texts.append(records.format(record.with_comment("a remark", moment // 2)))
            texts.append(records.format(records.seen_by(record, moment % ruleset.players)))
    return tuple(texts)


def _embellished(record: Record, number: int) -> Record:
    """The record with participants, marks and, in every other one, committed salts."""
    seats = record.ruleset.seats
    people = tuple(Participant(f"Player {seat}") for seat in seats[1:])
    decisions = (Decision(2, by="adept"), Decision(4, None, True, (TakenBack(0, (ACE,)),)))
    record = replace(
        record, participants=(Participant("Tanuki", "master"), *people),
        decisions=tuple(one for one in decisions if one.after < record.action_count),
    )  # fmt: skip
    if number % 2 or record.commitment is None:
        return record
    committed = salt_commitment(record.commitment, 1, b"salt")
    return replace(
        record, salts=(b"",) * len(seats), salt_order=SaltOrder((1,), ()),
        salt_commitments=tuple(committed if seat == 1 else None for seat in seats),
    )  # fmt: skip


@cache
def good_documents() -> tuple[str, ...]:
    """The same records as JSON."""
    return tuple(records.to_json(records.parse(text)).decode() for text in good_texts())


@cache
def good_positions() -> tuple[str, ...]:
    """Lines of positions of every ruleset."""
    return tuple(
        records.format_position(PositionRecord.from_match(match))
        for number, ruleset in enumerate(EVERY_RULESET)
        for match in list(states(random_match(ruleset, number)))[2:60:11]
        if match.round is not None
    )


def mutated(text: str, rng: random.Random) -> str:
    """The text with one to four changes."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        text = rng.choice(_CHANGES)(text, rng)
    return text


def survives(text: str, parse: Callable[[str], object]) -> bool:
    """Whether the text is read; False if it is refused as it should be.

    Any other exception than a `RecordError` gets out, and so does an error that says nothing.
    """
    try:
        parse(text)
    except RecordError as error:
        if not (error.code and error.sentence):
            raise AssertionError("an error that says nothing") from error
        return False
    return True


def _cut(text: str, rng: random.Random) -> str:
    start, end = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    return text[:start] + text[min(end, start + rng.choice((1, 3, 40, 4000))) :]


def _truncate(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _insert(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice(TOKENS) + text[place:]


def _character(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    other = rng.choice(
        (text[rng.randrange(len(text))] if text else "x", chr(rng.randrange(0x3000)))
    )
    return text[:place] + other + text[place + 1 :]


def _swap_words(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    one, other = rng.randrange(len(words)), rng.randrange(len(words))
    words[one], words[other] = words[other], words[one]
    return " ".join(words)


def _replace_word(text: str, rng: random.Random) -> str:
    words = text.split(" ")
    words[rng.randrange(len(words))] = rng.choice(TOKENS)
    return " ".join(words)


def _double_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    place = rng.randrange(len(lines))
    return "\n".join([*lines[: place + 1], *lines[place:]])


def _move_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    line = lines.pop(rng.randrange(len(lines)))
    lines.insert(rng.randrange(len(lines) + 1), line)
    return "\n".join(lines)


_CHANGES = (
    _cut, _truncate, _insert, _character, _swap_words, _replace_word, _double_line, _move_line,
)  # fmt: skip
