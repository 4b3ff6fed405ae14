"""Hints in place: chances on the cards, the reason in the prompt; and who hears of them."""

from collections.abc import Callable

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from tests.e2e.together import two_at_a_table
from tests.variants import thorough

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

BADGES = """() => Object.fromEntries([...document.querySelectorAll('.hand .chance')].map(badge =>
  [badge.closest('button').dataset.code, parseInt(badge.textContent)]))"""
LEGEND = "The numbers on the cards show your chance of winning the game."


@pytest.mark.parametrize("size", [(390, 844), *thorough(((1440, 900),))])
def test_every_playable_card_shows_its_chance_and_the_best_is_played_by_one_button(
    visit: Visit, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    table = visitor.play_now("four-advanced")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    while len(table.legal()) == 1:  # nothing to choose
        table.play_first()
        table.wait(lambda: bool(table.legal()))
    legal = table.legal()
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hand .chance")
    assert visitor.page.locator("dialog").count() == 0
    chances = visitor.page.evaluate(BADGES)
    assert set(chances) <= set(legal)
    assert len(chances) >= min(len(legal), 8), "the bot leaves out what is as good as another card"
    [best] = visitor.page.eval_on_selector_all(
        ".chance.best", "badges => badges.map(badge => badge.closest('button').dataset.code)"
    )
    assert chances[best] == max(chances.values())
    label = visitor.page.locator(f'.hand button[data-code="{best}"]').get_attribute("aria-label")
    assert label is not None
    assert f"{chances[best]}% chance of winning the game" in label
    assert visitor.page.locator(".advice p").inner_text() != ""
    assert visitor.page.get_by_text(LEGEND).count() == 1
    assert visitor.page.locator("[role=log]").get_by_text("You ask for a hint.").count() == 1
    visitor.page.get_by_role("button", name="Play it").click()
    table.wait(lambda: best not in table.hand())
    assert visitor.page.locator(".chance").count() == 0


def test_the_only_playable_card_has_no_chance_and_its_hint_stands_above_the_hand(
    visit: Visit,
) -> None:
    visitor = visit(size=(390, 844))
    page, table = visitor.page, visitor.play_now("four-basic")
    table.wait_for_something_to_do()
    while len(table.legal()) != 1:
        table.step()
        table.wait_for_something_to_do()
    page.keyboard.press("h")
    page.locator(".advice .button").wait_for()
    assert page.locator(".hand .chance").count() == 0
    assert page.get_by_text(LEGEND).count() == 0
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_selector("[data-layout=low]")
    [hint, hand] = (page.locator(part).bounding_box() for part in (".advice", ".hand"))
    assert hint is not None
    assert hand is not None
    assert hint["x"] + hint["width"] / 2 == pytest.approx(hand["x"] + hand["width"] / 2, abs=2)


def test_a_hint_for_the_pass_marks_three_cards_and_passes_them(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hand .chance")
    suggested = set(visitor.page.evaluate(BADGES))
    assert len(suggested) == 3
    visitor.page.get_by_role("button", name="Pass these cards").click()
    table.wait(lambda: bool(table.legal()))
    assert not suggested & set(table.hand())
    assert visitor.page.locator(".chance").count() == 0


def test_with_people_hints_are_off_unless_the_host_allows_them_and_then_everybody_hears(
    visit: Visit,
) -> None:
    host, guest = two_at_a_table(visit, "four-basic")
    for visitor in (host, guest):
        Table(visitor.page).wait(lambda page=visitor.page: Table(page).is_passing)  # type: ignore[misc]
        assert visitor.page.get_by_role("button", name="Hint").count() == 0
    host, guest = two_at_a_table(visit, "four-basic", hints="Allowed and announced")
    Table(host.page).wait(lambda: Table(host.page).is_passing)
    host.page.get_by_role("button", name="Hint").click()
    host.page.wait_for_selector(".hand .chance")
    guest.page.locator("[role=log]").get_by_text("asks for a hint.").wait_for(state="attached")
    assert guest.page.locator(".chance").count() == 0
