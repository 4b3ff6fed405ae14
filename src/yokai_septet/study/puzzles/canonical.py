"""The canonical form of a puzzle: equal for puzzles that differ only in what makes no difference.

That is: the ranks of cards as long as their order stays, suits of equal worth, and turned seats.
The id of a puzzle is a hash of it.
"""

from hashlib import sha256
from typing import Any

from yokai_septet.game import SUPER_TRUMP, Card, CardSet, Seat, Suit
from yokai_septet.records import PositionRecord
from yokai_septet.study.puzzles.puzzle import ClosedProof, Proof, PuzzleKind

DIGITS = 8
NOBODY: tuple[CardSet, ...] = (CardSet(),) * 4


def puzzle_id(position: PositionRecord, seat: Seat, proof: Proof) -> str:
    """The id of a puzzle."""
    text = repr(canonical(position, seat, proof))
    return sha256(text.encode()).hexdigest()[:DIGITS]


def canonical(position: PositionRecord, seat: Seat, proof: Proof) -> tuple[Any, ...]:
    """The canonical form, as seen from the seat that acts first."""
    seats = position.ruleset.seats
    unseen, excluded = CardSet(), NOBODY
    if isinstance(proof, ClosedProof):
        unseen, excluded = proof.unseen, proof.excluded
    holders: dict[Card, str] = {}
    for card in unseen:
        where = sorted((s - seat) % 4 for s in seats if s != seat and card not in excluded[s])
        holders[card] = "?" + "".join(map(str, where))
    for other, hand in enumerate(position.hands):
        holders.update({card: str((other - seat) % 4) for card in hand.known})
    if proof.kind is PuzzleKind.PASS:
        up = position.face_up
        holders.update({c: "?" for c in position.ruleset.deck if c not in holders and c is not up})
    holders.update({card: f"t{at}" for at, card in enumerate(position.trick)})
    suits = sorted(
        (suit is position.trump, pattern)
        for suit in Suit
        if (pattern := _pattern(position, suit, holders)) or suit is position.trump
    )
    side = position.ruleset.sides[seat]
    by_side = [
        (position.won[s], len(position.bosses[s]), _stars(position, s)) for s in (side, 1 - side)
    ]
    scores: tuple[int, ...] = ()
    if proof.kind is PuzzleKind.PASS:
        scores = (position.scores[side], position.scores[1 - side])
    leader = None if position.leader is None else (position.leader - seat) % 4
    return proof.kind.value, tuple(suits), leader, tuple(by_side), scores


def _pattern(position: PositionRecord, suit: Suit, holders: dict[Card, str]) -> tuple[str, ...]:
    """The holders of a suit's cards by rank, the boss with its worth."""
    pattern = []
    for card in sorted(holders):
        if card.suit is suit:
            mark = "A" if card is SUPER_TRUMP else ""
            if card.is_boss:
                mark = f"b{_worth(position, card)}"
            pattern.append(mark + holders[card])
    return tuple(pattern)


def _worth(position: PositionRecord, boss: Card) -> int:
    return 0 if boss.suit is position.trump else position.ruleset.boss_points[boss.suit]


def _stars(position: PositionRecord, side: int) -> int:
    return sum(_worth(position, boss) for boss in position.bosses[side])
