"""How cards move: from and to the players' places, at one touch or two."""

from collections.abc import Callable

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.page import CHOICE, Table, choose
from tests.e2e.screens import chapter, puzzle, review_moment
from tests.e2e.showing import ask_hint, begin, try_cards
from yokai_septet.study.puzzles import PuzzleKind

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]

WATCH_PASS = """() => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
  const away = ([a, b], [c, d]) => Math.hypot(a - c, b - d)
  const plate = middle(document.querySelector('.seat.top').getBoundingClientRect())
  const before = [...document.querySelectorAll('.hand button')].map(card => card.dataset.code)
  window.given = {}
  window.empty = []
  const look = () => {
    for (const card of document.querySelectorAll('.hand button')) {
      const { code } = card.dataset
      const place = card.getBoundingClientRect()
      const distance = Math.round(away(middle(place), plate))
      if (card.closest('[inert]')) (window.given[code] ??= []).push(distance)
      const image = card.querySelector('img')
      const seen = Number(getComputedStyle(card.closest('.slot')).opacity) > 0
      const drawn = image.complete && image.naturalWidth
      if (seen && !drawn && !before.includes(code)) window.empty.push(code)
    }
    requestAnimationFrame(look)
  }
  look()
}"""
"""Follows the cards that leave the hand: how far each is from the partner's plate, frame by frame.
Keeps the cards that come and are seen without their picture."""


def test_passed_cards_fly_to_their_receiver(visit: Visit) -> None:
    visitor = visit(speed="slow", bots="random")
    table = visitor.play_now("four-basic")
    page = visitor.page
    table.wait(lambda: table.is_passing)
    chosen = table.hand()[:3]
    for code in chosen:
        table.touch(code)
    page.wait_for_timeout(1500)  # a person looks at the cards; meanwhile all are drawn
    page.evaluate(WATCH_PASS)
    page.locator(".tray .button.primary").click()
    table.wait(lambda: not set(chosen) & set(table.hand()))
    page.wait_for_timeout(1200)
    given = page.evaluate("window.given")
    assert set(given) == set(chosen)
    for ways in given.values():
        assert max(ways) <= ways[0] + 5, "no card takes a detour"
        assert ways[-1] < ways[0] / 3
    assert page.evaluate("window.empty") == []


FLIGHTS = """() => {
  window.flights = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const [from] = frames
    if (this.matches('.laid') && from?.translate) window.flights.push(from.translate)
    return animate.call(this, frames, options)
  }
}"""
"""Keeps from how far each card comes that begins to fly to a trick."""


def test_cards_fly_to_the_trick_wherever_they_are_played(visit: Visit) -> None:
    visitor = visit(speed="slow", bots="random")
    page = visitor.page
    chapter("trick")(visitor)
    page.evaluate(FLIGHTS)
    while not page.locator(CHOICE).count():
        page.locator(".words .button.primary").click()
    choose(page.locator(CHOICE).first)
    page.wait_for_function("window.flights.length > 0")
    puzzle(PuzzleKind.OPEN)(visitor)
    page.wait_for_selector(CHOICE)
    page.evaluate(FLIGHTS)
    choose(page.locator(CHOICE).first)
    page.wait_for_function("window.flights.length > 0")
    table = visitor.play_now("four-basic")
    table.fast_forward("match")
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_selector(".board")
    page.evaluate(FLIGHTS)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("window.flights.length > 0")


WATCH_LOG = """() => {
  window.ahead = []
  window.flights = 0
  let lines = 0
  const count = () => document.querySelectorAll('.play > .log li').length
  const tells = () => document.querySelector('.prompt')?.textContent.includes('the trick') ?? false
  let told = tells()
  lines = count()
  const look = () => {
    const flying = [...document.querySelectorAll('.laid:not(.swept)')]
      .filter(card => card.getAnimations().some(({ playState }) => playState === 'running'))
      .map(card => card.querySelector('img').alt.split(',')[0])
    window.flights += flying.length
    // When a card has landed, the next one may start at once.
    const fresh = [...document.querySelectorAll('.play > .log li')].slice(lines)
    for (const { textContent } of fresh)
      if (flying.some(name => textContent.includes(name))) window.ahead.push(textContent)
    if (flying.length && tells() && !told) window.ahead.push('the trick is taken')
    lines = count()
    told = tells()
    requestAnimationFrame(look)
  }
  look()
}"""
"""Keeps what the log or the prompt begins to tell while a card is on its way to the trick."""


def test_nothing_is_told_before_the_card_lies_on_the_table(visit: Visit) -> None:
    visitor = visit(size=(1440, 900), speed="slow", bots="random")
    table = visitor.play_with(ruleset="four-basic", memory_aid="all", bots="random")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    visitor.page.evaluate(WATCH_LOG)
    for _ in range(2):
        table.play_first()
        table.wait(lambda: bool(table.legal()))
    assert visitor.page.evaluate("window.flights") > 0
    assert visitor.page.evaluate("window.ahead") == []


def test_two_touches_say_that_a_second_one_plays(visit: Visit) -> None:
    visitor = visit(tap="twice", bots="random")
    table = Table(visitor.play_now("four-basic").page)
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    card = table.legal()[0]
    table.touch(card)
    cue = visitor.page.get_by_text("Tap the card again to play it")
    cue.wait_for()
    assert card in table.hand()
    table.touch(card)
    table.wait(lambda: card not in table.hand())
    cue.wait_for(state="detached")


WATCH_ALL = """() => {
  window.moving = new Set()
  const tell = (node, what) => window.moving.add(`${node.className || node.nodeName}: ${what}`)
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    const { duration = 0, delay = 0 } = Object(options)
    if (duration + delay > 1) tell(this, `${duration} ms after ${delay} ms`)
    return animate.call(this, frames, options)
  }
  addEventListener('transitionrun', ({ target, propertyName }) => tell(target, propertyName))
  addEventListener('animationstart', ({ target, animationName }) => {
    for (const animation of target.getAnimations({ subtree: true }))
      if (animation.effect.getComputedTiming().endTime > 1) tell(target, animationName)
  })
}"""
"""Keeps what moves, fades or pulses by a script, a transition or an animation."""


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    visitor = visit(speed="normal", bots="random")
    page = visitor.page
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(f"({WATCH_ALL})()")

    def assert_still() -> None:
        page.wait_for_timeout(300)
        assert page.evaluate("[...window.moving]") == []

    table = visitor.play_now("four-basic")
    table.pass_cards()
    for _ in range(3):
        table.step()
    table.wait_for_something_to_do()
    ask_hint(page)
    page.keyboard.press("m")
    page.wait_for_selector("dialog")
    assert_still()
    table.fast_forward("match")
    page.get_by_role("link", name="Watch replay").hover()
    assert_still()
    page.get_by_role("link", name="Watch replay").click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_text("The cards are passed.").wait_for()
    assert_still()
    chapter("seventh")(visitor)
    begin(page)
    page.locator(".hand button").first.click()
    assert_still()
    puzzle(PuzzleKind.OPEN)(visitor)
    try_cards(page)
    assert_still()
    review_moment(visitor)
    page.keyboard.press("ArrowRight")
    assert_still()
