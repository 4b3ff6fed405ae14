"""The tutorial in a real browser: every chapter and card, by mouse and keyboard, on all screens."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import ROOT, Visitor
from tests.e2e.page import Table
from tests.variants import thorough

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
CHAPTERS: list[dict[str, Any]] = json.loads(
    Path(ROOT, "web/src/learn/chapters.json").read_text("utf-8")
)
BY_NAME = {chapter["name"]: chapter for chapter in CHAPTERS}
SIZES = [
    (2560, 1440), (1920, 1080), (1440, 900), (820, 1180),
    (360, 640), (390, 844), (844, 390), (640, 360),
]  # fmt: skip
SMALLEST = [(360, 640), (640, 360)]

COVERED = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame) // laid out anew
  const box = e => e.getBoundingClientRect()
  const apart = (a, b) =>
    a.left >= b.right - 1 || b.left >= a.right - 1 || a.top >= b.bottom - 1 || b.top >= a.bottom - 1
  const all = selector => [...document.querySelectorAll(selector)]
  const wrong = []
  const check = (ones, others) => {
    for (const one of ones)
      for (const other of others)
        if (one !== other && !apart(box(one), box(other)))
          wrong.push(`${one.className} over ${other.className}`)
  }
  const cards = all('.laid:not(.empty), .show .card')
  const around = all('.plate, .score, .trump')
  check(all('.words, header, .hand button'), [...cards, ...around])
  check(around, [...cards, ...around])
  check(all('.words'), all('.hand button'))
  for (const e of [...cards, ...around, ...all('.words, .words .button, .hand .card')]) {
    const { left, right, top, bottom } = box(e)
    const outside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    if (outside) wrong.push(`${e.className} is outside`)
  }
  const words = document.querySelector('.words')
  if (words.scrollHeight > words.clientHeight + 2) wrong.push('the text is longer than its box')
  const hand = all('.hand button').map(button => box(button).left)
  if (hand.some((left, i) => i && left - hand[i - 1] < 20)) wrong.push('a card is hard to touch')
  return wrong
}"""


def touch(page: Page, code: str) -> None:
    page.locator(f'.hand button[data-code="{code}"]').click(position={"x": 12, "y": 20}, force=True)


def goes_on(page: Page, name: str = "Continue") -> None:
    page.get_by_role("button", name=name, exact=True).click()


def go_right(page: Page, step: dict[str, Any]) -> None:
    """The step done as the chapter wants it."""
    if "pass" in step:
        for code in step["pass"]["right"]:
            touch(page, code)
        page.locator(".words .button.primary").click()
        return
    for choice in step.get("choices", []):
        if choice.get("right"):
            touch(page, choice["card"])
    page.locator(".words .button.primary").click()


@pytest.mark.parametrize(
    ("name", "step", "rule"), [("trick", "follow", "R11"), ("ace", "follow", "R12")]
)
def test_a_refused_card_links_to_its_rule(visit: Visit, name: str, step: str, rule: str) -> None:
    page = visit(learned=False).go(f"/learn/{name}")
    for earlier in BY_NAME[name]["steps"]:
        if earlier["name"] == step:
            break
        go_right(page, earlier)
    playable = {choice["card"] for choice in earlier["choices"]}
    hand = page.locator(".hand button")
    hand.first.wait_for()
    codes = hand.evaluate_all("cards => cards.map(card => card.dataset.code)")
    touch(page, "WA" if rule == "R12" else next(code for code in codes if code not in playable))
    before = page.locator(".words").inner_text()
    page.locator(".refusal").get_by_role("link", name=rule).click()
    expect(page.locator(f"dialog #{rule}")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.locator(".words").inner_text() == before, "the chapter waits where it was"


@pytest.mark.parametrize("name", BY_NAME)
def test_a_chapter_waits_explains_and_is_finished(visit: Visit, name: str) -> None:
    visitor = visit(learned=False)
    page = visitor.go(f"/learn/{name}")
    words = page.locator(".words")
    for step in BY_NAME[name]["steps"]:
        expect(words.locator(".refusal")).to_have_count(0)
        task = words.inner_text()
        choices = {choice["card"]: choice for choice in step.get("choices", [])}
        hand: list[str] = page.eval_on_selector_all(
            ".hand button", "all => all.map(b => b.dataset.code)"
        )
        if choices:
            for code in set(hand) - set(choices):  # not allowed: it says why, and nothing moves
                touch(page, code)
                expect(words.locator(".refusal")).to_be_visible()
                assert page.locator(".hand button").count() == len(hand)
            for code, choice in choices.items():
                if choice.get("right"):
                    continue
                touch(page, code)  # allowed, but not the best: it shows what follows
                expect(page.locator(".laid .card.lit")).to_have_count(1)
                assert words.inner_text() != task
                goes_on(page, "Try again")
                expect(page.locator(f'.hand button[data-code="{code}"]')).to_be_visible()
        if "pass" in step:
            for code in hand[:3]:
                touch(page, code)
            page.locator(".words .button.primary").click()
            expect(words.locator(".refusal")).to_contain_text("two suits wouldn’t be gone")
        go_right(page, step)
    expect(page.get_by_role("button", name="Once more")).to_be_visible()
    page.reload()
    page.get_by_role("link", name="All chapters").click()
    expect(page.locator("article li", has_text="Done")).to_have_count(1)  # kept in this browser


def test_the_table_shows_what_a_card_leads_to(visit: Visit) -> None:
    page = visit().go("/learn/seventh")
    goes_on(page)
    touch(page, "F12")
    expect(page.locator(".words")).to_contain_text("You lose the round")
    expect(page.locator(".score [aria-label='7\u00a0tricks']")).to_be_visible()
    goes_on(page, "Try again")
    touch(page, "F6")
    goes_on(page)
    touch(page, "F12")
    expect(page.locator(".words")).to_contain_text("You win the round!")
    expect(page.locator(".score .medal")).to_have_count(7)


def test_from_the_first_page_to_the_first_real_game(visit: Visit) -> None:
    visitor = visit(learned=False)
    page = visitor.go()
    page.get_by_role("link", name="Learn to play").click()
    for chapter in CHAPTERS:
        page.locator("a.next").click()
        for step in chapter["steps"]:
            go_right(page, step)
        page.get_by_role("link", name="All chapters").click()
    expect(page.locator("article li", has_text="Done")).to_have_count(6)
    page.locator("article .button.primary").click()
    table = Table(page)
    table.wait(lambda: table.is_passing)


def test_a_chapter_by_keyboard_alone_and_again(visit: Visit) -> None:
    page = visit().go("/learn/trick")
    page.locator(".words .button.primary").focus()
    for _ in range(3):
        page.keyboard.press("Enter")
    expect(page.locator('.hand button[data-code="L4"]')).to_be_focused()  # the first legal one
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".words")).to_contain_text("the trick is yours")
    page.keyboard.press("Enter")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # once more
    expect(page.locator(".words")).to_contain_text("Four people play")


def test_a_step_can_be_read_again(visit: Visit) -> None:
    page = visit().go("/learn/trick")
    back = page.get_by_role("button", name="Back")
    expect(page.locator(".words")).to_contain_text("Four people play")
    expect(back).to_have_count(0)
    for _ in range(3):
        goes_on(page)
    touch(page, "L4")
    for text in ("Kitsune led", "The game is played in tricks", "These are your cards"):
        back.click()
        expect(page.locator(".words")).to_contain_text(text)


def test_a_reload_goes_on_where_the_reader_was(visit: Visit) -> None:
    page = visit().go("/learn/trick")
    for _ in range(3):
        goes_on(page)
    touch(page, "L10")
    goes_on(page)
    page.reload()
    expect(page.locator(".words")).to_contain_text("Now you lead")
    page.goto(page.url.replace("trick", "trump"))
    expect(page.locator(".words")).to_contain_text("one card is left over")


def test_the_way_back_leads_to_where_the_reader_was_in_a_chapter(visit: Visit) -> None:
    page = visit().go("/learn/trick")
    goes_on(page)
    before = page.locator(".words").inner_text()
    page.locator("a[href='/learn']").click()
    page.wait_for_url("**/learn")
    page.go_back()
    expect(page.locator(".words")).to_have_text(before, use_inner_text=True)


def test_a_chapter_is_told_to_screen_readers(visit: Visit) -> None:
    page = visit().go("/learn/trump")
    expect(page.locator("[role=status]")).to_contain_text("one card is left over")
    goes_on(page)
    expect(page.locator(".trick").get_by_alt_text("Tengu: 12 of Snow")).to_be_visible()
    touch(page, "C9")
    expect(page.locator("[role=status]")).to_contain_text("Kitsune takes the trick")


def assert_nothing_covered(page: Page, sizes: list[tuple[int, int]], where: str) -> None:
    for size in sizes:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(COVERED) == [], f"{where} at {size}"


@pytest.mark.parametrize(("size", "width"), [((844, 390), 60), ((640, 360), 44)])
def test_on_its_side_the_cards_lie_in_a_row(
    visit: Visit, size: tuple[int, int], width: int
) -> None:
    page = visit(size=size).go("/learn/trick")
    for _ in range(3):
        goes_on(page)
    page.wait_for_selector(".laid img")
    laid = page.locator(".laid:not(.empty)").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(({ top, width }) => [top, width])"
    )
    assert len(laid) == 3
    assert min(wide for _, wide in laid) >= width
    assert max(top for top, _ in laid) - min(top for top, _ in laid) < width / 2


@pytest.mark.parametrize(
    ("language", "sizes"),
    [("de", SMALLEST), *thorough(("de", SIZES), ("fr", SMALLEST), ("ru", SMALLEST))],
)
def test_the_text_never_covers_the_cards(
    visit: Visit, language: str, sizes: list[tuple[int, int]]
) -> None:
    visitor = visit(language=language)
    for chapter in CHAPTERS:
        page = visitor.go(f"/learn/{chapter['name']}")
        page.evaluate("document.documentElement.style.opacity = 0")  # laid out, but not painted
        for step in chapter["steps"]:
            page.wait_for_selector(".words p")
            where = f"{chapter['name']}-{step['name']}"
            assert_nothing_covered(page, sizes, where)
            for choice in sorted(
                step.get("choices", []), key=lambda choice: bool(choice.get("right"))
            ):
                touch(page, choice["card"])
                assert_nothing_covered(page, sizes, f"{where}-{choice['card']}")
                page.locator(".words .button.primary").click()
            if "choices" not in step:
                go_right(page, step)
        assert_nothing_covered(page, sizes, f"{chapter['name']}-end")
