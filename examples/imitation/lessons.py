"""From a data set to what is learned from it and tested with it. Needs NumPy alone."""

from collections.abc import Mapping
from random import Random
from typing import NamedTuple

import numpy as np
from inputs import Array, Inputs, inputs

from yokai_septet.bots import Budget, player
from yokai_septet.envs import parts
from yokai_septet.envs.decisions import new_episode
from yokai_septet.game import Pass, Ruleset, view

PASS_SIZE = 3


class Lessons(NamedTuple):
    """Decisions with a choice: cards played from several legal ones, and whole passes."""

    inputs: Inputs
    chosen: Array
    """(decisions, 12): whether each legal card was chosen; three are in a pass."""
    advice: Array
    """(decisions, 12): the teacher's chance to win the round with each card, or NaN."""
    playouts: Array
    """(decisions, 12): how many playouts the teacher spent on each card."""
    rows: Array
    """Where the decisions begin in the data set."""

    @property
    def passes(self) -> Array:
        """Which of them are passes."""
        return self.chosen.sum(1) == PASS_SIZE


def lessons(data: Mapping[str, Array]) -> Lessons:
    """All decisions with a choice of a data set that `yokai_septet.envs.dataset.load` read."""
    to_choose = parts(data["observation"])["to_choose"][:, 0]
    rows = np.flatnonzero(
        (data["action_mask"].sum(1) > 1) & ((to_choose == 0) | (to_choose == PASS_SIZE))
    )
    given = inputs(data["observation"][rows], data["action_mask"][rows])
    chosen = given.actions == data["action"][rows][:, None]
    passing = to_choose[rows] == PASS_SIZE
    for later in range(1, PASS_SIZE):  # its other cards are in the next rows
        chosen[passing] |= given.actions[passing] == data["action"][rows[passing] + later][:, None]
    legal, actions = given.actions >= 0, np.maximum(given.actions, 0)
    advice, playouts = (
        np.take_along_axis(data[name][rows], actions, 1) for name in ("advice", "playouts")
    )
    return Lessons(
        given, chosen, np.where(legal, advice, np.nan), np.where(legal, playouts, 0), rows
    )


def best(scores: Array, chosen: Array) -> Array:
    """The cards with the highest scores, as many as were chosen."""
    ranks = (-scores).argsort(1).argsort(1)
    return np.asarray(ranks < chosen.sum(1, keepdims=True))


def bot_choices(name: str, ruleset: Ruleset, data: Mapping[str, Array], of: Lessons) -> Array:
    """What a bot would have chosen: the rounds are played again, and it is asked each time."""
    bot, wanted = player(name), dict(zip(of.rows.tolist(), range(len(of.rows)), strict=True))
    found = np.zeros_like(of.chosen)
    for row, action in enumerate(data["action"].tolist()):
        if data["step"][row] == 0:
            state = new_episode(ruleset, int(data["seed"][row]), int(data["deal"][row]))
        if (at := wanted.get(row)) is not None:
            choice = bot(view(state.match, int(data["seat"][row])), Random(row), Budget())
            cards = choice.cards if isinstance(choice, Pass) else (choice.card,)
            found[at] = np.isin(of.inputs.actions[at], [card.index for card in cards])
        state = state.choose(action)
    return found


class Agreement(NamedTuple):
    """How often the cards chosen are the teacher's, with standard errors over rounds."""

    plays: tuple[float, float]
    passes: tuple[float, float]
    """The share of the passed cards."""
    together: tuple[float, float]


def agreement(found: Array, of: Lessons, deals: Array) -> Agreement:
    """Of choices with the teacher's; `deals` is the number of each decision's deal."""
    right, count = (found & of.chosen).sum(1), of.chosen.sum(1)
    everything = np.ones(len(count), bool)
    return Agreement(
        *(
            _share(right[which], count[which], deals[which])
            for which in (~of.passes, of.passes, everything)
        )
    )


def _share(right: Array, count: Array, deals: Array) -> tuple[float, float]:
    """A share of all, and its standard error: decisions of one round depend on each other."""
    share = right.sum() / max(count.sum(), 1)
    misses = np.bincount(deals, right - share * count)
    return float(share), float(np.sqrt((misses**2).sum()) / max(count.sum(), 1))
