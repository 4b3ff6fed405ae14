"""The events of a change that everybody is told, and those told again to whoever comes late."""

from collections.abc import Mapping

from yokai_septet.game import remembered_events
from yokai_septet.protocol import events as ev
from yokai_septet.protocol.game_events import encode_game_event
from yokai_septet.table import Change, Status, Table
from yokai_septet.table import entries as e
from yokai_septet.table.names import names_at


def encode_events(change: Change, names: Mapping[str, str]) -> list[ev.TableEvent]:
    """What everybody may know of a change."""
    if change.events:
        return [encode_game_event(event) for event in change.events]
    before = change.before
    match change.entry:
        case e.Sat(seat=seat):
            back = before is not None and before.status is Status.PLAYING
            taken = ev.SeatTaken(seat=seat, name=names_at(change.after, names)[seat])
            return [taken, ev.PersonReturned(seat=seat)] if back else [taken]
        case e.BotSat(seat=seat):
            return [ev.SeatTaken(seat=seat, name=None)]
        case e.Left(seat=seat):
            left = ev.SeatLeft(seat=seat)
            if before is not None and before.status is Status.PLAYING:
                return [left, ev.BotTookOver(seat=seat, why="left")]
            return [left]
        case e.Swapped(one=one, other=other):
            return [ev.SeatsSwapped(one=one, other=other)]
        case e.Shuffled():
            return [ev.SeatsShuffled()]
        case e.OptionsSet():
            return [ev.OptionsChanged()]
        case e.HandedOver(owner=owner):
            return [ev.OwnerChanged(seat=before.seat_of(owner) if before else None)]
        case e.Started():
            return [ev.MatchStarted()]
        case e.HintTaken() | e.TookOver() | e.Returned():
            return [_incident(change.entry)]
        case e.UndoRequested(seat=seat):
            return [ev.UndoAsked(seat=seat)]
        case e.UndoDeclined() if before is not None and before.undo is not None:
            return [ev.UndoRefused(seat=before.undo.seat)]
        case e.Undone(seat=seat):
            undone = change.after.taken_back[-1].entry
            if isinstance(undone, e.Passed):
                return [ev.PassTakenBack(seat=seat)]
            return [ev.CardTakenBack(seat=seat, card=undone.card)]
        case e.AbandonVoted(seat=seat, agree=False) if before and seat not in before.abandon:
            return [ev.AbandonRefused(seat=seat)]
        case e.Abandoned():
            return [ev.MatchAbandoned()]
        case e.Rematched(code=code):
            return [ev.RematchOffered(code=code)]
        case _:  # a salt, readiness, a vote: the state shows it, there is nothing to tell
            return []


def remembered(table: Table) -> list[ev.TableEvent]:
    """The events of the present round, with the incidents where they happened."""
    by_action = remembered_events(table.match, table.options.memory_aid) if table.match else ()
    told: list[ev.TableEvent] = []
    left = table.incidents
    for number, events in enumerate(by_action):  # the deal, the passes, then card by card
        told += map(encode_game_event, events)
        while left and (left[0].plays if left[0].plays is not None else -1) < number:
            told.append(_incident(left[0].entry))
            left = left[1:]
    return told + [_incident(one.entry) for one in left]  # what was later, and was taken back


def _incident(entry: e.HintTaken | e.TookOver | e.Returned) -> ev.TableEvent:
    match entry:
        case e.HintTaken(seat=seat):
            return ev.HintTaken(seat=seat)
        case e.TookOver(seat=seat, why=why):
            return ev.BotTookOver(seat=seat, why=why)
        case e.Returned(seat=seat):
            return ev.PersonReturned(seat=seat)
