"""How quickly the page is there and how smoothly it moves, in a real Chromium on loopback.

    python bench/web.py [--json FILE]        (the page must be built: `make web`)

Prints the bytes of the first load (limits: 90 kB of gzipped JavaScript, 300 kB in all), the time
until "Play" can be pressed with the processor at full speed and slowed 4× (aim: 1 s), the layout
shift while a round is played, and the longest task while cards move (aims: 0 and 50 ms).
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table as Shown

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import LAUNCH, Server, Visitor, chromium
from tests.e2e.page import WATCH
from tests.e2e.traffic import Traffic

USABLE = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('.now .primary')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
}).observe(document, { childList: true, subtree: true });
"""
"""Notes when the button to play has been painted; asking from outside would cost the page time."""


def first_load(browser: Browser, url: str, slower: int) -> dict[str, float]:
    """Bytes and time of a first visit, until the button to play can be pressed."""
    visitor = Visitor(browser, url)
    visitor.context.add_init_script(USABLE)
    session = visitor.context.new_cdp_session(visitor.page)
    traffic = Traffic(session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    visitor.go()
    visitor.page.wait_for_timeout(1500 * slower)
    seconds = visitor.page.evaluate("performance.getEntriesByName('usable')[0].startTime") / 1000
    visitor.context.close()
    return {"seconds": seconds, "scripts": traffic.scripts, "bytes": traffic.total}


def one_round(browser: Browser, url: str) -> dict[str, float]:
    """Layout shift and longest task while a round is played at normal speed."""
    visitor = Visitor(browser, url, speed="fast")
    visitor.context.add_init_script(WATCH)
    table = visitor.play_now("four-basic")
    table.step()
    visitor.page.evaluate("window.shift = 0; window.longest = 0")
    browser.start_tracing(page=visitor.page, categories=["disabled-by-default-devtools.timeline"])
    while not table.is_between_rounds:
        table.step()
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    found = visitor.page.evaluate("({ shift: window.shift, longest: window.longest })")
    visitor.context.close()
    # Where browser, server and players share two cores, a task mostly waits: its work counts apart.
    work = max((event.get("tdur", 0) for event in trace if event["name"] == "RunTask"), default=0)
    return {"shift": found["shift"], "longest": found["longest"], "work": work / 1000}


def main() -> None:
    """Measure, print a table, and write the figures."""
    parser = argparse.ArgumentParser(description="Measure the page.")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=LAUNCH)
        try:
            first_load(browser, server.url, 1)  # the browser itself warms up
            full, slow = (first_load(browser, server.url, rate) for rate in (1, 4))
            moving = one_round(browser, server.url)
        finally:
            browser.close()
            server.stop()
    rows = [
        ("JavaScript of the first load, kB", full["scripts"] / 1000, 90.0),
        ("all bytes of the first load, kB", full["bytes"] / 1000, 300.0),
        ("usable after, s", full["seconds"], 1.0),
        ("usable after, processor 4× slower, s", slow["seconds"], 1.0),
        ("layout shift while playing", moving["shift"], 0.0),
        ("longest task while cards move, ms", moving["longest"], 50.0),
        ("the most processor time of a task, ms", moving["work"], 50.0),
    ]
    shown = Shown("what", "figure", "limit")
    for name, figure, limit in rows:
        shown.add_row(name, f"{figure:.3g}", f"{limit:g}")
    Console().print(shown)
    if arguments.json:
        arguments.json.write_text(json.dumps({name: figure for name, figure, _ in rows}, indent=1))


if __name__ == "__main__":
    main()
