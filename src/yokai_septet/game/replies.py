"""Replies that can be compared: where several people play the same deal, a bot that has seen the
same decides alike.

What a bot decides from and what its random generator begins with follow from the deal's seed and
from what its seat has seen, and from nothing else.
"""

import hmac
from collections.abc import Iterable
from typing import Final

from yokai_septet.game.cards import Card
from yokai_septet.game.match import Match
from yokai_septet.game.round import Phase
from yokai_septet.game.ruleset import Seat
from yokai_septet.game.view import View, view

_REPLY: Final = b"yokai-septet daily reply 1\n"


def decision_view(match: Match, seat: Seat) -> View:
    """What a bot decides from. In the pass it is the deal alone: whether others have chosen before
    it must make no difference."""
    round_ = match.active_round
    if round_.phase is Phase.PASS:
        match = match._replace(round=round_._replace(passes=(None,) * match.ruleset.players))
    return view(match, seat)


def reply_seed(seed: bytes, seen: View, run: int = 0) -> bytes:
    """What the random generator of a decision begins with. `run` numbers the players who decide
    independently of each other in the same place."""
    return hmac.digest(seed, _REPLY + bytes([run]) + _history(seen), "sha256")


def _history(seen: View) -> bytes:
    """All that a seat has seen of the round, in a form that is the same on every machine."""
    me = seen.seated()
    round_ = me.round
    passed = me.own.passed.cards if me.own.passed else ()
    parts = [
        str(me.seat),
        _codes(me.own.dealt or ()),
        _codes(passed),
        " ".join(f"{received.giver}:{received.card.code}" for received in me.own.received),
        *(f"{trick.leader}:{_codes(trick.cards)}" for trick in round_.tricks),
        f"{round_.leader}:{_codes(round_.trick)}",
    ]
    return "\n".join(parts).encode()


def _codes(cards: Iterable[Card]) -> str:
    return " ".join(card.code for card in cards)
