"""Everything that is held about a person, as one JSON document (docs/export.md).

It is written while it is sent, so that a long history takes little memory."""

import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from yokai_septet.errors import YokaiError
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.jobs.exports import Exports
from yokai_septet.server.rooms.names import Names
from yokai_septet.server.store import Store
from yokai_septet.server.store.personal_data import HOLDINGS, Holding
from yokai_septet.table.permissions import may_watch

FORMAT = "yokai-septet-export"
VERSION = 1
"""Raised when a reader of the version before would misunderstand a document."""
_JSON = {"body", "options", "frame"}
"""Columns that hold JSON as text."""


class PersonalExport:
    """The exports of one worker."""

    def __init__(
        self, store: Store, names: Names, exports: Exports, server: str, now: Callable[[], float]
    ) -> None:
        self._store, self._names, self._exports = store, names, exports
        self._server, self._now = server, now

    def document(self, caller: Caller) -> AsyncIterator[bytes]:
        """The document, in parts."""
        self._exports.check(caller)
        return self._document(caller)

    async def _document(self, caller: Caller) -> AsyncIterator[bytes]:
        head = {"format": FORMAT, "version": VERSION, "server": self._server}
        yield _members({**head, "exported_at": self._now()}, "{\n")
        codes: dict[str, None] = {}
        for holding in HOLDINGS:
            rows = [await self._row(holding, row) for row in await self._rows(holding, caller)]
            codes |= dict.fromkeys(row["code"] for row in rows if row.get("code"))
            yield _members({holding.section: rows}, ",\n")
        yield b',\n"records": {'
        lead = "\n"
        for code in codes:
            text = await self._record(caller, code)
            if text is not None:
                yield _members({code: text}, lead)
                lead = ",\n"
        yield b"}}\n"

    async def _rows(self, holding: Holding, caller: Caller) -> list[dict[str, Any]]:
        return await self._store.held_about(holding, caller.person)

    async def _row(self, holding: Holding, row: Mapping[str, Any]) -> dict[str, Any]:
        shown = dict(row)
        for column in holding.others:  # bots stand for themselves
            names = await self._names.of([shown[column]])
            if not shown[column].startswith("bot:"):
                shown[column] = names.get(shown[column])
        return {
            column: json.loads(value) if column in _JSON and value is not None else value
            for column, value in shown.items()
        }

    async def _record(self, caller: Caller, code: str) -> str | None:
        """The record of a match that is over, if this person may see it whole."""
        try:
            table = await self._exports.table(caller, code)
        except YokaiError:
            return None
        if table is None or table.match is None or not table.is_public:
            return None
        if not may_watch(table, caller.person):
            return None
        return (await self._exports.record(caller, table)).decode()


def _members(values: Mapping[str, Any], lead: str) -> bytes:
    """Members of an object, without its braces."""
    text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
    return (lead + text[1:-1]).encode()
