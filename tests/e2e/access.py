"""What every screen keeps to: it fits its window, and everybody can use it."""

from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.conftest import Visitor

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE = (360, 740)
CUT_OFF = """() => [...document.querySelectorAll(
    'button, a, label, legend, h1, h2, h3, p, small, .chip, summary, td, th, dt')]
  .filter(e => e.checkVisibility() && !e.closest('.visually-hidden, .hand, dialog:not([open])'))
  .filter(e => e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 2)
  .filter(e => {
    const { textOverflow, overflow, display } = getComputedStyle(e)
    return textOverflow !== 'ellipsis' && overflow !== 'auto' && display !== 'inline'
  })
  .map(e => e.textContent.trim().slice(0, 60))"""
"""The texts that are wider than the box they stand in."""
SHORTENED = """() => {
  const pen = document.createElement('canvas').getContext('2d')
  const boxes = [...document.querySelectorAll('select')].filter(box => box.checkVisibility())
  return boxes.flatMap(box => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box)
    const arrow = 20
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
    const chosen = box.selectedOptions[0]?.textContent.trim() ?? ''
    pen.font = font
    return pen.measureText(chosen).width > room ? [chosen] : []
  })
}"""
"""What is chosen in select boxes, where an ellipsis stands for the end of it."""
VIOLATIONS = """axe.run(document, {resultTypes: ['violations'], ...OPTIONS}).then(result =>
  result.violations.map(v => [v.id, v.nodes.slice(0, 3).map(n => n.html + n.failureSummary)]))"""


def assert_fits(page: Page) -> None:
    """Nothing sticks out of the screen, and no text is cut off."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px wider than the screen"
    assert page.evaluate(CUT_OFF) == []
    assert page.evaluate(SHORTENED) == []


def assert_accessible(visitor: Visitor, options: str = "{}") -> None:
    """Axe finds no violation."""
    # The page's policy forbids foreign scripts, so axe is run by the debugger, not by the page.
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8")})
    script = VIOLATIONS.replace("OPTIONS", options)
    wanted = {"expression": script, "awaitPromise": True, "returnByValue": True}
    assert session.send("Runtime.evaluate", wanted)["result"]["value"] == []
