"""A table as a value: who sits where, the match, and what is being waited for.

It holds everything, the seed and all cards included: what a viewer may see of it is decided in
`protocol`, through `game.view`. Only `advance` changes it.
"""

from enum import Enum
from hashlib import sha256
from typing import Literal, TypeAlias

from msgspec import Struct, field

from yokai_septet.game import Deal, Match, Ruleset, Seat
from yokai_septet.table.entries import (
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
from yokai_septet.table.options import DailyDeal, TableOptions, TeamDeal

SaltPhase: TypeAlias = Literal["commit", "reveal"]
FROM_FILE = "file:"
"""What the name of a source of deals begins with that is no table but a record somebody brought;
its id follows."""


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
    entry: TookHint | TookOver | Returned | Left | Sat
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
    salt_commitments: dict[Seat, str] = field(default_factory=dict)
    """The commitments to salts, in the order in which they came."""
    salts_fixed: bool = False
    """Whether the commitments to salts are fixed, so that salts are revealed."""
    salts: dict[Seat, str] = field(default_factory=dict)
    """The salts, in the order in which they were revealed."""
    match: Match | None = None
    """None before the start."""
    since: float = 0.0
    """When the table began to wait for what it is waiting for."""
    ready: frozenset[Seat] = frozenset()
    """The seats that are ready for the next deal, or for the start."""
    saw: dict[str, Seat] = field(default_factory=dict)
    """Whose hand each person has seen in this match: that seat is the only one for them."""
    decisions: tuple[UndoableDecision, ...] = ()
    """What was decided in the present round and could still be taken back, the last one last."""
    undo: UndoRequest | None = None
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
    daily: DailyDeal | None = None
    team_deal: TeamDeal | None = None
    compared: bool = False
    """Whether both tables of the team match have finished this deal."""
    same_deals: str | None = None
    """The code of the table whose deals are played again here, or `FROM_FILE` and the id of a
    record."""
    given: tuple[Deal, ...] = ()
    """The deals of the first rounds, if they come from there."""
    same_nodes: int | None = None
    """The playouts of one decision of a bot, if equal plays are to meet equal replies there."""
    played_on: int | None = None
    """How many actions were taken over from another match; None if it began with the first deal."""

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
    def is_one_round(self) -> bool:
        """Whether the match ends after its first round."""
        return self.daily is not None or self.team_deal is not None

    @property
    def is_public(self) -> bool:
        """Whether everything about the match may be known: it is over, and nobody at another table
        is still to play its cards in the same team match."""
        return self.is_over and (self.team_deal is None or self.compared)

    @property
    def has_deals_of_file(self) -> bool:
        """Whether the deals come from a record that somebody brought in a file."""
        return self.same_deals is not None and self.same_deals.startswith(FROM_FILE)

    @property
    def equal_replies(self) -> tuple[bytes, int] | None:
        """The seed of the bots' randomness and the playouts of a decision, where equal plays meet
        equal replies."""
        if self.same_deals is not None:
            seed = sha256(f"{self.same_deals} {self.started.round_number}".encode()).digest()
            return None if self.same_nodes is None else (seed, self.same_nodes)
        one_round = self.daily or self.team_deal
        return None if one_round is None else (self.seed, one_round.nodes)

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
        if not self.awaits_deal or self.started.finished or self.given:
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
    def may_talk(self) -> bool:
        """Whether phrases may be said: not in pass and tricks, where they would be signals."""
        return self.match is None or self.match.round is None

    def decision_to_undo(self, seat: Seat) -> UndoableDecision | None:
        """The decision that this seat may ask to take back now.

        It is the player's own last card, before anybody else has acted. A person who plays
        against bots alone may also take it back after they have answered, and their pass as well:
        nobody is harmed.
        """
        if self.status is not Status.PLAYING or self.is_one_round or self.given:
            return None
        for decision in reversed(self.decisions):
            entry = decision.entry
            if entry.seat == seat:
                may = not entry.bot and (isinstance(entry, Played) or self.people == (seat,))
                return decision if may else None
            # A person has acted, who may have left since.
            if not entry.bot or self.people != (seat,):
                return None
        return None
