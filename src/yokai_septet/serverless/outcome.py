"""What a call of the device leads to. Whoever drives it keeps the rows first, and then lets the
rest leave."""

from msgspec import Struct

from yokai_septet.serverless.kept import Row, encode


class Answer(Struct, frozen=True, kw_only=True):
    """The answer to a request."""

    status: int = 200
    body: str = ""
    kind: str = "application/json"
    name: str = ""
    """What the file is to be called."""

    @staticmethod
    def of(value: object, status: int = 200) -> "Answer":
        """The answer that is this message."""
        return Answer(status=status, body=encode(value).decode())


class Outcome(Struct, frozen=True, kw_only=True):
    """What a call leads to, in this order."""

    missing: str | None = None
    """The rows whose keys begin like this have to be loaded; then the call is repeated. Nothing has
    happened yet."""
    emptied: bool = False
    """Everything that is kept is to be deleted, before these rows are kept."""
    rows: list[Row] = []
    answers: list[tuple[int, Answer]] = []
    """The answers to requests, with their numbers."""
    messages: list[tuple[int, str]] = []
    """What to send on which channel."""
    closed: list[tuple[int, int, str]] = []
    """The channels that end, each with a code and a reason."""
    jobs: list[tuple[str, str]] = []
    """Long work for another worker: a name for it, and the request."""
    wake_in: float | None = None
    """After how many seconds to call `wake`."""
