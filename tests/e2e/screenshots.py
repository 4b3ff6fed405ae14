"""Pictures of every screen in five sizes, two themes and five languages: `make screenshots`.

python -m tests.e2e.screenshots FOLDER [SCREEN…] [LANGUAGE…]

Each screen is reached once, by playing; then it is shown again in every language, size and theme.
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
from yokai_septet.study.puzzles import PuzzleKind, choose
from yokai_septet.texts import LANGUAGES

SIZES = {
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "large": (1920, 1080),
}
RECORDS = Path(__file__).parents[1] / "golden/records"
FEWER = ("tablet", "large")
"""Sizes of which one language is enough, the one with the longest words."""
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")

# --- reaching a screen


def home(visitor: Visitor) -> None:
    visitor.play_now("four-basic")  # a running game comes first on the home page
    visitor.go()


def chapter(name: str) -> Callable[[Visitor], None]:
    return open_path(f"/learn/{name}")


def open_path(path: str) -> Callable[[Visitor], None]:
    def reach(visitor: Visitor) -> None:
        visitor.go(path)

    return reach


def choosing(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)


def playing(visitor: Visitor) -> None:
    _play(visitor.play_now("four-advanced"), 4)


def remembering(visitor: Visitor) -> None:
    _play(visitor.play_with(ruleset="four-advanced", memory_aid="all"), 5)


def round_end(visitor: Visitor) -> None:
    visitor.play_now("four-advanced").fast_forward("round")


def score_sheet(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    table.fast_forward("round")
    table.step()


def match_end(visitor: Visitor) -> None:
    visitor.play_now("four-basic").fast_forward("match")


def suitors(visitor: Visitor) -> None:
    _play(visitor.play_now("suitors"), 9)


def suitors_end(visitor: Visitor) -> None:
    visitor.play_now("suitors-short").fast_forward("round")


def three_players(visitor: Visitor) -> None:
    _play(visitor.play_now("three-advanced"), 3)


def three_end(visitor: Visitor) -> None:
    visitor.play_now("three-advanced").fast_forward("match")


def match_end_and_home(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.go()


def games(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.go("/games")


def replay(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.page.locator('.cover a[href^="/replay"]').click()
    visitor.page.wait_for_selector(".board")


def gathering(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("button", name="New table").click()
    visitor.page.wait_for_selector(".seats")


def invitation(visitor: Visitor) -> None:
    browser = visitor.context.browser
    assert browser is not None
    host = Visitor(browser, visitor.url)
    gathering(host)
    visitor.go(host.page.url.removeprefix(host.url))
    host.context.close()


def waiting_room(visitor: Visitor) -> None:
    browser = visitor.context.browser
    assert browser is not None
    host = Visitor(browser, visitor.url)
    gathering(host)
    visitor.join(host, "Sit with")
    host.context.close()


def puzzle(kind: PuzzleKind) -> Callable[[Visitor], None]:
    return open_path(f"/puzzles/{choose(kind)[0].id}")


def watching(visitor: Visitor) -> None:
    browser = visitor.context.browser
    assert browser is not None
    player = Visitor(browser, visitor.url)
    playing(player)
    visitor.go(player.page.url.removeprefix(player.url))


def daily(visitor: Visitor) -> None:
    visitor.go("/daily").get_by_role("button", name="Play deal 1").click()
    Table(visitor.page).fast_forward("round")
    visitor.go("/daily")


def review(visitor: Visitor) -> None:
    page = visitor.go("/review")
    page.locator("input[type=file]").set_input_files(RECORDS / "four-advanced.yokai")
    page.wait_for_selector(".plot", timeout=300_000)


def review_moment(visitor: Visitor) -> None:
    review(visitor)
    visitor.page.locator(".players li button").first.click()  # a mistake
    visitor.page.wait_for_selector(".review-layout .option")


# --- showing it again, after a reload


def choose_cards(page: Page) -> None:
    page.wait_for_selector(".tray")
    table = Table(page)
    for code in table.hand()[1:6:2]:
        table.touch(code)


def ask_hint(page: Page) -> None:
    page.wait_for_selector(".hand.turn")
    page.keyboard.press("h")
    page.wait_for_selector(".hand .chance, .asks .button")


def open_score(page: Page) -> None:
    page.locator(".side .score").first.click()
    page.wait_for_selector("dialog .score-sheet")


def who_won(page: Page) -> None:
    page.locator(".side h2").last.click(force=True)
    page.wait_for_selector("[popover]")


def begin(page: Page) -> None:
    page.locator("main .button.primary").first.click()
    page.wait_for_selector(".laid img")


def step_on(page: Page) -> None:
    page.wait_for_selector(".board")
    for _ in range(7):
        page.keyboard.press("ArrowRight")


def open_options(page: Page) -> None:
    page.locator(".stack details summary").first.click()
    page.locator(".stack details").first.scroll_into_view_if_needed()


def press(key: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.wait_for_selector(".hand")
        page.keyboard.press(key)
        page.wait_for_selector("dialog")

    return show


def show_hands(page: Page) -> None:
    page.locator(".cover summary").last.click()


def train(page: Page) -> None:
    page.locator(".actions .button, main .button").nth(1).click()
    page.wait_for_selector("button.option")


def what_if(page: Page) -> None:
    page.wait_for_selector(".review-layout .option")
    page.locator(".review-layout .button", has_text="…").click()
    page.locator("button.option").last.click()


def to_the_end_of_the_page(page: Page) -> None:
    page.wait_for_selector("main h1")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")


def try_cards(page: Page) -> None:
    """Try one card after the other, until one is wrong."""
    for i in range(8):
        page.locator("button.option").nth(i).click()
        if page.locator(".text .wrong").count():
            return


def show_answer(page: Page) -> None:
    page.wait_for_selector("button.option")
    page.locator(".actions .button").first.click()
    page.wait_for_selector(".actions .primary")


def wait_for(selector: str) -> Callable[[Page], None]:
    def wait(page: Page) -> None:
        page.wait_for_selector(selector)

    return wait


SCREENS: dict[str, tuple[Callable[[Visitor], None], Callable[[Page], None]]] = {
    "home": (home, wait_for(".now .primary")),
    "learn": (open_path("/learn"), wait_for("article li")),
    "chapter": (chapter("seventh"), begin),
    "choosing": (choosing, choose_cards),
    "playing": (playing, who_won),
    "hint": (playing, ask_hint),
    "remembering": (remembering, wait_for(".hand.turn")),
    "round_end": (round_end, wait_for(".cover")),
    "score_sheet": (score_sheet, open_score),
    "match_end": (match_end, wait_for(".cover")),
    "suitors": (suitors, wait_for(".hand.turn")),
    "three_players": (three_players, wait_for(".hand.turn")),
    "replay": (replay, step_on),
    "gathering": (gathering, wait_for(".seats")),
    "invitation": (invitation, wait_for("main .button.primary")),
    "player_aid": (remembering, press("?")),
    "puzzles": (open_path("/puzzles"), wait_for(".count + .button")),
    "puzzle": (puzzle(PuzzleKind.CLOSED), wait_for("button.option")),
    "rules": (open_path("/rules"), wait_for("article")),
    "settings": (open_path("/settings"), wait_for("form")),
}
MORE: dict[str, tuple[Callable[[Visitor], None], Callable[[Page], None]]] = {
    **{
        f"chapter_{name}": (chapter(name), wait_for(".words"))
        for name in ("trick", "trump", "ace", "boss", "pass")
    },
    "new_table": (open_path("/"), open_options),
    "games": (games, wait_for(".match")),
    "home_end": (match_end_and_home, to_the_end_of_the_page),
    "waiting_room": (waiting_room, wait_for(".seats .mine")),
    "menu": (playing, press("m")),
    "tricks": (remembering, press("l")),
    "hands": (round_end, show_hands),
    "suitors_end": (suitors_end, wait_for(".cover")),
    "three_end": (three_end, wait_for(".cover")),
    "watching": (watching, wait_for(".laid, .plate")),
    "daily": (daily, wait_for(".results")),
    "review": (review, wait_for(".plot")),
    "review_moment": (review_moment, wait_for(".review-layout .option")),
    "review_learn": (review, train),
    "review_what_if": (review_moment, what_if),
    "review_open": (open_path("/review"), wait_for("main h1")),
    "puzzle_wrong": (puzzle(PuzzleKind.OPEN), try_cards),
    "puzzle_answer": (puzzle(PuzzleKind.CLOSED), show_answer),
    "puzzle_pass": (puzzle(PuzzleKind.PASS), wait_for("button.option")),
    "settings_end": (open_path("/settings"), to_the_end_of_the_page),
    "no_table": (open_path("/t/ZZZZZZ"), wait_for("h1")),
    "not_found": (open_path("/nowhere"), wait_for("h1")),
}
"""Pictures alone: these screens are checked by tests of their own, or are kin of those above."""


def _play(table: Table, cards: int) -> None:
    """Play so many cards, and then wait for the visitor's turn."""
    played = 0
    while played < cards or not table.legal():
        played += bool(table.legal())
        table.step()
        table.wait_for_something_to_do()


def take(browser: Browser, server: Server, folder: Path, wanted: list[str]) -> None:
    every = SCREENS | MORE
    screens = [name for name in wanted if name in every] or list(every)
    languages = [name for name in wanted if name in LANGUAGES] or list(LANGUAGES)
    for screen in track(screens, description="Screenshots"):
        reach, show = every[screen]
        visitor = Visitor(browser, server.url, learned=False)
        page = visitor.page
        reach(visitor)
        for language in languages:
            visitor.speak(language)
            show(page)
            for size, (width, height) in SIZES.items():
                if size in FEWER and language != "de" and len(languages) > 1:
                    continue
                page.set_viewport_size({"width": width, "height": height})
                for theme in THEMES:
                    page.emulate_media(color_scheme=theme)
                    page.wait_for_timeout(400)  # what moves comes to rest
                    page.screenshot(path=folder / f"{screen}-{size}-{theme}-{language}.png")
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
