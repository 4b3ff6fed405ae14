"""Whole matches in a real browser against the real server: by clicking, and by keyboard alone."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.page import WATCH, Table
from tests.e2e.watching import MADE
from tests.variants import thorough
from yokai_septet import RULESETS

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    "ruleset",
    [  # below, a match with the basic rules is played by keyboard
        *("three-advanced", "suitors-short"),
        *thorough("four-advanced", "four-basic", "three-basic", "suitors"),
    ],
)
def test_a_whole_match_by_clicking(visit: Visit, ruleset: str) -> None:
    visitor = visit()
    table = visitor.play_now(ruleset)
    while not table.is_between_rounds:
        table.step()
        table.wait_for_something_to_do()
    if os.environ.get("YOKAI_LONG"):
        table.play_out()
    elif not table.is_over:  # later rounds have no other buttons than the first
        table.fast_forward("match")
    page = visitor.page
    assert page.locator(".cover h1").inner_text() in ("You win the game!", "You lose the game")
    page.get_by_text("Fair deals you can check").click()
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("Every deal comes from the seed").wait_for()
    # The page also knows which commitments it saw before it revealed its salt: had the server
    # accepted another one later, it would say so.
    page.evaluate(
        """() => new Promise((resolve) => {
            indexedDB.open('yokai-promises').onsuccess = ({ target: { result: database } }) => {
                const tables = database.transaction('tables', 'readwrite').objectStore('tables')
                tables.getAll().onsuccess = ({ target: { result: [promise] } }) => {
                    promise.fixed[1] = 'ab'
                    tables.put(promise).onsuccess = resolve
                    database.close()
                }
            }
        })"""
    )
    page.get_by_role("button", name="Check all deals").click()
    page.get_by_text("Something is wrong").wait_for()
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".plot", timeout=MADE)
    expect(page.locator(".players section")).to_have_count(RULESETS[ruleset].players)


def test_a_whole_match_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.now select')"):
            break
    page.keyboard.press("ArrowDown")  # from the first ruleset to the basic one
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.matches('.now .primary')"):
            break
    page.keyboard.press("Enter")
    table = Table(page)
    for _ in range(400):
        table.wait_for_something_to_do()
        if table.is_over:
            break
        if table.is_between_rounds:
            page.keyboard.press("Enter")  # the button has the focus
            table.wait(lambda: not table.is_between_rounds or table.is_over)
        elif table.is_passing:
            _pass_by_keyboard(table)
        else:
            _play_by_keyboard(table)
    assert table.is_over


def _pass_by_keyboard(table: Table) -> None:
    _reach(table, ".hand button")
    for _ in range(3):
        table.page.keyboard.press("Enter")
        table.page.keyboard.press("ArrowRight")
    _reach(table, ".tray .button.primary")
    table.page.keyboard.press("Enter")
    table.wait(lambda: not table.is_passing)


def _play_by_keyboard(table: Table) -> None:
    wanted = table.legal()[0]
    _reach(table, ".hand button")
    table.page.keyboard.press("Home")
    for _ in table.hand():
        if table.page.evaluate("document.activeElement?.dataset.code") == wanted:
            break
        table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("Enter")
    table.wait(lambda: wanted not in table.hand() or table.is_between_rounds)


def test_the_focus_is_on_a_card_when_it_is_the_turn_of_who_plays_by_keyboard(visit: Visit) -> None:
    table = visit(speed="fast").play_now()
    focus = "document.activeElement?.matches('.hand .slot.raised button')"
    _pass_by_keyboard(table)
    for _ in range(4):
        table.wait(lambda: bool(table.legal()))
        table.wait(lambda: bool(table.page.evaluate(focus)), seconds=5)
        _press_enter(table)


def _press_enter(table: Table) -> None:
    """Play the card that has the focus."""
    before = table.hand()
    table.page.keyboard.press("Enter")
    table.wait(lambda: len(table.hand()) < len(before))


def _reach(table: Table, selector: str) -> None:
    """Press Tab until such an element has the focus."""
    for _ in range(40):
        if table.page.evaluate(f"document.activeElement?.matches('{selector}')"):
            return
        table.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_an_illegal_card_says_why_and_changes_nothing(visit: Visit) -> None:
    table, illegal = _with_an_illegal_card(visit)
    before = table.hand()
    table.touch(illegal, disabled=True)
    assert "you must follow suit" in table.page.locator(".toast").inner_text()
    assert table.hand() == before
    table.play_first()  # and the game goes on


def _with_an_illegal_card(visit: Visit) -> tuple[Table, str]:
    """A table at the visitor's turn with a card that may not be played; not always the first."""
    for _ in range(3):
        table = visit().play_now("four-basic")
        while not table.is_over:
            table.wait_for_something_to_do()
            legal = table.legal()
            illegal = [code for code in table.hand() if code not in legal]
            if legal and illegal:
                return table, illegal[0]
            table.step()
    raise AssertionError("there was never an illegal card")


def test_the_choice_of_passed_cards_can_be_changed(visit: Visit) -> None:
    one, two = visit(), visit()
    one.go()
    one.page.get_by_role("button", name="New table").click()
    one.page.wait_for_selector(".seats")
    two.join(one)
    two.page.get_by_text("Waiting for more players").wait_for()
    one.page.get_by_role("button", name="Fill with bots").click()
    one.page.get_by_role("button", name="Start the game").click()
    mine, theirs = Table(one.page), Table(two.page)
    mine.pass_cards()
    one.page.get_by_role("button", name="Change").click()
    first = mine.hand()[0]
    mine.touch(first)
    mine.touch(mine.hand()[-1])
    one.page.get_by_role("button", name="Pass cards", exact=True).click()
    one.page.get_by_role("button", name="Change").wait_for()
    theirs.pass_cards()
    mine.wait(lambda: one.page.locator(".tray").count() == 0)
    assert first in mine.hand()


@pytest.mark.parametrize(
    ("ruleset", "size"), [("three-basic", (360, 740)), *thorough(("four-basic", (1280, 800)))]
)
def test_nothing_but_cards_moves_while_a_round_is_played(
    visit: Visit, ruleset: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    visitor.context.add_init_script(WATCH)
    table = visitor.play_now(ruleset)
    table.step()
    table.wait(lambda: bool(table.legal()))  # the cards received have found their places
    visitor.page.evaluate("window.moved = []")
    table.wait_for_something_to_do()
    while not table.is_between_rounds:
        table.step()
        table.wait_for_something_to_do()
    assert visitor.page.evaluate("window.moved") == []
