"""Whether the deals of a match on a server are fair, found out here and not there.

A host that sees a salt and then gets another one could choose between deals. So this machine has
one salt for a table, ever, and reveals it only to a table that keeps to what it has shown: the
commitment to the seed, this player's seat, and the commitments to all salts once they are fixed.
Everything here is pure; `client.promises` keeps what is promised.
"""

from collections.abc import Callable
from enum import IntEnum

from msgspec import Struct
from msgspec.structs import replace

from yokai_septet.client.interface import DealCheck
from yokai_septet.errors import YokaiError
from yokai_septet.game import Seat
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.protocol.decode import TableView
from yokai_septet.records import Record, parse, verify


class Stage(IntEnum):
    """How far a table is; an honest one never goes back."""

    WAITING = 0
    COMMITTING = 1
    REVEALING = 2
    DEALT = 3


class Promise(Struct, frozen=True):
    """What this machine was promised at a table, and the salt that it added there. It is stored
    before anything of it is sent."""

    seat: Seat
    commitment: str
    salt: str
    fixed: tuple[str | None, ...] = ()
    """The commitments to salts by seat, as they were shown when they were fixed."""
    broken: bool = False
    """Whether the table has shown what an honest one never does."""

    @property
    def stage(self) -> Stage:
        """How far the table has been for certain."""
        return Stage.REVEALING if self.fixed else Stage.COMMITTING

    @property
    def own_commitment(self) -> str:
        """What is sent of the salt first."""
        return salt_commitment(self.commitment, self.seat, bytes.fromhex(self.salt))

    @property
    def counts(self) -> bool:
        """Whether the salt was committed to in time."""
        return self.seat < len(self.fixed) and self.fixed[self.seat] == self.own_commitment

    def fits(self, shown: TableView) -> bool:
        """Whether seat and commitments are still those that were promised."""
        later = self.fixed and stage_of(shown) >= Stage.REVEALING
        return (
            shown.viewer.seat in (None, self.seat)
            and shown.state.commitment == self.commitment
            and not (later and tuple(shown.state.salt_commitments) != self.fixed)
        )


def stage_of(shown: TableView) -> Stage:
    """How far a table says that it is."""
    if shown.state.salt_phase is not None:
        return Stage.COMMITTING if shown.state.salt_phase == "commit" else Stage.REVEALING
    return Stage.WAITING if shown.state.status == "gathering" else Stage.DEALT


def promise_after(
    known: Promise | None, shown: TableView, reached: Stage, new_salt: Callable[[], str]
) -> Promise | None:
    """What is to be stored once the table has shown this. `reached` is how far it was before, for
    certain: another terminal of this person may be shown something earlier, which is no fraud."""
    stage, state, seat = stage_of(shown), shown.state, shown.viewer.seat
    if known is None:
        asked = stage is Stage.COMMITTING and seat is not None and not state.seats[seat].program
        return Promise(seat, state.commitment, new_salt()) if asked and seat is not None else None
    if known.broken:
        return known
    if stage < reached or (stage > Stage.WAITING and not known.fits(shown)):
        return replace(known, broken=True)
    if stage is Stage.REVEALING and not known.fixed:
        return replace(known, fixed=tuple(state.salt_commitments))
    return known


def commitment_to_send(known: Promise | None, shown: TableView) -> str | None:
    """The commitment to the salt, if the table waits for it."""
    if known is None or known.broken or known.fixed or stage_of(shown) is not Stage.COMMITTING:
        return None
    seat = shown.viewer.seat
    asked = seat is not None and shown.state.salt_commitments[seat] is None
    return known.own_commitment if asked else None


def salt_to_reveal(known: Promise | None, shown: TableView) -> str | None:
    """The salt, once its commitment and all others were shown as fixed."""
    if known is None or known.broken or stage_of(shown) is not Stage.REVEALING:
        return None
    seat = shown.viewer.seat
    asked = seat is not None and shown.state.salts[seat] is None
    return known.salt if asked and known.counts else None


def check(known: Promise | None, shown: TableView, shown_first: str, text: str) -> DealCheck:
    """Whether the record of a match is right and keeps what was promised, and the commitment to the
    seed that was `shown_first`. Only a salt of this machine proves anything to it: a host that asks
    for none could have chosen the seed."""
    try:
        record = parse(text)
        report = verify(record)
    except YokaiError:
        return "unfair"
    if not (report.seed_was_committed and report.deals_follow_from_seed):
        return "unfair"
    if record.commitment != shown_first:
        return "broken"
    return "unproven" if known is None else _kept(known, shown, record)


def _kept(known: Promise, shown: TableView, record: Record) -> DealCheck:
    """Whether a match with the right deals keeps what was promised."""
    if known.broken or not known.fits(shown) or record.commitment != known.commitment:
        return "broken"
    if known.fixed and record.rounds and record.salt_commitments != known.fixed:
        return "broken"
    if not known.counts:
        return "unsalted"
    salt = record.salts[known.seat : known.seat + 1]
    is_ours = not record.rounds or salt == (bytes.fromhex(known.salt),)
    return "fair" if is_ours else "broken"
