"""Watching a record."""

from collections.abc import Callable

from playwright.sync_api import Page

from tests.e2e.conftest import Visitor

Visit = Callable[..., Visitor]
FINISHED: dict[tuple[str, str], str] = {}
"""The code of a finished match for each server and ruleset: one is enough for all tests."""


def watched(visit: Visit, ruleset: str, **settings: object) -> Page:
    """The replay of a match of this ruleset, at its beginning."""
    visitor = visit(bots="random", **settings)
    match = (visitor.url, ruleset)
    if match not in FINISHED:
        visitor.play_now(ruleset).fast_forward("match")
        FINISHED[match] = visitor.page.url.rpartition("/")[2]
    visitor.go(f"/replay/{FINISHED[match]}")
    visitor.page.wait_for_selector(".board")
    return visitor.page


MADE = 180_000
"""Reviews are made with little effort here, but beside everything else."""
OUTSIDE = """() => [...document.querySelectorAll(
    '.review-layout :is(h1, .area, .controls button), .option, .trick li, .held .card')]
  .filter(e => {
    const { left, top, right, bottom } = e.getBoundingClientRect()
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  })
  .map(e => e.className + ' ' + e.textContent.trim().slice(0, 40))"""
"""Whatever of a moment is not on the screen."""
