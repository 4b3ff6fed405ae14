"""Without a mouse: the focus is never nowhere, keys do what they say, listeners hear the rest."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import CHOICE, Table
from tests.e2e.screens import many_games, puzzle, review, review_moment, team_match
from yokai_septet.study.puzzles import PuzzleKind

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

NAMED = """name => (e => (e.ariaLabel || e.innerText).startsWith(name))(document.activeElement)"""


def tab_to(page: Page, name: str) -> None:
    """Go to the next button, link or field of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(NAMED, name):
            return
    raise AssertionError(f"no key leads to {name}")


def arrow_to(page: Page, name: str) -> None:
    """Go to a card of the hand that has the focus."""
    for _ in range(16):
        if page.evaluate(NAMED, name):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow leads to {name}")


def press(page: Page, name: str) -> None:
    tab_to(page, name)
    page.keyboard.press("Enter")


def test_the_focus_goes_where_the_game_goes_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.wait_for_selector(".now")
    press(page, "Play")
    table = Table(page)
    card = page.locator(".hand .slot:not([inert]) button")
    expect(card.first).to_be_focused()  # to be passed or not
    for _ in range(3):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    press(page, "Pass cards")
    table.wait(lambda: table.is_my_turn)
    expect(page.locator(".hand.turn .raised button:focus")).to_have_count(1)
    table.fast_forward("round")
    expect(page.get_by_role("button", name="Next round")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card.first).to_be_focused()


def test_between_cards_the_hand_has_the_focus_and_arrows_lead_into_it(visit: Visit) -> None:
    visitor = visit(speed="slow")
    table = visitor.play_now("four-basic")
    page = visitor.page
    table.pass_cards()
    table.wait(lambda: table.is_my_turn)
    page.locator(".hand.turn .raised button").first.press("Enter")
    hand = page.locator(".hand")
    expect(hand).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(hand.locator("button:focus")).to_have_count(1)


def test_what_replaces_a_button_has_its_focus_and_dialogs_return_it(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("four-basic")
    page = visitor.page
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    for inside in ("What happened", "Rules"):
        page.keyboard.press("Enter")
        press(page, inside)
        expect(page.get_by_role("heading", name="Menu")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    press(page, "Abandon the game")
    expect(page.get_by_role("button", name="Really abandon the game?")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()


def test_another_screen_begins_at_its_heading_and_is_named_in_the_tab(visit: Visit) -> None:
    page = visit().go()
    expect(page).to_have_title("Yokai Septet")
    press(page, "Settings")  # a link that stays
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    expect(page).to_have_title("Settings – Yokai Septet")
    page.go_back()
    press(page, "Daily deals")  # a link that goes
    expect(page.get_by_role("heading", name="Daily deals", level=1)).to_be_focused()
    expect(page).to_have_title("Daily deals – Yokai Septet")


def test_keys_of_a_screen_leave_dialogs_and_the_browser_alone(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    page = visitor.page
    page.keyboard.press("l")  # there is no trick yet
    page.get_by_role("button", name="open the score sheet").first.click()
    page.keyboard.press("m")
    expect(page.locator("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    table.fast_forward("match")
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_selector(".board")
    page.keyboard.press("Alt+ArrowRight")
    assert "#" not in page.url
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("The cards are passed.")).to_be_visible()


def test_received_cards_and_a_card_taken_back_are_told(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.pass_cards()
    notice = visitor.page.get_by_role("status").last
    expect(notice).to_contain_text("From Kappa: ")
    table.wait(lambda: table.is_my_turn)
    table.play_first()
    table.wait(lambda: table.is_my_turn or table.is_between_rounds)
    visitor.page.keyboard.press("u")
    expect(visitor.page.get_by_role("log")).to_contain_text(re.compile("You take the .* back"))


def test_an_abandoned_game_has_the_focus_at_what_can_be_done_next(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    visitor.page.locator(".hand button").first.focus()
    visitor.page.keyboard.press("m")
    press(visitor.page, "Abandon the game")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("link", name="Review")).to_be_focused()


def test_the_host_hears_who_is_ready(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go().get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    guest.join(host).get_by_role("button", name="I’m ready").click()
    expect(host.page.get_by_role("status").last).to_contain_text(": ready")


def test_single_letters_can_be_switched_off(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/settings").get_by_label("Keyboard shortcuts").uncheck()
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    page = visitor.page
    page.keyboard.press("m")
    page.keyboard.press("?")
    page.keyboard.press("ArrowRight")  # arrows still lead into the hand
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_have_count(1)
    expect(page.locator("dialog .keys")).to_have_count(0)
    page.locator("dialog").get_by_label("Keyboard shortcuts").check()
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.get_by_role("heading", name="Menu")).to_be_visible()


def test_buttons_of_the_seats_tell_which_seat_they_are_for(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="New table").click()
    for seat in (2, 3, 4):
        for name in ("Sit here", "Add bot"):
            button = page.get_by_role("button", name=f"{name}: Seat {seat}", exact=True)
            expect(button).to_have_text(name)
    page.get_by_role("button", name="Add bot: Seat 3").click()
    expect(page.locator(".seats summary")).to_have_accessible_name("Manage this seat: Seat 3")


def test_who_missed_a_puzzle_goes_on_at_its_cards(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    puzzle(PuzzleKind.OPEN)(visitor)
    page.wait_for_selector(CHOICE)
    press(page, "7 of Snow")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CHOICE).first).to_be_focused()
    arrow_to(page, "9 of Snow")
    page.keyboard.press("Enter")  # which is right: now the teammate is to play
    expect(page.get_by_role("button", name="ace of Wind")).to_be_focused()
    press(page, "Show the answer")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()


def test_cards_to_pass_are_followed_by_the_button(visit: Visit) -> None:
    visitor = visit()
    puzzle(PuzzleKind.PASS)(visitor)
    page = visitor.page
    page.locator(CHOICE).nth(-3).focus()
    for _ in range(3):
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")  # past the answer
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()


def test_lists_go_on_where_the_reader_was(visit: Visit, server: Server) -> None:
    visitor = visit()
    many_games(server.data)(visitor)
    page = visitor.page
    more = page.get_by_role("button", name="Show more")
    more.focus()
    page.keyboard.press("Enter")
    game = page.locator(".match").nth(20)
    expect(game.locator("a").first).to_be_focused()
    expect(game).to_be_in_viewport()
    settings = page.get_by_role("main").get_by_role("link", name="Settings")
    settings.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    page.go_back()
    expect(settings).to_be_focused()
    expect(settings).to_be_in_viewport()
    page.locator("form input[type=search]").fill("nobody")
    expect(page.locator(".match")).to_have_count(0)
    press(page, "Show all games")
    expect(page.locator("form :focus")).to_have_count(1)


def test_a_seat_of_a_team_is_taken_and_given_up_at_one_place(visit: Visit) -> None:
    visitor = visit()
    team_match(visitor)
    page = visitor.page
    press(page, "Give up your seat")
    expect(page.get_by_role("button", name="Join Team A")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Give up your seat")).to_be_focused()


def test_the_training_leads_from_mistake_to_mistake(visit: Visit) -> None:
    visitor = visit()
    review(visitor)
    page = visitor.page
    press(page, "Learn from your mistakes")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    press(page, "Show the answer")
    expect(page.get_by_role("button", name="Next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(CHOICE).first).to_be_focused()


def test_steps_beside_the_match_are_taken_back_one_after_the_other(visit: Visit) -> None:
    visitor = visit()
    review_moment(visitor)
    page = visitor.page
    press(page, "What if")
    expect(page.get_by_role("heading", name="What if", level=1)).to_be_focused()
    for _ in range(2):
        page.wait_for_selector(CHOICE)
        tab_to(page, page.locator(CHOICE).first.get_attribute("aria-label") or "")
        page.keyboard.press("Enter")
        page.wait_for_selector(".hand.asks button[aria-disabled=true]")
    back = page.get_by_role("button", name="Take back the last step")
    expect(back).not_to_have_attribute("aria-disabled", "true")
    tab_to(page, "Take back the last step")
    for _ in range(2):
        page.keyboard.press("Enter")
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        expect(back).to_be_focused()
    expect(back).to_have_attribute("aria-disabled", "true")


def test_what_colour_alone_tells_is_seen_in_forced_colours(visit: Visit) -> None:
    visitor = visit()
    visitor.page.emulate_media(forced_colors="active")
    page = visitor.go()

    def ground(selector: str) -> str:
        """The colour of a background; forced, it is that of the page."""
        part = page.locator(selector).first
        colour: str = part.evaluate("e => getComputedStyle(e).backgroundColor")
        return colour

    page.wait_for_selector("label.chosen")
    assert ground("label.chosen") != ground("body")
    table = visitor.play_now("four-basic")
    table.pass_cards()
    while not page.locator(".pips .full").count():
        table.step()
    assert ground(".pips .full") != ground("body")
    table.wait(lambda: table.is_my_turn)
    page.keyboard.press("h")
    best = page.locator(".hand .card.lit")
    expect(best).to_have_css("outline-style", "solid")
    plate = page.locator(".plate").first
    plate.evaluate("plate => plate.classList.add('acting')")  # bots act too quickly to be seen
    expect(plate).to_have_css("outline-style", "solid")
