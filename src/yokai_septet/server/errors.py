"""What the server itself refuses, as opposed to a table or the rules."""

from typing import Any

from yokai_septet.errors import YokaiError


class RequestError(YokaiError):
    """Something that the server refuses, with the status of its HTTP answer."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


def unknown_table(code: str) -> RequestError:
    """There is no such table."""
    return RequestError("unknown-table", f"There is no table {code}.", status=404, text=code)


def no_spectators() -> RequestError:
    """Only those who sit at this table see it."""
    return RequestError("no-spectators", "Nobody may watch at this table.", status=403)


def too_fast() -> RequestError:
    """Somebody asks for more than their share."""
    return RequestError("too-fast", "That was a lot at once; wait a little.", status=429)


def busy() -> RequestError:
    """Others were faster, again and again."""
    return RequestError("server-busy", "The server is too busy.", status=503)
