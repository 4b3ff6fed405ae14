"""How errors travel: a code, things to put into a sentence, and the sentence in English."""

from collections.abc import Iterable

from yokai_septet.errors import IllegalAction, InvalidValue, YokaiError
from yokai_septet.game import Card, CardSet, Suit
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.api import Problem
from yokai_septet.server.errors import RequestError
from yokai_septet.server.store import StoreUnavailable
from yokai_septet.table import TableError


def refused(error: YokaiError, command: str | None) -> m.Refused:
    """The answer on a socket."""
    return m.Refused(id=command, code=error.code, params=_params(error), sentence=error.sentence)


def problem(error: YokaiError) -> Problem:
    """The answer to a request."""
    return Problem(code=error.code, sentence=error.sentence, params=_params(error))


def status_of(error: YokaiError) -> int:
    """The status of the answer to a request."""
    match error:
        case RequestError():
            return error.status
        case StoreUnavailable():
            return 503
        case TableError() | IllegalAction():
            return 409
        case InvalidValue():
            return 400
        case _:
            return 400


def _params(error: YokaiError) -> dict[str, str | int | list[str]]:
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
