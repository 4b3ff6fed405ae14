"""What a person does at the table, for the tests: look, choose, play, go on."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Literal
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page

CORNER = {"x": 20.0, "y": 26.0}
"""Where a card of the fan is never covered by its neighbour."""

WATCH = """
window.shift = 0; window.moved = []; window.longest = 0;
const watch = (type, see) =>
  new PerformanceObserver(list => list.getEntries().forEach(see)).observe({ type, buffered: true });
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
const told = ({ node, previousRect, currentRect }) =>
  `${node?.className ?? node?.nodeName}: ${place(previousRect)} -> ${place(currentRect)}`;
watch('layout-shift', e => {
  const ended = document.querySelector('.cover');
  if (e.value > 0.0005 && !ended) window.moved.push(...e.sources.map(told));
  if (!e.hadRecentInput) window.shift += e.value;
});
watch('longtask', e => { window.longest = Math.max(window.longest, e.duration) });
"""
"""Adds up what the layout shifts, and keeps the longest task. `moved` tells what shifts, also right
after a touch, but neither of a line of text that is centred anew nor of the end of the round."""

CARD = ".hand .slot:not([inert]) button"
PLAYABLE = ".hand.turn .slot.raised:not([inert]) button"
PASS = ".tray .button.primary"
CHOICE = ".hand.asks button:not([aria-disabled])"
"""A card that can be chosen from a hand of a review or a puzzle."""
END = ".cover"

STRIP = {"x": 6.0, "y": 6.0}
"""Where no card of such a hand is covered by its neighbour."""

FAST_FORWARD = Path(__file__).with_name("fast_forward.js").read_text("utf-8")


def choose(card: Locator) -> None:
    card.click(position=STRIP)  # type: ignore[arg-type]


class Table:
    """The page of one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_selector(".play")

    # --- looking

    def hand(self) -> list[str]:
        return self._codes(CARD)

    def legal(self) -> list[str]:
        return self._codes(PLAYABLE)

    def _codes(self, selector: str) -> list[str]:
        codes: list[str] = self.page.eval_on_selector_all(
            selector, "cards => cards.map(card => card.dataset.code)"
        )
        return codes

    @property
    def is_passing(self) -> bool:
        return self._shows(PASS)

    @property
    def is_my_turn(self) -> bool:
        return self._shows(".hand.turn")

    @property
    def is_between_rounds(self) -> bool:
        return self._shows(END)

    @property
    def is_over(self) -> bool:
        return self._shows(f"{END} h1")

    def _shows(self, selector: str) -> bool:
        shown: bool = self.page.evaluate("sought => !!document.querySelector(sought)", selector)
        return shown

    def wait(self, what: Callable[[], bool], seconds: float = 40) -> None:
        deadline = time.monotonic() + seconds
        while not what():
            if time.monotonic() > deadline:
                shown = self.page.locator("body").inner_text()
                raise AssertionError(f"the table does not go on; it shows:\n{shown}")
            self.page.wait_for_timeout(30)

    # --- doing

    def touch(self, code: str, *, disabled: bool = False) -> None:
        card = self.page.locator(f'.hand button[data-code="{code}"]')
        card.click(position=CORNER, force=disabled)  # type: ignore[arg-type]

    def pass_cards(self) -> None:
        self.wait(lambda: self.is_passing)
        wanted = self.page.locator(".tray .slot").count()
        for code in self.hand()[:wanted]:
            self.touch(code)
        self.page.locator(PASS).click()
        self.wait(lambda: not self.is_passing)

    def play_first(self) -> str:
        self.page.wait_for_selector(PLAYABLE, state="attached")
        code = self.legal()[0]
        self.touch(code)
        played = f"!document.querySelector('{CARD}[data-code=\"{code}\"]')"
        ended = f"!!document.querySelector('{END}')"
        self.wait(lambda: bool(self.page.evaluate(f"{played} || {ended}")))
        return code

    def wait_for_something_to_do(self) -> None:
        # The page looks by itself: to ask it again and again took a third of a test's time.
        self.page.wait_for_selector(f"{PASS}, {PLAYABLE}, {END}", state="attached", timeout=40_000)

    def step(self) -> None:
        """Whatever is to do next, once there is something to do."""
        self.wait_for_something_to_do()
        if self.is_over:
            return
        if self.is_between_rounds:
            ready = self.page.locator(f"{END} .button.primary")
            if ready.count():
                ready.first.click()
            self.wait(lambda: not self.is_between_rounds or self.is_over)
        elif self.is_passing:
            self.pass_cards()
        else:
            self.play_first()

    def fast_forward(self, to_the_end_of: Literal["round", "match"]) -> None:
        """Have the rest played without the page, for tests of what it shows then."""
        fast_forward([self], to_the_end_of)

    def fast_forward_to_six_tricks(self) -> bool:
        """Have the match played until this person is to play and a side has one trick to lose by.

        False if the match has ended without that.
        """
        fast_forward([self], "six tricks")
        return not self.is_over

    def play_out(self, seconds: float = 240) -> None:
        """Play the whole match."""
        deadline = time.monotonic() + seconds
        while not self.is_over:
            assert time.monotonic() < deadline, "the match does not end"
            self.step()


def fast_forward(tables: Sequence[Table], until: Literal["round", "match", "six tricks"]) -> None:
    """Have the rest played for these people of one table, without their pages.

    The pages come back at the end: drawing every card on the way takes most of the time.
    """
    tables[0].wait_for_something_to_do()
    url = tables[0].page.url
    begin = f"wanted => {{ window.played = ({FAST_FORWARD})(wanted) }}"
    for table in tables:
        table.page.goto(urljoin(url, "/settings"))
        table.page.evaluate(begin, [url.rpartition("/")[2], until])
    for table in tables:
        table.page.evaluate("window.played")
        table.page.goto(url)
    for table in tables:
        there = {"match": f"{END} h1", "round": END, "six tricks": f"{PLAYABLE}, {END} h1"}[until]
        table.page.wait_for_selector(there, state="attached", timeout=40_000)
