"""Watching a match again: trick by trick, by itself, from one seat, on one screen."""

import pytest
from playwright.sync_api import Page

from tests.e2e.board import assert_fits_every_window
from tests.e2e.watching import Visit, watched
from tests.variants import thorough

pytestmark = pytest.mark.browser


GONE = """() => [...document.querySelectorAll('.gone .card > .card')].map(card => {
  const { opacity, backgroundColor } = getComputedStyle(card)
  return `${opacity} ${/, 0\\)$/.test(backgroundColor) ? 'clear' : 'opaque'}`
})"""
"""How the cards already played hide those below them."""


def moment(page: Page) -> str:
    return page.url.rpartition("#")[2]


def test_steps_stop_at_the_end_of_tricks_and_the_winner_is_lit(visit: Visit) -> None:
    page = watched(visit, "four-basic")
    forward = page.get_by_role("button", name="Forward one trick")
    for wanted in ("1.0", "1.4", "1.8"):
        forward.click()
        assert moment(page) == wanted
        if wanted != "1.0":
            assert page.locator(".trick li").count() == 4
            assert page.locator(".trick .won .lit").count() == 1
            assert set(page.evaluate(GONE)) == {"1 opaque"}
            assert "takes the trick" in page.locator(".told").inner_text()
    page.keyboard.press("ArrowRight")
    assert page.locator(".trick li").count() == 1
    page.get_by_role("button", name="Back one trick").click()
    assert moment(page) == "1.8"
    page.keyboard.press("PageUp")
    assert moment(page) == "1.4"
    assert page.locator(".trick .trump").count() == 0
    # Each card lies before the seat that played it.
    around = page.evaluate(
        """() => [...document.querySelectorAll('.trick li')].map(li => {
          const box = li.getBoundingClientRect(), board = li.closest('ol').getBoundingClientRect()
          return [box.x + box.width / 2 - board.x - board.width / 2,
                  box.y + box.height / 2 - board.y - board.height / 2].map(Math.round).join()
        })"""
    )
    assert len(set(around)) == 4


def test_a_touch_on_a_card_leads_to_the_moment_it_was_played(visit: Visit) -> None:
    page = watched(visit, "four-basic")
    page.keyboard.press("ArrowRight")
    card = page.locator(".bottom .held button").first
    name = (card.get_attribute("aria-label") or "").split(",")[0]
    card.focus()
    page.keyboard.press("Enter")
    assert name in page.locator(".told").inner_text()
    assert page.locator(f'.trick img[alt$="{name}"]').count() == 1


def test_it_plays_by_itself_until_somebody_pauses_it(visit: Visit) -> None:
    page = watched(visit, "four-basic", speed="fast")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    before = moment(page)
    page.keyboard.press(" ")
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_function("before => !location.hash.endsWith(before)", arg=before)
    page.wait_for_function("() => location.hash.startsWith('#2.')")
    page.get_by_role("button", name="Pause").click()
    paused = moment(page)
    page.wait_for_timeout(1500)
    assert moment(page) == paused


def test_one_hand_shows_what_a_player_knew(visit: Visit) -> None:
    page = watched(visit, "four-basic")
    page.keyboard.press("PageDown")
    page.get_by_label("View", exact=True).select_option("What Tengu knew")
    assert "?seat=3#1.0" in page.url
    sections = page.locator(".board .seat")
    open_cards = [sections.nth(seat).locator("[data-card]").count() for seat in range(4)]
    assert open_cards == [0, 3, 0, 12]  # Tengu's own hand, and what Tengu passed to Kitsune
    assert sections.nth(3).evaluate("e => e.matches('.bottom')")
    page.reload()
    page.wait_for_selector(".board")
    assert page.locator(".board .seat").nth(0).locator("[data-card]").count() == 0
    page.get_by_label("View", exact=True).select_option("All hands")
    assert page.locator(".held [data-card]").count() == 48


def test_the_header_names_players_result_and_date_and_leads_to_the_score_sheet(
    visit: Visit,
) -> None:
    page = watched(visit, "four-basic")
    title = page.locator("header")
    assert "Won by " in title.inner_text()
    assert "2–" in title.inner_text()
    date = title.locator("small span").last.inner_text()
    assert "20" in date
    assert " " not in date, "it could be torn apart"
    assert "Kitsune and Tengu" in page.locator(".replay .sides").inner_text()
    page.get_by_role("button", name="Score sheet and links").click()
    assert page.locator("dialog .score-sheet tbody tr").count() >= 2
    page.get_by_role("button", name="Copy a link to this moment").wait_for()


@pytest.mark.parametrize(
    ("ruleset", "language"),
    [("four-advanced", "de"), *thorough(("three-basic", "ru"), ("suitors-short", "fr"))],
)
def test_all_of_it_is_on_one_screen(visit: Visit, ruleset: str, language: str) -> None:
    page = watched(visit, ruleset, language=language)
    for key in ("PageDown", "PageDown", "End"):
        page.keyboard.press(key)
        assert_fits_every_window(page)
