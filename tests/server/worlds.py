"""Whole random matches as scripts, and other worlds that look the same to one viewer.

A world is what was dealt and passed. Two worlds are twins for a viewer up to a moment of a match
if all that was played is the same and the viewer, who cannot see through the cards, can't tell them
apart. Whatever a server sends that viewer must then be the same, byte for byte.
"""

from dataclasses import dataclass, replace
from random import Random

from tests.kit import random_match
from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    Action,
    Card,
    CardSet,
    Deal,
    Match,
    Pass,
    Play,
    Ruleset,
    Seat,
    view,
)


@dataclass(frozen=True)
class ScriptRound:
    """What happens in one round."""

    deal: Deal
    passes: tuple[Pass, ...]
    plays: tuple[Play, ...]


@dataclass(frozen=True)
class Script:
    """What happens in a match, up to some moment of its last round."""

    ruleset: Ruleset
    rounds: tuple[ScriptRound, ...]


def random_script(ruleset: Ruleset, rng: Random) -> Script:
    """A whole random match."""
    rounds: list[ScriptRound] = []
    for _, action in random_match(ruleset, rng.getrandbits(32)):
        match action:
            case Deal():
                rounds.append(ScriptRound(action, (), ()))
            case Pass():
                passes = sorted((*rounds[-1].passes, action), key=lambda choice: choice.seat)
                rounds[-1] = replace(rounds[-1], passes=tuple(passes))
            case Play():
                rounds[-1] = replace(rounds[-1], plays=(*rounds[-1].plays, action))
    return Script(ruleset, tuple(rounds))


def cut(script: Script, number: int, plays: int) -> Script:
    """The script up to so many plays of a round (from 0)."""
    last = script.rounds[number]
    return replace(
        script,
        rounds=(*script.rounds[:number], replace(last, plays=last.plays[:plays])),
    )


def twin(script: Script, viewer: Seat | None, rng: Random, swaps: int = 40) -> Script | None:
    """Another world that looks the same to the viewer up to the script's end, if one is found;
    somebody else sees the difference."""
    wanted = _views(script, viewer)
    assert wanted is not None
    found = script
    for _ in range(swaps):
        tried = _mutated(found, rng)
        if tried is not None and _views(tried, viewer) == wanted:
            found = tried
    others = [seat for seat in script.ruleset.seats if seat != viewer]
    if all(_views(found, seat) == _views(script, seat) for seat in others):
        return None
    return found


def _views(script: Script, viewer: Seat | None) -> list[object] | None:
    """What the viewer sees from the last round's deal on; None if something is not legal."""
    match = Match.new(script.ruleset)
    views: list[object] = []
    try:
        for number, one in enumerate(script.rounds):
            last = number == len(script.rounds) - 1
            actions: list[Action] = [one.deal, *one.passes, *one.plays]
            for action in actions:
                match = match.apply(action)
                if last:
                    views.append(view(match, viewer))
    except YokaiError:
        return None
    assert match.round is not None
    return views


def _mutated(script: Script, rng: Random) -> Script | None:
    """The script with two cards of the last round swapped, in the deal or only in the pass."""
    last = script.rounds[-1]
    one, other = rng.sample(list(script.ruleset.deck), 2)
    if last.deal.face_up in (one, other):
        return None
    played = {play.card for play in last.plays}
    if one in played or other in played:
        return None
    if rng.random() < 0.5:
        hands = tuple(CardSet.of(*(_swap(c, one, other) for c in h)) for h in last.deal.hands)
        dealt = Deal(hands, last.deal.face_up)
    else:
        dealt = last.deal  # only the choice of what to pass differs
    passes = tuple(Pass(p.seat, tuple(_swap(c, one, other) for c in p.cards)) for p in last.passes)
    changed = replace(last, deal=dealt, passes=passes)
    return replace(script, rounds=(*script.rounds[:-1], changed))


def _swap(card: Card, one: Card, other: Card) -> Card:
    return other if card is one else one if card is other else card


__all__ = ["Script", "ScriptRound", "cut", "random_script", "twin"]
