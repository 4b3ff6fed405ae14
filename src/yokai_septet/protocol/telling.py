"""What viewers are told of a step: the one way from a session to those who follow its table.

Whether somebody may see a table is asked of the table, and what they see of its match of
`game/view.py`; nothing is decided here.
"""

from collections.abc import Iterator, Sequence

from msgspec import Raw
from msgspec.structs import replace

from yokai_septet.game import Event
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.encode import People, table_state, update, viewer
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.protocol.events import TableEvent
from yokai_septet.table import Change, Due, Step, may_watch


class Told:
    """One change of a step, for everybody who follows the table."""

    __slots__ = ("_at", "_due", "_messages", "_people", "_shared", "change", "seq")

    def __init__(self, seq: int, change: Change, due: Due | None, people: People, at: float):
        self.seq, self.change = seq, change
        self._due, self._people, self._at = due, people, at
        self._shared: m.Update | None = None
        """The message of anybody, with what all are shown encoded already."""
        self._messages: dict[str, bytes] = {}

    def message(self, person: str) -> bytes | None:
        """The message for this person; None if they may not see the table any more."""
        table = self.change.after
        if not may_watch(table, person):
            return None
        message = self._messages.get(person)
        if message is None:
            if self._shared is None:
                self._shared = _encoded_once(
                    update(self.seq, self.change, person, self._people, self._at, self._due)
                )
            message = encode(replace(self._shared, viewer=self.viewer(person)))
            self._messages[person] = message
        return message

    @property
    def state(self) -> m.TableState:
        """The table, but for the match, for those who need no wire."""
        table = self.change.after
        return table_state(table, self._people, self._at, self._due, with_match=False)

    def viewer(self, person: str) -> m.Viewer:
        """What this person alone is shown."""
        return viewer(self.change.after, person, self._people)

    @property
    def events(self) -> Sequence[Event | TableEvent]:
        """What happened, with the game's own events as values."""
        return self.change.events or encode_events(self.change, self._people.names)


def _encoded_once(message: m.Update) -> m.Update:
    """The same message, with all but the viewer encoded already."""
    shared = {name: getattr(message, name) for name in m.Update.__struct_fields__}
    del shared["seq"], shared["viewer"]
    return replace(message, **{name: Raw(encode(value)) for name, value in shared.items()})


def told(step: Step, people: People, at: float) -> Iterator[Told]:
    """What viewers are told of a step, change by change."""
    for seq, (change, due) in enumerate(zip(step.changes, step.dues, strict=True), step.first):
        yield Told(seq, change, due, people, at)
