"""Who somebody is: a random id in a signed cookie, or in the token of a program. Nothing else is
asked for, and nothing else is known."""

import hmac
from hashlib import sha256
from random import Random
from secrets import token_urlsafe

COOKIE = "yokai"
LIFETIME = 400 * 86400
"""Seconds that a cookie is good for; every visit renews it when half of them are over."""
LINK_LIFETIME = 900
"""Seconds that a link to another device is good for."""

_ANIMALS = (
    "Badger", "Crane", "Fox", "Hare", "Heron", "Kite", "Lynx", "Marten", "Moth", "Otter", "Owl",
    "Raven", "Stag", "Stoat", "Swallow", "Tanuki", "Toad", "Weasel", "Wolf", "Wren",
)  # fmt: skip
_MANNERS = (
    "Amber", "Bright", "Calm", "Clever", "Gentle", "Hidden", "Lunar", "Merry", "Misty", "Nimble",
    "Patient", "Quiet", "Silver", "Sly", "Snowy", "Steady", "Stormy", "Swift", "Wandering", "Wild",
)  # fmt: skip


def new_person() -> str:
    """The id of a new guest."""
    return "p" + token_urlsafe(15)


def new_program() -> str:
    """The id of a new program."""
    return "b" + token_urlsafe(15)


def guest_name(person: str) -> str:
    """A name to begin with; it can be changed."""
    rng = Random(person)
    return f"{rng.choice(_MANNERS)} {rng.choice(_ANIMALS)}"


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
        if age > LIFETIME and person.startswith("p"):
            return None
        return person, age

    def _signature(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), sha256).hexdigest()[:40]
