"""The page without a server: its browser is closed and killed, and its site comes and goes."""

import gzip
import json
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.e2e.conftest import LAUNCH, chromium
from tests.e2e.page import Table
from tests.e2e.static_site import Site
from tests.ports import free_port
from yokai_septet.server.api.headers import SECURITY

pytestmark = pytest.mark.browser

SETTINGS = {"speed": "off", "learned": True, "language": "en", "tap": "once", "soundAsked": True}


UPDATE = "navigator.serviceWorker.getRegistration().then((ours) => ours.update()).then(() => 0)"


class Chromium:
    """A browser whose process can be killed, with a profile that stays."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self.profile, self.port = profile, free_port()
        self._playwright = playwright
        self._process: subprocess.Popen[bytes] | None = None
        self._browser: Browser | None = None

    def start(self) -> BrowserContext:
        arguments = [
            *LAUNCH, "--headless=new", "--no-first-run", f"--user-data-dir={self.profile}",
            f"--remote-debugging-port={self.port}", "about:blank",
        ]  # fmt: skip
        quiet = subprocess.DEVNULL
        self._process = subprocess.Popen([chromium(), *arguments], stdout=quiet, stderr=quiet)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with suppress(OSError), urllib.request.urlopen(f"{self._address}/json/version"):
                break
            time.sleep(0.1)
        self._browser = self._playwright.chromium.connect_over_cdp(self._address)
        return self._browser.contexts[0]

    @property
    def _address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@pytest.fixture
def site() -> Iterator[Site]:
    running = Site()
    running.start()
    yield running
    running.stop()


@pytest.fixture
def browser_of_ones_own(playwright: Playwright, tmp_path: Path) -> Iterator[Chromium]:
    running = Chromium(playwright, tmp_path)
    yield running
    running.kill()


def opened(context: BrowserContext, url: str, problems: list[str]) -> Page:
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.add_init_script(
        "if (!localStorage.getItem('yokai-settings'))"
        f" localStorage.setItem('yokai-settings', JSON.stringify({json.dumps(SETTINGS)}))"
    )
    page.goto(url)
    return page


def is_kept(page: Page) -> None:
    """Wait until everything is there without a connection."""
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("navigator.serviceWorker.controller")


def test_it_plays_and_keeps_what_was_played(site: Site, browser_of_ones_own: Chromium) -> None:
    problems: list[str] = []
    context = browser_of_ones_own.start()
    page = opened(context, site.url, problems)
    expect(page.locator("main")).to_contain_text("need a server")
    page.locator(".now .primary").click()
    table = Table(page)
    table.pass_cards()
    table.play_first()
    hand, address = set(table.hand()), page.url
    page.reload()
    table = Table(page)
    table.wait_for_something_to_do()
    assert set(table.hand()) == hand, "a reload keeps everything"
    is_kept(page)
    site.stop()
    page.reload()
    table = Table(page)
    hand.remove(table.play_first())
    browser_of_ones_own.kill()

    context = browser_of_ones_own.start()
    page = opened(context, address, problems)
    table = Table(page)
    table.wait_for_something_to_do()
    assert set(table.hand()) == hand, "a killed browser keeps what was played, without its site"
    table.play_first()

    # Another tab plays on when the first one, which has the worker, is closed.
    other = opened(context, address, problems)
    table = Table(other)
    table.wait_for_something_to_do()
    page.close()
    table.play_first()
    other.goto(site.url + "/rules")
    expect(other.locator("h1")).to_be_visible()
    other.goto(site.url + "/puzzles")
    expect(other.locator("main a[href^='/puzzles/']").first).to_be_visible(timeout=60_000)
    assert problems == []


def test_its_policy_is_the_server_s_and_webassembly() -> None:
    page = (Site().folder / "index.html").read_text("utf-8")
    found = re.search(r'content-security-policy" content="([^"]*)"', page)
    assert found
    by_server = SECURITY["content-security-policy"].split("; ")
    by_server.remove("frame-ancestors 'none'")  # only a header can say so
    changed = {"script-src 'self'": "script-src 'self' 'wasm-unsafe-eval'"}
    assert found[1].split("; ") == [changed.get(part, part) for part in by_server]


def test_it_is_small_enough_to_be_loaded_on_a_phone() -> None:
    """What Python and the kernel need, as a server that compresses scripts sends it."""
    [python] = (Site().folder / "python").iterdir()
    packed = sum(path.stat().st_size for path in python.glob("*.bin"))
    packed += sum(len(gzip.compress(path.read_bytes())) for path in python.glob("*.mjs"))
    assert packed < 5_500_000


def test_a_new_version_is_offered_and_the_last_one_takes_itself_away(
    site: Site, browser_of_ones_own: Chromium
) -> None:
    problems: list[str] = []
    page = opened(browser_of_ones_own.start(), site.url, problems)
    page.locator(".now .primary").wait_for()
    is_kept(page)
    worker = (site.folder / "sw.js").read_text("utf-8")
    site.changed["/sw.js"] = worker.replace("const version = '", "const version = 'next-")
    page.evaluate(UPDATE)
    page.get_by_role("button", name="Use it").click()
    page.wait_for_function("caches.keys().then((keys) => keys.join().includes('next-'))")
    page.wait_for_function("caches.keys().then((keys) => keys.length === 1)")
    page.locator(".now .primary").wait_for()
    site.changed["/sw.js"] = (site.folder / "sw-off.js").read_text("utf-8")
    page.evaluate(UPDATE)
    page.wait_for_function("caches.keys().then((keys) => keys.length === 0)")
    assert problems == []
