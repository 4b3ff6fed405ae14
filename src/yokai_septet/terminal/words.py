"""Parts of sentences that both the plain game and the drawn table need."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from yokai_septet.game import (
    SUPER_TRUMP,
    Card,
    LaterLeader,
    MemoryAid,
    Phase,
    Ruleset,
    Seat,
    Suit,
    View,
)
from yokai_septet.texts import Texts

if TYPE_CHECKING:
    from yokai_septet.bots import Advice
    from yokai_septet.table import Entry

T = TypeVar("T")


def bot_name(texts: Texts, seat: Seat) -> str:
    """What the bot on a seat is called, by whatever client: the yokai it is."""
    return texts.format("table-bot-name", seat=seat)


def strength_name(texts: Texts, strength: str) -> str:
    """How strong a bot is, in a word; several with commas between them stay several."""
    names = (name.strip() for name in strength.split(","))
    return texts.listed(texts.format(f"table-bot-{name}") for name in names)


def bots_line(texts: Texts, bots: str) -> str:
    """The choice of the bots in a menu."""
    name, value = texts.format("table-bots"), strength_name(texts, bots)
    return texts.format("app-setting", name=name, value=value)


def memory_line(texts: Texts, aid: MemoryAid) -> str:
    """The choice of the memory aid in a menu."""
    return setting(texts, "table-option-memory", f"table-memory-{aid.value}")


def later_leader_line(texts: Texts, option: LaterLeader) -> str:
    """The choice of who leads later rounds (R52) in a menu."""
    return setting(texts, "table-option-later-leader", f"later-leader-{option.value}")


def setting(texts: Texts, name: str, value: str, **params: object) -> str:
    """A line of a menu: what can be chosen, and what is; both are messages."""
    chosen = texts.format(value, **params)
    return texts.format("app-setting", name=texts.format(name), value=chosen)


def following(choices: Sequence[T], now: T) -> T:
    """The choice after this one; the first after the last, or after none of them."""
    place = choices.index(now) if now in choices else -1
    return choices[(place + 1) % len(choices)]


def best_choice(texts: Texts, best: "Advice") -> str:
    """What a bot would do, and its chance to win the round with it."""
    cards = best.choice.cards
    if best.round_win is None:
        return texts.format("app-hint-cards", cards=cards)
    return texts.format("app-hint-chance", cards=cards, chance=round(100 * best.round_win))


def ruleset_name(texts: Texts, ruleset: str) -> str:
    """What a ruleset is called; by its plain name if no text is known for it."""
    message = f"ruleset-{ruleset}"
    return texts.format(message) if message in texts else ruleset


def resume_line(texts: Texts, message: str, log: "Iterable[Entry]") -> str:
    """The offer to go on with an interrupted match."""
    from yokai_septet.table import advance_all

    table = advance_all(None, log)[-1].after
    number = table.match.round_number if table.match else 1
    return texts.format(message, ruleset=ruleset_name(texts, table.rules.name), number=number)


def grouped(texts: Texts, cards: Iterable[Card], none: str = "terminal-no-cards") -> str:
    """Cards suit by suit, by name and rank: "Wind A 3, Fire 7 9", or the message `none`."""
    by_suit: dict[Suit, list[str]] = {}
    for card in sorted(cards):
        by_suit.setdefault(card.suit, []).append(card.code[1:])
    parts = [f"{texts.suit(suit)} {' '.join(ranks)}" for suit, ranks in by_suit.items()]
    return texts.listed(parts) or texts.format(none)


def described(texts: Texts, card: Card, ruleset: Ruleset) -> str:
    """A card with its code, and what is special about it."""
    parts = [texts.format("card-with-code", card=card, code=card.code)]
    if card is SUPER_TRUMP:
        parts.append(texts.format("term-super-trump"))
    if card.is_boss:
        parts.append(texts.format("term-boss"))
        if not ruleset.has_seals:
            parts.append(texts.count("stars", ruleset.boss_points[card.suit]))
    return texts.listed(parts)


def side_name(texts: Texts, names: Sequence[str], view: View, side: int) -> str:
    """A side by the names of its players at the start of a line; the viewer is "You"."""
    seats = sorted(view.ruleset.seats_of(side), key=lambda seat: seat != view.viewer)
    words = [texts.format("app-you") if seat == view.viewer else names[seat] for seat in seats]
    return texts.join(words)


def six_tricks(texts: Texts, names: Sequence[str], view: View, side: int) -> str:
    """That a side has six tricks, and what a seventh would mean now (R21, R23); else nothing."""
    round_, ruleset = view.round, view.ruleset
    if round_ is None or round_.phase is Phase.OVER:
        return ""
    if round_.won[side] + 1 != ruleset.losing_trick:
        return ""
    missing = (ruleset.bosses_to_win or 0) - len(round_.bosses[side])
    turned = round_.face_up is not None and round_.face_up.is_boss
    left = len(ruleset.deck.bosses) - turned - sum(map(len, round_.bosses))
    lying = sum(card.is_boss for card in round_.trick)
    teams = ruleset.side_count < ruleset.players
    if view.side is None:
        who = "one"
    elif view.side == side:
        who = "we" if teams else "you"
    else:
        who = "they" if teams else "one"
    return texts.format(
        "table-six-tricks",
        who=who,
        name=side_name(texts, names, view, side),
        meaning="wins" if lying >= missing else "loses" if left < missing else "without",
        missing=missing,
        losing=ruleset.losing_trick,
        tricks=round_.won[side],
    )
