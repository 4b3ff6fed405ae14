"""The server, put together: one ASGI application for one worker."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from yokai_septet.errors import YokaiError
from yokai_septet.protocol.api import Problem
from yokai_septet.server.api import operations, people, replay, tables
from yokai_septet.server.api.auth import Auth, SendCookie
from yokai_septet.server.api.errors import problem, status_of
from yokai_septet.server.api.page import Page, page_file
from yokai_septet.server.api.sockets import lobby_socket, table_socket
from yokai_septet.server.errors import RequestError
from yokai_septet.server.rooms.service import TableService
from yokai_septet.server.settings import Settings

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")


def create_app(settings: Settings | None = None, service: TableService | None = None) -> Litestar:
    """The application. Tests hand over a service with a clock and randomness of their own."""
    service = service or TableService(settings or Settings.from_environment())
    auth = Auth(service)
    page = Page(service.settings.page_dir)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        await auth.open()
        try:
            yield
        finally:
            await service.stop()

    async def check_origin(request: Request[Any, Any, Any]) -> None:
        if request.method not in SAFE:
            auth.check_origin(request)

    return Litestar(
        [
            *people.HANDLERS,
            *tables.HANDLERS,
            *replay.HANDLERS,
            *operations.HANDLERS,
            table_socket,
            lobby_socket,
            page_file,
        ],
        lifespan=[lifespan],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "auth": Provide(lambda: auth, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        signature_types=[TableService, Auth, Page],
        before_request=check_origin,
        middleware=[SendCookie()],
        exception_handlers={
            YokaiError: _refuse,
            HTTPException: _refuse_http,
            Exception: _fail,
        },
        openapi_config=OpenAPIConfig(
            title="Yokai Septet", version="1", path="/api/schema", use_handler_docstrings=True
        ),
        request_max_body_size=service.settings.limits.body_size,
        logging_config=None,
    )


def _refuse(_: Request[Any, Any, Any], error: YokaiError) -> Response[Problem]:
    return Response(problem(error), status_code=status_of(error))


def _refuse_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: addresses that do not exist, and bodies that are no messages."""
    status = error.status_code
    why = error.detail
    if isinstance(error.extra, list) and error.extra and isinstance(error.extra[0], dict):
        why = f"{error.extra[0].get('key', '')}: {error.extra[0].get('message', '')}".strip(": ")
    match status:
        case 404:
            refusal = RequestError("not-found", "There is nothing at this address.", status=404)
        case 405:
            refusal = RequestError(
                "not-allowed", "This cannot be done at this address.", status=405
            )
        case 413:
            refusal = RequestError("too-large", "This is more than we take at once.", status=413)
        case _:
            refusal = RequestError("bad-request", f"This is not understood: {why}.", status=status)
    headers = error.headers or {}
    return Response(problem(refusal), status_code=error.status_code, headers=headers)


def _fail(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request-failed %s", type(error).__name__, exc_info=error)
    refusal = RequestError("server-error", "Something went wrong on the server.", status=500)
    return Response(problem(refusal), status_code=500)
