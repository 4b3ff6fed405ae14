"""`yokai solve`: the value of every card in a position with open hands, and a best line."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.cli.options import Json, texts_of
from yokai_septet.cli.streams import is_terminal

if TYPE_CHECKING:
    from yokai_septet.engine.solver import Bounds, ProgressCallback, Solution, SolverPosition
    from yokai_septet.texts import Texts


def command(
    ctx: typer.Context,
    position: Annotated[str, typer.Argument(metavar="POSITION")],
    seconds: Annotated[float | None, typer.Option("--seconds", metavar="SECONDS", min=0.01)] = None,
    as_json: Json = False,
) -> None:
    from yokai_septet.engine.solver import Solver, SolverPosition
    from yokai_septet.records import parse_position

    texts = texts_of(ctx)
    now = SolverPosition.of(parse_position(position).round())
    solution = Solver().solve(now, max_seconds=seconds, progress=_progress(texts))
    if is_terminal(sys.stderr):
        print("\r\x1b[K", end="", file=sys.stderr)
    print(_json(now, solution) if as_json else "\n".join(_lines(texts, now, solution)))


def _progress(texts: "Texts") -> "ProgressCallback | None":
    """A line that tells how far the search is, where somebody can see it change."""
    if not is_terminal(sys.stderr):
        return None

    def tell(value: "Bounds", nodes: int) -> bool:
        line = texts.format("cli-solve-progress", nodes=texts.number(nodes), value=_points(value))
        print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
        return True

    return tell


def _lines(texts: "Texts", now: "SolverPosition", solution: "Solution") -> list[str]:
    """For people: points count for the side that is to play."""
    from yokai_septet.engine.solver import Bounds

    sign = 1 if now.turn % 2 == 0 else -1

    def own(value: "Bounds") -> "Bounds":
        return value if sign > 0 else Bounds(-value.upper, -value.lower)

    name = texts.format("player-number", number=now.turn + 1)
    lines = [texts.format("cli-solve-turn", name=name, value=_points(own(solution.value)))]
    best = max((own(value).lower for _, value in solution.cards), default=0)
    for card, value in solution.cards:
        mark = "*" if own(value).lower == best else " "
        lines.append(f"{mark} {card.code:<4} {_points(own(value)):>6}  {texts.card(card)}")
    lines.append(texts.format("cli-solve-line", cards=_tricks(now, solution)))
    if not solution.complete:
        lines.append(texts.format("cli-solve-bounds"))
    lines.append(
        texts.format(
            "cli-solve-cost",
            nodes=texts.number(solution.nodes),
            seconds=texts.number(solution.seconds, 2),
        )
    )
    return lines


def _tricks(now: "SolverPosition", solution: "Solution") -> str:
    """The line, with a bar after each trick."""
    tricks, trick = [], [card.code for card in now.trick]
    for card in solution.line:
        trick.append(card.code)
        if len(trick) == len(now.hands):
            tricks.append(" ".join(trick))
            trick = []
    return " | ".join([*tricks, " ".join(trick)] if trick else tricks)


def _points(value: "Bounds") -> str:
    return f"{value.lower:+}" if value.exact else f"{value.lower:+}…{value.upper:+}"


def _json(now: "SolverPosition", solution: "Solution") -> str:
    """For programs: points count for seats 0 and 2."""
    import json

    return json.dumps(
        {
            "turn": now.turn,
            "value": list(solution.value),
            "cards": {card.code: list(value) for card, value in solution.cards},
            "line": [card.code for card in solution.line],
            "nodes": solution.nodes,
            "seconds": round(solution.seconds, 3),
            "complete": solution.complete,
        }
    )
