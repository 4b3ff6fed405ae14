"""The coach at the end of a round: what cost most, the round again, and playing on from there."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def answered_with(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Have the coach find something else than it does."""

    def answer(route: Route) -> None:
        answer = route.fetch()
        coached = answer.json()
        change(coached)
        route.fulfill(response=answer, json=coached)

    page.route(re.compile(r"/coach/\d+$"), answer)


def blame(coached: dict[str, Any]) -> None:
    """The first card of a choice was 14 points worse than the best."""
    worst = next(one for one in coached["decisions"] if one["kind"] != "pass")
    other = next(one for one in worst["choices"] if one["cards"] != worst["made"])
    worst["choices"] = [other, *(one for one in worst["choices"] if one is not other)]
    worst |= {"grade": "mistake", "loss": 0.14, "error": 0.01}
    worst["why"] = {"message": "why-best", "params": {"suit": "S", "rank": 8, "foil": "no"}}
    coached["costliest"] = worst["after"]


def praise(coached: dict[str, Any]) -> None:
    coached["costliest"] = None


def test_the_costliest_decision_is_named_and_leads_back_into_the_round(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    table = visitor.play_with(ruleset="four-advanced", bots="novice")
    answered_with(visitor.page, blame)
    table.fast_forward("round")
    page = visitor.page
    coach = page.get_by_role("region", name="Coach")
    said = coach.get_by_role("status")
    expect(said).to_contain_text(re.compile(r"^Trick \d+: .+ would have been 14 percentage points"))
    expect(said).to_contain_text("it seems to give you the best chances")
    height = page.evaluate("document.querySelector('.cover .text').scrollHeight")
    coach.get_by_role("button", name="Look at this round").click()
    again = page.get_by_role("dialog", name="Round 1")
    expect(again).to_contain_text("Mistake")
    expect(again.locator(".grade").first).to_be_visible()
    page.keyboard.press("End")
    expect(again.locator(".trick li")).to_have_count(4)
    page.keyboard.press("Home")
    expect(again).to_contain_text("passed:")
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)
    assert page.evaluate("document.querySelector('.cover .text').scrollHeight") == height
    page.unroute_all()
    before = page.url
    coach.get_by_role("button", name="Play on from there").click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    table.wait_for_something_to_do()
    table.fast_forward("round")
    page.get_by_role("link", name="Back to where you came from").click()
    page.wait_for_url(before)


def test_a_round_without_a_mistake_is_praised(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_with(ruleset="four-advanced", bots="novice")
    answered_with(visitor.page, praise)
    table.fast_forward("round")
    coach = visitor.page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("status")).to_contain_text("You played this round well")
    coach.get_by_role("button", name="Look at this round").click()
    again = visitor.page.get_by_role("dialog", name="Round 1")
    expect(again.locator(".trick li")).to_have_count(4)  # the last trick
    visitor.page.get_by_role("checkbox", name="What the player knew").check()
    expect(again.locator(".held").first).to_be_visible()
