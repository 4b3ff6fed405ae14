"""A match of its own: new deals until somebody wins."""

from typing import ClassVar

from yokai_septet.table.formats.format import Format


class MatchFormat(Format, frozen=True):
    """A whole match with new deals."""

    promises_deals: ClassVar[bool] = True
    may_undo: ClassVar[bool] = True
