"""Rows of cards on the table, as two players have them: cards face down, and cards face up that lie
on those (R61–R63, R67, R68).

What the cards face down are stands in the deal, and in nothing that a player is shown.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple

from yokai_septet.game.cards import Card, Mask, mask_of
from yokai_septet.game.ruleset import MOST_IN_A_ROW, Seat


def _names() -> Iterator[str]:
    for number in range(1, MOST_IN_A_ROW + 1):
        yield f"U{number}"
        yield f"D{number}"


class Place(Enum):
    """A place in a player's row: `U1`, where a card is dealt face up, lies on `D1` and `D2`, where
    cards lie face down. The value is what it is called."""

    number: int
    """Its number among the upper, or the lower, places; from 1."""

    vars().update((name, name) for name in _names())

    def __init__(self, name: str) -> None:
        self.number = int(name[1:])

    def __repr__(self) -> str:
        return f"Place({self.name!r})"

    def __str__(self) -> str:
        return self.name


class Row(NamedTuple):
    """The cards before one player, place by place; None where a card has been played."""

    face_down: tuple[Card | None, ...]
    """The lower cards, also when they have been turned up."""
    face_up: tuple[Card | None, ...]
    """The upper cards: the first one lies on the first two lower ones, and so on."""

    @property
    def cards(self) -> list[Card]:
        """All that is left of it."""
        return [card for card in (*self.face_down, *self.face_up) if card is not None]

    def place_of(self, card: Card) -> Place:
        """Where this card of the row lies."""
        if card in self.face_up:
            return Place(f"U{self.face_up.index(card) + 1}")
        return Place(f"D{self.face_down.index(card) + 1}")

    def without(self, card: Card) -> "Row":
        """The row after this card has been played."""
        return Row(*(tuple([c if c is not card else None for c in part]) for part in self))

    def bare(self) -> Mask:
        """The lower cards on which no card lies any more (R68)."""
        upon = (None, *self.face_up, None)
        return mask_of(
            card
            for index, card in enumerate(self.face_down)
            if card is not None and upon[index] is None and upon[index + 1] is None
        )


@dataclass(frozen=True, slots=True)
class Exchange:
    """The owner of a face-up boss exchanges it with a card under it, or leaves it there (R62)."""

    seat: Seat
    place: Place
    """Where the boss lies."""
    under: Place | None
    """Where the card lies that comes up; None if the boss stays."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """None: the card that comes up is not known before."""
        return ()


class Layout(NamedTuple):
    """The rows of all players in the middle of a round."""

    dealt: tuple[Row, ...]
    """Every seat's row as it was dealt."""
    rows: tuple[Row, ...]
    """Every seat's row as it is now."""
    open: tuple[Mask, ...]
    """The cards of each row that lie face up and have not been played."""
    covered: tuple[Mask, ...]
    """The cards of each row that nobody has turned up."""
    exchanges: tuple[Exchange, ...] = ()
    """What has been exchanged, or left, so far (R62)."""
    places: tuple[Place | None, ...] = ()
    """For each card of the present trick where it came from; None for the hand."""

    @staticmethod
    def of(rows: tuple[Row, ...]) -> "Layout":
        """These rows, with every card face down that has one on it."""
        bare = [row.bare() for row in rows]
        return Layout(
            rows,
            rows,
            tuple(
                [
                    mask_of(filter(None, row.face_up)) | up
                    for row, up in zip(rows, bare, strict=True)
                ]
            ),
            tuple(
                [
                    mask_of(filter(None, row.face_down)) & ~up
                    for row, up in zip(rows, bare, strict=True)
                ]
            ),
        )

    def unplayed(self, hands: tuple[Mask, ...]) -> tuple[Mask, ...]:
        """All cards that each seat has left, with these in hand."""
        return tuple(
            [
                hand | mine | hidden
                for hand, mine, hidden in zip(hands, self.open, self.covered, strict=True)
            ]
        )

    def after_play(self, seat: Seat, card: Card) -> "Layout":
        """The rows after this seat has played a card, from its row or from its hand."""
        mine = self.open[seat]
        if not mine & card.mask:
            return self._replace(places=(*self.places, None))
        row = self.rows[seat]
        return self._replace(
            rows=(*self.rows[:seat], row.without(card), *self.rows[seat + 1 :]),
            open=(*self.open[:seat], mine ^ card.mask, *self.open[seat + 1 :]),
            places=(*self.places, row.place_of(card)),
        )

    def after_trick(self) -> "Layout":
        """The rows when a trick is complete and the round goes on: every card with none left on it
        is turned up (R68)."""
        bare = [row.bare() & hidden for row, hidden in zip(self.rows, self.covered, strict=True)]
        return self._replace(
            open=tuple([mine | cards for mine, cards in zip(self.open, bare, strict=True)]),
            covered=tuple(
                [hidden ^ cards for hidden, cards in zip(self.covered, bare, strict=True)]
            ),
            places=(),
        )

    def known(self, seat: Seat) -> Mask:
        """The covered cards of a row that everybody has seen, because they were exchanged (R62)."""
        row = self.rows[seat]
        exchanged = {choice.under for choice in self.exchanges if choice.seat == seat}
        known = (row.face_down[under.number - 1] for under in exchanged if under)
        return mask_of(card for card in known if card is not None) & self.covered[seat]

    # --- exchanging -----------------------------------------------------------------------------

    def exchangeable(self, leader: Seat) -> tuple[Exchange, ...]:
        """The choices of whoever has to decide next about a face-up boss, the leader before the
        others; none when all is decided (R62)."""
        decided = [(choice.seat, choice.place) for choice in self.exchanges]
        if self.exchanges:
            last = self.exchanges[-1]
            if last.under and self._boss_at(*decided[-1]) and decided.count(decided[-1]) == 1:
                # Its owner now chooses which of the two lies face up.
                return Exchange(last.seat, last.place, None), last
        for seat, place in self._in_order(leader):
            if (seat, place) not in decided and self._boss_at(seat, place):
                below = Place(f"D{place.number}"), Place(f"D{place.number + 1}")
                return tuple([Exchange(seat, place, under) for under in (None, *below)])
        return ()

    def _boss_at(self, seat: Seat, place: Place) -> bool:
        card = self.rows[seat].face_up[place.number - 1]
        return card is not None and card.is_boss

    def _in_order(self, leader: Seat) -> Iterator[tuple[Seat, Place]]:
        players = len(self.rows)
        for steps in range(players):
            seat = (leader + steps) % players
            for index in range(len(self.rows[seat].face_up)):
                yield seat, Place(f"U{index + 1}")

    def exchange(self, choice: Exchange) -> "Layout":
        """The rows after a boss has been exchanged, or left where it is."""
        exchanges = (*self.exchanges, choice)
        if choice.under is None:
            return self._replace(exchanges=exchanges)
        seat, upper, lower = choice.seat, choice.place.number - 1, choice.under.number - 1
        face_down, face_up = map(list, self.rows[seat])
        boss, other = face_up[upper], face_down[lower]
        face_up[upper], face_down[lower] = other, boss
        row = Row(tuple(face_down), tuple(face_up))
        both = mask_of(filter(None, (boss, other)))
        return self._replace(
            rows=(*self.rows[:seat], row, *self.rows[seat + 1 :]),
            open=(*self.open[:seat], self.open[seat] ^ both, *self.open[seat + 1 :]),
            covered=(*self.covered[:seat], self.covered[seat] ^ both, *self.covered[seat + 1 :]),
            exchanges=exchanges,
        )


NO_ROWS: Final[tuple[Row, ...]] = ()
