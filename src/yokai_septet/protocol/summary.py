"""What lists show of a table: stored beside its log, so that listing tables reads no logs."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from yokai_septet.game import RULESETS
from yokai_septet.protocol import api
from yokai_septet.table import Chair, Table, TableOptions
from yokai_septet.table.names import told_apart


class SummarySeat(Struct, frozen=True, omit_defaults=True):
    """The person or bot on a seat."""

    person: str | None = None
    strength: str | None = None


class TableSummary(Struct, frozen=True, omit_defaults=True):
    """What lists show of a table."""

    code: str
    status: Literal["gathering", "playing", "finished", "abandoned"]
    owner: str
    options: TableOptions
    seats: list[SummarySeat]
    scores: list[int]
    created_at: float
    winner: int | None = None
    to_act: tuple[int, ...] = ()
    locked: bool = False
    played_on: bool = False
    same_deals: str | None = None
    points: list[list[int]] = []
    """What each side scored in each round, where deals of another match are played again."""

    @property
    def is_listed(self) -> bool:
        """Whether the lobby shows this public table: nobody finds a seat there who cannot take
        it."""
        return not (self.locked and self.status == "gathering")

    @property
    def people(self) -> list[str]:
        """The owner and the seated people."""
        return [self.owner, *(seat.person for seat in self.seats if seat.person is not None)]

    def for_lobby(self, names: Mapping[str, str]) -> api.LobbyTable:
        """As the lobby shows it."""
        assert self.status in ("gathering", "playing")
        return api.LobbyTable(
            code=self.code,
            status=self.status,
            ruleset=self.options.ruleset,
            options=self.options,
            owner=names.get(self.owner, ""),
            seats=len(self.seats),
            taken=sum(seat.person is not None or seat.strength is not None for seat in self.seats),
            names=self._names(names),
            scores=self.scores,
            created_at=self.created_at,
        )

    def for_player(
        self,
        seat: int,
        names: Mapping[str, str],
        updated_at: float,
        cursor: str | None,
        rounds: int | None = None,
    ) -> api.MyMatch:
        """As one of its players sees it in the list of their matches."""
        sides = RULESETS[self.options.ruleset].sides
        return api.MyMatch(
            code=self.code,
            status=self.status,
            ruleset=self.options.ruleset,
            seat=seat,
            side=sides[seat],
            sides=list(sides),
            names=self._names(names),
            bots=[seat.strength for seat in self.seats],
            scores=self.scores,
            winner=self.winner,
            created_at=self.created_at,
            updated_at=updated_at,
            my_turn=seat in self.to_act,
            to_act=list(self.to_act),
            cursor=cursor,
            played_on=self.played_on,
            same_deals=self.same_deals,
            rounds=rounds,
        )

    def _names(self, names: Mapping[str, str]) -> list[str | None]:
        by_seat = [names.get(seat.person, "") if seat.person else None for seat in self.seats]
        return list(told_apart(tuple(by_seat)))


def summary_of(table: Table) -> TableSummary:
    """The summary of a table: nothing in it is secret."""
    match, source = table.match, table.format.deal_source
    compared = match.finished if match and source else ()
    return TableSummary(
        code=table.code,
        status=table.status.value,
        owner=table.owner,
        options=table.options,
        seats=[_summary_seat(chair) for chair in table.chairs],
        scores=list(match.scores) if match else [],
        created_at=table.created_at,
        winner=match.result.winner if match and match.result else None,
        to_act=match.to_act if match else (),
        locked=table.locked,
        played_on=table.format.origin == "played-on",
        same_deals=source,
        points=[list(round_.gains) for round_ in compared],
    )


def _summary_seat(chair: Chair) -> SummarySeat:
    return SummarySeat(chair.person, chair.strength)
