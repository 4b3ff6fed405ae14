"""Rulesets that the page has never heard of, played in it from the first choice to the replay."""

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.e2e.conftest import Server, Visitor
from tests.invented import EACH_ALONE, FEW_SEALS, INVENTED, LED_TRUMP, SMALLER, TWO
from yokai_septet.game import Ruleset

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def invented_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("invented"), (sys.executable, "-m", "tests.invented"))
    server.start()
    yield server
    server.stop()


@pytest.mark.parametrize(
    "ruleset",
    [INVENTED, SMALLER, TWO, EACH_ALONE, LED_TRUMP, FEW_SEALS],
    ids=lambda ruleset: ruleset.name,
)
def test_a_ruleset_the_page_does_not_know(
    ruleset: Ruleset, browser: Browser, invented_server: Server
) -> None:
    visitor = Visitor(browser, invented_server.url, bots="adept")
    table = visitor.play_now(ruleset.name)
    page = visitor.page
    table.wait(lambda: table.is_passing if ruleset.pass_to else table.is_my_turn)
    if ruleset.pass_to:
        assert len(table.hand()) == ruleset.hand_size
        assert page.locator(".tray .slot").count() == len(ruleset.pass_to)
    assert page.locator(".side").count() == ruleset.side_count
    assert page.locator(".side .score small").first.inner_text() == f"/{ruleset.goal}"
    page.keyboard.press("?")
    if ruleset.bosses_to_win is not None:
        page.get_by_text(f"Capture {ruleset.bosses_to_win} bosses").wait_for()
    places = page.locator(".side").first.locator(".bosses .place")
    if not ruleset.has_seals:
        assert places.count() == ruleset.bosses_to_win
    assert page.locator("dialog .rank").count() == len(ruleset.deck)
    page.keyboard.press("Escape")
    if ruleset.pass_to:
        table.pass_cards()
    table.play_first()
    table.fast_forward("match")
    page.get_by_text("Fair deals you can check").click()
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("Every deal comes from the seed").wait_for()
    page.get_by_role("link", name="Watch").click()
    page.wait_for_selector(".board")
    assert page.locator(".board .seat").count() == ruleset.players
    assert page.locator(".board .held").count() == ruleset.players * ruleset.hand_size
    assert visitor.problems == []
    visitor.context.close()
