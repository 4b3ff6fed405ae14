"""Where deals that are played again come from: a match played here, or a record from a file."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from yokai_septet import records
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Match, Seat, not_dealt
from yokai_septet.protocol.api import LONGEST_NAME
from yokai_septet.records import Participant
from yokai_septet.server.errors import not_found
from yokai_septet.server.store.reviews import StoredUpload
from yokai_septet.table import Table, TableOptions, participating_people, record_of
from yokai_septet.table.errors import match_goes_on
from yokai_septet.table.names import check_name
from yokai_septet.table.results import points_by_round
from yokai_septet.table.state import FROM_FILE


@dataclass(frozen=True, slots=True)
class DealSource:
    """A match that is over, whose deals can be played again."""

    name: str
    """The code of its table, or `FROM_FILE` and the id of its record."""
    options: TableOptions
    record: records.Record
    """What tables are given of it: nobody is named."""
    players: tuple[Participant, ...]
    people: tuple[str | None, ...]
    """The ids of those who played it here."""
    known_to: frozenset[str]
    """The ids of those who have seen cards of it."""
    match: Match

    @property
    def code(self) -> str:
        """The code of its table, or nothing."""
        return "" if self.name.startswith(FROM_FILE) else self.name

    @property
    def deals(self) -> int:
        """How many deals it has."""
        return len(self.match.rounds)

    def bots(self, strengths: Sequence[str]) -> dict[Seat, str]:
        """How strong the bot on each seat is; those that the server has not play as for people."""
        usual = self.options.bots
        return {
            seat: one.bot if one.bot and one.bot in strengths else usual
            for seat, one in enumerate(self.players)
        }

    def leads(self, seat: Seat, points: list[list[int]] | None = None) -> list[int]:
        """By how much the side of a seat was ahead in each round whose deal is compared, here or
        with other points."""
        mine = self.match.ruleset.sides[seat]
        return [
            one[mine] - max(scored for side, scored in enumerate(one) if side != mine)
            for one in (points_by_round(self.match) if points is None else points)[: self.deals]
        ]


def of_table(table: Table, names: Mapping[str, str]) -> DealSource:
    """The deals of a match played here, by the present names of its people. The deals of a day are
    everybody's, and are not shown in this way."""
    if table.daily is not None:
        raise not_found()
    if not table.is_public or table.match is None:
        raise match_goes_on()
    if not table.match.rounds:
        raise not_dealt()
    seated = {chair.person for chair in table.chairs if chair.person is not None}
    return DealSource(
        name=table.code,
        options=table.options,
        record=record_of(table, None, {}),
        players=tuple(
            Participant(names.get(one.person or "", ""), "program" if one.program else one.strength)
            for one in table.starters
        ),
        people=tuple(chair.person for chair in table.starters),
        known_to=frozenset(participating_people(table) | seated | set(table.saw)),
        match=table.match,
    )


def of_upload(upload: StoredUpload) -> DealSource:
    """The deals of a record that somebody brought."""
    record = records.from_json(upload.record)
    rules = record.ruleset
    seats = record.participants or (Participant(),) * rules.players
    return DealSource(
        name=FROM_FILE + upload.id,
        options=TableOptions(
            ruleset=rules.name, first_leader=rules.first_leader, later_leader=rules.later_leader
        ),
        record=replace(record, participants=(), tags=()),
        players=tuple(replace(one, name=_shown(one.name)) for one in seats),
        people=(None,) * rules.players,
        known_to=frozenset({upload.person}),
        match=records.final(record),
    )


def _shown(name: str) -> str:
    """A name from a file, as much of it as people may call themselves here, if they could."""
    try:
        check_name(name := name.strip()[:LONGEST_NAME])
    except InvalidValue:
        return ""
    return name
