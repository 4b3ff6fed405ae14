"""The players' salts: committed to, fixed, and then revealed (docs/fair-deal.md).

All of this happens between the start and the first deal, when nobody changes seats any more: the
seat is part of a commitment.
"""

from yokai_septet.game import commitment
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.table import entries as e
from yokai_septet.table import errors
from yokai_septet.table.permissions import check_playing, check_seated
from yokai_septet.table.state import Table


def commit_salt(table: Table, person: str, committed: str, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    check_playing(table)
    if table.salt_phase != "commit":
        raise errors.too_late_for_salt()
    if table.chairs[seat].program or table.starters[seat].program:
        raise errors.no_salt_of_program()
    if seat in table.salt_commitments:
        raise errors.already_answered()
    return (e.SaltCommitted(at=now, seat=seat, commitment=committed),)


def reveal_salt(table: Table, person: str, salt: str, now: float) -> tuple[e.Entry, ...]:
    seat = check_seated(table, person)
    check_playing(table)
    if table.salt_phase == "commit":
        raise errors.too_early_for_salt()
    if table.salt_phase is None:
        raise errors.too_late_for_salt()
    right = salt_commitment(commitment(table.seed), seat, bytes.fromhex(salt))
    if table.salt_commitments.get(seat) != right:
        raise errors.wrong_salt()
    if seat in table.salts:
        raise errors.already_answered()
    return (e.SaltRevealed(at=now, seat=seat, salt=salt),)
