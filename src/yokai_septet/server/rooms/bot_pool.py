"""Where bots think: in a bounded pool of threads, with a view and nothing else."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from secrets import randbits

from yokai_septet.bots import PLAYERS, Advice, Budget, Player, Why, advice_of, why
from yokai_septet.game import Pass, Play, View

BUDGET = Budget(seconds=0.5)
HINT_BUDGET = Budget(nodes=8_000)


class BotPool:
    """The bots of one worker."""

    def __init__(self, threads: int, players: dict[str, Player] | None = None) -> None:
        self._players = PLAYERS if players is None else players
        self._pool = ThreadPoolExecutor(threads, "bot")
        self.waiting = 0

    @property
    def strengths(self) -> tuple[str, ...]:
        """The names of the bots, from the weakest to the strongest."""
        return tuple(self._players)

    async def decide(self, strength: str, view: View) -> Pass | Play:
        """What a bot does, given this view. The name of a bot that no longer exists, in an old
        table, stands for `adept`."""
        player = self._players.get(strength) or self._players["adept"]
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(
                self._pool, player, view, Random(randbits(64)), BUDGET
            )
        finally:
            self.waiting -= 1

    async def advise(self, strength: str, view: View) -> tuple[list[Advice], Why]:
        """What a bot thinks of every choice in this view, the best first, and why the best. Bots
        that follow rules have no estimates, so the advice comes from `master`."""
        adviser = self._players.get("master") or self._players[strength]
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            return await loop.run_in_executor(self._pool, _advise, adviser, view)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Stop the threads."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _advise(adviser: Player, view: View) -> tuple[list[Advice], Why]:
    # Nodes and a fixed seed: the same question has the same answer, whoever asks again.
    advice = advice_of(adviser, view, Random(0), HINT_BUDGET)
    instead = advice[1].choice if len(advice) > 1 else None
    return advice, why(view, advice[0].choice, instead)
