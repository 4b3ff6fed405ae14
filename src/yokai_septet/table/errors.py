"""Every error with which a table refuses something, as opposed to the rules and the server."""

from collections.abc import Callable
from functools import partial

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.game import Seat


class TableError(YokaiError):
    """Something that this table does not allow now, or not to this person."""


def _refusal(code: str, sentence: str) -> Callable[[], TableError]:
    return partial(TableError, code, sentence)


# --- how far the match is -------------------------------------------------------------------------


not_started = _refusal("not-started", "The game hasn't started yet.")
"""A match is needed, and none has begun."""
already_started = _refusal(
    "already-started", "The game has started; the table can no longer be changed."
)
"""The seats and options are fixed once the match has begun."""
match_is_over = _refusal("match-is-over", "The game is over.")
"""The match has ended."""
log_is_full = _refusal(
    "log-is-full", "Too much has happened at this table. Please finish the game."
)
"""A table's log has become very long; the match can be played to its end."""
match_goes_on = _refusal("match-goes-on", "The game is still going on.")
"""This has to wait for the end of the match."""
day_is_over = _refusal("day-is-over", "The day is over, and these deals with it.")
"""A daily deal is played on its day alone."""
not_in_daily_deals = _refusal(
    "not-in-daily-deals",
    "The daily deals are the same for everybody: no hints, no take-backs, no stand-ins.",
)
"""Everybody plays the daily deals in the same way."""
not_in_team_matches = _refusal(
    "not-in-team-matches",
    "In a team match there are no hints and no take-backs, and nobody comes or goes.",
)
"""Both tables play a deal of a team match in the same way."""
decision_is_over = _refusal("decision-is-over", "It's too late for that decision.")
"""A late answer, or one to another decision."""
nothing_to_decide = _refusal("nothing-to-decide", "You have nothing to decide right now.")
"""A hint is for a decision of the player's own."""
too_late_for_salt = _refusal(
    "too-late-for-salt", "It's too late to add a salt of your own to this game."
)
"""The commitments are fixed, or the first deal has used the salts."""
too_early_for_salt = _refusal(
    "too-early-for-salt", "Salts are revealed once all commitments are fixed."
)
"""A salt stays secret until nobody can commit to another one any more."""
wrong_salt = _refusal("wrong-salt", "That isn't the salt you committed to.")
"""The salt does not fit the player's commitment."""
no_salt_of_program = _refusal(
    "no-salt-of-program", "Only people add salts to the deals; programs don't."
)
"""A record names people whose salts count, and programs are none."""
already_ready = _refusal("already-ready", "You've already said you're ready.")
"""The player has said so before."""


# --- who and where --------------------------------------------------------------------------------


not_seated = _refusal("not-seated", "You aren't sitting at this table.")
"""Only players may do this."""
already_seated = _refusal("already-seated", "You can't change seats during a game.")
"""A player has seen a hand and stays with it."""
own_program_sits = _refusal(
    "own-program-sits", "You and your programs can have only one seat at a table."
)
"""A person and their programs count as one, who would see two hands."""
not_the_owner = _refusal("not-the-owner", "Only the host of the table can do this.")
"""Only the owner may do this."""


def unknown_seat(seat: Seat, last: Seat) -> InvalidValue:
    """The table has no such seat."""
    return InvalidValue(
        "unknown-seat",
        f"There is no seat {seat}: the seats are 0 to {last}.",
        text=str(seat),
        last=last,
    )


def seat_is_taken(seat: Seat) -> TableError:
    """Somebody sits there."""
    return TableError("seat-is-taken", f"Seat {seat} is taken.", seat=seat)


def seat_is_free(seat: Seat) -> TableError:
    """Nobody sits there who could be removed."""
    return TableError("seat-is-free", f"Nobody sits on seat {seat}.", seat=seat)


def seats_are_free(seats: list[Seat]) -> TableError:
    """A match needs all its players."""
    sentence = f"Seats {seats} are free; bots can fill them."
    return TableError("seats-are-free", sentence, count=len(seats))


no_seat_is_free = _refusal("no-seat-is-free", "All seats are taken.")
"""There is nothing to fill."""


def no_person_there(seat: Seat) -> TableError:
    """A bot, nobody, or the asker sits there."""
    return TableError("no-person-there", f"No other person sits on seat {seat}.", seat=seat)


def too_many_people(ruleset: str, players: int) -> TableError:
    """The ruleset would take a person's seat away."""
    return TableError(
        "too-many-people",
        f"{ruleset} has no seat {players}, where somebody sits.",
        ruleset=ruleset,
    )


seats_are_locked = _refusal(
    "seats-are-locked", "The seats are locked: you need the current invitation link to sit down."
)
"""The owner lets only people with the invitation sit down."""


def saw_another_hand(seat: Seat) -> TableError:
    """Whoever has seen a hand may not play another one."""
    return TableError(
        "saw-another-hand",
        f"You have seen the hand of seat {seat}, so you can come back to that seat only.",
        seat=seat,
    )


def hand_is_known(seat: Seat) -> TableError:
    """Somebody took back what they did after a bot had played a card from this hand."""
    return TableError(
        "hand-is-known",
        f"A card of seat {seat} was seen and taken back: you can sit down there after the next"
        " deal.",
        seat=seat,
    )


def unknown_bot(strength: str, known: str) -> InvalidValue:
    """The server has no such bot."""
    sentence = f"{strength!r} is not a bot; the bots are {known}."
    return InvalidValue("unknown-bot", sentence, text=strength, known=known)


# --- people who are away --------------------------------------------------------------------------


def bot_plays_already(seat: Seat) -> TableError:
    """There is nothing more to ask for."""
    return TableError("bot-plays-already", f"A bot plays for seat {seat} already.", seat=seat)


def not_away(seat: Seat) -> TableError:
    """The person is there, or has not been away for long."""
    return TableError("not-away", f"The person on seat {seat} is not away.", seat=seat)


def seat_was_given(seat: Seat) -> TableError:
    """The others have voted, and wait for nobody there any more."""
    return TableError(
        "seat-was-given", f"A bot plays for seat {seat} until the round ends.", seat=seat
    )


def not_late(seat: Seat) -> TableError:
    """The player has not let the others wait, or not often enough."""
    sentence = f"The player on seat {seat} has not kept you waiting so often."
    return TableError("not-late", sentence, seat=seat)


veto_is_lost = _refusal(
    "veto-is-lost",
    "You've run out of time three times in one round. Until you've played a round on time, the"
    " others can abandon the game without your agreement.",
)
"""The player has lapsed too often to keep the others at the table."""
nothing_to_take_back = _refusal("nothing-to-take-back", "No bot is playing for you.")
"""The player decides already."""


# --- undo, votes, rematch, hints, phrases ---------------------------------------------------------


nothing_to_undo = _refusal(
    "nothing-to-undo",
    "You can only take back your own last card, and only until somebody else has acted.",
)
"""Others have acted since, or the player has not."""
undo_is_asked = _refusal("undo-is-asked", "Somebody has already asked for this.")
"""One request at a time."""
undo_was_refused = _refusal("undo-was-refused", "The others didn't want you to take this back.")
"""One request a decision: asking again and again would be a nuisance."""
no_undo_asked = _refusal("no-undo-asked", "Nobody is asking to take a card back.")
"""There is no request that this player could answer."""
already_answered = _refusal("already-answered", "You've already answered.")
"""The player has agreed, or voted, before."""


def rematch_exists(code: str) -> TableError:
    """Somebody was faster."""
    return TableError("rematch-exists", "There is a table for it.", table=code)


no_hints = _refusal("no-hints", "There are no hints at this table.")
"""The table's options exclude them."""
no_coach = _refusal("no-coach", "There's no coach at this table.")
"""The table's options or its kind of play exclude it."""
no_talking_now = _refusal("no-talking-now", "Nobody may talk while cards are passed or played.")
"""A phrase could be a signal to the partner."""


def not_stored(command: str) -> InvalidValue:
    """A command that leaves no trace in the log was given to `handle`."""
    return InvalidValue("not-stored", f"The command {command} leaves no trace in the log.")
