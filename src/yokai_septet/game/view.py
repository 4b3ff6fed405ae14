"""What one seat, or a spectator, may know of a match: the only place where information is hidden.

Bots, the server and its clients are given a `View` and nothing else. Two matches that look the same
to a viewer give equal views, whatever the hidden cards are.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple

from yokai_septet.errors import InvalidValue
from yokai_septet.game.actions import Action, Choice, Pass, Play, possible_passes
from yokai_septet.game.cards import BOSSES, Card, CardSet, Mask, Suit, mask_of
from yokai_septet.game.events import CardPlayed, Event, TrickWon, TurnedUp, VoidShown, step
from yokai_septet.game.match import Match, MatchResult
from yokai_septet.game.memo import by_identity
from yokai_septet.game.round import Announcement, FinishedRound, Phase, Round
from yokai_septet.game.rows import Exchange, Layout, Place
from yokai_septet.game.ruleset import Ruleset, Seat, Side
from yokai_septet.game.trick import Trick


class MemoryAid(Enum):
    """How much of the tricks already won a table shows; a courtesy, not a secret."""

    OFF = "off"
    LAST_TRICK = "last-trick"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Received:
    """A card that was passed to the viewer, and by whom."""

    giver: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Taken:
    """What lies before one seat: the number of its tricks, and the bosses in them (R14)."""

    tricks: int
    bosses: CardSet


@dataclass(frozen=True, slots=True)
class RowView:
    """What everybody may know of a seat's row: not even its owner knows a card face down (R61)."""

    face_up: tuple[Card | None, ...]
    """Place by place what lies there face up; None where the card has been played."""
    face_down: tuple[Card | None, ...]
    """Place by place what has been turned up and lies there still, or lies covered but was seen
    when it was exchanged (R62)."""
    covered: tuple[bool, ...]
    """At which of the lower places a card still lies face down."""


@dataclass(frozen=True, slots=True)
class OwnCards:
    """What a seat knows of the round that is being played beyond what everybody knows."""

    dealt: CardSet | None
    """Its cards before the pass; None for a position set up by hand."""
    hand: CardSet
    legal: CardSet
    """The cards that it may play now; in the pass, all that it may pass."""
    passed: Pass | None
    """What it has chosen to pass."""
    received: tuple[Received, ...]
    """What it was passed; empty until all have chosen."""
    pass_to: tuple[Seat, ...]
    """Whose each of the cards is that it passes."""


@dataclass(frozen=True, slots=True)
class RoundView:
    """What everybody may know of the round that is being played."""

    phase: Phase
    lead_from: Seat | None
    """The seat that leads because of the round before (R10); None if the cards decide (R9, R52)."""
    face_up: Card | None
    trump: Suit | None
    hand_sizes: tuple[int, ...]
    has_passed: tuple[bool, ...]
    """Which seats have chosen the cards they pass."""
    announcement: Announcement | None
    leader: Seat | None
    """Who leads, or led, the present trick."""
    turn: Seat | None
    to_act: tuple[Seat, ...]
    trick: tuple[Card, ...]
    """The cards of the present trick, from its leader clockwise."""
    tricks: tuple[Trick, ...]
    """The complete tricks, or those that the memory aid shows."""
    voids: tuple[frozenset[Suit], ...]
    """For each seat the suits that it has shown not to hold."""
    bosses: tuple[CardSet, ...]
    """The bosses that each side has captured."""
    won: tuple[int, ...]
    """The number of tricks that each side has won."""
    taken: tuple[Taken, ...]
    """What each seat has won, whatever the memory aid shows: the bosses lie open, and the other
    cards in one pile per trick. Tricks won before a position set up by hand are not among them."""
    rows: tuple[RowView, ...] = ()
    """What lies on the table before each seat, where there are rows."""
    trick_places: tuple[Place | None, ...] = ()
    """For each card of the present trick the place in a row where it lay; None for the hand."""
    exchangeable: tuple[Exchange, ...] = ()
    """The choices of the seat that has to decide about a face-up boss."""

    @property
    def led(self) -> Suit | None:
        """The suit that was led to the present trick."""
        return self.trick[0].suit if self.trick else None

    @property
    def trick_number(self) -> int:
        """The number of the present trick, from 1."""
        return sum(self.won) + 1


class SeatedView(NamedTuple):
    """A seat's view of the round that is being played: what a player decides from."""

    ruleset: Ruleset
    seat: Seat
    side: Side
    round: RoundView
    own: OwnCards

    @property
    def hand(self) -> CardSet:
        """The cards that this seat holds."""
        return self.own.hand


class View(NamedTuple):
    """What a viewer may know of a match."""

    ruleset: Ruleset
    viewer: Seat | None
    """The seat that looks; None for a spectator."""
    round_number: int
    after: int
    """The number of actions before the decision that is awaited, as in `Match`."""
    scores: tuple[int, ...]
    """The score when the round began, as in `Match`."""
    seals: tuple[frozenset[Suit], ...]
    """The suits that each side has sealed so far, in the present round as well."""
    finished: tuple[FinishedRound, ...]
    """The rounds that are over: they are public with all their cards."""
    round: RoundView | None
    """The round that is being played; None while a deal is awaited and after the end."""
    own: OwnCards | None
    """The viewer's own cards in that round; None for a spectator."""
    result: MatchResult | None

    @property
    def side(self) -> Side | None:
        """The viewer's side."""
        return None if self.viewer is None else self.ruleset.sides[self.viewer]

    @property
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that the match is waiting for."""
        return self.round.to_act if self.round else ()

    def seated(self) -> SeatedView:
        """The view of a seat in the round that is being played; an `InvalidValue` for a spectator,
        and while no round is played."""
        if self.round is None or self.viewer is None or self.own is None:
            raise InvalidValue("nothing-to-decide", "This view shows no round from a seat.")
        side = self.ruleset.sides[self.viewer]
        return SeatedView(self.ruleset, self.viewer, side, self.round, self.own)

    def playable(self) -> CardSet:
        """The cards that the viewer may play now; none if it is not the viewer's turn."""
        passing = self.round is not None and self.round.phase is Phase.PASS
        return CardSet() if self.own is None or passing else self.own.legal

    def legal(self) -> Iterator[Choice]:
        """All that the viewer may do now, as `Match.legal` lists it."""
        if self.round is None or self.own is None or self.viewer is None:
            return
        if self.round.exchangeable:
            yield from (choice for choice in self.round.exchangeable if choice.seat == self.viewer)
        elif self.round.phase is Phase.PASS:
            yield from possible_passes(self.ruleset, self.viewer, self.own.hand.mask)
        else:
            for card in self.playable():
                yield Play(self.viewer, card)

    def remembering(self, aid: MemoryAid) -> "View":
        """This view without the tricks that the table's memory aid does not show (and what can be
        told only from them)."""
        if self.round is None or aid is MemoryAid.ALL:
            return self
        return self.recalling(_shown(self.round.tricks, aid))

    def recalling(self, tricks: tuple[Trick, ...]) -> "View":
        """This view with these complete tricks of the present round, and what can be told from
        them: the way back from `remembering` for a viewer who has seen them."""
        if self.round is None:
            return self
        voids = _voids(self.ruleset, tricks, self.round.leader, self.round.trick)
        return self._replace(round=replace(self.round, tricks=tricks, voids=voids))


def view(match: Match, viewer: Seat | None = None, aid: MemoryAid = MemoryAid.ALL) -> View:
    """What this seat, or a spectator (None), may know of the match; with a memory aid, what
    `View.remembering` leaves of it."""
    if viewer is not None:
        match.ruleset.check_seat(viewer)
    now = match.round
    return View(
        match.ruleset,
        viewer,
        match.round_number,
        match.after,
        match.scores,
        now.seals if now else match.seals,
        match.finished,
        None if now is None else _round_view(now, _shown(now.tricks, aid)),
        None if now is None or viewer is None else _own_cards(now, viewer),
        match.result,
    )


def own_cards(match: Match, viewer: Seat) -> OwnCards | None:
    """What the view of this seat has that a spectator's has not; None while no round is played.

    A caller that shows one match to many viewers makes the spectator's view once, and this for
    each seat.
    """
    match.ruleset.check_seat(viewer)
    return None if match.round is None else _own_cards(match.round, viewer)


@by_identity(4096)
def taken(ruleset: Ruleset, tricks: tuple[Trick, ...]) -> tuple[Taken, ...]:
    """What each seat has won in these tricks."""
    counts, bosses = [0] * ruleset.players, [0] * ruleset.players
    for trick in tricks:
        counts[trick.winner] += 1
        bosses[trick.winner] |= mask_of(trick.cards) & BOSSES
    return tuple([Taken(n, CardSet(mask)) for n, mask in zip(counts, bosses, strict=True)])


def seen(action: Action, viewer: Seat | None) -> Action | None:
    """The action as the viewer may know it at once, or None where only that it happened is known.

    A deal is never seen as such (what the viewer got is in the view), a pass only by its giver.
    """
    if isinstance(action, (Play, Exchange)) or (isinstance(action, Pass) and action.seat == viewer):
        return action
    return None


def remembered_events(match: Match, aid: MemoryAid) -> tuple[tuple[Event, ...], ...]:
    """What has happened in the present round, or in the last one if it is over, as far as the
    table's memory aid shows: the events of the deal, of the passes and of each card.

    It tells nothing of the cards in tricks that the aid does not show. What lies open (captured
    bosses, seals, the trump suit) stays, and a round that is over is public.
    """
    if match.round is None and not match.finished:
        return ()
    before, now = _round_begin(match)
    hidden = 0
    if match.round is not None and aid is not MemoryAid.ALL:
        hidden = len(now.tricks) - (aid is MemoryAid.LAST_TRICK)
    told: list[tuple[Event, ...]] = []
    for action in _actions_of(now):
        trick = len(before.round.tricks) if before.round else 0
        before, events = step(before, action)
        shown = [e for e in events if trick >= hidden or not isinstance(e, _TELLS_OF_CARDS)]
        if isinstance(action, Pass) and len(told) == _AFTER_PASSES:
            told[-1] += tuple(shown)
        else:
            told.append(tuple(shown))
    return tuple(told)


_AFTER_PASSES: Final = 2
_TELLS_OF_CARDS: Final = (CardPlayed, VoidShown, TrickWon, TurnedUp)


def _round_begin(match: Match) -> tuple[Match, Round]:
    """The match before the deal of its present, or else its last, round; and that round."""
    if match.round is not None:
        return match._replace(round=None), match.round
    rounds, new = match.finished[:-1], Match.new(match.ruleset)
    seals = rounds[-1].seals if rounds else new.seals
    scores = tuple([sum(round_.gains[s] for round_ in rounds) for s in range(len(new.scores))])
    before = new._replace(finished=rounds, scores=scores, seals=seals)
    return before, match.finished[-1]


def _actions_of(now: Round) -> Iterator[Action]:
    """The actions of a round so far; none for a position set up by hand."""
    if now.deal is None:
        return
    yield now.deal
    if now.layout is not None:
        yield from now.layout.exchanges
    yield from filter(None, now.passes)
    for leader, cards in [(t.leader, t.cards) for t in now.tricks] + [(now.leader, now.trick)]:
        for position, card in enumerate(cards):
            yield Play(((leader or 0) + position) % now.ruleset.players, card)


def _shown(tricks: tuple[Trick, ...], aid: MemoryAid) -> tuple[Trick, ...]:
    """Those of the complete tricks that a memory aid shows."""
    if aid is MemoryAid.ALL:
        return tricks
    return tricks[-1:] if aid is MemoryAid.LAST_TRICK else ()


def _round_view(now: Round, tricks: tuple[Trick, ...]) -> RoundView:
    return RoundView(
        phase=now.phase,
        lead_from=now.lead_from,
        face_up=now.face_up,
        trump=now.trump,
        hand_sizes=tuple([hand.bit_count() for hand in now.hands]),
        has_passed=tuple([choice is not None for choice in now.passes]),
        announcement=now.announcement,
        leader=now.leader,
        turn=now.turn,
        to_act=now.to_act,
        trick=now.trick,
        tricks=tricks,
        voids=_voids(now.ruleset, tricks, now.leader, now.trick),
        bosses=tuple([CardSet(mask) for mask in now.bosses]),
        won=now.won,
        taken=taken(now.ruleset, now.tricks),
        rows=_row_views(now.layout) if now.layout else (),
        trick_places=now.layout.places if now.layout else (),
        exchangeable=now.exchangeable,
    )


def _row_views(layout: Layout) -> tuple[RowView, ...]:
    return tuple(
        RowView(
            row.face_up,
            tuple([c if c and (mine | known) & c.mask else None for c in row.face_down]),
            tuple([c is not None and bool(hidden & c.mask) for c in row.face_down]),
        )
        for row, mine, hidden, known in zip(
            layout.rows, layout.open, layout.covered, map(layout.known, range(len(layout.rows))),
            strict=True,
        )
    )  # fmt: skip


def _own_cards(now: Round, viewer: Seat) -> OwnCards:
    hand, passes = now.hands[viewer], now.passes
    return OwnCards(
        now.dealt[viewer] if now.dealt else None,
        CardSet(hand),
        CardSet(_legal(now, viewer)),
        passes[viewer] if passes else None,
        () if now.leader is None else _received(passes, now.ruleset.pass_to, viewer),
        now.ruleset.recipients(viewer),
    )


def _legal(now: Round, seat: Seat) -> Mask:
    if now.leader is None:
        return now.hands[seat]
    return now.playable() if now.turn == seat else 0


@by_identity(4096)
def _received(
    passes: tuple[Pass | None, ...], pass_to: tuple[int, ...], viewer: Seat
) -> tuple[Received, ...]:
    received = []
    for choice in passes:
        if choice is not None and choice.seat != viewer:  # a card put aside is not received
            away = (viewer - choice.seat) % len(passes)
            if away in pass_to:
                for card, steps in zip(choice.cards, pass_to, strict=True):
                    if steps == away:
                        received.append(Received(choice.seat, card))
    return tuple(received)


def _voids(
    ruleset: Ruleset, tricks: tuple[Trick, ...], leader: Seat | None, trick: tuple[Card, ...]
) -> tuple[frozenset[Suit], ...]:
    voids: list[set[Suit]] = [set() for _ in ruleset.seats]
    for first, cards in [(t.leader, t.cards) for t in tricks] + [(leader, trick)]:
        if first is not None and cards:
            led = cards[0].suit
            for position, card in enumerate(cards):
                if card.suit is not led:
                    voids[(first + position) % ruleset.players].add(led)
    return tuple(map(frozenset, voids))
