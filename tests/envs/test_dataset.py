"""Data sets: made, continued, read back, and described."""

import json
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from yokai_septet.cli import run
from yokai_septet.engine import random_deal
from yokai_septet.envs import dataset, parts
from yokai_septet.errors import InvalidValue
from yokai_septet.game import RULESETS, CardSet
from yokai_septet.texts import LANGUAGES

PLAN = dataset.DatasetPlan(
    "four-basic", ("montecarlo", "adept"), rounds=3, seed=5, nodes=20, rounds_a_file=2
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("data") / "set"
    assert list(dataset.write(place, PLAN)) == [0, 1, 2]
    return place


def test_a_data_set_holds_every_decision(folder: Path) -> None:
    rows = dataset.load(folder)
    assert {len(column) for column in rows.values()} == {len(rows["action"])}
    assert rows["observation"].shape[1:] == (1056,)
    assert rows["action_mask"][np.arange(len(rows["action"])), rows["action"]].all()
    assert set(rows["bot"]) == set(PLAN.bots)
    assert sorted(set(rows["deal"])) == [0, 1, 2]
    seen = parts(rows["observation"])
    for deal in range(3):
        hands = random_deal(RULESETS["four-basic"], 5, deal).hands
        first = np.flatnonzero((rows["deal"] == deal) & (rows["step"] == 0))[0]
        assert CardSet(sum(1 << int(i) for i in np.flatnonzero(seen["hand"][first]))) == hands[0]
        here = rows["deal"] == deal
        assert (np.abs(rows["result"][here]) == 1).all()
        sides = zip(rows["seat"][here] % 2, rows["result"][here], strict=True)
        assert len(set(sides)) == 2, "one side wins, the other loses"
    advised = ~np.isnan(rows["advice"]).all(axis=1)
    assert set(rows["bot"][advised]) == {"montecarlo"}
    assert ((rows["advice"][advised] >= 0) | np.isnan(rows["advice"][advised])).all()
    assert (rows["action_mask"][advised].sum(axis=1) > 1).all()
    assert np.array_equal(rows["playouts"] > 0, ~np.isnan(rows["advice"]))
    most = rows["playouts"][np.arange(len(advised)), rows["action"]] == rows["playouts"].max(axis=1)
    assert most.all(), "a search takes the card that it spent most playouts on"


def test_an_interrupted_data_set_goes_on_and_another_plan_is_refused(folder: Path) -> None:
    second = dataset.file_of(folder, 1)
    content, first = second.read_bytes(), dataset.file_of(folder, 0).stat().st_mtime_ns
    second.unlink()
    assert list(dataset.write(folder, PLAN)) == [1, 2]
    assert second.read_bytes() == content
    assert dataset.file_of(folder, 0).stat().st_mtime_ns == first
    other = dataset.DatasetPlan("four-basic", ("adept",), rounds=3)
    with pytest.raises(InvalidValue, match="another plan"):
        list(dataset.write(folder, other))


def test_a_dask_cluster_makes_the_same_files(folder: Path, tmp_path: Path) -> None:
    distributed = import_module("distributed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        done = list(dataset.write(tmp_path, PLAN, dask=cluster.scheduler_address))
    assert done == [0, 1, 2]
    for name in ("part-00000.parquet", "part-00001.parquet", "plan.json", "README.md"):
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes()


def test_the_data_card_describes_columns_and_licence(folder: Path) -> None:
    card = (folder / "README.md").read_text("utf-8")
    assert f"{len(dataset.load(folder)['action'])} decisions of 3 rounds" in card
    assert "CC0 1.0" in card
    assert all(f"| `{name}` |" in card for name in dataset.SCHEMA.names)
    assert json.loads((folder / "plan.json").read_text("utf-8"))["seed"] == 5


def test_the_command_makes_one_in_several_processes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["dataset", str(tmp_path / "new"), "--bots", "adept", "--rounds", "3", "--jobs", "2"]
    assert run([*words, "--lang", "en"]) == 0
    assert str(tmp_path / "new") in capsys.readouterr().out
    assert set(dataset.load(tmp_path / "new")["bot"]) == {"adept"}
    assert run(["dataset", str(tmp_path / "x"), "--bots", "nobody", "--lang", "en"]) == 1
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_command_cannot_do_is_one_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    new = str(tmp_path / "new")
    for code, words in (
        (1, [str(tmp_path / "file")]),
        (1, [str(tmp_path / "file" / "below")]),
        (1, [new, "--bots", "adept,nobody"]),
        (1, [new, "--ruleset", "bridge"]),
        (1, [new, "--dask", "nonsense"]),
        (2, [new, "--seed", str(2**64)]),
        (2, [new, "--rounds", "few"]),
        (2, []),
    ):
        given = ["dataset", *words, "--rounds", "1"] if code == 1 else ["dataset", *words]
        assert run([*given, "--lang", language]) == code, words
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1, err
    assert run(["dataset", "--help", "--lang", language]) == 0
    help_text = " ".join(capsys.readouterr().out.split())
    for option in ("--bots", "--rounds", "--seed", "--nodes", "--jobs", "--dask"):
        assert option in help_text
