"""The server's log: one JSON object a line, and no secrets in it.

Only this package's own loggers follow `YOKAI_LOG`. Libraries log what may not be kept: database
drivers write the values of statements, the signing key among them, and web servers write cookies
and the codes of private tables. Of those only warnings are kept.
"""

import asyncio
import json
import logging
import os
import sys
import traceback

from yokai_septet.server.settings import bad_setting

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")


def log_level() -> str:
    """The level that the environment asks for."""
    text = os.environ.get("YOKAI_LOG") or "WARNING"
    if text.upper() not in LEVELS:
        raise bad_setting("YOKAI_LOG", text)
    return text.upper()


def set_up_logging() -> None:
    """Write this process's log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("yokai_septet").setLevel(log_level())
    logging.getLogger("uvicorn.error").addFilter(is_worth_a_line)


def is_worth_a_line(record: logging.LogRecord) -> bool:
    """Whether to keep a line of the web server. Its warnings tell of requests that visitors can
    send as often as they like; a cancelled task tells only that the server stops."""
    error = record.exc_info[1] if record.exc_info else None
    return record.levelno >= logging.ERROR and not isinstance(error, asyncio.CancelledError)


class JsonFormatter(logging.Formatter):
    """A record as one line, a traceback as one of its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": self.formatTime(record),
            "level": record.levelname,
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["traceback"] = "".join(_frames(record))
        return json.dumps(line, ensure_ascii=False)


def _frames(record: logging.LogRecord) -> list[str]:
    """Where it happened, and what kind of error it was. Not its message: that of a database quotes
    the statement with its values."""
    lines = []
    error = record.exc_info[1] if record.exc_info else None
    while error is not None:
        lines += [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}\n"]
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        if len(lines) > 100:
            break
    return lines
