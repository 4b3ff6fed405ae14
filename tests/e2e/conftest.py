"""A real server and a real browser for the tests of the page."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from tests.e2e.page import Table
from tests.ports import free_port

ROOT = Path(__file__).parents[2]
YOKAI = (str(Path(sys.executable).with_name("yokai")),)
expect.set_options(timeout=20_000)  # as long as a page waits for anything else
LAUNCH = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


class Server:
    """A server process that can be killed and started again on the same address and data."""

    def __init__(self, data: Path, command: Sequence[str] = YOKAI) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [*self.command, "serve", "--port", str(self.port)],
            cwd=ROOT,
            env={
                **os.environ,
                "YOKAI_DATA_DIR": str(self.data),
                "YOKAI_PACE": "0.03",
                "YOKAI_REVIEW_EFFORT": "0.02",
                "YOKAI_DAILY_EFFORT": "0.0005",
            },
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                assert self.process.poll() is None, "the server ended at once"
                time.sleep(0.1)
        self.kill()  # nobody else would stop it
        raise AssertionError("the server did not start")

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (ROOT / "web/dist/index.html").exists(), "the page is not built: run `make web`"
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


def chromium() -> str:
    """The path of the browser; without one the tests fail, and say so."""
    found = subprocess.run([ROOT / "tools/chromium"], capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    return found.stdout.strip()


@contextmanager
def launched() -> Iterator[Browser]:
    """A browser."""
    with sync_playwright() as playwright, launched_by(playwright) as browser:
        yield browser


@contextmanager
def launched_by(playwright: Playwright) -> Iterator[Browser]:
    """A browser of this Playwright; there can be only one in a process."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched_by(playwright) as browser:
        yield browser


UNREACHABLE = ("net::", "error occurred when fetching the script")
"""What the browser says of a server that is away, as some tests want it; the second of `sw.js`."""


class Visitor:
    """A person with a browser of their own; whatever goes wrong in their pages is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = (1280, 800),
        theme: Literal["light", "dark"] = "light",
        touch: bool = False,
        **settings: object,
    ) -> None:
        stored = {
            "speed": "off", "learned": True, "language": "en", "tap": "once", "soundAsked": True,
            **settings,
        }  # fmt: skip
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            has_touch=touch,
            # Cards that shimmer all the time are drawn all the time.
            reduced_motion="reduce" if stored["speed"] == "off" else "no-preference",
        )
        self.url = url
        self.problems: list[str] = []
        self.foreign: list[str] = []
        self.context.add_init_script(
            "if (!localStorage.getItem('yokai-settings'))"
            f" localStorage.setItem('yokai-settings', JSON.stringify({json.dumps(stored)}))"
        )
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self.problems.append(message.text)
                if message.type == "error" and not any(word in message.text for word in UNREACHABLE)
                else None
            ),
        )
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith(
                    (self.url, self.url.replace("http", "ws"), "data:", "blob:")
                )
                else self.foreign.append(request.url)
            ),
        )
        return page

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def set(self, **settings: object) -> None:
        """Change settings, and load the page anew."""
        self.page.evaluate(
            """changed => localStorage['yokai-settings'] = JSON.stringify(
                { ...JSON.parse(localStorage['yokai-settings']), ...changed })""",
            settings,
        )
        self.page.reload()

    def speak(self, language: str) -> None:
        """Change the language, and load the page anew."""
        self.set(language=language)

    def join(self, host: "Visitor", how: str = "Play against") -> Page:
        """Open the table that another visitor is at, and sit down there."""
        page = self.go(host.page.url.removeprefix(self.url))
        page.get_by_role("button", name=how).click()
        page.locator(".seats .mine").wait_for()
        return page

    def play_now(self, ruleset: str = "four-basic") -> Table:
        self.go()
        self.page.locator(".now select").first.select_option(ruleset)
        self.page.locator(".now .primary").click()
        return Table(self.page)

    def play_with(self, **options: object) -> Table:
        """A match against bots with these options of the table."""
        self.go()
        self.page.wait_for_selector(".now")  # by then this browser has an identity
        made = self.page.request.post(f"{self.url}/api/play-now", data=options)
        self.go(f"/t/{made.json()['code']}")
        return Table(self.page)


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Make visitors; at the end none of their pages may have complained or asked elsewhere."""
    if (
        not server.is_running
    ):  # a test that failed between kill and start must not fail those after it
        server.start()
    visitors: list[Visitor] = []

    def make(**settings: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **settings))
        return visitors[-1]

    yield make
    for visitor in visitors:
        visitor.context.close()
        assert visitor.problems == []
        assert visitor.foreign == []
