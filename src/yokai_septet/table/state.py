"""A table as a value: who sits where, the match, and what is being waited for.

It holds everything, the seed and all cards included: what a viewer may see of it is decided in
`protocol`, through `game.view`. Only `advance` changes it.
"""

from enum import Enum
from typing import Literal, TypeAlias

from msgspec import Struct, field

from yokai_septet.game import KNOWN_EVERYWHERE, Match, Ruleset, Seat
from yokai_septet.table.entries import (
    EndReason,
    Lapsed,
    Left,
    Passed,
    Played,
    Returned,
    Sat,
    TakeoverReason,
    TookHint,
    TookOver,
)
from yokai_septet.table.errors import not_started
from yokai_septet.table.formats import Format, MatchFormat
from yokai_septet.table.options import TableOptions

SaltPhase: TypeAlias = Literal["commit", "reveal"]


class Status(Enum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class Chair(Struct, frozen=True, gc=False):
    """A place at the table: free, a person's, or a bot's."""

    person: str | None = None
    """The id of the person who sits here."""
    program: bool = False
    """Whether that person is a program that plays through the bot API."""
    strength: str | None = None
    """The strength of the bot that sits here."""
    bot_plays: TakeoverReason | None = None
    """Why a bot plays for the person at present, if it does."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.strength is None

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides here: its own seat, or one of somebody who is away."""
        return self.strength is not None or self.bot_plays is not None


class UndoableDecision(Struct, frozen=True):
    """A pass or play of the present round that could be taken back, and the match before it."""

    entry: Passed | Played
    before: Match
    refused: bool = False
    """Whether a request to take it back was refused, or not answered."""

    @property
    def cards(self) -> list[str]:
        """The codes of the cards that were passed or played."""
        return [self.entry.card] if isinstance(self.entry, Played) else self.entry.cards


class StandIn(Struct, frozen=True, gc=False):
    """A pass or play that was decided by somebody else than who began the match at that seat."""

    round: int
    seat: Seat
    plays: int | None
    """How many cards had been played in the round; None in the pass."""
    by: str
    """The strength of a bot, or `person` for somebody who took the seat over."""


class TakenHint(Struct, frozen=True, gc=False):
    """A pass or play for which a hint was asked."""

    round: int
    seat: Seat
    plays: int | None
    """How many cards had been played in the round; None in the pass."""


class Incident(Struct, frozen=True):
    """Something in the present round that is no action of the game, and is told again to whoever
    comes later."""

    plays: int | None
    """How many cards had been played in the round; None before the first could be."""
    entry: TookHint | Lapsed | TookOver | Returned | Left | Sat
    person: str | None = None
    """Who left."""


class UndoRequest(Struct, frozen=True):
    """Somebody asks to take a card back."""

    seat: Seat
    agreed: frozenset[Seat]
    at: float


class Table(Struct, frozen=True):
    """One table: one match, before, while and after it is played."""

    code: str
    seed: bytes
    owner: str
    options: TableOptions
    chairs: tuple[Chair, ...]
    created_at: float
    status: Status = Status.GATHERING
    locked: bool = False
    """Whether only people with the invitation sit down."""
    invitation: int = 0
    """Which invitation is valid: how often it was renewed, because somebody was removed or the
    seats were locked, and whoever that was meant for may have a link."""
    salt_commitments: dict[Seat, str] = field(default_factory=dict)
    """The commitments to salts, in the order in which they came."""
    salts_fixed: bool = False
    """Whether the commitments to salts are fixed, so that salts are revealed."""
    salts: dict[Seat, str] = field(default_factory=dict)
    """The salts, in the order in which they were revealed."""
    match: Match | None = None
    """None before the start."""
    since: float = 0.0
    """When the table began to wait for what it is waiting for. Coming back does not renew it."""
    bot_decides: frozenset[Seat] = frozenset()
    """The seats whose open decision a bot makes, though their people decide for themselves."""
    reserve_used: dict[Seat, float] = field(default_factory=dict)
    """How many seconds of the round's reserve each seat has used."""
    lapses: dict[Seat, int] = field(default_factory=dict)
    """How often in this round each seat let its time run out, or was away when waited for."""
    asked_for: dict[Seat, int] = field(default_factory=dict)
    """How many decisions of this round others had a bot make for each seat, where there is no
    clock."""
    without_veto: frozenset[Seat] = frozenset()
    """The seats that nobody has to ask about abandoning the match, until they have played a round
    on time: they have lapsed too often."""
    bot_votes: dict[Seat, frozenset[Seat]] = field(default_factory=dict)
    """For each seat, which others would give it to a bot until the round ends."""
    given_to_bot: frozenset[Seat] = frozenset()
    """The seats that the others have given to a bot until the round ends."""
    ready: frozenset[Seat] = frozenset()
    """The seats that are ready for the next deal, or for the start."""
    saw: dict[str, Seat] = field(default_factory=dict)
    """Whose hand each person has seen in this match: that seat is the only one for them."""
    decisions: tuple[UndoableDecision, ...] = ()
    """What was decided in the present round and could still be taken back, the last one last."""
    undo: UndoRequest | None = None
    given_up: frozenset[Seat] = frozenset()
    """The seats that somebody gave up in this round."""
    known_hands: frozenset[Seat] = frozenset()
    """The seats without a person of whose hands a card was seen and taken back in this round."""
    taken_back: tuple[UndoableDecision, ...] = ()
    """The decisions that were taken back in this match, in that order."""
    starters: tuple[Chair, ...] = ()
    """Who sat where when the match began."""
    stand_ins: tuple[StandIn, ...] = ()
    hints: tuple[TakenHint, ...] = ()
    """The decisions of this match for which a hint was asked."""
    incidents: tuple[Incident, ...] = ()
    """Hints, and people and bots that came and went, since the last deal."""
    abandon: frozenset[Seat] = frozenset()
    """The seats that have voted to abandon the match."""
    rematch: str | None = None
    ended_by: EndReason | None = None
    """Why the server ended the match, if it did."""
    format: Format = MatchFormat()
    """What kind of play it is."""

    @property
    def started(self) -> Match:
        """The match, which must have begun."""
        if self.match is None:
            raise not_started()
        return self.match

    @property
    def rules(self) -> Ruleset:
        """The ruleset that is, or will be, played."""
        return self.options.rules

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, in whatever way."""
        return self.status in (Status.FINISHED, Status.ABANDONED)

    @property
    def is_being_played(self) -> bool:
        """Whether the match has begun and goes on."""
        return self.status is Status.PLAYING

    @property
    def is_public(self) -> bool:
        """Whether everything about the match may be known."""
        return self.format.is_public(self)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, whether or not a bot plays for them at present."""
        return tuple([s for s, chair in enumerate(self.chairs) if chair.person is not None])

    @property
    def deciding_people(self) -> tuple[Seat, ...]:
        """The seats whose people decide for themselves at present."""
        return tuple([s for s in self.people if self.chairs[s].bot_plays is None])

    @property
    def awaits_deal(self) -> bool:
        """Whether the match goes on with a deal."""
        return self.status is Status.PLAYING and self.match is not None and self.match.awaits_deal

    @property
    def salt_phase(self) -> SaltPhase | None:
        """What players do with their salts now, between the start and the first deal. Salts without
        commitments come from an earlier version: such a match goes on with them alone."""
        if not self.awaits_deal or self.started.finished or not self.format.promises_deals:
            return None
        if self.salts_fixed:
            return "reveal"
        return None if self.salts else "commit"

    def seat_of(self, person: str) -> Seat | None:
        """Where this person sits."""
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def strength_at(self, seat: Seat) -> str:
        """How strong the bot is that plays, or would play, for a seat."""
        return self.chairs[seat].strength or self.options.bots

    @property
    def allows_hints(self) -> bool:
        """Whether people may ask a bot for advice."""
        allowed = self.options.hints
        return len(self.people) == 1 if allowed is None else allowed

    @property
    def has_coach(self) -> bool:
        """Whether people may ask what their decisions in a finished round were worth. Engines judge
        them in processes of their own, which must know the ruleset."""
        if self.options.ruleset not in KNOWN_EVERYWHERE:
            return False
        people = sum(chair.person is not None for chair in self.starters)
        return self.format.has_coach and (people == 1 or self.options.coach)

    @property
    def may_talk(self) -> bool:
        """Whether phrases may be said: not in pass and tricks, where they would be signals."""
        return self.match is None or self.match.round is None

    def decision_to_undo(self, seat: Seat) -> UndoableDecision | None:
        """The decision that this seat may ask to take back now.

        It is the player's own last card, before anybody else has acted. A person who plays
        against bots alone may also take it back after they have answered, and their pass as well:
        nobody is harmed. A seat that somebody gave up in this round counts as a person's: they may
        come back to a hand of which a card was seen.
        """
        if not self.is_being_played or not self.format.may_undo:
            return None
        alone = self.people == (seat,) and not self.given_up
        for decision in reversed(self.decisions):
            entry = decision.entry
            if entry.seat == seat:
                may = not entry.bot and (isinstance(entry, Played) or alone)
                return decision if may else None
            # A person has acted, who may have left since.
            if not entry.bot or not alone:
                return None
        return None
