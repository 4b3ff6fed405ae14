"""A whole match in the engines of the other browsers: `make engines`."""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import Server
from tests.engines.drivers import Engine, Firefox, WebKit

pytestmark = pytest.mark.engines

SETTINGS = {"speed": "off", "learned": True, "language": "en", "tap": "once", "bots": "random"}
START = f"""
localStorage.setItem('yokai-settings', JSON.stringify({json.dumps(SETTINGS)}))
"""
WATCH = """
window.problems = []
addEventListener('error', event => problems.push(event.message))
addEventListener('unhandledrejection', event => problems.push(String(event.reason)))
"""
STEP = """
const find = selector => document.querySelector(selector)
const all = selector => [...document.querySelectorAll(selector)]
if (find('.cover h1')) return 'over'
const next = find('.cover .button.primary')
if (next) { next.click(); return 'next round' }
const pass = find('.tray .button.primary')
if (pass) {
  const cards = all('.hand .slot:not([inert]) button').slice(0, all('.tray .slot').length)
  if (pass.disabled) cards.forEach(card => card.click())
  else pass.click()
  return 'pass'
}
const card = find('.hand.turn .slot.raised:not([inert]) button')
card?.click()
return card ? 'card' : 'wait'
"""
"""What is to do next at the table, done."""

INSIDE = """
const box = find => document.querySelector(find)?.getBoundingClientRect()
const seen = ({ left, top, right, bottom }) =>
  left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
return ['.bar', '.sides', '.hand', '.play'].filter(name => box(name) && !seen(box(name)))
"""
"""The parts of the table that stick out of the window."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


def wait(engine: Engine, condition: str, seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not engine.run(f"return Boolean({condition})"):
        assert time.monotonic() < deadline, condition
        time.sleep(0.1)


@pytest.mark.parametrize("browser", [Firefox, WebKit])
def test_a_whole_match(browser: type[Engine], server: Server) -> None:
    with browser() as engine:
        engine.go(server.url)
        engine.run(START)
        engine.go(server.url)
        engine.run(WATCH)
        wait(engine, "document.querySelector('.now select')?.options.length > 1")
        engine.run(
            "const select = document.querySelector('.now select'); select.value = 'four-basic';"
            "select.dispatchEvent(new Event('change', {bubbles: true}));"
            "document.querySelector('.now .primary').click()"
        )
        wait(engine, "document.querySelector('.hand .slot')")
        keep(engine, "table")
        assert engine.run(INSIDE) == []
        deadline = time.monotonic() + 300
        while (done := engine.run(STEP)) != "over":
            assert time.monotonic() < deadline, f"the match does not end: {done}"
            time.sleep(0.05)
        title = engine.run("return document.querySelector('.cover h1').textContent")
        assert title in ("You win the game!", "You lose the game")
        keep(engine, "end")
        engine.run("document.querySelector('a[href^=\"/replay/\"]').click()")
        wait(engine, "document.querySelector('.board .held')")
        engine.run(
            "const press = () => new KeyboardEvent('keydown', {key: 'PageDown', bubbles: true});"
            "for (let i = 0; i < 3; i++) document.body.dispatchEvent(press())"
        )
        keep(engine, "replay")
        assert engine.run("return problems") == []


def keep(engine: Engine, name: str) -> None:
    """Keep a picture for people, in the folder that YOKAI_PICTURES names."""
    if folder := os.environ.get("YOKAI_PICTURES"):
        file = Path(folder) / f"{type(engine).__name__.lower()}-{name}.png"
        file.write_bytes(engine.screenshot())
