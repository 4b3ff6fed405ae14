"""Options that several commands have, and what their values mean."""

from hashlib import sha256
from secrets import token_bytes
from typing import TYPE_CHECKING, Annotated

import typer

from yokai_septet.game import RULESETS, Ruleset, ruleset_named
from yokai_septet.texts import Texts

if TYPE_CHECKING:
    from yokai_septet.bots import Player

DEFAULT_RULESET = next(iter(RULESETS))

RulesetName = Annotated[str, typer.Option("--ruleset", "-r", metavar="RULESET")]
FirstLeaderName = Annotated[str, typer.Option("--first-leader", metavar="CHOICE")]
LaterLeaderName = Annotated[str, typer.Option("--later-leader", metavar="CHOICE")]
Seed = Annotated[str | None, typer.Option("--seed", "-s", metavar="SEED")]
Plain = Annotated[bool, typer.Option("--plain")]
Json = Annotated[bool, typer.Option("--json")]


def texts_of(ctx: typer.Context) -> Texts:
    """The texts in the language of this run."""
    texts = ctx.obj
    assert isinstance(texts, Texts)
    return texts


def seed_of(text: str | None) -> bytes:
    """The seed of a match: 64 hexadecimal digits stand for themselves, any other text for its
    SHA-256, no text for a random seed."""
    if text is None:
        return token_bytes(32)
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    return (
        seed
        if len(seed) == 32 and len(text) == 64
        else sha256(text.encode("utf-8", "surrogateescape")).digest()
    )


def ruleset_of(name: str, first_leader: str, later_leader: str) -> Ruleset:
    """The ruleset that these options choose."""
    return ruleset_named(name, first_leader, later_leader)


def bots_of(names: str, seats: int) -> "tuple[Player, ...]":
    """The players for so many seats: names with commas between them, the last for all that follow
    it."""
    from yokai_septet.bots import player

    chosen = [player(name.strip()) for name in names.split(",")][:seats]
    return (*chosen, *[chosen[-1]] * (seats - len(chosen)))
