"""One encoding for all that is sent: the game's own values as they are, a set of cards as a list of
their codes.
"""

from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

from yokai_septet.game import Card, CardSet
from yokai_septet.game.cards import Mask, cards_of

T = TypeVar("T")


@lru_cache(8192)
def _cards(mask: Mask) -> list[Card]:
    """A card changes one hand, and all are sent again after it."""
    return cards_of(mask)


def plain_of(value: Any) -> Any:
    """The plain value that is sent for one that JSON has no form for."""
    if type(value) is CardSet:
        return _cards(value.mask)
    if type(value) is range:
        return list(value)
    raise NotImplementedError


def value_of(kind: type, plain: Any) -> Any:
    """The value of this type that `encode` made plain."""
    if kind is CardSet:
        return CardSet.of(*plain)
    if kind is range:
        return range(len(plain))
    raise NotImplementedError


PLAIN_TYPES: Final[dict[Any, Any]] = {CardSet: plain_of, range: plain_of}
"""The same by type, for libraries that want it so."""

# Sets are sent in order.
encode: Final = msgspec.json.Encoder(enc_hook=plain_of, order="deterministic").encode


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder of what `encode` makes of values of this type."""
    return msgspec.json.Decoder(kind, dec_hook=value_of)
