"""What only a page without a server refuses."""

from yokai_septet.protocol.request_errors import RequestError


def needs_server() -> RequestError:
    """What is asked for needs other people."""
    sentence = "This needs other people, and so a server."
    return RequestError("needs-server", sentence, status=404)


def bad_file() -> RequestError:
    """A file is not one that was exported here."""
    sentence = "This file does not hold games from Yokai Septet."
    return RequestError("bad-export", sentence, status=400)
