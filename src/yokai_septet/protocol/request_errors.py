"""Refusals of requests that a server and the page's worker share, as opposed to those of a table or
the rules: what is not there, what cannot be read, what failed."""

from collections.abc import Callable
from functools import partial
from typing import Any

from yokai_septet.errors import IllegalAction, YokaiError
from yokai_septet.table.errors import TableError


class RequestError(YokaiError):
    """A request that the server refuses, with the status of its HTTP answer."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


def refusal(code: str, sentence: str, status: int = 400) -> Callable[[], RequestError]:
    """What makes the refusal with this code, sentence and status."""
    return partial(RequestError, code, sentence, status=status)


def status_of(error: YokaiError) -> int:
    """The status of the answer to a request."""
    match error:
        case RequestError():
            return error.status
        case TableError() | IllegalAction():
            return 409
        case _:
            return 400


def unknown_table(code: str) -> RequestError:
    """There is no such table."""
    return RequestError("unknown-table", f"There is no table {code}.", status=404, text=code)


unknown_review = refusal("unknown-review", "There's no such review, or it has been deleted.", 404)
"""There is no such review, or no longer."""
unknown_upload = refusal(
    "unknown-upload",
    "These deals aren't here any more: whoever uploaded them may have deleted them.",
    404,
)
"""There is no such record, or no longer."""


def missing_puzzle(why: YokaiError) -> RequestError:
    """There is no such puzzle, or no longer."""
    return RequestError(why.code, why.sentence, status=404, **why.params)


not_found = refusal("not-found", "There's nothing at this address.", 404)
"""No route has this address."""
not_allowed = refusal("not-allowed", "This can't be done at this address.", 405)
"""The route does not have this method."""


def bad_request(why: str, status: int = 400) -> RequestError:
    """The body or a parameter of a request cannot be read."""
    return RequestError("bad-request", f"This is not understood: {why}.", status=status)


def bad_message(why: object) -> RequestError:
    """A frame on a socket is not a command."""
    return RequestError("bad-message", f"This is not a command: {why}.", status=400)


review_failed = refusal("review-failed", "This game couldn't be reviewed.", 500)
"""A review was begun several times and never got further."""
server_error = refusal("server-error", "Something went wrong on the server.", 500)
"""Something failed that should not; the log has the details."""
