"""Bad lines, missing parts, senseless answers: the page always says something, and goes on."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Request, Route, WebSocketRoute, expect

from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import CARD, END, Table
from tests.e2e.together import two_at_a_table
from tests.proxy import Proxy
from yokai_septet.protocol.messages import VERSION

pytestmark = pytest.mark.browser
Visit = Callable[..., Visitor]
LINE = ".line"
"""What the page says of its connection."""
RECORD = Path(__file__).parents[1] / "golden/records"


@pytest.fixture
def proxy(server: Server) -> Iterator[Proxy]:
    with Proxy(server.port).running() as running:
        yield running


@pytest.fixture
def seat(browser: Browser, proxy: Proxy) -> Iterator[Table]:
    """A table behind the proxy, at the visitor's turn; the page's clock can be put forward."""
    visitor = Visitor(browser, proxy.url)
    visitor.page.clock.install()
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    yield table
    visitor.context.close()
    assert visitor.problems == []


def is_laid(table: Table, card: str) -> bool:
    """Whether a card of the viewer's lies on the table, and is in the hand no longer."""
    laid: bool = table.page.evaluate(
        f"""card => !document.querySelector(`{CARD}[data-code="${{card}}"]`)
            && !!document.querySelector('.laid.bottom')""",
        card,
    )
    return laid


def test_a_card_on_a_dead_connection_moves_at_once_and_is_sent_again(
    seat: Table, proxy: Proxy
) -> None:
    page, card = seat.page, seat.legal()[0]
    heard = page.locator("[role=status]").filter(has_text="Sending…")
    proxy.freeze()
    seat.touch(card)
    seat.wait(lambda: is_laid(seat, card))
    assert page.locator(LINE).count() == 0
    page.clock.fast_forward(3000)
    expect(page.locator(LINE)).to_have_text("Sending…")
    expect(heard).to_have_count(1)
    page.clock.fast_forward(2000)  # the socket is renewed, and the card sent again
    page.locator(LINE).wait_for(state="detached")
    seat.wait_for_something_to_do()
    assert card not in seat.hand()


def test_silence_and_another_network_are_noticed(seat: Table, proxy: Proxy) -> None:
    page = seat.page
    proxy.freeze()
    page.clock.fast_forward(14_000)
    assert page.locator(LINE).count() == 0
    proxy.hang()  # so that the new connection does not come at once
    page.clock.fast_forward(16_000)
    expect(page.locator(LINE)).to_contain_text("Connection lost")
    proxy.resume()
    page.clock.fast_forward(10_000)
    page.locator(LINE).wait_for(state="detached")
    proxy.freeze()
    page.evaluate("dispatchEvent(new Event('online'))")
    seat.play_first()
    seat.wait_for_something_to_do()
    proxy.drop()
    seat.play_first()


def test_a_refused_card_comes_back_with_a_sentence(visit: Visit) -> None:
    visitor = visit()
    refusing: list[str] = []

    def between(line: WebSocketRoute) -> None:
        there = line.connect_to_server()

        def pass_on(text: Any) -> None:
            command = json.loads(text)
            if command["type"] == "play" and refusing:
                refusing.append(command["id"])
            else:
                there.send(text)

        line.on_message(pass_on)
        lines.append(line)

    lines: list[WebSocketRoute] = []
    visitor.page.route_web_socket("**/api/tables/*/socket*", between)
    table = visitor.play_now("four-basic")
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    refusing.append("")
    card = table.legal()[0]
    table.touch(card)
    table.wait(lambda: is_laid(table, card))
    table.wait(lambda: len(refusing) == 2)
    refusal = {"type": "refused", "id": refusing[1], "code": "busy", "params": {}, "sentence": "!"}
    lines[-1].send(json.dumps(refusal))
    visitor.page.locator(".toast").wait_for()
    table.wait(lambda: card in table.legal())
    refusing.clear()
    assert table.play_first() == card


def test_the_others_hear_of_a_lost_connection_and_the_second_tab_of_what_was_passed(
    visit: Visit,
) -> None:
    host, guest = two_at_a_table(visit, "four-basic")
    tables = [Table(host.page), Table(guest.page)]
    second = host.open()
    second.goto(host.page.url)
    other = Table(second)
    other.wait(lambda: other.is_passing)
    for code in other.hand()[-3:]:  # chosen here, and never passed
        other.touch(code)
    tables[0].wait(lambda: tables[0].is_passing)
    passed = tables[0].hand()[:3]
    tables[0].pass_cards()
    second.get_by_role("button", name="Change").wait_for()
    lifted = second.eval_on_selector_all(
        ".hand .slot.lifted button", "cards => cards.map(card => card.dataset.code)"
    )
    assert sorted(lifted) == sorted(passed)
    guest.page.goto(f"{guest.url}/settings")
    expect(host.page.locator(".toast")).to_contain_text("has lost the connection")
    expect(host.page.locator(".plate", has_text="away")).to_have_count(1)


def test_a_missing_part_reloads_the_page_once_and_then_says_so(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    loads: list[Request] = []

    def count(request: Request) -> None:
        if request.is_navigation_request():
            loads.append(request)

    page.on("request", count)
    parts = "**/assets/Settings-*.js"
    page.route(parts, lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="Settings").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("couldn’t be loaded")
    assert len(loads) == 1, "a reload, and no more"
    page.get_by_role("button", name="Reload").click()
    expect(alert).to_contain_text("couldn’t be loaded")
    assert len(loads) == 2
    page.unroute(parts)
    page.get_by_role("button", name="Reload").click()
    page.get_by_role("heading", name="Settings").wait_for()

    page.evaluate("sessionStorage.clear()")
    visitor.go()
    before = len(loads)

    def gone_until_reloaded(route: Route) -> None:  # as in a tab that is open during an update
        if len(loads) == before:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/assets/Rules-*.js", gone_until_reloaded)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", name="Rules", level=1).wait_for()
    assert len(loads) == before + 1
    visitor.problems.clear()


def test_an_exception_in_a_screen_becomes_a_sentence_and_a_way_on(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.route("**/api/daily", lambda route: route.fulfill(json={"deals": [None]}))
    visitor.go("/daily")
    expect(page.get_by_role("alert")).to_contain_text("can’t be shown")
    page.unroute("**/api/daily")
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="Deal 1").wait_for()
    assert page.get_by_role("alert").count() == 0
    visitor.problems.clear()


def test_a_screen_that_cannot_even_begin_becomes_a_sentence(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    broken = "export default () => { throw new Error('broken') }"
    page.route(
        "**/assets/Settings-*.js",
        lambda route: route.fulfill(body=broken, content_type="text/javascript"),
    )
    visitor.go("/settings")
    expect(page.get_by_role("alert")).to_contain_text("can’t be shown")
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("heading", name="Rules", level=1).wait_for()
    visitor.problems.clear()


def test_a_hung_or_senseless_answer_is_said(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.clock.install()
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    visitor.go()
    page.locator(".now .primary").click()
    alert = page.get_by_role("alert").filter(has_text="isn’t answering")
    for seconds in (9, 1, 9):
        page.wait_for_timeout(100)
        page.clock.fast_forward(seconds * 1000)
    alert.first.wait_for()
    page.unroute("**/api/me")
    page.locator(".now .primary").click()
    Table(page)
    answers = ["null", "{}", "<html>Welcome to our hotel</html>"]
    page.route("**/api/tables/AAAA/replay", lambda route: route.fulfill(body=answers[0]))
    while answers:
        visitor.go("/replay/AAAA")
        expect(page.get_by_role("alert")).to_contain_text("couldn’t read the server’s answer")
        del answers[0]


def test_a_late_answer_does_not_take_the_place_of_another_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.wait_for_selector(".now")
    record = sorted(RECORD.glob("four-basic*"))[0].read_text("utf-8")
    replay = page.request.post(f"{visitor.url}/api/replay", data={"record": record}).json()
    held: list[Route] = []
    page.route("**/api/tables/LATE/replay", lambda route: held.append(route))

    def named(name: str) -> dict[str, Any]:
        return {
            **replay,
            "participants": [{**replay["participants"][0], "name": name, "bot": None}] * 4,
        }

    page.route("**/api/tables/NEXT/replay", lambda route: route.fulfill(json=named("Nora")))
    visitor.go("/replay/LATE")
    while not held:
        page.wait_for_timeout(20)
    page.evaluate(
        "history.pushState(null, '', '/replay/NEXT'); dispatchEvent(new Event('popstate'))"
    )
    page.get_by_text("Nora").first.wait_for()
    with page.expect_response("**/api/tables/LATE/replay"):
        held[0].fulfill(json=named("Lara"))
    page.wait_for_timeout(50)
    assert page.get_by_text("Lara").count() == 0
    assert page.get_by_text("Nora").count() > 0


def test_a_page_of_another_version_offers_to_reload(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page

    def between(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        there.on_message(
            lambda text: line.send(str(text).replace(f'"version":{VERSION},', '"version":999,'))
        )

    page.route_web_socket("**/api/tables/*/socket*", between)
    visitor.play_now("four-basic")
    expect(page.locator(LINE)).to_contain_text("newer version")
    expect(page.locator("[role=status]").filter(has_text="newer version")).to_have_count(1)
    with page.expect_navigation():
        page.locator(LINE).get_by_role("button", name="Reload").click()


def test_a_table_says_so_when_it_is_not_reached_or_not_understood(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    code = visitor.play_now("four-basic").page.url.rpartition("/")[2]
    table = f"**/api/tables/{code}/socket*"
    page.route_web_socket(table, lambda line: line.close())
    visitor.go(f"/t/{code}")
    expect(page.locator(LINE)).to_contain_text("Connection lost")

    answers = [
        f'{{"type":"snapshot","version":{VERSION}}}',
        "null",
        "<html>Welcome to our hotel</html>",
    ]
    page.route_web_socket(table, lambda line: line.send(answers[0]))
    while answers:
        visitor.go(f"/t/{code}")
        expect(page.locator(LINE)).to_contain_text("couldn’t read")
        page.locator(LINE).get_by_role("button", name="Reload").wait_for()
        del answers[0]
    visitor.problems.clear()


def test_the_way_back_closes_dialogs_and_asks_before_it_leaves_a_game(visit: Visit) -> None:
    visitor = visit(size=(390, 844), touch=True)
    table = visitor.play_now("four-basic")
    table.wait(lambda: table.is_passing)
    page, dialog = visitor.page, visitor.page.get_by_role("dialog")
    address = page.url
    page.get_by_role("button", name="Menu").click()
    expect(dialog).to_have_accessible_name("Menu")
    page.go_back()
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    dialog.get_by_role("button", name="Rules").click()  # another dialog follows at once
    expect(dialog).to_have_accessible_name("Rules")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)
    page.go_back()
    expect(dialog).to_have_accessible_name("Leave the table?")
    dialog.get_by_role("button", name="Stay").click()
    expect(dialog).to_have_count(0)
    assert page.url == address
    page.go_back()
    dialog.get_by_role("button", name="Leave", exact=True).click()
    page.wait_for_selector(".now")
    page.goto(address)
    page.get_by_role("button", name="Menu").click()
    for name in ("Abandon the game", "Really abandon the game?"):
        dialog.get_by_role("button", name=name).click()
    page.wait_for_selector(f"{END} h1")
    page.go_back()  # a game that is over may be left
    expect(dialog).to_have_count(0)
    page.wait_for_url(lambda url: url != address)
