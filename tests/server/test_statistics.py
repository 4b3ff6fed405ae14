"""Filters of a person's history, and what it adds up to, found in the store."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tests.server.history import finished
from tests.server.kit import settings
from yokai_septet.server.store import Store
from yokai_septet.server.store.history import HistoryStore, MatchFilter
from yokai_septet.server.store.reviews import NewReview, SeatLoss
from yokai_septet.table.results import CoPlayer

ADA = "p-Ada"
BOB, ZOE = CoPlayer("p-Bob", True), CoPlayer("p-Zoe", True)
ADEPT, MASTER = CoPlayer("bot:adept", True), CoPlayer("bot:master", False)
ALL = MatchFilter()


@asynccontextmanager
async def history(folder: Path) -> AsyncIterator[Store]:
    """Six matches of Ada's, the fourth one played on from another, and one of Bob's alone."""
    store = Store(settings(folder))
    await store.open()
    for person, name in (("p-Ada", "Ada"), ("p-Bob", "Bob"), ("p-Zoe", "Zoë")):
        await store.add_person(person, name, 1.0)
    for match in (
        finished("M001", 10.0, "won", BOB, ADEPT, MASTER, won_bosses=3, lost_seventh_trick=1),
        finished("M002", 20.0, "won", ADEPT, ruleset="three-basic", won_seventh_trick=2),
        finished("M003", 30.0, "abandoned", BOB, lost_bosses=1),
        finished("M004", 40.0, "lost", ADEPT, origin="played-on", lost_bosses=4),
        finished("M005", 50.0, "won", ZOE, won_last_trick=1),
        finished("M006", 50.0, "lost", ADEPT, BOB, lost_last_trick=2, lost_bosses=1),
        finished("M007", 60.0, "won", ADEPT, person="p-Bob", won_bosses=9),
    ):
        assert await store.append(match)
    yield store
    await store.close()


async def codes(store: HistoryStore, wanted: MatchFilter, person: str = ADA) -> list[str]:
    found = await store.past(person, 100, None, wanted)
    assert await store.count(person, wanted) == len(found)
    return [match.end.code for match in found if match.end is not None]


async def test_each_filter_leaves_what_fits(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        store = whole.history
        everything = ["M006", "M005", "M004", "M003", "M002", "M001"]
        assert await codes(store, ALL) == everything
        assert await codes(store, MatchFilter(ruleset="three-basic")) == ["M002"]
        assert await codes(store, MatchFilter(outcome="won")) == ["M005", "M002", "M001"]
        assert await codes(store, MatchFilter(outcome="abandoned")) == ["M003"]
        assert await codes(store, MatchFilter(opponent="p-Bob")) == ["M006", "M003", "M001"]
        assert await codes(store, MatchFilter(opponent="bot:master")) == [], "it was a teammate"
        assert await codes(store, MatchFilter(since=20.0, until=50.0)) == ["M004", "M003", "M002"]
        both = MatchFilter(opponent="bot:adept", outcome="lost", since=45.0)
        assert await codes(store, both) == ["M006"]
        assert await codes(store, ALL, "p-Bob") == ["M007"]


async def test_a_search_finds_names_in_any_case_and_codes(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        store = whole.history

        async def found(text: str) -> list[str]:
            return await codes(store, MatchFilter(search=await store.find(ADA, text)))

        assert await found("bO") == ["M006", "M003", "M001"]
        assert await found("ZOË") == ["M005"]
        assert await found("m002") == ["M002"]
        assert await found("nobody") == []
        assert await found("%") == []
        assert await found("M007") == [], "it is another person's"
        assert await store.met_at(ADA, "M001", 1) == "p-Bob"
        assert await store.met_at(ADA, "M007", 0) is None


async def test_matches_add_up_by_ruleset_and_opponent(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        store = whole.history
        four, three = await store.by_ruleset(ADA, ALL)
        assert (four.key, four.matches, four.won, four.lost, four.abandoned, four.rounds) == (
            "four-advanced", 4, 2, 1, 1, 9,
        )  # fmt: skip
        assert (four.won_rounds, four.lost_rounds) == ((3, 0, 1), (2, 1, 2))
        assert (three.key, three.matches, three.won_rounds) == ("three-basic", 1, (0, 2, 0))
        bots, bob, zoe = await store.by_opponent(ADA, ALL, 10, 0)
        assert (bots.counts.key, bots.counts.matches, bots.seat) == ("bot:adept", 3, None)
        assert (bob.counts.key, bob.counts.won, bob.counts.lost) == ("p-Bob", 1, 1)
        assert bob.seat == ("M006", 1)
        assert zoe.counts.key == "p-Zoe"
        assert [one.counts.key for one in await store.by_opponent(ADA, ALL, 1, 1)] == ["p-Bob"]
        assert await store.by_ruleset("p-Zoe", ALL) == []


async def test_streaks_leave_out_what_has_no_winner(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        found = await whole.history.streaks(ADA, ALL)
        assert [(one.outcome, one.length) for one in found] == [("won", 3), ("lost", 1)]
        [one] = await whole.history.streaks(ADA, MatchFilter(ruleset="three-basic"))
        assert (one.outcome, one.length) == ("won", 1)
        assert await whole.history.streaks("p-Zoe", ALL) == []


async def test_losses_over_time_come_from_the_newest_reviews(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        for number, (code, engine, loss) in enumerate(
            [("M001", 1, 9.0), ("M001", 2, 0.5), ("M002", 2, 0.3), ("M004", 2, 7.0)]
        ):
            new = NewReview(f"review-{number}", f"asker-{number}", engine, 100.0 + number, code)
            assert await whole.reviews.add(new)
            assert await whole.reviews.claim("worker", 100.0, 10.0)
            losses = [SeatLoss(0, 10, loss), SeatLoss(1, 10, 5.0)]
            assert await whole.reviews.finish(new.id, "worker", "{}", losses)
        first, second = await whole.history.losses(ADA, ALL, 24)
        assert (first.since, first.until, first.matches, first.decisions) == (10.0, 10.0, 1, 10)
        assert (first.loss, second.loss) == (0.5, 0.3)
        [both] = await whole.history.losses(ADA, ALL, 1)
        assert (both.matches, both.decisions, both.loss) == (2, 20, 0.8)


async def test_nothing_of_a_deleted_person_is_left(tmp_path: Path) -> None:
    async with history(tmp_path) as whole:
        await whole.delete_person("p-Bob")
        assert await codes(whole.history, ALL, "p-Bob") == []
        assert len(await codes(whole.history, ALL)) == 6, "Ada keeps her matches"
        opponents = await whole.history.by_opponent(ADA, ALL, 10, 0)
        assert [one.counts.key for one in opponents] == ["bot:adept", "p-Zoe"]
        assert await whole.prune(1e9, 1e9, 1e9) == 6, "his match with bots alone is gone"
        assert await codes(whole.history, ALL) == []
