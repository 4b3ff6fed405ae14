"""Why a pass or a play is refused, with what would be legal instead."""

from typing import TYPE_CHECKING

from yokai_septet.errors import IllegalAction, InvalidValue
from yokai_septet.game.actions import Pass, bosses_aside, check_cards, listed, unknown_card
from yokai_septet.game.cards import Card, CardSet, mask_of
from yokai_septet.game.rows import Exchange
from yokai_septet.game.ruleset import Seat

if TYPE_CHECKING:  # a round asks this module
    from yokai_septet.game.round import Round


def check_pass(now: "Round", action: Pass) -> None:
    """Refuse a choice of cards to pass that the rules forbid (R8, R51)."""
    seat, cards, ruleset = action.seat, action.cards, now.ruleset
    ruleset.check_seat(seat)
    check_cards(cards)
    if now.leader is not None:
        raise IllegalAction(
            "pass-is-over", "The pass of this round is over.", seat=seat, **_rule_of_pass(now)
        )
    if exchangeable := now.exchangeable:
        raise IllegalAction(
            "exchange-first",
            f"Seat {exchangeable[0].seat} has yet to decide about a face-up boss.",
            seat=exchangeable[0].seat,
        )
    mask = mask_of(cards)
    if len(cards) != ruleset.pass_size or mask.bit_count() != ruleset.pass_size:
        raise IllegalAction(
            "pass-count",
            f"Seat {seat} passes {ruleset.pass_size} different cards, not"
            f" {' '.join(card.code for card in cards) or 'none'}.",
            seat=seat,
            count=ruleset.pass_size,
            cards=cards,
            **_rule_of_pass(now),
        )
    if missing := mask & ~now.hands[seat]:
        raise IllegalAction(
            "pass-not-in-hand",
            f"Seat {seat} cannot pass {CardSet(missing)}: its hand is {now.hand(seat)}.",
            seat=seat,
            cards=CardSet(missing),
            hand=now.hand(seat),
        )

    if bosses := bosses_aside(ruleset, cards):
        raise IllegalAction(
            "boss-put-aside",
            f"Seat {seat} cannot put {CardSet.of(*bosses)} aside: no boss goes out of the round.",
            seat=seat,
            cards=CardSet.of(*bosses),
        )


def check_exchange(now: "Round", choice: Exchange) -> None:
    """Refuse an exchange that is not open to this seat now (R62)."""
    now.ruleset.check_seat(choice.seat)
    if choice not in now.exchangeable:
        raise IllegalAction(
            "no-such-exchange",
            f"Seat {choice.seat} has no such exchange to make now.",
            seat=choice.seat,
        )


def _rule_of_pass(now: "Round") -> dict[str, str]:
    """Where every other player gets a card, another rule than R8 is cited."""
    return {"rule": "R51"} if len(set(now.ruleset.pass_to)) > 1 else {}


def not_dealt() -> IllegalAction:
    """There is no round, as its cards have not been dealt."""
    return IllegalAction("not-dealt", "No cards have been dealt yet.")


def malformed(now: "Round", seat: Seat, card: Card) -> InvalidValue:
    """Refuses a play whose seat or card is not one."""
    now.ruleset.check_seat(seat)
    return unknown_card(card)


def out_of_turn(now: "Round", seat: Seat, card: Card) -> IllegalAction:
    """The round is not waiting for a card of this seat (R11)."""
    now.ruleset.check_seat(seat)
    if now.leader is None:
        return IllegalAction(
            "not-all-passed",
            f"Seat {seat} cannot play {card}: seats {listed(now.to_act)} have yet to pass.",
            seat=seat,
            card=card,
            waiting=now.to_act,
            **_rule_of_pass(now),
        )
    if now.result is not None:
        return IllegalAction(
            "round-is-over", f"Seat {seat} cannot play {card}: the round is over.",
            seat=seat, card=card,
        )  # fmt: skip
    return IllegalAction(
        "not-your-turn",
        f"Seat {seat} cannot play {card}: it is seat {now.turn}'s turn.",
        seat=seat,
        card=card,
        turn=now.turn,
    )


def not_playable(now: "Round", seat: Seat, card: Card) -> IllegalAction:
    """The seat whose turn it is does not hold this card, or has to follow suit (R12)."""
    legal = CardSet(now.playable())
    suit_led = "" if now.led is None else f"{now.led.name.title()} was led; "
    choices = f"{suit_led}it may play {legal}."
    if now.open_cards(seat) & card.mask:
        return IllegalAction(
            "must-follow",
            f"Seat {seat} cannot play {card}: {choices}",
            seat=seat,
            card=card,
            led=now.led,
            legal=legal,
        )
    return IllegalAction(
        "not-in-hand",
        f"Seat {seat} does not hold {card}; {choices}",
        seat=seat,
        card=card,
        led=now.led,
        legal=legal,
    )
