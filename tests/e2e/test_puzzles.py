"""Puzzles in the page: a wrong card first, then the answer, for each kind; the list and the day."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.access import assert_accessible, assert_fits
from tests.e2e.board import assert_fits_every_window
from tests.e2e.conftest import Visitor
from tests.e2e.page import CHOICE, STRIP
from tests.e2e.watching import OUTSIDE
from tests.variants import thorough
from yokai_septet.study.puzzles import Difficulty, PuzzleKind, choose
from yokai_septet.texts import LANGUAGES

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def opened(visitor: Visitor, kind: PuzzleKind) -> dict[str, Any]:
    """The page of a puzzle, and the puzzle as the server sends it."""
    name = choose(kind)[0].id
    page = visitor.go(f"/puzzles/{name}")
    page.wait_for_selector(CHOICE)
    found: dict[str, Any] = page.request.get(f"{visitor.url}/api/puzzles/{name}").json()
    return found


def choose_card(page: Page, code: str) -> None:
    page.locator(f'{CHOICE}[data-code="{code}"]').click(position=STRIP)  # type: ignore[arg-type]


def assert_looks_right(visitor: Visitor) -> None:
    assert visitor.page.evaluate(OUTSIDE) == []
    assert_fits(visitor.page)


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [
        ("de", (390, 844), "dark"),
        *thorough(("en", (1440, 900), "light"), ("ru", (844, 390), "light")),
    ],
)
def test_every_kind_is_solved_after_a_wrong_try(
    visit: Visit, language: str, size: tuple[int, int], theme: str
) -> None:
    visitor = visit(language=language, size=size, theme=theme)
    page = visitor.page

    puzzle = opened(visitor, PuzzleKind.OPEN)
    assert_looks_right(visitor)
    for number, question in enumerate(puzzle["solution"]["questions"]):
        if not number:
            choose_card(page, question["wrong"][0]["card"])
            page.wait_for_selector(".text .wrong")
            page.keyboard.press("End")
            assert_looks_right(visitor)
            page.locator(".actions .primary").click()
        choose_card(page, question["right"][-1])
    page.wait_for_selector(".text .solved")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".trick li")).to_have_count(len(puzzle["trick"]) + 1)
    assert_looks_right(visitor)
    assert_accessible(visitor)

    puzzle = opened(visitor, PuzzleKind.CLOSED)
    hidden = sum(hand["unknown"] for hand in puzzle["hands"])
    expect(page.locator(".held:not(:has([data-card]))")).to_have_count(hidden)
    assert_looks_right(visitor)
    assert_accessible(visitor)
    choose_card(page, puzzle["solution"]["wins"][-1]["cards"][0])
    page.wait_for_selector(".text .wrong")
    page.locator(".actions .primary").click()
    choose_card(page, puzzle["solution"]["wins"][0]["cards"][0])
    page.wait_for_selector(".text .solved")
    expect(page.locator(".text figure li")).to_have_count(len(puzzle["solution"]["wins"]))
    assert_looks_right(visitor)
    assert_accessible(visitor)

    puzzle = opened(visitor, PuzzleKind.PASS)
    assert_looks_right(visitor)
    best, second = (each["cards"] for each in puzzle["solution"]["passes"][:2])
    for cards in (second, best):
        for card in cards:
            choose_card(page, card)
        page.locator(".actions .primary").click()
        if cards is second:
            page.wait_for_selector(".text .wrong")
            page.locator(".actions .primary").click()
    page.wait_for_selector(".text .solved")
    assert_looks_right(visitor)
    assert_accessible(visitor)


def test_every_kind_and_its_answer_fit_a_phone_in_every_language(visit: Visit) -> None:
    visitor = visit(size=(390, 844))
    visitor.go()
    page = visitor.page
    for language in LANGUAGES:
        visitor.speak(language)
        for kind in PuzzleKind:
            opened(visitor, kind)
            assert page.locator("html").get_attribute("lang") == language
            assert_looks_right(visitor)
            page.locator(".actions button:not(.primary)").first.click()
            page.wait_for_selector(".actions .primary:not([disabled])")
            assert_looks_right(visitor)


def test_puzzles_fit_every_window(visit: Visit) -> None:
    visitor = visit(language="de")
    for kind in PuzzleKind:
        opened(visitor, kind)
        assert_fits_every_window(visitor.page)
        visitor.page.set_viewport_size({"width": 1920, "height": 1080})
        # A few cards are larger than a whole hand, once the board fits the window.
        visitor.page.wait_for_function(
            """least => {
              const cards = [...document.querySelectorAll('.held > .card > .card')]
              const wide = card => card.getBoundingClientRect().width > least
              return cards.length > 0 && cards.every(wide)
            }""",
            arg=80 if kind is PuzzleKind.PASS else 110,
        )


def test_puzzles_are_chosen_counted_and_forgotten(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(".review-layout")
    today = page.url
    page.get_by_role("button", name="Show the answer").click()
    page.get_by_role("button", name="All puzzles").click()
    total = len(choose(PuzzleKind.CLOSED, difficulty=Difficulty.EASY))
    page.get_by_label("Kind").select_option("closed")
    for filter_ in ("Theme", "Difficulty"):
        options = page.get_by_label(filter_).locator("option").all_inner_texts()
        assert all(option[0].isupper() for option in options), "each stands alone"
    page.get_by_label("Difficulty").select_option("easy")
    expect(page.get_by_text(f"Solved: 0 of {total}")).to_be_visible()
    assert_accessible(visitor)

    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_selector(CHOICE)
    first = page.url
    assert first.endswith("?kind=closed&difficulty=easy")
    name = first.partition("?")[0].rpartition("/")[2]
    puzzle = page.request.get(f"{visitor.url}/api/puzzles/{name}").json()
    card = page.locator(f'{CHOICE}[data-code="{puzzle["solution"]["wins"][0]["cards"][0]}"]')
    card.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url not in (first, today))
    page.wait_for_selector(CHOICE)
    page.get_by_role("button", name="All puzzles").click()
    expect(page.get_by_text(f"Solved: 1 of {total}")).to_be_visible()

    visitor.go("/settings")
    page.get_by_role("button", name="Reset my puzzles").click()
    page.get_by_role("button", name="Really reset?").click()
    visitor.go("/puzzles?kind=closed&difficulty=easy")
    expect(page.get_by_text(f"Solved: 0 of {total}")).to_be_visible()
    visitor.go("/puzzles/00000000")
    expect(page.get_by_role("alert")).to_contain_text("There’s no puzzle")
    visitor.problems.clear()  # the browser logs the refused request
