"""A reason must be true of the position it is given for, whatever card or pass it speaks for."""

from collections import Counter
from collections.abc import Iterable
from itertools import product

import pytest
from tests.kit import EVERY_OPTION, kept_match, ruleset_id

from yokai_septet import SUPER_TRUMP, Card, Deal, Pass, Play, Ruleset, View, view
from yokai_septet.bots import why


def holds(kind: str, seen: View, choice: Pass | Play) -> bool:
    """Whether what the sentence claims about the position is so."""
    now, side = seen.round, seen.side
    assert now is not None
    assert now.hand is not None
    assert side is not None
    ours = now.won[side]
    theirs = max(won for other, won in enumerate(now.won) if other != side)
    out = {*now.trick, now.face_up}.union(*now.bosses)
    bosses = [card for card in seen.ruleset.deck if card.is_boss and card is not now.face_up]
    uncaptured = [boss for boss in bosses if not any(boss in side for side in now.bosses)]
    if isinstance(choice, Pass):
        return pass_holds(kind, seen, choice)
    played = out.union(*(trick.cards for trick in now.tricks))
    higher = [
        card
        for card in seen.ruleset.deck
        if card.suit is choice.card.suit and height(card) > height(choice.card)
        if card not in played and card not in now.hand
    ]
    suit = of_suit(now.hand, choice.card)
    others = [card for card in seen.playable() if card is not choice.card]
    opponents = [seat for seat in seen.ruleset.seats if seen.ruleset.sides[seat] != side]
    return {
        "best": True,
        "only": not others,
        "seventh": ours >= 6,
        "their-seventh": theirs >= 6,
        "wins-round": len(now.bosses[side]) + len(uncaptured) >= seen.ruleset.bosses_to_win
        or theirs >= 6,
        "stops-them": bool(uncaptured),
        "captures": bool(uncaptured),
        "denies": bool(uncaptured),
        "ducks": not seen.ruleset.has_seals,
        "feeds": not seen.ruleset.has_seals,
        "keeps-boss": any(card.is_boss for card in now.hand) and not choice.card.is_boss,
        "gives-boss": choice.card.is_boss,
        "sheds-high": any(height(card) < height(choice.card) for card in others),
        "keeps-high": any(height(card) > height(choice.card) for card in others),
        "keeps-trump": any(card.suit is now.trump for card in now.hand),
        "trumps": choice.card.suit is now.trump,
        "super-trump": SUPER_TRUMP in now.hand and choice.card is not SUPER_TRUMP,
        "void": len(suit) == 1,
        "guard": any(card.is_boss for card in now.hand),
        "long": any(len(of_suit(now.hand, card)) < len(suit) for card in others),
        "short": any(len(of_suit(now.hand, card)) >= len(suit) for card in others),
        "sure": not higher,
        "unsure": bool(higher),
        "their-void": any(choice.card.suit not in now.voids[seat] for seat in opponents),
        "partner": len(opponents) < seen.ruleset.players - 1,
        "chooses-trump": now.trump is None,
    }[kind]


def pass_holds(kind: str, seen: View, choice: Pass) -> bool:
    """The same for the reason of a pass."""
    now = seen.round
    assert now is not None
    assert now.hand is not None
    kept = [card for card in now.hand if card not in choice.cards]
    trumps = [card for card in choice.cards if card is SUPER_TRUMP or card.suit is now.trump]
    low, high = (pick(map(height, kept)) for pick in (min, max))
    return {
        "pass-best": True,
        "pass-void": any(len(of_suit(kept, card)) <= 2 for card in choice.cards),
        "pass-boss": any(card.is_boss for card in choice.cards),
        "pass-high": any(height(card) > low for card in choice.cards),
        "pass-low": any(height(card) < high for card in choice.cards),
        "pass-trump": not trumps,
        "pass-guard": any(card.is_boss for card in kept),
    }[kind]


def height(card: Card) -> int:
    """Its rank, except that the Super Trump is above all."""
    return 14 if card is SUPER_TRUMP else card.rank


def of_suit(cards: Iterable[Card], like: Card) -> list[Card]:
    return [card for card in cards if card.suit is like.suit]


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_reasons_are_true(ruleset: Ruleset) -> None:
    given: Counter[str] = Counter()
    for number in range(4):
        for match, action in kept_match(ruleset, number):
            if isinstance(action, Deal):
                continue
            seen = view(match, action.seat)
            plays: list[Pass | Play] = [Play(action.seat, card) for card in seen.playable()]
            for choice, instead in product(plays or [action], [None, *plays[-1:]]):
                kind = why(seen, choice, instead).message.removeprefix("bot-why-")
                assert holds(kind, seen, choice), f"{kind} is not true of {choice} in {seen}"
                given[kind] += 1
    assert len(given) >= 12, given
