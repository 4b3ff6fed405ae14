"""`yokai simulate`: play many matches and add up how they went."""

import sys
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli import options as o
from yokai_septet.cli.streams import is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from yokai_septet.bots import Player
    from yokai_septet.game import Choice, Match, MatchResult, Ruleset, Seat
    from yokai_septet.texts import Texts


@dataclass
class SimulationSummary:
    """What came of many matches."""

    ruleset: str
    matches: int = 0
    rounds: int = 0
    decisions: int = 0
    tricks: int = 0
    points: int = 0
    tie_breaks: int = 0
    won: Counter[int] = field(default_factory=Counter)
    """The matches that each side won."""
    reasons: Counter[str] = field(default_factory=Counter)
    """How often each reason ended a round."""

    def add(self, match: "Match", result: "MatchResult") -> None:
        """Count a match that is over."""
        self.matches += 1
        self.decisions += match.action_count - len(match.finished)
        self.rounds += len(match.finished)
        self.tie_breaks += result.tie_break
        self.won[result.winner] += 1
        for over in match.finished:
            self.tricks += len(over.tricks)
            self.points += sum(over.result.points)
            self.reasons[over.result.reason.value] += 1


def command(
    ctx: typer.Context,
    ruleset: o.RulesetName = o.DEFAULT_RULESET,
    first_leader: o.FirstLeaderName = "dealt",
    later_leader: o.LaterLeaderName = "last-trick",
    matches: Annotated[int, typer.Option("--matches", "-n", metavar="NUMBER", min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots", "-b", metavar="BOTS")] = "random",
    seed: o.Seed = None,
    as_json: o.Json = False,
) -> None:
    from rich.console import Console
    from rich.progress import track

    from yokai_septet.cli.options import bots_of

    texts, rules = o.texts_of(ctx), o.ruleset_of(ruleset, first_leader, later_leader)
    players = bots_of(bots, rules.players)
    summary = SimulationSummary(rules.name)
    start = perf_counter()
    progress = track(
        played(rules, players, o.seed_of(seed)),
        texts.format("cli-simulate-progress"),
        total=matches,
        console=Console(stderr=True),
        transient=True,
        disable=not is_terminal(sys.stderr),
    )
    for match, result in progress:
        summary.add(match, result)
        if summary.matches == matches:
            break
    seconds = perf_counter() - start
    if as_json:
        print(as_json_text(summary))
    else:
        show(texts, rules, summary, seconds)


def played(
    ruleset: "Ruleset", players: "tuple[Player, ...]", seed: bytes
) -> "Iterator[tuple[Match, MatchResult]]":
    """Matches between these players without end."""
    from hashlib import sha256
    from itertools import count

    from yokai_septet.bots.self_play import random_for, self_play
    from yokai_septet.client.local import THINKING_TIME
    from yokai_septet.game import Match, view

    for number in count():
        key = sha256(seed + number.to_bytes(8, "big")).digest()

        def decide(match: Match, seat: "Seat", key: bytes = key) -> "Choice":
            rng = random_for(key, match, seat)
            return players[seat](view(match, seat), rng, THINKING_TIME)

        for match in self_play(Match.new(ruleset), key, decide):
            if match.result is not None:
                yield match, match.result


def as_json_text(summary: SimulationSummary) -> str:
    """The figures for programs."""
    import json

    return json.dumps({**vars(summary), "won": dict(sorted(summary.won.items()))})


def show(texts: "Texts", ruleset: "Ruleset", summary: SimulationSummary, seconds: float) -> None:
    """The figures for people."""
    from rich.console import Console
    from rich.table import Table

    from yokai_septet.terminal.words import ruleset_name

    table = Table(title=ruleset_name(texts, ruleset.name), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    rounds, matches = summary.rounds, summary.matches
    table.add_row(texts.format("cli-simulate-count"), texts.number(matches))
    table.add_row(texts.format("cli-simulate-rounds"), texts.number(rounds / matches, 2))
    table.add_row(texts.format("cli-simulate-tricks"), texts.number(summary.tricks / rounds, 2))
    if not ruleset.has_seals:
        table.add_row(texts.format("cli-simulate-points"), texts.number(summary.points / rounds, 2))
    table.add_section()
    for side in range(ruleset.side_count):
        players = " + ".join(
            texts.format("player-number", number=seat + 1) for seat in ruleset.seats_of(side)
        )
        share = texts.percent(summary.won[side] / matches, 1)
        table.add_row(texts.format("cli-simulate-won", players=players), share)
    if summary.tie_breaks:
        table.add_row(
            texts.format("cli-simulate-tie-breaks"), texts.percent(summary.tie_breaks / matches, 1)
        )
    table.add_section()
    for reason, times in summary.reasons.most_common():
        ended = texts.format("cli-simulate-ended", reason=reason, losing=ruleset.losing_trick or 0)
        table.add_row(ended, texts.percent(times / rounds, 1))
    table.add_section()
    table.add_row(texts.format("cli-simulate-speed"), texts.number(summary.decisions / seconds))
    Console().print(table)
