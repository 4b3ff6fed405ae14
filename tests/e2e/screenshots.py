"""Pictures of every screen in many sizes, two themes and five languages: `make screenshots`.

python -m tests.e2e.screenshots FOLDER --screen replay review --language de fr --size phone

Each option is a choice, and without it all are taken. Each screen is reached once, by playing; then
it is shown again in every language, size and theme, down to the end of the page.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Error, Page, sync_playwright
from rich.progress import track

from tests.e2e.conftest import LAUNCH, Server, Visitor, chromium
from tests.e2e.page import Table
from tests.server.history import add_copies, vary
from yokai_septet.study.puzzles import PuzzleKind, choose
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
RECORDS = Path(__file__).parents[1] / "golden/records"
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


def home_again(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.go()


def many_games(data: Path) -> Callable[[Visitor], None]:
    def reach(visitor: Visitor) -> None:
        match_end(visitor)
        code = visitor.page.url.rpartition("/")[2]
        add_copies(data / "yokai.sqlite3", code, 30, prefix=code)
        vary(data / "yokai.sqlite3", prefix=code)
        visitor.go("/games")

    return reach


def slow(visitor: Visitor) -> None:
    """Play with pauses after each trick, long enough to choose a card or to look at the trick."""
    visitor.go()
    visitor.set(speed="slow")
    _play(visitor.play_now("four-basic"), 2)


def learned(visitor: Visitor) -> None:
    visitor.go()
    visitor.set(chapters=["trick", "trump", "ace", "boss", "seventh", "pass"], learned=True)
    visitor.go("/learn")


def other(visitor: Visitor) -> Visitor:
    """Somebody else, with a browser of their own."""
    browser = visitor.context.browser
    assert browser is not None
    return Visitor(browser, visitor.url)


def same_deals(visitor: Visitor) -> None:
    friend = other(visitor)
    match_end(friend)
    path = f"/same/{friend.page.url.rpartition('/')[2]}?seat=0"
    friend.context.close()
    visitor.go(path).locator("main .button.primary").click()
    Table(visitor.page).fast_forward("match")
    visitor.go(path)


def same_end(visitor: Visitor) -> None:
    same_deals(visitor)
    visitor.page.locator("main .button.primary").click()
    Table(visitor.page).fast_forward("match")


def team_match(visitor: Visitor) -> None:
    page = visitor.go("/teams")
    page.locator("main .button.primary").click()
    page.wait_for_selector(".tables")


def team_result(visitor: Visitor) -> None:
    team_match(visitor)
    page, friend = visitor.page, other(visitor)
    link = page.get_by_label("Link for Team B").input_value()
    friend.go(link.removeprefix(visitor.url)).get_by_role("button", name="Join Team B").click()
    friend.page.get_by_text("(you)").wait_for()
    page.get_by_role("button", name="Begin").click()
    for one in (visitor, friend):
        one.go(page.url.removeprefix(visitor.url))
    address = page.url
    for one, deals in ((visitor, 2), (friend, 1)):
        for number in range(1, deals + 1):
            one.page.goto(address)
            one.page.get_by_role("button", name=f"Play deal {number}").click()
            Table(one.page).fast_forward("round")
    friend.context.close()
    page.goto(address)


def replay(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.page.locator('.cover a[href^="/replay"]').click()
    visitor.page.wait_for_selector(".board")


def gathering(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("button", name="New table").click()
    visitor.page.wait_for_selector(".seats")


def invitation(visitor: Visitor) -> None:
    host = other(visitor)
    gathering(host)
    visitor.go(host.page.url.removeprefix(host.url))
    host.context.close()


def waiting_room(visitor: Visitor) -> None:
    host = other(visitor)
    gathering(host)
    visitor.join(host, "Sit with")
    host.context.close()


def puzzle(kind: PuzzleKind) -> Callable[[Visitor], None]:
    return open_path(f"/puzzles/{choose(kind)[0].id}")


def watching(visitor: Visitor) -> None:
    player = other(visitor)
    playing(player)
    visitor.go(player.page.url.removeprefix(player.url))


def daily(visitor: Visitor) -> None:
    for number in range(1, 5):
        visitor.go("/daily").get_by_role("button", name=f"Play deal {number}").click()
        Table(visitor.page).fast_forward("round")
    visitor.go("/daily")


def daily_end(visitor: Visitor) -> None:
    visitor.go("/daily").get_by_role("button", name="Play deal 1").click()
    Table(visitor.page).fast_forward("round")


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
    page.locator("main button.button", has_not_text="…").nth(1).click()
    page.wait_for_selector(".review-layout")


def what_if(page: Page) -> None:
    page.wait_for_selector(".review-layout .option")
    page.locator(".review-layout .button", has_text="…").click()
    page.locator("button.option").last.click()


def stop(page: Page, selector: str) -> None:
    """Wait for something that would soon be gone, and keep it there."""
    page.wait_for_selector(selector)
    page.evaluate("for (let timer = setTimeout(() => {}); timer; timer--) clearTimeout(timer)")


def end_trick(page: Page) -> None:
    Table(page).play_first()
    stop(page, ".laid .card.lit")


def queue_card(page: Page) -> None:
    table = Table(page)
    table.play_first()
    stop(page, ".laid")
    table.touch(table.hand()[-1])
    page.wait_for_selector(".hand .chance")


def try_cards(page: Page) -> None:
    """Try one card after the other, until one is wrong."""
    for i in range(8):
        page.locator("button.option").nth(i).click()
        if page.locator(".text .wrong").count():
            return


def show_answer(page: Page) -> None:
    page.wait_for_selector("button.option")
    page.locator(".actions button:not(.primary)").first.click()
    page.wait_for_selector(".actions .primary:not([disabled])")


def open_sheet(page: Page) -> None:
    page.wait_for_selector(".board")
    page.locator(".screen-header .icon").last.click()
    page.wait_for_selector("dialog .score-sheet")


def one_hand(page: Page) -> None:
    step_on(page)
    page.locator(".below select").last.select_option(index=1)


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
    "learned": (learned, wait_for("article .button.primary")),
    "first_visit": (open_path("/"), wait_for(".now .primary")),
    "home_again": (home_again, wait_for(".match")),
    "new_table": (open_path("/"), open_options),
    "waiting_room": (waiting_room, wait_for(".seats .mine")),
    "trick_end": (slow, end_trick),
    "queued": (slow, queue_card),
    "menu": (playing, press("m")),
    "tricks": (remembering, press("l")),
    "hands": (round_end, show_hands),
    "suitors_end": (suitors_end, wait_for(".cover")),
    "three_end": (three_end, wait_for(".cover")),
    "watching": (watching, wait_for(".laid, .plate")),
    "replay_open": (open_path("/replay"), wait_for("main h1")),
    "replay_hand": (replay, one_hand),
    "replay_sheet": (replay, open_sheet),
    "daily": (open_path("/daily"), wait_for(".panel")),
    "daily_board": (daily, wait_for(".results")),
    "daily_end": (daily_end, wait_for(".cover")),
    "same_deals": (same_deals, wait_for("table")),
    "same_end": (same_end, wait_for(".cover")),
    "teams": (open_path("/teams"), wait_for("main .button.primary")),
    "team_match": (team_match, wait_for(".tables")),
    "team_result": (team_result, wait_for("table")),
    "review": (review, wait_for(".plot")),
    "review_moment": (review_moment, wait_for(".review-layout .option")),
    "review_learn": (review, train),
    "review_what_if": (review_moment, what_if),
    "review_open": (open_path("/review"), wait_for("main h1")),
    "puzzle_wrong": (puzzle(PuzzleKind.OPEN), try_cards),
    "puzzle_open_answer": (puzzle(PuzzleKind.OPEN), show_answer),
    "puzzle_answer": (puzzle(PuzzleKind.CLOSED), show_answer),
    "puzzle_pass": (puzzle(PuzzleKind.PASS), wait_for("button.option")),
    "puzzle_pass_answer": (puzzle(PuzzleKind.PASS), show_answer),
    "claim": (open_path("/claim#none"), wait_for("main h1")),
    "no_games": (open_path("/games"), wait_for("main .panel")),
    "no_table": (open_path("/t/ZZZZZZ"), wait_for("h1")),
    "no_puzzle": (open_path("/puzzles/abc"), wait_for("main [role=alert]")),
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
