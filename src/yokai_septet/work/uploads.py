"""Records that people upload, to have them reviewed or their deals played again."""

from dataclasses import dataclass, replace
from hashlib import sha256

from yokai_septet import records
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
