"""Commands as they arrive: texts that anybody may have written."""

from contextlib import suppress

import msgspec

from yokai_septet.protocol.request_errors import bad_message
from yokai_septet.table import commands as c

_decode = msgspec.json.Decoder(c.Command).decode


class _Id(msgspec.Struct):
    id: str | None = None


_decode_id = msgspec.json.Decoder(_Id).decode


def read_command(text: str | bytes) -> c.Command:
    """The command in a frame."""
    try:
        command: c.Command = _decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise bad_message(error) from None
    return command


def command_id_of(text: str | bytes) -> str | None:
    """The id of a command that cannot be decoded, so that its sender knows which one failed."""
    with suppress(msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        id_ = _decode_id(text).id
        return id_ if id_ is None else id_[:40]
    return None
