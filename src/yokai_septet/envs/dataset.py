"""Data sets of self-play: every decision of chosen bots, as Parquet files with a data card.

A data set is a folder of files `part-00000.parquet` and so on, each with the decisions of some
rounds. A file is a pure function of the plan and its number, so files can be made anywhere and in
any order; what is there already is kept.
"""

import io
import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from yokai_septet.envs.extras import missing

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise missing(error, "dataset") from error

from yokai_septet.arena.runner import tasks
from yokai_septet.bots import Advice, Budget, advice_of, player
from yokai_septet.envs.decisions import Decisions, new_episode, rewards
from yokai_septet.envs.layout import ACTIONS, FIELDS, OBSERVATION_SIZE, actions_of
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Pass, Phase, Play, Ruleset, Seat, ruleset_named, view

PLAN_FILE, CARD_FILE = "plan.json", "README.md"

SCHEMA = pa.schema(
    [
        ("observation", pa.list_(pa.int8(), OBSERVATION_SIZE)),
        ("action_mask", pa.list_(pa.int8(), ACTIONS)),
        ("action", pa.int8()),
        ("advice", pa.list_(pa.float32(), ACTIONS)),
        ("playouts", pa.list_(pa.int32(), ACTIONS)),
        ("result", pa.float32()),
        ("bot", pa.dictionary(pa.int8(), pa.string())),
        ("seat", pa.int8()),
        ("step", pa.int16()),
        ("seed", pa.uint64()),
        ("deal", pa.int64()),
    ]
)
MEANINGS = {
    "observation": "what the seat knew, in the layout of docs/environments.md",
    "action_mask": "1 for every legal action",
    "action": "the action that the bot took: the index of a card to pass or to play",
    "advice": "the bot's estimate of its chance to win the round (in Seven Suitors the match) with"
    " each card; NaN where it has none, as in the pass and for bots that do not search",
    "playouts": "how many playouts its search spent on each card: the most on the one it took",
    "result": "the gain of the seat's side in the round, less the mean gain of the other sides",
    "bot": "the name of the bot that sat there",
    "seat": "the seat, counted clockwise from 0",
    "step": "the number of the decision within its round",
    "seed": "the seed of the data set",
    "deal": "the number of the deal: `engine.random_deal(ruleset, seed, deal)` returns its cards",
}


@dataclass(frozen=True, slots=True)
class DatasetPlan:
    """What a data set contains: the same plan gives the same files on every machine."""

    ruleset: str
    bots: tuple[str, ...]
    """They move on by one seat with every round."""
    rounds: int
    seed: int = 1
    nodes: int | None = None
    """The playouts of a decision; None for each bot's own effort."""
    rounds_a_file: int = 20
    version: int = 2
    """Of the columns: files of different ones do not mix. Version 2 has `playouts`."""

    def check(self) -> "DatasetPlan":
        """This plan, if its ruleset and bots exist."""
        ruleset_named(self.ruleset)
        for name in self.bots:
            player(name)
        return self

    @property
    def files(self) -> int:
        """How many files the data set has."""
        return -(-self.rounds // self.rounds_a_file)


class Row(NamedTuple):
    """One decision."""

    state: Decisions
    seat: Seat
    action: int
    advice: tuple[Advice, ...]
    bot: str


def play_round(plan: DatasetPlan, number: int) -> tuple[list[Row], tuple[float, ...]]:
    """The decisions of the round with this deal, and the rewards of all seats."""
    ruleset = ruleset_named(plan.ruleset)
    state, rows = new_episode(ruleset, plan.seed, number), list[Row]()
    budget = Budget(nodes=plan.nodes)
    while (seat := state.turn) is not None:
        name = plan.bots[(seat + number) % len(plan.bots)]
        rng, eyes = Random(f"{plan.seed} {number} {len(rows)}"), view(state.match, seat)
        advice: tuple[Advice, ...] = ()
        if state.match.active_round.phase is Phase.PASS:
            chosen = player(name)(eyes, rng, budget)
            assert isinstance(chosen, Pass)
            actions = [card.index for card in chosen.cards]
        else:
            if len(choices := actions_of(state.choices_mask)) > 1:
                advice = tuple(advice_of(player(name), eyes, rng, budget))
                best = advice[0].choice
                assert isinstance(best, Play)
                choices = [best.card.index]
            actions = choices
        for action in actions:
            rows.append(Row(state, seat, action, advice, name))
            state = state.choose(action)
    return rows, rewards(state)


def make_file(plan: DatasetPlan, number: int) -> bytes:
    """The file with this number, as bytes: so a cluster needs no shared disk."""
    first = number * plan.rounds_a_file
    columns: dict[str, list[Any]] = {name: [] for name in SCHEMA.names}
    for deal in range(first, min(first + plan.rounds_a_file, plan.rounds)):
        rows, gains = play_round(plan, deal)
        for step, row in enumerate(rows):
            mask = np.zeros(ACTIONS, np.int8)
            mask[actions_of(row.state.choices_mask)] = 1
            chances, playouts = _advice(row.advice)
            for name, value in (
                ("observation", row.state.observe(row.seat)),
                ("action_mask", mask),
                ("action", row.action),
                ("advice", chances),
                ("playouts", playouts),
                ("result", gains[row.seat]),
                ("bot", row.bot),
                ("seat", row.seat),
                ("step", step),
                ("seed", plan.seed),
                ("deal", deal),
            ):
                columns[name].append(value)
    table = pa.table(
        {field.name: _column(field.type, columns[field.name]) for field in SCHEMA}, SCHEMA
    )
    into = io.BytesIO()
    pq.write_table(table, into, compression="zstd")
    return into.getvalue()


def _advice(
    advice: Iterable[Advice],
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.int32]]:
    """The chance with each card, and the playouts that it is based on."""
    chances, playouts = np.full(ACTIONS, np.nan, np.float32), np.zeros(ACTIONS, np.int32)
    for estimate in advice:
        chance = estimate.match_win if estimate.round_win is None else estimate.round_win
        if isinstance(estimate.choice, Play) and chance is not None:
            chances[estimate.choice.card.index] = chance
            playouts[estimate.choice.card.index] = estimate.playouts
    return chances, playouts


def _column(kind: pa.DataType, values: list[Any]) -> pa.Array:
    if pa.types.is_fixed_size_list(kind):
        flat = pa.array(np.concatenate(values), kind.value_type)
        return pa.FixedSizeListArray.from_arrays(flat, kind.list_size)
    return pa.array(values, kind)


def write(folder: Path, plan: DatasetPlan, jobs: int = 1, dask: str | None = None) -> Iterator[int]:
    """Make the files that are missing; yields how many are there, first those from before.

    A folder with another plan is refused. An interrupted data set goes on where it was.
    """
    plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    known = folder / PLAN_FILE
    text = json.dumps(asdict(plan), indent=2)
    if known.exists() and known.read_text("utf-8") != text:
        raise InvalidValue(
            "other-dataset", f"{folder} has a data set of another plan.", file=str(folder)
        )
    if not known.exists():
        _write_whole(known, text.encode())
    missing = [number for number in range(plan.files) if not file_of(folder, number).exists()]
    done = plan.files - len(missing)
    yield done
    with tasks(make_file, jobs, dask) as made:
        for number, content in zip(missing, made(plan, missing), strict=True):
            _write_whole(file_of(folder, number), content)
            done += 1
            yield done
    (folder / CARD_FILE).write_text(data_card(folder, plan), "utf-8")


def _write_whole(file: Path, content: bytes) -> None:
    """Whenever the process is killed, the file is there as a whole or not at all."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.rename(file)


def file_of(folder: Path, number: int) -> Path:
    """The file with this number."""
    return folder / f"part-{number:05}.parquet"


def load(folder: Path) -> dict[str, npt.NDArray[Any]]:
    """A whole data set as arrays: a row for each decision, ready for `torch.from_numpy`."""
    files = sorted(folder.glob("part-*.parquet"))
    table = pa.concat_tables([pq.read_table(file) for file in files]).unify_dictionaries()
    arrays: dict[str, npt.NDArray[Any]] = {}
    for field in SCHEMA:
        column = table[field.name].combine_chunks()
        if pa.types.is_fixed_size_list(field.type):
            flat = column.flatten().to_numpy(zero_copy_only=False)
            arrays[field.name] = flat.reshape(-1, field.type.list_size)
        else:
            arrays[field.name] = column.to_numpy(zero_copy_only=False)
    return arrays


def data_card(folder: Path, plan: DatasetPlan) -> str:
    """What a reader of the data set needs to know, as Markdown."""
    ruleset: Ruleset = ruleset_named(plan.ruleset)
    decisions = sum(
        pq.read_metadata(file_of(folder, number)).num_rows for number in range(plan.files)
    )
    effort = "each bot's own effort" if plan.nodes is None else f"{plan.nodes} playouts a decision"
    columns = "\n".join(
        f"| `{field.name}` | {field.type} | {MEANINGS[field.name]} |" for field in SCHEMA
    )
    layout = "\n".join(
        f"| `{field.name}` | {field.slice.start}–{field.slice.stop - 1} | {field.meaning} |"
        for field in FIELDS.values()
    )
    return f"""# Yokai Septet: self-play of {", ".join(plan.bots)}

{decisions} decisions of {plan.rounds} rounds of the trick-taking card game Yokai Septet, ruleset
`{plan.ruleset}` ({ruleset.players} players), made by `yokai dataset` with the seed {plan.seed}
and {effort}. Every round is the first of a match; the bots move on by one seat with every round.

- **Use:** imitation learning, value and belief networks, analysis of play.
- **Hidden information:** an observation has only what its seat knew. All hands of a round follow
  from seed and deal: do not give them to a player.
- **Limits:** bots made it, not people; their mistakes are in it.
- **Licence:** CC0 1.0, no rights reserved. The game itself is by Muneyuki Yokouchi and yio.

| column | type | meaning |
|---|---|---|
{columns}

Parts of `observation`:

| part | places | meaning |
|---|---|---|
{layout}
"""
