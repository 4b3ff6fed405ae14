"""The game line by line: for screen readers, pipes, and people who like it that way.

Everything is told in sentences in the order in which it happens; every choice is numbered, and a
card may also be given by its code. Nothing is drawn, coloured or overwritten.
"""

from collections.abc import Callable, Iterator, Sequence

from yokai_septet.errors import InvalidValue, YokaiError
from yokai_septet.game import Card, CardSet, Pass, Phase, Play, Seat, Trick, View
from yokai_septet.game.events import CardsPassed, PassChosen
from yokai_septet.terminal.session import Session, Step
from yokai_septet.terminal.words import described, grouped, side_name
from yokai_septet.texts import Texts, sentence


class Left(Exception):
    """The player has left the game, or there is nothing more to read."""


class PlainGame:
    """A session told and asked through two functions: one writes a line, one reads an answer."""

    def __init__(
        self,
        session: Session,
        texts: Texts,
        names: Sequence[str],
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.session = session
        self.texts = texts
        self.names = list(names)
        self._read = read
        self._write = write
        self._seat: Seat | None = session.people[0] if len(session.people) == 1 else None
        """Whose eyes are on the screen."""

    def play(self) -> bool:
        """Play to the end; False if the player left before it."""
        self._say("plain-welcome", ruleset=self._ruleset_name())
        self._say_seats()
        try:
            while not self.session.is_over:
                step = self.session.next()
                if step is None:
                    step = self._ask(self.session.waiting_for[0])
                self._tell(step)
        except Left:
            self._say("plain-left")
            return False
        return True

    # --- telling --------------------------------------------------------------------------------

    def _say(self, message: str, **params: object) -> None:
        self._write(self.texts.format(message, **params))

    def _tell(self, step: Step) -> None:
        for event in step.events:
            if isinstance(event, PassChosen):
                continue  # all choose at once: who was how quick is no news
            self._write(sentence(event, self.texts, self.names, self._seat))
            if isinstance(event, CardsPassed):
                self._say_received()

    def _say_seats(self) -> None:
        ruleset = self.session.ruleset
        if self._seat is None:
            return
        for seat in ruleset.seats:
            if seat != self._seat:
                place = _place(ruleset.players, self._seat, seat)
                self._say("plain-seat", name=self.names[seat], place=place)

    def _say_received(self) -> None:
        if self._seat is None:
            return
        now = self.session.view_of(self._seat).round
        assert now is not None
        for giver in sorted({gift.giver for gift in now.received}):
            cards = [gift.card for gift in now.received if gift.giver == giver]
            self._say("plain-received", name=self.names[giver], cards=cards)

    def _say_table(self, view: View) -> None:
        """Everything that lies open on the table."""
        now = view.round
        assert now is not None
        self._say("plain-table", round=view.round_number, ruleset=self._ruleset_name())
        if now.trump is None:
            self._say("plain-trump-open")
        elif now.face_up:
            self._say("plain-trump-card", card=now.face_up, code=now.face_up.code)
        else:
            self._say("plain-trump", suit=now.trump)
        for side in range(view.ruleset.side_count):
            self._say(
                "plain-side",
                name=side_name(self.texts, self.names, view, side),
                tricks=self.texts.count("tricks", now.won[side]),
                bosses=grouped(self.texts, now.bosses[side]),
                score=view.scores[side],
                goal=view.ruleset.goal,
            )
            if view.ruleset.has_seals:
                seals = [self.texts.suit(suit) for suit in sorted(view.seals[side])]
                none = self.texts.format("terminal-none")
                self._say("plain-seals", seals=self.texts.join(seals) or none)
        self._say_trick(view)

    def _say_trick(self, view: View) -> None:
        now = view.round
        if now is None or now.leader is None:
            return
        if now.trick:
            played = self._played(now.leader, now.trick)
            self._say("plain-trick", number=now.trick_number, cards=played)
        else:
            self._say("plain-trick-empty", number=now.trick_number)

    def _say_last_trick(self, view: View) -> None:
        now = view.round
        if now is None or not now.tricks:
            self._say("plain-no-last-trick")
            return
        last: Trick = now.tricks[-1]
        self._say(
            "plain-last-trick",
            cards=self._played(last.leader, last.cards),
            name=self.names[last.winner],
        )

    def _played(self, leader: Seat, cards: Sequence[Card]) -> str:
        """Who has played what to a trick."""
        players = self.session.ruleset.players
        you = self.texts.format("you")
        return ", ".join(
            f"{you if seat == self._seat else self.names[seat]} {self.texts.card(card)}"
            for seat, card in (((leader + i) % players, card) for i, card in enumerate(cards))
        )

    def _ruleset_name(self) -> str:
        return self.texts.format(f"ruleset-{self.session.ruleset.name}")

    # --- asking ---------------------------------------------------------------------------------

    def _ask(self, seat: Seat) -> Step:
        """Let the person in this seat decide, as often as it takes to get a legal answer."""
        self._hand_over(seat)
        view = self.session.view_of(seat)
        assert view.round is not None
        passing = view.round.phase is Phase.PASS
        self._offer(view)
        while True:
            answer = self._answer("plain-ask-pass" if passing else "plain-ask-play")
            if self._is_request(answer, view):
                continue
            try:
                cards = list(self._cards(answer, self._choices(view)))
                if passing:
                    return self.session.act(Pass(seat, tuple(cards)))
                if len(cards) == 1:
                    return self.session.act(Play(seat, cards[0]))
                self._say("plain-one-card")
            except YokaiError as error:
                self._write(sentence(error, self.texts, self.names, seat))

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide what the last one saw."""
        if len(self.session.people) > 1 and seat != self._seat:
            self._write("\n" * 60)
            self._seat = None
            self._say("plain-hand-over", name=self.names[seat])
            self._answer("plain-ask-ready")
            self._seat = seat
            view = self.session.view_of(seat)
            self._say_table(view)
            if view.round and not any(view.round.won) and view.round.leader is not None:
                self._say_received()

    def _offer(self, view: View) -> None:
        """What can be chosen."""
        now = view.round
        assert now is not None
        assert now.hand is not None
        if now.phase is Phase.PASS:
            recipients = self._recipients(view)
            self._say("plain-choose-pass", count=view.ruleset.pass_size, names=recipients)
        else:
            self._say_trick(view)
            kept = CardSet(now.hand.mask & ~view.playable().mask)
            if kept:
                self._say("plain-kept", cards=grouped(self.texts, kept))
            self._say("plain-choose-play")
        for number, card in enumerate(self._choices(view), 1):
            self._write(f"{number}: {described(self.texts, card, view.ruleset)}")

    def _recipients(self, view: View) -> str:
        assert view.viewer is not None
        recipients = view.ruleset.recipients(view.viewer)
        if view.ruleset.pass_is_ordered:
            return ", ".join(self.names[seat] for seat in recipients)
        return self.names[recipients[0]]

    def _choices(self, view: View) -> list[Card]:
        now = view.round
        assert now is not None
        assert now.hand is not None
        return list(now.hand if now.phase is Phase.PASS else view.playable())

    def _cards(self, answer: str, choices: Sequence[Card]) -> Iterator[Card]:
        """The cards that an answer names, by number or code."""
        for word in answer.replace(",", " ").split():
            if word.isdecimal():
                if not 1 <= int(word) <= len(choices):
                    raise InvalidValue(
                        "no-such-choice",
                        f"{word} is not a choice; the numbers are 1 to {len(choices)}.",
                        text=word,
                        last=len(choices),
                    )
                yield choices[int(word) - 1]
            else:
                yield Card.parse(word[:1].upper() + word[1:].replace("a", "A"))

    def _is_request(self, answer: str, view: View) -> bool:
        """Whether the answer asks for something else than a card, which is then done."""
        assert view.round is not None
        match answer.lower():
            case "":
                self._offer(view)
            case "?":
                self._say("plain-help")
            case "h":
                assert view.round.hand is not None
                self._say("plain-hand", cards=grouped(self.texts, view.round.hand))
            case "t":
                self._say_table(view)
            case "l":
                self._say_last_trick(view)
            case "r":
                self._write(self.texts.format("rulebook-minute"))
            case "q":
                raise Left
            case _:
                return False
        return True

    def _answer(self, message: str) -> str:
        try:
            return self._read(self.texts.format(message) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            self._write("")
            raise Left from None


def _place(players: int, me: Seat, other: Seat) -> str:
    """Where somebody sits, seen from one's own seat."""
    steps = (other - me) % players
    if players == 4:
        return {1: "left", 2: "teammate", 3: "right"}[steps]
    return "left" if steps == 1 else "right"
