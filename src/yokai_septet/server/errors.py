"""Every error that the server itself answers with, as opposed to a table or the rules."""

import time

from yokai_septet.protocol.request_errors import RequestError

# --- who asks -------------------------------------------------------------------------------------


def unknown_person() -> RequestError:
    """A socket was opened without an identity."""
    return RequestError("unknown-person", "Ask /api/me for an identity first.", status=401)


def unknown_token() -> RequestError:
    """A bearer token is forged, or its program was deleted."""
    return RequestError("unknown-token", "This token is not valid.", status=401)


def void_invitation() -> RequestError:
    """An invitation is not valid."""
    sentence = "This invitation is not valid. Ask for a new link."
    return RequestError("void-invitation", sentence, status=404)


def unknown_link() -> RequestError:
    """A link to another device is not valid."""
    return RequestError("unknown-link", "This link was used before, or is too old.", status=404)


def wrong_origin() -> RequestError:
    """The page of another site sends a request."""
    return RequestError("wrong-origin", "This request comes from another site.", status=403)


def wrong_host(url: str) -> RequestError:
    """A request names a host that is not this server."""
    return RequestError("wrong-host", f"This server is at {url}.", status=421, url=url)


def not_for_this_address() -> RequestError:
    """Only this machine and the addresses in YOKAI_METRICS_FROM may read the metrics."""
    return RequestError(
        "not-for-this-address",
        "Only this machine and the addresses in YOKAI_METRICS_FROM may see this.",
        status=403,
    )


def programs_make_none() -> RequestError:
    """A program asks for a token."""
    return RequestError("programs-make-none", "A program cannot make programs.", status=403)


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


def admin_link_needed() -> RequestError:
    """Only the host may see this, who opens a link that `yokai admin` has printed."""
    sentence = "Run `yokai admin` on the server, and open the link that it prints."
    return RequestError("admin-link-needed", sentence, status=401)


def admin_link_void() -> RequestError:
    """A link to the admin page was used before, or is too old."""
    sentence = "This link was used before, or is too old. Run `yokai admin` for a new one."
    return RequestError("admin-link-void", sentence, status=401)


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


def table_closed() -> RequestError:
    """The host has closed a table before it began."""
    sentence = "The host of this server has closed this table."
    return RequestError("table-closed", sentence, status=404)


def table_is_over(code: str) -> RequestError:
    """There is nothing left to close."""
    return RequestError("table-is-over", f"The game at {code} is over.", status=409, text=code)


def cannot_be_closed(code: str) -> RequestError:
    """A daily deal or a deal of a team match would have no result for ever."""
    sentence = f"{code} is a daily deal or a team match; bar its people instead."
    return RequestError("cannot-be-closed", sentence, status=409, text=code)


def no_server() -> RequestError:
    """No worker has answered."""
    sentence = "No running server uses this data folder or database."
    return RequestError("no-server", sentence, status=503)


# --- what is asked for ----------------------------------------------------------------------------


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


def no_spectators() -> RequestError:
    """Only the players of this table may see it."""
    return RequestError("no-spectators", "Nobody may watch at this table.", status=403)


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


def not_migrated() -> RequestError:
    """The schema of a shared database is changed by its administrator, never by a worker."""
    return RequestError(
        "not-migrated", "The database is not up to date; run `yokai migrate` first.", status=500
    )
