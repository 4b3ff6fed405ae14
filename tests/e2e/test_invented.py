"""A ruleset that the page has never heard of, played in it from the first choice to the replay."""

import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Server, Visitor
from tests.invented import INVENTED

pytestmark = pytest.mark.browser


def test_a_ruleset_the_page_does_not_know(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path, (sys.executable, "-m", "tests.invented"))
    server.start()
    try:
        visitor = Visitor(browser, server.url, bots="adept")
        table = visitor.play_now(INVENTED.name)
        page = visitor.page
        table.wait(lambda: table.is_passing)
        assert len(table.hand()) == INVENTED.hand_size
        assert page.locator(".tray .slot").count() == len(INVENTED.pass_to)
        assert page.locator(".side").count() == INVENTED.side_count
        places = page.locator(".side").first.locator(".bosses .place")
        assert places.count() == INVENTED.bosses_to_win
        assert page.locator(".side .score small").first.inner_text() == f"/{INVENTED.goal}"
        page.keyboard.press("?")
        page.get_by_text(f"Capture {INVENTED.bosses_to_win} bosses").wait_for()
        assert page.locator("dialog .rank").count() == len(INVENTED.deck)
        page.keyboard.press("Escape")
        table.pass_cards()
        table.play_first()
        table.fast_forward("match")
        page.get_by_text("Fair deals you can check").click()
        page.get_by_role("button", name="Check all deals").click()
        page.get_by_text("Every deal comes from the seed").wait_for()
        page.get_by_role("link", name="Watch").click()
        page.wait_for_selector(".board")
        assert page.locator(".board .seat").count() == INVENTED.players
        assert page.locator(".board .held").count() == INVENTED.players * INVENTED.hand_size
        assert visitor.problems == []
        visitor.context.close()
    finally:
        server.stop()
