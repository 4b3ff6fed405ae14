"""The daily deals in the page: played, compared, shared, and checked."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.access import assert_accessible, assert_fits
from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import Table
from yokai_septet import commitment
from yokai_septet.server.settings import Settings
from yokai_septet.server.store import Store
from yokai_septet.study.days import day_of, day_seed, next_day
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_a_day_is_played_compared_and_shared(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Daily deals").click()
    expect(page.get_by_role("heading", name="Daily deals")).to_be_visible()
    expect(page.get_by_text("It opens once you’ve played all four deals.")).to_be_visible()
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Play deal 1").focus()
    page.keyboard.press("Enter")
    table = Table(page)
    expect(page.get_by_role("heading", name="Daily deal 1")).to_be_visible()
    assert page.get_by_role("button", name="Undo").count() == 0
    assert page.get_by_role("button", name="Hint").count() == 0
    table.pass_cards()
    table.play_first()
    visitor.go("/daily")
    page.get_by_role("button", name="Resume deal 1").click()
    for number in (1, 2, 3, 4):
        if number > 1:
            page.get_by_role("button", name=f"Play deal {number}").click()
        Table(page).fast_forward("round")
        page.get_by_role("link", name="Back to the daily deals").click()
        mine = page.get_by_role("list", name=f"All results of deal {number}")
        expect(mine.get_by_text("you are here")).to_have_count(1)
    expect(page.get_by_text("% today")).to_be_visible()
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()
    expect(page.locator("[aria-current=true]")).to_contain_text("%")
    expect(page.get_by_text("second identity")).to_be_visible()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy your result").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert copied[0].startswith("Yokai Septet, daily deals of ")
    assert len([letter for letter in copied[1] if letter in "⬛🟥🟧🟨🟩"]) == 4
    assert copied[2] == f"{visitor.url}/daily"
    page.locator("summary").click()
    expect(page.get_by_text("Commitment for the next day")).to_be_visible()
    assert_accessible(visitor)
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(300)  # colours fade
    assert_accessible(visitor)
    for size in ((360, 640), (640, 360), (820, 1180)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        for language in LANGUAGES if size[0] == 360 else ("de",):
            visitor.speak(language)
            page.wait_for_selector(".results")
            assert_fits(page)
    visitor.speak("en")
    page.get_by_role("link", name="Review deal 2").click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()


async def open_day(folder: Path, day: str) -> None:
    """A database whose server was last on at that day."""
    store = Store(Settings(data_dir=folder))
    await store.open()
    seed = day_seed(await store.secret("daily"), day)
    await store.daily.announce(day, commitment(seed), 8, 0.0)
    await store.daily.open(day, 0.0)
    await store.close()


@pytest.mark.parametrize(("zone", "end"), [("UTC", "midnight"), ("Asia/Tokyo", "9:00 AM")])
def test_the_end_of_the_day_is_told_in_local_time(
    browser: Browser, server: Server, zone: str, end: str
) -> None:
    context = browser.new_context(timezone_id=zone, locale="en-US")
    page = context.new_page()
    page.goto(f"{server.url}/daily")
    expect(page.get_by_text(f"until {end}.")).to_be_visible()
    context.close()


def test_a_past_day_is_played_for_fun_resumed_and_checked(browser: Browser, tmp_path: Path) -> None:
    yesterday = next_day(day_of(time.time()), -1)
    with ThreadPoolExecutor(1) as other:  # the browser's loop runs in this thread
        other.submit(asyncio.run, open_day(tmp_path, yesterday)).result()
    server = Server(tmp_path)
    server.start()
    visitor = Visitor(browser, server.url, size=(390, 844))
    try:
        page = visitor.go("/daily")
        page.locator(f'a[href="/daily/{yesterday}"]').click()
        expect(page.get_by_role("heading", name="Daily deals of")).to_be_visible()
        page.get_by_role("button", name="Play deal 1").click()
        table = Table(page)
        table.pass_cards()
        begun = page.url
        visitor.go("/daily")
        page.locator(f'a[href="{begun.removeprefix(visitor.url)}"]').click()
        page.wait_for_url(begun)
        visitor.go("/daily")
        page.locator(f'a[href="/daily/{yesterday}"]').click()
        page.get_by_role("button", name="Resume deal 1").click()
        page.wait_for_url(begun)
        visitor.go(f"/daily/{yesterday}")
        page.locator("summary").click()
        page.get_by_role("button", name="Check all deals").click()
        expect(page.get_by_text("come from the seed that was fixed beforehand")).to_be_visible()
        assert_accessible(visitor)
        for language in LANGUAGES:
            visitor.speak(language)
            page.wait_for_selector(".deals")
            assert_fits(page)
        page.set_viewport_size({"width": 844, "height": 390})
        assert_fits(page)
    finally:
        visitor.context.close()
        server.stop()
    assert visitor.problems == []
