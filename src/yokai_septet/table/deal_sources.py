"""Where deals that are played again come from: a match played here, or a record from a file."""

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from yokai_septet import records
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Match, Seat, not_dealt
from yokai_septet.game.scoring import lead
from yokai_septet.records import Participant
from yokai_septet.table.errors import match_goes_on
from yokai_septet.table.formats import FROM_FILE
from yokai_septet.table.names import LONGEST_NAME, check_name
from yokai_septet.table.options import TableOptions
from yokai_septet.table.record import participating_people, record_of
from yokai_septet.table.state import Table


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

    @property
    def options_to_play(self) -> TableOptions:
        """The options of a table where they are played again: alike for everybody, to compare."""
        return replace(
            self.options, hints=False, spectators=False, clock=0,
            visibility=TableOptions().visibility,
        )  # fmt: skip

    def bots(self, strengths: Sequence[str]) -> dict[Seat, str]:
        """How strong the bot on each seat is; those that the server has not play as for people."""
        usual = self.options.bots
        return {
            seat: player.bot if player.bot and player.bot in strengths else usual
            for seat, player in enumerate(self.players)
        }

    def leads(self, seat: Seat, gains: Sequence[Sequence[int]] | None = None) -> list[float]:
        """By how much the side of a seat was ahead in each round whose deal is compared, here or
        with other gains."""
        side = self.match.ruleset.sides[seat]
        own = [round_.gains for round_ in self.match.finished]
        return [lead(gained, side) for gained in (own if gains is None else gains)[: self.deals]]


def of_table(table: Table, names: Mapping[str, str]) -> DealSource:
    """The deals of a match played here, by the present names of its people."""
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


def of_record(id_: str, text: str, person: str) -> DealSource:
    """The deals of a record that this person brought; `id_` is what it is found by."""
    record = records.from_json(text)
    rules = record.ruleset
    seats = record.participants or (Participant(),) * rules.players
    return DealSource(
        name=FROM_FILE + id_,
        options=TableOptions(
            ruleset=rules.name, first_leader=rules.first_leader, later_leader=rules.later_leader
        ),
        record=dataclasses.replace(record, participants=(), tags=()),
        players=tuple(replace(seat, name=_shown(seat.name)) for seat in seats),
        people=(None,) * rules.players,
        known_to=frozenset({person}),
        match=records.final(record),
    )


def _shown(name: str) -> str:
    """A name from a file, as much of it as people may call themselves here, if they could."""
    try:
        check_name(name := name.strip()[:LONGEST_NAME])
    except InvalidValue:
        return ""
    return name
