"""The board of a replay, a review or a puzzle in windows of all sizes, for their tests."""

from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.access import assert_fits
from tests.e2e.sizes import SIZES

SCRIPT = Path(__file__).with_name("board.js").read_text("utf-8")


def assert_fits_every_window(page: Page) -> None:
    """Hands, trick, trump, score, text and controls are in sight, none over another."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(f"(() => {{ {SCRIPT}\nreturn settled() }})()")
        assert found == [], f"{width}x{height} at {page.url}: {found}"
        assert_fits(page)
