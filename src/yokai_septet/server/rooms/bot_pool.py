"""Where bots think: in bounded pools of threads, with a view and nothing else."""

from random import Random
from secrets import randbits

from yokai_septet.bots import PLAYERS, Budget, Hint, Player, Thinker, hint_for
from yokai_septet.bots.hints import ADVISER
from yokai_septet.game import Choice, View
from yokai_septet.server.callers.caller import Caller
from yokai_septet.server.callers.users import Users
from yokai_septet.server.rooms.fair_pool import FairPool

BUDGET = Budget(seconds=0.5)


class BotPool:
    """The bots of one worker. Bots that follow rules answer at once and have a thread of their own;
    those that search share the others, and so do hints."""

    def __init__(
        self,
        threads: int,
        players: dict[str, Player] | None = None,
        users: Users | None = None,
    ) -> None:
        self._players = PLAYERS if players is None else players
        self._searching = FairPool(threads, "search", users)
        self._quick = FairPool(1, "bot", users)
        self.waiting = 0

    @property
    def has_waiting(self) -> bool:
        """Whether a bot is waiting for a thread."""
        return self._searching.has_waiting or self._quick.has_waiting

    @property
    def strengths(self) -> tuple[str, ...]:
        """The names of the bots, from the weakest to the strongest."""
        return tuple(self._players)

    async def decide(
        self,
        strength: str,
        view: View,
        caller: Caller,
        rng: Random | None = None,
        budget: Budget = BUDGET,
    ) -> Choice:
        """What a bot does, given this view. The name of a bot that no longer exists, in an old
        table, stands for `adept`."""
        player = self._players.get(strength) or self._players["adept"]
        pool = self._searching if isinstance(player, Thinker) else self._quick
        self.waiting += 1
        try:
            chance = rng or Random(randbits(64))
            return await pool.run(caller, lambda: player(view, chance, budget))
        finally:
            self.waiting -= 1

    async def hint(self, strength: str, view: View, caller: Caller) -> Hint:
        """What a bot thinks of every choice in this view, and why the best. Where there is no
        adviser, the bot of this strength gives its own choice alone."""
        adviser = self._players.get(ADVISER) or self._players[strength]
        self.waiting += 1
        try:
            return await self._searching.run(caller, lambda: hint_for(view, adviser))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """Stop the threads."""
        self._searching.close()
        self._quick.close()
