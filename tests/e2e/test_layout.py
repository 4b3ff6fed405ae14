"""The table fits the window: eight sizes, three long-worded languages, every phase of a match."""

import re
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import ROOT, Visitor
from tests.e2e.page import PASS, Table
from tests.e2e.sizes import SIZES
from tests.e2e.together import host_of
from tests.variants import thorough
from yokai_septet.game.cards import ALL_CARDS
from yokai_septet.texts import LANGUAGES, Texts

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
Size = tuple[int, int]

GROWING = [((1440, 900), (1920, 1080)), ((1920, 1080), (2560, 1440))]
SUITS = "WECLDFS"
PHONES = [size for size, layout in SIZES.items() if layout in ("low", "narrow")]

SCRIPT = Path(__file__).with_name("layout.js").read_text("utf-8")


def measure(page: Page, what: str) -> Any:
    """The value of an expression with the functions of layout.js."""
    return page.evaluate(f"(() => {{ {SCRIPT}\nreturn {what} }})()")


def look(page: Page, size: tuple[int, int]) -> Any:
    """What the table looks like in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return measure(page, f"look({SIZES[size]!r})")


def assert_fits_every_window(page: Page, *wanted: str, sizes: Iterable[Size] = SIZES) -> None:
    """What belongs to every table and the wanted parts are in sight, none over another.

    Suits of the hand are set apart, and everything grows with a large window.
    """
    windows: dict[Size, list[list[float]]] = {}
    for size in sizes:
        seen = look(page, size)
        assert seen["layout"] == SIZES[size], size
        assert seen["problems"] == [], size
        names = set(seen["names"])
        assert names >= {"tool", "side", "trump", *wanted}, size
        assert len(seen["scores"]) >= 2, size
        assert min(seen["scores"]) > 10, size
        assert ("log" in names) == (size not in PHONES), size
        assert "tracker" not in names or "log" in names
        if size in PHONES and seen["cards"]:
            assert min(seen["cards"]) >= 56, size
            assert min(measure(page, "touchable()")) >= 24, size
        assert min(seen["voids"] or [14]) >= 14, size
        assert min(seen["laid"] or [80]) >= 80, size
        for row in seen["rows"]:
            within = [step["far"] for step in row if not step["apart"]]
            between = [step["far"] for step in row if step["apart"]]
            assert min(between, default=1000) > max(within, default=0) + 4, size
        windows[size] = [seen[part] for part in ("cards", "laid", "plates", "logs")]
    for smaller, larger in GROWING:
        for before, after in zip(windows.get(smaller, []), windows.get(larger, []), strict=True):
            assert min(after, default=1) >= min(before, default=0) * 1.15, larger


def until_cards_lie(table: Table) -> None:
    """Play until it is the visitor's turn in mid-trick."""
    while not (table.legal() and table.page.locator(".laid").count()):
        table.step()
        table.wait_for_something_to_do()
        assert not table.is_between_rounds


def longest_reason(language: str) -> str:
    """The longest sentence with which a bot explains the choice of a card."""
    texts = Texts(language)
    card = max(ALL_CARDS, key=lambda card: len(texts.card(card)))
    about = {"suit": card.suit.letter, "rank": card.rank, "foil": "no", "players": 4, "count": 5}
    about |= {"missing": 3, "trumps": 5, "bosses": 2}
    source = (ROOT / "locales" / language / "bots.ftl").read_text("utf-8")
    reasons = re.findall(r"^why-(?!pass)[a-z-]+", source, re.MULTILINE)
    return max((texts.format(reason, **about) for reason in reasons), key=len)


@pytest.mark.parametrize(
    ("ruleset", "language"),
    [("suitors", "de"), *thorough(("four-advanced", "fr"), ("three-advanced", "ru"))],
)
def test_the_table_fits_every_window(visit: Visit, ruleset: str, language: str) -> None:
    visitor = visit(language=language, soundAsked=False)
    table = visitor.play_with(ruleset=ruleset, bots="random", memory_aid="all")
    page = table.page
    table.wait(lambda: table.is_passing)
    for code in table.hand()[1:6:2]:
        table.touch(code)
    assert_fits_every_window(page, "hand", "plate", "prompt")
    page.locator(".tray .button.primary").click()
    table.wait(lambda: bool(table.legal()))
    # a whole hand, and what was received
    assert_fits_every_window(page, "hand", "plate", "prompt")
    until_cards_lie(table)
    assert_fits_every_window(page, "hand", "trick", "plate", "prompt")
    while len(table.legal()) == 1:
        table.step()
        until_cards_lie(table)
    page.keyboard.press("h")
    page.locator(".advice .button").wait_for()
    reason = page.locator(".advice p")
    reason.evaluate("(reason, text) => reason.textContent = text", longest_reason(language))
    assert_fits_every_window(page, "hand", "trick", "plate", "hint")
    for width, height in SIZES.keys() - set(PHONES):
        page.set_viewport_size({"width": width, "height": height})
        button, told = page.locator(".advice .button").bounding_box(), reason.bounding_box()
        assert button is not None
        assert told is not None
        assert button["x"] > told["x"] + told["width"], "the button stands beside the reason"


def test_no_name_of_a_trump_suit_is_torn_apart(visit: Visit) -> None:
    page = visit(speed="slow").play_now("four-basic").page
    captions = {Texts(name).format("web-trump-is", suit=s) for name in LANGUAGES for s in SUITS}
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(f"[data-layout={SIZES[width, height]}]")
        for caption in captions:
            page.locator(".caption").evaluate("(part, text) => part.textContent = text", caption)
            assert measure(page, "torn('.caption')") == [], (width, height)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_number_of_the_round_is_read_on_the_narrowest_screens(
    visit: Visit, language: str
) -> None:
    page = visit(size=(320, 640), language=language).play_now("four-basic").page
    heading = page.locator(".bar h1")
    assert heading.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_narrowest_screens_show_names_buttons_and_columns_in_full(
    visit: Visit, language: str
) -> None:
    table = visit(size=(320, 640), language=language, bots="random").play_now("three-basic")
    page = table.page
    table.wait(lambda: table.is_passing)
    assert measure(page, "torn('.side ~ .side h2')") == []
    button = page.locator(PASS).bounding_box()
    assert button is not None
    assert button["x"] + button["width"] < 320
    table.fast_forward("round")
    table.step()
    page.locator(".side .score").first.click()
    sheet = page.locator("dialog")
    sheet.locator(".score-sheet").wait_for()
    assert sheet.evaluate("e => e.scrollWidth - e.clientWidth") <= 0


def test_the_longest_prompt_stays_below_the_sides_of_low_screens(visit: Visit) -> None:
    table = visit().play_now("suitors")
    page = table.page
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    prompts = {
        Texts(name).format("web-your-turn-free", suit=s) for name in LANGUAGES for s in SUITS
    }
    for size in ((640, 360), (740, 360), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_selector("[data-layout=low]")
        for prompt in prompts:
            page.locator(".go").evaluate("(part, text) => part.textContent = text", prompt)
            assert measure(page, "problems()") == [], size


def test_the_lantern_of_the_leader_hangs_at_the_hand(visit: Visit) -> None:
    table = visit(language="de", bots="random").play_now("suitors")
    page = table.page
    leads = 0
    while leads < 2:
        if table.legal() and page.locator(".hand > .lead").count():
            leads += 1
            for size in SIZES:
                assert look(page, size)["problems"] == [], size
                lead, card = (
                    page.locator(f".hand > {part}").first.bounding_box()
                    for part in (".lead", ".slot:not([inert])")
                )
                assert lead is not None
                assert card is not None
                beside = card["x"] - lead["x"] - lead["width"]
                above = card["y"] - lead["y"] - lead["height"]
                assert max(beside, above) < 0.25 * card["width"], size
        table.step()
        table.wait_for_something_to_do()


def test_the_end_of_a_round_fits_every_window(visit: Visit) -> None:
    table = visit(language="de", bots="random").play_now("three-basic")
    page = table.page
    table.fast_forward("round")
    for _ in range(2):
        assert_fits_every_window(page, "actions")
        page.locator(".cover summary").last.click()  # everybody's cards make it long
    table.fast_forward("match")
    assert_fits_every_window(page, "actions")


def test_everybodys_cards_are_as_large_as_the_screen_allows(visit: Visit) -> None:
    table = visit(bots="random").play_now("four-basic")
    page = table.page
    table.fast_forward("round")
    page.locator(".cover summary").last.click()
    for size, width, strip in (((1440, 900), 64, 30), ((390, 844), 50, 20)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        cards = page.locator(".cover .hand").first.locator(".card > .card")
        shown = cards.evaluate_all(
            "all => all.map(e => e.getBoundingClientRect()).map(({ width, left }) => [width, left])"
        )
        assert len(shown) == 12
        assert all(wide >= width for wide, _ in shown), size
        assert min(after - before for (_, before), (_, after) in pairwise(shown)) >= strip, size


def test_the_ends_of_rounds_and_matches_use_the_width_of_low_screens(visit: Visit) -> None:
    table = visit(size=(844, 390), bots="random").play_now("four-advanced")
    page = table.page
    table.fast_forward("round")
    bosses, totals = (
        page.locator(f".cover {part}").first.bounding_box() for part in ("table", "dl")
    )
    assert bosses is not None
    assert totals is not None
    assert totals["x"] >= bosses["x"] + bosses["width"], "the totals stand beside the bosses"
    table.fast_forward("match")
    for size, rows in (((844, 390), 1), ((390, 844), 2)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        tops = page.locator(".cover .next .button").evaluate_all(
            "all => all.map(button => button.getBoundingClientRect().top)"
        )
        assert len(tops) == 4
        lower = sum(after - before > 8 for before, after in pairwise(sorted(tops)))
        assert lower + 1 == rows, (size, tops)


def test_the_warning_before_the_losing_trick_ends_with_the_round(visit: Visit) -> None:
    visitor = visit(size=(1440, 900), bots="random")
    table = visitor.play_now("three-basic")
    page = visitor.page
    six = page.locator(".side .pips[aria-label='6\u00a0tricks']")
    for _ in range(40):  # until a round ends with somebody at six tricks
        table.fast_forward("round")
        if six.count():
            break
        if table.is_over:
            table = visitor.play_now("three-basic")
        else:
            table.step()
    assert six.count()
    for size in SIZES:
        look(page, size)
        assert page.locator(".side.danger").count() == 0
        assert not page.get_by_text("six tricks").first.is_visible()


@pytest.mark.parametrize("ruleset", ["four-basic", *thorough("three-basic")])
def test_a_spectator_sees_everything_in_every_window(visit: Visit, ruleset: str) -> None:
    player, spectator = visit(bots="random"), visit(language="ru")
    table = player.play_now(ruleset)
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    until_cards_lie(table)
    spectator.go(player.page.url.removeprefix(player.url))
    spectator.page.wait_for_selector(".laid")
    assert spectator.page.locator(".plate").count() == (3 if "three" in ruleset else 4)
    assert_fits_every_window(spectator.page, "trick", "plate")


def test_long_names_fit_the_smallest_phones(visit: Visit) -> None:
    host = host_of(visit, "four-basic", "M" * 24)
    guest = visit()
    page = guest.go(host.page.url.removeprefix(host.url))
    page.get_by_role("button", name="Play against").wait_for()
    page.keyboard.type("Wolfeschlegelsteinhausen")
    page.get_by_role("button", name="Play against").click()
    page.locator(".seats .mine").wait_for()
    host.page.get_by_role("button", name="Fill with bots").click()
    host.page.get_by_role("button", name="Start the game").click()
    for visitor in (host, guest):
        table = Table(visitor.page)
        table.wait(lambda table=table: table.is_passing)  # type: ignore[misc]
        sizes = [(360, 640), (640, 360)]
        assert_fits_every_window(visitor.page, "hand", "plate", "prompt", sizes=sizes)


def test_long_names_are_whole_in_the_list_of_tricks(visit: Visit) -> None:
    host = host_of(visit, "four-basic", "Wolfeschlegelsteinhausen")
    page = host.page
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start the game").click()
    table = Table(page)
    table.pass_cards()
    while page.get_by_role("button", name="Last trick").is_disabled():
        table.step()
        table.wait_for_something_to_do()
    page.keyboard.press("l")
    names = page.locator("dialog figcaption")
    assert "Wolfeschlegelsteinhausen" in names.all_inner_texts()
    cut = "all => all.filter(name => name.scrollWidth > name.clientWidth).length"
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert names.evaluate_all(cut) == 0, (width, height)
