"""Firefox and WebKit, driven by the standard protocols: WebDriver BiDi and WebDriver."""

import base64
import itertools
import json
import os
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port

PATIENCE = 60.0
"""Seconds that a browser has for its start, and for each answer."""
T = TypeVar("T")


def soon(attempt: Callable[[], T]) -> T:
    """The result of an attempt, as soon as it does not fail."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return attempt()
        except (OSError, WebSocketException):
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


class Engine(ABC):
    """A browser with one page."""

    def __init__(self) -> None:
        self._processes: list[subprocess.Popen[bytes]] = []

    def _start(self, command: Sequence[str], **environment: str) -> None:
        self._processes.append(
            subprocess.Popen(
                command,
                env={**os.environ, **environment},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for process in reversed(self._processes):
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    @abstractmethod
    def go(self, url: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """What the body of a function returns in the page, as JSON."""

    @abstractmethod
    def screenshot(self) -> bytes:
        """The page as a PNG."""


class Firefox(Engine):
    """Firefox without a window, over WebDriver BiDi."""

    def __init__(self) -> None:
        super().__init__()
        self._profile = tempfile.TemporaryDirectory()
        port, ids = free_port(), itertools.count(1)
        command = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox"
        self._start(
            [command, "--headless", "--no-remote", "--profile", self._profile.name,
             "--remote-debugging-port", str(port)],
            MOZ_DISABLE_CONTENT_SANDBOX="1",
        )  # fmt: skip
        self._ids = ids
        self._socket: ClientConnection = soon(
            lambda: connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=5)
        )
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        size = {"width": 1280, "height": 800}
        self._ask("browsingContext.setViewport", context=self._context, viewport=size)

    def __exit__(self, *error: Any) -> None:
        self._socket.close()
        super().__exit__(*error)
        shutil.rmtree(self._profile.name, ignore_errors=True)

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self._ids)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, script: str) -> Any:
        answer = self._ask(
            "script.evaluate",
            expression=f"JSON.stringify((() => {{ {script} }})() ?? null)",
            target={"context": self._context},
            awaitPromise=False,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def screenshot(self) -> bytes:
        answer = self._ask("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(answer["data"])


class WebKit(Engine):
    """WebKitGTK's small browser on a display of its own, over WebDriver."""

    def __init__(self) -> None:
        super().__init__()
        port = free_port()
        display = next(n for n in range(90, 200) if not Path(f"/tmp/.X{n}-lock").exists())
        self._start(["Xvfb", f":{display}", "-screen", "0", "1280x900x24"])
        self._start(
            ["WebKitWebDriver", f"--port={port}"],
            DISPLAY=f":{display}",
            GDK_BACKEND="x11",
            LIBGL_ALWAYS_SOFTWARE="1",
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # root has no other way
        )
        self._session = f"http://127.0.0.1:{port}/session"
        soon(lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/status", timeout=5).close())
        capabilities = {"alwaysMatch": {"timeouts": {"script": 60_000}}}
        made = self._ask("POST", "", {"capabilities": capabilities})
        self._session += f"/{made['sessionId']}"
        self._ask("POST", "/window/rect", {"x": 0, "y": 0, "width": 1280, "height": 880})

    def _ask(self, method: str, path: str, body: object = None) -> Any:
        request = urllib.request.Request(
            self._session + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()) from error

    def __exit__(self, *error: Any) -> None:
        try:
            self._ask("DELETE", "")
        finally:
            super().__exit__(*error)

    def go(self, url: str) -> None:
        self._ask("POST", "/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._ask("POST", "/execute/sync", {"script": script, "args": []})

    def screenshot(self) -> bytes:
        return base64.b64decode(self._ask("GET", "/screenshot"))
