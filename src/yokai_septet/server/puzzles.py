"""Puzzles with their answers, ready to be sent: computed when first wanted, and then kept."""

from collections import OrderedDict
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from yokai_septet.errors import InvalidValue
from yokai_septet.protocol.codec import encode
from yokai_septet.protocol.puzzle import puzzle_state
from yokai_septet.protocol.request_errors import missing_puzzle
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.rooms.fair_pool import FairPool
from yokai_septet.study.puzzles import puzzle_with

KEPT = 200
"""How many puzzles are kept; about 10 kB each."""


@dataclass(frozen=True, slots=True)
class Document:
    """What is sent, and the tag by which a cache knows it."""

    body: bytes
    tag: str

    @staticmethod
    def of(value: msgspec.Struct) -> "Document":
        """The document of a message."""
        body = encode(value)
        return Document(body, f'"{sha256(body).hexdigest()[:20]}"')


class PuzzleAnswers:
    """The puzzles that were asked for last."""

    def __init__(self, pool: FairPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, Document] = OrderedDict()

    async def find(self, caller: Caller, name: str) -> Document:
        """The puzzle with this id. The pool keeps the solver out of the way of play."""
        found = self._kept.get(name)
        if found is None:
            try:
                puzzle = puzzle_with(name)
            except InvalidValue as error:
                raise missing_puzzle(error) from None
            found = await self._pool.run(caller, lambda: Document.of(puzzle_state(puzzle)))
            self._kept[name] = found
        self._kept.move_to_end(name)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return found
