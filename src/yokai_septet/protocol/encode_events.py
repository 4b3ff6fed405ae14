"""The events of a change that everybody is told, and those told again to whoever comes late."""

from collections.abc import Mapping

from yokai_septet.game import remembered_events
from yokai_septet.protocol import events as ev
from yokai_septet.protocol.game_events import encode_game_event
from yokai_septet.table import Change, Incident, Status, Table
from yokai_septet.table import entries as e
from yokai_septet.table.names import names_at


def encode_events(change: Change, names: Mapping[str, str]) -> list[ev.TableEvent]:
    """What everybody may know of a change."""
    if change.events:
        return [encode_game_event(event) for event in change.events]
    before = change.before
    match change.entry:
        case e.Sat() | e.Left() if before is not None and before.status is Status.PLAYING:
            return _incident(change.after.incidents[-1], change.after, names)
        case e.Sat(seat=seat):
            return [ev.SeatTaken(seat=seat, name=names_at(change.after, names)[seat])]
        case e.BotSat(seat=seat):
            return [ev.SeatTaken(seat=seat, name=None)]
        case e.Left(seat=seat):
            return [ev.SeatLeft(seat=seat)]
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
        case e.SeatsLocked(locked=locked):
            return [ev.SeatsLocked(locked=locked)]
        case e.TookHint() | e.Lapsed() | e.TookOver() | e.Returned():
            return _incident(change.after.incidents[-1], change.after, names)
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
        case e.Abandoned(why=why):
            return [ev.MatchAbandoned(why=why)]
        case e.Rematched(code=code):
            return [ev.RematchOffered(code=code)]
        case _:  # a salt, readiness, a vote: the state shows it, there is nothing to tell
            return []


def remembered(table: Table, names: Mapping[str, str]) -> list[ev.TableEvent]:
    """The events of the present round, with the incidents where they happened."""
    by_action = remembered_events(table.match, table.options.memory_aid) if table.match else ()
    told: list[ev.TableEvent] = []
    left = table.incidents
    for number, events in enumerate(by_action):  # the deal, the passes, then card by card
        told += map(encode_game_event, events)
        while left and (left[0].plays if left[0].plays is not None else -1) < number:
            told += _incident(left[0], table, names)
            left = left[1:]
    for later in left:  # what was later, and was taken back
        told += _incident(later, table, names)
    return told


def _incident(incident: Incident, table: Table, names: Mapping[str, str]) -> list[ev.TableEvent]:
    match incident.entry:
        case e.TookHint(seat=seat):
            return [ev.HintTaken(seat=seat)]
        case e.Lapsed(seat=seat):
            return [ev.DecisionLapsed(seat=seat)]
        case e.TookOver(seat=seat, why=why):
            return [ev.BotTookOver(seat=seat, why=why)]
        case e.Returned(seat=seat):
            return [ev.PersonReturned(seat=seat)]
        case e.Left(seat=seat):
            gone = {seat: incident.person} if incident.person else {}
            name = names_at(table, names, gone)[seat] or None
            return [ev.SeatLeft(seat=seat), ev.BotTookOver(seat=seat, why="left", name=name)]
        case e.Sat(seat=seat, person=person):
            taken = ev.SeatTaken(seat=seat, name=names_at(table, names, {seat: person})[seat])
            is_there = table.chairs[seat].person == person  # they may have left again
            return [taken, ev.PersonReturned(seat=seat)] if is_there else [taken]
