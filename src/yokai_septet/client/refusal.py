"""A refused command as an error, with cards and suits as values of the game again."""

from contextlib import suppress
from typing import Any

from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, CardSet, Suit
from yokai_septet.protocol import messages as m


def refusal(message: m.Refused) -> YokaiError:
    """The error that the server names. Its parameters are what texts in the reader's language are
    made of; those that are no cards stay as they are."""
    params: dict[str, Any] = dict(message.params)
    with suppress(YokaiError, TypeError, AttributeError):
        for name in ("card", "boss"):
            if isinstance(params.get(name), str):
                params[name] = Card.parse(params[name])
        for name in ("legal", "cards", "hand"):
            if isinstance(params.get(name), list):
                params[name] = CardSet.of(*params[name])
        if isinstance(params.get("led"), str) and len(params["led"]) == 1:
            params["led"] = Suit.parse(params["led"])
    return YokaiError(message.code, message.sentence, **params)
