"""From the wire to values of the game, for clients: the way back from `encode`.

What a viewer is sent decodes to what `game.view` gives that viewer, with the table's memory aid;
tests/protocol/test_codec.py holds the two equal over whole matches in every ruleset.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from yokai_septet.game import Event, FinishedRound, MatchResult, Ruleset, View
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.codec import decoder
from yokai_septet.protocol.events import TableEvent
from yokai_septet.protocol.game_events import decode_game_event
from yokai_septet.protocol.rounds import OpenRound, finished_round

parse = decoder(m.ServerMessage).decode
"""A message of a table's socket, from its text or bytes."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A table as one viewer sees it."""

    seq: int
    state: m.TableState
    """Who sits where, what they may do, the clock: all that is not part of the match."""
    viewer: m.Viewer
    view: View | None
    """The match as the viewer may know it; None before it has begun."""


def decode(message: m.Snapshot | m.Update, last: TableView | None = None) -> TableView:
    """What the viewer sees after this message. A snapshot stands for itself; an update needs the
    `last` view, because the ruleset and finished rounds are sent once."""
    state, match = message.state, message.state.match
    if match is None:
        return TableView(message.seq, state, message.viewer, None)
    known = last.view if last else None
    if message.ruleset is not None:
        rules = message.ruleset
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
    view = View(
        ruleset=rules,
        viewer=message.viewer.seat,
        round_number=match.round_number,
        after=match.after,
        scores=match.scores,
        seals=match.seals,
        finished=finished,
        round=match.round,
        own=message.viewer.cards,
        result=None if match.winner is None else MatchResult(match.winner, match.tie_break),
    )
    return TableView(message.seq, state, message.viewer, view)


def decode_events(events: Iterable[TableEvent]) -> tuple[Event | TableEvent, ...]:
    """The events of an update: those of the game as the game's own values, the others as they
    are."""
    return tuple([decode_game_event(event) or event for event in events])


def decode_rounds(
    rounds: Iterable[OpenRound],
    rules: Ruleset,
    earlier: tuple[FinishedRound, ...] = (),
) -> tuple[FinishedRound, ...]:
    """The rounds that are over: the earlier ones, and these."""
    for done in rounds:
        before = earlier[-1].seals if earlier else (frozenset(),) * rules.side_count
        earlier += (finished_round(done, rules, before),)
    return earlier
