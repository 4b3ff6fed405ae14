"""What the sentences of `bots.ftl` claim, decided from a view: written from the sentences alone.

Nothing here is shared with `bots/claims.py`, which decides what is said. `is_true` takes the reason
that was given and says whether its sentence is so. What somebody "could" do is shown by a deal
in which it happens: dealt here, card by card, from what the viewer knows.
"""

import random
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final

from yokai_septet import Card, Choice, Pass, Play, View
from yokai_septet.bots import Why

DEALS: Final = 4_000
"""So many deals are tried before a "could" is called false."""
ACE: Final = Card.parse("WA")


class Seen:
    """A view in the words of the sentences."""

    def __init__(self, view: View) -> None:
        assert view.round is not None
        assert view.own is not None
        assert view.viewer is not None
        self.own = view.own
        self.view, self.round, self.rules = view, view.round, view.ruleset
        self.me: int = view.viewer
        self.hand = list(view.own.hand)
        self.options = list(view.playable())
        self.sides = self.rules.sides
        self.mine = self.sides[self.me]
        self.them = [seat for seat in self.rules.seats if self.sides[seat] != self.mine]
        mates = [s for s in self.rules.seats if self.sides[s] == self.mine and s != self.me]
        self.mate = mates[0] if mates else None
        self.rng = random.Random(7)

    @cached_property
    def elsewhere(self) -> list[Card]:
        """The cards that the other players hold."""
        gone = {*self.hand, *self.round.trick, self.round.face_up}
        for trick in self.round.tricks:
            gone.update(trick.cards)
        return [card for card in self.rules.deck if card not in gone]

    @cached_property
    def holders(self) -> dict[Card, list[int]]:
        """Who may hold each of these cards."""
        others = [seat for seat in self.rules.seats if seat != self.me]
        may = {
            card: [seat for seat in others if card.suit not in self.round.voids[seat]]
            for card in self.elsewhere
        }
        if self.own.passed is not None:
            takers = [(self.me + steps) % self.rules.players for steps in self.rules.pass_to]
            for card, taker in zip(self.own.passed.cards, takers, strict=True):
                if card in may:
                    may[card] = [taker]
        told = self.round.announcement
        if told is not None and told.card in may and told.seat != self.me:
            near = [(told.seat + steps) % self.rules.players for steps in self.rules.pass_to]
            first = [told.seat] if self.rules.first_leader.value == "holder" else [told.seat, *near]
            may[told.card] = [seat for seat in may[told.card] if seat in first]
        return may

    def deals(self, tries: int = DEALS) -> Iterator[dict[int, list[Card]]]:
        """Ways in which the other hands may be, at random."""
        order = sorted(self.elsewhere, key=lambda card: len(self.holders[card]))
        for _ in range(tries):
            room = {s: n for s, n in enumerate(self.round.hand_sizes) if s != self.me}
            hands: dict[int, list[Card]] = {seat: [] for seat in room}
            for card in order:
                seats = [seat for seat in self.holders[card] if room[seat]]
                if not seats:
                    break
                seat = self.rng.choices(seats, [room[seat] for seat in seats])[0]
                room[seat] -= 1
                hands[seat].append(card)
            else:
                yield hands

    @cached_property
    def needed(self) -> list[int]:
        """How many bosses each side lacks to win the round."""
        return [(self.rules.bosses_to_win or 0) - len(bosses) for bosses in self.round.bosses]

    def count(self, suit: Any) -> int:
        """How many cards of a suit are in the hand."""
        return sum(card.suit is suit for card in self.hand)


def height(card: Card) -> int:
    """Its number; the Super Trump is above all."""
    return 99 if card is ACE else card.rank


class Laid:
    """The trick with the card on it."""

    def __init__(self, seen: Seen, card: Card) -> None:
        self.seen, self.card = seen, card
        self.leads = not seen.round.trick
        self.cards = [*seen.round.trick, card]
        self.led = self.cards[0].suit
        self.trump = seen.round.trump if seen.round.trump is not None else card.suit
        start = (seen.me - len(self.cards) + 1) % seen.rules.players
        self.seats = [(start + i) % seen.rules.players for i in range(seen.rules.players)]
        self.after = self.seats[len(self.cards) :]
        self.ahead = self.first(self.cards)
        self.bosses = sum(laid.rank == 7 for laid in self.cards)
        self.we_lead = seen.sides[self.ahead] == seen.mine

    def first(self, cards: list[Card]) -> int:
        """Who is ahead with these cards on the table (R13, R54)."""
        for i, card in enumerate(cards):
            if card is ACE:
                return self.seats[i]
        for suit in (self.trump, self.led):
            ranks = [card.rank if card.suit is suit else -1 for card in cards]
            if max(ranks) >= 0:
                return self.seats[ranks.index(max(ranks))]
        raise AssertionError("somebody has led")

    def may_go_to(self, seats: list[int], tries: int = DEALS) -> bool:
        """Whether one of these seats can win the trick: everybody else plays low in some deal."""
        if not self.after:
            return self.ahead in seats
        runners = [seat for seat in seats if seat == self.ahead or self.may_beat_all(seat)]
        for hands in self.seen.deals(tries) if runners else ():
            for runner in runners:
                cards = list(self.cards)
                for seat in self.after:
                    own = [card for card in hands[seat] if card.suit is self.led] or hands[seat]
                    pick = max if seat == runner else min
                    cards.append(pick(own, key=self.power))
                if self.first(cards) == runner:
                    return True
        return False

    def may_beat_all(self, seat: int) -> bool:
        """Whether a seat that plays later may hold a card that beats those on the table."""
        best = max(map(self.power, self.cards))
        may = self.seen.holders
        return seat in self.after and any(
            self.power(card) > best and seat in may[card] for card in self.seen.elsewhere
        )

    def power(self, card: Card) -> int:
        """What decides a trick (R13)."""
        if card is ACE:
            return 1000
        return card.rank + (500 if card.suit is self.trump else 0 if card.suit is self.led else -99)

    def may_bring(self, wanted: list[Card]) -> bool:
        """Whether a seat that plays later can play one of these cards of the led suit."""
        return any(
            any(card in hands[seat] for seat in self.after for card in wanted)
            for hands in self.seen.deals()
        )


def is_true(seen: Seen, choice: Choice, reason: Why) -> bool:
    """Whether the sentence of this reason is true in the position."""
    kind = reason.message.removeprefix("why-")
    if isinstance(choice, Pass):
        return OF_PASSES[kind](seen, choice, reason.params)
    assert isinstance(choice, Play)
    about = {"suit": choice.card.suit.letter, "rank": choice.card.rank}
    about |= {"foil": "yes" if choice.card.foil else "no"}
    if kind != "best":
        about["players"] = seen.rules.players
    assert {name: reason.params.get(name) for name in about} == about, "the sentence names the card"
    return OF_CARDS[kind](Laid(seen, choice.card), reason.params)


Params = dict[str, str | int]


def plain(_: Laid, __: Params) -> bool:
    """The estimate is named as what it is; it claims nothing about the position."""
    return True


def the_only_card_you_can_play(at: Laid, _: Params) -> bool:
    return at.seen.options == [at.card]


def if_we_win_this_trick_we_win_the_round(at: Laid, _: Params) -> bool:
    return not at.seen.rules.has_seals and at.bosses >= at.seen.needed[at.seen.mine] and at.we_lead


def we_have_six_tricks_and_a_seventh_with_fewer_bosses_loses(at: Laid, told: Params) -> bool:
    seen, missing = at.seen, at.seen.needed[at.seen.mine]
    if seen.rules.has_seals or seen.round.won[seen.mine] != 6 or told["missing"] != missing:
        return False
    # The sentence argues against winning the trick: it must not win us the round, nor be sure.
    return at.bosses < missing and at.may_go_to(seen.them)


def they_have_six_tricks_and_a_seventh_with_fewer_bosses_loses(at: Laid, told: Params) -> bool:
    seen = at.seen
    if seen.rules.has_seals:
        return False
    for side in {seen.sides[seat] for seat in seen.them}:
        seats = [seat for seat in seen.them if seen.sides[seat] == side]
        lacks = told["missing"] == seen.needed[side] > at.bosses
        if seen.round.won[side] == 6 and lacks and at.may_go_to(seats):
            return True
    return False


def it_goes_ahead_of_an_opponent_who_would_win_the_round(at: Laid, _: Params) -> bool:
    before = at.cards[:-1]
    if at.seen.rules.has_seals or not before or at.ahead != at.seen.me:
        return False
    was = at.first(before)
    bosses = sum(card.rank == 7 for card in before)
    return was in at.seen.them and 1 <= at.seen.needed[at.seen.sides[was]] <= bosses


def we_are_ahead_in_a_trick_that_would_win_an_opponent_the_round(at: Laid, _: Params) -> bool:
    # A lead is ahead of nobody.
    if at.seen.rules.has_seals or at.leads or not at.we_lead:
        return False
    near = [seat for seat in at.seen.them if at.seen.needed[at.seen.sides[seat]] <= at.bosses]
    return bool(near) and at.may_go_to(near)


def a_boss_from_you_could_win_them_the_round(at: Laid, _: Params) -> bool:
    seen = at.seen
    if seen.rules.has_seals or at.card.rank == 7:
        return False
    for boss in (card for card in seen.options if card.rank == 7):
        other = Laid(seen, boss)
        near = [seat for seat in seen.them if seen.needed[seen.sides[seat]] <= other.bosses]
        if near and other.may_go_to(near):
            return True
    return False


def we_are_ahead_in_a_trick_with_a_boss(at: Laid, _: Params) -> bool:
    return at.we_lead and at.bosses > 0 and not at.leads


def a_boss_of_this_suit_is_out_and_could_fall_in_this_trick(at: Laid, _: Params) -> bool:
    out = [card for card in at.seen.elsewhere if card.rank == 7 and card.suit is at.card.suit]
    return at.card.suit is at.led and bool(out) and at.may_bring(out)


def a_boss_from_you_could_go_to_them(at: Laid, _: Params) -> bool:
    bosses = [Laid(at.seen, card) for card in at.seen.options if card.rank == 7]
    if at.card.rank == 7:
        return False
    # Most are shown at once by one of the bosses.
    return any(boss.may_go_to(at.seen.them, tries) for tries in (20, DEALS) for boss in bosses)


def we_win_this_trick_for_sure_and_the_boss_with_it(at: Laid, _: Params) -> bool:
    return at.card.rank == 7 and at.we_lead and (not at.after or ACE in at.cards)


def your_teammate_is_ahead_and_would_take_the_boss(at: Laid, _: Params) -> bool:
    return at.card.rank == 7 and at.seen.mate is not None and at.ahead == at.seen.mate


def of_your_bosses_it_scores_the_least(at: Laid, _: Params) -> bool:
    trump, stars = at.seen.round.trump, at.seen.rules.boss_points
    worth = {c: 0 if c.suit is trump else stars[c.suit] for c in at.seen.options if c.rank == 7}
    if at.seen.rules.scoring.value != "advanced" or at.card not in worth or len(worth) < 2:
        return False
    return all(worth[at.card] < points for card, points in worth.items() if card is not at.card)


def we_already_have_tricks_and_no_boss_is_in_this_one(at: Laid, told: Params) -> bool:
    counted = told["count"] == at.seen.round.won[at.seen.mine]
    return not at.seen.rules.has_seals and counted and at.bosses == 0 and not at.we_lead


def we_already_have_tricks_and_they_could_win_this_one(at: Laid, told: Params) -> bool:
    counted = told["count"] == at.seen.round.won[at.seen.mine]
    return not at.seen.rules.has_seals and counted and at.may_go_to(at.seen.them)


def they_are_ahead_in_a_trick_with_no_boss_and_have_tricks(at: Laid, told: Params) -> bool:
    counted = told["count"] == at.seen.round.won[at.seen.sides[at.ahead]]
    return not at.seen.rules.has_seals and at.ahead in at.seen.them and at.bosses == 0 and counted


def the_highest_of_your_cards_that_cannot_win(at: Laid, _: Params) -> bool:
    losing = [card for card in at.seen.options if Laid(at.seen, card).ahead != at.seen.me]
    others = [height(card) for card in losing if card is not at.card]
    return at.card in losing and bool(others) and max(others) < height(at.card)


def the_lowest_of_your_cards_that_go_ahead(at: Laid, _: Params) -> bool:
    winning = [card for card in at.seen.options if Laid(at.seen, card).ahead == at.seen.me]
    others = [height(card) for card in winning if card is not at.card]
    return at.card in winning and bool(others) and min(others) > height(at.card)


def the_lowest_card_you_can_play(at: Laid, _: Params) -> bool:
    # Nobody calls a trump lower than a card that it beats.
    trump = at.seen.round.trump
    if at.card.suit is trump and any(card.suit is not trump for card in at.seen.options):
        return False
    others = [height(card) for card in at.seen.options if card is not at.card]
    return bool(others) and min(others) > height(at.card)


def it_keeps_your_trumps_for_later(at: Laid, told: Params) -> bool:
    trump = at.seen.round.trump
    held = at.seen.count(trump)
    possible = any(card.suit is trump for card in at.seen.options) and at.card is not ACE
    return at.card.suit is not trump and possible and held > 0 and told["trumps"] == held


def the_others_still_have_trumps_and_must_follow(at: Laid, told: Params) -> bool:
    trump = at.seen.round.trump
    out = sum(card.suit is trump for card in at.seen.elsewhere)
    return at.leads and at.card.suit is trump and told["trumps"] == out > 0


def it_keeps_the_super_trump_for_later(at: Laid, _: Params) -> bool:
    return ACE in at.seen.options and at.card is not ACE


def your_last_card_of_this_suit(at: Laid, _: Params) -> bool:
    # "Next time": somebody must be able to lead it; "anything": there must be a choice.
    again = any(card.suit is at.card.suit for card in at.seen.elsewhere)
    return at.seen.count(at.card.suit) == 1 and again and len(at.seen.hand) >= 3


def when_a_bosss_suit_is_led_you_have_another_card(at: Laid, told: Params) -> bool:
    left = [card for card in at.seen.hand if card is not at.card]
    bosses = [card for card in left if card.rank == 7]
    others = {card.suit for card in left if card.rank != 7}
    led = {card.suit for card in at.seen.elsewhere}
    kept = all(boss.suit in others and boss.suit in led for boss in bosses)
    return told["bosses"] == len(bosses) > 0 and kept


def you_have_more_of_it_than_of_any_other_suit(at: Laid, _: Params) -> bool:
    suits = {card.suit for card in at.seen.hand} - {at.card.suit}
    return all(at.seen.count(suit) < at.seen.count(at.card.suit) for suit in suits)


def it_leaves_you_one_card_of_this_suit(at: Laid, _: Params) -> bool:
    return at.seen.count(at.card.suit) == 2


def higher_elsewhere(at: Laid) -> bool:
    same = [card for card in at.seen.elsewhere if card.suit is at.card.suit]
    return any(height(card) > height(at.card) for card in same)


def nobody_else_has_a_higher_card_of_this_suit(at: Laid, _: Params) -> bool:
    # One that lies in the trick would be held against the sentence.
    lying = any(
        card.suit is at.card.suit and height(card) > height(at.card) for card in at.cards[:-1]
    )
    return not higher_elsewhere(at) and not lying


def somebody_else_still_has_a_higher_card_of_this_suit(at: Laid, _: Params) -> bool:
    return higher_elsewhere(at)


def neither_opponent_has_shown_that_they_are_out_of_it(at: Laid, _: Params) -> bool:
    known = any(at.card.suit in at.seen.round.voids[seat] for seat in at.seen.them)
    return not known and any(card.suit is at.card.suit for card in at.seen.elsewhere)


def your_teammate_has_none_left_and_can_play_anything(at: Laid, _: Params) -> bool:
    mate = at.seen.mate
    # "Good for your teammate" once stood under a lead of trump.
    return mate is not None and at.card.suit in at.seen.round.voids[mate] and at.led is not at.trump


def passed_to_your_teammate(seen: Seen) -> list[Card]:
    """The bosses that went to the teammate and have not been played."""
    if seen.own.passed is None or seen.mate is None:
        return []
    takers = [(seen.me + steps) % seen.rules.players for steps in seen.rules.pass_to]
    given = zip(seen.own.passed.cards, takers, strict=True)
    return [c for c, to in given if to == seen.mate and c.rank == 7 and c in seen.elsewhere]


def your_teammate_still_has_the_boss_that_you_passed(at: Laid, _: Params) -> bool:
    return any(boss.suit is at.card.suit for boss in passed_to_your_teammate(at.seen))


def it_does_not_draw_the_boss_that_you_passed(at: Laid, _: Params) -> bool:
    bosses = passed_to_your_teammate(at.seen)
    return len(bosses) == 1 and at.leads and bosses[0].suit is not at.card.suit


def it_makes_the_suit_trump_and_you_have_cards_of_it(at: Laid, told: Params) -> bool:
    unset = at.seen.round.trump is None and at.leads
    return unset and told["count"] == at.seen.count(at.card.suit)


OF_CARDS: Final[dict[str, Callable[[Laid, Params], bool]]] = {
    "best": plain,
    "only": the_only_card_you_can_play,
    "wins-round": if_we_win_this_trick_we_win_the_round,
    "seventh": we_have_six_tricks_and_a_seventh_with_fewer_bosses_loses,
    "their-seventh": they_have_six_tricks_and_a_seventh_with_fewer_bosses_loses,
    "takes-deciding": it_goes_ahead_of_an_opponent_who_would_win_the_round,
    "stops-them": we_are_ahead_in_a_trick_that_would_win_an_opponent_the_round,
    "no-boss": a_boss_from_you_could_win_them_the_round,
    "captures": we_are_ahead_in_a_trick_with_a_boss,
    "calls-boss": a_boss_of_this_suit_is_out_and_could_fall_in_this_trick,
    "keeps-boss": a_boss_from_you_could_go_to_them,
    "brings-boss-home": we_win_this_trick_for_sure_and_the_boss_with_it,
    "teammate-ahead": your_teammate_is_ahead_and_would_take_the_boss,
    "cheap-boss": of_your_bosses_it_scores_the_least,
    "ducks": we_already_have_tricks_and_no_boss_is_in_this_one,
    "leads-to-lose": we_already_have_tricks_and_they_could_win_this_one,
    "feeds": they_are_ahead_in_a_trick_with_no_boss_and_have_tricks,
    "sheds-high": the_highest_of_your_cards_that_cannot_win,
    "just-enough": the_lowest_of_your_cards_that_go_ahead,
    "lowest": the_lowest_card_you_can_play,
    "keeps-trump": it_keeps_your_trumps_for_later,
    "draws-trumps": the_others_still_have_trumps_and_must_follow,
    "keeps-super-trump": it_keeps_the_super_trump_for_later,
    "void": your_last_card_of_this_suit,
    "guard": when_a_bosss_suit_is_led_you_have_another_card,
    "long": you_have_more_of_it_than_of_any_other_suit,
    "last-two": it_leaves_you_one_card_of_this_suit,
    "sure": nobody_else_has_a_higher_card_of_this_suit,
    "unsure": somebody_else_still_has_a_higher_card_of_this_suit,
    "opponents-follow": neither_opponent_has_shown_that_they_are_out_of_it,
    "teammate-void": your_teammate_has_none_left_and_can_play_anything,
    "teammate-has-boss": your_teammate_still_has_the_boss_that_you_passed,
    "spares-boss": it_does_not_draw_the_boss_that_you_passed,
    "chooses-trump": it_makes_the_suit_trump_and_you_have_cards_of_it,
}


def kept_by(seen: Seen, choice: Pass) -> list[Card]:
    """The hand without the cards that are passed."""
    return [card for card in seen.hand if card not in choice.cards]


def you_keep_so_many(number: int) -> Callable[[Seen, Pass, Params], bool]:
    """You keep no card, or only one card, of the suit that the sentence names."""

    def holds(seen: Seen, choice: Pass, told: Params) -> bool:
        left = [card for card in kept_by(seen, choice) if card.suit.letter == told["suit"]]
        passed = [card for card in choice.cards if card.suit.letter == told["suit"]]
        return len(left) == number and bool(passed)

    return holds


def only_so_many_others_of_the_bosss_suit(seen: Seen, choice: Pass, told: Params) -> bool:
    bosses = [card for card in choice.cards if card.rank == 7]
    if len(bosses) != 1:  # which one would be meant?
        return False
    others = [card for card in seen.hand if card.suit is bosses[0].suit and card is not bosses[0]]
    return told["count"] == len(others) <= 2


def your_highest_card_is_among_them(seen: Seen, choice: Pass, _: Params) -> bool:
    return max(map(height, choice.cards)) > max(map(height, kept_by(seen, choice)))


def your_lowest_card_is_among_them(seen: Seen, choice: Pass, _: Params) -> bool:
    # Nobody calls a trump lower than a card that it beats.
    low = [height(card) for card in choice.cards if card.suit is not seen.round.trump]
    return bool(low) and min(low) < min(map(height, kept_by(seen, choice)))


def you_keep_all_your_trumps(seen: Seen, choice: Pass, told: Params) -> bool:
    trumps = [card for card in seen.hand if card.suit is seen.round.trump]
    return told["trumps"] == len(trumps) > 0 and not {*trumps, ACE} & set(choice.cards)


def you_keep_your_bosses_and_every_card_of_their_suits(
    seen: Seen, choice: Pass, told: Params
) -> bool:
    bosses = [card for card in seen.hand if card.rank == 7]
    suits = {boss.suit for boss in bosses}
    others = {card.suit for card in seen.hand if card.rank != 7}
    whole = suits <= others and not any(card.suit in suits for card in choice.cards)
    return told["bosses"] == len(bosses) > 0 and whole


OF_PASSES: Final[dict[str, Callable[[Seen, Pass, Params], bool]]] = {
    "pass-best": lambda *_: True,
    "pass-void": you_keep_so_many(0),
    "pass-short": you_keep_so_many(1),
    "pass-boss": only_so_many_others_of_the_bosss_suit,
    "pass-high": your_highest_card_is_among_them,
    "pass-low": your_lowest_card_is_among_them,
    "pass-trump": you_keep_all_your_trumps,
    "pass-guard": you_keep_your_bosses_and_every_card_of_their_suits,
}
