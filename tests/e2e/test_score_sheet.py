"""The score sheet, behind the score while a match is played and at its end; and who won what."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visitor

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]


def totals(row: Locator) -> list[int]:
    return [int(text) for text in row.locator("td.number strong").all_inner_texts()]


def test_the_score_opens_the_sheet_with_points_boss_by_boss(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.play_with(ruleset="four-advanced", clock=60)
    table.wait(lambda: table.is_passing)
    page.get_by_role("button", name="0/7 points: open the score sheet").first.click()
    page.get_by_text("No round is over yet.").wait_for()
    page.keyboard.press("Escape")
    table.fast_forward("round")
    if not table.is_over:
        countdown = page.locator(".cover .clock")
        expect(countdown).to_contain_text("Next round in")  # with a clock it begins by itself
        table.step()
        table.wait(lambda: table.is_passing)
    scores = [int(s.split("/")[0]) for s in page.locator(".side .score").all_inner_texts()]
    page.locator(".side .score").first.focus()
    page.keyboard.press("Enter")
    rows = page.locator("dialog .score-sheet tbody tr")
    rows.first.wait_for()
    assert rows.count() == 1
    assert totals(rows.first) == scores
    bosses = rows.first.locator("li").all_inner_texts()
    assert sum(int(text.split()[0].rstrip("*")) for text in bosses) == max(scores)
    assert rows.first.locator("td.won").count() == 1
    assert rows.first.locator("td.how").inner_text().split("\n")[0] in (
        "Fourth boss captured.",
        "A seventh trick ended the round.",
        "The cards have run out; the last trick decides.",
    )


@pytest.mark.parametrize("ruleset", ["four-basic", "suitors-short"])
def test_the_end_of_a_match_shows_every_round(visit: Visit, ruleset: str) -> None:
    visitor = visit(bots="random")
    page = visitor.page
    table = visitor.play_now(ruleset)
    rounds, shown = 0, 0
    while not table.is_over:
        table.fast_forward("round")
        rounds += 1
        shown += page.locator(".cover dd.seals img, .cover dd.seals svg").count()
        table.step()
    rows = page.locator(".cover .score-sheet tbody tr")
    assert rows.count() == rounds
    sealed = page.locator(".score-sheet .seals").locator("img, svg").count()
    scores = [int(s.split("/")[0]) for s in page.locator(".side .score").all_inner_texts()]
    assert totals(rows.last) == scores
    last = rows.last.locator(".seals").locator("img, svg").count()
    assert sealed == shown + last == (sum(scores) if ruleset.startswith("suitors") else 0)
    assert page.locator(".cover .why").count() == 0, (
        "the last round is in the sheet, and only there"
    )


def test_r14_a_team_shows_who_won_what(visit: Visit) -> None:
    visitor = visit(bots="random")
    page = visitor.page
    table = visitor.play_with(ruleset="four-advanced", memory_aid="off")
    table.pass_cards()
    for _ in range(4):
        table.step()
    table.wait_for_something_to_do()
    shown = page.get_by_role("group", name="Who won what")
    us = page.locator(".side").first
    for panel in page.locator(".side").all():
        panel.locator("h2").hover(force=True)  # the button lies over the whole panel
        shown.wait_for()
        counts = shown.locator("li > :nth-child(2)").all_inner_texts()
        won = [int(text.split()[0]) for text in counts]
        assert len(won) == 2
        assert sum(won) == panel.locator(".pips .full").count()
        assert shown.get_by_role("img").count() == panel.locator(".place > .boss").count()
    page.mouse.move(640, 400)
    shown.wait_for(state="detached")

    for width, height in [(390, 844), (844, 390), (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        us.locator("h2").click(force=True)
        box = shown.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] + box["height"] <= height
        us.locator("h2").click(force=True)
        page.mouse.move(width / 2, height / 2)
        shown.wait_for(state="detached")

    us.locator("h2").click(force=True)
    page.locator(".side").last.locator("h2").hover(force=True)
    expect(shown).to_have_count(1)  # one at a time
    us.locator("h2").click(force=True)
    for width, height in [(390, 844), (1280, 800)]:  # it follows its panel
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f".play[data-layout={'narrow' if width < height else 'wide'}]")
        page.wait_for_function(
            "() => { const box = document.querySelector('[popover]').getBoundingClientRect();"
            " return box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight }"
        )
        page.wait_for_function(
            "() => { const box = document.querySelector('[popover]').getBoundingClientRect();"
            " const side = document.querySelector('.side').getBoundingClientRect();"
            " return Math.abs(box.left - side.right) < 9 || Math.abs(box.top - side.bottom) < 9 }"
        )
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")

    page.get_by_role("button", name="show who won what").first.focus()
    page.keyboard.press("Enter")
    shown.wait_for()
    names = shown.locator("li > :first-child").all_inner_texts()
    for name in names:
        expect(page.get_by_role("status").last).to_contain_text(f"{name}: ")
    page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    page.get_by_role("button", name="points: open the score sheet").first.click()
    page.get_by_role("dialog", name="Score sheet").wait_for()
