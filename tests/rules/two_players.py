"""Positions of the two-player game for the tests, written as the cases of the rules write them."""

from collections.abc import Sequence

from yokai_septet import Card, CardSet, Round, set_up
from yokai_septet.game.cards import Suit
from yokai_septet.game.rows import Row
from yokai_septet.game.ruleset import TWO, Ruleset

EMPTY = ("- " * 6, "- " * 7)
"""A row of which all cards have been played."""


def row(face_up: str = EMPTY[0], face_down: str = EMPTY[1]) -> Row:
    """A row of these upper and lower cards; `-` where a card is gone."""
    upper, lower = (
        tuple([None if code == "-" else Card.parse(code) for code in codes.split()])
        for codes in (face_up, face_down)
    )
    assert (len(upper), len(lower)) == (6, 7)
    return Row(lower, upper)


def position(
    hands: Sequence[str],
    rows: Sequence[Row] | None = None,
    *,
    trump: str,
    leader: int = 0,
    won: tuple[int, int] | None = None,
    bosses: Sequence[str] = ("", ""),
    face_up: str | None = None,
    ruleset: Ruleset = TWO,
) -> Round:
    """The round in which the two seats have these cards left. Whoever has fewer is given others,
    none of them a boss; bosses that are nowhere are captured, by whoever has fewer."""
    rows = tuple(rows or (row(), row()))
    held = [CardSet.parse(hand) for hand in hands]
    captured = [CardSet.parse(codes) for codes in bosses]
    up = CardSet.of(face_up) if face_up else CardSet()
    in_rows = [CardSet.of(*part.cards) for part in rows]
    used = CardSet.of(*up, *held[0], *held[1], *in_rows[0], *in_rows[1], *captured[0], *captured[1])
    spare = [card for card in ruleset.deck if card not in used and not card.is_boss]
    for boss in CardSet(ruleset.deck.mask & ~used.mask).bosses:
        if not (face_up is None and boss.suit is Suit(trump)):
            least = min((0, 1), key=lambda side: len(captured[side]))
            captured[least] = CardSet.of(*captured[least], boss)
    left = [len(hand) + len(part) for hand, part in zip(held, in_rows, strict=True)]
    for seat in (0, 1):
        for _ in range(max(left) - left[seat]):
            held[seat] = CardSet.of(*held[seat], spare.pop())
    tricks = ruleset.tricks - max(left)
    if won is None:
        won = (tricks // 2, tricks - tricks // 2)
    return set_up(
        ruleset, held, leader, trump=Suit(trump), bosses=captured, won=won,
        face_up=Card.parse(face_up) if face_up else None, rows=rows,
    )  # fmt: skip
