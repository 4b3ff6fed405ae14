"""The server, put together: one ASGI application for one worker."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from yokai_septet.errors import YokaiError
from yokai_septet.protocol.api import Problem
from yokai_septet.server.house import House
from yokai_septet.server.http import HANDLERS
from yokai_septet.server.page import Page, page_file
from yokai_septet.server.problems import problem, status_of
from yokai_septet.server.refusal import Refusal
from yokai_septet.server.settings import Settings
from yokai_septet.server.sockets import lobby_socket, table_socket
from yokai_septet.server.visitors import SendCookie, Visitors

log = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")


def create_app(settings: Settings | None = None, house: House | None = None) -> Litestar:
    """The application. Tests hand over a house with a clock and randomness of their own."""
    house = house or House(settings or Settings.from_environment())
    visitors = Visitors(house)
    page = Page(house.settings.page_dir)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.start()
        await visitors.open()
        try:
            yield
        finally:
            await house.stop()

    async def check_origin(request: Request[Any, Any, Any]) -> None:
        if request.method not in SAFE:
            visitors.check_origin(request)

    return Litestar(
        [*HANDLERS, table_socket, lobby_socket, health, metrics, page_file],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "visitors": Provide(lambda: visitors, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        signature_types=[House, Visitors, Page],
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
        request_max_body_size=house.settings.limits.body_size,
        logging_config=None,
    )


@get("/health", tags=["operations"])
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Whether this worker and its store can serve."""
    await house.store.check()
    return {"status": "ok"}


@get("/metrics", tags=["operations"], media_type="text/plain")
async def metrics(house: NamedDependency[House]) -> str:
    """Counters, for Prometheus."""
    return house.metrics.text()


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
            refusal = Refusal("not-found", "There is nothing at this address.", status=404)
        case 405:
            refusal = Refusal("not-allowed", "This cannot be done at this address.", status=405)
        case 413:
            refusal = Refusal("too-large", "This is more than we take at once.", status=413)
        case _:
            refusal = Refusal("bad-request", f"This is not understood: {why}.", status=status)
    headers = error.headers or {}
    return Response(problem(refusal), status_code=error.status_code, headers=headers)


def _fail(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("request-failed %s", type(error).__name__, exc_info=error)
    refusal = Refusal("server-error", "Something went wrong on the server.", status=500)
    return Response(problem(refusal), status_code=500)
