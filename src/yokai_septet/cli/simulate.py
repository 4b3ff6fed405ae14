"""`yokai simulate`: play many matches and add up how they went."""

import sys
from collections import Counter
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from yokai_septet.cli import options as o
from yokai_septet.cli.streams import is_terminal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from yokai_septet.bots import Player
    from yokai_septet.game import FinishedRound, MatchResult, Ruleset
    from yokai_septet.texts import Texts


class PlayedMatch(NamedTuple):
    """A match that is over."""

    rounds: "tuple[FinishedRound, ...]"
    result: "MatchResult"
    decisions: int


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

    def add(self, match: "PlayedMatch") -> None:
        """Count a match."""
        self.matches += 1
        self.decisions += match.decisions
        self.rounds += len(match.rounds)
        self.tie_breaks += match.result.tie_break
        self.won[match.result.winner] += 1
        for over in match.rounds:
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
    for match in progress:
        summary.add(match)
        if summary.matches == matches:
            break
    seconds = perf_counter() - start
    if as_json:
        print(as_json_text(summary))
    else:
        show(texts, rules, summary, seconds)


def played(
    ruleset: "Ruleset", players: "tuple[Player, ...]", seed: bytes
) -> "Iterator[PlayedMatch]":
    """Matches without end."""
    from hashlib import sha256
    from itertools import count

    for number in count():
        key = sha256(seed + number.to_bytes(8, "big")).digest()
        yield play_match(ruleset, players, key)


def play_match(ruleset: "Ruleset", players: "tuple[Player, ...]", seed: bytes) -> PlayedMatch:
    """One match between these players."""
    from yokai_septet.client.local import THINKING_TIME
    from yokai_septet.client.randomness import random_for
    from yokai_septet.game import Match, deal, view

    match, decisions = Match.new(ruleset), 0
    while (result := match.result) is None:
        if match.awaits_deal:
            match = match.apply(deal(ruleset, seed, match.round_number))
        seat = match.to_act[0]
        rng = random_for(seed, match, seat)
        match = match.apply(players[seat](view(match, seat), rng, THINKING_TIME))
        decisions += 1
    return PlayedMatch(match.finished, result, decisions)


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
