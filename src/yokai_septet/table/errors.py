"""Every error with which a table refuses something, as opposed to the rules and the server."""

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.game import Seat


class TableError(YokaiError):
    """Something that this table does not allow now, or not to this person."""


# --- how far the match is -------------------------------------------------------------------------


def not_started() -> TableError:
    """A match is needed, and none has begun."""
    return TableError("not-started", "The match has not begun.")


def already_started() -> TableError:
    """The seats and options are fixed once the match has begun."""
    return TableError("already-started", "The match has begun: the table is as it is.")


def match_is_over() -> TableError:
    """The match has ended."""
    return TableError("match-is-over", "The match is over.")


def log_is_full() -> TableError:
    """A table's log has become very long; the match can be played to its end."""
    return TableError("log-is-full", "Too much has happened at this table.")


def match_goes_on() -> TableError:
    """This has to wait for the end of the match."""
    return TableError("match-goes-on", "The match is not over.")


def day_is_over() -> TableError:
    """A daily deal is played on its day alone."""
    return TableError("day-is-over", "The day of these deals is over.")


def not_in_daily_deals() -> TableError:
    """Everybody plays the daily deals in the same way."""
    sentence = "In the daily deals there are no hints, no undo and no stand-ins."
    return TableError("not-in-daily-deals", sentence)


def not_in_team_matches() -> TableError:
    """Both tables play a deal of a team match in the same way."""
    sentence = "In a team match there are no hints, no undo, and nobody comes or goes."
    return TableError("not-in-team-matches", sentence)


def decision_is_over() -> TableError:
    """A late answer, or one to another decision."""
    return TableError("decision-is-over", "This answers a decision that is not asked for now.")


def nothing_to_decide() -> TableError:
    """A hint is for a decision of the player's own."""
    return TableError("nothing-to-decide", "It is not your turn to decide.")


def too_late_for_salt() -> TableError:
    """The commitments are fixed, or the first deal has used the salts."""
    return TableError("too-late-for-salt", "It is too late for a salt of yours.")


def too_early_for_salt() -> TableError:
    """A salt stays secret until nobody can commit to another one any more."""
    sentence = "Salts are revealed when all commitments to them are fixed."
    return TableError("too-early-for-salt", sentence)


def wrong_salt() -> TableError:
    """The salt does not fit the player's commitment."""
    return TableError("wrong-salt", "This is not the salt that you committed to.")


def no_salt_of_program() -> TableError:
    """A record names people whose salts count, and programs are none."""
    return TableError("no-salt-of-program", "Only people add salts, and this seat is a program's.")


def already_ready() -> TableError:
    """The player has said so before."""
    return TableError("already-ready", "You are ready already.")


# --- who and where --------------------------------------------------------------------------------


def not_seated() -> TableError:
    """Only players may do this."""
    return TableError("not-seated", "You do not sit at this table.")


def already_seated() -> TableError:
    """A player has seen a hand and stays with it."""
    return TableError("already-seated", "During a match, players stay on their seats.")


def own_program_sits() -> TableError:
    """A person and their programs count as one, who would see two hands."""
    sentence = "You and your programs have one seat at a table, and it is taken."
    return TableError("own-program-sits", sentence)


def not_the_owner() -> TableError:
    """Only the owner may do this."""
    return TableError("not-the-owner", "Only the owner of the table may do this.")


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


def no_seat_is_free() -> TableError:
    """There is nothing to fill."""
    return TableError("no-seat-is-free", "All seats are taken.")


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


def seats_are_locked() -> TableError:
    """The owner lets only people with the invitation sit down."""
    sentence = "The seats are locked: you need the current invitation link to sit down."
    return TableError("seats-are-locked", sentence)


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


def veto_is_lost() -> TableError:
    """The player has lapsed too often to keep the others at the table."""
    return TableError(
        "veto-is-lost",
        "You have let your time run out three times in a round: until you have played a round on"
        " time, the others can abandon the match without you.",
    )


def nothing_to_take_back() -> TableError:
    """The player decides already."""
    return TableError("nothing-to-take-back", "No bot plays for you.")


# --- undo, votes, rematch, hints, phrases ---------------------------------------------------------


def nothing_to_undo() -> TableError:
    """Others have acted since, or the player has not."""
    sentence = "You can take back your own last card before anybody else acts."
    return TableError("nothing-to-undo", sentence)


def undo_is_asked() -> TableError:
    """One request at a time."""
    return TableError("undo-is-asked", "This is asked already.")


def undo_was_refused() -> TableError:
    """One request a decision: asking again and again would be a nuisance."""
    return TableError("undo-was-refused", "The others did not agree to take this back.")


def no_undo_asked() -> TableError:
    """There is no request that this player could answer."""
    return TableError("no-undo-asked", "Nobody asks you for an undo.")


def already_answered() -> TableError:
    """The player has agreed, or voted, before."""
    return TableError("already-answered", "You have said so already.")


def rematch_exists(code: str) -> TableError:
    """Somebody was faster."""
    return TableError("rematch-exists", "There is a table for it.", table=code)


def no_hints() -> TableError:
    """The table's options exclude them."""
    return TableError("no-hints", "There are no hints at this table.")


def no_coach() -> TableError:
    """The table's options or its kind of play exclude it."""
    return TableError("no-coach", "There is no coach at this table.")


def no_talking_now() -> TableError:
    """A phrase could be a signal to the partner."""
    return TableError("no-talking-now", "Nobody may talk while cards are passed or played.")


def not_stored(command: str) -> InvalidValue:
    """A command that leaves no trace in the log was given to `handle`."""
    return InvalidValue("not-stored", f"The command {command} leaves no trace in the log.")
