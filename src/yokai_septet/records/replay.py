"""Going through a record: every action with the state before it, and what a viewer may have of it.

Nothing here keeps a state per move: a record is played from its first deal, one state at a time.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from yokai_septet.errors import YokaiError
from yokai_septet.game import (
    Action,
    Card,
    CardSet,
    Deal,
    Event,
    Match,
    MemoryAid,
    Pass,
    Play,
    Seat,
    step,
    view,
)
from yokai_septet.game.cards import mask_of
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.record import Cards, Record, RoundRecord
from yokai_septet.records.words import UNKNOWN


def replay(record: Record) -> Iterator[tuple[Match, Action]]:
    """Every action with the match before it; the passes of a round in the order of the seats.

    A record that is wrong or has unknown cards raises a `RecordError` when it gets there.
    """
    match = Match.new(record.ruleset)
    for spot, action in actions(record):
        after = apply(match, action, spot)
        yield match, action
        match = after


def steps(record: Record) -> Iterator[tuple[Action, Match, tuple[Event, ...]]]:
    """Every action with the match after it and what happened; errors as with `replay`."""
    match = Match.new(record.ruleset)
    for spot, action in actions(record):
        with _placing_errors(match, action, spot):
            match, events = step(match, action)
        yield action, match, events


def final(record: Record) -> Match:
    """The match as the record leaves it."""
    match = Match.new(record.ruleset)
    for spot, action in actions(record):
        match = apply(match, action, spot)
    return match


def seen_by(record: Record, viewer: Seat | None, memory_aid: MemoryAid = MemoryAid.ALL) -> Record:
    """The record as a seat, or a spectator (None), may have it now.

    A match that is over has no secrets. Until then the viewer gets what is in its view, without
    the seed, without hints and cards taken back, and without comments and free tags, which might
    say anything.
    """
    if record.is_over:
        return record
    return Record.from_view(
        view(final(record), viewer).remembering(memory_aid),
        participants=record.participants,
        date=record.date,
        commitment=record.commitment,
        salts=record.salts,
        salt_commitments=record.salt_commitments,
        salt_order=record.salt_order,
        decisions=record.decisions,
    )


def actions(record: Record) -> Iterator[tuple[Spot, Action]]:
    """The actions of a record, each with its place; a `RecordError` where a card is unknown."""
    for number, one in enumerate(record.rounds, 1):
        yield from round_actions(number, one)


def round_actions(number: int, one: RoundRecord) -> Iterator[tuple[Spot, Action]]:
    """The actions of the round with this number."""
    hands = (dealt(cards, Spot("hand", number, seat)) for seat, cards in enumerate(one.hands))
    yield Spot("round", number), Deal(tuple(hands), one.face_up)
    for seat, passed in enumerate(one.passes):
        if passed is not None:
            spot = Spot("pass", number, seat)
            yield spot, Pass(seat, _known(passed, spot))
    for trick_number, trick in enumerate(one.tricks, 1):
        if trick.leader is None:
            raise _unknown(Spot("trick", number, trick_number))
        for position, card in enumerate(trick.cards):
            spot = Spot("card", number, trick_number, position + 1)
            if card is None:
                raise _unknown(spot)
            yield spot, Play((trick.leader + position) % len(one.hands), card)


def dealt(cards: Cards, spot: Spot) -> CardSet:
    """The hand of these cards, which must all be known and different."""
    hand = CardSet(mask_of(_known(cards, spot)))
    if len(hand) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise RecordError(
            "repeated-card", f"{twice} stands there twice.", spot=spot, found=twice,
            expected=Expected.DIFFERENT_CARDS, text=str(twice),
        )  # fmt: skip
    return hand


def apply(match: Match, action: Action, spot: Spot) -> Match:
    """The match after this action; where the rules object, their objection with its place."""
    with _placing_errors(match, action, spot):
        return match.apply(action)


def legal_cards(match: Match) -> CardSet:
    """The cards that may be played now."""
    return CardSet(match.round.playable()) if match.round else CardSet()


@contextmanager
def _placing_errors(match: Match, action: Action, spot: Spot) -> Iterator[None]:
    try:
        yield
    except YokaiError as error:
        raise _placed(error, match, action, spot) from error


def _placed(error: YokaiError, match: Match, action: Action, spot: Spot) -> RecordError:
    found: object = Found.DEAL
    expected, legal = Expected.DEAL(), CardSet()
    if isinstance(action, Play):
        found, expected, legal = action.card, Expected.LEGAL_CARD(), legal_cards(match)
    elif isinstance(action, Pass):
        found = " ".join(card.code for card in action.cards)
        expected = Expected.CARDS_OF_HAND(match.ruleset.pass_size)
        if match.round is not None and action.seat in match.ruleset.seats:
            legal = match.round.hand(action.seat)
    return RecordError.of(error, spot=spot, found=found, expected=expected, legal=legal)


def _known(cards: Cards, spot: Spot) -> tuple[Card, ...]:
    known = tuple(card for card in cards if card is not None)
    if len(known) < len(cards):
        raise _unknown(spot)
    return known


def _unknown(spot: Spot) -> RecordError:
    return RecordError(
        "record-unknown-cards",
        "A match cannot be played on from here: a card is unknown.",
        spot=spot,
        found=UNKNOWN,
        expected=Expected.CARD,
    )
