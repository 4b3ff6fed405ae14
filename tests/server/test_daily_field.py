"""The field that the daily deals are compared with: each run is played once, by one worker."""

from pathlib import Path

from tests.server.daily import RUNS, TODAY, playing, until
from tests.server.kit import Clock, settings
from yokai_septet.server.store import Store
from yokai_septet.server.store.daily import MOST_ATTEMPTS, FieldRun


async def test_a_field_is_whole_without_a_run_that_always_fails(tmp_path: Path) -> None:
    """A page that waits for the field need not wait for ever."""
    clock = Clock()
    store = Store(settings(tmp_path))
    await store.open()
    await store.daily.want_field(TODAY, 4, RUNS)
    for attempt in range(MOST_ATTEMPTS):
        assert await store.daily.runs_given_up(TODAY, clock.time) == {}
        run = await store.daily.claim_run("one", clock.time + attempt, 0.5)
        assert run == FieldRun(TODAY, 1, 1)
    assert await store.daily.runs_given_up(TODAY, clock.time) == {}, "it is played"
    await store.close()
    clock.time += 10
    async with playing(tmp_path, clock, "Ada") as (worker, [ada]):
        found = await until(
            ada, lambda day: all(deal["field_done"] == deal["field_size"] for deal in day["deals"])
        )
        assert [deal["field_size"] for deal in found["deals"]] == [RUNS - 1, RUNS, RUNS, RUNS]
        assert await worker.store.daily.claim_run("one", clock.time, 5.0) is None


async def test_two_workers_make_one_field_and_a_dead_one_loses_its_run(tmp_path: Path) -> None:
    store = Store(settings(tmp_path))
    await store.open()
    daily = store.daily
    assert await daily.want_field(TODAY, 2, 2)
    assert not await daily.want_field(TODAY, 2, 2)
    runs = [await daily.claim_run(worker, 10.0, 5.0) for worker in ("one", "two", "one", "two")]
    assert runs == [FieldRun(TODAY, n, run) for run in (1, 2) for n in (1, 2)]
    assert await daily.claim_run("three", 14.0, 5.0) is None, "the leases last"
    for run, points in zip(runs[1:], (2, 3, 4), strict=True):
        assert run is not None
        await daily.keep_run(run, points)
    lost = await daily.claim_run("three", 16.0, 5.0)
    assert lost == runs[0], "its worker was killed"
    assert lost is not None
    await daily.keep_run(lost, 1)
    assert await daily.claim_run("three", 99.0, 5.0) is None
    assert await daily.field(TODAY) == {1: [1, 3], 2: [2, 4]}
    await store.close()
