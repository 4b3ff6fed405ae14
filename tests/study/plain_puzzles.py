"""An independent judge of puzzles: plain Python that shares no code with the package.

It reads the lines of JSON themselves, has rules of its own, and searches by the book: minimax with
a table for open puzzles, enumeration of a seat's strategies for closed ones. A card is one bit, and
sets of cards or worlds are numbers, since this is all that makes plain Python quick enough.
"""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

SUITS = "WECLDFS"
STARS = (0, 0, 1, 1, 1, 2, 2)
"""By suit: what a boss counts, unless its suit is trump."""
Card = int
"""One bit: eight for each suit, from the lowest rank; the eighth is no card."""
Cards = int


def card_of(code: str) -> Card:
    """Suits begin with the ranks 1 (the Super Trump, `WA`), 2, 3 and so on."""
    suit = SUITS.index(code[0])
    return 1 << 8 * suit + (1 if code[1:] == "A" else int(code[1:])) - 1 - suit


ACE = card_of("WA")
BOSSES = sum(card_of(f"{suit}7") for suit in SUITS)
SUIT = [0x7F << 8 * suit for suit in range(7)]
BETWEEN_SUITS = sum(0x80 << 8 * suit for suit in range(7))


def suit_of(card: Card) -> int:
    return (card.bit_length() - 1) // 8


def each(cards: Cards) -> Iterator[Card]:
    """From the lowest."""
    while cards:
        yield cards & -cards
        cards &= cards - 1


class State(NamedTuple):
    """A position with open hands."""

    hands: tuple[Cards, ...]
    trump: int
    leader: int
    trick: tuple[Card, ...]
    won: tuple[int, int]
    bosses: tuple[Cards, Cards]

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4


def cards_in(text: str) -> list[Card]:
    return [card_of(code) for code in re.findall(r"[WECLDFS](?:A|\d+)", text)]


def hand_in(text: str) -> Cards:
    """A hand such as `WA.5E7??3`; of unknown cards nothing is kept."""
    suits = re.findall(r"([WECLDFS])((?:A|\d+)(?:\.(?:A|\d+))*)", text.split("?")[0])
    return sum(card_of(suit + rank) for suit, ranks in suits for rank in ranks.split("."))


def state_of(position: str) -> State:
    _, up, _, hands, leader, trick, won, bosses = position.split()
    first, second = won.split("-")
    ours, theirs = bosses.split("/")
    return State(
        tuple(map(hand_in, hands.split("/"))),
        SUITS.index(up[0]),
        int(leader),
        tuple(cards_in(trick)),
        (int(first), int(second)),
        (sum(cards_in(ours)), sum(cards_in(theirs))),
    )


def legal(state: State) -> Cards:
    hand = state.hands[state.turn]
    return (state.trick and hand & SUIT[suit_of(state.trick[0])]) or hand


@cache
def strength(card: Card, led: int, trump: int) -> int:
    if card == ACE:
        return 1 << 200
    return card << 100 if card & SUIT[trump] else card & SUIT[led]


def play(state: State, card: Card) -> State | int:
    """The next state, or the points for seats 0 and 2 if the round is over."""
    hands, trump, leader, trick, won, bosses = state
    turn = (leader + len(trick)) % 4
    hands = (*hands[:turn], hands[turn] ^ card, *hands[turn + 1 :])
    trick = (*trick, card)
    if len(trick) < 4:
        return State(hands, trump, leader, trick, won, bosses)
    led = suit_of(trick[0])
    strengths = [strength(one, led, trump) for one in trick]
    winner = (leader + strengths.index(max(strengths))) % 4
    side, other = winner % 2, 1 - winner % 2
    taken = bosses[side] | sum(trick) & BOSSES
    left = hands[0] | hands[1] | hands[2] | hands[3]
    if taken.bit_count() >= 4:
        return signed(side, taken, trump)
    if won[side] == 6:  # and now 7
        return signed(other, bosses[other] | left & BOSSES, trump)
    if not left:
        return signed(side, taken, trump)
    if side == 0:
        return State(hands, trump, winner, (), (won[0] + 1, won[1]), (taken, bosses[1]))
    return State(hands, trump, winner, (), (won[0], won[1] + 1), (bosses[0], taken))


@cache
def worth(bosses: Cards, trump: int) -> int:
    return sum(STARS[suit_of(boss)] for boss in each(bosses & ~SUIT[trump]))


def signed(side: int, bosses: Cards, trump: int) -> int:
    return worth(bosses, trump) if side == 0 else -worth(bosses, trump)


# --- open puzzles ---------------------------------------------------------------------------------


class Minimax:
    """Whether seats 0 and 2 get at least some points, with bounds for positions between tricks."""

    def __init__(self) -> None:
        self._bounds: dict[tuple[Any, ...], tuple[int, int]] = {}
        self._merit: list[Counter[Card]] = [Counter() for _ in range(4)]
        """By place in the trick: how often a card decided a search. Such cards are tried first."""

    def reach(self, state: State | int, side: int, points: int) -> bool:
        """Whether the value of a state for this side is at least so many points."""
        return self.at_least(state, points) if side == 0 else not self.at_least(state, 1 - points)

    def at_least(self, state: State | int, points: int) -> bool:
        if isinstance(state, int):
            return state >= points
        if state.trick:
            return self._search(state, points)
        key = in_ranks(state)
        found = self._bounds.get(key)
        low, high = found or most_possible(state)
        if low < points <= high:
            if self._search(state, points):
                low = points
            else:
                high = points - 1
            self._bounds[key] = low, high
        return low >= points

    def _search(self, state: State, points: int) -> bool:
        ours = state.turn % 2 == 0
        cards, merit = different(state), self._merit[len(state.trick)]
        if len(cards) > 1:
            cards.sort(key=merit.__getitem__, reverse=True)
        for card in cards:
            if self.at_least(play(state, card), points) == ours:
                merit[card] += 1
                return ours
        return not ours


def most_possible(state: State) -> tuple[int, int]:
    """The least and the most points that the round may end with: nobody gets bosses that the
    others have."""
    left = sum(state.hands) & BOSSES
    return (
        -worth(state.bosses[1] | left, state.trump),
        worth(state.bosses[0] | left, state.trump),
    )


@cache
def holders(suit: int, *hands: int) -> tuple[tuple[int, bool], ...]:
    """Who holds the cards of a suit in order of rank; marked are the boss and the Super Trump."""
    special = (BOSSES | ACE) >> 8 * suit
    return tuple(
        (seat, bool(special >> rank & 1))
        for rank in range(7)
        for seat, hand in enumerate(hands)
        if hand >> rank & 1
    )


def in_ranks(state: State) -> tuple[Any, ...]:
    """What the rest of the round depends on: who holds the cards of each suit in order of rank,
    where the bosses and the Super Trump are, and the score."""
    suits = zip(range(7), *[hand.to_bytes(7, "little") for hand in state.hands], strict=True)
    score = [(b.bit_count(), worth(b, state.trump)) for b in state.bosses]
    return (*itertools.starmap(holders, suits), state.leader, state.won, *score)


def held_by_others(state: State) -> Cards:
    """The cards that are not in the hand to act, and what keeps suits apart. Those from one card up
    to another of its suit are this and their difference."""
    return sum(state.hands) - state.hands[state.turn] | sum(state.trick) | BETWEEN_SUITS


def different(state: State) -> list[Card]:
    """The legal cards, of equal ones the lowest: plain neighbours with nobody else's between."""
    others, cards = held_by_others(state), legal(state)
    found, low = [], 0
    while cards:
        card = cards & -cards
        cards ^= card
        if card & (BOSSES | ACE):
            found.append(card)
        elif not low or others & (card - low):
            found.append(card)
            low = card
    return found


def equal_worth(state: State, one: Card, other: Card) -> bool:
    """Whether two cards of the hand to act are plain neighbours: nobody else's lies between."""
    if (one | other) & (BOSSES | ACE):
        return one == other
    return not held_by_others(state) & (max(one, other) - min(one, other))


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
        rest = [play(state, c) for c in each(legal(state)) if not equal_worth(state, c, card)]
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

Worlds = int
"""A set of worlds: the bit with the number of each."""


def worlds_of(puzzle: dict[str, Any]) -> list[State]:
    """All deals of the unseen cards, each once."""
    known = state_of(puzzle["position"])
    texts = puzzle["position"].split()[3].split("/")
    sizes = [int(text.split("??")[1]) if "??" in text else 0 for text in texts]
    excluded = [sum(cards_in(text)) for text in puzzle["excluded"]]

    def dealt(seat: int, left: Cards) -> Iterator[tuple[Cards, ...]]:
        if seat == 4:
            yield ()
            return
        for chosen in itertools.combinations(each(left & ~excluded[seat]), sizes[seat]):
            cards = sum(chosen)
            for rest in dealt(seat + 1, left ^ cards):
                yield (known.hands[seat] | cards, *rest)

    return [known._replace(hands=hands) for hands in dealt(0, sum(cards_in(puzzle["unseen"])))]


def own_cards(puzzle: dict[str, Any]) -> int:
    """The number of cards in the hand of the seat that decides."""
    seat: int = puzzle["seat"]
    return state_of(puzzle["position"]).hands[seat].bit_count()


class Strategies:
    """The sets of worlds that the strategies of a seat win in, while all others see every card."""

    def __init__(self, seat: int) -> None:
        self._seat, self._side, self._minimax = seat, seat % 2, Minimax()

    def of(self, worlds: dict[int, State | int]) -> set[Worlds]:
        """Subsets of others are left out. The worlds look the same to the seat. A world that is
        lost although everybody sees all cards is won by no strategy."""
        wins = self._minimax.reach
        left = {n: state for n, state in worlds.items() if wins(state, self._side, 1)}
        everything = sum(1 << n for n in left)
        going_on = {n: state for n, state in left.items() if isinstance(state, State)}
        if len(going_on) < 2:  # a round ends in all worlds or in none
            return {everything}
        first = next(iter(going_on.values()))
        turn = first.turn
        if turn == self._seat:  # one card in all worlds
            found: set[Worlds] = set()
            for card in different(first):
                found |= self.of({n: play(state, card) for n, state in going_on.items()})
                if everything in found:
                    break
            return largest(found)
        playing: dict[Card, dict[int, State | int]] = {}
        for n, state in going_on.items():
            for card in each(legal(state)):
                playing.setdefault(card, {})[n] = play(state, card)
        partner = turn % 2 == self._side
        found = {0 if partner else everything}
        for there in playing.values():
            others = everything & ~sum(1 << n for n in there)
            sets = self.of(there)
            if partner:
                found = largest({a | b for a in found for b in sets})
            else:
                found = largest({a & (b | others) for a in found for b in sets})
        return found


def largest(sets: set[Worlds]) -> set[Worlds]:
    if len(sets) == 1:
        return sets
    found: list[Worlds] = []
    for one in sorted(sets, key=int.bit_count, reverse=True):
        if not any(one & other == one for other in found):
            found.append(one)
    return set(found)


def closed_wins(puzzle: dict[str, Any]) -> dict[str, int]:
    """For each card of the puzzle, the most worlds that a strategy beginning with it wins in."""
    worlds = worlds_of(puzzle)
    assert len(worlds) == puzzle["worlds"]
    strategies, found = Strategies(worlds[0].turn), {}
    for code in puzzle["wins"]:
        after = {n: play(world, card_of(code)) for n, world in enumerate(worlds)}
        found[code] = max(map(int.bit_count, strategies.of(after)))
    return found
