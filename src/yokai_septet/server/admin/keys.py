"""The way to the admin page: a link that works once, and the cookie that it is exchanged for.

Links are made by `yokai admin` alone, which writes a digest into the database: whoever can do that
has the data folder, or the password of the database.
"""

from secrets import token_urlsafe

from yokai_septet.server.callers.identity import digest
from yokai_septet.server.store.admin import AdminStore

COOKIE = "yokai-admin"
PATH = "/api/admin"
"""The cookie is sent to these addresses alone."""
LINK_LIFETIME = 600
"""Seconds for which a link can be opened."""
SESSION_LIFETIME = 3600
"""Seconds for which the page can be used then."""


async def new_link(store: AdminStore, url: str, at: float) -> str:
    """A link to the admin page of the server at this address."""
    secret = token_urlsafe(24)
    await store.add_key(digest(secret), "link", at + LINK_LIFETIME)
    return f"{url}/admin#{secret}"
