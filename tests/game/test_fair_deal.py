"""docs/fair-deal.md is true: its vectors hold, here and in a second implementation from its text.

`python -m tests.game.test_fair_deal` writes the vectors of the document anew.
"""

import doctest
import hashlib
import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from yokai_septet import (
    ALL_CARDS,
    RULESETS,
    Card,
    Deal,
    Ruleset,
    commitment,
    deal,
    matches_commitment,
)
from yokai_septet.game.dealing import salt_commitment, shuffled

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-deal.md"
FIELDS = ["ruleset", "round", "seed", "salts", "commitment", "hands", "face-up"]


class Vector(NamedTuple):
    """One test vector of the document, as text."""

    ruleset: str
    round: str
    seed: str
    salts: str
    commitment: str
    hands: str
    face_up: str

    @property
    def salt_bytes(self) -> list[bytes]:
        if self.salts == "-":
            return []
        return [b"" if salt == "-" else bytes.fromhex(salt) for salt in self.salts.split(",")]


def vectors() -> list[Vector]:
    """The vectors that stand in the document: blocks of lines `field: value`."""
    found = []
    for block in re.findall(r"^```text\n(.*?)^```", DOCUMENT.read_text("utf-8"), re.M | re.S):
        pairs = dict(line.split(": ", 1) for line in block.splitlines())
        assert list(pairs) == FIELDS
        found.append(Vector(*pairs.values()))
    return found


def written(dealt: Deal) -> tuple[str, str]:
    """A deal as the document writes it."""
    hands = " / ".join(str(hand) for hand in dealt.hands)
    return hands, dealt.face_up.code if dealt.face_up else "-"


def test_the_document_has_vectors_for_every_ruleset() -> None:
    assert {vector.ruleset for vector in vectors()} == set(RULESETS)
    assert any(vector.salts != "-" for vector in vectors())
    assert any(vector.round != "1" for vector in vectors())


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: f"{vector.ruleset}-{vector.round}")
def test_vectors(vector: Vector) -> None:
    ruleset, seed = RULESETS[vector.ruleset], bytes.fromhex(vector.seed)
    assert commitment(seed) == vector.commitment
    assert matches_commitment(seed, vector.commitment)
    assert matches_commitment(seed, vector.commitment.upper())
    dealt = deal(ruleset, seed, int(vector.round), vector.salt_bytes)
    assert written(dealt) == (vector.hands, vector.face_up)


SALT_VECTOR = re.compile(r"^\| `(\w{64})` \| (\d) \| `(\w+)` \| `(\w{64})` \|$", re.MULTILINE)


def test_vectors_of_commitments_to_salts() -> None:
    found = SALT_VECTOR.findall(DOCUMENT.read_text("utf-8"))
    assert len(found) >= 4
    for committed, seat, salt, expected in found:
        assert salt_commitment(committed, int(seat), bytes.fromhex(salt)) == expected
        own = bytes([int(seat), len(salt) // 2]) + bytes.fromhex(salt)
        other = hashlib.sha256(b"yokai-septet salt 1\n" + bytes.fromhex(committed) + own)
        assert other.hexdigest() == expected


# A second implementation, written as in C from the document alone: arrays of numbers and loops,
# nothing from this library.


def other_deal(
    players: int, foils: bool, seed: bytes, number: int, salts: list[bytes]
) -> tuple[list[list[str]], str]:
    """The hands and the face-up card ('-' if there is none)."""
    deck = []
    for s in range(7):
        for rank in range(s + 1, s + 8):
            name = "WECLDFS"[s] + ("A" if rank == 1 else str(rank))
            deck.append(name)
            if foils and rank == 7:
                deck.append(name + "f")
    text = b"yokai-septet deal 1\n" + seed
    for i in range(players):
        salt = salts[i] if i < len(salts) else b""
        text += len(salt).to_bytes(1, "big") + salt
    key = hashlib.sha256(text).digest()
    block, c, at = b"", 0, 0
    last = len(deck) - 1
    while last >= 1:
        k = 0
        while last >> k:
            k += 1
        while True:
            if at == len(block):
                block = hashlib.sha256(
                    key + number.to_bytes(4, "big") + c.to_bytes(4, "big")
                ).digest()
                c, at = c + 1, 0
            drawn = block[at] % 2**k
            at += 1
            if drawn <= last:
                break
        deck[last], deck[drawn] = deck[drawn], deck[last]
        last -= 1
    size = len(deck) // players
    hands = [deck[i * size : (i + 1) * size] for i in range(players)]
    return hands, deck[-1] if len(deck) == 49 else "-"


def same(ruleset: Ruleset, seed: bytes, number: int, salts: list[bytes]) -> None:
    hands, face_up = other_deal(ruleset.players, ruleset.has_seals, seed, number, salts)
    dealt = deal(ruleset, seed, number, salts)
    assert [{card.code for card in hand} for hand in dealt.hands] == [set(hand) for hand in hands]
    assert (dealt.face_up.code if dealt.face_up else "-") == face_up


@given(
    st.sampled_from(list(RULESETS.values())),
    st.binary(min_size=32, max_size=32),
    st.integers(1, 2**32 - 1),
    st.lists(st.binary(max_size=64), max_size=3),
)
def test_two_implementations_agree(
    ruleset: Ruleset, seed: bytes, number: int, salts: list[bytes]
) -> None:
    same(ruleset, seed, number, salts)


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: f"{vector.ruleset}-{vector.round}")
def test_vectors_in_the_second_implementation(vector: Vector) -> None:
    seed = bytes.fromhex(vector.seed)
    same(RULESETS[vector.ruleset], seed, int(vector.round), vector.salt_bytes)
    told = hashlib.sha256(b"yokai-septet commitment 1\n" + seed).hexdigest()
    assert told == vector.commitment


def test_everything_that_goes_in_matters() -> None:
    ruleset, seed = RULESETS["four-advanced"], bytes(32)
    deals = [
        deal(ruleset, seed),
        deal(ruleset, seed, 2),
        deal(ruleset, bytes(31) + b"\1"),
        deal(ruleset, seed, 1, [b"a"]),
        deal(ruleset, seed, 1, [b"", b"a"]),
        deal(ruleset, seed, 1, [b"ab", b""]),
        deal(ruleset, seed, 1, [b"a", b"b"]),
        deal(ruleset, seed, 1, [b"\0"]),
    ]
    assert len(set(deals)) == len(deals)
    assert deal(ruleset, seed, 1, [b"", b"", b"", b""]) == deal(ruleset, seed)


def test_the_shuffle_is_unbiased() -> None:
    """Of all pairs of bytes that count, as many give one order of three cards as another."""
    cards = ALL_CARDS[:3]
    orders: Counter[tuple[Card, ...]] = Counter()
    for first in range(256):
        for second in range(256):
            if first & 3 != 3:  # three cards have no place 3: such a byte is thrown away
                order = shuffled(cards, iter([first, second]))
                assert shuffled(cards, iter([3, 255, first, second])) == order
                orders[tuple(order)] += 1
    assert set(orders) == set(permutations(cards))
    assert set(orders.values()) == {64 * 128}


def test_the_examples_of_the_document_run() -> None:
    result = doctest.testfile(str(DOCUMENT), module_relative=False, encoding="utf-8")
    assert result.attempted >= 3
    assert result.failed == 0


def write() -> None:
    """Write the vectors into the document."""
    blocks = []
    numbered = bytes(range(32))
    for name, seed, number, salts in (
        ("four-advanced", numbered, 1, "-"),
        ("four-advanced", numbered, 2, "-"),
        ("four-advanced", numbered, 1, "00,796f6b6169,-,ff"),
        ("four-basic", bytes(32), 1, "-"),
        ("three-advanced", numbered, 1, "-"),
        ("three-basic", b"\xff" * 32, 3, "616263"),
        ("suitors", numbered, 1, "-"),
        ("suitors-short", hashlib.sha256(b"suitors").digest(), 65537, "-,-,-,0123456789abcdef"),
    ):
        vector = Vector(name, str(number), seed.hex(), salts, commitment(seed), "", "")
        hands, face_up = written(deal(RULESETS[name], seed, number, vector.salt_bytes))
        vector = vector._replace(hands=hands, face_up=face_up)
        lines = [f"{field}: {value}" for field, value in zip(FIELDS, vector, strict=True)]
        blocks.append("```text\n" + "\n".join(lines) + "\n```\n")
    text = DOCUMENT.read_text("utf-8")
    head, marker, _ = text.partition("\n\nVECTORS\n")
    if not marker:
        head = text[: text.index("\n\n```text\n")]
    DOCUMENT.write_text(head + "\n\n" + "\n".join(blocks), "utf-8")


if __name__ == "__main__":
    write()
