"""Units of the arena: fair, repeatable, recorded, and the same wherever they are played."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from yokai_septet import RULESETS, InvalidValue, LaterLeader, records
from yokai_septet.arena import CLAIRVOYANT, Contest, Journal, Unit, play_unit, workers

CONTEST = Contest("adept", "random", seed="test")


def results(units: list[Unit]) -> list[object]:
    """All but the times."""
    return [(unit.number, unit.scores, unit.decisions) for unit in units]


@pytest.mark.parametrize("name", RULESETS)
def test_every_side_is_played_with_the_same_cards(name: str) -> None:
    contest = replace(CONTEST, ruleset=name)
    unit = play_unit(contest, 3)
    assert [score.side for score in unit.scores] == list(range(contest.rules.side_count))
    kept = [records.parse(score.record) for score in unit.scores]
    assert len({record.rounds[0].hands for record in kept}) == 1
    for score, record in zip(unit.scores, kept, strict=True):
        assert records.verify(record).deals_follow_from_seed
        bots = [contest.one if s == score.side else contest.other for s in contest.rules.sides]
        assert list(record.players) == bots
        assert score.rounds == len(record.rounds)


def test_equal_bots_are_equal() -> None:
    """Without luck of their own, both bots do the same with the same cards."""
    for number in range(5):
        one, other = play_unit(replace(CONTEST, other="adept"), number).scores
        assert one.won is not other.won
        assert one.rounds_won + other.rounds_won == one.rounds
        assert one.points == -other.points


def test_single_rounds_stop_after_one() -> None:
    unit = play_unit(replace(CONTEST, single_rounds=True), 1)
    assert all(score.rounds == 1 for score in unit.scores)


@pytest.mark.parametrize("name", ["four-advanced", "three-basic", "suitors-short"])
def test_the_clairvoyant_plays_by_the_rules(name: str) -> None:
    contest = Contest(CLAIRVOYANT, "random", name, "test", single_rounds=True).check()
    assert len(play_unit(contest, 0).scores) == contest.rules.side_count


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(InvalidValue, match="is not a bot"):
        replace(CONTEST, other="nobody").check()


def test_a_bot_may_have_nodes_of_its_own() -> None:
    contest = Contest("montecarlo@20", "montecarlo@40", "four-basic", "test", True).check()
    assert play_unit(contest, 0).scores[0].rounds == 1
    for name in ("montecarlo@", "montecarlo@0", "montecarlo@x"):
        with pytest.raises(InvalidValue, match="is not a bot"):
            replace(contest, one=name).check()


def test_a_pool_of_processes_gives_the_same_results() -> None:
    contest = replace(CONTEST, single_rounds=True)
    with workers(1) as play:
        here = list(play(contest, range(4)))
    with workers(2) as play:
        there = list(play(contest, range(4)))
    assert results(here) == results(there)


def test_a_dask_cluster_gives_the_same_results() -> None:
    distributed = pytest.importorskip("distributed")
    contest = replace(CONTEST, single_rounds=True)
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as cluster,
        workers(dask=cluster.scheduler_address) as play,
    ):
        there = list(play(contest, range(3)))
    assert results(there) == results([play_unit(contest, number) for number in range(3)])


def test_a_journal_goes_on_after_an_interruption(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    journal = Journal(path, CONTEST)
    assert journal.read() == []
    units = [play_unit(CONTEST, number) for number in range(3)]
    for unit in units:
        journal.append(unit)
    path.write_text(path.read_text()[:-40])  # interrupted while writing the third
    assert Journal(path, CONTEST).read() == units[:2]
    journal.append(units[2])
    assert Journal(path, CONTEST).read() == units
    assert json.loads(path.read_text().split("\n")[0])["one"] == "adept"


def test_a_journal_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(path, CONTEST).append(play_unit(CONTEST, 0))
    head, _, units = path.read_text().partition("\n")
    old = {name: value for name, value in json.loads(head).items() if "leader" not in name}
    path.write_text(json.dumps(old, sort_keys=True) + "\n" + units)
    assert len(Journal(path, CONTEST).read()) == 1


def test_a_contest_has_the_options_of_its_ruleset() -> None:
    contest = Contest(
        "adept", "random", "suitors", "test", first_leader="holder", later_leader="ace"
    )
    assert contest.check().rules.later_leader is LaterLeader.ACE
    assert "ace" in play_unit(replace(contest, single_rounds=True), 0).scores[0].record
    with pytest.raises(InvalidValue):
        Contest("adept", "random", "four-basic", "test", later_leader="ace").check()


def test_a_journal_of_another_contest_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path / "j", CONTEST).append(play_unit(CONTEST, 0))
    with pytest.raises(InvalidValue, match="belongs to another contest"):
        Journal(tmp_path / "j", replace(CONTEST, seed="2")).read()
