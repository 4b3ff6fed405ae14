"""Before the start: an invitation, a name, a seat, and who sits where."""

import pytest
from playwright.sync_api import expect

from tests.e2e.access import assert_fits
from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from tests.e2e.together import Visit, host_of, seat_of
from tests.variants import thorough

pytestmark = pytest.mark.browser


def team_of(visitor: Visitor, name: str) -> str:
    return seat_of(visitor, name).locator(".team").inner_text()


@pytest.mark.parametrize("beside", [True, False])
def test_whoever_opens_a_link_says_their_name_and_chooses_a_side(
    visit: Visit, beside: bool
) -> None:
    host = host_of(visit, "four-basic")
    guest = visit()
    page = guest.go(host.page.url.removeprefix(host.url))
    page.get_by_role("heading", name="Mika has invited you").wait_for()
    assert page.locator(".seats .mine").count() == 0  # nobody is seated unasked
    page.keyboard.type("Robin")  # the field has the focus, and the name in it is selected
    page.get_by_role("button", name="Team up with Mika" if beside else "Play against Mika").click()
    seat_of(host, "Robin").wait_for()
    assert (team_of(host, "Robin") == team_of(host, "Mika")) is beside
    mine = page.locator(".seats .mine")
    mine.get_by_text("You", exact=True).wait_for()
    assert "Robin" in mine.inner_text()
    assert mine.get_attribute("aria-current") == "true"
    page.get_by_text("Waiting for more players").wait_for()
    below = "seats => seats.every(s => s.matches('.mine') || s.offsetTop < seats.find("
    below += "s => s.matches('.mine')).offsetTop)"
    assert page.locator(".seats li").evaluate_all(below)  # the viewer's own seat is the nearest one


def test_the_seat_beside_the_host_is_offered_only_while_it_is_free(visit: Visit) -> None:
    host = host_of(visit, "four-basic")
    visit().join(host, "Team up with")
    page = visit().go(host.page.url.removeprefix(host.url))
    page.get_by_role("button", name="Play against Mika").wait_for()
    assert page.get_by_role("button", name="Team up with Mika").count() == 0


def test_without_teams_there_is_one_way_to_sit_down_and_the_keyboard_is_enough(
    visit: Visit,
) -> None:
    host = host_of(visit, "three-basic")
    guest = visit()
    page = guest.go(host.page.url.removeprefix(host.url))
    page.get_by_role("button", name="Sit down").wait_for()
    page.keyboard.type("Robin")
    page.keyboard.press("Enter")
    page.locator(".seats .mine").get_by_text("Robin").wait_for()
    assert page.locator(".team").count() == 0
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.mine button.icon')"):
            break
    page.keyboard.press("Enter")
    page.keyboard.type("Robin Goodfellow")
    page.keyboard.press("Enter")
    seat_of(host, "Robin Goodfellow").wait_for()
    page.locator(".mine button.icon:focus").wait_for()


def test_everybody_sees_the_options_that_are_not_as_usual(visit: Visit) -> None:
    host, guest = visit(ruleset="suitors"), visit(size=(390, 844))
    host.go()
    host.page.locator("details summary").click()
    host.page.get_by_label("Who leads later rounds").select_option("ace")
    host.page.get_by_label("Memory aid").select_option("off")
    host.page.get_by_label("Hints").select_option("Allowed and announced")
    host.page.get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    page = guest.join(host)

    def is_told() -> None:
        assert [fact.split("\n") for fact in page.locator(".unusual").all_inner_texts()] == [
            ["Who leads later rounds", "Whoever is dealt the ace"],
            ["Memory aid", "None: won tricks lie face down"],
            ["Hints", "Allowed and announced"],
        ]

    is_told()
    assert_fits(page)
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    Table(page)
    page.keyboard.press("m")
    page.locator("dialog .unusual").first.wait_for()
    is_told()


def test_the_host_sees_who_is_ready(visit: Visit) -> None:
    host = host_of(visit, "four-basic")
    guest = visit()
    page = guest.go(host.page.url.removeprefix(host.url))
    page.get_by_role("heading", name="Mika has invited you").wait_for()
    page.keyboard.type("Robin")
    page.get_by_role("button", name="Play against Mika").click()
    seat_of(host, "Robin").wait_for()
    host.page.get_by_text("Waiting for Robin").wait_for()
    assert host.page.locator(".seats .ready").count() == 0
    page.get_by_role("button", name="I’m ready").click()
    for visitor in (host, guest):
        expect(seat_of(visitor, "Robin").locator(".ready")).to_have_text("ready")
        assert visitor.page.locator(".seats .ready").count() == 1
    host.page.get_by_text("Waiting for Robin").wait_for(state="detached")
    host.page.get_by_role("button", name="Change options").click()
    host.page.get_by_label("Clock").select_option("30 s per move, plus a reserve")
    host.page.get_by_role("button", name="Save").click()
    expect(page.locator(".seats .ready")).to_have_count(0)  # for these options nobody has said so


@pytest.mark.parametrize(
    ("language", "ruleset"), [("de", "three-basic"), *thorough(("ru", "four-basic"))]
)
def test_an_invitation_and_the_seats_fit_a_phone(visit: Visit, language: str, ruleset: str) -> None:
    host = host_of(visit, ruleset, "M" * 24)
    guest = visit(size=(360, 640), language=language)
    page = guest.go(host.page.url.removeprefix(host.url))
    page.locator("form .button").first.wait_for()
    assert_fits(page)
    page.locator("form .button").first.click()
    page.locator(".seats .mine").wait_for()
    assert_fits(page)
    host.page.set_viewport_size({"width": 360, "height": 640})
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_text("Manage this seat").first.click()
    assert_fits(host.page)


def test_a_link_with_the_invitation_seats_a_friend_where_seats_are_locked(visit: Visit) -> None:
    host = host_of(visit, "three-basic")
    host.page.get_by_role("button", name="Lock the seats").click()
    host.page.get_by_role("button", name="Unlock the seats").wait_for()
    link = host.page.get_by_label("Invite friends", exact=True).input_value()
    assert "#" in link

    stranger = visit()
    page = stranger.go(host.page.url.removeprefix(host.url))
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("you need the current invitation link")

    friend = visit()
    sent: list[str] = []
    friend.page.on("request", lambda asked: sent.append(f"{asked.url} {asked.headers}"))
    page = friend.go(link.removeprefix(host.url))
    page.get_by_role("button", name="Sit down").wait_for()
    assert page.url == host.page.url, "the invitation stays in no address"
    page.reload()
    page.get_by_role("button", name="Sit down").wait_for()
    page.keyboard.type("Robin")
    page.keyboard.press("Enter")
    page.locator(".seats .mine").get_by_text("Robin").wait_for()
    signature = link.partition("#")[2]
    assert not any(signature in asked for asked in sent), "nor is it in an address or a referrer"

    # Pasted into the tab that was refused, the link works there, too.
    stranger.page.evaluate("link => { location.href = link }", link)
    stranger.page.get_by_role("button", name="Sit down").click()
    stranger.page.locator(".seats .mine").wait_for()
