"""Messages for many viewers at once: what all are shown is encoded once, with holes for the rest.

The bytes are those that the whole message of each viewer would have; what goes into the holes is
`encode.private_state`, and nothing is decided here.
"""

from typing import Any, Final

from msgspec import Raw, json

from yokai_septet.game.memo import by_identity
from yokai_septet.protocol.encode import OwnRound, People, PrivateState, update
from yokai_septet.table import Change, Due

_encode = json.Encoder().encode
_BYTE: Final = b"\0"
"""No encoded text holds this byte (JSON writes it as \\u0000), so it marks the holes."""
_HOLE: Any = Raw(_BYTE)
_HOLES: Final = PrivateState(_HOLE, _HOLE, OwnRound(_HOLE, _HOLE, _HOLE, _HOLE, _HOLE, _HOLE))


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
        dealt, hand, legal, pass_to, passed, received = _encoded(own.round)
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


@by_identity(8192)
def _encoded(own: OwnRound) -> tuple[bytes, bytes, bytes, bytes, bytes, bytes]:
    """Most messages change nothing of it."""
    return (
        _encode(own.dealt),
        _encode(own.hand),
        _encode(own.legal),
        _encode(own.pass_to),
        _encode(own.passed),
        _encode(own.received),
    )
