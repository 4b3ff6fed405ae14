"""What viewers are told of a step: the one way from a session to those who follow its table.

Whether somebody may see a table is asked of the table, and what they see of its match of
`game/view.py`; nothing is decided here.
"""

from collections.abc import Iterator, Sequence

from yokai_septet.game import Event
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.encode import People, around_match, private_state
from yokai_septet.protocol.encode_events import encode_events
from yokai_septet.protocol.events import TableEvent
from yokai_septet.protocol.template import UpdateTemplate
from yokai_septet.table import Change, Due, Step, may_watch


class Told:
    """One change of a step, for everybody who follows the table."""

    __slots__ = ("_at", "_due", "_messages", "_people", "_template", "change", "seq")

    def __init__(self, seq: int, change: Change, due: Due | None, people: People, at: float):
        self.seq, self.change = seq, change
        self._due, self._people, self._at = due, people, at
        self._template: UpdateTemplate | None = None
        self._messages: dict[str, bytes] = {}

    def message(self, person: str) -> bytes | None:
        """The message for this person; None if they may not see the table any more."""
        table = self.change.after
        if not may_watch(table, person):
            return None
        message = self._messages.get(person)
        if message is None:
            if self._template is None:
                self._template = UpdateTemplate(
                    self.seq, self.change, self._people, self._at, self._due
                )
            message = self._template.filled(private_state(table, person, self._people))
            self._messages[person] = message
        return message

    def state(self, person: str) -> m.TableState:
        """The table as this person may see it, but for the match, for those who need no wire."""
        return around_match(self.change.after, person, self._people, self._at, self._due)

    @property
    def events(self) -> Sequence[Event | TableEvent]:
        """What happened, with the game's own events as values."""
        return self.change.events or encode_events(self.change, self._people.names)


def told(step: Step, people: People, at: float) -> Iterator[Told]:
    """What viewers are told of a step, change by change."""
    for seq, (change, due) in enumerate(zip(step.changes, step.dues, strict=True), step.first):
        yield Told(seq, change, due, people, at)
