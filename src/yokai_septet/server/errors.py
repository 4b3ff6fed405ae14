"""Every error that the server itself answers with, as opposed to a table or the rules."""

import time

from yokai_septet.protocol.request_errors import RequestError, refusal

# --- who asks -------------------------------------------------------------------------------------


unknown_person = refusal("unknown-person", "Ask /api/me for an identity first.", 401)
"""A socket was opened without an identity."""
unknown_token = refusal("unknown-token", "This token isn't valid.", 401)
"""A bearer token is forged, or its program was deleted."""
void_invitation = refusal(
    "void-invitation", "This invitation isn't valid. Ask for a new link.", 404
)
"""An invitation is not valid."""
unknown_link = refusal("unknown-link", "This link has already been used or has expired.", 404)
"""A link to another device is not valid."""
wrong_origin = refusal("wrong-origin", "This request comes from another site.", 403)
"""The page of another site sends a request."""


def wrong_host(url: str) -> RequestError:
    """A request names a host that is not this server."""
    return RequestError("wrong-host", f"This server is at {url}.", status=421, url=url)


not_for_this_address = refusal(
    "not-for-this-address",
    "Only this machine and the addresses in YOKAI_METRICS_FROM may see this.",
    403,
)
"""Only this machine and the addresses in YOKAI_METRICS_FROM may read the metrics."""
programs_make_none = refusal("programs-make-none", "A program can't register other programs.", 403)
"""A program asks for a token."""


# --- what the host has barred, and the host's own page --------------------------------------------


def barred(until: float) -> RequestError:
    """The host has barred a person."""
    end = _utc(until)
    sentence = f"The host of this server has barred you until {end}."
    return RequestError("barred", sentence, status=403, until=end)


def network_barred(until: float) -> RequestError:
    """The host has barred the network that a request comes from."""
    end = _utc(until)
    sentence = f"The host of this server has barred your network until {end}."
    return RequestError("network-barred", sentence, status=403, until=end)


def name_is_fixed(until: float) -> RequestError:
    """The host has given a person another name."""
    end = _utc(until)
    sentence = f"The host of this server has chosen your name. You can change it after {end}."
    return RequestError("name-is-fixed", sentence, status=403, until=end)


def _utc(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at + 59))  # never too early


admin_link_needed = refusal(
    "admin-link-needed",
    "This page is for whoever runs the server. Run `yokai admin` there and open the link it"
    " prints.",
    401,
)
"""Only the host may see this, who opens a link that `yokai admin` has printed."""
admin_link_void = refusal(
    "admin-link-void",
    "This link has already been used or has expired. Run `yokai admin` again for a new one.",
    401,
)
"""A link to the admin page was used before, or is too old."""


def unknown_guest(text: str) -> RequestError:
    """There is no such person, or no longer."""
    return RequestError("unknown-guest", f"There is nobody called {text}.", status=404, text=text)


def many_guests(text: str) -> RequestError:
    """Several people have a name."""
    sentence = f"There are several people called {text}; use the id."
    return RequestError("many-guests", sentence, status=409, text=text)


def bad_network(text: str) -> RequestError:
    """This is not a network, or one so wide that most of a country would be kept out."""
    sentence = f"{text} is not an address, or not a network of a size that can be barred."
    return RequestError("bad-network", sentence, status=400, text=text)


def loopback_network(text: str) -> RequestError:
    """Behind a proxy that does not pass addresses on, everybody has this machine's own."""
    sentence = f"{text} is this machine itself: that could keep everybody out."
    return RequestError("loopback-network", sentence, status=409, text=text)


def own_network(text: str) -> RequestError:
    """The host would bar themselves."""
    sentence = f"You are in {text} yourself, and so may be the people you play with."
    return RequestError("own-network", sentence, status=409, text=text)


table_closed = refusal(
    "table-closed",
    "The host of this server has closed this table. You're welcome at any other.",
    404,
)
"""The host has closed a table before it began."""


def table_is_over(code: str) -> RequestError:
    """There is nothing left to close."""
    return RequestError("table-is-over", f"The game at {code} is over.", status=409, text=code)


def cannot_be_closed(code: str) -> RequestError:
    """A daily deal or a deal of a team match would have no result for ever."""
    sentence = f"{code} is a daily deal or a team match; bar its people instead."
    return RequestError("cannot-be-closed", sentence, status=409, text=code)


no_server = refusal(
    "no-server", "No running server uses this data folder or database, so nothing was done.", 503
)
"""No worker has answered."""


# --- what is asked for ----------------------------------------------------------------------------


unknown_day = refusal("unknown-day", "There are no daily deals for that day.", 404)
"""A day without deals: before the first one that this server was there for, or to come."""
no_daily_for_programs = refusal(
    "no-daily-for-programs", "Programs can't play the daily deals.", 403
)
"""A program would be a second identity of its maker."""
too_many_daily_players = refusal(
    "too-many-daily-players",
    "Many people have already played today's deals from your network. Come back tomorrow!",
    429,
)
"""So many people at one address have begun to play the day's deals."""
day_goes_on = refusal(
    "day-goes-on",
    "That has to wait until the day is over: others are still playing this deal.",
    409,
)
"""A daily deal is secret until its day is over: others may yet play it."""
no_spectators = refusal("no-spectators", "Spectators aren't allowed at this table.", 403)
"""Only the players of this table may see it."""


# --- how much -------------------------------------------------------------------------------------


too_fast = refusal("too-fast", "Not so fast! Please wait a moment.", 429)
"""A client sends requests faster than its share."""
too_large = refusal("too-large", "That is too big for the server.", 413)
"""The body of a request is too long."""
too_many_tables = refusal(
    "too-many-tables", "You've opened a lot of tables. Please wait a moment.", 429
)
"""A person makes tables faster than their share."""
too_many_open_tables = refusal(
    "too-many-open-tables", "You have many tables open. Close one of them first.", 429
)
"""A person or a network has as many tables open as they may have."""
too_many_sockets = refusal(
    "too-many-sockets", "You have this table open in too many places at once.", 429
)
"""A person has opened a table too often."""
too_many_programs = refusal("too-many-programs", "You've already registered enough programs.", 429)
"""A person has as many programs as they may have."""


def too_many_reviews(most: int) -> RequestError:
    """A person has asked for as many reviews as they may have in a day."""
    return RequestError(
        "too-many-reviews", f"You have asked for {most} reviews today.", status=429, count=most
    )


not_a_team_ruleset = refusal("not-a-team-ruleset", "A team match needs rules for two teams of two.")
"""Teams need four players in two sides."""
team_match_began = refusal("team-match-began", "This team match has already started.", 409)
"""Nobody sits down or gets up once the cards are dealt."""
team_match_not_begun = refusal("team-match-not-begun", "This team match hasn't started yet.", 409)
"""The host has yet to begin it."""
team_match_ended = refusal(
    "team-match-ended", "This team match has ended: nobody is left at the other table.", 409
)
"""All people at one of its tables have deleted their identities."""
no_team_seat = refusal("no-team-seat", "You don't have a seat in this team match.", 409)
"""Only those who have a seat play."""
tables_need_people = refusal("tables-need-people", "Each table needs at least one person.", 409)
"""Nobody would play on at a table of bots alone."""


# --- the server's own trouble ---------------------------------------------------------------------


busy = refusal("server-busy", "The server is too busy right now. Please try again.", 503)
"""Other workers were faster, again and again."""
not_migrated = refusal(
    "not-migrated", "The database isn't up to date. Run `yokai migrate` first.", 500
)
"""The schema of a shared database is changed by its administrator, never by a worker."""
