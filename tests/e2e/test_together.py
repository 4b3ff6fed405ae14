"""Two people at one table, and what happens when something breaks."""

import time

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Server, Visitor
from tests.e2e.page import Table, fast_forward
from tests.e2e.together import Visit, two_at_a_table

pytestmark = pytest.mark.browser


def test_two_people_in_two_browsers_play_a_match(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "four-basic")
    tables = [Table(host.page), Table(guest.page)]
    deadline = time.monotonic() + 120
    while not all(table.is_between_rounds for table in tables):
        assert time.monotonic() < deadline, "the round does not end"
        for table in tables:
            if table.is_passing:
                table.pass_cards()
            elif table.legal():
                table.play_first()
    for table in tables:
        assert table.page.locator(".cover .clock").count() == 0, "without a clock the timer is off"
    if not tables[0].is_over:  # later rounds have no other buttons than the first
        for table in tables:
            table.page.locator(".cover .button.primary").first.click()
        fast_forward(tables, "match")
    for table in tables:  # the host's side is 0, the guest's 1: to both their own comes first
        assert table.page.locator(".cover thead .number").all_inner_texts() == ["Us", "Them"]
        assert ": Us" in table.page.locator(".cover .line").inner_text()
    before = host.page.url
    host.page.get_by_role("button", name="Play again").click()
    guest.page.get_by_role("button", name="Join the next game").click()
    host.page.wait_for_url(lambda url: url != before)
    guest.page.wait_for_url(host.page.url)
    host.page.get_by_role("button", name="Start the game").click()
    Table(guest.page).pass_cards()


def test_the_host_has_the_teams_drawn_at_random_and_all_see_it(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go()
    host.page.get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    guest.join(host)
    told = "The seats have been drawn at random."
    seats: set[str] = set()
    for _ in range(30):  # by chance nobody moves: then once more
        host.page.get_by_role("button", name="Random teams").click()
        host.page.wait_for_timeout(150)
        seats.add("|".join(guest.page.locator(".seats li").all_inner_texts()))
        if len(seats) > 1:
            break
    assert len(seats) > 1
    for visitor in (host, guest):
        expect(visitor.page.locator(".news")).to_contain_text(told)
        expect(visitor.page.locator("[role=log]")).to_contain_text(told)
    assert guest.page.get_by_role("button", name="Random teams").count() == 0


def test_a_reload_in_mid_trick_shows_the_same_table(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now()
    table.pass_cards()
    table.play_first()
    table.wait(lambda: bool(table.legal()))
    before = table.hand()
    visitor.page.reload()
    table = Table(visitor.page)
    table.wait(lambda: bool(table.legal()))
    assert table.hand() == before
    table.play_first()


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    visitor = visit()
    table = visitor.play_now()
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    before = table.hand()
    visitor.context.set_offline(True)
    visitor.page.wait_for_timeout(300)
    visitor.context.set_offline(False)
    table.wait(lambda: bool(table.legal()))
    assert table.hand() == before
    table.play_first()


def test_a_killed_server_in_mid_trick_loses_nothing(visit: Visit, server: Server) -> None:
    visitor = visit()
    table = visitor.play_now()
    table.pass_cards()
    table.play_first()
    table.wait(lambda: bool(table.legal()))
    before = table.hand()
    server.kill()
    lost = visitor.page.locator("p.line", has_text="Connection lost")
    lost.wait_for()
    chosen = table.legal()[0]
    table.touch(chosen)  # played while nobody listens: it is sent when the server is back
    server.start()
    lost.wait_for(state="detached")
    table.wait(lambda: chosen not in table.hand())
    assert set(table.hand()) == set(before) - {chosen}
    table.fast_forward("match")


def test_a_public_table_appears_in_the_lobby_at_once(visit: Visit) -> None:
    guest, host = visit(), visit()
    guest.go()
    guest.page.get_by_text("No open tables").wait_for()
    host.go()
    host.page.locator("details summary").click()
    host.page.get_by_label("Who can find the table").select_option("public")
    host.page.get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    code = host.page.url.rpartition("/")[2]
    guest.page.locator(f'a[href="/t/{code}"]').click()
    guest.page.get_by_role("heading", name=f"Table {code}").wait_for()


def test_a_proposal_to_abandon_is_put_to_the_others(visit: Visit) -> None:
    host, guest = two_at_a_table(visit, "four-basic")
    Table(host.page)
    Table(guest.page)
    host.page.keyboard.press("m")
    host.page.get_by_role("button", name="Propose to abandon the game").click()
    host.page.get_by_text("the others haven’t agreed yet").wait_for()
    question = guest.page.get_by_text("would like to abandon the game. Do you agree?")
    question.wait_for()
    guest.page.get_by_role("button", name="No", exact=True).click()
    question.wait_for(state="detached")
    host.page.get_by_text("the others haven’t agreed yet").wait_for(state="detached")
    told = host.page.locator("[role=log]").get_by_text("doesn’t agree to abandon the game.")
    told.wait_for(state="attached")
    host.page.keyboard.press("m")
    host.page.get_by_role("button", name="Propose to abandon the game").click()
    host.page.get_by_role("button", name="Don’t abandon the game").click()
    host.page.get_by_text("the others haven’t agreed yet").wait_for(state="detached")
    assert told.count() == 1, "to take a proposal back is no refusal"
    guest.page.keyboard.press("m")
    guest.page.get_by_role("button", name="Propose to abandon the game").click()
    host.page.get_by_role("button", name="Yes", exact=True).click()
    for visitor in (host, guest):
        visitor.page.get_by_role("heading", name="The game was abandoned").wait_for()


COVERS = """toast => {
  const { x, y, width, height } = toast.getBoundingClientRect()
  return !toast.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}"""
"""Whether something lies over this message."""


def test_phones_show_what_others_ask_and_refuse(visit: Visit) -> None:
    both = two_at_a_table(visit, "four-basic", hints="Allowed and announced")
    for visitor, (width, height) in zip(both, [(390, 844), (844, 390)], strict=True):
        visitor.page.set_viewport_size({"width": width, "height": height})
        Table(visitor.page).wait(lambda page=visitor.page: Table(page).is_passing)  # type: ignore[misc]
        expect(visitor.page.locator(".play > .log")).to_be_hidden()

    def shows(visitor: Visitor, text: str) -> None:
        toast = visitor.page.locator(".toast", has_text=text)
        expect(toast).to_be_in_viewport(ratio=1)
        assert not toast.evaluate(COVERS)

    for one, other in (both, both[::-1]):
        one.page.get_by_role("button", name="Hint").click()
        shows(other, "asks for a hint.")
        one.page.keyboard.press("m")
        one.page.get_by_role("button", name="Propose to abandon the game").click()
        other.page.get_by_role("button", name="No", exact=True).click()
        shows(one, "doesn’t agree to abandon the game.")


def test_whoever_plays_alone_is_asked_twice_before_a_match_is_abandoned(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now()
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("button", name="Abandon the game").click()
    visitor.page.get_by_role("button", name="Really abandon the game?").click()
    visitor.page.get_by_role("heading", name="The game was abandoned").wait_for()


def test_phrases_are_seen_by_everybody_at_the_table(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.go()
    host.page.get_by_role("button", name="New table").click()
    host.page.wait_for_selector(".seats")
    assert host.page.get_by_role("group", name="Say something").count() == 0  # nobody listens yet
    guest.join(host)
    guest.page.get_by_role("button", name="Good luck!").click()
    for visitor in (host, guest):
        visitor.page.locator(".said").get_by_text(": Good luck!").wait_for()
    assert ": Good luck!" in host.page.locator("[role=log]").inner_text()


def test_an_invitation_can_be_copied_without_a_secure_address(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script("Object.defineProperty(navigator, 'clipboard', {})")
    visitor.go()
    visitor.page.get_by_role("button", name="New table").click()
    visitor.page.get_by_text("This link only works on this computer.").wait_for()
    visitor.page.get_by_role("button", name="Copy link").click()
    visitor.page.get_by_text("Copied").wait_for()
    visitor.page.goto(visitor.url)
    visitor.page.get_by_label("Table code or link").focus()
    visitor.page.keyboard.press("Control+v")
    visitor.page.get_by_role("button", name="Join").click()
    visitor.page.wait_for_selector(".seats")


def test_without_a_connection_the_page_waits_and_returns_by_itself(
    visit: Visit, server: Server
) -> None:
    visitor = visit(language="fr")
    table = visitor.play_now()
    table.pass_cards()
    table.wait(lambda: bool(table.legal()))
    before = table.hand()
    # Asked again and again from here: wait_for_function takes a promise itself for true.
    table.wait(
        lambda: visitor.page.evaluate(
            "navigator.serviceWorker.getRegistration().then(worker => !!worker?.active)"
        )
    )
    server.kill()
    visitor.page.reload()
    visitor.page.get_by_text("Pas de connexion pour l’instant").wait_for()
    assert visitor.page.locator("main p:visible").count() == 2  # one language, and the arrow
    server.start()
    assert set(Table(visitor.page).hand()) == set(before)
