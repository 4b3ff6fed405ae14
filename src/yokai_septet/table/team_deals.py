"""Tables of team matches: each of two teams has half of the seats at both of two tables, which are
dealt the same cards. A table is for one deal, and nothing of it may be known at the other one until
both have finished it."""

from collections.abc import Callable, Mapping

from yokai_septet.game import Deal, Seat, Side
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e
from yokai_septet.table import errors
from yokai_septet.table.options import TableOptions, TeamDeal
from yokai_septet.table.state import Table


def team_at(room: int, side: Side) -> int:
    """Which team, 0 or 1, has the seats of a side: at the second table they are swapped."""
    return side ^ room


def team_deal_table(
    code: str,
    seed: bytes,
    dealt: Deal,
    team_deal: TeamDeal,
    options: TableOptions,
    people: Mapping[Seat, str],
    is_program: Callable[[str], bool],
    now: float,
) -> tuple[e.Entry, ...]:
    """The first entries of such a table; bots have the other seats. Nobody adds a salt, since that
    would give the two tables different cards."""
    owner = people[min(people)]
    return (
        e.Created(
            at=now, code=code, seed=seed.hex(), owner=owner, options=options, team_deal=team_deal
        ),
        *(
            e.Sat(at=now, seat=seat, person=people[seat], program=is_program(people[seat]))
            if seat in people
            else e.BotSat(at=now, seat=seat, strength=options.bots)
            for seat in options.rules.seats
        ),
        e.Started(at=now),
        e.Dealt.of(dealt, now),
    )


def check_team_deal(table: Table, command: c.Command) -> None:
    """At such a table refuse everything but playing, and bots that play for people who are away:
    whoever sits down later may know the cards from the other table."""
    if table.team_deal is None:
        return
    if not isinstance(command, c.PassCards | c.PlayCard | c.AskBot | c.TakeBack):
        raise errors.not_in_team_matches()
