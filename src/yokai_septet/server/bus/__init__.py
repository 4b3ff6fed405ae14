"""How workers learn of each other's changes: in process with one worker, Redis with several.

A message says which table has got further, and the receiver reads the log from the store. A lost
message is harmless: the sweep of any worker finds what nobody announced.
"""

from secrets import token_hex

from yokai_septet.server.bus.local import LocalBus
from yokai_septet.server.bus.message import Bus, BusMessage
from yokai_septet.server.settings import Settings

__all__ = ["Bus", "BusMessage", "LocalBus", "open_bus"]


def open_bus(settings: Settings) -> Bus:
    """The bus that the settings ask for."""
    if not settings.redis_url:
        return LocalBus()
    from yokai_septet.server.bus.redis import RedisBus  # only several workers need Redis

    return RedisBus(settings.redis_url, token_hex(6))
