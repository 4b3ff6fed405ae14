"""What a person may do at a table. Each check returns what its caller needs, or raises the error
that says why not."""

from yokai_septet.game import Match, Round, Seat
from yokai_septet.table import errors
from yokai_septet.table.state import Chair, Table


def may_watch(table: Table, person: str) -> bool:
    """Whether this person may see the table at all: its players and owner may, and others if the
    format opens it to them."""
    if table.format.is_open_to_all(table):
        return True
    return table.seat_of(person) is not None or table.owner == person


def may_sit_down(table: Table, person: str, invited: bool) -> bool:
    """Whether the table lets this person sit down: everybody, or where seats are locked only those
    with the invitation, the owner, and people who sit there."""
    if not table.locked or invited:
        return True
    return table.owner == person or table.seat_of(person) is not None


def check_seated(table: Table, person: str) -> Seat:
    """The seat of a person who must be a player."""
    seat = table.seat_of(person)
    if seat is None:
        raise errors.not_seated()
    return seat


def check_owner(table: Table, person: str) -> None:
    """Refuse what only the owner may do."""
    if table.owner != person:
        raise errors.not_the_owner()


def check_chair(table: Table, seat: Seat) -> Chair:
    """The chair of a seat that a command names."""
    if not 0 <= seat < len(table.chairs):
        raise errors.unknown_seat(seat, len(table.chairs) - 1)
    return table.chairs[seat]


def check_playing(table: Table) -> Match:
    """The match that is being played."""
    match = table.started
    if table.is_over:
        raise errors.match_is_over()
    return match


def check_may_talk(table: Table, person: str) -> Seat:
    """The seat of a person who may say a phrase now."""
    seat = check_seated(table, person)
    if not table.may_talk:
        raise errors.no_talking_now()
    return seat


def check_may_lead_review(table: Table, person: str) -> Seat | None:
    """The seat of a person who may show others the review of this table's match: everybody who
    played it, also if they have left."""
    if not table.is_public:
        raise errors.match_goes_on()
    seat = seat_in_match(table, person)
    if seat is None:
        raise errors.not_seated()
    return seat


def seat_in_match(table: Table, person: str) -> Seat | None:
    """Where this person played, also if they have left the table since."""
    began = [seat for seat, chair in enumerate(table.starters) if chair.person == person]
    return began[0] if began else table.seat_of(person)


def check_may_ask_coach(table: Table, person: str) -> Seat:
    """The seat whose decisions the coach judges for a person: the one where they began."""
    if not table.has_coach:
        raise errors.no_coach()
    for seat, chair in enumerate(table.starters):
        if chair.person == person:
            return seat
    raise errors.not_seated()


def check_may_ask_hint(table: Table, person: str) -> tuple[Match, Round, Seat]:
    """The decision that this person may ask a hint for: its match, round and seat."""
    seat, match = check_seated(table, person), table.match
    if not table.allows_hints:
        raise errors.no_hints()
    if match is None or match.round is None or seat not in match.to_act:
        raise errors.nothing_to_decide()
    return match, match.round, seat
