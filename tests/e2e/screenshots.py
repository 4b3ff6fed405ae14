"""Pictures of every screen in many sizes, two themes and five languages: `make screenshots`.

python -m tests.e2e.screenshots FOLDER --screen replay review --language de fr --size phone

Each option is a choice, and without it all are taken. Each screen is reached once, by playing; then
it is shown again in every language, size and theme, down to the end of the page.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, sync_playwright
from rich.progress import track

from tests.e2e.conftest import LAUNCH, Server, Visitor, chromium
from tests.e2e.screens import MORE, SCREENS, many_games
from tests.e2e.showing import wait_for
from yokai_septet.texts import LANGUAGES

SIZES = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "desktop": (1440, 900),
    "small": (360, 640),
    "tablet": (820, 1180),
    "large": (1920, 1080),
}
FOR_BOARDS = ("small", "tablet", "large")
"""Sizes that only matter where everything has to fit the window."""
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def take(browser: Browser, server: Server, screen: str, wanted: argparse.Namespace) -> None:
    """All pictures of one screen."""
    games = {"games": (many_games(server.data), wait_for(".match"))}
    reach, show = (SCREENS | MORE | games)[screen]
    visitor = Visitor(browser, server.url, learned=False)
    page = visitor.page
    reach(visitor)
    for language in wanted.language:
        visitor.speak(language)
        show(page)
        has_board = page.locator("[data-layout]").count() > 0
        for size in wanted.size:
            if size in FOR_BOARDS and not has_board:
                continue
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            for theme in wanted.theme:
                page.emulate_media(color_scheme=theme)
                page.wait_for_timeout(200)  # what moves comes to rest
                name = f"{screen}-{size}-{theme}-{language}.png"
                page.screenshot(path=wanted.folder / name, full_page=True)
    visitor.context.close()


def main() -> None:
    """Take the pictures that were asked for, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    choices = {
        "screen": [*SCREENS, *MORE, "games"],
        "language": LANGUAGES,
        "size": SIZES,
        "theme": THEMES,
    }
    for option, known in choices.items():
        parser.add_argument(f"--{option}", nargs="+", choices=known, default=list(known))
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
        failed = []
        for screen in track(wanted.screen, description="Screenshots"):
            try:
                take(browser, server, screen, wanted)
            except (AssertionError, Error) as error:  # the other screens are worth a look, too
                print(f"{screen}: {error}", file=sys.stderr)
                failed.append(screen)
        browser.close()
        server.stop()
    sys.exit(f"Not reached: {', '.join(failed)}" if failed else 0)


if __name__ == "__main__":
    main()
