"""The observation of a seat, from its view alone: the reference that the kernel must equal."""

from collections.abc import Iterable, Sequence

import numpy as np

from yokai_septet.envs.layout import OBSERVATION_SIZE, Vector, parts
from yokai_septet.errors import InvalidValue
from yokai_septet.game import Card, Phase, Ruleset, Seat, SeatedView, Side, View


def observe(view: View, chosen: Sequence[Card] = ()) -> Vector:
    """What the viewer may know; `chosen` are the cards it has chosen of a pass not yet complete.

    While no round is played, only scores and seals are filled in.
    """
    seat = view.viewer
    if seat is None:
        raise InvalidValue("nothing-to-decide", "A spectator has no observation.")
    vector = np.zeros(OBSERVATION_SIZE, np.int8)
    into = parts(vector)
    ruleset, own_side = view.ruleset, view.ruleset.sides[seat]
    for side in range(ruleset.side_count):
        away = _side_away(ruleset, own_side, side)
        into["scores"][away] = view.scores[side]
        into["seals"][away, [suit.index for suit in view.seals[side]]] = 1
    if view.round is not None:
        _fill_round(into, view.seated(), chosen)
    return vector


def _fill_round(into: dict[str, np.ndarray], eyes: SeatedView, chosen: Sequence[Card]) -> None:
    ruleset, seat, now = eyes.ruleset, eyes.seat, eyes.round
    players = ruleset.players

    def away(other: Seat) -> int:
        return (other - seat) % players

    _mark(into["hand"], eyes.hand)
    cards = eyes.own.passed.cards if eyes.own.passed else chosen
    for card, recipient in zip(cards, ruleset.recipients(seat), strict=False):
        into["passed"][away(recipient) - 1, card.index] = 1
    for received in eyes.own.received:
        into["received"][away(received.giver) - 1, received.card.index] = 1
    tricks = [(trick.leader, trick.cards) for trick in now.tricks]
    if now.leader is not None:
        tricks.append((now.leader, now.trick))
        into["leader"][away(now.leader)] = 1
        for position, card in enumerate(now.trick):
            into["trick"][away(now.leader + position), card.index] = 1
    for number, (leader, played) in enumerate(tricks, start=1):
        for position, card in enumerate(played):
            into["played"][away(leader + position), card.index] = 1
            into["trick_number"][card.index] = number
    if now.face_up is not None:
        into["face_up"][now.face_up.index] = 1
    if now.trump is not None:
        into["trump"][now.trump] = 1
    if now.led is not None:
        into["led"][now.led] = 1
    for other in ruleset.seats:
        into["voids"][away(other), [suit.index for suit in now.voids[other]]] = 1
    for side in range(ruleset.side_count):
        relative = _side_away(ruleset, eyes.side, side)
        into["tricks"][relative] = now.won[side]
        for boss in now.bosses[side]:
            into["bosses"][relative, boss.suit] += 1
    if now.announcement is not None:
        into["announced"][away(now.announcement.seat)] = 1
    if now.lead_from is not None:
        into["lead_from"][away(now.lead_from)] = 1
    if now.phase is Phase.PASS:
        into["passing"][0] = 1
        into["to_choose"][0] = ruleset.pass_size - len(cards)


def _side_away(ruleset: Ruleset, own: Side, side: Side) -> int:
    return (side - own) % ruleset.side_count


def _mark(plane: np.ndarray, cards: Iterable[Card]) -> None:
    plane[[card.index for card in cards]] = 1
