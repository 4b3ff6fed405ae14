"""A table as the people who use it see it: what they can do there, and what they are shown.

`TableClient` is the interface; `LocalClient` runs the real `table` in this process, `RemoteClient`
follows a table on a server over its socket. Both speak the game's own values (`View`, `Card`,
events), so that a front end or a bot works with either. See docs/clients.md.
"""

from yokai_septet.bots import Hint
from yokai_septet.client.client_view import ClientView
from yokai_septet.client.interface import TableClient
from yokai_septet.client.notices import Closed, Notice, PhraseSaid, TableChanged, TableShown

__all__ = [
    "ClientView", "Closed", "Hint", "Notice", "PhraseSaid", "TableChanged", "TableClient",
    "TableShown",
]  # fmt: skip
