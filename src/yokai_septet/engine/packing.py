"""Conversions between `game` values and the kernel's packed values; no other module converts.

All input is checked. The kernel's constructors reject inconsistent values with a ValueError, which
`refusing` converts to an `InvalidValue`.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from yokai_septet.engine import _kernel
from yokai_septet.errors import InvalidValue
from yokai_septet.game import (
    ALL_CARDS,
    Card,
    CardSet,
    FirstLeader,
    Leads,
    Pass,
    Phase,
    Round,
    Ruleset,
    Scoring,
    Seat,
    Suit,
    View,
)
from yokai_septet.game.ruleset import ASIDE

SEATS = 4
"""The kernel has room for four seats, whatever the ruleset."""
NO_SUIT = 7
LARGEST_SEED = (1 << 64) - 1


def refused(what: str, why: str) -> InvalidValue:
    """The error for input that the kernel cannot handle."""
    return InvalidValue("not-computable", f"The kernel refuses {what}: {why}.", why=why)


@contextmanager
def refusing(what: str) -> Iterator[None]:
    """Convert the kernel's errors to an `InvalidValue` that names the input."""
    try:
        yield
    except ValueError as error:
        raise refused(what, str(error)) from error
    except (TypeError, OverflowError) as error:
        raise refused(what, "a number is out of range") from error


@cache
def pack_ruleset(ruleset: Ruleset, specialised: bool = True) -> _kernel.Rules:
    """The kernel's rules, which are the ruleset's numbers and choices.

    The kernel has code of its own for the numbers of the printed games, and plays others by generic
    code; tests ask for the generic code (`specialised`) to compare the two. What it cannot play
    is refused. A view or an argument says who leads, so it need not know `later_leader`.
    """
    if ASIDE in ruleset.pass_to:
        raise refused(
            f"the ruleset {ruleset.name!r}", "it passes cards to other players, and puts none aside"
        )
    with refusing(f"the ruleset {ruleset.name!r}"):
        return _kernel.Rules(
            (
                ruleset.sides,
                ruleset.hand_size,
                ruleset.deck.mask,
                ruleset.pass_to,
                ruleset.scoring is Scoring.BASIC,
                ruleset.has_seals,
                ruleset.scoring is Scoring.SEALS_ONCE,
                ruleset.goal,
                ruleset.bosses_to_win or 1,  # where no number wins, the kernel does not read it
                ruleset.losing_trick or 0,
                ruleset.boss_points,
                ruleset.first_leader is FirstLeader.HOLDER,
                ruleset.leads is Leads.TURNS,
                specialised,
            )
        )


def pack_seed(seed: int) -> int:
    """Check that a seed has at most 64 bits."""
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED:
        raise refused(f"the seed {seed!r}", "a seed is a whole number of 64 bits")
    return seed


def pack_suits(suits: Iterable[Suit]) -> int:
    """Suits as bits."""
    bits = 0
    for suit in suits:
        bits |= 1 << suit.index
    return bits


def pack_seals(seals: Sequence[frozenset[Suit]]) -> list[int]:
    """The suits that each side has sealed; where there are more sides than two, none has any."""
    return [pack_suits(suits) for suits in seals[:2]]


def unpack_suits(bits: int) -> frozenset[Suit]:
    """The suits of these bits."""
    return frozenset(suit for suit in Suit if bits >> suit.index & 1)


def pack_cards(cards: Iterable[Card]) -> bytes:
    """Cards in order, a byte each."""
    return bytes(card.index for card in cards)


def pack_passes(ruleset: Ruleset, passes: Iterable[Pass | None]) -> list[int]:
    """The passed cards as sixteen masks, giver by giver."""
    given = [0] * (SEATS * SEATS)
    for choice in passes:
        if choice is not None:
            for card, taker in zip(choice.cards, ruleset.recipients(choice.seat), strict=True):
                given[choice.seat * SEATS + taker] |= card.mask
    return given


def pack_pass(ruleset: Ruleset, choice: Pass) -> list[int]:
    """The cards that one seat passes, as a mask for each taker."""
    given = pack_passes(ruleset, [choice])
    return given[choice.seat * SEATS : (choice.seat + 1) * SEATS]


def unpack_pass(ruleset: Ruleset, seat: Seat, given: Sequence[int]) -> Pass:
    """The pass of a seat, from a mask for each taker."""
    left = list(given)
    cards = []
    for taker in ruleset.recipients(seat):
        bit = left[taker] & -left[taker]
        left[taker] ^= bit
        cards.append(unpack_card(bit.bit_length() - 1))
    return Pass(seat, tuple(cards))


def unpack_card(index: int) -> Card:
    """The card with this index."""
    return ALL_CARDS[index]


def unpack_hand(mask: int) -> CardSet:
    """The cards of a mask."""
    return CardSet(mask)


def pack_round(now: Round) -> _kernel.OpenRound:
    """A round in its play phase, with all hands known."""
    ruleset = now.ruleset
    if now.phase is not Phase.PLAY or now.leader is None:
        why = "its pass is not over" if now.phase is Phase.PASS else "it is over"
        raise refused("this round", why)
    played = 0
    voids = [0] * ruleset.players
    for leader, cards in [*((t.leader, t.cards) for t in now.tricks), (now.leader, now.trick)]:
        for position, card in enumerate(cards):
            played |= card.mask
            if card.suit is not cards[0].suit:
                voids[(leader + position) % ruleset.players] |= 1 << cards[0].suit.index
    for bosses in now.bosses:  # a position set up by hand has no earlier tricks
        played |= bosses
    face_up = now.face_up
    with refusing("this round"):
        return _kernel.OpenRound(
            pack_ruleset(ruleset),
            now.hands,
            played,
            now.bosses,
            now.won,
            voids,
            pack_seals(now.seals),
            face_up.index if face_up else -1,
            NO_SUIT if now.trump is None else now.trump.index,
            now.leader,
            pack_cards(now.trick),
            pack_passes(ruleset, now.passes if now.dealt else ()),
        )


def pack_view(view: View) -> _kernel.InfoState:
    """What one seat knows of the round being played."""
    now, seat, ruleset = view.round, view.viewer, view.ruleset
    own = view.own
    if now is None or seat is None or own is None or own.dealt is None:
        raise refused("this view", "it shows no hand that was dealt")
    if seat not in ruleset.seats or any(r.giver not in ruleset.seats for r in own.received):
        raise refused("this view", "there is no such seat")
    if len(now.tricks) != sum(now.won):
        raise refused("this view", "it leaves out tricks that were played")
    passing = now.phase is Phase.PASS
    given = pack_passes(ruleset, [own.passed])
    for received in own.received:
        given[received.giver * SEATS + seat] |= received.card.mask
    before = view.finished[-1].seals if view.finished else ()
    opener = now.tricks[0].leader if now.tricks else now.leader
    plays = b"".join([*(pack_cards(trick.cards) for trick in now.tricks), pack_cards(now.trick)])
    has_passed = sum(1 << other for other, has in enumerate(now.has_passed) if has)
    with refusing("this view"):
        return _kernel.InfoState(
            pack_ruleset(ruleset),
            seat,
            passing,
            own.hand.mask,
            own.dealt.mask,
            now.face_up.index if now.face_up else -1,
            given,
            now.announcement.seat if now.announcement else -1,
            opener if opener is not None else 0,
            has_passed,
            pack_seals(before),
            plays,
        )
