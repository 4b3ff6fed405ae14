"""Every error that the server itself answers with, as opposed to a table or the rules."""

from typing import Any

from yokai_septet.errors import YokaiError


class RequestError(YokaiError):
    """A request that the server refuses, with the status of its HTTP answer."""

    def __init__(self, code: str, sentence: str, *, status: int = 400, **params: Any) -> None:
        super().__init__(code, sentence, **params)
        self.status = status


# --- who asks -------------------------------------------------------------------------------------


def unknown_person() -> RequestError:
    """A socket was opened without an identity."""
    return RequestError("unknown-person", "Ask /api/me for an identity first.", status=401)


def unknown_token() -> RequestError:
    """A bearer token is forged, or its program was deleted."""
    return RequestError("unknown-token", "This token is not valid.", status=401)


def unknown_link() -> RequestError:
    """A link to another device is not valid."""
    return RequestError("unknown-link", "This link was used before, or is too old.", status=404)


def wrong_origin() -> RequestError:
    """The page of another site sends a request."""
    return RequestError("wrong-origin", "This request comes from another site.", status=403)


def programs_make_none() -> RequestError:
    """A program asks for a token."""
    return RequestError("programs-make-none", "A program cannot make programs.", status=403)


# --- what is asked for ----------------------------------------------------------------------------


def unknown_table(code: str) -> RequestError:
    """There is no such table."""
    return RequestError("unknown-table", f"There is no table {code}.", status=404, text=code)


def unknown_review() -> RequestError:
    """There is no such review, or no longer."""
    return RequestError("unknown-review", "There is no such review.", status=404)


def unknown_upload() -> RequestError:
    """There is no such record, or no longer."""
    return RequestError("unknown-upload", "There are no such deals any more.", status=404)


def unknown_day() -> RequestError:
    """A day without deals: before the first one that this server was there for, or to come."""
    return RequestError("unknown-day", "There are no deals of this day.", status=404)


def no_daily_for_programs() -> RequestError:
    """A program would be a second identity of its maker."""
    return RequestError(
        "no-daily-for-programs", "Programs cannot play the daily deals.", status=403
    )


def too_many_daily_players() -> RequestError:
    """So many people at one address have begun to play the day's deals."""
    return RequestError(
        "too-many-daily-players", "Too many people have played from your network.", status=429
    )


def day_goes_on() -> RequestError:
    """A daily deal is secret until its day is over: others may yet play it."""
    return RequestError("day-goes-on", "This has to wait until the day is over.", status=409)


def missing_puzzle(why: YokaiError) -> RequestError:
    """There is no such puzzle, or no longer."""
    return RequestError(why.code, why.sentence, status=404, **why.params)


def no_spectators() -> RequestError:
    """Only the players of this table may see it."""
    return RequestError("no-spectators", "Nobody may watch at this table.", status=403)


def not_found() -> RequestError:
    """No route has this address."""
    return RequestError("not-found", "There is nothing at this address.", status=404)


def not_allowed() -> RequestError:
    """The route does not have this method."""
    return RequestError("not-allowed", "This cannot be done at this address.", status=405)


def bad_request(why: str, status: int = 400) -> RequestError:
    """The body or a parameter of a request cannot be read."""
    return RequestError("bad-request", f"This is not understood: {why}.", status=status)


def bad_message(why: object) -> RequestError:
    """A frame on a socket is not a command."""
    return RequestError("bad-message", f"This is not a command: {why}.", status=400)


# --- how much -------------------------------------------------------------------------------------


def too_fast() -> RequestError:
    """A client sends requests faster than its share."""
    return RequestError("too-fast", "That was a lot at once; wait a little.", status=429)


def too_large() -> RequestError:
    """The body of a request is too long."""
    return RequestError("too-large", "This is more than we take at once.", status=413)


def too_many_tables() -> RequestError:
    """A person makes tables faster than their share."""
    return RequestError("too-many-tables", "You have made many tables; wait a little.", status=429)


def too_many_open_tables() -> RequestError:
    """A person or a network has as many tables open as they may have."""
    return RequestError(
        "too-many-open-tables", "You have many tables open; close one of them first.", status=429
    )


def too_many_sockets() -> RequestError:
    """A person has opened a table too often."""
    return RequestError("too-many-sockets", "This table is open in too many places.", status=429)


def log_is_full() -> RequestError:
    """A table's log has become very long; the match can be played to its end."""
    return RequestError("log-is-full", "Too much has happened at this table.", status=409)


def too_many_programs() -> RequestError:
    """A person has as many programs as they may have."""
    return RequestError("too-many-programs", "You have made enough programs.", status=429)


def too_many_reviews(most: int) -> RequestError:
    """A person has asked for as many reviews as they may have in a day."""
    return RequestError(
        "too-many-reviews", f"You have asked for {most} reviews today.", status=429, count=most
    )


def not_a_team_ruleset() -> RequestError:
    """Teams need four players in two sides."""
    return RequestError("not-a-team-ruleset", "Team matches need teams of two.", status=400)


def team_match_began() -> RequestError:
    """Nobody sits down or gets up once the cards are dealt."""
    return RequestError("team-match-began", "This team match has begun.", status=409)


def team_match_not_begun() -> RequestError:
    """The host has yet to begin it."""
    return RequestError("team-match-not-begun", "This team match has not begun yet.", status=409)


def team_match_ended() -> RequestError:
    """All people at one of its tables have deleted their identities."""
    sentence = "This team match has ended: nobody is left at the other table."
    return RequestError("team-match-ended", sentence, status=409)


def no_team_seat() -> RequestError:
    """Only those who have a seat play."""
    return RequestError("no-team-seat", "You have no seat in this team match.", status=409)


def tables_need_people() -> RequestError:
    """Nobody would play on at a table of bots alone."""
    return RequestError("tables-need-people", "Each table needs at least one person.", status=409)


# --- the server's own trouble ---------------------------------------------------------------------


def busy() -> RequestError:
    """Other workers were faster, again and again."""
    return RequestError("server-busy", "The server is too busy.", status=503)


def review_failed() -> RequestError:
    """A review was begun several times and never got further."""
    return RequestError("review-failed", "This match could not be reviewed.", status=500)


def not_migrated() -> RequestError:
    """The schema of a shared database is changed by its administrator, never by a worker."""
    return RequestError(
        "not-migrated", "The database is not up to date; run `yokai migrate` first.", status=500
    )


def server_error() -> RequestError:
    """Something failed that should not; the log has the details."""
    return RequestError("server-error", "Something went wrong on the server.", status=500)
