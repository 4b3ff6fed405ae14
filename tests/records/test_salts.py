"""The players' salts: committed to before any is revealed, and never a bot's."""

from dataclasses import replace
from pathlib import Path

import pytest

from yokai_septet import deal, records
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.records import Participant, Record, RecordError, SaltOrder

GOLDEN = Path(__file__).parent.parent / "golden" / "records"
RECORD = records.parse((GOLDEN / "four-advanced.yokai").read_text(encoding="utf-8"))


def refused(record: Record) -> RecordError:
    with pytest.raises(RecordError) as caught:
        records.verify(record)
    return caught.value


def test_committed_salts_are_reported() -> None:
    report = records.verify(RECORD)
    assert report.salts_were_committed
    assert report.withheld == ()
    without = replace(RECORD, salt_commitments=(), salt_order=None)
    assert not records.verify(without).salts_were_committed


def without_salt_of_seat_1() -> Record:
    """A record in which seat 1 committed to a salt and did not reveal it."""
    assert RECORD.seed is not None
    salts = (RECORD.salts[0], b"", *RECORD.salts[2:])
    dealt = deal(RECORD.ruleset, RECORD.seed, 1, salts)
    one = replace(
        RECORD.rounds[0], face_up=dealt.face_up, hands=tuple(map(tuple, dealt.hands)),
        passes=(None,) * 4, tricks=(), end=None,
    )  # fmt: skip
    return replace(
        RECORD, rounds=(one,), salts=salts, salt_order=SaltOrder((2, 0, 3, 1), (0, 2, 3)),
        result=None, termination=records.Termination.ABANDONED, decisions=(), comments=(),
    )  # fmt: skip


def test_a_withheld_salt_is_named_and_the_deal_can_still_be_checked() -> None:
    record = without_salt_of_seat_1()
    report = records.verify(record)
    assert report.withheld == (1,)
    assert report.deals_follow_from_seed
    text = records.format(record)
    assert '[Salt1 "withheld"]' in text
    assert '[SaltOrder "commit 2 0 3 1, reveal 0 2 3"]' in text
    assert records.parse(text) == record
    assert records.from_json(records.to_json(record)) == record


def test_nobody_need_reveal() -> None:
    commitments = (RECORD.salt_commitments[0], None, None, None)
    record = Record(
        RECORD.ruleset, commitment=RECORD.commitment, salts=(b"",) * 4,
        salt_commitments=commitments, salt_order=SaltOrder((0,), ()),
    )  # fmt: skip
    assert records.verify(record).withheld == (0,)
    assert records.parse(records.format(record)) == record
    assert records.format(replace(record, salts=())) == records.format(record)


def test_a_salt_fits_its_commitment_its_seat_and_its_seed() -> None:
    commitments = RECORD.salt_commitments
    swapped = (commitments[1], commitments[0], *commitments[2:])
    assert refused(replace(RECORD, salt_commitments=swapped)).code == "record-wrong-salt"
    assert RECORD.commitment is not None
    other = tuple(salt_commitment("0" * 64, s, salt) for s, salt in enumerate(RECORD.salts))
    assert refused(replace(RECORD, salt_commitments=other)).code == "record-wrong-salt"
    missing = (None, *commitments[1:])
    error = refused(replace(RECORD, salt_commitments=missing))
    assert (error.code, str(error.spot)) == ("record-wrong-salt", "tag Salt0")


@pytest.mark.parametrize(
    "order",
    [
        None,
        SaltOrder((0, 1, 2), (0, 1, 2)),
        SaltOrder((0, 1, 2, 3), (0, 1, 2)),
        SaltOrder((0, 1, 2, 2), (0, 1, 2, 3)),
        SaltOrder((0, 1, 2, 3), (0, 1, 2, 3, 3)),
        SaltOrder((0, 1, 2, 4), (0, 1, 2, 3)),
    ],
)
def test_the_order_names_the_seats_with_salts(order: SaltOrder | None) -> None:
    error = refused(replace(RECORD, salt_order=order))
    assert (error.code, error.params["name"]) == ("record-tag", "SaltOrder")


def test_an_order_without_commitments_is_refused() -> None:
    error = refused(replace(RECORD, salt_commitments=()))
    assert error.params["name"] == "SaltOrder"


def test_commitments_need_the_commitment_to_the_seed_and_all_salts() -> None:
    error = refused(replace(RECORD, commitment=None, seed=None))
    assert error.params["name"] == "Commitment"
    assert refused(replace(RECORD, salts=())).code == "bad-salt"
    assert refused(replace(RECORD, salt_commitments=RECORD.salt_commitments[:3])).code == "bad-salt"
    wrong = ("xyz", *RECORD.salt_commitments[1:])
    assert refused(replace(RECORD, salt_commitments=wrong)).code == "record-tag"
    long = (b"x" * 65, *RECORD.salts[1:])
    assert refused(replace(RECORD, salts=long)).code == "bad-salt"


def test_a_bot_gives_no_salt() -> None:
    people = tuple(map(Participant, "ABCD"))
    with_bot = (Participant("Tanuki", "adept"), *people[1:])
    records.verify(replace(RECORD, participants=people))
    assert refused(replace(RECORD, participants=with_bot)).code == "record-salt-of-bot"
    committed_only = Record(
        RECORD.ruleset, commitment=RECORD.commitment, salts=(b"",) * 4, participants=with_bot,
        salt_commitments=(RECORD.salt_commitments[0], None, None, None),
        salt_order=SaltOrder((0,), ()),
    )  # fmt: skip
    assert refused(committed_only).code == "record-salt-of-bot"


@pytest.mark.parametrize(
    "order", ["", "reveal 0", "commit 0", "commit 0, reveal 0, commit 1", "commit 00, reveal 0"]
)
def test_the_order_is_commits_and_then_reveals(order: str) -> None:
    with pytest.raises(RecordError, match="an order such as"):
        records.parse(f'[Ruleset "suitors"][SaltOrder "{order}"]')
