"""The game in sentences, for people who listen: what lies on the table, and what can be chosen.

Nothing here waits for an answer; `plain` does.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from yokai_septet.bots import Advice
from yokai_septet.errors import InvalidValue
from yokai_septet.game import (
    Card,
    CardSet,
    Event,
    MemoryAid,
    Phase,
    RoundView,
    Ruleset,
    Seat,
    Side,
    Trick,
    View,
)
from yokai_septet.game.events import CardsPassed, PassChosen, VoidShown
from yokai_septet.game.scoring import standing
from yokai_septet.terminal.table_texts import table_sentence
from yokai_septet.terminal.words import (
    best_choice,
    described,
    grouped,
    ruleset_name,
    side_name,
    six_tricks,
)
from yokai_septet.texts import Texts, sentence


@dataclass
class Narrator:
    """Tells one line after the other to whoever looks from `seat`."""

    texts: Texts
    names: Sequence[str]
    write: Callable[[str], None]
    seat: Seat | None = None
    memory_aid: MemoryAid = MemoryAid.LAST_TRICK
    _warned: dict[Side, str] = field(default_factory=dict)
    """What was last said of each side's six tricks: it is said again when it changes."""

    def say(self, message: str, **params: object) -> None:
        """Tell a message."""
        self.write(self.texts.format(message, **params))

    def events(self, happened: Iterable[object], view: View | None) -> None:
        """What happened, in the game and at the table around it."""
        sides = view.ruleset.sides if view else ()
        losing = view.ruleset.losing_trick if view else None
        for event in happened:
            if not isinstance(event, Event):
                if line := table_sentence(event, self.texts, self.names, self.seat):
                    self.write(line)
                continue
            if isinstance(event, PassChosen):
                continue  # all choose at once: who was how quick is no news
            if isinstance(event, VoidShown) and event.seat == self.seat:
                continue  # players know their own hands
            self.write(sentence(event, self.texts, self.names, self.seat, sides, losing))
            if isinstance(event, CardsPassed) and view is not None:
                self.received(view)
        if view is not None:
            for side in range(view.ruleset.side_count):
                self._warn(view, side)

    def _warn(self, view: View, side: Side) -> None:
        """Six tricks, and what a seventh would mean now, unless that was just said."""
        warning = six_tricks(self.texts, self.names, view, side)
        if warning and warning != self._warned.get(side):
            self.write(warning)
        self._warned[side] = warning

    def seats(self, view: View) -> None:
        """Who sits where."""
        if self.seat is None:
            return
        for seat in view.ruleset.seats:
            if seat != self.seat:
                place = _place(view.ruleset, self.seat, seat)
                self.say("plain-seat", name=self.names[seat], place=place)

    def received(self, view: View) -> None:
        """Which cards one was passed."""
        gifts = view.own.received if view.own else ()
        for giver in sorted({gift.giver for gift in gifts}):
            cards = [gift.card for gift in gifts if gift.giver == giver]
            self.say("plain-received", name=self.names[giver], cards=cards)

    def table(self, view: View) -> None:
        """Everything that lies open on the table."""
        now = view.round
        self.say("plain-table", round=view.round_number, ruleset=self.ruleset(view))
        if now is None:
            return
        if now.trump is None:
            self.say("plain-trump-open")
        elif now.face_up:
            self.say("plain-trump-card", card=now.face_up, code=now.face_up.code)
        else:
            self.say("plain-trump", suit=now.trump)
        for side in range(view.ruleset.side_count):
            seals = [self.texts.suit(suit) for suit in sorted(view.seals[side])]
            self.say(
                "plain-side-seals" if view.ruleset.has_seals else "plain-side",
                name=side_name(self.texts, self.names, view, side),
                tricks=self.texts.count("tricks", now.won[side]),
                bosses=grouped(self.texts, now.bosses[side], "terminal-none"),
                seals=self.texts.join(seals) or self.texts.format("terminal-none"),
                score=standing(view.scores, view.seals)[side],
                goal=view.ruleset.goal,
            )
            self._who_won_what(view, now, side)
            self._warned.pop(side, None)  # whoever asks for the table hears all of it
            self._warn(view, side)
        self.trick(view)

    def _who_won_what(self, view: View, now: RoundView, side: Side) -> None:
        """What each player of a team has won, once there is anything to tell."""
        seats = [seat for seat in view.ruleset.seats if view.ruleset.sides[seat] == side]
        if len(seats) == 1 or not any(now.taken[seat].tricks for seat in seats):
            return
        for seat in seats:
            taken = now.taken[seat]
            self.say(
                "table-taken",
                name=self.names[seat],
                tricks=self.texts.count("tricks", taken.tricks),
                count=len(taken.bosses),
                bosses=grouped(self.texts, taken.bosses),
            )

    def trick(self, view: View) -> None:
        """The trick that is being played."""
        now = view.round
        if now is None or now.leader is None:
            return
        if now.trick:
            played = self._played(view, now.leader, now.trick)
            self.say("plain-trick", number=now.trick_number, cards=played)
        else:
            self.say("plain-trick-empty", number=now.trick_number)

    def last_trick(self, view: View) -> None:
        """The last trick, if the memory aid shows it."""
        now = view.round
        if now is not None and any(now.won) and self.memory_aid is MemoryAid.OFF:
            self.say("app-face-down")
        elif now is None or not now.tricks:
            self.say("plain-no-last-trick")
        else:
            last: Trick = now.tricks[-1]
            cards = self._played(view, last.leader, last.cards)
            self.say("plain-last-trick", cards=cards, name=self.names[last.winner])

    def gone(self, view: View) -> None:
        """The cards of this round that lie open or are played, as far as the memory aid shows."""
        now = view.round
        if now is None:
            return
        cards = {card for trick in now.tricks for card in trick.cards} | set(now.trick)
        cards |= {boss for bosses in now.bosses for boss in bosses}
        cards |= {now.face_up} if now.face_up else set()
        self.say("plain-gone", cards=grouped(self.texts, cards))

    def hand(self, view: View) -> None:
        """The player's own cards."""
        if view.own is not None:
            self.say("plain-hand", cards=grouped(self.texts, view.own.hand))

    def offer(self, view: View) -> None:
        """What can be chosen."""
        now, own = view.round, view.own
        if now is None or own is None:
            return
        if now.phase is Phase.PASS:
            self._offer_pass(view)
        else:
            self.trick(view)
            kept = CardSet(own.hand.mask & ~view.playable().mask)
            if kept:
                self.say("plain-kept", cards=grouped(self.texts, kept))
            self.say("plain-choose-play")
        for number, card in enumerate(choices(view), 1):
            text = described(self.texts, card, view.ruleset)
            self.say("app-setting", name=str(number), value=text)

    def advice(self, advice: Sequence[Advice]) -> None:
        """What is best, and the chance to win the round with it."""
        if advice:
            self.write(best_choice(self.texts, advice[0]))

    def request(self, answer: str, view: View) -> bool:
        """Whether the answer asks for something that can be told, which is then done."""
        match answer:
            case "?":
                self.say("plain-help")
            case "h":
                self.hand(view)
            case "t":
                self.table(view)
            case "l":
                self.last_trick(view)
            case "v":
                self.gone(view)
            case "r":
                self.say("rulebook-minute")
            case _:
                return False
        return True

    def ruleset(self, view: View) -> str:
        """What is played."""
        return ruleset_name(self.texts, view.ruleset.name)

    def _played(self, view: View, leader: Seat, cards: Sequence[Card]) -> str:
        """Who has played what to a trick."""
        players, you = view.ruleset.players, self.texts.format("you")
        seats = [(leader + i) % players for i in range(len(cards))]
        names = [you if seat == self.seat else self.names[seat] for seat in seats]
        return self.texts.listed(
            self.texts.format("plain-played", name=name, card=card)
            for name, card in zip(names, cards, strict=True)
        )

    def _offer_pass(self, view: View) -> None:
        seats = () if view.viewer is None else view.ruleset.recipients(view.viewer)
        names = [self.names[seat] for seat in seats]
        if view.ruleset.pass_is_ordered:
            each = self.texts.join([self.texts.format("plain-pass-one", name=n) for n in names])
            self.say("plain-choose-pass-each", count=view.ruleset.pass_size, names=each)
        else:
            self.say("plain-choose-pass", count=view.ruleset.pass_size, name=names[0])


def choices(view: View) -> list[Card]:
    """The cards that the viewer can choose now."""
    return list(view.own.legal if view.own else ())


def cards_in(answer: str, offered: Sequence[Card], passing: bool) -> tuple[Card, ...]:
    """The cards that an answer names, by number or code; a single one unless cards are passed."""
    words = answer.replace(",", " ").split()
    if not passing and len(words) != 1:
        raise InvalidValue("one-card", "Name one card, by its number or its code.")
    return tuple(_cards_in(words, offered))


def _cards_in(words: Iterable[str], offered: Sequence[Card]) -> Iterator[Card]:
    for word in words:
        if word.isdecimal():
            if not 1 <= int(word) <= len(offered):
                raise InvalidValue(
                    "no-such-choice",
                    f"{word} is not a choice; the numbers are 1 to {len(offered)}.",
                    text=word,
                    last=len(offered),
                )
            yield offered[int(word) - 1]
        else:
            yield Card.parse(word[:1].upper() + word[1:].replace("a", "A"))


def _place(ruleset: Ruleset, me: Seat, other: Seat) -> str:
    """Where somebody sits, seen from the listener's own seat."""
    if ruleset.sides[other] == ruleset.sides[me]:
        return "teammate"
    steps = (other - me) % ruleset.players
    return {1: "left", ruleset.players - 1: "right"}.get(steps, "opposite")
