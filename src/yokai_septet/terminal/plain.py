"""The game line by line: for screen readers, pipes, and people who like it that way.

Everything is told in sentences in the order in which it happens; every choice is numbered, and a
card may also be given by its code. Nothing is drawn, coloured or overwritten.
"""

from collections.abc import Callable, Sequence

from yokai_septet.bots import PLAYERS, advise
from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Phase, Play, Seat, View
from yokai_septet.terminal.narrator import Narrator, cards_in, choices
from yokai_septet.terminal.session import THINKING_TIME, Session, Step
from yokai_septet.terminal.words import cards_of
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
        self._read = read
        alone = session.people[0] if len(session.people) == 1 else None
        self._teller = Narrator(texts, names, write, alone, session.memory_aid)

    def play(self) -> bool:
        """Play to the end; False if the player left before it."""
        tell = self._teller
        tell.say("plain-welcome", ruleset=tell.ruleset(self._view()))
        tell.seats(self._view())
        if self.session.actions:
            tell.table(self._view())
        try:
            while not self.session.is_over:
                step = self.session.next() or self._ask(self.session.waiting_for[0])
                if step is not None:
                    tell.events(step.events, self._view())
        except Left:
            tell.say("plain-left")
            return False
        return True

    def _view(self) -> View:
        view = self.session.view_of(self._teller.seat)
        return view.remembering(self.session.memory_aid)

    def _ask(self, seat: Seat) -> Step | None:
        """Let the person in this seat decide, as often as it takes to get a legal answer; None if
        the last decision was taken back."""
        self._hand_over(seat)
        view, tell = self._view(), self._teller
        assert view.round is not None
        passing = view.round.phase is Phase.PASS
        tell.offer(view)
        while True:
            answer = self._answer("plain-ask-pass" if passing else "plain-ask-play")
            match answer.lower():
                case "":
                    tell.offer(view)
                    continue
                case "q":
                    raise Left
                case "u":
                    if self._undo():
                        return None
                    continue
                case "x":
                    self._advise(seat)
                    continue
            if tell.request(answer.lower(), view):
                continue
            try:
                cards = cards_in(answer, choices(view), passing)
                return self.session.act(Pass(seat, cards) if passing else Play(seat, cards[0]))
            except YokaiError as error:
                tell.write(sentence(error, tell.texts, tell.names, seat))

    def _undo(self) -> bool:
        """Take the last decision back: against bots alone that is free."""
        undone = len(self.session.people) == 1 and self.session.undo()
        self._teller.say("app-undone" if undone else "plain-no-undo")
        return undone

    def _advise(self, seat: Seat) -> None:
        """What the strongest bot thinks of the choices."""
        name, rng = list(PLAYERS)[-1], self.session.random_for(seat)
        advice = advise(name, self.session.view_of(seat), rng, THINKING_TIME)
        self._teller.advice([(cards_of(one.choice), one.round_win) for one in advice])

    def _hand_over(self, seat: Seat) -> None:
        """With several people at one keyboard, hide what the last one saw."""
        tell = self._teller
        if len(self.session.people) > 1 and seat != tell.seat:
            tell.write("\n" * 60)
            tell.seat = None
            tell.say("plain-hand-over", name=tell.names[seat])
            self._answer("plain-ask-ready")
            tell.seat = seat
            view = self._view()
            tell.table(view)
            if view.round and not any(view.round.won) and view.round.leader is not None:
                tell.received(view)

    def _answer(self, message: str) -> str:
        try:
            return self._read(self._teller.texts.format(message) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            self._teller.write("")
            raise Left from None
