"""What may be said for a card: the reasons, each with the condition that makes its
sentence (`why-…` in `bots.ftl`) true in the position that the player sees.

A condition returns the parameters of the sentence, or None where the sentence would be false.
`why.py` decides which of the true ones matters most. tests/bots/sentences.py has the same
conditions once more, written from the sentences alone.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from yokai_septet.bots.advice import Params
from yokai_septet.bots.positions import Position, TrickAfter, bosses_of_suit, height
from yokai_septet.game import SUPER_TRUMP, Card, CardSet, Scoring, Suit
from yokai_septet.game.trick import winning_position

Claim: TypeAlias = Callable[[Position, TrickAfter], Params | None]
PLAIN: Params = {}
"""The parameters of a sentence that has none of its own."""
MANY_TRICKS: Final = 3
"""From so many tricks on, the way to the losing one is worth a sentence."""


def _where_bosses_win(claim: Claim) -> Claim:
    """Only where captured bosses win the round (R20)."""

    def checked(at: Position, played: TrickAfter) -> Params | None:
        return None if at.ruleset.bosses_to_win is None else claim(at, played)

    return checked


def _where_tricks_lose(claim: Claim) -> Claim:
    """Only where a number of tricks loses the round (R21)."""

    def checked(at: Position, played: TrickAfter) -> Params | None:
        return None if at.ruleset.losing_trick is None else claim(at, played)

    return checked


def _only(_: Position, played: TrickAfter) -> Params | None:
    return PLAIN if len(played.at.playable) == 1 else None


@_where_bosses_win
def _wins_round(at: Position, played: TrickAfter) -> Params | None:
    if not played.ours or played.bosses < at.missing(at.me.side):
        return None
    return PLAIN


def _seventh(at: Position, played: TrickAfter) -> Params | None:
    missing = at.missing(at.me.side)
    if not at.has_six_tricks(at.me.side) or played.bosses >= missing:
        return None
    return {"missing": missing} if played.can_go_to(at.opponents) else None


def _their_seventh(at: Position, played: TrickAfter) -> Params | None:
    sides = {at.ruleset.sides[seat] for seat in at.opponents}
    for side in sorted(filter(at.has_six_tricks, sides)):
        missing = at.missing(side)
        if played.bosses < missing and played.can_go_to(at.ruleset.seats_of(side)):
            return {"missing": missing}
    return None


@_where_bosses_win
def _stops_them(at: Position, played: TrickAfter) -> Params | None:
    # A boss of one's own would bring about the danger that it averts.
    lying = sum(card.is_boss for card in at.me.round.trick)
    if not lying or not played.ours or played.is_over:
        return None
    return PLAIN if played.opponent_near(lying) else None


@_where_bosses_win
def _takes_deciding(at: Position, played: TrickAfter) -> Params | None:
    """The opponent who was ahead would have won the round."""
    before = at.me.round.trick
    if not before or not played.takes_the_lead:
        return None
    position = winning_position(before, at.me.round.trump)
    ahead = ((at.me.round.leader or 0) + position) % at.ruleset.players
    brings = sum(card.is_boss for card in before)
    side = at.ruleset.sides[ahead]
    return PLAIN if ahead in at.opponents and 0 < at.missing(side) <= brings else None


@_where_bosses_win
def _no_boss(at: Position, played: TrickAfter) -> Params | None:
    if played.card.is_boss:
        return None
    for boss in _bosses(at):
        with_boss = TrickAfter(at, boss)
        if with_boss.opponent_near(with_boss.bosses):
            return PLAIN
    return None


def _captures(_: Position, played: TrickAfter) -> Params | None:
    # Whoever leads is ahead of nobody.
    return PLAIN if played.bosses and played.ours and not played.is_lead else None


def _calls_boss(at: Position, played: TrickAfter) -> Params | None:
    if not played.ours or played.card.suit is not played.led:
        return None
    bosses = at.unseen.of_suit(played.led).bosses.mask
    seats = played.later
    coming = bosses and any(hands[seat].mask & bosses for hands in at.hands for seat in seats)
    return PLAIN if coming else None


def _keeps_boss(at: Position, played: TrickAfter) -> Params | None:
    if played.card.is_boss:
        return None
    could_go = any(TrickAfter(at, boss).can_go_to(at.opponents) for boss in _bosses(at))
    return PLAIN if could_go else None


def _brings_boss_home(_: Position, played: TrickAfter) -> Params | None:
    return PLAIN if played.card.is_boss and played.is_over and played.ours else None


def _teammate_ahead(at: Position, played: TrickAfter) -> Params | None:
    return PLAIN if played.card.is_boss and played.winner == at.teammate else None


def _cheap_boss(at: Position, played: TrickAfter) -> Params | None:
    others = [boss for boss in _bosses(at) if boss is not played.card]
    if at.ruleset.scoring is not Scoring.ADVANCED or not played.card.is_boss or not others:
        return None
    own = _points(at, played.card)
    return PLAIN if all(_points(at, boss) > own for boss in others) else None


@_where_tricks_lose
def _ducks(at: Position, played: TrickAfter) -> Params | None:
    tricks = at.me.round.won[at.me.side]
    if played.bosses or tricks < MANY_TRICKS:
        return None
    if played.is_lead or played.ours:
        return None
    return {"count": tricks}


@_where_tricks_lose
def _leads_to_lose(at: Position, played: TrickAfter) -> Params | None:
    tricks = at.me.round.won[at.me.side]
    if not played.is_lead or played.bosses or tricks < MANY_TRICKS:
        return None
    return {"count": tricks} if played.can_go_to(at.opponents) else None


@_where_tricks_lose
def _feeds(at: Position, played: TrickAfter) -> Params | None:
    side = at.ruleset.sides[played.winner]
    tricks = at.me.round.won[side]
    if played.bosses or played.ours or tricks < MANY_TRICKS:
        return None
    return {"count": tricks}


def _sheds_high(at: Position, played: TrickAfter) -> Params | None:
    if played.is_lead or played.takes_the_lead:
        return None
    behind = [card for card in at.playable if not TrickAfter(at, card).takes_the_lead]
    lower = [card for card in behind if height(card) < height(played.card)]
    return PLAIN if lower and len(lower) == len(behind) - 1 else None


def _just_enough(at: Position, played: TrickAfter) -> Params | None:
    if played.is_lead or not played.takes_the_lead:
        return None
    ahead = [card for card in at.playable if TrickAfter(at, card).takes_the_lead]
    own = played.strength(played.card)
    stronger = [card for card in ahead if played.strength(card) > own]
    return PLAIN if stronger and len(stronger) == len(ahead) - 1 else None


def _lowest(at: Position, played: TrickAfter) -> Params | None:
    # A low trump is no low card: it beats those of other suits.
    trump = at.me.round.trump
    if played.card.suit is trump and any(card.suit is not trump for card in at.playable):
        return None
    higher = [card for card in at.playable if height(card) > height(played.card)]
    return PLAIN if higher and len(higher) == len(at.playable) - 1 else None


def _keeps_trump(at: Position, played: TrickAfter) -> Params | None:
    trump = at.me.round.trump
    # Who plays the Super Trump saves none.
    if trump is None or played.card.suit is trump or played.card is SUPER_TRUMP:
        return None
    if not any(card.suit is trump for card in at.playable):
        return None
    return {"trumps": len(at.me.hand.of_suit(trump))}


def _draws_trumps(at: Position, played: TrickAfter) -> Params | None:
    trump = at.me.round.trump
    if not played.is_lead or trump is None or played.card.suit is not trump:
        return None
    out = len(at.unseen.of_suit(trump))
    return {"trumps": out} if out else None


def _keeps_super_trump(at: Position, played: TrickAfter) -> Params | None:
    return PLAIN if SUPER_TRUMP in at.playable and played.card is not SUPER_TRUMP else None


def _void(at: Position, played: TrickAfter) -> Params | None:
    # Only a suit that others hold can be led again, and only of two cards can one be chosen.
    again = bool(at.unseen.of_suit(played.card.suit)) and len(at.me.hand) > 2
    return PLAIN if not played.companions and again else None


def _guard(at: Position, played: TrickAfter) -> Params | None:
    left = CardSet(at.me.hand.mask & ~played.card.mask)
    covered = all(
        len(left.of_suit(boss.suit)) > len(bosses_of_suit(left, boss.suit)) for boss in left.bosses
    )
    suits = {boss.suit for boss in left.bosses}
    # What nobody else holds is not led by others.
    threatened = all(at.unseen.of_suit(suit) for suit in suits)
    if not left.bosses or not covered or not threatened or played.card.suit in suits:
        return None
    return {"bosses": len(left.bosses)}


def _long(at: Position, played: TrickAfter) -> Params | None:
    own = len(played.companions) + 1
    others = [suit for suit in Suit if suit is not played.card.suit]
    return PLAIN if all(len(at.me.hand.of_suit(suit)) < own for suit in others) else None


def _last_two(_: Position, played: TrickAfter) -> Params | None:
    return PLAIN if len(played.companions) == 1 else None


def _higher_out(at: Position, card: Card) -> bool:
    return any(height(other) > height(card) for other in at.unseen.of_suit(card.suit))


def _sure(at: Position, played: TrickAfter) -> Params | None:
    lying = any(
        card.suit is played.card.suit and height(card) > height(played.card)
        for card in at.me.round.trick
    )
    if played.card is SUPER_TRUMP or lying or _higher_out(at, played.card):
        return None
    return PLAIN


def _unsure(at: Position, played: TrickAfter) -> Params | None:
    return PLAIN if played.is_lead and _higher_out(at, played.card) else None


def _opponents_follow(at: Position, played: TrickAfter) -> Params | None:
    suit, voids = played.card.suit, at.me.round.voids
    if not played.is_lead or not at.unseen.of_suit(suit):
        return None
    return PLAIN if all(suit not in voids[seat] for seat in at.opponents) else None


def _teammate_void(at: Position, played: TrickAfter) -> Params | None:
    suit, seat = played.card.suit, at.teammate
    if not played.is_lead or seat is None or suit is played.trump:
        return None
    return PLAIN if suit in at.me.round.voids[seat] else None


def _teammate_has_boss(at: Position, played: TrickAfter) -> Params | None:
    suits = {boss.suit for boss in at.teammates_bosses}
    return PLAIN if played.is_lead and played.card.suit in suits else None


def _spares_boss(at: Position, played: TrickAfter) -> Params | None:
    suits = {boss.suit for boss in at.teammates_bosses}
    if not played.is_lead or len(at.teammates_bosses) != 1 or played.card.suit in suits:
        return None
    return PLAIN


def _chooses_trump(at: Position, played: TrickAfter) -> Params | None:
    own = len(played.companions) + 1
    if not played.is_lead or at.me.round.trump is not None:
        return None
    longest = max(len(at.me.hand.of_suit(suit)) for suit in Suit)
    return {"count": own} if own == longest else None


CLAIMS: Final[dict[str, Claim]] = {
    "only": _only,
    "wins-round": _wins_round,
    "seventh": _seventh,
    "their-seventh": _their_seventh,
    "takes-deciding": _takes_deciding,
    "stops-them": _stops_them,
    "no-boss": _no_boss,
    "captures": _captures,
    "calls-boss": _calls_boss,
    "keeps-boss": _keeps_boss,
    "brings-boss-home": _brings_boss_home,
    "teammate-ahead": _teammate_ahead,
    "cheap-boss": _cheap_boss,
    "ducks": _ducks,
    "leads-to-lose": _leads_to_lose,
    "feeds": _feeds,
    "sheds-high": _sheds_high,
    "just-enough": _just_enough,
    "lowest": _lowest,
    "keeps-trump": _keeps_trump,
    "draws-trumps": _draws_trumps,
    "keeps-super-trump": _keeps_super_trump,
    "void": _void,
    "guard": _guard,
    "long": _long,
    "last-two": _last_two,
    "sure": _sure,
    "unsure": _unsure,
    "opponents-follow": _opponents_follow,
    "teammate-void": _teammate_void,
    "teammate-has-boss": _teammate_has_boss,
    "spares-boss": _spares_boss,
    "chooses-trump": _chooses_trump,
}
"""Every reason for a card."""


def _bosses(at: Position) -> list[Card]:
    return [card for card in at.playable if card.is_boss]


def _points(at: Position, boss: Card) -> int:
    """What a boss scores (R32, R33)."""
    return 0 if boss.suit is at.me.round.trump else at.ruleset.boss_points[boss.suit]
