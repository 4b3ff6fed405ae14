"""Commands at random, also senseless ones."""

from random import Random
from typing import Any

from tests.table.kit import Desk
from yokai_septet.game import RULESETS
from yokai_septet.table import (
    TableOptions,
)
from yokai_septet.table import commands as c


def any_command(rng: Random, desk: Desk) -> c.Command:
    """A command that may make sense, or not."""
    seat = rng.randrange(4)
    match = desk.table.match
    after = match.after if match else rng.randrange(3)
    agree = rng.random() < 0.7
    choices: list[tuple[type[Any], dict[str, Any]]] = [
        (c.Sit, {"seat": seat}),
        (c.Leave, {}),
        (c.AddBot, {"seat": seat, "strength": rng.choice(["random", "adept", "genius"])}),
        (c.FillWithBots, {}),
        (c.Remove, {"seat": seat}),
        (c.SwapSeats, {"one": seat, "other": rng.randrange(4)}),
        (c.SetOptions, {"options": TableOptions(ruleset=rng.choice([*RULESETS, "none"]))}),
        (c.HandOver, {"seat": seat}),
        (c.Start, {}),
        (c.CommitSalt, {"commitment": desk.commitment(seat, "0a")}),
        (c.RevealSalt, {"salt": "0a"}),
        (c.PassCards, {"after": after, "cards": ["WA", "W2", "W3"]}),
        (c.PlayCard, {"after": after, "card": "W2"}),
        (c.Ready, {"after": after - rng.randrange(2)}),
        (c.AskUndo, {}),
        (c.AnswerUndo, {"agree": agree}),
        (c.AskBot, {"seat": seat}),
        (c.VoteBot, {"seat": seat, "agree": agree}),
        (c.LockSeats, {"locked": rng.random() < 0.3}),
        (c.TakeBack, {}),
        (c.VoteAbandon, {"agree": agree}),
        (c.Rematch, {}),
    ]
    weights = [1 if kind in (c.Leave, c.VoteAbandon, c.Remove) else 4 for kind, _ in choices]
    [(kind, fields)] = rng.choices(choices, weights)
    command: c.Command = kind(id="x", **fields)
    return command
