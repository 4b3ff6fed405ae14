"""My games: all of them filtered and added up, in pictures and tables, and taken away as files."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.e2e.access import PHONE, assert_accessible, assert_fits
from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import Table
from tests.server.history import add_copies, vary
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
COPIES = 30
SCROLLS = """() => [...document.querySelectorAll('main [role=region]')]
  .filter(table => table.scrollWidth > table.clientWidth).map(table => table.ariaLabel)"""
"""The tables of figures that do not show all their columns at once."""
RECORDS = Path(__file__).parents[1] / "golden/records"


def test_my_games_are_filtered_added_up_and_taken_away(visit: Visit, server: Server) -> None:
    ada = visit()
    page = ada.page
    ada.play_now("four-basic").fast_forward("match")
    code = page.url.rpartition("/")[2]
    add_copies(server.data / "yokai.sqlite3", code, COPIES, prefix=code)
    vary(server.data / "yokai.sqlite3", prefix=code)
    ada.go()
    page.get_by_role("link", name="All games and statistics").click()
    page.wait_for_url("**/games")
    page.get_by_role("heading", name=f"{COPIES + 1} games").wait_for()
    assert page.locator(".match").count() == 20
    page.locator("section").filter(has=page.locator(".match")).get_by_role(
        "button", name="Show more"
    ).click()
    page.locator(f".match:nth-child({COPIES + 1})").wait_for()
    ends = page.get_by_role("table", name="How your rounds ended")
    assert "Seventh trick" in ends.inner_text()
    page.get_by_text("From the reviews of 8 games").wait_for()
    page.get_by_text("As a table").click()
    losses = page.get_by_role("table", name="Winning chances lost per decision")
    assert losses.locator("tbody tr").count() == 8
    assert_accessible(ada)

    page.get_by_label("Result").select_option("Abandoned")
    page.get_by_role("heading", name="1 game", exact=True).wait_for()
    assert page.url.endswith("?outcome=abandoned")
    page.reload()  # the address keeps the choice
    page.get_by_role("heading", name="1 game", exact=True).wait_for()
    page.get_by_role("button", name="Show all games").click()
    page.get_by_role("heading", name=f"{COPIES + 1} games").wait_for()
    page.get_by_role("button", name="Seven Suitors").first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="10 games").wait_for()
    page.get_by_label("Name or table code").fill("nobody")
    page.get_by_role("heading", name="No games match these filters.").wait_for()
    page.get_by_label("Name or table code").fill(f"{code.lower()}00012")
    page.get_by_role("heading", name="1 game", exact=True).wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Results (CSV)").click()
    assert download.value.suggested_filename == "yokai-results.csv"
    lines = download.value.path().read_text("utf-8").splitlines()
    assert len(lines) == 2
    assert f",{code}00012," in lines[1]

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for language in LANGUAGES:
        ada.speak(language)
        ada.go("/games")
        page.wait_for_selector(".match")
        page.wait_for_selector(".chart")
        page.locator("details summary").click()
        assert_fits(page)
        assert page.evaluate(SCROLLS) == [], language
        page.set_viewport_size({"width": 320, "height": 640})
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, language
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(300)  # colours fade
    assert_accessible(ada)


def test_a_visitor_without_games_is_told_what_is_kept(visit: Visit) -> None:
    page = visit().go("/games")
    page.get_by_text("Your games will appear here.").wait_for()
    page.get_by_role("heading", name="What is kept here").wait_for()
    assert page.get_by_role("form").count() == 0


def test_a_friend_plays_the_same_deals_and_both_are_compared(visit: Visit) -> None:
    ada, bob = visit(), visit(size=PHONE)
    ada.play_now("four-basic").fast_forward("match")
    ada.page.get_by_role("link", name="Challenge friends with these deals").click()
    ada.page.get_by_text("You know these deals already").wait_for()
    link = ada.page.get_by_label("Send your friends this link").input_value()
    assert_accessible(ada)
    bob.go(link.removeprefix(ada.url))
    play = bob.page.get_by_role("button", name="Play these deals")
    play.wait_for()
    assert bob.page.get_by_text("You know these deals already").count() == 0
    for language in LANGUAGES:
        bob.speak(language)
        bob.page.wait_for_selector("main table")
        assert_fits(bob.page)
    bob.speak("en")
    play.click()
    bob.page.wait_for_url("**/t/*")
    Table(bob.page).fast_forward("match")
    bob.page.get_by_text("This game replays the deals of another game").wait_for()
    bob.page.get_by_role("link", name="Challenge friends with these deals").click()
    bob.page.get_by_role("rowheader", name="(you)").wait_for()
    assert bob.page.locator("tbody tr").count() == 2
    for language in LANGUAGES:
        bob.speak(language)
        bob.page.wait_for_selector("main table")
        assert bob.page.evaluate(SCROLLS) == [], language


def test_an_opened_file_becomes_a_challenge_from_any_seat(visit: Visit) -> None:
    """By keyboard; the friend's phone shows it in every language."""
    ada, bob = visit(), visit(size=PHONE)
    page = ada.page
    challenge = page.get_by_role("button", name="Challenge friends with these deals")
    for name in ("unfinished", "four-advanced"):
        ada.go("/replay")
        page.locator("input[type=file]").set_input_files(RECORDS / f"{name}.yokai")
        page.get_by_role("button", name="Score sheet and links").focus()
        page.keyboard.press("Enter")
        challenge.focus()
        page.keyboard.press("Enter")
        if name == "unfinished":
            page.get_by_role("alert").get_by_text("Only a game that’s over").wait_for()
            ada.problems.clear()  # browsers report a refusal as an error
    page.get_by_text("The deals come from a file").wait_for()
    page.get_by_text("You know these deals already").wait_for()
    page.get_by_label("Your seat").select_option(index=3)
    page.wait_for_url("**/same/file:*?seat=3")
    assert_accessible(ada)
    link = page.get_by_label("Send your friends this link").input_value()
    bob.go(link.removeprefix(bob.url))
    for language in LANGUAGES:
        bob.speak(language)
        bob.page.wait_for_selector("main table")
        assert_fits(bob.page)
    bob.speak("en")
    play = bob.page.get_by_role("button", name="Play these deals")
    play.wait_for()
    assert bob.page.get_by_text("You know these deals already").count() == 0
    play.click()
    bob.page.wait_for_url("**/t/*")
    Table(bob.page).fast_forward("match")
    bob.page.get_by_text("The deals of this game come from a file").wait_for()
    ada.go(link.removeprefix(ada.url))
    page.get_by_role("heading", name="Deal by deal").wait_for()
    assert page.locator("tbody tr").count() == 2
