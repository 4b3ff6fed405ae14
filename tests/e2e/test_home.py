"""The first page for those who return: their running matches first, then all that are over."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import WATCH
from tests.e2e.traffic import Traffic
from tests.server.history import add_copies
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_a_running_match_comes_first_and_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    at_the_table, hand = page.url, table.hand()
    visitor.go()
    running = page.get_by_role("region", name="Your games in progress")
    row = running.get_by_role("link")
    row.get_by_text("Your turn against Kitsune and Tengu, 0–0").wait_for()
    assert "with Kappa" in row.inner_text()
    above = "e => e.getBoundingClientRect().top"
    assert running.evaluate(above) < page.locator(".hero").evaluate(above)
    row.focus()
    page.keyboard.press("Enter")
    page.wait_for_url(at_the_table)
    table.wait(lambda: table.hand() == hand)


def test_several_running_matches_are_listed_those_that_wait_first(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.play_now("three-basic")
    table.wait(lambda: table.is_passing)
    visitor.go()
    page.get_by_role("button", name="New table").click()
    page.wait_for_selector(".seats")
    code = page.url.rpartition("/")[2]
    page.goto(visitor.url)
    rows = page.get_by_role("region", name="Your games in progress").get_by_role("link")
    rows.nth(1).wait_for()
    assert "Your turn against Kitsune and Kappa, 0–0–0" in rows.first.inner_text()
    assert f"Table {code}: not started yet" in rows.last.inner_text()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_title_begins_a_new_line_with_a_new_sentence(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    visitor.go()
    for language in LANGUAGES:
        visitor.speak(language)
        sentences = visitor.page.locator("h1 span")
        expect(sentences).to_have_count(2)
        lines = sentences.evaluate_all(
            "all => all.map((s) => s.offsetHeight / parseFloat(getComputedStyle(s).lineHeight))"
        )
        assert all(count < 1.5 for count in lines), language


def test_nothing_shifts_for_those_who_return(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    visitor.go()
    visitor.page.get_by_role("region", name="Your games in progress").wait_for()
    visitor.page.add_init_script(WATCH)
    visitor.go()
    visitor.page.locator(".mine").wait_for()
    visitor.page.wait_for_timeout(1000)
    assert visitor.page.evaluate("window.shift") < 0.01


def test_my_games_name_opponents_and_results_and_go_on_page_by_page(
    visit: Visit, server: Server
) -> None:
    visitor = visit()
    page = visitor.page
    visitor.play_now("four-basic").fast_forward("match")
    won = page.locator(".cover h1").inner_text() == "You win the game!"
    code = page.url.rpartition("/")[2]
    visitor.go()
    first = page.locator(".mine li").first
    first.get_by_text("against Kitsune and Tengu").wait_for()
    words = first.inner_text()
    assert ("won" if won else "lost") in words
    assert "with Kappa" in words
    assert "2–" in words if won else "–2" in words
    add_copies(server.data / "yokai.sqlite3", code, 30)
    visitor.go()
    more = page.get_by_role("button", name="Show more")
    more.wait_for()
    for shown in (12, 24):
        assert page.locator(".mine li").count() == shown
        more.click()
        page.locator(f".mine li:nth-child({shown + 1})").wait_for()
    assert page.locator(".mine li").count() == 31
    more.wait_for(state="detached")


def test_a_first_visit_loads_little(visit: Visit) -> None:
    visitor = visit()
    traffic = Traffic(visitor.context.new_cdp_session(visitor.page))
    visitor.go()
    visitor.page.wait_for_selector(".now .primary")
    visitor.page.wait_for_load_state("networkidle")
    assert 10_000 < traffic.scripts < 90_000
    assert traffic.scripts < traffic.total < 300_000
