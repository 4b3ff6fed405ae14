"""Messages for many viewers at once: what all are shown is encoded once, with holes for the rest.

The bytes are those that the whole message of each viewer would have; what goes into the holes is
`encode.private_state`, and nothing is decided here.
"""

from functools import lru_cache
from typing import Any, Final

from msgspec import Raw, json

from yokai_septet.game import CardSet, Pass, Seat
from yokai_septet.game.cards import Mask
from yokai_septet.game.memo import by_identity
from yokai_septet.game.view import Received
from yokai_septet.protocol.encode import (
    OwnRound,
    People,
    PrivateState,
    passed_codes,
    received_cards,
    update,
)
from yokai_septet.protocol.values import codes
from yokai_septet.table import Change, Due

_encode = json.Encoder().encode
_BYTE: Final = b"\0"
"""No encoded text holds this byte (JSON writes it as \\u0000), so it marks the holes."""
_HOLE: Any = Raw(_BYTE)


class _Holes(PrivateState, frozen=True):
    @property
    def round(self) -> OwnRound:
        return OwnRound(_HOLE, _HOLE, _HOLE, _HOLE, _HOLE, _HOLE)


_HOLES: Final = _Holes(_HOLE, _HOLE)


class UpdateTemplate:
    """What one entry changed at a table, to be filled in for each viewer."""

    __slots__ = ("_parts",)

    def __init__(
        self, seq: int, change: Change, people: People, now: float, next_due: Due | None = None
    ) -> None:
        self._parts = _encode(update(seq, change, _HOLES, people, now, next_due)).split(_BYTE)

    def filled(self, own: PrivateState) -> bytes:
        """The message for one viewer."""
        parts = self._parts
        viewer, may_undo = _encode(own.viewer), b"true" if own.may_undo else b"false"
        if len(parts) == 3:  # no round is being played
            return b"".join((parts[0], viewer, parts[1], may_undo, parts[2]))
        cards = own.cards
        if cards is None:
            dealt = hand = pass_to = passed = b"null"
            legal = received = b"[]"
        else:
            dealt = b"null" if cards.dealt is None else _cards(cards.dealt.mask)
            hand, legal, pass_to = (
                _cards(cards.hand.mask),
                _cards(own.legal.mask),
                _seats(own.pass_to),
            )
            passed, received = _passes(cards.passed, cards.received)
        return b"".join(
            (
                parts[0],
                viewer,
                parts[1],
                dealt,
                parts[2],
                hand,
                parts[3],
                legal,
                parts[4],
                pass_to,
                parts[5],
                passed,
                parts[6],
                received,
                parts[7],
                may_undo,
                parts[8],
            )
        )


# Most messages change little of this, and what is remembered in few objects is quick to find again.


@lru_cache(16_384)
def _cards(mask: Mask) -> bytes:
    return _encode(codes(CardSet(mask)))


@lru_cache(64)
def _seats(seats: tuple[Seat, ...]) -> bytes:
    return _encode(seats)


@by_identity(4096)
def _passes(passed: Pass | None, received: tuple[Received, ...]) -> tuple[bytes, bytes]:
    return _encode(passed_codes(passed)), _encode(received_cards(received))
