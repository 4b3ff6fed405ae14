"""The table fits the window: eight sizes, three long-worded languages, every phase of a match."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from yokai_septet.texts import Texts

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

SIZES = {
    (2560, 1440): "wide",
    (1920, 1080): "wide",
    (1440, 900): "wide",
    (820, 1180): "tall",
    (390, 844): "narrow",
    (360, 640): "narrow",
    (844, 390): "low",
    (640, 360): "low",
}
"""The layout for each size of the window."""
PHONES = [size for size, layout in SIZES.items() if layout in ("low", "narrow")]
TRICK_CARD = {(640, 360): 74}
"""The narrowest card of a trick where there is no room for the 80 pixels of every other phone."""

SCRIPT = Path(__file__).with_name("layout.js").read_text("utf-8")


def measure(page: Page, what: str) -> Any:
    """The value of an expression with the functions of layout.js."""
    return page.evaluate(f"(() => {{ {SCRIPT}\nreturn {what} }})()")


def widths(page: Page, selector: str) -> list[float]:
    found: list[float] = measure(page, f"widths({selector!r})")
    return found


def look(page: Page, size: tuple[int, int]) -> Any:
    """What the table looks like in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return measure(page, f"look({SIZES[size]!r})")


def assert_fits_every_window(page: Page) -> None:
    for size in SIZES:
        seen = look(page, size)
        assert seen["layout"] == SIZES[size], size
        assert seen["problems"] == [], size
        names = set(seen["names"])
        assert names >= {"tool", "side", "trump"}, size
        assert ("log" in names) == (size not in PHONES), size
        assert "tracker" not in names or "log" in names
        if size in PHONES and seen["cards"]:
            assert min(seen["cards"]) >= 56, size
            assert min(measure(page, "touchable()")) >= 24, size
        assert min(seen["voids"] or [14]) >= 14, size
        if seen["laid"] and names >= {"trick", "hand"}:
            assert min(seen["laid"]) >= TRICK_CARD.get(size, 80), size


def until_cards_lie(table: Table) -> None:
    """Play until it is the visitor's turn in mid-trick."""
    while not (table.legal() and table.page.locator(".laid").count()):
        table.step()
        table.wait_for_something_to_do()
        assert not table.is_between_rounds


@pytest.mark.parametrize(
    ("ruleset", "language"),
    [("four-advanced", "fr"), ("three-advanced", "ru"), ("suitors", "de")],
)
def test_the_table_fits_every_window(visit: Visit, ruleset: str, language: str) -> None:
    visitor = visit(language=language, soundAsked=False)
    table = visitor.play_with(ruleset=ruleset, bots="random", memory_aid="all")
    page = table.page
    table.wait(lambda: table.is_passing)
    for code in table.hand()[1:6:2]:
        table.touch(code)
    assert_fits_every_window(page)
    page.locator(".tray .button.primary").click()
    table.wait(lambda: bool(table.legal()))
    assert_fits_every_window(page)  # a whole hand, and what was received
    until_cards_lie(table)
    assert_fits_every_window(page)
    while len(table.legal()) == 1:
        table.step()
        until_cards_lie(table)
    page.keyboard.press("h")
    page.locator(".advice .button").wait_for()
    longest = Texts(language).format("bot-why-void", suit="S", rank=12, foil="no")
    page.locator(".advice p").evaluate("(reason, text) => reason.textContent = text", longest)
    assert_fits_every_window(page)


def test_the_end_of_a_round_fits_every_window(visit: Visit) -> None:
    table = visit(language="de", bots="random").play_now("three-basic")
    page = table.page
    table.fast_forward("round")
    for _ in range(2):
        assert_fits_every_window(page)
        page.locator(".cover summary").last.click()  # everybody's cards make it long
        for alarm in page.locator(".told .alarm").all():
            assert not alarm.is_visible()
    table.fast_forward("match")
    assert_fits_every_window(page)


@pytest.mark.parametrize("ruleset", ["four-basic", "three-basic"])
def test_a_spectator_sees_everything_in_every_window(visit: Visit, ruleset: str) -> None:
    player, spectator = visit(bots="random"), visit(language="ru")
    table = player.play_now(ruleset)
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    until_cards_lie(table)
    spectator.go(player.page.url.removeprefix(player.url))
    spectator.page.wait_for_selector(".laid")
    assert spectator.page.locator(".plate").count() == (3 if "three" in ruleset else 4)
    assert_fits_every_window(spectator.page)


def test_cards_grow_with_the_window(visit: Visit) -> None:
    table = visit(bots="random").play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    until_cards_lie(table)
    sizes = {}
    for size in SIZES:
        look(table.page, size)
        sizes[size] = [
            min(widths(table.page, selector))
            for selector in (".hand .card", ".laid .card", ".plate", ".log")
        ]
    for smaller, larger in [((1440, 900), (1920, 1080)), ((1920, 1080), (2560, 1440))]:
        for one, other in zip(sizes[smaller], sizes[larger], strict=True):
            assert other >= one * 1.15
