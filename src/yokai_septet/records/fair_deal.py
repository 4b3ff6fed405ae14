"""Whether the deals of a record follow from its seed, and the salts from their commitments.

docs/fair-deal.md specifies both, and says what they prove.
"""

import re
from typing import Final

from yokai_septet.errors import YokaiError
from yokai_septet.game import Seat, commitment, deal
from yokai_septet.game.dealing import LARGEST_SALT, salt_commitment
from yokai_septet.records.error import RecordError, Spot
from yokai_septet.records.phrases import Expected, Found
from yokai_septet.records.record import Record, RoundRecord
from yokai_septet.records.replay import dealt

_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")


def check_seed(record: Record) -> None:
    """Refuse a malformed seed, and one that does not fit its commitment."""
    if record.commitment is not None:
        _check_commitment("Commitment", record.commitment)
    if record.seed is None:
        return
    spot = Spot("tag", item="Seed")
    try:
        committed = commitment(record.seed)
    except YokaiError as error:
        raise RecordError("bad-seed", error.sentence, spot=spot) from error
    if record.commitment not in (None, committed):
        raise RecordError(
            "record-wrong-commitment", "This seed is not the one that was committed to.",
            spot=spot, found=committed, expected=record.commitment,
        )  # fmt: skip


def check_salts(record: Record) -> None:
    """Refuse salts that nobody could have given, or that are not those committed to."""
    players = record.ruleset.players
    for kind, given in (("Salt", record.salts), ("SaltCommitment", record.salt_commitments)):
        if len(given) not in (0, players):
            raise _bad_salt(f"{kind}0", Found.SALTS(len(given)), Expected.SALTS(players))
    for seat, salt in enumerate(record.salts):
        if len(salt) > LARGEST_SALT:
            raise _bad_salt(f"Salt{seat}", salt.hex(), Expected.DIGITS)
    for seat, one in enumerate(record.participants):
        salted = seat < len(record.salts) and record.salts[seat]
        if one.bot is not None and (salted or _committed(record, seat)):
            raise RecordError(
                "record-salt-of-bot", f"Seat {seat} is a bot's, and bots give no salts.",
                spot=Spot("tag", item=f"Salt{seat}"), found=seat,
            )  # fmt: skip
    if record.salt_commitments:
        _check_commitments(record)
    elif record.salt_order is not None:
        raise _bad_order()


def _check_commitments(record: Record) -> None:
    players = record.ruleset.players
    if len(record.salts) != players:
        raise _bad_salt("Salt0", Found.SALTS(len(record.salts)), Expected.SALTS(players))
    if record.commitment is None:
        raise RecordError(
            "record-tag", "Salts are committed to after the seed, so there is a commitment to it.",
            spot=Spot("tag", item="Commitment"), expected=Expected.DIGITS_64, name="Commitment",
        )  # fmt: skip
    for seat, committed in enumerate(record.salt_commitments):
        salt = record.salts[seat]
        if committed is not None:
            _check_commitment(f"SaltCommitment{seat}", committed)
        if salt and committed != salt_commitment(record.commitment, seat, salt):
            raise RecordError(
                "record-wrong-salt", f"The salt of seat {seat} is not the one committed to.",
                spot=Spot("tag", item=f"Salt{seat}"), found=seat,
            )  # fmt: skip
    committed_seats = {s for s, one in enumerate(record.salt_commitments) if one is not None}
    revealed = {seat for seat, salt in enumerate(record.salts) if salt}
    order = record.salt_order
    if order is None or not (
        sorted(order.committed) == sorted(committed_seats)
        and sorted(order.revealed) == sorted(revealed)
    ):
        raise _bad_order()


def withheld_salts(record: Record) -> tuple[Seat, ...]:
    """The seats that committed to a salt and did not reveal it."""
    return tuple(
        seat
        for seat, committed in enumerate(record.salt_commitments)
        if committed is not None and not record.salts[seat]
    )


def check_deal(record: Record, seed: bytes, number: int, one: RoundRecord) -> None:
    """Refuse a deal that does not follow from the seed and the salts."""
    right = deal(record.ruleset, seed, number, record.salts)
    sentence = "This deal does not follow from the seed and the salts."
    for seat, cards in enumerate(one.hands[: len(right.hands)]):
        spot = Spot("hand", number, seat)
        if (hand := dealt(cards, spot)) != right.hands[seat]:
            expected = right.hands[seat]
            raise RecordError(
                "record-wrong-deal", sentence, spot=spot, found=hand, expected=expected
            )
    if one.face_up is not right.face_up:
        spot = Spot("round", number)
        found, face_up = one.face_up, right.face_up
        raise RecordError("record-wrong-deal", sentence, spot=spot, found=found, expected=face_up)


def _committed(record: Record, seat: Seat) -> bool:
    return seat < len(record.salt_commitments) and record.salt_commitments[seat] is not None


def _check_commitment(name: str, value: str) -> None:
    if not _COMMITMENT.fullmatch(value):
        raise RecordError(
            "record-tag", "A commitment is 64 hexadecimal digits, in small letters.",
            spot=Spot("tag", item=name), found=value, expected=Expected.DIGITS_64, name=name,
        )  # fmt: skip


def _bad_salt(name: str, found: object, expected: object) -> RecordError:
    return RecordError(
        "bad-salt", f"Each player has a salt of at most {LARGEST_SALT} bytes, or nobody has one.",
        spot=Spot("tag", item=name), found=found, expected=expected,
    )  # fmt: skip


def _bad_order() -> RecordError:
    return RecordError(
        "record-tag", "The order of the salts names other seats than their tags.",
        spot=Spot("tag", item="SaltOrder"), expected=Expected.COMMITTED_SEATS, name="SaltOrder",
    )  # fmt: skip
