"""What the page remembers for its players: exactly what the table agreed on, on every device."""

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visitor
from tests.e2e.page import Table
from tests.variants import thorough

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
PHONE, DESKTOP = (390, 844), (1440, 900)
MARKS = """() => [...document.querySelectorAll('.log [data-card]')].map(card =>
  [card.dataset.card, card.className.match(/captured|played|face-up|in-hand|out/)[0]])"""


def log_of(visitor: Visitor) -> list[str]:
    """The lines of the log, the oldest first, wherever this screen has it."""
    beside = visitor.page.locator(".play > .log li")
    if visitor.page.locator(".play > .log").is_visible():
        return beside.all_inner_texts()
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("button", name="What happened").click()
    lines = visitor.page.locator("dialog li").all_inner_texts()
    visitor.page.keyboard.press("Escape")
    return lines[::-1]


def play_tricks(table: Table, count: int) -> None:
    """Play so many tricks, until it is the viewer's turn in the next one."""
    table.pass_cards()
    for _ in range(count):
        table.play_first()
        table.wait(lambda: bool(table.legal()) or table.is_between_rounds)


@pytest.mark.parametrize(
    ("aid", "size"),
    [
        *(("off", DESKTOP), ("last-trick", PHONE), ("all", DESKTOP)),
        *thorough(("off", PHONE), ("last-trick", DESKTOP), ("all", PHONE)),
    ],
)
def test_the_log_tells_what_the_memory_aid_shows(
    visit: Visit, aid: str, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    table = visitor.play_with(ruleset="four-advanced", memory_aid=aid)
    play_tricks(table, 3)
    on_the_table = visitor.page.locator(".trick .laid").count()
    lines = log_of(visitor)
    played = [line for line in lines if re.search(r"(leads?|plays?) the (ace|\d+) of", line)]
    won = [line for line in lines if "the trick with the" in line]
    tricks = {"off": 0, "last-trick": 1, "all": 3}[aid]
    assert len(won) == tricks, lines
    assert len(played) == 4 * tricks + on_the_table, lines
    told = visitor.page.locator("[role=log] p").all_inner_texts()
    assert told == lines, "a screen reader's log is the same"


def test_the_newest_line_of_the_log_is_in_sight_when_the_window_grows(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = visitor.play_with(ruleset="four-advanced", memory_aid="all")
    play_tricks(table, 3)
    visitor.page.set_viewport_size({"width": 820, "height": 1180})
    lines = visitor.page.locator(".play > .log li")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


SHOWN_VOIDS = """() => {
  const told = selector => [...document.querySelectorAll(selector)].map(e => e.textContent)
  const marks = [...document.querySelectorAll('.plate')].flatMap(plate =>
    [...plate.querySelectorAll('.void.known')].map(mark =>
      `${plate.querySelector('strong').textContent} has no ${mark.title.match(/no (\\w+)/)[1]}`))
  const lines = told('.play > .log li').flatMap(line => line.match(/^\\w+ has no \\w+/) ?? [])
  return { marks: marks.sort(), lines: [...new Set(lines)].sort() }
}"""
"""Who lacks which suit, as the marks on the plates have it and as the log tells it."""


@pytest.mark.parametrize("aid", ["last-trick", *thorough("off", "all")])
def test_a_mark_of_a_missing_suit_stays_as_long_as_its_trick_is_shown(
    visit: Visit, aid: str
) -> None:
    visitor = visit(size=DESKTOP, bots="random")
    table = visitor.play_with(ruleset="four-basic", memory_aid=aid, bots="random")
    table.pass_cards()
    seen: list[set[str]] = []  # at the viewer's turns
    for _ in range(40):
        table.wait_for_something_to_do()
        if table.is_between_rounds and any(seen):
            break
        if table.legal():
            told = visitor.page.evaluate(SHOWN_VOIDS)
            assert told["marks"] == told["lines"], "log and marks agree"
            seen.append(set(told["marks"]))
        elif table.is_between_rounds:
            seen.clear()
        table.step()
    assert any(seen)
    gone = [before - after for before, after in pairwise(seen)]
    if aid == "all":
        assert not any(gone), "a mark never goes"
    else:
        assert any(gone), "a mark goes with its trick"


CONTRAST = Path(__file__).with_name("contrast.js").read_text("utf-8")
FAINT = f"""() => {{ {CONTRAST}
  return faint('.tracker :is(th, .rank), dialog :is(th .name, th small, .rank)')
}}"""
"""What the trackers of the deck tell too faintly."""

SUPPOSED = """state => {
  for (const row of document.querySelectorAll('.tracker tr, dialog tr')) row.classList.add('trump')
  for (const rank of document.querySelectorAll('.rank'))
    rank.className = rank.className.replace(/captured|played|face-up|in-hand|out/, state)
}"""
"""Supposes every suit to be trump, and every card to be in one state."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_trackers_can_be_read_whatever_is_trump(
    visit: Visit, theme: Literal["light", "dark"]
) -> None:
    visitor = visit(size=DESKTOP)
    visitor.page.emulate_media(color_scheme=theme)
    table = visitor.play_with(ruleset="four-advanced", memory_aid="all")
    play_tricks(table, 1)
    visitor.page.keyboard.press("?")
    visitor.page.locator("dialog .rank").first.wait_for()
    assert visitor.page.locator(".tracker .rank").count() == 49
    assert visitor.page.evaluate(FAINT) == []
    for state in ("captured", "played", "in-hand", "out"):
        visitor.page.evaluate(SUPPOSED, state)
        assert visitor.page.evaluate(FAINT) == [], state


def test_a_reload_and_another_language_tell_the_same_again(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    table = visitor.play_with(ruleset="four-advanced", memory_aid="all")
    play_tricks(table, 2)
    visitor.page.keyboard.press("h")
    visitor.page.locator(".play > .log").get_by_text("You ask for a hint.").wait_for()
    before = log_of(visitor)
    visitor.page.reload()
    table = Table(visitor.page)
    table.wait(lambda: bool(table.legal()))
    assert sorted(log_of(visitor)) == sorted(before)
    assert visitor.page.locator("[role=log] p").count() == 0, "old lines are not read out again"
    table.play_first()
    visitor.page.keyboard.press("m")
    visitor.page.locator("dialog select").first.select_option("de")
    visitor.page.get_by_role("heading", name="Menü").wait_for()
    visitor.page.keyboard.press("Escape")
    lines = visitor.page.locator(".play > .log li").all_inner_texts()
    assert lines[0].startswith("Runde 1 beginnt")
    assert not [line for line in lines if " the " in line]


def test_the_rules_open_over_the_table(visit: Visit) -> None:
    visitor = visit(size=DESKTOP)
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    before, address = log_of(visitor), visitor.page.url
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("button", name="Rules").click()
    visitor.page.locator("dialog #R11").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog").wait_for(state="detached")
    assert (log_of(visitor), visitor.page.url) == (before, address)


def test_a_refusal_names_its_rule_and_links_to_it(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    while not table.legal() or not (forbidden := set(table.hand()) - set(table.legal())):
        assert not table.is_over
        table.step()  # it may be another round before a suit has to be followed
        table.wait_for_something_to_do()
    table.touch(sorted(forbidden)[0], disabled=True)
    toast = visitor.page.locator(".toast")
    assert "you must follow suit (R11)" in toast.inner_text()
    toast.get_by_role("link", name="R11").click()
    rule = visitor.page.locator("dialog #R11")
    rule.wait_for()
    visitor.page.wait_for_timeout(200)
    box = rule.bounding_box()
    assert box is not None
    assert 0 <= box["y"] < PHONE[1] / 2
    visitor.page.keyboard.press("Escape")
    assert table.legal()


@pytest.mark.parametrize(("ruleset", "cards"), [("suitors", 56), *thorough(("four-basic", 49))])
def test_with_all_cards_remembered_a_tracker_of_the_deck_stays_in_sight(
    visit: Visit, ruleset: str, cards: int
) -> None:
    visitor = visit(size=DESKTOP)
    table = visitor.play_with(ruleset=ruleset, memory_aid="all")
    play_tricks(table, 2)
    marks = dict(visitor.page.evaluate(MARKS))
    assert len(marks) == cards
    box = visitor.page.locator(".tracker").bounding_box()
    assert box is not None
    assert box["y"] > 0
    assert box["y"] + box["height"] < DESKTOP[1] / 2, "also when the log has scrolled"
    assert {card for card, mark in marks.items() if mark == "in-hand"} == set(table.hand())
    seen = [card for card, mark in marks.items() if mark in ("captured", "played")]
    assert len(seen) == 8 + visitor.page.locator(".trick .laid").count()


def test_the_player_aid_shows_captured_bosses_whatever_is_remembered(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = visitor.play_with(ruleset="suitors", memory_aid="off")
    table.pass_cards()
    medals = visitor.page.locator(".side .boss")
    while medals.count() < 2:
        table.play_first()
        table.wait(lambda: bool(table.legal()) or table.is_between_rounds)
    visitor.page.keyboard.press("a")
    visitor.page.wait_for_selector("dialog table")
    assert visitor.page.locator("dialog .captured").count() == medals.count()
    assert visitor.page.locator("dialog [data-card]").count() == 56


def test_an_unknown_table_is_named(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/t/ZZZZZZ")
    told = visitor.page.get_by_role("alert").inner_text()
    assert "ZZZZZZ" in told
    assert "{" not in told
