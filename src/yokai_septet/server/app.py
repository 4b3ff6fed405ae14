"""The server, put together: one ASGI application for one worker."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig

from yokai_septet.server.api import operations, people, replay, tables
from yokai_septet.server.api.auth import Auth, SendCookie
from yokai_septet.server.api.errors import EXCEPTION_HANDLERS
from yokai_septet.server.api.page import Page, page_file
from yokai_septet.server.api.sockets import lobby_socket, table_socket
from yokai_septet.server.settings import Settings
from yokai_septet.server.worker import Worker

SAFE = ("GET", "HEAD", "OPTIONS")


def create_app(worker: Worker | None = None) -> Litestar:
    """The application. Tests hand over a worker with a clock and randomness of their own."""
    worker = worker or Worker(Settings.from_environment())
    auth = Auth(worker)
    page = Page(worker.settings.page_dir)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await worker.start()
        await auth.open()
        try:
            yield
        finally:
            await worker.stop()

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
            "worker": Provide(lambda: worker, sync_to_thread=False),
            "auth": Provide(lambda: auth, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        signature_types=[Worker, Auth, Page],
        before_request=check_origin,
        middleware=[SendCookie()],
        exception_handlers=EXCEPTION_HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Yokai Septet", version="1", path="/api/schema", use_handler_docstrings=True
        ),
        request_max_body_size=worker.settings.limits.body_size,
        logging_config=None,
    )
