"""The server, put together: one ASGI application for one worker."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from yokai_septet.protocol.codec import PLAIN_TYPES
from yokai_septet.server.admin.keys import PATH as ADMIN_PATH
from yokai_septet.server.api import (
    admin,
    coach,
    daily,
    history,
    operations,
    people,
    puzzles,
    replay,
    reviews,
    same_deals,
    tables,
    team_matches,
)
from yokai_septet.server.api.auth import Auth, SendCookie, check_host, check_origin, network
from yokai_septet.server.api.connection_guard import handle_loop_error
from yokai_septet.server.api.errors import EXCEPTION_HANDLERS
from yokai_septet.server.api.headers import add_headers
from yokai_septet.server.api.page import Page, page_file
from yokai_septet.server.api.sockets import lobby_socket, table_socket
from yokai_septet.server.callers.identity import Signer
from yokai_septet.server.garbage import GarbageCollection
from yokai_septet.server.logs import set_up_logging
from yokai_septet.server.settings import Settings
from yokai_septet.server.worker import Worker

SAFE = ("GET", "HEAD", "OPTIONS")


def create_app(worker: Worker | None = None) -> Litestar:
    """The application. Tests pass a worker with a clock and randomness of their own."""
    if worker is None:
        set_up_logging()  # in a process of its own, if there are several workers
        worker = Worker(Settings.from_environment(), garbage=GarbageCollection())
    settings = worker.settings
    page = Page(settings.page_dir)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(handle_loop_error)
        await worker.start()
        app.state.auth = Auth(worker, Signer(await worker.store.secret("cookies")))
        try:
            yield
        finally:
            await worker.stop()

    async def before_request(request: Request[Any, Any, Any]) -> None:
        check_host(request, settings)
        path = request.url.path
        if path.startswith("/api/") and not path.startswith(ADMIN_PATH):
            worker.bars.check_network(network(request))
        if request.method not in SAFE:
            check_origin(request, settings.public_url)

    def auth(state: State) -> Auth:
        found: Auth = state.auth
        return found

    return Litestar(
        [
            *people.HANDLERS,
            *history.HANDLERS,
            *tables.HANDLERS,
            *replay.HANDLERS,
            *coach.HANDLERS,
            *reviews.HANDLERS,
            *same_deals.HANDLERS,
            *daily.HANDLERS,
            *team_matches.HANDLERS,
            *puzzles.HANDLERS,
            *operations.HANDLERS,
            *admin.HANDLERS,
            table_socket,
            lobby_socket,
            page_file,
        ],
        lifespan=[lifespan],
        dependencies={
            "worker": Provide(lambda: worker, sync_to_thread=False),
            "auth": Provide(auth, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
        },
        signature_types=[Worker, Auth, Page],
        before_request=before_request,
        middleware=[SendCookie()],
        exception_handlers=EXCEPTION_HANDLERS,
        before_send=[add_headers],
        openapi_config=OpenAPIConfig(
            title="Yokai Septet",
            version="1",
            path="/api/schema",
            use_handler_docstrings=True,
            # The document alone: the usual pages around it load scripts from another host.
            render_plugins=[JsonRenderPlugin()],
        ),
        type_encoders=PLAIN_TYPES,
        request_max_body_size=settings.limits.body_size,
        logging_config=None,
    )
