"""Positions set up by hand: a round in the middle of its play, without its history.

`check_position` refuses what no round could have come to; hands may be known in part only, so that
it serves what one seat sees as well as open positions.
"""

from collections.abc import Sequence

from yokai_septet.errors import InvalidValue
from yokai_septet.game.cards import BOSSES, Card, CardSet, Mask, Suit, mask_of
from yokai_septet.game.round import Round
from yokai_septet.game.rows import Layout, Row
from yokai_septet.game.ruleset import Ruleset, Scoring, Seat


def set_up(
    ruleset: Ruleset,
    hands: Sequence[CardSet],
    leader: Seat,
    *,
    trump: Suit | None,
    trick: Sequence[Card] = (),
    bosses: Sequence[CardSet] = (),
    won: Sequence[int] = (),
    seals: Sequence[frozenset[Suit]] = (),
    face_up: Card | None = None,
    rows: Sequence[Row] = (),
) -> Round:
    """The round in which these cards are held and this trick is being played. In rows, what has a
    card on it is face down."""
    sides = ruleset.side_count
    sealed = tuple(seals) or (frozenset(),) * sides
    position = Round(
        ruleset,
        dealt=None,
        lead_from=None,
        passes=(),
        hands=tuple(hand.mask for hand in hands),
        trump=trump,
        leader=leader,
        trick=tuple(trick),
        tricks=(),
        bosses=tuple(side.mask for side in bosses) or (0,) * sides,
        won=tuple(won) or (0,) * sides,
        seals=sealed,
        result=None,
        face_up=face_up,
        seals_before=sealed,
        layout=Layout.of(tuple(rows)) if rows else None,
    )
    check_position(position, (0,) * len(hands), face_up)
    return position


def check_position(now: Round, unknown: Sequence[int], face_up: Card | None = None) -> None:
    """Refuse a position in the play that no round could have come to.

    `unknown` is the number of cards of each hand that are not known. The face-up card may be
    left out where only trump is known.
    """
    leader = _check_shape(now, unknown)
    _check_not_over(now)
    _check_hand_sizes(now, leader, unknown)
    _check_trump(now, face_up)
    _check_cards(now, sum(unknown), face_up)
    _check_trick(now, leader)


def _check_shape(now: Round, unknown: Sequence[int]) -> Seat:
    """Refuse a position whose parts do not fit the ruleset; its leader is returned."""
    ruleset = now.ruleset
    sides = ruleset.side_count
    if len(now.hands) != ruleset.players or len(unknown) != ruleset.players:
        raise _bad_position(f"{ruleset.name} has {ruleset.players} hands, not {len(now.hands)}")
    if any(len(part) != sides for part in (now.bosses, now.won, now.seals)):
        raise _bad_position(f"{ruleset.name} has {sides} sides")
    if now.leader is None or now.leader not in ruleset.seats:
        raise _bad_position(f"nobody sits in seat {now.leader}")
    if len(now.trick) >= ruleset.players:
        raise _bad_position("the trick is complete")
    if any(tricks < 0 for tricks in now.won) or any(count < 0 for count in unknown):
        raise _bad_position("a number is negative")
    rows = now.layout.rows if now.layout else ()
    sizes = [(len(row.face_down), len(row.face_up)) for row in rows]
    wanted = [(ruleset.row, ruleset.row - 1)] * ruleset.players if ruleset.row else []
    if sizes != wanted:
        raise _bad_position(f"{ruleset.name} has rows with {ruleset.row} lower cards")
    if any(now.seals) and not ruleset.has_seals:
        raise _bad_position(f"{ruleset.name} has no seals")
    return now.leader


def _check_hand_sizes(now: Round, leader: Seat, unknown: Sequence[int]) -> None:
    ruleset = now.ruleset
    left = ruleset.tricks - sum(now.won)
    if left <= 0:
        raise _bad_position("all tricks have been played")
    for seat in ruleset.seats:
        played = (seat - leader) % ruleset.players < len(now.trick)
        size = len(now.unplayed(seat)) + unknown[seat]
        if size != left - played:
            raise _bad_position(f"seat {seat} holds {size} cards instead of {left - played}")


def _check_cards(now: Round, unknown: int, face_up: Card | None) -> None:
    """Every card is in one place at most, and every boss in one, if all places are known."""
    groups = [
        *(now.unplayed(seat).mask for seat in now.ruleset.seats),
        *(card.mask for card in now.trick),
        *now.bosses,
    ]
    if face_up is not None:
        groups.append(face_up.mask)
    seen: Mask = 0
    for group in groups:
        if seen & group:
            raise _bad_position(f"{CardSet(seen & group)} is in two places")
        seen |= group
    if seen & ~now.ruleset.deck.mask:
        raise _bad_position(f"{CardSet(seen & ~now.ruleset.deck.mask)} is not in the deck")
    if _union(now.bosses) & ~BOSSES:
        raise _bad_position(f"{CardSet(_union(now.bosses) & ~BOSSES)} is not a boss")
    for side, captured in enumerate(now.bosses):
        if captured.bit_count() > now.won[side] * now.ruleset.players:
            raise _bad_position(f"side {side} has more bosses than its tricks have cards")
    missing = CardSet(now.ruleset.deck.mask & BOSSES & ~seen)
    if face_up is None and now.ruleset.has_face_up_card and len(missing) == 1:
        missing = CardSet(mask_of(boss for boss in missing if boss.suit is not now.trump))
    if len(missing) > unknown:
        raise _bad_position(f"{missing} is nowhere")


def _check_trump(now: Round, face_up: Card | None) -> None:
    if not (now.trump is None or type(now.trump) is Suit):
        raise _bad_position(f"trump is to be a suit, not {now.trump!r}")
    if now.ruleset.has_face_up_card:
        if now.trump is None or (face_up is not None and face_up.suit is not now.trump):
            raise _bad_position("trump is the suit of the face-up card")
    elif face_up is not None:
        raise _bad_position(f"{now.ruleset.name} has no face-up card")
    elif (now.trump is None) != (not now.trick and not any(now.won)):
        raise _bad_position("the first card led makes its suit trump")
    elif now.trick and not any(now.won) and now.trump is not now.trick[0].suit:
        raise _bad_position(f"{now.trick[0]} was led first, so its suit is trump")


def _check_trick(now: Round, leader: Seat) -> None:
    """Whoever did not follow suit has no card of it."""
    for position, card in enumerate(now.trick):
        seat = (leader + position) % now.ruleset.players
        led = now.trick[0].suit
        if follow := CardSet(now.open_cards(seat) & led.mask) if card.suit is not led else None:
            raise _bad_position(f"seat {seat} played {card}, but could have followed with {follow}")


def _check_not_over(now: Round) -> None:
    ruleset = now.ruleset
    needed = ruleset.bosses_to_win
    if needed is not None:
        if any(bosses.bit_count() >= needed for bosses in now.bosses):
            raise _bad_position("a side has the bosses that win the round")
        if ruleset.losing_trick is not None and max(now.won) >= ruleset.losing_trick:
            raise _bad_position(f"a side has won {max(now.won)} tricks, which loses the round")
        return
    if any(len(sealed) >= ruleset.goal for sealed in now.seals):
        raise _bad_position("a side has the seals that win the match")
    once = ruleset.scoring is Scoring.SEALS_ONCE
    if once and sum(map(len, now.seals)) > len(frozenset().union(*now.seals)):
        raise _bad_position("a suit is sealed twice")
    for side, captured in enumerate(now.bosses):
        sealed = frozenset().union(*now.seals) if once else now.seals[side]
        for suit in Suit:
            if (captured & suit.mask).bit_count() == 2 and suit not in sealed:
                raise _bad_position(f"side {side} has both 7s of {suit.name.title()}, but no seal")


def _union(masks: Sequence[Mask]) -> Mask:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _bad_position(why: str) -> InvalidValue:
    return InvalidValue("bad-position", f"This is not a position: {why}.", why=why)
