"""The record of a match as a value: what was dealt, passed and played, and what came of it.

A record holds what its text says, so it may be wrong: `verify` finds out. Cards that the writer
did not know are None. `writer` and `reader` are its text, `document` its JSON.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date as Date  # noqa: N812 (a type beside the field `date`)
from enum import Enum
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from yokai_septet.game import (
    Action,
    Card,
    FinishedRound,
    Match,
    MatchResult,
    Reason,
    Round,
    RoundView,
    Ruleset,
    Seat,
    Suit,
    View,
)
from yokai_septet.game.dealing import commitment as commitment_of
from yokai_septet.records.error import RecordError

DAILY_DEAL: Final = "DailyDeal"
"""The tag that says which daily deal a match is, such as `2026-11-16 3`."""
PLAYED_ON: Final = "PlayedOn"
"""The tag of a match that was played on from a position of another one."""
SAME_DEALS: Final = "SameDeals"
"""The tag of a match whose first deals are those of another one: the code of its table, or
`DEALS_OF_FILE`, and how many deals."""
DEALS_OF_FILE: Final = "file"
"""Stands there for the code if somebody brought the other match in a file."""
TEAM_MATCH: Final = "TeamMatch"
"""The free tag of a record that says which deal of a team match it is: the code of that match, the
deal, and the table, 1 or 2, such as `K7WQ2M 3 1`."""

BOT: Final = re.compile(r"[a-z][a-z0-9@_-]{0,31}")
"""The strength of a bot."""
ASeat: TypeAlias = Annotated[int, Meta(ge=0, le=3, description="A seat, clockwise.")]
ANumber: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
ABot: TypeAlias = Annotated[
    str, Meta(pattern=f"^{BOT.pattern}$", description="The strength of a bot.")
]
After: TypeAlias = Annotated[int, Meta(ge=0)]
"""How many actions (deals, passes and plays) of the match come before something."""
Cards: TypeAlias = tuple[Card | None, ...]
"""Some cards; None where the card is not known."""


def in_order(cards: Iterable[Card | None]) -> Cards:
    """The known cards by suit and rank, then the unknown ones."""
    cards = tuple(cards)
    known = sorted(card for card in cards if card is not None)
    return (*known, *(None,) * (len(cards) - len(known)))


class Termination(Enum):
    """How a match stands."""

    FINISHED = "finished"
    """Somebody has won."""
    UNFINISHED = "unfinished"
    """It may go on."""
    ABANDONED = "abandoned"
    """Its players have given it up: it has no winner (R42)."""


class _Part(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a record that is the same in its JSON."""


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """A trick: its cards in the order played. The last one may be incomplete or still empty."""

    leader: Seat | None
    """None if the writer did not know."""
    cards: Cards


class RoundEnd(_Part, frozen=True):
    """How a round ended: the points of each side, and with seals the suits each has sealed."""

    reason: Reason
    points: tuple[ANumber, ...]
    """The points that each side scored; with seals all 0."""
    seals: tuple[tuple[Suit, ...], ...] = ()
    """The suits that each side has sealed in the match so far; empty without seals."""

    def __post_init__(self) -> None:
        force_setattr(self, "seals", tuple([tuple(sorted(set(side))) for side in self.seals]))

    @staticmethod
    def of(last: FinishedRound) -> "RoundEnd":
        """How this round ended."""
        seals = last.seals if last.ruleset.has_seals else ()
        return RoundEnd(last.result.reason, last.result.points, tuple(map(tuple, seals)))


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A round."""

    face_up: Card | None
    """The card left over by the deal; None in Seven Suitors."""
    hands: tuple[Cards, ...]
    """What each seat was dealt: the known cards by suit and rank, then the unknown ones."""
    passes: tuple[Cards | None, ...]
    """What each seat passed; None for a seat that has not chosen yet."""
    tricks: tuple[TrickRecord, ...] = ()
    end: RoundEnd | None = None

    @property
    def is_known(self) -> bool:
        """Whether every card is known."""
        groups = [*self.hands, *(cards for cards in self.passes if cards is not None)]
        groups += [trick.cards for trick in self.tricks]
        return all(None not in cards for cards in groups) and all(
            trick.leader is not None for trick in self.tricks
        )

    @property
    def action_count(self) -> int:
        """The number of actions: the deal, the passes and the cards played."""
        passed = sum(cards is not None for cards in self.passes)
        return 1 + passed + sum(len(trick.cards) for trick in self.tricks)


class Result(_Part, frozen=True):
    """The score of each side, in points or seals, and who has won."""

    scores: tuple[ANumber, ...]
    winner: ASeat | None = None
    tie_break: bool = False

    @staticmethod
    def of(scores: tuple[int, ...], result: MatchResult | None) -> "Result":
        """The result of a match with these scores."""
        if result is None:
            return Result(scores)
        return Result(scores, result.winner, result.tie_break)


class Participant(_Part, frozen=True, omit_defaults=False):
    """Who sat at a seat when the match began: a name, and for a bot its strength."""

    name: str = ""
    bot: ABot | None = None
    """The strength of a bot, such as `adept`; `program` for somebody's own; None for a person."""


class TakenBack(_Part, frozen=True):
    """Cards that a seat passed or played, and took back."""

    seat: ASeat
    cards: tuple[Card, ...]


class Decision(_Part, frozen=True):
    """How the decision after so many actions was taken, if not simply by the participant."""

    after: After
    by: ABot | None = None
    """The strength of a bot that stood in; `person` for somebody who took the seat over."""
    hint: bool = False
    """Whether a hint was given."""
    taken_back: tuple[TakenBack, ...] = ()
    """What was passed or played here before, and taken back."""


class SaltOrder(_Part, frozen=True):
    """The seats in the order in which they committed to salts, and then revealed them."""

    committed: tuple[ASeat, ...]
    revealed: tuple[ASeat, ...]


class Comment(_Part, frozen=True):
    """A remark after so many actions (deals, passes and plays) of the match."""

    after: After
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match from its first deal to wherever it got."""

    ruleset: Ruleset
    rounds: tuple[RoundRecord, ...] = ()
    termination: Termination = Termination.UNFINISHED
    result: Result | None = None
    participants: tuple[Participant, ...] = ()
    """Who plays, by seat, or nothing."""
    date: Date | None = None
    commitment: str | None = None
    """What was published before the first deal to fix the seed, 64 hexadecimal digits."""
    seed: bytes | None = None
    salts: tuple[bytes, ...] = ()
    """The players' contributions to the deals by seat, or nothing."""
    salt_commitments: tuple[str | None, ...] = ()
    """What each player published before any salt was shown, by seat, or nothing."""
    salt_order: SaltOrder | None = None
    decisions: tuple[Decision, ...] = ()
    """The decisions that were not simply the participants' own, in order."""
    tags: tuple[tuple[str, str], ...] = ()
    """Whatever else somebody wanted to note: names and values."""
    comments: tuple[Comment, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """The participants' names by seat, or nothing."""
        return tuple(one.name for one in self.participants)

    @property
    def played_on(self) -> int | None:
        """How many actions were taken over from another match, if the free tag `PlayedOn` says so:
        the match was played on from there, and its deals were known or chosen."""
        value = dict(self.tags).get(PLAYED_ON, "")
        if not (value.isascii() and value.isdecimal() and len(value) < 10):
            return None
        return int(value) if int(value) <= self.action_count else None

    @property
    def same_deals(self) -> int | None:
        """How many of the first deals are those of another match, if the free tag `SameDeals` says
        so."""
        _, _, value = dict(self.tags).get(SAME_DEALS, "").partition(" ")
        if not (value.isascii() and value.isdecimal() and len(value) < 10):
            return None
        return min(int(value), len(self.rounds)) or None

    @property
    def has_deals_of_file(self) -> bool:
        """Whether those deals come from a file that somebody brought: no server dealt them."""
        source, _, _ = dict(self.tags).get(SAME_DEALS, "").partition(" ")
        return self.same_deals is not None and source == DEALS_OF_FILE

    @property
    def action_count(self) -> int:
        """The number of actions: the deals, the passes and the cards played."""
        return sum(one.action_count for one in self.rounds)

    @property
    def is_known(self) -> bool:
        """Whether every card is known."""
        return all(one.is_known for one in self.rounds)

    @property
    def is_over(self) -> bool:
        """Whether the match can no longer go on, so that nothing about it is secret."""
        return self.termination is not Termination.UNFINISHED

    @staticmethod
    def from_match(
        match: Match,
        *,
        abandoned: bool = False,
        participants: Sequence[Participant] = (),
        date: Date | None = None,
        commitment: str | None = None,
        seed: bytes | None = None,
        salts: Sequence[bytes] = (),
        decisions: Iterable[Decision] = (),
        tags: Iterable[tuple[str, str]] = (),
        comments: Iterable[Comment] = (),
    ) -> "Record":
        """The record of a match as far as it got. A seed brings its commitment along."""
        rounds = [_finished(one) for one in match.finished]
        if match.round is not None:
            rounds.append(_running(match.round))
        if commitment is None and seed is not None:
            commitment = commitment_of(seed)
        return Record(
            match.ruleset,
            tuple(rounds),
            _termination(match.result, abandoned),
            Result.of(match.scores, match.result),
            tuple(participants),
            date,
            commitment,
            seed,
            tuple(salts),
            decisions=tuple(decisions),
            tags=tuple(tags),
            comments=tuple(comments),
        )

    @staticmethod
    def from_actions(ruleset: Ruleset, actions: Iterable[Action]) -> "Record":
        """The record of the match in which these actions happened."""
        match = Match.new(ruleset)
        for action in actions:
            match = match.apply(action)
        return Record.from_match(match)

    @staticmethod
    def from_view(
        view: View,
        *,
        participants: Sequence[Participant] = (),
        date: Date | None = None,
        commitment: str | None = None,
        salts: Sequence[bytes] = (),
        salt_commitments: Sequence[str | None] = (),
        salt_order: SaltOrder | None = None,
        decisions: Iterable[Decision] = (),
    ) -> "Record":
        """The record of a running match as its viewer may know it: the rest is unknown.

        Its cards are those of the view alone, so it can tell no more; a view that remembers less
        (see `View.remembering`) gives a record that tells less. Of the decisions it says where
        somebody else decided; hints and cards taken back are told when the match is over.
        """
        rounds = [_finished(one) for one in view.finished]
        if view.round is not None:
            rounds.append(_seen(view, view.round))
        return Record(
            view.ruleset,
            tuple(rounds),
            _termination(view.result, abandoned=False),
            Result.of(view.scores, view.result),
            tuple(participants),
            date,
            commitment,
            salts=tuple(salts),
            salt_commitments=tuple(salt_commitments),
            salt_order=salt_order,
            decisions=tuple(Decision(one.after, one.by) for one in decisions if one.by),
        )

    def with_comment(self, text: str, after: int | None = None) -> "Record":
        """This record with a remark after so many actions, or at its end."""
        if after is None:
            after = self.action_count
        comments = sorted((*self.comments, Comment(after, text)), key=lambda one: one.after)
        return replace(self, comments=tuple(comments))


def _termination(result: MatchResult | None, abandoned: bool) -> Termination:
    if result is not None:
        return Termination.FINISHED
    return Termination.ABANDONED if abandoned else Termination.UNFINISHED


def _finished(one: FinishedRound) -> RoundRecord:
    tricks = tuple(TrickRecord(trick.leader, trick.cards) for trick in one.tricks)
    return RoundRecord(*_deal_and_passes(one), tricks, RoundEnd.of(one))


def _running(one: Round) -> RoundRecord:
    tricks = [TrickRecord(trick.leader, trick.cards) for trick in one.tricks]
    if one.leader is not None:
        tricks.append(TrickRecord(one.leader, one.trick))  # who leads is known before the lead
    return RoundRecord(*_deal_and_passes(one), tuple(tricks))


def _deal_and_passes(
    one: Round,
) -> tuple[Card | None, tuple[Cards, ...], tuple[Cards | None, ...]]:
    if one.dealt is None:
        raise RecordError(
            "record-unknown-cards", "A position set up by hand has no record: its deal is unknown."
        )
    hands = tuple(tuple(hand) for hand in one.dealt)
    passes = tuple(None if choice is None else choice.cards for choice in one.passes)
    return one.face_up, hands, passes


def _seen(view: View, now: RoundView) -> RoundRecord:
    """The running round, of what is in the view."""
    ruleset = view.ruleset
    own, unknown = view.own, (None,) * ruleset.hand_size
    hands = tuple(
        tuple(own.dealt) if own and seat == view.viewer and own.dealt is not None else unknown
        for seat in ruleset.seats
    )
    passes = tuple(_seen_pass(view, now, seat) for seat in ruleset.seats)
    forgotten = TrickRecord(None, (None,) * ruleset.players)
    tricks = [forgotten] * (sum(now.won) - len(now.tricks))
    tricks += [TrickRecord(trick.leader, trick.cards) for trick in now.tricks]
    if now.leader is not None:
        tricks.append(TrickRecord(now.leader, now.trick))
    return RoundRecord(now.face_up, hands, passes, tuple(tricks))


def _seen_pass(view: View, now: RoundView, seat: Seat) -> Cards | None:
    if not now.has_passed[seat]:
        return None
    own = view.own
    if own and own.passed and own.passed.seat == seat:
        return own.passed.cards
    mine = iter([gift.card for gift in own.received if gift.giver == seat] if own else [])
    return tuple(
        next(mine, None) if recipient == view.viewer else None
        for recipient in view.ruleset.recipients(seat)
    )
