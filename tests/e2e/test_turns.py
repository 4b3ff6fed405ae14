"""Whose turn it is: the tab says it, a card can be chosen before it, and the keyboard is quick."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from tests.e2e.together import two_at_a_table

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
FOCUSED = "document.activeElement?.textContent?.trim()"
WATCH_ALERTS = """
window.alerted = { vibrated: 0, notified: [], sounds: 0 }
window.away = false
Object.defineProperty(document, 'hidden', { get: () => window.away })
Navigator.prototype.vibrate = () => ++window.alerted.vibrated
window.Notification = class {
  static permission = 'granted'
  constructor(title) { window.alerted.notified.push(title) }
}
const create = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () {
  window.alerted.sounds++
  return create.call(this)
}
"""
"""Counts what would disturb somebody who looks elsewhere."""
ICON = "document.querySelector('link[rel=icon]').href"


def test_the_tab_says_that_it_is_your_turn(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    assert "Your turn" in visitor.page.title()
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    assert "Your turn" in visitor.page.title()
    assert visitor.page.evaluate(ICON).endswith("/favicon-turn.svg")
    visitor.page.locator(".bar .home").click()
    visitor.page.wait_for_selector(".now")
    assert visitor.page.title() == "Yokai Septet"
    assert visitor.page.evaluate(ICON).endswith("/favicon.svg")


def test_sound_is_asked_about_once_and_alerts_come_as_wanted(visit: Visit) -> None:
    visitor = visit(soundAsked=False, vibration=True, notifications=True)
    page = visitor.page
    page.add_init_script(WATCH_ALERTS)

    def alerted() -> dict[str, Any]:
        calls: dict[str, Any] = page.evaluate("window.alerted")
        return calls

    table = visitor.play_now("four-basic")
    question = page.get_by_role("group", name="Turn sounds on?")
    question.get_by_role("button", name="Yes").click()
    question.wait_for(state="detached")
    assert alerted()["sounds"] == 1, "as an answer, a sound"
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    assert alerted()["vibrated"] >= 1
    assert alerted()["notified"] == [], "for those who look there is no notification"
    page.evaluate("window.away = true")
    for _ in range(3):  # whoever wins a trick leads: nobody was waited for
        if not alerted()["notified"]:
            table.play_first()
            table.wait_for_something_to_do()
    assert set(alerted()["notified"]) == {"● Your turn – Yokai Septet"}
    page.reload()
    Table(page)
    assert question.count() == 0

    visitor = visit(soundAsked=False)
    table = visitor.play_now("four-basic")
    visitor.page.add_init_script(WATCH_ALERTS)
    question = visitor.page.get_by_role("group", name="Turn sounds on?")
    question.get_by_role("button", name="No").click()
    question.wait_for(state="detached")
    visitor.page.reload()
    table = Table(visitor.page)
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    assert question.count() == 0
    assert visitor.page.evaluate("window.alerted.sounds") == 0
    visitor.page.keyboard.press("m")
    expect(visitor.page.get_by_label("Sounds")).not_to_be_checked()


def test_a_bot_for_somebody_who_lets_others_wait_is_offered_when_the_server_allows_it(
    visit: Visit,
) -> None:
    def with_clock(**settings: Any) -> Visitor:
        visitor = visit(**settings)
        visitor.page.clock.install()
        return visitor

    _, guest = two_at_a_table(with_clock, "four-basic")
    Table(guest.page).pass_cards()
    offer = guest.page.locator(".plate").get_by_role("button", name="Let a bot take over")
    assert offer.count() == 0
    guest.page.clock.fast_forward(91_000)
    offer.wait_for()
    assert offer.count() == 1


def test_a_card_chosen_before_the_turn_is_played_then_and_can_be_taken_back(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "four-basic")
    tables = [Table(host.page), Table(guest.page)]
    for table in tables:
        table.pass_cards()
    tables[0].wait(lambda: any(table.legal() for table in tables))
    acting, other = tables if tables[0].legal() else tables[::-1]
    card = other.hand()[0]
    mark = other.page.locator(f'.hand button[data-code="{card}"] .best')
    button = other.page.locator(f'.hand button[data-code="{card}"]')
    other.touch(card)
    mark.wait_for()
    assert "to be played on your turn" in (button.get_attribute("aria-label") or "")
    other.touch(card)
    mark.wait_for(state="detached")
    other.touch(card)
    mark.wait_for()
    other.page.keyboard.press("Escape")
    mark.wait_for(state="detached")
    other.touch(card)
    mark.wait_for()

    def done() -> bool:
        if acting.legal():
            acting.play_first()
        refused = other.page.locator(".toast").count() > 0
        return refused or card not in other.hand()

    other.wait(done)
    if card in other.hand():  # the led suit had to be followed
        assert card not in other.legal()
    assert mark.count() == 0


def test_tab_leads_from_the_hand_to_the_pass(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    for code in table.hand()[:3]:
        table.touch(code)
    visitor.page.keyboard.press("Tab")
    assert visitor.page.evaluate(FOCUSED) == "Pass cards"
    visitor.page.keyboard.press("Enter")
    table.wait(lambda: not table.is_passing)


def test_cards_of_the_trick_say_who_played_them(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now("four-basic")
    table.pass_cards()
    laid = visitor.page.locator(".laid img")
    table.wait(lambda: bool(table.legal()))
    while not laid.count():
        table.play_first()
        table.wait(lambda: bool(table.legal()) or table.is_between_rounds)
    names = {"Tanuki", "Kitsune", "Kappa", "Tengu"}
    for card in laid.all():
        assert (card.get_attribute("alt") or "").rpartition(", ")[2] in names


def test_r21_a_phone_says_whose_six_tricks_they_are_and_what_a_seventh_means(
    visit: Callable[..., Visitor],
) -> None:
    visitor = visit(size=(390, 844), touch=True)
    table = visitor.play_now("four-advanced")
    page, alarmed = visitor.page, visitor.page.locator(".side:has(.pips.alarm)")
    for _ in range(10):
        if table.fast_forward_to_six_tricks():
            break
        table = visitor.play_now("four-advanced")
    badge = alarmed.first.locator(".badge")
    expect(badge).to_be_visible()
    expect(badge).to_contain_text("7th")
    box = badge.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    alarmed.first.click(position={"x": 10, "y": 50})
    expect(page.locator("[popover] .warning")).to_contain_text("six tricks")
    table.fast_forward("round")
    expect(page.locator(".badge")).to_have_count(0)


def test_what_a_seventh_trick_means_is_said_in_a_place_that_is_kept_for_it(
    visit: Callable[..., Visitor],
) -> None:
    table = visit().play_now("three-advanced")
    while not table.fast_forward_to_six_tricks():
        table = visit().play_now("three-advanced")
    change = table.page.locator(".side:has(.pips.alarm) .told").first.evaluate(
        """told => {
          const { clientHeight } = told
          told.querySelector('.alarm:not(.quiet)').remove()
          return told.clientHeight - clientHeight
        }"""
    )
    assert change == 0
