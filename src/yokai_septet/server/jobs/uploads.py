"""Records that people upload, to have them reviewed or their deals played again."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256

from yokai_septet import records
from yokai_septet.game import Deal
from yokai_septet.study import check_reviewable

ORIGINS = (records.DAILY_DEAL, records.PLAYED_ON, records.SAME_DEALS, records.TEAM_MATCH)


@dataclass(frozen=True, slots=True)
class Upload:
    """A record that can be reviewed, as it is kept: the match and who played it."""

    record: records.Record
    json: str
    digest: str


def read_upload(text: str) -> Upload:
    """The record in a text or JSON document; an error if it is wrong or cannot be reviewed. What a
    review does not need, such as comments, is left out: of the tags those are kept that say where
    the match comes from."""
    record = records.read(text)
    check_reviewable(record)
    records.verify(record)
    tags = tuple(tag for tag in record.tags if tag[0] in ORIGINS)
    record = replace(record, comments=(), tags=tags)
    json = records.to_json(record)
    return Upload(record, json.decode(), sha256(json).hexdigest())


def has_deal(record: records.Record, deals: Iterable[Deal]) -> bool:
    """Whether somebody was dealt one of these. The cards tell, since anybody can leave out a
    tag."""
    wanted = {tuple(map(frozenset, deal.hands)) for deal in deals}
    return any(tuple(map(frozenset, one.hands)) in wanted for one in record.rounds)
