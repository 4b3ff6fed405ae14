"""The review of a finished match: at a glance, by moments, in training, what if, and played on."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.access import assert_accessible, assert_fits
from tests.e2e.board import assert_fits_every_window
from tests.e2e.conftest import Visitor
from tests.e2e.page import CHOICE, Table, choose
from tests.e2e.together import two_at_a_table
from tests.e2e.watching import MADE, OUTSIDE, watched
from tests.variants import thorough
from yokai_septet import records

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
RECORDS = Path(__file__).parents[1] / "golden/records"


COVERED = """() => {
  const boxes = [...document.querySelectorAll('.plot .bot')].map(e => e.getBoundingClientRect())
  return boxes.filter((a, i) => boxes.slice(i + 1).some(b =>
    a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length
}"""
"""How many names of bots lie under others."""


def reviewed(visit: Visit, record: str, **settings: object) -> tuple[Visitor, Page]:
    """The overview of the review of a golden record, when it is done."""
    visitor = visit(**settings)
    page = visitor.go("/review")
    page.locator("input[type=file]").set_input_files(RECORDS / f"{record}.yokai")
    page.wait_for_selector(".plot", timeout=MADE)
    return visitor, page


@pytest.mark.parametrize(
    ("ruleset", "language", "size", "theme"),
    [
        ("four-basic", "de", (390, 844), "light"),
        ("three-advanced", "fr", (844, 390), "dark"),
        *thorough(
            ("suitors", "zh-Hant", (820, 1180), "light"),
            ("four-advanced", "en", (1440, 900), "light"),
            ("three-basic", "ru", (390, 844), "dark"),
            ("suitors-short", "fr", (360, 740), "light"),
        ),
    ],
)
def test_every_ruleset_is_reviewed_at_a_glance_and_moment_by_moment(
    visit: Visit, ruleset: str, language: str, size: tuple[int, int], theme: str
) -> None:
    visitor, page = reviewed(visit, ruleset, language=language, size=size, theme=theme)
    players = 3 if ruleset.startswith("three") else 4
    sides = 3 if players == 3 else 1
    expect(page.locator(".players section")).to_have_count(players)
    expect(page.locator(".luck")).to_have_count(sides)
    expect(page.locator(".plot .row")).to_have_count(players + 1)
    expect(page.locator(".plot .bot")).not_to_have_count(0)
    assert page.evaluate(COVERED) == 0
    assert_fits(page)
    assert_accessible(visitor)

    page.locator(".players li button").first.click()  # a mistake
    page.wait_for_selector(".review-layout .made")
    assert_fits_every_window(page)
    page.keyboard.press("Home")
    assert page.url.endswith("#1")
    assert page.evaluate(OUTSIDE) == []
    assert_accessible(visitor)


def test_a_match_watched_again_is_reviewed_by_one_touch(visit: Visit) -> None:
    page = watched(visit, "four-basic")
    page.get_by_role("button", name="Review").click()
    page.wait_for_selector(".plot", timeout=MADE)
    review = page.url
    page.get_by_role("button", name="Step through").click()
    page.wait_for_selector(".review-layout .values, .option")
    assert page.url == f"{review}#1"
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Next mistake").click()
    page.wait_for_selector(".made .grade")
    at = page.url
    page.reload()  # every moment has its own link
    page.wait_for_selector(".made .grade")
    assert page.url == at
    page.get_by_role("button", name="Overview").click()
    page.wait_for_selector(".plot")
    page.locator(".turn").first.click()
    page.wait_for_selector(".review-layout")


def test_mistakes_are_tried_again_until_the_choice_is_close_to_the_best(visit: Visit) -> None:
    _, page = reviewed(visit, "four-basic")
    page.get_by_role("button", name="Learn from your mistakes").click()
    page.locator(".controls select").select_option("1")  # a player of several mistakes
    page.wait_for_selector(CHOICE)
    expect(page.locator(".values .top")).to_have_count(0)  # nothing tells the answer
    left = page.locator(".board .seat.left .held:not(.gone)")
    expect(left.first).to_be_visible()
    expect(left.locator("[data-card]")).to_have_count(0)  # nor what an opponent holds
    options = page.locator(CHOICE)
    passing = page.get_by_role("button", name="Pass cards", exact=True)
    while passing.count():  # any cards can be passed, and are judged
        for i in (0, 5, 11):
            expect(passing).to_be_disabled()
            choose(options.nth(i))
        passing.click()
        expect(page.locator(".answer")).to_contain_text(
            re.compile("behind the best|that was the mistake|well found")
        )
        if not page.locator(".answer.found").count():
            page.get_by_role("button", name="Show the answer").click()
        page.get_by_role("button", name="Next").click()
        page.wait_for_selector(".task")
    for i in range(options.count()):
        choose(options.nth(i))
        expect(page.locator(".answer")).not_to_be_empty()
        if page.locator(".answer.found").count():
            break
        expect(page.locator(".values .top:not(.second)")).to_have_count(0)
    page.wait_for_selector(".answer.found")
    expect(page.locator(".values .top").first).to_be_visible()
    page.get_by_role("button", name="Next").click()
    page.wait_for_selector(".task")
    page.get_by_role("button", name="Show the answer").click()
    page.wait_for_selector(".review-layout .made")


@pytest.mark.parametrize("ruleset", ["four-basic", *thorough("suitors-short")])
def test_any_pass_is_tried_and_played_on_from(visit: Visit, ruleset: str) -> None:
    visitor, page = reviewed(visit, ruleset, size=(390, 844))
    visitor.go(page.url.removeprefix(visitor.url) + "#2")
    page.get_by_role("button", name="What if…").click()
    page.locator("button.option").first.wait_for()
    page.get_by_role("button", name="Choose other cards").click()
    hand = page.locator(CHOICE)
    value = page.get_by_role("button", name="Evaluate these cards")
    cards = []
    for number in (0, 4, 5):
        expect(value).to_be_disabled()
        choose(hand.nth(number))
        cards.append(hand.nth(number).get_attribute("data-code"))
    assert page.evaluate(OUTSIDE) == []
    assert_accessible(visitor)
    value.click()
    tried = page.locator(f"button.option[data-codes='{' '.join(map(str, cards))}']")
    tried.click()
    page.wait_for_selector(".played")
    page.locator("button.option").first.click()
    expect(page.locator(".played")).to_contain_text("→")
    page.get_by_role("button", name="Take back the last step").click()
    expect(page.locator(".played")).not_to_contain_text("→")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("Bots").select_option("random")
    page.get_by_label("Your seat").select_option(index=3)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    table.wait(lambda: table.is_passing)
    table.pass_cards()
    table.wait(lambda: bool(table.legal()) or table.is_between_rounds)


def test_another_card_than_the_one_played_shows_what_if(visit: Visit) -> None:
    visitor, page = reviewed(visit, "four-basic")
    visitor.go(page.url.removeprefix(visitor.url) + "#5")
    held: list[Route] = []
    page.route("**/what-if", lambda route: held.append(route))
    with page.expect_request("**/what-if"):
        page.get_by_role("button", name="What if…").click()
    expect(page.locator(".text")).to_have_text("Calculating…")
    expect(page.locator(".board .held .card").first).to_be_visible()  # the table as it was
    held.pop().continue_()
    page.unroute("**/what-if")
    choose(page.locator(CHOICE).last)
    page.wait_for_selector(".played")
    expect(page.locator(".trick li")).to_have_count(1)
    choose(page.locator(CHOICE).first)
    expect(page.locator(".trick li")).to_have_count(2)
    page.get_by_role("button", name="Take back the last step").click()
    expect(page.locator(".trick li")).to_have_count(1)
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".trick li")).to_have_count(0)
    assert page.url.endswith("#5")


def test_a_match_is_played_on_from_a_moment_against_bots(visit: Visit) -> None:
    visitor, page = reviewed(visit, "four-basic", size=(390, 844))
    visitor.go(page.url.removeprefix(visitor.url) + "#5")
    page.get_by_role("button", name="What if…").click()
    choose(page.locator(CHOICE).last)
    tried = page.locator(".played").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    assert_accessible(visitor)
    page.get_by_label("Bots").select_option("random")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/t/*")
    table = Table(page)
    table.wait(lambda: bool(table.legal()))
    assert len(table.hand()) == 12
    expect(page.get_by_role("img", name=tried).first).to_be_visible()
    table.play_first()
    page.get_by_role("button", name="Score sheet").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("continued from a position in a review")
    assert len(table.hand()) == 11


def test_a_player_shows_the_review_and_another_follows(visit: Visit) -> None:
    leader, follower = two_at_a_table(visit, "four-basic")
    for page in (leader.page, follower.page):
        Table(page).pass_cards()
    leader.page.keyboard.press("m")
    leader.page.get_by_role("button", name="Propose to abandon the game").click()
    follower.page.get_by_role("button", name="Yes").click()
    for page in (leader.page, follower.page):
        page.wait_for_selector(".cover h1")
    leader.page.get_by_role("link", name="Review").click()
    leader.page.get_by_role("button", name="Step through").click(timeout=MADE)
    leader.page.get_by_role("button", name="Link, record and keys").click()
    leader.page.get_by_role("button", name="Show the others").click()
    leader.page.get_by_text("The others can follow").wait_for()

    line = follower.page.get_by_text("is showing the review.")
    line.get_by_role("link", name="Follow").click()
    expect(follower.page.locator(".review-layout")).to_contain_text("You’re following")
    leader.page.keyboard.press("ArrowRight")
    assert leader.page.url.endswith("#2")
    follower.page.wait_for_url("**#2")
    leader.page.get_by_role("button", name="Overview").click()
    expect(follower.page.get_by_role("button", name="Step through")).to_be_visible()
    expect(follower.page.locator("main")).to_contain_text("You’re following")
    assert_accessible(follower)

    follower.page.get_by_role("button", name="Step through").click()  # on their own from here
    line.wait_for()
    leader.page.get_by_role("button", name="Stop showing").click()
    expect(line).to_have_count(0)
    assert follower.page.url.endswith("#1")


def test_records_that_cannot_be_reviewed_say_why(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/review")
    chooser = page.locator("input[type=file]")
    alert = page.get_by_role("alert")
    chooser.set_input_files({"name": "a.yokai", "mimeType": "text/plain", "buffer": b"hello"})
    expect(alert).to_contain_text("can’t be read")
    chooser.set_input_files(RECORDS / "unfinished.yokai")
    expect(alert).to_contain_text("Only a game that’s over can be reviewed")
    whole = records.parse((RECORDS / "four-basic.yokai").read_text("utf-8"))
    first = whole.rounds[0]
    hidden = tuple((None,) * len(hand) for hand in first.hands[1:])
    one_seat = replace(first, hands=(first.hands[0], *hidden), tricks=(), end=None)
    for rounds, told in (
        ((one_seat,), "everybody’s cards"),
        (whole.rounds * 20, "don’t follow one another"),
    ):
        wrong = replace(
            whole, rounds=rounds, termination=records.Termination.ABANDONED, result=None, seed=None
        )
        text = records.format(wrong).encode()
        chooser.set_input_files({"name": "a.yokai", "mimeType": "text/plain", "buffer": text})
        expect(alert).to_contain_text(told)
    huge = b"{a comment}\n" * 200_000
    chooser.set_input_files({"name": "a.yokai", "mimeType": "text/plain", "buffer": huge})
    expect(alert).to_contain_text("too big")
    visitor.problems.clear()  # the browser logs every refused request
