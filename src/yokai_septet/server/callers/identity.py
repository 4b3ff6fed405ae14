"""Identities: a random id in a signed cookie, or in the token of a program. Nothing else is asked
of people, and nothing else is known about them. An id tells by its first letter what it is."""

import hmac
from hashlib import sha256
from secrets import token_urlsafe

COOKIE = "yokai"
LIFETIME = 400 * 86400
"""Seconds for which a cookie is valid; a visit in the second half renews it."""
LINK_LIFETIME = 900
"""Seconds for which a link to another device is valid."""


def new_person() -> str:
    """The id of a new guest."""
    return "p" + token_urlsafe(15)


def new_program() -> str:
    """The id of a new program."""
    return "b" + token_urlsafe(15)


def is_program(person: str) -> bool:
    """Whether this is the id of a program that plays through the bot API."""
    return person.startswith("b")


def digest(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


class Signer:
    """Signs ids, so that nobody can make one up."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str, now: float) -> str:
        """The value of a cookie, or a token, for this person."""
        text = f"{person}.{int(now)}"
        return f"{text}.{self._signature(text)}"

    def person(self, value: str, now: float) -> tuple[str, float] | None:
        """Whom a cookie or token stands for and its age in seconds; None if it is forged or old."""
        text, _, signature = value.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        person, _, issued = text.rpartition(".")
        age = now - int(issued)
        if age > LIFETIME and not is_program(person):
            return None
        return person, age

    def _signature(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:40]
