"""Reading a record in either form: the text or the JSON document."""

import re
from typing import Final

from yokai_septet.records.document import from_json
from yokai_septet.records.reader import parse
from yokai_septet.records.record import Record

_DOCUMENT: Final = re.compile(r'[\s\ufeff]*\{\s*"\w+"\s*:')


def read(text: str) -> Record:
    """The record that this text or JSON document describes; a `RecordError` if it is neither.

    A text may begin with a comment in braces, so a document is known by its first field.
    """
    return from_json(text.removeprefix("\ufeff")) if _DOCUMENT.match(text) else parse(text)
