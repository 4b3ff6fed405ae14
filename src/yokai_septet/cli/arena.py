"""`yokai arena`: which bot is stronger, on duplicate deals."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.options import (
    DEFAULT_RULESET,
    FirstLeaderName,
    LaterLeaderName,
    RulesetName,
    texts_of,
)
from yokai_septet.cli.streams import is_terminal

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from rich.live import Live
    from rich.table import Table

    from yokai_septet.arena import Contest, SequentialTest, Unit
    from yokai_septet.arena.runner import Map
    from yokai_septet.texts import Texts


def command(
    ctx: typer.Context,
    names: Annotated[list[str], typer.Argument(metavar="BOTS")],
    ruleset: RulesetName = DEFAULT_RULESET,
    first_leader: FirstLeaderName = "dealt",
    later_leader: LaterLeaderName = "last-trick",
    deals: Annotated[int, typer.Option("--deals", "-n", metavar="NUMBER", min=1)] = 200,
    seed: Annotated[str, typer.Option("--seed", "-s", metavar="SEED")] = "1",
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", min=1)] = 1,
    dask: Annotated[str | None, typer.Option("--dask", metavar="ADDRESS")] = None,
    single_rounds: Annotated[bool, typer.Option("--single-rounds")] = False,
    nodes: Annotated[int | None, typer.Option("--nodes", metavar="NUMBER", min=1)] = None,
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="SECONDS", min=0.0)] = None,
    test: Annotated[str | None, typer.Option("--test", metavar="SHARES")] = None,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="FOLDER")] = None,
    json_file: Annotated[Path | None, typer.Option("--json", metavar="FILE")] = None,
    svg_file: Annotated[Path | None, typer.Option("--svg", metavar="FILE")] = None,
) -> None:
    from itertools import combinations

    from yokai_septet.arena import Contest, workers
    from yokai_septet.cli.files import check_folder, write_text

    for file in (json_file, svg_file):
        check_folder(file)
    if len(names) < 2:
        names = [*names, "adept"]
    pairs = list(combinations(dict.fromkeys(names), 2)) or [(names[0], names[1])]
    contests = [
        Contest(
            one, other, ruleset, seed, single_rounds, nodes, seconds, first_leader, later_leader
        ).check()
        for one, other in pairs
    ]
    question = _question(test)
    with workers(jobs, dask) as play:
        show = _Show(texts_of(ctx), contests, deals, question)
        with show.live():
            for contest in contests:
                _run(contest, deals, question, play, folder, show)
    show.final()
    if json_file is not None:
        write_text(json_file, show.as_json())
    if svg_file is not None:
        write_text(svg_file, show.picture())


def _question(text: str | None) -> "SequentialTest | None":
    from yokai_septet.arena import SequentialTest
    from yokai_septet.errors import InvalidValue

    if text is None:
        return None
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not 0 < low < high < 1:
        raise InvalidValue(
            "bad-test", f"{text!r} is not a question: give two shares such as 0.50,0.55.", text=text
        )
    return SequentialTest(low, high)


def _run(
    contest: "Contest",
    deals: int,
    question: "SequentialTest | None",
    play: "Map[Contest, Unit]",
    folder: Path | None,
    show: "_Show",
) -> None:
    from yokai_septet.arena import Journal, share_of_rounds

    journal = Journal(None, contest)
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        journal = Journal(folder / f"{contest.one}-{contest.other}.jsonl", contest)
    units = show.units[contest]
    units += journal.read()[:deals]
    shares = [share_of_rounds(unit) for unit in units]
    if question is None or question.verdict(shares) is None:
        for unit in play(contest, range(len(units), deals)):
            journal.append(unit)
            if folder is not None:
                _keep_records(folder / "records", contest, unit)
            units.append(unit)
            shares.append(share_of_rounds(unit))
            show.update()
            if question is not None and question.verdict(shares) is not None:
                break
    show.update()


def _keep_records(folder: Path, contest: "Contest", unit: "Unit") -> None:
    folder.mkdir(exist_ok=True)
    for score in unit.scores:
        name = f"{contest.one}-{contest.other}-{unit.number}-{score.side}.yokai"
        (folder / name).write_text(score.record, "utf-8")


class _Show:
    """What is seen while the contests go on, and at their end."""

    def __init__(
        self,
        texts: "Texts",
        contests: "list[Contest]",
        deals: int,
        question: "SequentialTest | None",
    ) -> None:
        from rich.console import Console

        self.texts, self.deals, self.question = texts, deals, question
        self.units: dict[Contest, list[Unit]] = {contest: [] for contest in contests}
        self._errors = Console(stderr=True)
        self._live: Live | None = None

    def live(self) -> "AbstractContextManager[object]":
        from contextlib import nullcontext

        from rich.live import Live

        if not is_terminal(sys.stderr):
            return nullcontext()
        self._live = Live(self._table(), console=self._errors, transient=True)
        return self._live

    def update(self) -> None:
        if self._live is not None:
            self._live.update(self._table())

    def final(self) -> None:
        from rich.console import Console
        from rich.table import Table

        console = Console()
        console.print(self._table())
        rated = self._ratings()
        if len(rated) > 2:
            table = Table(title=self._say("cli-arena-ratings"))
            table.add_column(self._say("cli-arena-bot"))
            table.add_column(self._say("cli-arena-rating"), justify="right")
            for name, rating in rated.items():
                table.add_row(name, self.texts.number(rating))
            console.print(table)

    def as_json(self) -> str:
        import json
        from dataclasses import asdict

        from yokai_septet.arena import share_of_rounds, standing

        contests = []
        for contest, units in self.units.items():
            result = {**asdict(contest), **asdict(standing(units))}
            if self.question is not None:
                shares = [share_of_rounds(unit) for unit in units]
                result["test"] = {
                    **asdict(self.question),
                    "log_ratio": self.question.log_ratio(shares),
                    "verdict": self.question.verdict(shares),
                }
            contests.append(result)
        return json.dumps({"contests": contests, "ratings": self._ratings()}, indent=1) + "\n"

    def picture(self) -> str:
        from yokai_septet.arena import plot, running

        contest, units = next(iter(self.units.items()))
        title = f"{contest.one} – {contest.other}, {contest.ruleset}"
        return plot(title, running(units), contest.even)

    def _ratings(self) -> dict[str, float]:
        from yokai_septet.arena import ratings

        results = {}
        for contest, units in self.units.items():
            scores = [s for unit in units for s in unit.scores if s.won is not None]
            if scores:
                results[contest.one, contest.other] = (
                    sum(bool(s.won) for s in scores),
                    len(scores),
                )
        return ratings(results) if results else {}

    def _say(self, message: str) -> str:
        return self.texts.format(message)

    def _table(self) -> "Table":
        from rich.table import Table

        from yokai_septet.arena import share_of_rounds, standing

        table = Table(title=self.texts.format(f"ruleset-{next(iter(self.units)).ruleset}"))
        table.add_column(self._say("cli-arena-pairing"))
        for column in (
            "cli-arena-played", "cli-arena-rounds", "cli-arena-matches", "cli-arena-points",
            "cli-arena-time",
        ):  # fmt: skip
            table.add_column(self._say(column), justify="right")
        if self.question is not None:
            table.add_column(self._say("cli-arena-answer"), justify="right")
        for contest, units in self.units.items():
            now = standing(units)
            won = now.match_share
            number, percent = self.texts.number, self.texts.percent
            row = [
                f"{contest.one} – {contest.other}",
                f"{now.units}/{self.deals}",
                f"{percent(now.round_share.mean, 1)} ± {percent(now.round_share.margin, 1)}",
                "" if won is None else f"{percent(won.mean, 1)} ± {percent(won.margin, 1)}",
                f"{number(now.points.mean, 2, signed=True)} ± {number(now.points.margin, 2)}",
                " / ".join(number(ms, 1) for ms in now.milliseconds),
            ]
            if self.question is not None:
                shares = [share_of_rounds(unit) for unit in units]
                verdict = self.question.verdict(shares)
                share = {"low": self.question.low, "high": self.question.high}.get(verdict or "")
                ratio = number(self.question.log_ratio(shares), 2, signed=True)
                row.append(ratio if share is None else f"≈ {percent(share)}")
            table.add_row(*row)
        return table
