"""Which reviews were asked for from where on this worker: how many an address may have waiting, and
in whose turn another one is computed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from yokai_septet.server.callers.caller import Caller, levels_of
from yokai_septet.server.callers.shares import WIDER, SharedCount
from yokai_septet.server.callers.users import Users

Unfinished: TypeAlias = Callable[[list[str]], Awaitable[list[str]]]
"""Those of some reviews that are waiting or running."""


@dataclass(frozen=True, slots=True)
class _Asker:
    caller: Caller
    has_earned: bool


class ReviewTurns:
    """The reviews that are not finished, and who asked for them."""

    def __init__(self, users: Users, unfinished: Unfinished, most: int, each: int) -> None:
        self._users, self._unfinished = users, unfinished
        self._waiting = SharedCount(users, most, each=each)
        self._askers: dict[str, _Asker] = {}
        """By review."""

    async def settle(self) -> None:
        """Forget reviews that are finished."""
        left = set(await self._unfinished(list(self._askers))) if self._askers else set()
        for review in [review for review in self._askers if review not in left]:
            self._waiting.leave(self._askers.pop(review).caller)

    async def enter(self, review: str, caller: Caller, *, own_table: bool) -> bool:
        """Count another review of a caller; False if they have to wait."""
        if not await self._waiting.enter(caller, own_table=own_table):
            return False
        self._askers[review] = _Asker(caller, await self._users.has_earned(caller))
        return True

    def leave(self, review: str) -> None:
        """It was not added after all."""
        if (asker := self._askers.pop(review, None)) is not None:
            self._waiting.leave(asker.caller)

    async def before(self, caller: Caller, except_for: str = "") -> int:
        """How many reviews of the same user are not finished: of the person, if they have earned a
        reserve, or else of all others of the address. Wider networks count in part."""
        others = [asker for review, asker in self._askers.items() if review != except_for]
        if await self._users.has_earned(caller):
            return sum(asker.caller.person == caller.person for asker in others)
        networks = [levels_of(asker.caller.network) for asker in others if not asker.has_earned]
        *wider, address = levels_of(caller.network)
        counts = [sum(address in levels for levels in networks)]
        for level, factor in zip(wider, WIDER, strict=False):
            counts.append(sum(level in levels for levels in networks) // factor)
        return max(counts)
