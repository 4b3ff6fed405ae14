"""The decisions of a record: who chose what, when, and of which kind."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeVar

from yokai_septet.errors import InvalidValue
from yokai_septet.game import Choice, Deal, Match, Pass, Play, Ruleset, Seat, View, view
from yokai_septet.records import Decision, Record, TakenBack, Termination, replay, verify

_Choice = TypeVar("_Choice", Pass, Play, Choice)

ENDGAME_CARDS = 4
"""With at most this many cards in the hand, a decision belongs to the endgame."""
MOST_ROUNDS = 40
"""The most rounds of a match that is reviewed; the longest of 12,000 random matches has 16."""


class DecisionKind(Enum):
    """What kind of decision it was."""

    PASS = "pass"
    LEAD = "lead"
    FOLLOW = "follow"
    DISCARD = "discard"
    """A card of another suit than the one led."""
    ENDGAME = "endgame"
    """Any of the last cards."""


@dataclass(frozen=True, slots=True)
class DecisionPoint:
    """One decision that had a choice, in the match before it."""

    after: int
    """The number of actions before it, deals included."""
    match: Match
    seat: Seat
    made: Choice
    kind: DecisionKind
    by: str | None
    """Who decided instead of the participant: a bot that stood in, or `person`."""
    hint: bool
    taken_back: tuple[TakenBack, ...]

    @property
    def view(self) -> View:
        """What the seat knew."""
        return view(self.match, self.seat)


def check_reviewable(record: Record) -> None:
    """Refuse a match that may still go on, since its review would tell what is secret; a record of
    what one player knew; one that would take hours; and one that is wrong."""
    if record.termination is Termination.UNFINISHED:
        raise InvalidValue(
            "review-unfinished", "Only a match that is over can be reviewed; this one may go on."
        )
    if not record.is_known:
        raise InvalidValue(
            "review-unknown-cards", "Only a record in which every card is known can be reviewed."
        )
    if len(record.rounds) > MOST_ROUNDS:
        raise InvalidValue(
            "review-too-long",
            f"This match has {len(record.rounds)} rounds; at most {MOST_ROUNDS} can be reviewed.",
            rounds=len(record.rounds),
            most=MOST_ROUNDS,
        )
    verify(record)


def moments(record: Record) -> Iterator[tuple[Match, Deal | DecisionPoint | Play]]:
    """Everything that happened with the match before it: deals, decisions that had a choice, and
    cards that had none."""
    marks = {mark.after: mark for mark in record.decisions}
    taken_over = record.played_on or 0
    for number, (match, action) in enumerate(replay(record)):
        if isinstance(action, Deal) or (isinstance(action, Play) and not _had_choice(match)):
            yield match, action
            continue
        # What was taken over from another match was not decided by these participants.
        mark = marks.get(number, Decision(number, by="person" if number < taken_over else None))
        made = in_legal_order(record.ruleset, action)
        kind = _kind(match, made)
        yield (
            match,
            DecisionPoint(
                number, match, made.seat, made, kind, mark.by, mark.hint, mark.taken_back
            ),
        )


def _had_choice(match: Match) -> bool:
    return match.active_round.playable().bit_count() > 1


def in_legal_order(ruleset: Ruleset, action: _Choice) -> _Choice:
    """A pass as `Match.legal` lists it: the order of its cards matters only where they go to
    different players."""
    if not isinstance(action, Pass) or ruleset.pass_is_ordered:
        return action
    return replace(action, cards=tuple(sorted(action.cards)))


def _kind(match: Match, action: Choice) -> DecisionKind:
    now = match.active_round
    if not isinstance(action, Play):
        return DecisionKind.PASS
    if now.hands[action.seat].bit_count() <= ENDGAME_CARDS:
        return DecisionKind.ENDGAME
    if not now.trick:
        return DecisionKind.LEAD
    return DecisionKind.FOLLOW if action.card.suit is now.led else DecisionKind.DISCARD
