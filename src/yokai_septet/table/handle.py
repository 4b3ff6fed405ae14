"""What people may do at a table: a command becomes changes, or is refused with a reason.

`handle` has no effect of its own. Its caller appends the entries of the changes to the log and, if
another was faster, asks again with the newer table.
"""

from collections.abc import Callable
from dataclasses import dataclass

from yokai_septet.game import Phase, Seat
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table import errors
from yokai_septet.table.changes import Change, advance_all
from yokai_septet.table.context import HandleContext, check_options
from yokai_septet.table.gathering import arrange, hand_over, leave, lock_seats, sit, voters
from yokai_septet.table.options import TableOptions
from yokai_septet.table.permissions import (
    check_chair,
    check_may_ask_hint,
    check_owner,
    check_playing,
    check_seated,
)
from yokai_septet.table.presence import Presence
from yokai_septet.table.salts import commit_salt, reveal_salt
from yokai_septet.table.state import Chair, Status, Table
from yokai_septet.table.waiting import bot_allowed_from, bot_voters, may_vote_bot, reserve_used

CODE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""What table codes are made of: nothing that is mistaken for something else, and no words."""
CODE_LENGTH = 6


@dataclass(frozen=True, slots=True)
class Accepted:
    """An accepted command: what it changes at the table."""

    changes: tuple[Change, ...]
    new_table: tuple[Change, ...] = ()
    """The changes that make another table along with it: that of a rematch."""

    @property
    def after(self) -> Table:
        """The table after all changes."""
        return self.changes[-1].after


def new_code(random_bytes: Callable[[int], bytes]) -> str:
    """A fresh code for a table."""
    number = int.from_bytes(random_bytes(16), "big")
    letters = []
    for _ in range(CODE_LENGTH):
        number, letter = divmod(number, len(CODE_LETTERS))
        letters.append(CODE_LETTERS[letter])
    return "".join(letters)


def create(
    owner: str, options: TableOptions, now: float, context: HandleContext, code: str | None = None
) -> e.Created:
    """The first entry of a new table."""
    check_options(options, context)
    return e.Created(
        at=now,
        code=code or new_code(context.random_bytes),
        seed=context.random_bytes(32).hex(),
        owner=owner,
        options=options,
    )


def handle(
    table: Table, person: str, command: c.Command, now: float, context: HandleContext
) -> Accepted:
    """What this person's command changes; a `YokaiError` says why it is refused."""
    table.format.check(command, context)
    if isinstance(command, c.Rematch):
        return _rematch(table, person, now, context)
    return Accepted(advance_all(table, _entries(table, person, command, now, context)))


def _entries(
    table: Table, person: str, command: c.Command, now: float, context: HandleContext
) -> tuple[e.Entry, ...]:
    """The entries of a command that changes this table alone. Whether the rules allow its action
    is found out when they are applied."""
    match command:
        case c.PlayCard():
            return _play(table, person, command, now, context.presence)
        case c.PassCards():
            return _pass(table, person, command, now, context.presence)
        case c.Ready(after=after):
            return _ready(table, person, after, now)
        case c.CommitSalt(commitment=committed):
            return commit_salt(table, person, committed, now)
        case c.RevealSalt(salt=salt):
            return reveal_salt(table, person, salt, now)
        case c.AskUndo():
            return _ask_undo(table, person, now)
        case c.AnswerUndo(agree=agree):
            return _answer_undo(table, person, agree, now)
        case c.AskBot(seat=seat):
            return _ask_bot(table, person, seat, now, context.presence)
        case c.VoteBot(seat=seat, agree=agree):
            return _vote_bot(table, person, seat, agree, now)
        case c.TakeBack():
            return _take_back(table, person, now)
        case c.AskHint():
            _, _, seat = check_may_ask_hint(table, person)
            return (e.TookHint(at=now, seat=seat),)
        case c.VoteAbandon(agree=agree):
            return _vote_abandon(table, person, agree, now, context.presence)
        case c.Leave():
            return leave(table, person, now, context.presence)
        case c.Sit(seat=seat):
            return sit(table, person, seat, now, context)
        case c.LockSeats(locked=locked):
            return lock_seats(table, person, locked, now)
        case c.HandOver(seat=seat):
            return hand_over(table, person, seat, now)
        case c.Say() | c.LeadReview():
            raise errors.not_stored(type(command).__name__)
        case _:
            return arrange(table, person, command, now, context)


# --- the game -------------------------------------------------------------------------------------


def _play(
    table: Table, person: str, command: c.PlayCard, now: float, presence: Presence
) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    _check_decision(table, command.after, Phase.PLAY)
    reserve = reserve_used(table, seat, presence, now)
    played = e.Played(at=now, seat=seat, card=command.card, reserve=reserve)
    return (*_return(table, seat, now), played)


def _pass(
    table: Table, person: str, command: c.PassCards, now: float, presence: Presence
) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    _check_decision(table, command.after, Phase.PASS)
    reserve = reserve_used(table, seat, presence, now)
    passed = e.Passed(at=now, seat=seat, cards=command.cards, reserve=reserve)
    return (*_return(table, seat, now), passed)


def _check_decision(table: Table, after: int, phase: Phase) -> None:
    """Refuse a command that answers a decision which the match does not wait for."""
    match = check_playing(table)
    if match.round is None or match.round.phase is not phase or match.after != after:
        raise errors.decision_is_over()


def _return(table: Table, seat: Seat, now: float) -> tuple[e.Entry, ...]:
    """Acting ends a bot's takeover: the person has come back."""
    if seat in table.given_to_bot:
        raise errors.seat_was_given(seat)
    if table.chairs[seat].bot_plays is None:
        return ()
    return (e.Returned(at=now, seat=seat, v=2),)


def _ready(table: Table, person: str, after: int, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    awaited = 0
    if table.status is not Status.GATHERING:  # before the start the others merely see it
        match = check_playing(table)
        awaited = match.after if match.awaits_deal else -1
    if after != awaited:
        raise errors.decision_is_over()
    if seat in table.ready:
        raise errors.already_ready()
    return (*_return(table, seat, now), e.Readied(at=now, seat=seat))


def _ask_undo(table: Table, person: str, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    check_playing(table)
    decision = table.decision_to_undo(seat)
    if decision is None:
        raise errors.nothing_to_undo()
    if decision.refused:
        raise errors.undo_was_refused()
    if table.undo is not None:
        raise errors.undo_is_asked()
    if all(s == seat for s in table.deciding_people):
        return (e.Undone(at=now, seat=seat),)
    return (e.UndoRequested(at=now, seat=seat),)


def _answer_undo(table: Table, person: str, agree: bool, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    undo = table.undo
    if undo is None or undo.seat == seat:
        raise errors.no_undo_asked()
    if not agree:
        return (e.UndoDeclined(at=now, seat=seat),)
    waiting = undo_waiting(table)
    if seat not in waiting:
        raise errors.already_answered()
    agreed = e.UndoAgreed(at=now, seat=seat)
    return (agreed, e.Undone(at=now, seat=undo.seat)) if waiting == (seat,) else (agreed,)


def undo_waiting(table: Table) -> tuple[Seat, ...]:
    """The seats whose people have yet to answer an undo request."""
    undo = table.undo
    if undo is None:
        return ()
    return tuple(s for s in table.deciding_people if s != undo.seat and s not in undo.agreed)


# --- those who are away ---------------------------------------------------------------------------


def _ask_bot(
    table: Table, person: str, seat: Seat, now: float, presence: Presence
) -> tuple[e.Entry, ...]:
    own = check_seated(table, person)
    check_playing(table)
    chair = check_chair(table, seat)
    if chair.person is None or seat == own:
        raise errors.no_person_there(seat)
    if chair.bot_plays is not None or seat in table.bot_decides:
        raise errors.bot_plays_already(seat)
    allowed_from = bot_allowed_from(table, seat, now, presence)
    if allowed_from is None or now < allowed_from:
        raise errors.not_away(seat)
    return (e.TookOver(at=now, seat=seat, why="asked"),)


def _take_back(table: Table, person: str, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    check_playing(table)
    if table.chairs[seat].bot_plays is None:
        raise errors.nothing_to_take_back()
    return _return(table, seat, now)


def _vote_bot(
    table: Table, person: str, seat: Seat, agree: bool, now: float
) -> tuple[e.Entry, ...]:
    own = check_seated(table, person)
    check_playing(table)
    if check_chair(table, seat).person is None or seat == own:
        raise errors.no_person_there(seat)
    if seat in table.given_to_bot:
        raise errors.bot_plays_already(seat)
    if agree and not may_vote_bot(table, seat):
        raise errors.not_late(seat)
    votes = table.bot_votes.get(seat, frozenset())
    if agree == (own in votes):
        raise errors.already_answered()
    vote = (*_return(table, own, now), e.BotVoted(at=now, seat=own, of=seat, agree=agree))
    if agree and votes | {own} >= bot_voters(table, seat):
        return (*vote, e.TookOver(at=now, seat=seat, why="voted"))
    return vote


# --- the end --------------------------------------------------------------------------------------


def _vote_abandon(
    table: Table, person: str, agree: bool, now: float, presence: Presence
) -> tuple[e.Entry, ...]:
    check_playing(table)
    if not table.people:
        check_owner(table, person)
        return (e.Abandoned(at=now),)
    seat = check_seated(table, person)
    if agree == (seat in table.abandon) and (agree or not table.abandon):
        raise errors.already_answered()
    if not agree and seat in table.without_veto - table.abandon:
        raise errors.veto_is_lost()
    vote = e.AbandonVoted(at=now, seat=seat, agree=agree)
    votes = table.abandon | {seat}
    if agree and votes >= voters(table, presence, now):
        return vote, e.Abandoned(at=now)
    return (vote,)


def _rematch(table: Table, person: str, now: float, context: HandleContext) -> Accepted:
    check_seated(table, person)
    if not table.is_over:
        raise errors.match_goes_on()
    if table.rematch is not None:
        raise errors.rematch_exists(table.rematch)
    created = create(person, table.options, now, context)
    log: list[e.Entry] = [created]
    for seat, chair in enumerate(table.chairs):
        log.extend(_same_chair(seat, chair, now))
    if table.locked:
        log.append(e.SeatsLocked(at=now, locked=True))
    if len(table.people) == 1:
        log.append(e.Started(at=now))
    rematched = e.Rematched(at=now, code=created.code)
    return Accepted(advance_all(table, [rematched]), advance_all(None, log))


def _same_chair(seat: Seat, chair: Chair, now: float) -> list[e.Entry]:
    if chair.person is not None:
        return [e.Sat(at=now, seat=seat, person=chair.person, program=chair.program)]
    if chair.strength is not None:
        return [e.BotSat(at=now, seat=seat, strength=chair.strength)]
    return []
