"""A match as a sequence of single-card decisions, on the rules themselves.

A pass is three decisions in a row, each of one card: seat 0 chooses first, and nobody sees another
seat's choice before all have chosen, so the order gives nothing away. In Seven Suitors the cards go
to the seats 1, 2 and 3 places clockwise, in this order; elsewhere their order means nothing.
"""

from typing import NamedTuple

import numpy as np

from yokai_septet.engine import random_deal
from yokai_septet.envs.layout import ACTIONS, Vector, card_of
from yokai_septet.envs.observe import observe
from yokai_septet.errors import IllegalAction
from yokai_septet.game import (
    ALL_CARDS,
    Card,
    CardSet,
    Deal,
    Match,
    MatchResult,
    Pass,
    Play,
    Ruleset,
    Seat,
    view,
)


class Decisions(NamedTuple):
    """A match in which a card is to be chosen, or which awaits a deal. Immutable."""

    match: Match
    chosen: tuple[Card, ...] = ()
    """What the seat to act has already chosen of its pass."""

    def __deepcopy__(self, _memo: object) -> "Decisions":
        return self

    @staticmethod
    def new(ruleset: Ruleset) -> "Decisions":
        """A match before its first deal."""
        return Decisions(Match.new(ruleset))

    @property
    def turn(self) -> Seat | None:
        """The seat to act; None while a deal is awaited and after the end."""
        now = self.match.round
        if now is None:
            return None
        return now.to_act[0] if now.leader is None else now.turn

    @property
    def choices(self) -> CardSet:
        """The cards that the seat to act may choose."""
        return CardSet(self.choices_mask)

    @property
    def choices_mask(self) -> int:
        """The same as a mask."""
        now = self.match.round
        if now is None:
            return 0
        if now.leader is not None:
            return now.playable()
        return now.hands[now.to_act[0]] & ~CardSet.of(*self.chosen).mask

    def deal(self, deal: Deal) -> "Decisions":
        """Deal the next round."""
        return Decisions(self.match.apply(deal))

    def choose(self, action: int) -> "Decisions":
        """Take an action for the seat to act; an `IllegalAction` if it is not a choice."""
        match = self.match
        now = match.round
        if now is None or not 0 <= action < ACTIONS:
            raise not_a_choice(action, self.turn, self.choices)
        card = ALL_CARDS[action]
        if (turn := now.turn) is not None:
            try:
                return Decisions(match.apply(Play(turn, card)))
            except IllegalAction as error:
                raise not_a_choice(action, turn, self.choices) from error
        seat = now.to_act[0]
        if card not in self.choices:
            raise not_a_choice(action, seat, self.choices)
        chosen = (*self.chosen, card)
        if len(chosen) < match.ruleset.pass_size:
            return Decisions(match, chosen)
        return Decisions(match.apply(Pass(seat, chosen)))

    def observe(self, seat: Seat) -> Vector:
        """What this seat may know."""
        return observe(view(self.match, seat), self.chosen if seat == self.turn else ())


def new_episode(ruleset: Ruleset, seed: int, number: int = 0) -> Decisions:
    """The first decision of the match that begins with this deal of a seed."""
    return Decisions.new(ruleset).deal(random_deal(ruleset, seed, number))


def rewards(state: Decisions) -> tuple[float, ...]:
    """The reward of every seat when an episode of one round is over: what its side has gained
    (points, or new seals) less the mean gain of the other sides."""
    match = state.match
    ruleset = match.ruleset
    others = ruleset.side_count - 1
    # The round is the first of its match, so the scores are the gains.
    total = sum(match.scores)
    return tuple(
        gain - (total - gain) / others for gain in map(match.scores.__getitem__, ruleset.sides)
    )


def match_rewards(ruleset: Ruleset, result: MatchResult) -> tuple[float, ...]:
    """The reward of every seat when an episode of a whole match is over: 1 to the winners, and to
    all others together -1 for each of them."""
    others = ruleset.side_count - 1
    return tuple(1.0 if side == result.winner else -1.0 / others for side in ruleset.sides)


def not_a_choice(
    action: object, seat: Seat | None, choices: CardSet, game: int | None = None
) -> IllegalAction:
    """The error for an action that the seat to act may not take."""
    number = int(action) if isinstance(action, int | np.integer) else -1
    card = card_of(number) if 0 <= number < ACTIONS else None
    named = f"{action} ({card})" if card else repr(action)
    legal = ", ".join(f"{card.index} ({card})" for card in choices)
    where = "" if game is None else f" in game {game}"
    sentence = (
        f"Seat {seat} cannot take the action {named}{where}; it may take {legal}."
        if choices
        else f"Nobody can take the action {named}{where}: the episode is over."
    )
    return IllegalAction("unknown-action", sentence, seat=seat, legal=choices)
