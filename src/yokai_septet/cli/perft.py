"""`yokai perft`: count all ways to play on from a deal."""

from time import perf_counter
from typing import Annotated

import typer

from yokai_septet.cli.options import (
    DEFAULT_RULESET,
    FirstLeaderName,
    RulesetName,
    Seed,
    ruleset_of,
    seed_of,
    texts_of,
)


def command(
    ctx: typer.Context,
    ruleset: RulesetName = DEFAULT_RULESET,
    first_leader: FirstLeaderName = "dealt",
    seed: Seed = "0",
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="NUMBER", min=0)] = 5,
) -> None:
    from yokai_septet.game import Round, deal
    from yokai_septet.game.perft import pass_first_cards, perft

    texts = texts_of(ctx)
    rules = ruleset_of(ruleset, first_leader)
    position = pass_first_cards(Round.start(rules, deal(rules, seed_of(seed))))
    print(texts.format("cli-perft-head", ruleset=rules.name, seed=str(seed)))
    for plays in range(depth + 1):
        start = perf_counter()
        count = perft(position, plays)
        seconds = perf_counter() - start
        print(
            texts.format("cli-perft-line", depth=plays, count=str(count), seconds=f"{seconds:.2f}")
        )
