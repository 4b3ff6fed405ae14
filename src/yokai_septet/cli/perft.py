"""`yokai perft`: count all ways to play on from a deal."""

from time import perf_counter
from typing import Annotated

import typer

from yokai_septet.cli import options as o


def command(
    ctx: typer.Context,
    ruleset: o.RulesetName = o.DEFAULT_RULESET,
    first_leader: o.FirstLeaderName = "dealt",
    later_leader: o.LaterLeaderName = "last-trick",
    seed: o.Seed = "0",
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="NUMBER", min=0)] = 5,
    played: Annotated[int, typer.Option("--played", metavar="NUMBER", min=0)] = 0,
) -> None:
    from yokai_septet.game.perft import perft, start

    texts = o.texts_of(ctx)
    rules = o.ruleset_of(ruleset, first_leader, later_leader)
    key = o.seed_of(seed)
    position = start(rules, key, played)
    print(texts.format("cli-perft-head", ruleset=rules.name, seed=key.hex(), played=played))
    for plays in range(depth + 1):
        begun = perf_counter()
        count = perft(position, plays)
        seconds = perf_counter() - begun
        took = texts.number(seconds, 2)
        print(texts.format("cli-perft-line", depth=plays, count=str(count), seconds=took))
