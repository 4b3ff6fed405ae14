"""What happened, as facts for people and programs: `step` applies an action and tells them.

Events are never stored. Each holds only what everybody at the table may know at that moment, so
it may be shown to all; what only some may know (a hand, the passed cards) is in their `View`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from yokai_septet.game.actions import Action, Deal, Pass, Play
from yokai_septet.game.cards import BOSSES, Card, CardSet, Suit, mask_of
from yokai_septet.game.match import Match
from yokai_septet.game.round import FinishedRound, Round
from yokai_septet.game.rows import Exchange, Place
from yokai_septet.game.ruleset import ASIDE, FirstLeader, Seat, Side
from yokai_septet.game.scoring import BossPoints, Reason
from yokai_septet.game.trick import WonBy, won_by


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round begins; everybody holds new cards."""

    round_number: int
    face_up: Card | None
    rows: tuple[tuple[Card, ...], ...] = ()
    """What lies face up in each seat's row, where there are rows (R61)."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A player has exchanged a face-up boss with a card under it, which everybody sees (R62)."""

    seat: Seat
    place: Place
    """Where the boss lay; the other card lies there now."""
    under: Place
    """Where the boss lies now, face down."""
    boss: Card
    card: Card


@dataclass(frozen=True, slots=True)
class BossLeft:
    """A player has left a face-up boss where it lies (R62)."""

    seat: Seat
    place: Place
    boss: Card


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player has put cards aside, face down, which only that player knows (R64)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PassChosen:
    """A player has chosen the cards to pass, which only that player knows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsPassed:
    """All have chosen, and the cards have changed hands."""


@dataclass(frozen=True, slots=True)
class LeaderAnnounced:
    """It is announced who leads the round, and if a card decided it, which one (R9, R10, R52)."""

    seat: Seat
    card: Card | None
    option: FirstLeader | None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A player has played a card."""

    seat: Seat
    card: Card
    led: bool
    """Whether it was the first card of the trick."""
    place: Place | None = None
    """Where it lay in the player's row; None if it came from the hand."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A card of a row is turned up, since no card lies on it any more (R68)."""

    seat: Seat
    place: Place
    card: Card


@dataclass(frozen=True, slots=True)
class TrumpSet:
    """Seven Suitors: the first card led has made its suit trump (R53)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class VoidShown:
    """A player could not follow the led suit, as everybody could see."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete."""

    seat: Seat
    card: Card
    why: WonBy
    cards: tuple[Card, ...]
    """All cards of the trick in the order played."""
    tricks: int
    """How many tricks the winner's side has now."""


@dataclass(frozen=True, slots=True)
class BossCaptured:
    """A Boss Yokai was in the trick."""

    seat: Seat
    boss: Card
    bosses: int
    """How many bosses the side has captured now."""


@dataclass(frozen=True, slots=True)
class SuitSealed:
    """Seven Suitors: a side has captured both 7s of a suit (R55)."""

    side: Side
    suit: Suit


@dataclass(frozen=True, slots=True)
class RoundWon:
    """A round is over. In Seven Suitors it may have no winner (R56)."""

    reason: Reason
    winners: tuple[Side, ...]
    decided_by: Seat
    """Who won the last trick: the side of this seat won, or with R21 lost."""


@dataclass(frozen=True, slots=True)
class PointsScored:
    """A side scores for a round."""

    side: Side
    points: int
    breakdown: tuple[BossPoints, ...]
    score: int
    """The points of the side in the match."""


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over."""

    side: Side
    scores: tuple[int, ...]
    tie_break: bool


Event: TypeAlias = (
    RoundDealt
    | Exchanged
    | BossLeft
    | Discarded
    | PassChosen
    | CardsPassed
    | LeaderAnnounced
    | CardPlayed
    | TurnedUp
    | TrumpSet
    | VoidShown
    | TrickWon
    | BossCaptured
    | SuitSealed
    | RoundWon
    | PointsScored
    | MatchWon
)


def step(match: Match, action: Action) -> tuple[Match, tuple[Event, ...]]:
    """The match after this action, and what happened, in the order in which it is told. An
    `IllegalAction` if the rules forbid it.

    The rules are applied once. Searches that need no events call `Match.apply`.
    """
    after = match.apply(action)
    return after, tuple(_events(match, action, after))


def _events(before: Match, action: Action, after: Match) -> Iterator[Event]:
    now = after.round or after.finished[-1]
    match action:
        case Deal(face_up=face_up):
            rows = tuple(tuple(filter(None, row.face_up)) for row in action.rows)
            yield RoundDealt(after.round_number, face_up, rows)
            if now.leader is not None:  # nothing is passed
                yield _leader_announced(now, now.leader)
        case Pass():
            yield from _pass_events(action, now)
        case Exchange():
            yield _exchange_event(now, action)
        case Play(seat=seat, card=card) if before.round is not None:
            yield from _play_events(before.round, now, seat, card)
            if isinstance(now, FinishedRound):
                yield from _end_events(after, now)


def _pass_events(action: Pass, now: Round) -> Iterator[Event]:
    aside = set(now.ruleset.pass_to) == {ASIDE}
    yield Discarded(action.seat) if aside else PassChosen(action.seat)
    if now.leader is not None:
        if not aside:
            yield CardsPassed()
        yield _leader_announced(now, now.leader)


def _exchange_event(now: Round, choice: Exchange) -> Exchanged | BossLeft:
    seat, place, under = choice.seat, choice.place, choice.under
    row = now.layout.rows[seat]  # type: ignore[union-attr]  # only rows have exchanges
    card = row.face_up[place.number - 1]
    assert card is not None  # nothing has been played
    if under is None:
        return BossLeft(seat, place, card)
    boss = row.face_down[under.number - 1]
    assert boss is not None
    return Exchanged(seat, place, under, boss, card)


def _leader_announced(now: Round, leader: Seat) -> LeaderAnnounced:
    told = now.announcement
    if told is None:
        return LeaderAnnounced(leader, None, None)
    return LeaderAnnounced(leader, told.card, told.option)


def _play_events(last: Round, now: Round, seat: Seat, card: Card) -> Iterator[Event]:
    place = None
    if last.layout is not None and not last.hands[seat] & card.mask:
        place = last.layout.rows[seat].place_of(card)
    yield CardPlayed(seat, card, not last.trick, place)
    if last.trump is None and now.trump is not None:
        yield TrumpSet(now.trump)
    if last.led is not None and card.suit is not last.led:
        yield VoidShown(seat, last.led)
    if now.trick:
        return
    trick = now.tricks[-1]
    side = now.ruleset.sides[trick.winner]
    best = trick.winning_card
    yield TrickWon(trick.winner, best, won_by(best, now.trump), trick.cards, now.won[side])
    bosses = len(last.captured(side))
    for boss in CardSet(mask_of(trick.cards) & BOSSES):
        bosses += 1
        yield BossCaptured(trick.winner, boss, bosses)
    for suit in sorted(now.seals[side] - last.seals[side]):
        yield SuitSealed(side, suit)
    if last.layout is not None and now.layout is not None:
        for owner, row in enumerate(now.layout.rows):
            for turned in CardSet(last.layout.covered[owner] & ~now.layout.covered[owner]):
                yield TurnedUp(owner, row.place_of(turned), turned)


def _end_events(after: Match, now: FinishedRound) -> Iterator[Event]:
    yield RoundWon(now.result.reason, now.result.winners, now.leader)
    for side in now.result.winners if now.result.reason is not Reason.SEALS else ():
        yield PointsScored(side, now.result.points[side], now.result.breakdown, after.scores[side])
    if after.result is not None:
        yield MatchWon(after.result.winner, after.scores, after.result.tie_break)
