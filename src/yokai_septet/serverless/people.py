"""The one person, and what lists and statistics keep of a match."""

from msgspec import Struct

from yokai_septet.protocol.summary import TableSummary, summary_of
from yokai_septet.table import Effect, PlayerResult, ResultCounted, Table
from yokai_septet.table.results import MatchOutcome, Origin


class Person(Struct, frozen=True, kw_only=True):
    """Who plays here."""

    id: str
    name: str
    created_at: float


class KeptResult(Struct, frozen=True, kw_only=True):
    """What a match that is over was for the person (`table.results.PlayerResult`)."""

    ruleset: str
    outcome: MatchOutcome
    origin: Origin
    rounds: int
    won: dict[str, int]
    lost: dict[str, int]
    """How many rounds were won or lost, by what ended them."""
    opponents: list[str]
    teammates: list[str]

    @staticmethod
    def of(result: PlayerResult) -> "KeptResult":
        """As it is kept."""
        met = result.co_players
        return KeptResult(
            ruleset=result.ruleset,
            outcome=result.outcome,
            origin=result.origin,
            rounds=result.rounds,
            won={reason.value: count for reason, count in result.won.items()},
            lost={reason.value: count for reason, count in result.lost.items()},
            opponents=[other.key for other in met if other.is_opponent],
            teammates=[other.key for other in met if not other.is_opponent],
        )


class KeptMatch(Struct, frozen=True, kw_only=True):
    """A table of the person."""

    summary: TableSummary
    seat: int | None
    """None once they have left it."""
    updated_at: float
    over_at: float | None = None
    result: KeptResult | None = None

    @property
    def code(self) -> str:
        """The code of the table."""
        return self.summary.code

    def after(
        self, table: Table, person: str, at: float, effects: tuple[Effect, ...]
    ) -> "KeptMatch":
        """The match after a step at its table."""
        results = [
            KeptResult.of(effect.result)
            for effect in effects
            if isinstance(effect, ResultCounted) and effect.result.person == person
        ]
        return KeptMatch(
            summary=summary_of(table),
            seat=table.seat_of(person),
            updated_at=at,
            over_at=self.over_at or (at if table.is_over else None),
            result=results[0] if results else self.result,
        )
