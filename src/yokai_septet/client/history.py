"""The tricks of the present round, remembered from events.

A server sends people only the tricks that the table's memory aid shows. Whoever followed the round
from its beginning has seen all of them, and a bot needs them.
"""

from collections.abc import Iterable

from yokai_septet.game import Trick, View
from yokai_septet.game.events import TrickWon


class RoundHistory:
    """Collects the tricks of one round after the other."""

    def __init__(self) -> None:
        self._round_number = 0
        self._tricks: tuple[Trick, ...] = ()

    def forget(self) -> None:
        """Forget the present round: something else may have happened in it."""
        self._tricks = ()

    def completed(self, view: View, events: Iterable[object]) -> View:
        """The view after these events, with all tricks that were seen. Where some are missing (the
        client came later, or lost its connection) it shows what the server shows."""
        now = view.round
        if now is None:
            return view
        if view.round_number != self._round_number:
            self._round_number, self._tricks = view.round_number, ()
        won = sum(now.won)
        seen = [_trick(event) for event in events if isinstance(event, TrickWon)]
        tricks = (*self._tricks, *seen)[:won]  # what was taken back is forgotten
        if len(tricks) == won - 1 and now.tricks:
            tricks = (*tricks, now.tricks[-1])
        if len(tricks) != won:
            return view
        self._tricks = tricks
        return view.recalling(tricks)


def _trick(event: TrickWon) -> Trick:
    leader = (event.seat - event.cards.index(event.card)) % len(event.cards)
    return Trick(leader, event.cards, event.seat)
