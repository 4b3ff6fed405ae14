"""What a person does at the table, for the tests: look, choose, play, go on."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Literal
from urllib.parse import urljoin

from playwright.sync_api import Page

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

FAST_FORWARD = Path(__file__).with_name("fast_forward.js").read_text("utf-8")


class Table:
    """The page of one table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.wait_for_selector(".play")

    # --- looking

    def hand(self) -> list[str]:
        return self._codes(".hand .slot:not([inert]) button")

    def legal(self) -> list[str]:
        return self._codes(".hand.turn .slot.raised:not([inert]) button")

    def _codes(self, selector: str) -> list[str]:
        codes: list[str] = self.page.eval_on_selector_all(
            selector, "cards => cards.map(card => card.dataset.code)"
        )
        return codes

    @property
    def is_passing(self) -> bool:
        return self.page.locator(".tray .button.primary").count() > 0

    @property
    def is_my_turn(self) -> bool:
        return self.page.locator(".hand.turn").count() > 0

    @property
    def is_between_rounds(self) -> bool:
        return self.page.locator(".cover").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator(".cover h1").count() > 0

    def wait(self, what: Callable[[], bool], seconds: float = 40) -> None:
        deadline = time.monotonic() + seconds
        while not what():
            assert time.monotonic() < deadline, "the table does not go on"
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
        self.page.locator(".tray .button.primary").click()
        self.wait(lambda: not self.is_passing)

    def play_first(self) -> str:
        self.wait(lambda: bool(self.legal()))
        code = self.legal()[0]
        self.touch(code)
        self.wait(lambda: code not in self.hand() or self.is_between_rounds)
        return code

    def wait_for_something_to_do(self) -> None:
        self.wait(lambda: self.is_passing or bool(self.legal()) or self.is_between_rounds)

    def step(self) -> None:
        """Whatever is to do next, once there is something to do."""
        self.wait_for_something_to_do()
        if self.is_over:
            return
        if self.is_between_rounds:
            ready = self.page.locator(".cover .button.primary")
            if ready.count():
                ready.first.click()
            self.wait(lambda: not self.is_between_rounds or self.is_over)
        elif self.is_passing:
            self.pass_cards()
        else:
            self.play_first()

    def fast_forward(self, to_the_end_of: Literal["round", "match"]) -> None:
        """Have the rest played without the page, for tests of what it shows then.

        The page comes back at the end: drawing every card on the way takes most of the time.
        """
        self.wait_for_something_to_do()
        url = self.page.url
        self.page.goto(urljoin(url, "/settings"))
        self.page.evaluate(FAST_FORWARD, [url.rpartition("/")[2], to_the_end_of])
        self.page.goto(url)
        self.wait(lambda: self.is_over if to_the_end_of == "match" else self.is_between_rounds)

    def play_out(self, seconds: float = 240) -> None:
        """Play the whole match."""
        deadline = time.monotonic() + seconds
        while not self.is_over:
            assert time.monotonic() < deadline, "the match does not end"
            self.step()
