"""Errors as answers: a code, parameters for a sentence, and the sentence in English."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from yokai_septet.errors import YokaiError
from yokai_septet.protocol import request_errors
from yokai_septet.protocol.api import Problem
from yokai_septet.protocol.refusals import encode_problem
from yokai_septet.server import errors
from yokai_septet.server.store import StoreUnavailable

log = logging.getLogger(__name__)


def status_of(error: YokaiError) -> int:
    """The status of the answer to a request."""
    return 503 if isinstance(error, StoreUnavailable) else request_errors.status_of(error)


def _answer_error(_: Request[Any, Any, Any], error: YokaiError) -> Response[Problem]:
    return Response(encode_problem(error), status_code=status_of(error))


def _answer_http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar refuses addresses that do not exist, and bodies that it cannot read."""
    match error.status_code:
        case 404:
            found = request_errors.not_found()
        case 405:
            found = request_errors.not_allowed()
        case 413:
            found = errors.too_large()
        case status:
            found = request_errors.bad_request(_why(error), status)
    return Response(
        encode_problem(found), status_code=error.status_code, headers=error.headers or {}
    )


def _why(error: HTTPException) -> str:
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        first = error.extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    return error.detail


def _answer_nesting(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    found = request_errors.bad_request("it is nested too deeply")
    return Response(encode_problem(found), status_code=found.status)


def _answer_failure(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request-failed %s", type(error).__name__, exc_info=error)
    return Response(encode_problem(request_errors.server_error()), status_code=500)


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    YokaiError: _answer_error,
    HTTPException: _answer_http_error,
    RecursionError: _answer_nesting,
    Exception: _answer_failure,
}
