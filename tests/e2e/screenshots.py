"""Pictures of every screen in three sizes and two themes: `make screenshots`, then look at them.

python -m tests.e2e.screenshots FOLDER [NAME…]
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from rich.progress import track

from tests.e2e.conftest import LAUNCH, Server, Visitor, chromium
from tests.e2e.page import Table

SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def home(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.wait_for_selector(".now .primary")


def learn(visitor: Visitor) -> None:
    visitor.go("/learn")
    visitor.page.wait_for_selector("article li")


def chapter(visitor: Visitor) -> None:
    visitor.go("/learn/seventh")
    visitor.page.get_by_role("button", name="Continue").click()
    visitor.page.wait_for_selector(".laid img")


def choosing(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)
    for code in table.hand()[1:6:2]:
        table.touch(code)


def playing(visitor: Visitor) -> None:
    _play(visitor.play_now("four-advanced"), 4)


def round_end(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    while not table.is_between_rounds:
        table.step()


def match_end(visitor: Visitor) -> None:
    visitor.play_now("four-basic").play_out()


def suitors(visitor: Visitor) -> None:
    _play(visitor.play_now("suitors"), 9)


def three_players(visitor: Visitor) -> None:
    _play(visitor.play_now("three-advanced"), 3)


def replay(visitor: Visitor) -> None:
    table = visitor.play_now("four-basic")
    table.play_out()
    visitor.page.get_by_role("link", name="Watch again").click()
    visitor.page.wait_for_selector(".board")
    for _ in range(7):
        visitor.page.keyboard.press("ArrowRight")


def gathering(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("button", name="New table").click()
    visitor.page.wait_for_selector(".seats")


def player_aid(visitor: Visitor) -> None:
    _play(visitor.play_now("four-advanced"), 3)
    visitor.page.keyboard.press("?")
    visitor.page.wait_for_selector("dialog")


def rules(visitor: Visitor) -> None:
    visitor.go("/rules")
    visitor.page.wait_for_selector("article")


def settings(visitor: Visitor) -> None:
    visitor.go("/settings")
    visitor.page.wait_for_selector("form")


SCREENS: dict[str, Callable[[Visitor], None]] = {
    screen.__name__: screen
    for screen in (
        home, learn, chapter, choosing, playing, round_end, match_end, suitors, three_players,
        replay, gathering, player_aid, rules, settings,
    )
}  # fmt: skip


def _play(table: Table, cards: int) -> None:
    """Play so many cards, and then wait for one's turn."""
    played = 0
    while played < cards or not table.legal():
        played += bool(table.legal())
        table.step()
        table.wait_for_something_to_do()


def look(page: Page) -> None:
    """Let what moves come to rest."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(400)


def take(browser: Browser, server: Server, folder: Path, wanted: list[str]) -> None:
    names = wanted or list(SCREENS)
    jobs = [(n, s, t) for n in names for s in SIZES for t in THEMES]
    for name, size, theme in track(jobs, description="Screenshots"):
        visitor = Visitor(browser, server.url, size=SIZES[size], theme=theme, learned=False)
        SCREENS[name](visitor)
        look(visitor.page)
        visitor.page.screenshot(
            path=folder / f"{name}-{size}-{theme}.png", full_page=name in ("home", "replay")
        )
        visitor.context.close()


def main() -> None:
    """Take the pictures that were asked for, or all."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
        try:
            take(browser, server, folder, sys.argv[2:])
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
