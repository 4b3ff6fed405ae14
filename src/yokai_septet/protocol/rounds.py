"""A round with all its cards: one that is over, or one of a record."""

from msgspec import Struct

from yokai_septet.game import (
    Card,
    CardSet,
    FinishedRound,
    Match,
    Pass,
    Round,
    RoundResult,
    Ruleset,
    Suit,
    Taken,
    Trick,
    taken,
)


class OpenTrick(Struct, frozen=True):
    """A trick, from its leader clockwise."""

    leader: int
    cards: tuple[Card, ...]
    winner: int | None = None
    """None if it is incomplete."""


class OpenRound(Struct, frozen=True, kw_only=True):
    """A round with all its cards; the last one of a record may be unfinished."""

    number: int
    lead_from: int | None
    """Who led because of the round before (R10); None in the first round."""
    face_up: Card | None
    trump: Suit | None
    dealt: tuple[CardSet, ...]
    passes: list[tuple[Card, ...]]
    """What each seat passed; empty for a seat that has not chosen."""
    tricks: list[OpenTrick]
    """All tricks in the order played; the last one may be incomplete."""
    left: list[CardSet]
    """The cards that each seat still holds."""
    bosses: list[CardSet]
    """The bosses captured by each side."""
    won: tuple[int, ...]
    """The tricks won by each side."""
    taken: tuple[Taken, ...]
    """What each seat has won."""
    seals: list[list[Suit]]
    """The suits that each side has sealed after this round."""
    scores: list[int]
    """The score of each side after this round."""
    decided_by: int | None
    """The seat that won the last trick; None if the round is not over."""
    result: RoundResult | None


def open_round(match: Match, number: int) -> OpenRound:
    """The round with this number of a match."""
    round_ = match.rounds[number - 1]
    gains = zip(*(earlier.gains for earlier in match.rounds[:number]), strict=True)
    return OpenRound(
        number=number,
        lead_from=round_.lead_from,
        face_up=round_.face_up,
        trump=round_.trump,
        dealt=round_.dealt or (),
        passes=[choice.cards if choice else () for choice in round_.passes],
        tricks=open_tricks(round_),
        left=[CardSet(hand) for hand in round_.hands],
        bosses=[CardSet(bosses) for bosses in round_.bosses],
        won=round_.won,
        taken=taken(round_.ruleset, round_.tricks),
        seals=[sorted(sealed) for sealed in round_.seals],
        scores=[sum(gained) for gained in gains],
        decided_by=round_.leader if isinstance(round_, FinishedRound) else None,
        result=round_.result,
    )


def open_tricks(round_: Round) -> list[OpenTrick]:
    """All tricks of a round in the order played; the last one may be incomplete."""
    tricks = [OpenTrick(trick.leader, trick.cards, trick.winner) for trick in round_.tricks]
    if round_.trick and round_.leader is not None:
        tricks.append(OpenTrick(round_.leader, round_.trick))
    return tricks


def finished_round(
    sent: OpenRound, rules: Ruleset, before: tuple[frozenset[Suit], ...]
) -> FinishedRound:
    """The round that was sent; `before` are the suits that each side had sealed."""
    passes = tuple([Pass(seat, c) if c else None for seat, c in enumerate(sent.passes)])
    return FinishedRound(
        ruleset=rules,
        dealt=sent.dealt,
        lead_from=sent.lead_from,
        passes=passes,
        hands=tuple(hand.mask for hand in sent.left),
        trump=sent.trump,
        leader=sent.decided_by,
        trick=(),
        tricks=tuple(map(_trick, sent.tricks)),
        bosses=tuple(bosses.mask for bosses in sent.bosses),
        won=sent.won,
        seals=tuple(map(frozenset, sent.seals)),
        result=sent.result,
        face_up=sent.face_up,
        seals_before=before,
    )


def _trick(sent: OpenTrick) -> Trick:
    if sent.winner is None:
        raise ValueError("a trick without a winner is not complete")
    return Trick(sent.leader, sent.cards, sent.winner)
