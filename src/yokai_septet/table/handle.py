"""What people may do at a table: a command becomes changes, or is refused with a reason.

`handle` has no effect of its own. Its caller appends the entries of the changes to the log and, if
another was faster, asks again with the newer table.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.game import Seat
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table.changes import Change, advance_all
from yokai_septet.table.options import TableOptions
from yokai_septet.table.presence import NOBODY, Presence
from yokai_septet.table.state import Chair, Status, Table

GRACE = 30.0
"""Seconds that somebody may be away before a bot may play for them."""
PATIENCE = 90.0
"""Seconds after which others may ask for a bot, though the person is connected."""

CODE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""What table codes are made of: nothing that is mistaken for something else, and no words."""
CODE_LENGTH = 6


class TableError(YokaiError):
    """Something that this table does not allow now, or not to this person."""


@dataclass(frozen=True, slots=True)
class HandleContext:
    """What `handle` must know beyond the table to judge a command."""

    presence: Presence = NOBODY
    strengths: Collection[str] = ("random",)
    """The bots that may be chosen."""
    random_bytes: Callable[[int], bytes] = bytes
    """A source of secret randomness; the default one serves tests alone."""
    is_program: Callable[[str], bool] = lambda person: False
    """Whether a person, by id, is a program that plays through the bot API."""


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
    _check_options(options, context)
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
            return _play(table, person, command, now)
        case c.PassCards():
            return _pass(table, person, command, now)
        case c.Ready(round=number):
            return _ready(table, person, number, now)
        case c.AddSalt(salt=salt):
            return _salt(table, person, salt, now)
        case c.AskUndo():
            return _ask_undo(table, person, now)
        case c.AnswerUndo(agree=agree):
            return _answer_undo(table, person, agree, now)
        case c.AskBot(seat=seat):
            return _ask_bot(table, person, seat, now, context.presence)
        case c.TakeBack():
            return _take_back(table, person, now)
        case c.VoteAbandon(agree=agree):
            return _vote_abandon(table, person, agree, now)
        case c.Leave():
            return _leave(table, person, now)
        case c.Sit(seat=seat):
            return _sit(table, person, seat, now, context)
        case c.HandOver(seat=seat):
            return _hand_over(table, person, seat, now)
        case c.Say() | c.AskHint():
            raise InvalidValue("not-stored", "Phrases and hints leave no trace in the log.")
        case _:
            return _arrange(table, person, command, now, context)


# --- before the start -----------------------------------------------------------------------------


def _arrange(
    table: Table, person: str, command: c.Command, now: float, context: HandleContext
) -> tuple[e.Entry, ...]:
    """What only the owner may do, and only before the start."""
    _need_owner(table, person)
    if table.status is not Status.GATHERING:
        raise TableError("already-started", "The match has begun: the table is as it is.")
    match command:
        case c.AddBot(seat=seat, strength=strength):
            _check_strength(strength, context)
            if not _chair(table, seat).is_free and table.chairs[seat].strength is None:
                raise _taken(seat)
            return (e.BotSat(at=now, seat=seat, strength=strength),)
        case c.FillWithBots():
            return _fill(table, now)
        case c.Remove(seat=seat):
            chair = _chair(table, seat)
            if chair.is_free:
                raise TableError("seat-is-free", f"Nobody sits on seat {seat}.", seat=seat)
            return (e.Left(at=now, seat=seat),)
        case c.SwapSeats(one=one, other=other):
            _chair(table, one), _chair(table, other)
            return (e.Swapped(at=now, one=one, other=other),)
        case c.SetOptions(options=options):
            _check_options(options, context)
            beyond = table.chairs[options.rules.players :]
            if any(chair.person is not None for chair in beyond):
                raise TableError(
                    "too-many-people",
                    f"{options.ruleset} has no seat {options.rules.players}, where somebody sits.",
                    ruleset=options.ruleset,
                )
            return (e.OptionsSet(at=now, options=options),)
        case c.Start():
            free = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
            if free:
                raise TableError(
                    "seats-are-free", f"Seats {free} are free; bots can fill them.", count=len(free)
                )
            return (e.Started(at=now),)
        case _:
            raise AssertionError(f"no answer to {command!r}")


def _fill(table: Table, now: float) -> tuple[e.Entry, ...]:
    entries = tuple(
        e.BotSat(at=now, seat=seat, strength=table.options.bots)
        for seat, chair in enumerate(table.chairs)
        if chair.is_free
    )
    if not entries:
        raise TableError("no-seat-is-free", "All seats are taken.")
    return entries


def _sit(
    table: Table, person: str, seat: Seat, now: float, context: HandleContext
) -> tuple[e.Entry, ...]:
    chair = _chair(table, seat)
    sat = e.Sat(at=now, seat=seat, person=person, program=context.is_program(person))
    if table.status is Status.GATHERING:
        if not chair.is_free:
            raise _taken(seat)
        return (sat,)
    _need_playing(table)
    if table.seat_of(person) is not None:
        raise TableError("already-seated", "During a match one stays on one's seat.")
    if table.saw.get(person, seat) != seat:
        raise TableError(
            "saw-another-hand",
            f"Who has seen seat {table.saw[person]}'s hand can come back to that seat only.",
            seat=table.saw[person],
        )
    if chair.bot_plays != "left":  # only what somebody gave up is to be had during a match
        raise _taken(seat)
    return (sat,)


def _leave(table: Table, person: str, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    left = e.Left(at=now, seat=seat)
    others = [s for s in table.people if s != seat]
    if table.is_over:
        raise TableError("match-is-over", "The match is over.")
    if not others:
        return (left, e.Abandoned(at=now)) if table.status is Status.PLAYING else (left,)
    entries: tuple[e.Entry, ...] = (left,)
    if table.owner == person:
        heir = table.chairs[others[0]].person
        assert heir is not None
        entries += (e.HandedOver(at=now, owner=heir),)
    if table.status is Status.PLAYING and table.abandon.issuperset(
        s for s in table.deciding_people if s != seat
    ):
        entries += (e.Abandoned(at=now),)
    return entries


def _hand_over(table: Table, person: str, seat: Seat, now: float) -> tuple[e.Entry, ...]:
    _need_owner(table, person)
    heir = _chair(table, seat).person
    if heir is None:
        raise TableError("no-person-there", f"No person sits on seat {seat}.", seat=seat)
    return (e.HandedOver(at=now, owner=heir),)


def _salt(table: Table, person: str, salt: str, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    if table.is_over or (table.match and (table.match.finished or table.match.round)):
        raise TableError("too-late-for-salt", "Salts are added before the first deal.")
    return (e.Salted(at=now, seat=seat, salt=salt),)


# --- the game -------------------------------------------------------------------------------------


def _play(table: Table, person: str, command: c.PlayCard, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    _check_decision(table, command.round, command.trick)
    return (*_return(table, seat, now), e.Played(at=now, seat=seat, card=command.card))


def _pass(table: Table, person: str, command: c.PassCards, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    _check_decision(table, command.round, None)
    return (*_return(table, seat, now), e.Passed(at=now, seat=seat, cards=command.cards))


def _check_decision(table: Table, round_number: int, trick: int | None) -> None:
    """Refuse a command that answers a decision which the match does not wait for."""
    _need_playing(table)
    match = table.match
    assert match is not None
    now = match.round
    over = now is None or match.round_number != round_number
    if now is not None and not over:
        passing = now.leader is None
        over = not passing if trick is None else (passing or now.trick_number != trick)
    if over:
        raise TableError("decision-is-over", "This answers a decision that is not asked for now.")


def _return(table: Table, seat: Seat, now: float) -> tuple[e.Entry, ...]:
    """Whoever acts for themselves has come back."""
    if table.chairs[seat].bot_plays is None:
        return ()
    return (e.Returned(at=now, seat=seat),)


def _ready(table: Table, person: str, round_number: int, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    _need_playing(table)
    assert table.match is not None
    if not table.awaits_deal or round_number != len(table.match.finished):
        raise TableError("decision-is-over", "This answers a decision that is not asked for now.")
    if seat in table.ready:
        raise TableError("already-ready", "You are ready already.")
    return (*_return(table, seat, now), e.Readied(at=now, seat=seat))


def _ask_undo(table: Table, person: str, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    _need_playing(table)
    if table.decision_to_undo(seat) is None:
        raise TableError(
            "nothing-to-undo", "One's own last card can be taken back before anybody else acts."
        )
    if table.undo is not None:
        raise TableError("undo-is-asked", "This is asked already.")
    if all(s == seat for s in table.deciding_people):
        return (e.Undone(at=now, seat=seat),)
    return (e.UndoAsked(at=now, seat=seat),)


def _answer_undo(table: Table, person: str, agree: bool, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    undo = table.undo
    if undo is None or undo.seat == seat:
        raise TableError("no-undo-asked", "Nobody asks you for an undo.")
    if not agree:
        return (e.UndoRefused(at=now, seat=seat),)
    waiting = undo_waiting(table)
    if seat not in waiting:
        raise TableError("already-answered", "You have agreed already.")
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
    own = _seat(table, person)
    _need_playing(table)
    chair = _chair(table, seat)
    if chair.person is None or seat == own:
        raise TableError("no-person-there", f"No other person sits on seat {seat}.", seat=seat)
    if chair.bot_plays is not None:
        raise TableError("bot-plays-already", f"A bot plays for seat {seat} already.", seat=seat)
    assert table.match is not None
    away = presence.away_since(chair.person, now, table.since)
    gone = away is not None and now - away >= GRACE
    asleep = seat in table.match.to_act and now - table.since >= PATIENCE
    if not (gone or asleep):
        raise TableError("not-away", f"The person on seat {seat} is not away.", seat=seat)
    return (e.TookOver(at=now, seat=seat, why="asked"),)


def _take_back(table: Table, person: str, now: float) -> tuple[e.Entry, ...]:
    seat = _seat(table, person)
    _need_playing(table)
    if table.chairs[seat].bot_plays is None:
        raise TableError("nothing-to-take-back", "No bot plays for you.")
    return (e.Returned(at=now, seat=seat),)


# --- the end --------------------------------------------------------------------------------------


def _vote_abandon(table: Table, person: str, agree: bool, now: float) -> tuple[e.Entry, ...]:
    _need_playing(table)
    if not table.people:
        _need_owner(table, person)
        return (e.Abandoned(at=now),)
    seat = _seat(table, person)
    if agree == (seat in table.abandon):
        raise TableError("already-answered", "You have said so already.")
    vote = e.AbandonVoted(at=now, seat=seat, agree=agree)
    votes = table.abandon | {seat}
    if agree and votes.issuperset(table.deciding_people):
        return vote, e.Abandoned(at=now)
    return (vote,)


def _rematch(table: Table, person: str, now: float, context: HandleContext) -> Accepted:
    _seat(table, person)
    if not table.is_over:
        raise TableError("match-goes-on", "A rematch is for when the match is over.")
    if table.rematch is not None:
        raise TableError("rematch-exists", "There is a table for it.", table=table.rematch)
    created = create(person, table.options, now, context)
    log: list[e.Entry] = [created]
    for seat, chair in enumerate(table.chairs):
        log.extend(_same_chair(seat, chair, now))
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


# --- who may what ---------------------------------------------------------------------------------


def _seat(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise TableError("not-seated", "You do not sit at this table.")
    return seat


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise InvalidValue(
            "unknown-seat", f"There is no seat {seat}: the seats are 0 to {len(table.chairs) - 1}.",
            text=str(seat), last=len(table.chairs) - 1,
        )  # fmt: skip
    return table.chairs[seat]


def _need_owner(table: Table, person: str) -> None:
    if table.owner != person:
        raise TableError("not-the-owner", "Only the owner of the table may do this.")


def _need_playing(table: Table) -> None:
    if table.status is Status.GATHERING:
        raise TableError("not-started", "The match has not begun.")
    if table.is_over:
        raise TableError("match-is-over", "The match is over.")


def _taken(seat: Seat) -> TableError:
    return TableError("seat-is-taken", f"Seat {seat} is taken.", seat=seat)


def _check_options(options: TableOptions, context: HandleContext) -> None:
    assert options.rules  # an unknown ruleset is refused
    _check_strength(options.bots, context)


def _check_strength(strength: str, context: HandleContext) -> None:
    if strength not in context.strengths:
        raise InvalidValue(
            "unknown-bot",
            f"{strength!r} is not a bot; the bots are {', '.join(context.strengths)}.",
            text=strength,
            known=", ".join(context.strengths),
        )
