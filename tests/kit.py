"""The test kit: rulesets, deals, positions and whole matches for the tests of every package.

Nothing here checks anything; it sets up what a test needs in a line, in the notation of the rules
(`W7`, seats A B C D), and gives Hypothesis whole random matches to draw from.
"""

import os
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from hypothesis import strategies as st

from yokai_septet import (
    RULESETS,
    Action,
    Card,
    CardSet,
    Deal,
    FirstLeader,
    IllegalAction,
    LaterLeader,
    Match,
    Pass,
    Play,
    Round,
    Ruleset,
    Suit,
    deal,
)

FOUR = RULESETS["four-advanced"]
FOUR_BASIC = RULESETS["four-basic"]
THREE = RULESETS["three-advanced"]
THREE_BASIC = RULESETS["three-basic"]
SUITORS = RULESETS["suitors"]
SHORT = RULESETS["suitors-short"]

EVERY_RULESET = tuple(
    ruleset.with_first_leader(option) for ruleset in RULESETS.values() for option in FirstLeader
)
"""The six rulesets, each with both choices of the first leader."""
LED_BY_ACE = tuple(
    ruleset.with_later_leader(LaterLeader.ACE) for ruleset in EVERY_RULESET if ruleset.has_seals
)
EVERY_OPTION = EVERY_RULESET + LED_BY_ACE
"""Every ruleset with every choice of all its options (R9, R52)."""

A, B, C, D = range(4)
"""The seats as the cases of the rules name them; A and C are side 0, B and D side 1."""
AC, BD = 0, 1


def ruleset_id(ruleset: Ruleset) -> str:
    """A short name for pytest's parameters."""
    ace = "-ace" if ruleset.later_leader is LaterLeader.ACE else ""
    return f"{ruleset.name}-{ruleset.first_leader.value}{ace}"


# --- cards and deals ----------------------------------------------------------------------------


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of a text such as `W3 W6 S12`, in its order."""
    return tuple(map(Card.parse, codes.split()))


def mask(codes: str) -> int:
    """The mask of the cards of a text."""
    return CardSet.parse(codes).mask


def suits(letters: str) -> frozenset[Suit]:
    """The suits of a text such as `WEC`."""
    return frozenset(map(Suit.parse, letters))


def deal_with(
    ruleset: Ruleset, hands: Mapping[int, str] | None = None, face_up: str | None = None
) -> Deal:
    """A deal in which these seats hold at least these cards; the others fill up in order."""
    hands = hands or {}
    wanted = [CardSet.parse(hands.get(seat, "")) for seat in ruleset.seats]
    named = CardSet(sum(hand.mask for hand in wanted))
    turned = None
    if ruleset.has_face_up_card:
        turned = Card.parse(face_up) if face_up else max(ruleset.deck - named)
        named = CardSet(named.mask | turned.mask)
    rest = iter(sorted(ruleset.deck - named))
    full = [
        CardSet.of(*hand, *(next(rest) for _ in range(ruleset.hand_size - len(hand))))
        for hand in wanted
    ]
    return Deal(tuple(full), turned)


def choose_passes(match: Match, choices: Mapping[int, str] | None = None) -> Match:
    """The match after the pass: these seats pass these cards, the others whatever comes first."""
    for seat in match.ruleset.seats:
        if choices and seat in choices:
            match = match.apply(Pass(seat, cards(choices[seat])))
        else:
            match = match.apply(next(match.legal(seat)))
    return match


# --- positions ----------------------------------------------------------------------------------


def position(
    ruleset: Ruleset,
    hands: Sequence[str],
    *,
    trump: str | None = None,
    leader: int = A,
    bosses: Sequence[str] = (),
    won: Sequence[int] = (),
    seals: Sequence[str] = (),
) -> Round:
    """A round in the middle of its play, with nobody having played to the present trick."""
    sides = range(ruleset.side_count)
    sealed = tuple(suits(seals[side]) if seals else frozenset() for side in sides)
    return Round(
        ruleset,
        dealt=None,
        lead_from=None,
        passes=(),
        hands=tuple(map(mask, hands)),
        trump=Suit.parse(trump) if trump else None,
        leader=leader,
        trick=(),
        tricks=(),
        bosses=tuple(mask(bosses[side]) if bosses else 0 for side in sides),
        won=tuple(won[side] if won else 0 for side in sides),
        seals=sealed,
        result=None,
        seals_before=sealed,
    )


def in_match(now: Round, scores: Sequence[int] = ()) -> Match:
    """A match whose present round is this one."""
    begun = tuple(scores) or tuple(map(len, now.seals))
    return Match(now.ruleset, (), now, begun, now.seals, None)


def plays(state: Round, codes: str) -> Round:
    """The round after these cards are played in order, each by whoever's turn it is."""
    for card in cards(codes):
        assert state.turn is not None, f"nobody is to play {card}"
        state = state.apply(Play(state.turn, card))
    return state


def match_plays(match: Match, codes: str) -> Match:
    """The match after these cards are played in order, each by whoever's turn it is."""
    for card in cards(codes):
        (seat,) = match.to_act
        match = match.apply(Play(seat, card))
    return match


def trick_winner(ruleset: Ruleset, trump: str, codes: str, leader: int = A) -> int:
    """The seat that wins a trick of these cards, when nobody could have followed better."""
    played = codes.split()
    hands = [""] * ruleset.players
    for offset, code in enumerate(played):
        hands[(leader + offset) % ruleset.players] = code
    return plays(position(ruleset, hands, trump=trump, leader=leader), codes).tricks[-1].winner


# --- whole matches ------------------------------------------------------------------------------


def seed_of(number: int) -> bytes:
    """A match seed for each number."""
    return number.to_bytes(32, "big")


def random_pass(rng: random.Random, now: Round, seat: int) -> Pass:
    """A random choice of cards to pass, without listing all of them."""
    hand = list(now.hand(seat))
    return Pass(seat, tuple(rng.sample(hand, now.ruleset.pass_size)))


def random_action(match: Match, rng: random.Random, seed: bytes) -> Action:
    """What may happen next in this match: the deal, or a random seat's random legal action."""
    if match.awaits_deal:
        return deal(match.ruleset, seed, match.round_number)
    assert match.round is not None
    seat = rng.choice(match.to_act)
    if match.round.leader is None:
        return random_pass(rng, match.round, seat)
    return rng.choice(list(match.legal(seat)))


def random_match(ruleset: Ruleset, number: int) -> Iterator[tuple[Match, Action]]:
    """A whole random match as (state, action) pairs; the number decides everything."""
    rng = random.Random(number)
    match = Match.new(ruleset)
    while match.result is None:
        action = random_action(match, rng, seed_of(number))
        yield match, action
        match = match.apply(action)


def states(pairs: Iterable[tuple[Match, Action]]) -> Iterator[Match]:
    """All states of a match, the last one included."""
    last: tuple[Match, Action] | None = None
    for last in pairs:
        yield last[0]
    if last is not None:
        yield last[0].apply(last[1])


def after_a_round(ruleset: Ruleset, number: int) -> Match:
    """A random match when its first round is over."""
    return next(match for match in states(random_match(ruleset, number)) if match.finished)


@cache
def kept_match(ruleset: Ruleset, number: int) -> tuple[tuple[Match, Action], ...]:
    """A random match kept for the next test that draws it."""
    return tuple(random_match(ruleset, number))


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Every ruleset with every choice of all its options."""
    return st.sampled_from(EVERY_OPTION)


def matches(
    ruleset: st.SearchStrategy[Ruleset] | None = None,
) -> st.SearchStrategy[tuple[tuple[Match, Action], ...]]:
    """Whole random matches as tuples of (state, action)."""
    return st.builds(kept_match, rulesets() if ruleset is None else ruleset, st.integers(0, 2**16))


@st.composite
def moments(
    draw: st.DrawFn, ruleset: st.SearchStrategy[Ruleset] | None = None
) -> tuple[Match, Action]:
    """A moment of a random match: the state and what happened next."""
    whole = draw(matches(ruleset))
    return whole[draw(st.integers(0, len(whole) - 1))]


# --- hidden worlds ------------------------------------------------------------------------------


def hidden_twin(
    whole: Sequence[tuple[Match, Action]], end: int, viewer: int | None, rng: random.Random
) -> list[tuple[Match, Action]] | None:
    """Another world that looks the same to the viewer (None: a spectator) up to `whole[end]`.

    The present round is played again from a deal and passes that differ in what the viewer cannot
    know, with the very same cards played. None if no other world was found.
    """
    start = max(i for i in range(end) if isinstance(whole[i][1], Deal))
    actions = [action for _, action in whole[start:end]]
    here = whole[end][0]
    for _ in range(12):
        change = rng.choice([_rename_unseen_cards, _pass_other_cards, _choose_other_passes])
        changed = change(here, actions, viewer, rng)
        twin = _replayed(whole[start][0], changed or ())
        if twin:
            there = twin[-1][0].apply(twin[-1][1])
            if there != here and _same_leader(here, there):
                return [*twin, (there, whole[end][1])]
    return None


def _replayed(match: Match, actions: Iterable[Action]) -> list[tuple[Match, Action]] | None:
    """The round with these actions; None if somebody who did not follow suit would hold it."""
    pairs = []
    for action in actions:
        pairs.append((match, action))
        try:
            match = match.apply(action)
        except IllegalAction:
            return None
    return pairs


def _same_leader(here: Match, there: Match) -> bool:
    """Whether R9 announced the same in both worlds."""
    assert here.round is not None
    assert there.round is not None
    return here.round.opening_leader == there.round.opening_leader


def _rename_unseen_cards(
    match: Match, actions: list[Action], viewer: int | None, rng: random.Random
) -> list[Action] | None:
    """Two cards that the viewer has never seen change places in the whole history."""
    now = match.round
    if now is None or now.deal is None:
        return None
    seen = {action.card for action in actions if isinstance(action, Play)}
    if now.deal.face_up is not None:
        seen.add(now.deal.face_up)
    if viewer is not None:
        seen |= set(now.deal.hands[viewer]) | set(now.hand(viewer))
    unseen = list(now.ruleset.deck - seen)
    if len(unseen) < 2:
        return None
    one, other = rng.sample(unseen, 2)
    names = {one: other, other: one}

    def renamed(some: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in some)

    changed: list[Action] = []
    for action in actions:
        match action:
            case Deal(hands, face_up):
                action = Deal(tuple(CardSet.of(*renamed(hand)) for hand in hands), face_up)
            case Pass(seat, choice):
                action = Pass(seat, renamed(choice))
        changed.append(action)
    return changed


def _pass_other_cards(
    match: Match, actions: list[Action], viewer: int | None, rng: random.Random
) -> list[Action] | None:
    """A card that one gave another was the other's all along, and another card was given."""
    now = match.round
    if now is None or now.deal is None:
        return None
    choices = {action.seat: action for action in actions if isinstance(action, Pass)}
    givers = [seat for seat in choices if seat != viewer]
    if not givers:
        return None
    giver = rng.choice(givers)
    place = rng.randrange(now.ruleset.pass_size)
    taker = now.ruleset.recipients(giver)[place]
    if taker == viewer:
        return None
    kept = [card for card in now.deal.hands[taker]
            if taker not in choices or card not in choices[taker].cards]  # fmt: skip
    given, instead = choices[giver].cards[place], rng.choice(kept)
    swap = given.mask | instead.mask
    changed: list[Action] = []
    for action in actions:
        if isinstance(action, Deal):
            hands = [CardSet(hand.mask ^ swap) if seat in (giver, taker) else hand
                     for seat, hand in enumerate(action.hands)]  # fmt: skip
            action = Deal(tuple(hands), action.face_up)
        elif isinstance(action, Pass) and action.seat == giver:
            new = list(action.cards)
            new[place] = instead
            action = Pass(giver, tuple(new))
        changed.append(action)
    return changed


def _choose_other_passes(
    match: Match, actions: list[Action], viewer: int | None, rng: random.Random
) -> list[Action] | None:
    """While the pass goes on, nobody knows what the others have chosen."""
    now = match.round
    if now is None or now.leader is not None:
        return None
    return [random_pass(rng, now, action.seat)
            if isinstance(action, Pass) and action.seat != viewer else action
            for action in actions]  # fmt: skip


def unmeasured() -> dict[str, str]:
    """This environment without what `make coverage` adds to it: for a process that may load nothing
    of its own accord, or can write nothing."""
    return {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
