"""A server of one device on loopback, for clients that know only servers."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import uvicorn

from tests.ports import free_port
from tests.serverless.kit import Page


@contextlib.asynccontextmanager
async def serving(page: Page) -> AsyncIterator[str]:
    """The address of a server that has its answers from a page's device."""
    application = _Application(page)
    port = free_port()
    options: dict[str, Any] = {"log_config": None, "lifespan": "off", "ws": "websockets-sansio"}
    config = uvicorn.Config(application, port=port, **options)
    server = uvicorn.Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task


class _Application:
    """An ASGI application around a device."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.channels = 0
        self.news: dict[int, asyncio.Event] = {}
        self.timer: asyncio.TimerHandle | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"].removeprefix("/api")
        if scope["type"] == "http":
            await self._http(scope, path, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(path, receive, send)

    async def _http(self, scope: Any, path: str, receive: Any, send: Any) -> None:
        body = b""
        while True:
            event = await receive()
            body += event.get("body", b"")
            if not event.get("more_body"):
                break
        query = scope["query_string"].decode()
        page = self.page
        page._number += 1
        number = page._number
        target = f"{path}?{query}" if query else path
        self._do(lambda: page.device.request(number, scope["method"], target, body.decode()))
        answer = page.answers.pop(number)
        headers = [(b"content-type", answer.kind.encode())]
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.body.encode()})

    async def _socket(self, path: str, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        page = self.page
        self.channels += 1
        channel, news = self.channels, asyncio.Event()
        self.news[channel], page.messages[channel] = news, []
        self._do(lambda: page.device.open(channel, path))

        async def write() -> None:
            while True:
                news.clear()
                for message in page.messages[channel]:
                    await send({"type": "websocket.send", "text": json.dumps(message)})
                page.messages[channel].clear()
                if channel in page.closed:
                    code, reason = page.closed[channel]
                    await send({"type": "websocket.close", "code": code, "reason": reason})
                await news.wait()

        writer = asyncio.create_task(write())
        try:
            while (event := await receive())["type"] == "websocket.receive":
                text = event["text"]
                self._do(lambda text=text: page.device.receive(channel, text))  # type: ignore[misc]
        finally:
            writer.cancel()
            del self.news[channel]
            self._do(lambda: page.device.close(channel))

    def _do(self, call: Callable[[], bytes]) -> None:
        self.page.carry_out(call)
        for news in self.news.values():
            news.set()
        if self.timer is not None:
            self.timer.cancel()
        if self.page.wake_in is not None:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(self.page.wake_in, self._do, self.page.device.wake)
