"""The coach: what the asker's decisions in a finished round were worth, by the judge of reviews."""

from typing import Annotated

from msgspec import Meta, Struct

from yokai_septet.study import Verdict


class CoachedRound(Struct, frozen=True, kw_only=True):
    """The asker's own decisions in a round that is over."""

    round: int
    seat: int
    """Where the asker plays."""
    decisions: tuple[Verdict, ...]
    """All that had a choice, in the order of the match, without values with open cards."""
    costliest: int | None
    """Which of them cost most, by its `after`; None if there is none that the asker is blamed
    for."""


class PlayRoundOn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks for a table that goes on from a position of a finished round, with the same bots."""

    after: Annotated[int, Meta(ge=0, le=100_000)]
    """The number of actions before it."""
