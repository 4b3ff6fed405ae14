"""Records that people upload to have them reviewed."""

from dataclasses import dataclass, replace
from hashlib import sha256

from yokai_septet import records
from yokai_septet.study import check_reviewable


@dataclass(frozen=True, slots=True)
class Upload:
    """A record that can be reviewed, as it is kept: the match and who played it."""

    record: str
    """As JSON."""
    digest: str


def read_upload(text: str) -> Upload:
    """The record in a text or JSON document; an error if it is wrong or cannot be reviewed. What a
    review does not need, such as comments, is left out."""
    record = records.read(text)
    check_reviewable(record)
    records.verify(record)
    kept = records.to_json(replace(record, comments=(), tags=())).decode()
    return Upload(kept, sha256(kept.encode()).hexdigest())
