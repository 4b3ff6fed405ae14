"""The match that was interrupted goes on."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tests.client.kit import SEED, match_of, play_on, seen, settle
from yokai_septet import records
from yokai_septet.client import TableChanged
from yokai_septet.client.autosave import Autosave
from yokai_septet.client.local import LocalClient
from yokai_septet.client.notices import NotSaved
from yokai_septet.game import MemoryAid
from yokai_septet.table import Entry, TableOptions

HERE = Path(__file__).parent


def kept(autosave: Autosave, people: int = 1) -> LocalClient:
    options = TableOptions(bots="random", memory_aid=MemoryAid.OFF)
    return LocalClient.new(options, seed=SEED, people=people, saver=autosave.save)


async def test_a_match_goes_on_as_it_was(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    assert autosave.load() is None
    async with kept(autosave) as client:
        await play_on(client, 3, Random(2))
        await client.act(next(iter(match_of(client).legal(0))))
        await settle(client)
        await client.ask_undo()
        left = match_of(client)
    log = autosave.load()
    assert log == client.log
    async with LocalClient(log, saver=autosave.save) as again:
        assert match_of(again) == left
        assert seen(again).undone == 1
        assert seen(again).options.memory_aid is MemoryAid.OFF
        await play_on(again, 10_000, Random(1))
        assert records.verify(records.parse(await again.record())).deals_follow_from_seed
    assert not autosave.exists


async def test_what_nobody_has_begun_is_not_offered(tmp_path: Path) -> None:
    autosave = Autosave(tmp_path)
    client = kept(autosave)
    autosave.save(client.log, is_over=False)
    assert autosave.exists
    assert autosave.load() is None


@pytest.mark.parametrize(
    ("name", "people", "undone"), [("four-advanced", 1, 4), ("suitors-short", 2, 0)]
)
async def test_files_of_earlier_versions_still_open(
    name: str, people: int, undone: int, tmp_path: Path
) -> None:
    text = (HERE / f"autosave-{name}.yokai").read_text("utf-8")
    old = records.parse(text)
    (tmp_path / "unfinished.yokai").write_text(text, encoding="utf-8")
    autosave = Autosave(tmp_path)
    log = autosave.load()
    assert log is not None
    async with LocalClient(log, saver=autosave.save) as client:
        table = seen(client)
        assert (table.options.ruleset, table.people) == (name, tuple(range(people)))
        assert table.options.memory_aid is MemoryAid.OFF
        assert table.undone == undone
        assert match_of(client) == records.verify(old).match
        await settle(client)
        await client.act(next(iter(match_of(client).legal(table.to_decide[0]))))
        assert not (tmp_path / "unfinished.yokai").exists()
        assert autosave.load() == client.log


@pytest.mark.parametrize("name", ["unfinished.yokai", "unfinished.jsonl"])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{}",
        '{"type":"started","at":1}',
        '[Ruleset "four-basic"]\n[Seats "person"]\n',
    ],
)
def test_a_broken_file_is_no_match(text: str, name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text(text)
    assert Autosave(tmp_path).load() is None


async def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    async with kept(Autosave(tmp_path / "data")) as client:
        await play_on(client, 2, Random(1))
    heard = [notice async for notice in client.notices()]
    assert sum(isinstance(notice, NotSaved) for notice in heard) == 1
    assert sum(isinstance(notice, TableChanged) for notice in heard) > 2


async def test_nothing_happens_at_the_table_before_it_is_kept() -> None:
    def save(log: Sequence[Entry], is_over: bool) -> None:
        saved.append((list(client.log), list(log)))
        if is_over:
            raise ValueError("not kept")

    saved: list[tuple[list[Entry], list[Entry]]] = []
    client = LocalClient.new(TableOptions(bots="random"), seed=SEED, saver=save)
    before = list(client.log)
    await client.ready()
    assert saved == [(before, client.log)]
    table, log = client.table, client.log
    with pytest.raises(ValueError, match="not kept"):
        await client.vote_abandon(agree=True)
    assert (client.table, client.log) == (table, log)
