"""What the network is given: numbers of suits, of the table, and of each card that may be chosen.

All of it is computed from observations and masks (docs/environments.md has their layout), for four
players. Seats are counted from the observer, so what is learned in one seat holds in all. The
numbers of a suit and of a card do not say which suit it is, only what matters about it, so what the
network learns about one suit holds for all seven. Needs NumPy alone.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from yokai_septet.envs import parts
from yokai_septet.game import ALL_CARDS, Suit
from yokai_septet.game.cards import BOSS_RANK, WHITE_STARS

Array = npt.NDArray[Any]
SEATS, HAND, PARTNER = 4, 12, 2
LATER = (1, 2, 3)
"""The other seats in the order in which they play after the observer."""

# The cards of each suit, the weakest first: the Super Trump is the strongest Wind card.
BY_SUIT = [sorted((c.rank if c.rank > 1 else 14, c.index) for c in ALL_CARDS
                  if c.suit is suit and not c.foil) for suit in Suit]  # fmt: skip
CARDS = np.array([[index for _, index in cards] for cards in BY_SUIT])
RANKS = np.array([[rank for rank, _ in cards] for cards in BY_SUIT], np.float32)
BOSSES = (RANKS == BOSS_RANK).astype(np.float32)
SUPER_TRUMP = (RANKS == 14).astype(np.float32)
STARS = np.array(WHITE_STARS, np.float32)
PLACE = np.full(len(ALL_CARDS), -1)
PLACE[CARDS.ravel()] = np.arange(49)
"""Where an action is in `CARDS`, read row by row."""


class Inputs(NamedTuple):
    """Decisions as the network sees them; row `i` of every array belongs to the `i`-th."""

    suits: Array
    """(decisions, 7, numbers of a suit)"""
    table: Array
    """(decisions, numbers of the table), the first of which says whether cards are passed."""
    cards: Array
    """(decisions, 12, numbers of a card): the legal cards, then rows of zeros."""
    actions: Array
    """(decisions, 12): the actions that these cards are, -1 after the last one."""

    def rows(self, chosen: Array) -> "Inputs":
        """Some of the decisions."""
        return Inputs(*(column[chosen] for column in self))


def inputs(observations: Array, masks: Array, chunk: int = 4096) -> Inputs:
    """The inputs of a batch of decisions."""
    chunks = [
        _inputs(observations[start : start + chunk], masks[start : start + chunk])
        for start in range(0, len(observations), chunk)
    ]
    return Inputs(*(np.concatenate(column) for column in zip(*chunks, strict=True)))


def _inputs(observations: Array, masks: Array) -> Inputs:
    known = Known(observations)
    actions = np.full((len(masks), HAND), -1)
    rows, legal = np.nonzero(masks)
    actions[rows, _numbered(rows)] = legal
    return Inputs(known.suits(), known.table(), known.cards(actions), actions)


def _numbered(rows: Array) -> Array:
    """0, 1, 2 … within each run of equal numbers."""
    starts = np.flatnonzero(np.diff(rows, prepend=-1))
    return np.arange(len(rows)) - np.repeat(starts, np.diff(np.append(starts, len(rows))))


class Known:
    """What follows from observations; planes have the shape (decisions, 7 suits, 7 cards)."""

    def __init__(self, observations: Array) -> None:
        seen = {name: part.astype(np.float32) for name, part in parts(observations).items()}
        self.seen = seen
        self.hand = seen["hand"][:, CARDS]
        self.played = seen["played"][:, :, CARDS]  # by seat
        self.trick = seen["trick"][:, :, CARDS]
        self.face_up = seen["face_up"][:, CARDS]
        gone = self.played.sum(1) + self.face_up
        self.partner = seen["passed"][:, PARTNER - 1][:, CARDS] * (1 - gone) * (1 - self.hand)
        self.unseen = 1 - gone - self.hand - self.partner
        self.trump, self.led = seen["trump"], seen["led"]
        self.voids = seen["voids"]
        self.stars = STARS * (1 - self.trump)
        self.position = self.trick.sum((1, 2, 3))
        self.held = HAND - self.played.sum((2, 3))  # the number of cards of each seat
        self._find_winner()

    def _find_winner(self) -> None:
        strength = _strength(self.led, self.trump)
        by_seat = (self.trick * strength[:, None]).max((2, 3))
        self.best = by_seat.max(1)
        self.partner_wins = (by_seat[:, PARTNER] == self.best) & (self.best > 0)
        self.in_trick = self.trick.sum(1)
        self.bosses_in_trick = (self.in_trick * BOSSES).sum(2)  # by suit

    def suits(self) -> Array:
        """The numbers of each suit."""
        size = len(self.hand)
        ours = self.played[:, 0] + self.played[:, PARTNER]
        planes = [self.hand, self.unseen, self.partner, ours, self.in_trick, self.face_up,
                  np.broadcast_to(BOSSES, (size, 7, 7))]  # fmt: skip
        captured = self.seen["bosses"]
        flags = [self.trump, self.led, *(self.voids[:, seat] for seat in LATER),
                 captured[:, 0], captured[:, 1], self.stars / 2,
                 *((plane * BOSSES).sum(2) for plane in planes[:6]),
                 *(plane.sum(2) / 4 for plane in planes[:3]),
                 np.broadcast_to(SUPER_TRUMP.any(1), (size, 7))]  # fmt: skip
        return np.concatenate([*planes, np.stack(flags, 2)], 2).astype(np.float32)

    def table(self) -> Array:
        """The numbers that belong to no suit."""
        tricks, captured = self.seen["tricks"], self.seen["bosses"]
        one_hot = [_one_hot(tricks[:, 0], 7), _one_hot(tricks[:, 1], 7),
                   _one_hot(captured[:, 0].sum(1), 4), _one_hot(captured[:, 1].sum(1), 4),
                   _one_hot(self.position, 4),
                   _one_hot(self.bosses_in_trick.sum(1), 3)]  # fmt: skip
        numbers = [(captured[:, side] * self.stars).sum(1) / 2 for side in (0, 1)]
        numbers += [(self.bosses_in_trick * self.stars).sum(1), self.held[:, 0] / 12,
                    self.partner_wins, (self.best > 0) & ~self.partner_wins]  # fmt: skip
        numbers += [(plane * self.trump[:, :, None]).sum((1, 2)) / 4
                    for plane in (self.hand, self.unseen, self.partner)]  # fmt: skip
        numbers += [(plane * SUPER_TRUMP).sum((1, 2))
                    for plane in (self.hand, self.unseen, self.partner)]  # fmt: skip
        numbers += [(plane * BOSSES).sum((1, 2)) / 4
                    for plane in (self.hand, self.unseen, self.partner)]  # fmt: skip
        numbers += [(self.voids[:, seat] * self.trump).sum(1) for seat in LATER]
        rows = [self.seen["passing"], *one_hot, np.stack(numbers, 1),
                self.seen["leader"], self.seen["announced"]]  # fmt: skip
        return np.concatenate(rows, 1).astype(np.float32)

    def cards(self, actions: Array) -> Array:
        """The numbers of each legal card."""
        place = PLACE[actions]  # -1 for the empty ones, which are zeroed at the end
        suit, height = place // 7, place % 7
        row = np.arange(len(actions))[:, None]
        rank, boss = RANKS[suit, height], BOSSES[suit, height]
        leads = (self.position == 0)[:, None]
        trump = self.trump[row, suit]
        stars = boss * self.stars[row, suit]
        of_suit = self.hand[row, suit], self.unseen[row, suit], self.partner[row, suit]
        above = np.arange(7) > height[..., None]
        counts = [(plane * above).sum(2) / 4 for plane in of_suit]
        counts += [(plane * ~above).sum(2) / 4 for plane in of_suit]
        follows = suit == self._to_follow(place)
        ours, wins = self.chances(actions)
        bosses = self.bosses_in_trick.sum(1)[:, None] + boss
        at_stake = (self.bosses_in_trick * self.stars).sum(1)[:, None] + stars
        ended = 1 - ours
        numbers = [rank / 13, boss, stars, SUPER_TRUMP[suit, height], trump,
                   leads & follows, ~leads & follows, ~follows, wins, *counts,
                   ours, ours * bosses, ended * bosses, ours * at_stake, ended * at_stake,
                   (counts[1] == 0) & (trump > 0), counts[1] == 0]  # fmt: skip
        numbers += [height == place for place in range(7)]
        table = np.stack(np.broadcast_arrays(*numbers), 2).astype(np.float32)
        return np.where((actions >= 0)[..., None], table, 0).astype(np.float32)

    def _to_follow(self, place: Array) -> Array:
        """The suit of the trick: a card's own if it is led."""
        leads = (self.position == 0)[:, None]
        return np.where(leads, place // 7, self.led.argmax(1)[:, None])

    def chances(self, actions: Array) -> tuple[Array, Array]:
        """How likely the observer's side wins the trick with each card, and whether the card is
        the highest so far. It takes every unseen card to be in any other hand alike."""
        place = PLACE[actions]
        follow = self._to_follow(place)
        row = np.arange(len(place))[:, None]
        suits = np.eye(7, dtype=np.float32)
        strengths = np.stack([_strength(suits[[led]], self.trump) for led in range(7)], 1)
        strength = strengths.reshape(len(place), 7, 49)[row, follow]  # (decisions, 12, 49)
        own = np.take_along_axis(strength, np.maximum(place, 0)[..., None], 2)[..., 0]
        wins = own > self.best[:, None]
        bar = np.maximum(own, self.best[:, None])
        beats = (strength > bar[..., None]) * self.unseen.reshape(-1, 1, 49)
        followers = follow[..., None] == np.arange(49) // 7
        higher = (beats * followers).sum(2)
        trumps = (beats * ~followers).sum(2)
        left = (self.unseen.reshape(-1, 1, 49) * followers).sum(2)
        everywhere = np.maximum(self.unseen.sum((1, 2)), 1)
        ours = wins | self.partner_wins[:, None]
        chance = ours.astype(np.float32)
        for seat in LATER:
            to_play = (seat <= 3 - self.position)[:, None]
            lacks = 1 - np.minimum(self.held[:, seat] / everywhere, 0.95)[:, None]  # one card
            out = np.where(self.voids[:, seat][row, follow] > 0, 1, lacks**left)
            ruffs = (1 - lacks**trumps) * (1 - (self.voids[:, seat] * self.trump).sum(1))[:, None]
            over = np.where(self.voids[:, seat][row, follow] > 0, 0, 1 - lacks**higher)
            over = np.clip(over + out * ruffs, 0, 1) * to_play
            chance = chance + over * (1 - chance) if seat == PARTNER else chance * (1 - over)
        return chance, wins


def _strength(led: Array, trump: Array) -> Array:
    """How strong every card is in a trick: 0 if it cannot win."""
    strength = RANKS * led[:, :, None] * (1 - trump[:, :, None])
    strength = strength + (20 + RANKS) * trump[:, :, None]
    return np.where(SUPER_TRUMP > 0, 50, strength)


def _one_hot(numbers: Array, size: int) -> Array:
    return np.minimum(numbers, size - 1)[:, None] == np.arange(size)
