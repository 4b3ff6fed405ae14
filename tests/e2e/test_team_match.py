"""A team match in the page: two people at two tables, bots on the other seats, points compared."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.e2e.access import assert_accessible, assert_fits
from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
PHONES = ((390, 844), (844, 390))


def name_of(visitor: Visitor) -> str:
    """How the server calls a new visitor."""
    visitor.go()
    visitor.page.wait_for_selector(".now")  # by then this browser has an identity
    name: str = visitor.page.request.get(f"{visitor.url}/api/me").json()["name"]
    return name


def test_buttons_stay_enabled_while_the_page_looks_for_news(visit: Visit) -> None:
    page = visit().go("/teams")
    page.get_by_role("button", name="New team match").click()
    expect(page.get_by_role("button", name="Sit here").first).to_be_enabled()
    page.evaluate(
        """() => {
          window.changes = 0
          new MutationObserver(changes => window.changes += changes.length)
            .observe(document.body, { subtree: true, attributeFilter: ['disabled'] })
        }"""
    )
    for _ in range(2):
        with page.expect_response("**/api/team-matches/*"):
            pass
    assert page.evaluate("window.changes") == 0


def test_two_people_and_bots_play_a_team_match(visit: Visit) -> None:
    ada, bob = visit(), visit()
    names = [name_of(visitor) for visitor in (ada, bob)]
    page = ada.page
    page.get_by_role("link", name="Team match").click()
    page.get_by_text("Random", exact=True).click()
    page.get_by_role("button", name="New team match").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text(f"{names[0]} (you)")).to_be_visible()
    expect(page.get_by_text("Each table needs at least one person.")).to_be_visible()
    expect(page.get_by_role("button", name="Start")).to_be_disabled()
    expect(page.get_by_text("on this computer")).to_have_count(1)  # one warning for both links
    link = page.get_by_label("Link for Team B").input_value()
    other = bob.go(link.removeprefix(ada.url))
    other.get_by_role("button", name="Join Team B").focus()
    other.keyboard.press("Enter")
    second = other.get_by_role("region", name="Table 2")
    expect(second.get_by_text("(you)")).to_be_visible()
    expect(other.get_by_text("The host starts the match")).to_be_visible()
    expect(page.get_by_role("region", name="Table 2").get_by_text(names[1])).to_be_visible()
    assert_accessible(ada)
    for language in LANGUAGES:
        ada.speak(language)
        page.wait_for_selector(".tables")
        for size in PHONES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert_fits(page)
    ada.speak("en")
    page.get_by_role("button", name="Start").click()

    page.get_by_role("button", name="Play deal 1").click()
    expect(page.get_by_role("heading", name="Team match, deal 1 of 4")).to_be_visible()
    assert page.get_by_role("button", name="Undo").count() == 0
    for number in (1, 2, 3, 4):
        expect(page.get_by_role("heading", name=f"Team match, deal {number} of 4")).to_be_visible()
        Table(page).fast_forward("round")
        if number < 4:
            page.get_by_role("button", name="Next deal").click()
    page.get_by_role("link", name="Back to the team match").click()
    expect(page.get_by_text("The other one is still playing.")).to_be_visible()
    assert page.get_by_role("table").get_by_role("link").count() == 0, "nothing is compared yet"

    other.get_by_role("button", name="Play deal 1").click()
    Table(other).fast_forward("round")
    other.get_by_role("link", name="Back to the team match").click()
    expect(other.get_by_role("link", name="Deal 1 at table 1")).to_be_visible()
    expect(other.get_by_role("table").get_by_role("link")).to_have_count(2)
    for number in (2, 3, 4):
        other.get_by_role("button", name=f"Play deal {number}").click()
        Table(other).fast_forward("round")
        other.get_by_role("link", name="Back to the team match").click()
    for there in (page, other):
        expect(there.get_by_role("table").get_by_role("link")).to_have_count(8)
        expect(
            there.get_by_role("heading", name="match is a tie").or_(
                there.get_by_role("heading", name="wins by")
            )
        ).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(300)  # colours fade
        assert_accessible(ada)
    assert_fits(page)
    page.get_by_role("link", name="Deal 2 at table 2").click()
    expect(page.get_by_text(names[1]).first).to_be_visible()
    page = ada.go("/teams")
    expect(page.get_by_role("link", name=" – ".join(names))).to_be_visible()
    assert_accessible(ada)
