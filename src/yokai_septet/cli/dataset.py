"""`yokai dataset`: self-play of bots as Parquet files, for training and analysis."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from yokai_septet.cli.options import DEFAULT_RULESET, RulesetName, texts_of
from yokai_septet.cli.streams import is_terminal


def command(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    ruleset: RulesetName = DEFAULT_RULESET,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOTS")] = "master",
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="NUMBER", min=1)] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s", metavar="NUMBER", min=0, max=2**64 - 1)] = 1,
    nodes: Annotated[int | None, typer.Option("--nodes", metavar="NUMBER", min=1)] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", metavar="NUMBER", min=1)] = 1,
    dask: Annotated[str | None, typer.Option("--dask", metavar="ADDRESS")] = None,
) -> None:
    from rich.console import Console
    from rich.progress import Progress

    from yokai_septet.cli.files import unwritable
    from yokai_septet.envs.dataset import DatasetPlan, write

    texts = texts_of(ctx)
    names = tuple(name.strip() for name in bots.split(","))
    plan = DatasetPlan(ruleset, names, rounds, seed, nodes).check()
    console = Console(stderr=True)
    with Progress(console=console, disable=not is_terminal(sys.stderr), transient=True) as progress:
        task = progress.add_task(texts.format("cli-simulate-progress"), total=plan.files)
        try:
            for done in write(folder, plan, jobs, dask):
                progress.update(task, completed=done)
        except OSError as error:
            raise unwritable(str(folder), error) from error
    print(texts.format("cli-dataset-done", folder=str(folder), count=plan.files))
