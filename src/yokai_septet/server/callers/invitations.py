"""Invitations: what a link to a table carries beside its code, which is short and can be guessed.

A table's log says how often its invitation was renewed, and the server's key makes a token of that
number which nobody can make up. So nothing secret is stored with a table, and all workers, also
after a restart, know the same tokens.
"""

import hmac
from base64 import urlsafe_b64encode
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256

from yokai_septet.server.callers.rate_limits import Bucket

NAME = "yokai-invitation"
"""The header in which a program sends its token, and the cookie in which a browser does: for the
paths of this place alone, so that it is in no address, log or referrer."""
LIFETIME = 7 * 86400
"""Seconds for which a browser keeps a token."""
KEPT = 10_000
"""How many places are remembered with the newcomers who came there."""
REFILL = 3600.0
"""Seconds in which as many newcomers as there are seats may come beyond the first."""


class Invitations:
    """Makes tokens and reads them."""

    def __init__(self) -> None:
        self._key = b""
        self.token = lru_cache(10_000)(self._token)

        self._newcomers: OrderedDict[str, Bucket] = OrderedDict()

    def start(self, key: bytes) -> None:
        """Use the key that all workers share."""
        self._key = key

    def _token(self, code: str, number: int) -> str:
        """The token of a table's invitation, which was renewed so many times."""
        signed = hmac.new(self._key, f"{code}.{number}".encode(), sha256).digest()
        return f"{number}-{urlsafe_b64encode(signed[:15]).decode()}"

    def let_in(self, place: str, seats: int, now: float) -> bool:
        """Whether another newcomer may come by the invitation to this place: twice as many as it
        has seats, and later a few more. Renewing the invitation lets nobody else in."""
        bucket = self._newcomers.get(place)
        if bucket is None:
            bucket = self._newcomers[place] = Bucket(2 * seats, seats / REFILL, now)
            if len(self._newcomers) > KEPT:
                self._newcomers.popitem(last=False)
        return bucket.take(now)

    def number(self, code: str, token: str) -> int | None:
        """Which of a table's invitations this token is; None if it was made up. Nothing is looked
        up for that."""
        digits = token.partition("-")[0]
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= 9):
            return None
        number = int(digits)
        fits = hmac.compare_digest(self._token(code, number).encode(), token.encode())
        return number if fits else None
