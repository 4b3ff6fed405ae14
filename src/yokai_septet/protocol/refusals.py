"""Errors on the wire: cards become codes and suits letters, and the client gets them back."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec
from msgspec import Struct

from yokai_septet.errors import YokaiError
from yokai_septet.game import Card, CardSet, Seat, Suit
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.codec import value_of

Params: TypeAlias = dict[str, str | int | list[str]]


def encode_refusal(error: YokaiError, command: str | None) -> m.Refused:
    """The answer to a command on a socket."""
    return m.Refused(id=command, code=error.code, params=_params(error), sentence=error.sentence)


def encode_problem(error: YokaiError) -> Problem:
    """The answer to a request."""
    return Problem(code=error.code, sentence=error.sentence, params=_params(error))


def decode_refusal(message: m.Refused | Problem) -> YokaiError:
    """The error that the server names. Its parameters are what texts in the reader's language are
    made of."""
    return YokaiError(
        message.code, message.sentence, **{**message.params, **_values(message.params)}
    )


class _Values(Struct):
    """The parameters that stand for values of the game, by their names in every error."""

    card: Card | None = None
    boss: Card | None = None
    cards: tuple[Card, ...] | None = None
    legal: CardSet | None = None
    hand: CardSet | None = None
    led: Suit | None = None
    waiting: tuple[Seat, ...] | None = None


def _values(params: Params) -> dict[str, object]:
    """The parameters that are values of the game; none if something else has such a name."""
    try:
        sent = msgspec.convert(params, _Values, strict=False, dec_hook=value_of)
    except (msgspec.ValidationError, YokaiError):
        return {}
    values = msgspec.structs.asdict(sent)
    return {name: value for name, value in values.items() if value is not None}


def _params(error: YokaiError) -> Params:
    return {name: _plain(value) for name, value in error.params.items() if value is not None}


def _plain(value: object) -> str | int | list[str]:
    match value:
        case Suit():
            return value.letter
        case Card():
            return value.code
        case CardSet():
            return [card.code for card in value]
        case str() | int():
            return value
        case Iterable():
            return [str(item) for item in value]
        case _:
            return str(value)
