"""What is known beyond a table when something happens at it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from yokai_septet.game import Deal
from yokai_septet.table import errors
from yokai_septet.table.options import TableOptions
from yokai_septet.table.pace import USUAL, Pace
from yokai_septet.table.presence import NOBODY, Presence
from yokai_septet.table.state import Table


@dataclass(frozen=True, slots=True)
class HandleContext:
    """What a session must know beyond its table."""

    presence: Presence = NOBODY
    strengths: Collection[str] = ("random",)
    """The bots that may be chosen."""
    random_bytes: Callable[[int], bytes] = bytes
    """A source of secret randomness; the default one serves tests alone."""
    is_program: Callable[[str], bool] = lambda person: False
    """Whether a person, by id, is a program that plays through the bot API."""
    own_ids: frozenset[str] = frozenset()
    """The other ids of the person who asks: their programs, or the maker of a program and all that
    it has made."""
    invited: bool = False
    """Whether the person who asks came with the table's present invitation."""
    open_day: Callable[[], str | None] = lambda: None
    """The day whose daily deals may be played now."""
    pace: Pace = USUAL
    hurries: bool = True
    """Whether a timer deals the next round though not everybody is ready."""
    deal: Callable[[Table], Deal] | None = None
    """Where deals come from instead of the table's format."""


def check_options(options: TableOptions, context: HandleContext) -> None:
    """Refuse options that name an unknown ruleset or bot."""
    _ = options.rules  # an unknown ruleset is refused here
    check_strength(options.bots, context)


def check_strength(strength: str, context: HandleContext) -> None:
    """Refuse a bot that cannot be chosen."""
    if strength not in context.strengths:
        raise errors.unknown_bot(strength, ", ".join(context.strengths))
