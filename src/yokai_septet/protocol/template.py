"""Messages for many viewers at once: what all are shown is encoded once, with holes for the rest.

The bytes are those that the whole message of each viewer would have; what goes into the holes is
`encode.private_state`, and nothing is decided here.
"""

from typing import Any, Final

from msgspec import Raw, json
from msgspec.structs import replace

from yokai_septet.protocol import messages as m
from yokai_septet.protocol.encode import PrivateState

_encode = json.Encoder().encode
_BYTE: Final = b"\0"
"""No encoded text holds this byte (JSON writes it as \\u0000), so it marks the holes."""
_HOLE: Any = Raw(_BYTE)


class MessageTemplate:
    """One message about a table, to be filled in for each viewer."""

    __slots__ = ("_parts",)

    def __init__(self, public: m.Snapshot | m.Update) -> None:
        match = public.state.match
        if match is not None and match.round is not None:
            holed = replace(
                match.round,
                dealt=_HOLE,
                hand=_HOLE,
                legal=_HOLE,
                pass_to=_HOLE,
                passed=_HOLE,
                received=_HOLE,
            )
            match = replace(match, round=holed)
        state = replace(public.state, viewer=_HOLE, match=match, may_undo=_HOLE)
        self._parts = _encode(replace(public, state=state)).split(_BYTE)

    def filled(self, own: PrivateState) -> bytes:
        """The message for one viewer."""
        parts = self._parts
        viewer, may_undo = _encode(own.viewer), b"true" if own.may_undo else b"false"
        if len(parts) == 3:  # no round is being played
            return b"".join((parts[0], viewer, parts[1], may_undo, parts[2]))
        return b"".join(
            (
                parts[0],
                viewer,
                parts[1],
                _encode(own.dealt),
                parts[2],
                _encode(own.hand),
                parts[3],
                _encode(own.legal),
                parts[4],
                _encode(own.pass_to),
                parts[5],
                _encode(own.passed),
                parts[6],
                _encode(own.received),
                parts[7],
                may_undo,
                parts[8],
            )
        )
