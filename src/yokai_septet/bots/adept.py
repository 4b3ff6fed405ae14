"""A player with simple rules: a first opponent who follows a plan, from its own view alone."""

from random import Random

from yokai_septet.bots.player import Budget
from yokai_septet.game import SUPER_TRUMP, Card, CardSet, Pass, Phase, Play, RoundView, Suit, View
from yokai_septet.game.trick import winning_position


def play_by_rules(view: View, rng: Random, budget: Budget) -> Pass | Play:
    """Captures bosses, gives them to the partner, and shies away from the seventh trick."""
    now, seat = view.round, view.viewer
    assert now is not None
    assert now.hand is not None
    assert seat is not None
    if now.phase is Phase.PASS:
        return Pass(seat, _to_pass(view, now.hand, now.trump))
    legal = list(view.playable())
    if len(legal) == 1:
        return Play(seat, legal[0])
    return Play(seat, max(legal, key=lambda card: (_worth(view, now, card), rng.random())))


def _to_pass(view: View, hand: CardSet, trump: Suit | None) -> tuple[Card, ...]:
    """The low cards of short suits, which makes voids; never the Super Trump or a trump."""

    def keep(card: Card) -> tuple[bool, bool, int, int]:
        return (card is SUPER_TRUMP, card.suit is trump, len(hand.of_suit(card.suit)), card.rank)

    return tuple(sorted(hand, key=keep)[: view.ruleset.pass_size])


def _worth(view: View, now: RoundView, card: Card) -> float:
    """How good it seems to play this card."""
    rules = view.ruleset
    assert view.viewer is not None
    assert view.side is not None
    trump = now.trump if now.trump is not None else card.suit
    cards = (*now.trick, card)
    position = winning_position(cards, trump)
    wins = position == len(now.trick)
    winner = ((now.leader or 0) + position) % rules.players
    ours = rules.sides[winner] == view.side
    sure = len(cards) == rules.players or card is SUPER_TRUMP
    stake = sum(_boss_worth(view, boss, trump) for boss in cards if boss.is_boss)
    won = now.won[view.side]
    trick_cost = 0.4 + (12.0 if won == 6 and not rules.has_seals else 0.12 * won)
    gain = (stake - trick_cost) * (1.0 if sure else 0.6) if ours else -stake - 0.1
    spent = (card.rank / 13 + (0.6 if card.suit is trump else 0.0)) * 0.5
    if card is SUPER_TRUMP:
        spent = 2.5
    if not now.trick:  # leading a high card keeps others from it, leading a boss gives it away
        gain += card.rank / 26 - (2.0 if card.is_boss else 0.0)
    elif not wins:
        spent += card.rank / 26
    return gain - spent


def _boss_worth(view: View, boss: Card, trump: Suit | None) -> float:
    points = 1.0 if view.ruleset.has_seals else float(view.ruleset.boss_points[boss.suit])
    return 1.0 + (0.0 if boss.suit is trump else points)
