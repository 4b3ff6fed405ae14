"""From the table to the wire: what one viewer may see of it. `encode_events` tells what happened.

All that is shown of a match comes from `game/view.py`, the only place where information is hidden.
The seed appears when the match is over, and the table's log never. `decode` is the way back.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from msgspec import Struct

from yokai_septet.game import (
    CardSet,
    FinishedRound,
    OwnCards,
    Pass,
    Phase,
    RoundView,
    Seat,
    Taken,
    Trick,
    View,
    commitment,
    own_cards,
    taken,
    view,
)
from yokai_septet.game.memo import by_identity
from yokai_septet.game.view import Received
from yokai_septet.protocol import messages as m
from yokai_septet.protocol.encode_events import encode_events, remembered
from yokai_septet.protocol.rulesets import RulesetInfo, ruleset_info
from yokai_septet.protocol.values import boss_points_state, code, codes, letter, letters
from yokai_septet.table import (
    NOBODY,
    Change,
    Due,
    NextDeal,
    Presence,
    Table,
    Think,
    bot_allowed_from,
    decision_time,
    is_late,
    may_vote_bot,
    undo_waiting,
)
from yokai_septet.table import entries as e
from yokai_septet.table.commands import CardCode
from yokai_septet.table.names import names_at


@dataclass(frozen=True, slots=True)
class People:
    """What is known about the people around a table."""

    names: Mapping[str, str] = field(default_factory=dict)
    presence: Presence = NOBODY
    invitation: str | None = None
    """The token of the table's invitation, which players and the owner are shown."""


class OwnRound(Struct, frozen=True):
    """What one person is shown of the round that is being played besides what everybody is."""

    dealt: list[CardCode] | None = None
    hand: list[CardCode] | None = None
    legal: list[CardCode] = []
    pass_to: list[Seat] | None = None
    passed: list[CardCode] | None = None
    received: list[m.ReceivedCard] = []


class PrivateState(Struct, frozen=True):
    """What one person is shown of a table besides what everybody is."""

    viewer: m.Viewer
    may_undo: bool = False
    cards: OwnCards | None = None
    """None for a spectator, and while no round is being played."""
    legal: CardSet = CardSet()
    pass_to: tuple[Seat, ...] = ()

    @property
    def round(self) -> OwnRound:
        """The cards as they travel."""
        cards = self.cards
        if cards is None:
            return OwnRound()
        return OwnRound(
            dealt=None if cards.dealt is None else codes(cards.dealt),
            hand=codes(cards.hand),
            legal=codes(self.legal),
            pass_to=list(self.pass_to),
            passed=passed_codes(cards.passed),
            received=received_cards(cards.received),
        )


def passed_codes(passed: Pass | None) -> list[CardCode] | None:
    """The cards that a seat has chosen to pass, as they travel."""
    return None if passed is None else codes(passed.cards)


def received_cards(received: tuple[Received, ...]) -> list[m.ReceivedCard]:
    """The cards that a seat was passed, as they travel."""
    return [m.ReceivedCard(giver=giver, card=card.code) for giver, card in received]


# --- the messages ---------------------------------------------------------------------------------


def snapshot(
    seq: int, table: Table, person: str, people: People, now: float, next_due: Due | None = None
) -> m.Snapshot:
    """The table after entry `seq`, as this person may see it."""
    finished = table.match.finished if table.match else ()
    return m.Snapshot(
        seq=seq,
        state=table_state(table, person, people, now, next_due),
        ruleset=_ruleset(table),
        finished=[finished_round(done, number) for number, done in enumerate(finished, 1)],
        events=remembered(table, people.names),
    )


def update(
    seq: int,
    change: Change,
    own: PrivateState,
    people: People,
    now: float,
    next_due: Due | None = None,
) -> m.Update:
    """What entry `seq` changed, as the person whose own part this is may see it."""
    return m.Update(
        seq=seq,
        events=encode_events(change, people.names),
        state=_state(change.after, own, people, now, next_due, _match(change.after, own)),
        ruleset=None if change.before and change.before.match else _ruleset(change.after),
        finished_round=_round_finished_by(change),
    )


def _ruleset(table: Table) -> RulesetInfo | None:
    return ruleset_info(table.match.ruleset) if table.match else None


def _round_finished_by(change: Change) -> m.FinishedRoundState | None:
    before, after = change.before.match if change.before else None, change.after.match
    if before is None or after is None or len(after.finished) == len(before.finished):
        return None
    return finished_round(after.finished[-1], len(after.finished))


# --- the state ------------------------------------------------------------------------------------


def table_state(
    table: Table, person: str, people: People, now: float, next_due: Due | None = None
) -> m.TableState:
    """The table as this person may see it: from their seat, or as a spectator."""
    own = private_state(table, person, people)
    return _state(table, own, people, now, next_due, _match(table, own))


def around_match(
    table: Table, person: str, people: People, now: float, next_due: Due | None = None
) -> m.TableState:
    """The same without the match, for clients on this machine, which have its view."""
    return _state(table, private_state(table, person, people), people, now, next_due, None)


def _state(
    table: Table,
    own: PrivateState,
    people: People,
    now: float,
    next_due: Due | None,
    match: m.MatchState | None,
) -> m.TableState:
    """The table as the person whose own part this is may see it; the rest everybody is shown."""
    seats = range(len(table.chairs))
    fair = table.format.promises_deals
    return m.TableState(
        code=table.code,
        status=table.status.value,
        options=table.options,
        viewer=own.viewer,
        seats=[
            _seat(table, seat, name, people, now)
            for seat, name in enumerate(names_at(table, people.names))
        ],
        locked=table.locked,
        commitment=_commitment(table.seed) if fair else "",
        salt_phase=table.salt_phase,
        salt_commitments=[table.salt_commitments.get(seat) for seat in seats],
        salts=[table.salts.get(seat) for seat in seats],
        seed=table.seed.hex() if table.is_over and fair else None,
        match=match,
        server_now=now,
        clock=_clock(table, next_due, now),
        undo=_undo(table),
        may_undo=own.may_undo,
        may_talk=table.may_talk,
        hints=table.allows_hints,
        coach=table.has_coach,
        undone=len(table.taken_back),
        rematch=table.rematch,
        ended_by=table.ended_by,
        format=table.format.info,
    )


_commitment = lru_cache(4096)(commitment)


def private_state(table: Table, person: str, people: People) -> PrivateState:
    """This person's own part; the cards in it are those of their seat alone."""
    seat = table.seat_of(person)
    name, owner = people.names.get(person, ""), person == table.owner
    invitation = people.invitation if owner or seat is not None else None
    viewer = m.Viewer(name=name, seat=seat, owner=owner, invitation=invitation)
    if seat is None:
        return PrivateState(viewer)
    match = table.match
    decision = table.decision_to_undo(seat) if table.undo is None else None
    may_undo = decision is not None and not decision.refused
    cards = None if match is None else own_cards(match, seat)
    if match is None or cards is None:
        return PrivateState(viewer, may_undo)
    passing = match.round is not None and match.round.phase is Phase.PASS
    legal = cards.hand if passing else cards.playable
    return PrivateState(viewer, may_undo, cards, legal, match.ruleset.recipients(seat))


def _seat(table: Table, seat: Seat, name: str | None, people: People, now: float) -> m.SeatState:
    chair = table.chairs[seat]
    person = chair.person
    return m.SeatState(
        seat=seat,
        kind="person" if person is not None else "bot" if chair.strength else "free",
        name=name,
        program=chair.program,
        strength=chair.strength or (table.options.bots if chair.bot_plays else None),
        owner=person is not None and person == table.owner,
        present=person is None or people.presence.is_present(person, now),
        bot_plays=person is not None and chair.bot_plays is not None,
        bot_from=bot_allowed_from(table, seat, now, people.presence),
        ready=seat in table.ready,
        hints_taken=sum(one.seat == seat for one in table.hints) if table.hints else 0,
        abandon=seat in table.abandon,
        time=_decision_time(table, seat, people.presence, now),
        late=_lateness(table, seat),
    )


def _lateness(table: Table, seat: Seat) -> m.Lateness | None:
    if not is_late(table, seat):
        return None
    return m.Lateness(
        lapses=table.lapses.get(seat, 0),
        without_veto=seat in table.without_veto,
        may_vote_bot=may_vote_bot(table, seat),
        bot_votes=sorted(table.bot_votes.get(seat, ())),
        given_to_bot=seat in table.given_to_bot,
    )


def _decision_time(
    table: Table, seat: Seat, presence: Presence, now: float
) -> m.DecisionTime | None:
    time = decision_time(table, seat, presence, now)
    if time is None:
        return None
    return m.DecisionTime(reserve_from=time.reserve_from, ends_at=time.ends_at)


_BEFORE_CARDS = (NextDeal, e.SaltsFixed)


def _clock(table: Table, next_due: Due | None, now: float) -> m.ClockState | None:
    """The clock that people see: not that of the bots."""
    if next_due is None or isinstance(next_due.task, Think):
        return None
    if isinstance(next_due.task, _BEFORE_CARDS) and not table.deciding_people:
        return None
    return m.ClockState(ends_at=next_due.at, server_now=now)


def _undo(table: Table) -> m.UndoState | None:
    if table.undo is None:
        return None
    return m.UndoState(seat=table.undo.seat, waiting=list(undo_waiting(table)))


def _match(table: Table, own: PrivateState) -> m.MatchState | None:
    if table.match is None:
        return None
    seen = view(table.match, aid=table.options.memory_aid)
    return m.MatchState(
        scores=list(seen.scores),
        seals=[letters(seals) for seals in seen.seals],
        round_number=seen.round_number,
        round=_round(seen, seen.round, own.round) if seen.round else None,
        winner=seen.result.winner if seen.result else None,
        tie_break=seen.result is not None and seen.result.tie_break,
    )


def _round(seen: View, now: RoundView, own: OwnRound) -> m.RoundState:
    told = now.announcement
    return m.RoundState(
        number=seen.round_number,
        phase=now.phase,
        lead_from=now.lead_from,
        face_up=code(now.face_up),
        trump=letter(now.trump),
        dealt=own.dealt,
        hand=own.hand,
        hand_sizes=list(now.hand_sizes),
        legal=own.legal,
        pass_to=own.pass_to,
        has_passed=list(now.has_passed),
        passed=own.passed,
        received=own.received,
        announcement=None
        if told is None
        else m.AnnouncementState(seat=told.seat, card=told.card.code, option=told.option),
        leader=now.leader,
        turn=now.turn,
        to_act=list(now.to_act),
        trick=None
        if now.leader is None
        else m.TrickState(leader=now.leader, cards=codes(now.trick), winner=None),
        trick_number=now.trick_number,
        tricks=[trick_state(trick) for trick in now.tricks],
        voids=[letters(suits) for suits in now.voids],
        bosses=[codes(bosses) for bosses in now.bosses],
        won=list(now.won),
        taken=_taken(now.taken),
    )


def finished_round(done: FinishedRound, number: int) -> m.FinishedRoundState:
    """A round that is over: all its cards are public."""
    return m.FinishedRoundState(
        number=number,
        result=round_result(done),
        lead_from=done.lead_from,
        face_up=code(done.face_up),
        trump=letter(done.trump),
        dealt=[codes(hand) for hand in done.dealt or ()],
        passes=[codes(choice.cards) if choice else [] for choice in done.passes],
        tricks=[trick_state(trick) for trick in done.tricks],
        left=[codes(CardSet(hand)) for hand in done.hands],
        bosses=[codes(CardSet(bosses)) for bosses in done.bosses],
        won=list(done.won),
        taken=_taken(taken(done.ruleset, done.tricks)),
        seals=[letters(seals) for seals in done.seals],
    )


def round_result(done: FinishedRound) -> m.RoundResultState:
    """How a round that is over ended."""
    result = done.result
    return m.RoundResultState(
        reason=result.reason,
        winners=list(result.winners),
        decided_by=done.leader,
        points=list(result.points),
        breakdown=[boss_points_state(points) for points in result.breakdown],
    )


@by_identity(4096)
def _taken(by_seat: tuple[Taken, ...]) -> list[m.TakenState]:
    return [m.TakenState(tricks=own.tricks, bosses=codes(own.bosses)) for own in by_seat]


@by_identity(4096)
def trick_state(trick: Trick) -> m.TrickState:
    """A complete trick."""
    return m.TrickState(leader=trick.leader, cards=codes(trick.cards), winner=trick.winner)
