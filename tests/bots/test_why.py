"""A reason must be true of the position it is given for, whatever card or pass it speaks for."""

from collections import Counter

import pytest
from tests.kit import EVERY_OPTION, kept_match, ruleset_id

from yokai_septet import Deal, Pass, Play, Ruleset, View, view
from yokai_septet.bots import why


def holds(kind: str, seen: View, choice: Pass | Play) -> bool:
    """Whether what the sentence claims about the position is so."""
    now, side = seen.round, seen.side
    assert now is not None
    assert now.hand is not None
    assert side is not None
    ours = now.won[side]
    theirs = max(won for other, won in enumerate(now.won) if other != side)
    bosses_left = 7 - sum(len(captured) for captured in now.bosses)
    if isinstance(choice, Pass):
        trumps = [card for card in choice.cards if card.rank == 1 or card.suit is now.trump]
        return kind != "pass-trump" or not trumps
    suit = [card for card in now.hand if card.suit is choice.card.suit]
    played = {card for trick in now.tricks for card in trick.cards} | {*now.trick, now.face_up}
    higher = [
        card
        for card in seen.ruleset.deck
        if card.suit is choice.card.suit and card.rank > choice.card.rank
        if card not in played and card not in now.hand
    ]
    return {
        "only": len(seen.playable()) == 1,
        "seventh": ours >= 6,
        "their-seventh": theirs >= 6,
        "wins-round": len(now.bosses[side]) + bosses_left >= seen.ruleset.bosses_to_win,
        "keeps-boss": any(card.is_boss for card in now.hand) and not choice.card.is_boss,
        "gives-boss": choice.card.is_boss,
        "keeps-trump": any(card.suit is now.trump for card in now.hand),
        "trumps": choice.card.suit is now.trump,
        "super-trump": any(card.rank == 1 for card in now.hand) and choice.card.rank != 1,
        "void": len(suit) == 1,
        "chooses-trump": now.trump is None,
        "sure": not higher,
        "unsure": bool(higher),
    }.get(kind, True)


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_reasons_are_true(ruleset: Ruleset) -> None:
    given: Counter[str] = Counter()
    for number in range(8):
        for match, action in kept_match(ruleset, number):
            if isinstance(action, Deal):
                continue
            seen = view(match, action.seat)
            plays: list[Pass | Play] = [Play(action.seat, card) for card in seen.playable()]
            for choice in plays or [action]:
                kind = why(seen, choice).message.removeprefix("bot-why-")
                assert holds(kind, seen, choice), f"{kind} is not true of {choice} in {seen}"
                given[kind] += 1
    assert len(given) >= 12, given
