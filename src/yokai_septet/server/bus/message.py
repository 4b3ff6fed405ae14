"""What workers tell each other, and what a bus does."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from yokai_septet.protocol.messages import ReviewLed
from yokai_septet.table.commands import Phrase


class BusMessage(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one worker tells the others: which table has got further, never what happened there."""

    code: str = ""
    """The table concerned; empty for the lobby."""
    seq: int = 0
    """The number of its last entry."""
    presence: bool = False
    """Somebody has come to this table or left it."""
    seat: int | None = None
    phrase: Phrase | None = None
    """The player on this seat says this phrase."""
    review_led: ReviewLed | None = None
    """Somebody at this table shows a moment of its review."""
    lobby: bool = False
    """The list of public tables has changed."""
    person: str | None = None
    """This person has a new name, or has been deleted."""
    admin: bool = False
    """The host wants something done, or begins to look."""


class Bus(Protocol):
    """Carries messages to all other workers."""

    async def start(self, receive: Callable[[BusMessage], None]) -> None:
        """Begin to listen; `receive` is called with each message of another worker."""

    def publish(self, message: BusMessage) -> None:
        """Send a message to all other workers, without waiting for it."""

    async def close(self) -> None:
        """Stop listening."""
