"""The numbering of actions and the layout of observations that all environments share.

An action is a card: the one to pass, or to play. Its number is `Card.index`, 8 × suit + place, with
the foil copy of a 7 after its 7; every ruleset has the same 56 actions, and the masks leave out
cards that a ruleset has not. An observation is one vector of small numbers; `FIELDS` names its
parts. Seats are counted clockwise from the observer (0), sides from the observer's.
"""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from yokai_septet.game import ALL_CARDS, Card

Vector = npt.NDArray[np.int8]

ACTIONS: Final = len(ALL_CARDS)
CARDS, SUITS, SEATS, SIDES = ACTIONS, 7, 4, 3


class Field(NamedTuple):
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    largest: int = 1
    offset: int = 0

    @property
    def slice(self) -> slice:
        """Where it lies in the vector."""
        return slice(self.offset, self.offset + int(np.prod(self.shape)))


def _laid_out(*fields: Field) -> dict[str, Field]:
    laid_out, offset = {}, 0
    for field in fields:
        laid_out[field.name] = field._replace(offset=offset)
        offset += int(np.prod(field.shape))
    return laid_out


FIELDS: Final = _laid_out(
    Field("hand", (CARDS,), "the observer's cards now"),
    Field("passed", (3, CARDS), "the cards it chose to pass to the seat 1, 2, 3 places away"),
    Field("received", (3, CARDS), "the cards it was passed by the seat 1, 2, 3 places away"),
    Field("played", (SEATS, CARDS), "the cards each seat has played in this round"),
    Field("trick", (SEATS, CARDS), "the card of each seat in the present trick"),
    Field("trick_number", (CARDS,), "the number of the trick each card was played to, or 0", 16),
    Field("face_up", (CARDS,), "the face-up card"),
    Field("trump", (SUITS,), "the trump suit"),
    Field("led", (SUITS,), "the suit led to the present trick"),
    Field("voids", (SEATS, SUITS), "the suits each seat has shown not to hold"),
    Field("bosses", (SIDES, SUITS), "how many 7s of each suit each side has captured", 2),
    Field("seals", (SIDES, SUITS), "the suits each side has sealed"),
    Field("tricks", (SIDES,), "how many tricks each side has won", 16),
    Field("scores", (SIDES,), "the points (or number of seals) of each side in the match", 100),
    Field("announced", (SEATS,), "the seat that leads the round by the leader card (R9)"),
    Field("lead_from", (SEATS,), "the seat that leads because of the round before (R10)"),
    Field("leader", (SEATS,), "the leader of the present trick"),
    Field("passing", (1,), "whether cards are being passed"),
    Field("to_choose", (1,), "how many cards the observer has still to choose for the pass", 3),
)
"""The parts of an observation by their names, in order."""

OBSERVATION_SIZE: Final = sum(int(np.prod(field.shape)) for field in FIELDS.values())

LARGEST: Final[Vector] = np.concatenate(
    [np.full(int(np.prod(field.shape)), field.largest, np.int8) for field in FIELDS.values()]
)
"""The largest value of every number in an observation; the smallest is 0."""


def parts(observation: npt.NDArray[np.generic]) -> dict[str, npt.NDArray[np.generic]]:
    """The named parts of an observation, or of a batch of them; they share its memory."""
    batch = observation.shape[:-1]
    return {
        name: observation[..., field.slice].reshape(*batch, *field.shape)
        for name, field in FIELDS.items()
    }


_ACTIONS_OF_BYTE: Final = tuple(
    tuple([8 * suit + place for place in range(8) if byte >> place & 1] for byte in range(256))
    for suit in range(SUITS)
)


def actions_of(mask: int) -> list[int]:
    """The actions that are the cards of a mask, ascending."""
    actions: list[int] = []
    for byte, of_byte in zip(mask.to_bytes(SUITS, "little"), _ACTIONS_OF_BYTE, strict=True):
        if byte:
            actions += of_byte[byte]
    return actions


def card_of(action: int) -> Card:
    """The card that an action passes or plays."""
    return ALL_CARDS[action]
