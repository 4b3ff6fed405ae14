"""Closed puzzles: what one seat knows, and the card that wins in the most of all possible worlds.

A world is one way to deal the unseen cards to the other three seats that contradicts nothing the
seat knows; how the cards came there by the pass makes no difference and is not counted. All worlds
are enumerated. `engine.strategies` values the seat's strategies in them.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from yokai_septet.engine.solver import SolverPosition
from yokai_septet.engine.strategies import MOST_WORLDS, count_wins
from yokai_septet.game import Card, CardSet, Seat, View
from yokai_septet.game.cards import Mask, cards_of, mask_of
from yokai_septet.game.round import card_of_first_leader
from yokai_septet.game.ruleset import FirstLeader
from yokai_septet.records import PositionRecord
from yokai_septet.records.position import Hand
from yokai_septet.study.puzzles.puzzle import ClosedProof

FEWEST_WORLDS = 12
"""With fewer, the seat as good as sees the cards."""
LEAST_LEAD = 0.15
"""The share of all worlds by which the best card leads, unless it alone wins in every world."""


def knowledge(view: View) -> tuple[PositionRecord, CardSet, tuple[CardSet, ...]]:
    """What a seat knows in the play of a four-player round: the position with the cards whose
    holder it knows, the other unseen cards, and which of those each seat cannot hold."""
    me = view.seated()
    now, seats = me.round, view.ruleset.seats
    gone = mask_of(now.trick) | (now.face_up.mask if now.face_up else 0)
    for trick in now.tricks:
        gone |= mask_of(trick.cards)
    unseen = view.ruleset.deck.mask & ~gone & ~me.hand.mask
    known: list[Mask] = [0] * len(seats)
    if passed := me.own.passed:
        for card, taker in zip(passed.cards, view.ruleset.recipients(me.seat), strict=True):
            known[taker] |= card.mask & unseen
    excluded = [mask_of(c for c in CardSet(unseen) if c.suit in now.voids[s]) for s in seats]
    for seat in seats:
        if not _may_hold_leader_card(view, seat):
            excluded[seat] |= card_of_first_leader(now.face_up).mask & unseen
    for seat in seats:
        unseen &= ~known[seat]
    for card in cards_of(unseen):
        holders = [s for s in seats if s != me.seat and not excluded[s] & card.mask]
        if len(holders) == 1:
            known[holders[0]] |= card.mask
            unseen &= ~card.mask
    position = PositionRecord.from_view(view)
    hands = tuple(
        hand
        if seat == me.seat
        else Hand(CardSet(known[seat]), hand.unknown - known[seat].bit_count())
        for seat, hand in enumerate(position.hands)
    )
    blank = [0 if s == me.seat else excluded[s] & unseen for s in seats]
    return replace(position, hands=hands), CardSet(unseen), tuple(map(CardSet, blank))


def _may_hold_leader_card(view: View, seat: Seat) -> bool:
    """Whether what R9 announced leaves it possible that a seat holds the card that decided who
    leads: under `dealt` the seat announced or whoever it passes to, under `holder` that seat."""
    told = view.seated().round.announcement
    if told is None:
        return True
    if told.option is FirstLeader.HOLDER:
        return seat == told.seat
    return seat == told.seat or seat in view.ruleset.recipients(told.seat)


def worlds_of(
    position: PositionRecord, unseen: CardSet, excluded: Sequence[CardSet]
) -> Iterator[SolverPosition]:
    """All worlds that are consistent with this knowledge, each once."""
    leader, trump = position.leader, position.trump
    if leader is None or trump is None:
        raise ValueError("the pass is not over")
    cards = sorted(unseen)
    for hands in _dealt(
        cards,
        [hand.known.mask for hand in position.hands],
        [hand.unknown for hand in position.hands],
        [cannot.mask for cannot in excluded],
    ):
        yield SolverPosition(
            tuple(map(CardSet, hands)), trump, leader, position.trick, position.won, position.bosses
        )


def _dealt(
    cards: Sequence[Card], hands: list[Mask], room: list[int], excluded: Sequence[Mask]
) -> Iterator[tuple[Mask, ...]]:
    if not cards:
        yield tuple(hands)
        return
    card, rest = cards[0], cards[1:]
    for seat, free in enumerate(room):
        if free and not excluded[seat] & card.mask:
            hands[seat] |= card.mask
            room[seat] -= 1
            yield from _dealt(rest, hands, room, excluded)
            hands[seat] ^= card.mask
            room[seat] += 1


def prove_closed(
    position: PositionRecord,
    unseen: CardSet,
    excluded: tuple[CardSet, ...],
    max_visits: int = 1 << 40,
) -> ClosedProof | None:
    """The worlds that each card wins in; None with too many worlds, or beyond the limit."""
    worlds: list[SolverPosition] = []
    for world in worlds_of(position, unseen, excluded):
        worlds.append(world)
        if len(worlds) > MOST_WORLDS:
            return None
    wins = count_wins(worlds, max_visits)
    if wins is None:
        return None
    ranked = sorted(wins.items(), key=lambda item: -item[1])
    return ClosedProof(unseen, excluded, len(worlds), tuple(ranked))


def is_decided(proof: ClosedProof) -> bool:
    """Whether one card is so much better that this is a puzzle."""
    if proof.worlds < FEWEST_WORLDS or len(proof.wins) < 2:
        return False
    best, second = proof.wins[0][1], proof.wins[1][1]
    return best - second >= LEAST_LEAD * proof.worlds or best == proof.worlds > second
