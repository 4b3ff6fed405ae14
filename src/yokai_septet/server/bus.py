"""How workers hear of each other: which table has got further, and nothing of what happened there.

In one process there is nobody to tell; between processes it is Redis (`redis_bus`). What is lost
on the way is found by the sweep of the store.
"""

from collections.abc import Callable
from typing import Protocol

import msgspec

from yokai_septet.table.commands import Phrase


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one worker tells the others."""

    code: str = ""
    """The table concerned; none for the lobby."""
    seq: int = 0
    """The number of its last entry."""
    presence: bool = False
    """Who is there has changed."""
    seat: int | None = None
    phrase: Phrase | None = None
    """Somebody on this seat says this."""
    lobby: bool = False
    """The list of public tables has changed."""
    person: str | None = None
    """This person has another name, or has been deleted."""


class Bus(Protocol):
    """Carries news to all other workers."""

    async def start(self, hear: Callable[[News], None]) -> None:
        """Begin to listen."""

    def tell(self, news: News) -> None:
        """Tell the others, some time soon."""

    async def close(self) -> None:
        """Stop listening."""


class LocalBus:
    """There is only this worker, which knows already."""

    async def start(self, hear: Callable[[News], None]) -> None:
        """Nobody else is there to be heard."""

    def tell(self, news: News) -> None:
        """Nobody else is there to be told."""

    async def close(self) -> None:
        """Nothing to stop."""
