"""The page is for everybody: five languages, small screens, both themes, screen readers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.access import (
    PHONE,
    assert_accessible,
    assert_fits,
)
from tests.e2e.conftest import LAUNCH, Server, Visitor, chromium
from tests.e2e.screens import (
    SCREENS,
    remembering,
    suitors,
    suitors_end,
    three_end,
    three_players,
)
from tests.variants import thorough
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


COLOURS = "{runOnly: ['color-contrast']}"
"""All that a theme changes."""


@pytest.mark.parametrize("language", ["de", "zh-Hant", *thorough("en", "fr", "ru")])
def test_every_language_fits_a_phone_and_lacks_no_text(visit: Visit, language: str) -> None:
    visitor = visit(size=PHONE, language=language, learned=False)  # a missing text is a problem
    screens = ("", "learn", "learn/pass", "rules", "settings", "replay", "puzzles", "daily")
    for screen in (*screens, "nowhere"):
        visitor.go(f"/{screen}")
        visitor.page.wait_for_selector("main h1, main article")
        assert_fits(visitor.page)
        assert visitor.page.locator("html").get_attribute("lang") == language
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)
    assert_fits(visitor.page)
    table.pass_cards()
    for _ in range(2):
        table.wait(lambda: bool(table.legal()))
        assert_fits(visitor.page)
        table.play_first()
    table.fast_forward("round")
    assert_fits(visitor.page)
    for key in ("a", "m"):
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_selector("dialog")
        assert_fits(visitor.page)
        visitor.page.keyboard.press("Escape")
        visitor.page.wait_for_selector("dialog", state="detached")


def test_the_language_changes_at_once(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)
    visitor.page.keyboard.press("m")
    visitor.page.locator("dialog select").first.select_option("de")
    visitor.page.get_by_role("heading", name="Menü").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_text("Wähle 3 Karten").wait_for()
    assert visitor.page.locator("html").get_attribute("lang") == "de"


OUTSIDE = """() => [...document.querySelectorAll('.plate')].flatMap(plate => {
  const box = plate.getBoundingClientRect()
  const moment = plate.querySelector('.moment')
  const cards = [...plate.querySelectorAll('.back img')].map(card => card.getBoundingClientRect())
  const wide = cards.some(card => card.left < box.left || card.right > box.right)
  const covered = moment && cards.some(card => card.bottom > moment.getBoundingClientRect().top)
  return wide || covered ? [plate.innerText] : []
})"""
"""The plates of players whose cards stick out, or cover what the plate says."""


@pytest.mark.parametrize("ruleset", ["suitors", *thorough("four-basic", "three-basic")])
def test_a_plate_holds_all_it_shows_on_a_phone(visit: Visit, ruleset: str) -> None:
    visitor = visit(size=PHONE)
    table = visitor.play_now(ruleset)
    plates = 2 if ruleset.startswith("three") else 3
    for language in LANGUAGES:
        visitor.speak(language)
        table.wait(lambda: visitor.page.locator(".moment").count() == plates)  # the bots are quick
        assert visitor.page.evaluate(OUTSIDE) == [], language


TEXT_SIZE = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
HIDDEN_CARDS = """() => [...document.querySelectorAll('.hand button')].filter(card => {
  const { top, left, right } = card.getBoundingClientRect()
  return top > innerHeight - 40 || left < -2 || right > innerWidth + 2
}).length"""
"""How many cards of the hand are out of sight, but for a strip."""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_large_text_leaves_room_for_the_cards(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Text of twice the usual size, as set in the browser: all of it on pages to read, and at a
    table as much as fits the window."""
    with browser.browser_type.launch(
        executable_path=chromium(), args=[*LAUNCH, "--blink-settings=defaultFontSize=32"]
    ) as large:
        visitor = Visitor(large, server.url, size=size, language="ru")
        page = visitor.go("/settings")
        page.wait_for_selector("main h1")
        assert page.evaluate(TEXT_SIZE) == 32
        suitors(visitor)
        assert 16 < page.evaluate(TEXT_SIZE) < 24
        assert page.locator(".hand button").count() > 0
        assert page.evaluate(HIDDEN_CARDS) == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.set_viewport_size({"width": 1440, "height": 900})
        assert page.evaluate(TEXT_SIZE) == 32
        assert visitor.problems == []
        assert visitor.foreign == []


@pytest.mark.parametrize("touch", [False, True])
def test_keys_are_explained_only_to_those_who_may_have_a_keyboard(
    visit: Visit, touch: bool
) -> None:
    page = visit(touch=touch).play_now("four-basic").page
    page.keyboard.press("m")
    page.wait_for_selector("dialog")
    assert page.locator("dialog .keys").is_visible() is not touch


def test_cards_received_are_told_with_their_giver(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("suitors")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    visitor.page.keyboard.press("m")
    lines = visitor.page.locator("dialog small").all_inner_texts()
    assert len([line for line in lines if line.startswith("From ")]) == 3


REACHED = dict.fromkeys(reach for reach, _ in SCREENS.values())
LIKE_OTHERS = (remembering, suitors, suitors_end, three_players, three_end)
"""Screens that differ from others in the ruleset or the memory aid alone."""


@pytest.mark.parametrize(
    "reach", [*(reach for reach in REACHED if reach not in LIKE_OTHERS), *thorough(*LIKE_OTHERS)]
)
def test_axe_finds_no_violation(visit: Visit, reach: Callable[[Visitor], None]) -> None:
    visitor = visit(learned=False)
    reach(visitor)
    for show in (show for reached, show in SCREENS.values() if reached is reach):
        visitor.page.emulate_media(color_scheme="light")
        visitor.page.reload()
        show(visitor.page)
        assert_accessible(visitor)
        visitor.page.emulate_media(color_scheme="dark")
        visitor.page.wait_for_timeout(300)  # colours fade
        assert_accessible(visitor, COLOURS)


def test_plays_are_announced_in_sentences(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    log = visitor.page.locator("[role=log]")
    assert "Everyone has chosen, and the cards are passed." in log.inner_text()
    table.play_first()
    table.wait(lambda: "the trick with the" in log.inner_text())


def test_a_replay_has_a_link_to_every_moment(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("four-basic").fast_forward("match")
    visitor.page.get_by_role("link", name="Watch replay").click()
    visitor.page.wait_for_selector(".board")
    for _ in range(6):
        visitor.page.keyboard.press("ArrowRight")
    told = visitor.page.locator(".told").first.inner_text()
    assert visitor.page.url.endswith("#1.5")
    other = visit(language="de")
    other.go(visitor.page.url.removeprefix(visitor.url))
    other.page.wait_for_selector(".board")
    assert other.page.url.endswith("#1.5")
    assert "spielt: " in other.page.locator(".told").first.inner_text()
    assert (
        "(adept)" not in other.page.locator(".board").inner_text()
    )  # a bot's name, but no English
    other = visit()
    other.go(visitor.page.url.removeprefix(visitor.url))
    other.page.wait_for_selector(".board")
    assert other.page.locator(".told").first.inner_text() == told
    other.page.keyboard.press("PageDown")
    for _ in range(40):
        other.page.get_by_role("button", name="Forward one trick").click()
    assert "the game. Final score: " in other.page.locator(".told").last.inner_text()


def test_a_record_can_be_downloaded_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.play_now("four-basic").fast_forward("match")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("button", name="Download record").click()
    file = tmp_path / "match.yokai"
    download.value.save_as(file)
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(file)
    visitor.page.wait_for_selector(".board")
    broken = tmp_path / "broken.yokai"
    broken.write_text(file.read_text("utf-8").replace("four-basic", "five-basic"), "utf-8")
    visitor.go("/replay")
    visitor.page.locator("input[type=file]").set_input_files(broken)
    visitor.page.get_by_role("alert").get_by_text("five-basic").wait_for()
    visitor.problems.clear()  # the browser itself notes that the request was refused


def test_the_policy_forbids_inline_scripts_and_other_hosts(visit: Visit) -> None:
    visitor = visit()
    response = visitor.page.goto(visitor.url)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
