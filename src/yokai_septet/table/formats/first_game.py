"""A newcomer's first game: against bots, with chosen deals, outside statistics."""

from hashlib import sha256
from itertools import count
from typing import TYPE_CHECKING, ClassVar, Final

from yokai_septet.game import Card, Deal, deal
from yokai_septet.table.formats.format import Format, FormatInfo
from yokai_septet.table.results import Origin

if TYPE_CHECKING:
    from yokai_septet.table.state import Table

SEAT: Final = 0
"""Where the newcomer sits."""
_ACE: Final = Card.parse("WA")
_CHOSEN: Final = sha256(b"yokai-septet first game 1").digest()
"""What the first deal is drawn from, the same for everybody."""


class FirstGame(Format, frozen=True, tag="first-game"):
    """A match without what would need another explanation: no 7 lies face up, and in the first
    round the newcomer is dealt the ace that beats every card, and so leads."""

    origin: ClassVar[Origin] = "first-game"
    deals_from_seed: ClassVar[bool] = False  # some are left out
    may_undo: ClassVar[bool] = True

    @property
    def info(self) -> FormatInfo:
        """What clients are told of it."""
        return FormatInfo(kind="first-game", counts=False)

    def next_deal(self, table: "Table") -> Deal:
        """The first one that is suitable."""
        number = table.started.round_number
        seed = _CHOSEN if number == 1 else table.seed
        return next(
            cards
            for attempt in count()
            if _is_suitable(cards := deal(table.rules, _seed(seed, attempt), number), number)
        )


def _seed(seed: bytes, attempt: int) -> bytes:
    return sha256(seed + attempt.to_bytes(4, "big")).digest()


def _is_suitable(cards: Deal, number: int) -> bool:
    if cards.face_up is not None and cards.face_up.is_boss:
        return False
    return number > 1 or _ACE in cards.hands[SEAT]
