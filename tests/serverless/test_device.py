"""A page without a server: what is kept, what survives, and what is answered."""

import json
from typing import Any

import pytest

from tests.serverless.kit import NotNew, Page, Store, made
from yokai_septet.records import parse, verify
from yokai_septet.serverless.kept import LATER
from yokai_septet.table.pace import USUAL

SHORT = {"ruleset": "suitors-short"}


def finished(page: Page, **options: Any) -> str:
    """The code of a table whose match was played to the end."""
    code = made(page, **{**SHORT, **options})
    page.open(1, code)
    assert page.play(1)["status"] == "finished"
    page.carry_out(lambda: page.device.close(1))
    return code


# --- playing --------------------------------------------------------------------------------------


def test_a_person_comes_into_being_once() -> None:
    page = Page(languages="de-CH,de")
    me = page.ask("GET", "/me")
    assert me["name"][0].isupper()
    assert Page(page.store).ask("GET", "/me")["name"] == me["name"]
    page.ask("PATCH", "/me", {"name": "Ada"})
    assert Page(page.store).ask("GET", "/me")["name"] == "Ada"


def test_every_entry_is_kept_before_its_message_leaves() -> None:
    page = Page()
    code = made(page)
    shown = page.sit(1, code)
    kept = page.store.rows.copy()
    cards = shown["viewer"]["cards"]["legal"][:3]
    command = {"type": "pass", "id": "x", "cards": cards, "after": shown["match"]["after"]}
    outcome = page.carry_out(lambda: page.device.receive(1, json.dumps(command)))
    new = [row.key for row in outcome.rows if row.new]
    assert new
    assert not kept.keys() & set(new)
    assert [channel for channel, _ in outcome.messages] == [1] * len(outcome.messages)


def test_a_page_that_was_closed_goes_on_where_it_was() -> None:
    page = Page()
    code = made(page)
    page.open(1, code)
    before = page.play(1, 9)
    again = Page(page.store)
    shown = again.open(1, code)
    assert shown["type"] == "snapshot"
    assert shown["state"]["match"] == before["match"]
    again.play(1)
    [match] = again.ask("GET", "/me/matches")
    assert match["status"] == "finished"


def test_a_command_that_is_sent_again_after_a_restart_is_carried_out_once() -> None:
    page = Page()
    code = made(page)
    shown = page.sit(1, code)
    cards = shown["viewer"]["cards"]["legal"][:3]
    command = {"type": "pass", "cards": cards, "after": shown["match"]["after"], "id": "mine"}
    first = page.tell(1, **command)
    assert first["type"] == "done"
    again = Page(page.store)
    again.open(1, code)
    assert again.tell(1, **command) == first


def test_two_owners_of_one_table_do_not_both_write() -> None:
    page = Page()
    code = made(page)
    other = Page(page.store)
    for owner in (page, other):
        owner.open(1, code)
    page.decide(1, page.state(1))
    with pytest.raises(NotNew):
        other.decide(1, other.state(1))


def test_nothing_happens_at_a_table_that_nobody_follows() -> None:
    page = Page()
    code = made(page)
    page.open(1, code)
    assert page.wake_in is not None
    page.carry_out(lambda: page.device.close(1))
    assert page.wake_in is None


def test_a_bot_thinks_first_and_then_waits_for_its_time() -> None:
    time = [1_800_000_000.0]
    page = Page(now=lambda: time[0], pace=USUAL)
    code = made(page, bots="novice")
    page.sit(1, code)
    assert page.wake_in == pytest.approx(USUAL.passing), "it has thought"
    before = len(page.messages[1])
    page.carry_out(page.device.wake)
    assert len(page.messages[1]) == before, "and waits"
    time[0] += USUAL.passing + 0.001
    page.carry_out(page.device.wake)
    assert len(page.messages[1]) == before + 1


def test_bots_decide_alike_whenever_they_are_asked() -> None:
    records = []
    for stops in (10_000, 3):
        page = Page(seed=5)
        code = made(page, bots="montecarlo", **SHORT)
        while True:
            page.open(1, code)
            if page.play(1, stops)["status"] == "finished":
                break
            page = Page(page.store, seed=6)
        records.append(page.ask("GET", f"/tables/{code}/record"))
    assert records[0] == records[1]


def test_hints_undo_and_the_next_match() -> None:
    page = Page()
    code = made(page)
    page.open(1, code)
    page.play(1, 2)
    assert page.tell(1, type="ask-hint")["advice"]
    assert page.state(1)["viewer"]["may_undo"]
    assert page.tell(1, type="ask-undo")["type"] == "done"
    page.play(1)
    assert page.tell(1, type="rematch")["type"] == "done"
    following = page.state(1)["rematch"]
    assert page.open(2, following)["state"]["code"] == following


def test_what_cannot_be_read_gets_a_typed_answer() -> None:
    page = Page()
    code = made(page)
    page.open(1, code)
    page.carry_out(lambda: page.device.receive(1, "{"))
    assert page.messages[1][-1]["code"] == "bad-message"
    assert page.tell(1, type="play", card="W7", after=9)["type"] == "refused"
    assert page.ask("POST", "/play-now", {"bots": 3}, 400)["code"] == "bad-request"
    assert page.ask("POST", "/play-now", {"ruleset": "x"}, 400)["code"] == "unknown-ruleset"
    assert page.ask("GET", "/tables/NOSUCH", None, 404)["code"] == "unknown-table"
    assert page.ask("GET", "/me/matches?limit=0", None, 400)["code"] == "bad-request"
    page.carry_out(lambda: page.device.open(7, "/tables/NOSUCH/socket"))
    assert page.closed[7] == (4404, "unknown-table")


@pytest.mark.parametrize("path", ["/daily", "/bots", "/me/link", "/me/team-matches"])
def test_what_needs_other_people_says_so(path: str) -> None:
    assert Page().ask("GET", path, None, 404)["code"] == "needs-server"


# --- looking back ---------------------------------------------------------------------------------


def test_records_replays_and_lists() -> None:
    page = Page()
    code, running = finished(page), made(page)
    again = Page(page.store)
    record = again.ask("GET", f"/tables/{code}/record")
    assert verify(parse(record)).deals_follow_from_seed
    replay = again.ask("GET", f"/tables/{code}/replay")
    assert again.ask("POST", "/replay", {"record": record}) == replay
    assert [match["code"] for match in again.ask("GET", "/me/matches")] == [running, code]
    assert again.ask("GET", f"/tables/{running}/replay", None, 409)["code"] == "match-goes-on"


def test_pages_filters_and_statistics() -> None:
    page = Page()
    codes = [finished(page), finished(page, bots="novice"), finished(page)]
    first = page.ask("GET", "/me/history?limit=2")
    assert first["total"] == 3
    rest = page.ask("GET", f"/me/history?limit=2&before={first['matches'][-1]['cursor']}")
    listed = [match["code"] for match in [*first["matches"], *rest["matches"]]]
    assert listed == codes[::-1]
    [novice] = page.ask("GET", "/me/history?opponent=bot:novice")["matches"]
    assert novice["code"] == codes[1]
    assert page.ask("GET", f"/me/history?search={codes[0].lower()}")["total"] == 1
    assert page.ask("GET", "/me/history?ruleset=four-basic")["total"] == 0
    statistics = page.ask("GET", "/me/statistics")
    assert statistics["total"]["matches"] == 3
    assert sum(statistics["total"][way] for way in ("won", "lost")) == 3
    assert [entry["ruleset"] for entry in statistics["rulesets"]] == ["suitors-short"]
    met = page.ask("GET", "/me/opponents")["opponents"]
    assert [(one["bot"], one["tally"]["matches"]) for one in met] == [("random", 2), ("novice", 1)]


def test_a_review_goes_on_after_its_worker_was_killed() -> None:
    page = Page()
    code = finished(page)
    asked = page.ask("POST", f"/tables/{code}/review", {}, 202)
    assert asked["state"] == "waiting"
    page.work(most=20)
    half = page.ask("GET", f"/reviews/{asked['id']}")
    assert 0 < half["done"] < half["total"]
    again = Page(page.store)
    [(_, work)] = again.jobs
    assert len(json.loads(work)["known"]) == half["done"]
    again.work()
    whole = again.ask("GET", f"/reviews/{asked['id']}")
    assert whole["state"] == "done"
    assert len(whole["review"]["decisions"]) == whole["total"]
    unbroken = Page(Store({k: row for k, row in page.store.rows.items() if "review" not in k}))
    other = unbroken.ask("POST", f"/tables/{code}/review", {}, 202)
    unbroken.work()
    assert unbroken.ask("GET", f"/reviews/{other['id']}")["review"] == whole["review"]
    assert again.ask("POST", f"/tables/{code}/review", {})["id"] == asked["id"]
    known = again.ask("GET", f"/reviews/{asked['id']}?known={whole['total']}")
    assert known["review"]["decisions"] == []
    [period] = again.ask("GET", "/me/statistics")["losses"]
    assert period["matches"] == 1


def test_a_record_can_be_reviewed_asked_what_if_and_played_on() -> None:
    page = Page()
    record = page.ask("GET", f"/tables/{finished(page)}/record")
    asked = page.ask("POST", "/reviews", {"record": record}, 202)
    page.work()
    assert page.ask("GET", f"/reviews/{asked['id']}")["state"] == "done"
    assert page.ask("GET", f"/reviews/{asked['id']}/replay")["rounds"]
    answer = page.ask("POST", f"/reviews/{asked['id']}/what-if", {"after": 8})
    assert answer["choices"]
    refused = page.ask("POST", f"/reviews/{asked['id']}/what-if", {"after": 9999}, 400)
    assert refused["sentence"]
    place = {"after": 8, "seat": 1, "bots": "random"}
    table = page.ask("POST", f"/reviews/{asked['id']}/play-on", place, 201)
    assert page.open(1, table["code"])["viewer"]["seat"] == 1


def test_the_coach_judges_a_round_that_is_over() -> None:
    page = Page(seed=1)
    code = finished(page, ruleset="four-basic")
    coached = page.ask("GET", f"/tables/{code}/coach/1")
    assert coached["seat"] == 0
    assert coached["decisions"]
    assert Page(page.store).ask("GET", f"/tables/{code}/coach/1") == coached
    after = coached["decisions"][0]["after"]
    made_on = page.ask("POST", f"/tables/{code}/coach/1/play-on", {"after": after}, 201)
    assert page.open(2, made_on["code"])["viewer"]["seat"] == 0
    assert page.ask("GET", f"/tables/{code}/coach/0", None, 400)["code"] == "bad-request"


def test_puzzles() -> None:
    page = Page()
    listed = page.ask("GET", "/puzzles?limit=3&difficulty=easy")
    assert len(listed["puzzles"]) == 3 < listed["total"]
    assert page.ask("GET", "/puzzles/today")["puzzle"]["id"]
    puzzle = page.ask("GET", f"/puzzles/{listed['puzzles'][0]['id']}")
    assert puzzle["id"] == listed["puzzles"][0]["id"]
    assert page.ask("GET", "/puzzles/ffffffff", None, 404)["code"] == "unknown-puzzle"


# --- taking everything along ----------------------------------------------------------------------


def test_everything_goes_to_another_device_as_one_file() -> None:
    page = Page()
    code, running = finished(page), made(page)
    review = page.ask("POST", f"/tables/{code}/review", {}, 202)["id"]
    page.work()
    file = json.dumps(page.ask("GET", "/me/export"))
    other = Page()
    assert other.ask("POST", "/me/import", json.loads(file)) == {"matches": 2}
    assert other.store.rows == page.store.rows
    assert other.ask("POST", "/me/import", json.loads(file)) == {"matches": 0}
    assert other.ask("GET", f"/reviews/{review}") == page.ask("GET", f"/reviews/{review}")
    other.open(1, running)
    assert other.play(1)["status"] == "finished"


def test_matches_of_another_device_become_ones_own() -> None:
    page, other = Page(), Page()
    own, brought = finished(page), made(other)
    assert page.ask("POST", "/me/import", other.ask("GET", "/me/export")) == {"matches": 1}
    assert {match["code"] for match in page.ask("GET", "/me/matches")} == {own, brought}
    page.open(1, brought)
    assert page.play(1)["status"] == "finished"


def test_a_match_that_went_on_elsewhere_is_taken_over_as_it_is_there() -> None:
    page = Page()
    code = made(page)
    other = Page()
    other.ask("POST", "/me/import", page.ask("GET", "/me/export"))
    other.open(1, code)
    ahead = other.play(1, 8)
    file = other.ask("GET", "/me/export")
    assert page.ask("POST", "/me/import", file) == {"matches": 1}
    assert page.open(1, code)["state"]["match"] == ahead["match"]


@pytest.mark.parametrize("file", [{}, {"format": "yokai-septet-export", "version": 1}, []])
def test_other_files_are_refused(file: Any) -> None:
    page = Page()
    page.ask("GET", "/me")
    before = page.store.rows.copy()
    assert page.ask("POST", "/me/import", file, 400)["code"] == "bad-export"
    assert page.store.rows == before


def test_deleting_oneself_leaves_nothing() -> None:
    page = Page()
    made(page)
    page.ask("DELETE", "/me", None, 204)
    assert page.store.rows == {}
    assert page.ask("GET", "/me/matches") == []


def test_logs_and_verdicts_stay_where_they_are_until_they_are_needed() -> None:
    page = Page()
    code = finished(page)
    again = Page(page.store)
    outcome = json.loads(again.device.request(1, "GET", f"/tables/{code}/record"))
    assert outcome["missing"] == f"log/{code}/"
    assert outcome["missing"].startswith(LATER)
    assert not outcome["rows"]
