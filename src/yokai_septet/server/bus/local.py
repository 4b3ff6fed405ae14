"""The bus of a single worker: there is nobody else to tell."""

from collections.abc import Callable

from yokai_septet.server.bus.message import BusMessage


class LocalBus:
    """Carries nothing, because this worker is the only one."""

    async def start(self, receive: Callable[[BusMessage], None]) -> None:
        """Nothing to listen to."""

    def publish(self, message: BusMessage) -> None:
        """Nobody to send it to."""

    async def close(self) -> None:
        """Nothing to stop."""
