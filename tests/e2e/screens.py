"""How to reach every screen of the page, by playing.

SCREENS are checked by tests and photographed; MORE is for `make screenshots` alone.
"""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.e2e.conftest import Visitor
from tests.e2e.page import CHOICE, Table
from tests.e2e.showing import (
    ask_hint,
    begin,
    choose_cards,
    end_trick,
    one_hand,
    open_options,
    open_score,
    open_sheet,
    press,
    queue_card,
    show_answer,
    show_hands,
    step_on,
    train,
    try_cards,
    wait_for,
    what_if,
    who_won,
)
from tests.server.history import add_copies, vary
from yokai_septet.study.puzzles import PuzzleKind, choose

RECORDS = Path(__file__).parents[1] / "golden/records"


def home(visitor: Visitor) -> None:
    visitor.play_now("four-basic")  # a running game comes first on the home page
    visitor.go()


def chapter(name: str) -> Callable[[Visitor], None]:
    return open_path(f"/learn/{name}")


def open_path(path: str) -> Callable[[Visitor], None]:
    def reach(visitor: Visitor) -> None:
        visitor.go(path)

    return reach


def choosing(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    table.wait(lambda: table.is_passing)


def playing(visitor: Visitor) -> None:
    _play(visitor.play_now("four-advanced"), 4)


def remembering(visitor: Visitor) -> None:
    _play(visitor.play_with(ruleset="four-advanced", memory_aid="all"), 5)


def round_end(visitor: Visitor) -> None:
    visitor.play_now("four-advanced").fast_forward("round")


def score_sheet(visitor: Visitor) -> None:
    table = visitor.play_now("four-advanced")
    table.fast_forward("round")
    table.step()


def match_end(visitor: Visitor) -> None:
    visitor.play_now("four-basic").fast_forward("match")


def suitors(visitor: Visitor) -> None:
    _play(visitor.play_now("suitors"), 9)


def suitors_end(visitor: Visitor) -> None:
    visitor.play_now("suitors-short").fast_forward("round")


def three_players(visitor: Visitor) -> None:
    _play(visitor.play_now("three-advanced"), 3)


def three_end(visitor: Visitor) -> None:
    visitor.play_now("three-advanced").fast_forward("match")


def home_again(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.go()


def many_games(data: Path) -> Callable[[Visitor], None]:
    def reach(visitor: Visitor) -> None:
        match_end(visitor)
        code = visitor.page.url.rpartition("/")[2]
        add_copies(data / "yokai.sqlite3", code, 30, prefix=code)
        vary(data / "yokai.sqlite3", prefix=code)
        visitor.go("/games")

    return reach


def slow(visitor: Visitor) -> None:
    """Play with pauses after each trick, long enough to choose a card or to look at the trick."""
    visitor.go()
    visitor.set(speed="slow")
    _play(visitor.play_now("four-basic"), 2)


def learned(visitor: Visitor) -> None:
    visitor.go()
    visitor.set(chapters=["trick", "trump", "ace", "boss", "seventh", "pass"], learned=True)
    visitor.go("/learn")


def other(visitor: Visitor) -> Visitor:
    """Somebody else, with a browser of their own."""
    browser = visitor.context.browser
    assert browser is not None
    return Visitor(browser, visitor.url)


def same_deals(visitor: Visitor) -> None:
    friend = other(visitor)
    match_end(friend)
    path = f"/same/{friend.page.url.rpartition('/')[2]}?seat=0"
    friend.context.close()
    visitor.go(path).locator("main .button.primary").click()
    Table(visitor.page).fast_forward("match")
    visitor.go(path)


def same_end(visitor: Visitor) -> None:
    same_deals(visitor)
    visitor.page.locator("main .button.primary").click()
    Table(visitor.page).fast_forward("match")


def team_match(visitor: Visitor) -> None:
    page = visitor.go("/teams")
    page.locator("main .button.primary").click()
    page.wait_for_selector(".tables")


def team_result(visitor: Visitor) -> None:
    team_match(visitor)
    page, friend = visitor.page, other(visitor)
    link = page.get_by_label("Link for Team B").input_value()
    friend.go(link.removeprefix(visitor.url)).get_by_role("button", name="Join Team B").click()
    friend.page.get_by_text("(you)").wait_for()
    page.get_by_role("button", name="Start").click()
    for one in (visitor, friend):
        one.go(page.url.removeprefix(visitor.url))
    address = page.url
    for one, deals in ((visitor, 2), (friend, 1)):
        for number in range(1, deals + 1):
            one.page.goto(address)
            one.page.get_by_role("button", name=f"Play deal {number}").click()
            Table(one.page).fast_forward("round")
    friend.context.close()
    page.goto(address)


def replay(visitor: Visitor) -> None:
    match_end(visitor)
    visitor.page.locator('.cover a[href^="/replay"]').click()
    visitor.page.wait_for_selector(".board")


def gathering(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.get_by_role("button", name="New table").click()
    visitor.page.wait_for_selector(".seats")


def invitation(visitor: Visitor) -> None:
    host = other(visitor)
    gathering(host)
    visitor.go(host.page.url.removeprefix(host.url))
    host.context.close()


def waiting_room(visitor: Visitor) -> None:
    host = other(visitor)
    gathering(host)
    visitor.join(host, "Team up with")
    host.context.close()


def puzzle(kind: PuzzleKind) -> Callable[[Visitor], None]:
    return open_path(f"/puzzles/{choose(kind)[0].id}")


def watching(visitor: Visitor) -> None:
    player = other(visitor)
    playing(player)
    visitor.go(player.page.url.removeprefix(player.url))


def daily(visitor: Visitor) -> None:
    for number in range(1, 5):
        visitor.go("/daily").get_by_role("button", name=f"Play deal {number}").click()
        Table(visitor.page).fast_forward("round")
    visitor.go("/daily")


def daily_end(visitor: Visitor) -> None:
    visitor.go("/daily").get_by_role("button", name="Play deal 1").click()
    Table(visitor.page).fast_forward("round")


def review(visitor: Visitor) -> None:
    page = visitor.go("/review")
    page.locator("input[type=file]").set_input_files(RECORDS / "four-advanced.yokai")
    page.wait_for_selector(".plot", timeout=300_000)


def review_moment(visitor: Visitor) -> None:
    review(visitor)
    visitor.page.locator(".players li button").first.click()  # a mistake
    visitor.page.wait_for_selector(".review-layout .values")


SCREENS: dict[str, tuple[Callable[[Visitor], None], Callable[[Page], None]]] = {
    "home": (home, wait_for(".now .primary")),
    "learn": (open_path("/learn"), wait_for("article li")),
    "chapter": (chapter("seventh"), begin),
    "choosing": (choosing, choose_cards),
    "playing": (playing, who_won),
    "hint": (playing, ask_hint),
    "remembering": (remembering, wait_for(".hand.turn")),
    "round_end": (round_end, wait_for(".cover")),
    "score_sheet": (score_sheet, open_score),
    "match_end": (match_end, wait_for(".cover")),
    "suitors": (suitors, wait_for(".hand.turn")),
    "three_players": (three_players, wait_for(".hand.turn")),
    "replay": (replay, step_on),
    "gathering": (gathering, wait_for(".seats")),
    "invitation": (invitation, wait_for("main .button.primary")),
    "player_aid": (remembering, press("?")),
    "puzzles": (open_path("/puzzles"), wait_for(".count + .button")),
    "puzzle": (puzzle(PuzzleKind.CLOSED), wait_for(CHOICE)),
    "rules": (open_path("/rules"), wait_for("article")),
    "settings": (open_path("/settings"), wait_for("form")),
}
MORE: dict[str, tuple[Callable[[Visitor], None], Callable[[Page], None]]] = {
    **{
        f"chapter_{name}": (chapter(name), wait_for(".words"))
        for name in ("trick", "trump", "ace", "boss", "pass")
    },
    "learned": (learned, wait_for("article .button.primary")),
    "first_visit": (open_path("/"), wait_for(".now .primary")),
    "home_again": (home_again, wait_for(".match")),
    "new_table": (open_path("/"), open_options),
    "waiting_room": (waiting_room, wait_for(".seats .mine")),
    "trick_end": (slow, end_trick),
    "queued": (slow, queue_card),
    "menu": (playing, press("m")),
    "tricks": (remembering, press("l")),
    "hands": (round_end, show_hands),
    "suitors_end": (suitors_end, wait_for(".cover")),
    "three_end": (three_end, wait_for(".cover")),
    "watching": (watching, wait_for(".laid, .plate")),
    "replay_open": (open_path("/replay"), wait_for("main h1")),
    "replay_hand": (replay, one_hand),
    "replay_sheet": (replay, open_sheet),
    "daily": (open_path("/daily"), wait_for(".panel")),
    "daily_board": (daily, wait_for(".results")),
    "daily_end": (daily_end, wait_for(".cover")),
    "same_deals": (same_deals, wait_for("table")),
    "same_end": (same_end, wait_for(".cover")),
    "teams": (open_path("/teams"), wait_for("main .button.primary")),
    "team_match": (team_match, wait_for(".tables")),
    "team_result": (team_result, wait_for("table")),
    "review": (review, wait_for(".plot")),
    "review_moment": (review_moment, wait_for(".review-layout .values")),
    "review_learn": (review, train),
    "review_what_if": (review_moment, what_if),
    "review_open": (open_path("/review"), wait_for("main h1")),
    "puzzle_wrong": (puzzle(PuzzleKind.OPEN), try_cards),
    "puzzle_open_answer": (puzzle(PuzzleKind.OPEN), show_answer),
    "puzzle_answer": (puzzle(PuzzleKind.CLOSED), show_answer),
    "puzzle_pass": (puzzle(PuzzleKind.PASS), wait_for(CHOICE)),
    "puzzle_pass_answer": (puzzle(PuzzleKind.PASS), show_answer),
    "privacy": (open_path("/privacy"), wait_for("main h2")),
    "claim": (open_path("/claim#none"), wait_for("main h1")),
    "no_games": (open_path("/games"), wait_for("main .panel")),
    "no_table": (open_path("/t/ZZZZZZ"), wait_for("h1")),
    "no_puzzle": (open_path("/puzzles/abc"), wait_for("main [role=alert]")),
    "not_found": (open_path("/nowhere"), wait_for("h1")),
}
"""Pictures alone: these screens are checked by tests of their own, or are kin of those above."""


def _play(table: Table, cards: int) -> None:
    """Play so many cards, and then wait for the visitor's turn."""
    played = 0
    while played < cards or not table.legal():
        played += bool(table.legal())
        table.step()
        table.wait_for_something_to_do()
