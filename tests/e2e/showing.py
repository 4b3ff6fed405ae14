"""How a screen of the page is shown again after a reload, for tests/e2e/screens.py."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.page import CHOICE, Table, choose
from yokai_septet.texts import Texts


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
    page.wait_for_selector(".words")
    if not page.locator(".turn").count():  # a reload goes on where it was
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
    page.wait_for_selector(".review-layout .values")
    texts = Texts(page.locator("html").get_attribute("lang") or "en")
    page.get_by_role("button", name=texts.format("review-what-if")).click()
    choose(page.locator(CHOICE).last)


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
        choose(page.locator(CHOICE).nth(i))
        if page.locator(".text .wrong").count():
            return


def show_answer(page: Page) -> None:
    page.wait_for_selector(CHOICE)
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
