"""From the wire to values of the game, for clients: the way back from `encode`.

What a viewer is sent decodes to what `game.view` gives that viewer, with the table's memory aid;
tests/protocol/test_codec.py holds the two equal over whole matches in every ruleset.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from yokai_septet.game import (
    Announcement,
    Card,
    CardSet,
    Event,
    FinishedRound,
    MatchResult,
    Pass,
    RoundResult,
    RoundView,
    Ruleset,
    Seat,
    Suit,
    Taken,
    Trick,
    View,
)
from yokai_septet.game.cards import mask_of
from yokai_septet.game.view import Received
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.events import TableEvent
from yokai_septet.protocol.game_events import decode_game_event
from yokai_septet.protocol.rulesets import ruleset_from
from yokai_septet.protocol.values import boss_points_of, card_of, cards_of, suit_of, suits_of

parse = msgspec.json.Decoder(m.ServerMessage).decode
"""A message of a table's socket, from its text or bytes."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer sees it."""

    seq: int
    state: m.TableState
    """Who sits where, what they may do, the clock: all that is no part of the match."""
    view: View | None
    """The match as the viewer may know it; None before it has begun."""


def decode(message: m.Snapshot | m.Update, last: TableView | None = None) -> TableView:
    """What the viewer sees after this message. A snapshot stands for itself; an update needs the
    `last` view, because the ruleset and finished rounds are sent once."""
    state, match = message.state, message.state.match
    if match is None:
        return TableView(message.seq, state, None)
    known = last.view if last else None
    if message.ruleset is not None:
        rules = ruleset_from(message.ruleset)
    elif known is not None:
        rules = known.ruleset
    else:
        raise ValueError("an update says only what has changed since the last view")
    if isinstance(message, m.Snapshot):
        finished = decode_rounds(message.finished, rules)
    else:
        finished = known.finished if known else ()
        if message.finished_round is not None:
            finished = decode_rounds([message.finished_round], rules, finished)
    view = _view(match, rules, state.viewer.seat, finished)
    return TableView(message.seq, state, view)


def decode_events(events: Iterable[TableEvent]) -> tuple[Event | TableEvent, ...]:
    """The events of an update: those of the game as the game's own values, the others as they
    are."""
    return tuple([decode_game_event(event) or event for event in events])


def decode_rounds(
    rounds: Iterable[m.FinishedRoundState],
    rules: Ruleset,
    earlier: tuple[FinishedRound, ...] = (),
) -> tuple[FinishedRound, ...]:
    """The rounds that are over: the earlier ones, and these."""
    for done in rounds:
        before = earlier[-1].seals if earlier else (frozenset(),) * rules.side_count
        earlier += (_finished_round(done, rules, before),)
    return earlier


def _finished_round(
    done: m.FinishedRoundState, rules: Ruleset, before: tuple[frozenset[Suit], ...]
) -> FinishedRound:
    result = done.result
    return FinishedRound(
        ruleset=rules,
        dealt=tuple(CardSet.of(*hand) for hand in done.dealt),
        lead_from=done.lead_from,
        passes=tuple(Pass(seat, cards_of(cards)) for seat, cards in enumerate(done.passes)),
        hands=tuple(mask_of(cards_of(hand)) for hand in done.left),
        trump=suit_of(done.trump),
        leader=result.decided_by,
        trick=(),
        tricks=tuple(map(_trick, done.tricks)),
        bosses=tuple(mask_of(cards_of(bosses)) for bosses in done.bosses),
        won=tuple(done.won),
        seals=tuple(map(suits_of, done.seals)),
        result=RoundResult(
            result.reason,
            tuple(result.winners),
            tuple(result.points),
            tuple(map(boss_points_of, result.breakdown)),
        ),
        face_up=card_of(done.face_up),
        seals_before=before,
    )


def _view(
    match: m.MatchState, rules: Ruleset, viewer: Seat | None, finished: tuple[FinishedRound, ...]
) -> View:
    return View(
        ruleset=rules,
        viewer=viewer,
        round_number=match.round_number,
        scores=tuple(match.scores),
        seals=tuple(map(suits_of, match.seals)),
        finished=finished,
        round=None if match.round is None else _round_view(match.round, viewer),
        result=None if match.winner is None else MatchResult(match.winner, match.tie_break),
    )


def _round_view(now: m.RoundState, viewer: Seat | None) -> RoundView:
    announcement = passed = None
    if (told := now.announcement) is not None:
        announcement = Announcement(told.seat, Card.parse(told.card), told.option)
    if now.passed is not None and viewer is not None:
        passed = Pass(viewer, cards_of(now.passed))
    return RoundView(
        phase=now.phase,
        lead_from=now.lead_from,
        face_up=card_of(now.face_up),
        trump=suit_of(now.trump),
        dealt=None if now.dealt is None else CardSet.of(*now.dealt),
        hand=None if now.hand is None else CardSet.of(*now.hand),
        hand_sizes=tuple(now.hand_sizes),
        has_passed=tuple(now.has_passed),
        passed=passed,
        received=tuple(Received(gift.giver, Card.parse(gift.card)) for gift in now.received),
        announcement=announcement,
        leader=now.leader,
        turn=now.turn,
        to_act=tuple(now.to_act),
        trick=cards_of(now.trick.cards) if now.trick else (),
        tricks=tuple(map(_trick, now.tricks)),
        voids=tuple(map(suits_of, now.voids)),
        bosses=tuple(CardSet.of(*bosses) for bosses in now.bosses),
        won=tuple(now.won),
        taken=tuple(Taken(own.tricks, CardSet.of(*own.bosses)) for own in now.taken),
    )


def _trick(trick: m.TrickState) -> Trick:
    if trick.winner is None:
        raise ValueError("a trick without a winner is not complete")
    return Trick(trick.leader, cards_of(trick.cards), trick.winner)
