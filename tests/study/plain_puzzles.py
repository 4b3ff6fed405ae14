"""An independent judge of puzzles: plain Python that shares no code with the package.

It reads the lines of JSON themselves, has rules of its own, and searches by the book: minimax with
a table for open puzzles, explicit enumeration of a seat's strategies for closed ones.
"""

import itertools
import re
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

SUITS = "WECLDFS"
STARS = dict(zip(SUITS, (0, 0, 1, 1, 1, 2, 2), strict=True))
Card = tuple[str, int]
"""Suit and rank; the Super Trump is ("W", 1)."""
ACE = ("W", 1)


class State(NamedTuple):
    """A position with open hands."""

    hands: tuple[frozenset[Card], ...]
    trump: str
    leader: int
    trick: tuple[Card, ...]
    won: tuple[int, int]
    bosses: tuple[frozenset[Card], frozenset[Card]]

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


def card_of(code: str) -> Card:
    return code[0], 1 if code[1:] == "A" else int(code[1:])


def cards_in(text: str) -> list[Card]:
    return [card_of(code) for code in re.findall(r"[WECLDFS](?:A|\d+)", text)]


def hand_in(text: str) -> frozenset[Card]:
    """A hand such as `WA.5E7??3`; of unknown cards nothing is kept."""
    cards = []
    for suit, ranks in re.findall(r"([WECLDFS])((?:A|\d+)(?:\.(?:A|\d+))*)", text.split("?")[0]):
        cards += [card_of(suit + rank) for rank in ranks.split(".")]
    return frozenset(cards)


def state_of(position: str) -> State:
    _, up, _, hands, leader, trick, won, bosses = position.split()
    return State(
        tuple(map(hand_in, hands.split("/"))),
        up[0],
        int(leader),
        tuple(cards_in(trick)),
        tuple(map(int, won.split("-"))),  # type: ignore[arg-type]
        tuple(frozenset(cards_in(side)) for side in bosses.split("/")),  # type: ignore[arg-type]
    )


def legal(state: State) -> list[Card]:
    hand = state.hands[state.turn]
    follow = [card for card in hand if state.trick and card[0] == state.trick[0][0]]
    return sorted(follow or hand)


def strength(card: Card, led: str, trump: str) -> int:
    if card == ACE:
        return 1000
    return card[1] + (100 if card[0] == trump else 0) if card[0] in (led, trump) else 0


def play(state: State, card: Card) -> State | int:
    """The next state, or the points for seats 0 and 2 if the round is over."""
    hands = tuple(hand - {card} if s == state.turn else hand for s, hand in enumerate(state.hands))
    trick = (*state.trick, card)
    if len(trick) < 4:
        return state._replace(hands=hands, trick=trick)
    best = max(range(4), key=lambda i: strength(trick[i], trick[0][0], state.trump))
    winner = (state.leader + best) % 4
    side, other = winner % 2, 1 - winner % 2
    won, bosses = list(state.won), list(state.bosses)
    won[side] += 1
    bosses[side] |= {card for card in trick if card[1] == 7}
    left = frozenset().union(*hands)
    if len(bosses[side]) >= 4:
        return signed(side, bosses[side], state.trump)
    if won[side] == 7:
        return signed(other, bosses[other] | {c for c in left if c[1] == 7}, state.trump)
    if not left:
        return signed(side, bosses[side], state.trump)
    return State(hands, state.trump, winner, (), (won[0], won[1]), (bosses[0], bosses[1]))


def signed(side: int, bosses: Iterable[Card], trump: str) -> int:
    points = sum(STARS[suit] for suit, _ in bosses if suit != trump)
    return points if side == 0 else -points


# --- open puzzles ---------------------------------------------------------------------------------


class Minimax:
    """Whether seats 0 and 2 get at least some points, with bounds for positions between tricks."""

    def __init__(self) -> None:
        self._bounds: dict[tuple[Any, ...], tuple[int, int]] = {}

    def reach(self, state: State | int, side: int, points: int) -> bool:
        """Whether the value of a state for this side is at least so many points."""
        return self.at_least(state, points) if side == 0 else not self.at_least(state, 1 - points)

    def at_least(self, state: State | int, points: int) -> bool:
        if isinstance(state, int):
            return state >= points
        if state.trick:
            return self._search(state, points)
        key = in_ranks(state)
        low, high = self._bounds.get(key, (-8, 8))
        if low < points <= high:
            found = self._search(state, points)
            low, high = (points, high) if found else (low, points - 1)
            self._bounds[key] = low, high
        return low >= points

    def _search(self, state: State, points: int) -> bool:
        ours = state.turn % 2 == 0
        for card in reversed(different(state)):
            if self.at_least(play(state, card), points) == ours:
                return ours
        return not ours


def in_ranks(state: State) -> tuple[Any, ...]:
    """What the rest of the round depends on: who holds the cards of each suit in order of rank,
    where the bosses and the Super Trump are, and the score."""
    owners = sorted((card, seat) for seat, hand in enumerate(state.hands) for card in hand)
    holders = tuple((c[0], seat, c[1] == 7 or c == ACE) for c, seat in owners)
    score = tuple((len(b), sum(STARS[s] for s, _ in b if s != state.trump)) for b in state.bosses)
    return holders, state.leader, state.won, score


def equal_worth(state: State, one: Card, other: Card) -> bool:
    """Whether two cards of the hand to act are plain neighbours: nobody else's lies between."""
    if one[0] != other[0] or 7 in (one[1], other[1]) or ACE in (one, other):
        return one == other
    low, high = sorted((one[1], other[1]))
    between = {(one[0], rank) for rank in range(low + 1, high)}
    others = [hand for seat, hand in enumerate(state.hands) if seat != state.turn]
    return not any(between & cards for cards in (*others, set(state.trick)))


def different(state: State) -> list[Card]:
    """The legal cards, of equal ones the lowest."""
    found: list[Card] = []
    for card in legal(state):
        if not any(equal_worth(state, card, other) for other in found):
            found.append(card)
    return found


def holds_open(puzzle: dict[str, Any]) -> bool:
    """Whether the values, and that no other card will do, are as the puzzle says."""
    state: State | int = state_of(puzzle["position"])
    assert isinstance(state, State)
    minimax, side, gaps = Minimax(), state.turn % 2, {at: rest for at, *rest in puzzle["gaps"]}
    value = puzzle["gaps"][0][1]
    for at, card in enumerate(cards_in(puzzle["line"])):
        assert isinstance(state, State)
        after = play(state, card)
        if not minimax.reach(after, side, value) or minimax.reach(after, side, value + 1):
            return False
        rest = [play(state, c) for c in legal(state) if not equal_worth(state, c, card)]
        if state.turn % 2 != side:
            if not all(minimax.reach(other, side, value) for other in rest):
                return False
        elif rest:
            best, second = gaps.pop(at)
            if best != value or not (best > 0 > second or best - second >= 2):
                return False
            if any(minimax.reach(other, side, second + 1) for other in rest):
                return False
            if not any(minimax.reach(other, side, second) for other in rest):
                return False
        state = after
    return not gaps and len(puzzle["gaps"]) >= 2


# --- closed puzzles -------------------------------------------------------------------------------


def worlds_of(puzzle: dict[str, Any]) -> list[State]:
    """All deals of the unseen cards, each once."""
    known = state_of(puzzle["position"])
    texts = puzzle["position"].split()[3].split("/")
    sizes = [int(text.split("??")[1]) if "??" in text else 0 for text in texts]
    unseen = frozenset(cards_in(puzzle["unseen"]))
    excluded = [frozenset(cards_in(text)) for text in puzzle["excluded"]]

    def dealt(seat: int, left: frozenset[Card]) -> Iterator[tuple[frozenset[Card], ...]]:
        if seat == 4:
            yield ()
            return
        for cards in itertools.combinations(sorted(left - excluded[seat]), sizes[seat]):
            for rest in dealt(seat + 1, left - set(cards)):
                yield (known.hands[seat] | set(cards), *rest)

    return [known._replace(hands=hands) for hands in dealt(0, unseen)]


def own_cards(puzzle: dict[str, Any]) -> int:
    """The number of cards in the hand of the seat that decides."""
    return len(state_of(puzzle["position"]).hands[puzzle["seat"]])


def strategies(worlds: dict[int, State | int], seat: int) -> set[frozenset[int]]:
    """The sets of worlds that a strategy of the seat wins in, subsets of others left out. The
    worlds look the same to the seat."""
    first = next(iter(worlds.values()))
    if isinstance(first, int):
        return {frozenset(n for n, points in worlds.items() if (points > 0) == (seat % 2 == 0))}  # type: ignore[operator]
    turn = first.turn
    after: dict[Card, set[frozenset[int]]] = {}
    where: dict[Card, frozenset[int]] = {}
    for card in sorted({c for state in worlds.values() for c in legal(state)}):  # type: ignore[arg-type]
        there = {n: play(s, card) for n, s in worlds.items() if card in legal(s)}  # type: ignore[arg-type]
        where[card] = frozenset(there)
        after[card] = strategies(there, seat)
    if turn == seat:  # one card in all worlds
        return largest(set().union(*after.values()))
    everything = frozenset(worlds)
    partner = turn % 2 == seat % 2
    found = {frozenset() if partner else everything}
    for card, sets in after.items():
        here = sets if partner else {wins | (everything - where[card]) for wins in sets}
        found = largest({a | b if partner else a & b for a in found for b in here})
    return found


def largest(sets: set[frozenset[int]]) -> set[frozenset[int]]:
    return {one for one in sets if not any(one < other for other in sets)}


def closed_wins(puzzle: dict[str, Any]) -> dict[str, int]:
    """For each card of the puzzle, the most worlds that a strategy beginning with it wins in."""
    worlds = worlds_of(puzzle)
    assert len(worlds) == puzzle["worlds"]
    seat = worlds[0].turn
    found = {}
    for code in puzzle["wins"]:
        after = {n: play(world, card_of(code)) for n, world in enumerate(worlds)}
        found[code] = max(map(len, strategies(after, seat)))
    return found
