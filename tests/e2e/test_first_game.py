"""A newcomer's first real game: begun at once, explained while it is played, with the coach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def test_the_first_real_game_explains_what_is_new(visit: Visit) -> None:
    visitor = visit(size=(390, 844), learned=False)
    page = visitor.go("/learn")
    page.get_by_role("button", name="Play").click()
    table = Table(page)
    tip = page.locator(".proposal .tip")
    expect(tip).to_contain_text("your teammate, and pass them")
    table.pass_cards()
    expect(tip).to_contain_text("your teammate, gave you")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_contain_text("You lead the first trick, because you were dealt the ace of Wind")
    tip.get_by_role("button", name="No more tips").click()
    expect(tip).to_have_count(0)
    table.play_first()
    table.fast_forward("round")
    expect(page.get_by_role("region", name="Coach").get_by_role("status")).not_to_be_empty()
    table.fast_forward("match")
    expect(page.get_by_text("This was a game for learning")).to_be_visible()
    expect(page.get_by_text("Fair deals you can check")).to_have_count(0)


def test_the_middle_says_what_came_from_whom_and_why_who_leads(visit: Visit) -> None:
    visitor = visit(size=(390, 844), tips=False)
    page = visitor.go("/learn")
    page.get_by_role("button", name="Play").click()
    table = Table(page)
    table.pass_cards()
    opening = page.locator(".opening")
    expect(opening).to_contain_text("From Kappa: ")
    expect(opening).to_contain_text("You were dealt the ace of Wind, so you lead.")
    table.play_first()
    expect(opening).to_have_count(0)
