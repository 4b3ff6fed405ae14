"""A session on the desk: commands in, time by hand, bots at random, and the log kept as stored."""

from math import inf
from random import Random
from typing import Any

from yokai_septet.errors import YokaiError
from yokai_septet.game import Choice, Pass, Phase, Play, commitment, view
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.table import (
    Asked,
    Change,
    Decision,
    Due,
    Effect,
    Entry,
    HandleContext,
    Presence,
    Session,
    Step,
    Table,
    TableOptions,
    Tick,
    create,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e


class Desk:
    """One session and its log."""

    def __init__(self, owner: str = "ada", seed: int = 1, **options: Any) -> None:
        self.rng = Random(seed)
        self.now = 1000.0
        self.until: dict[str, float] = {}
        self.invited = False
        """Whether people come with the invitation."""
        self.log: list[Entry] = []
        self.made: tuple[Change, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        """What followed from the last step."""
        self.open_day: str | None = None
        first = create(owner, TableOptions(**options), self.now, self.context)
        self.session: Session | None = None
        self.append(first)

    @property
    def running(self) -> Session:
        assert self.session is not None
        return self.session

    @property
    def table(self) -> Table:
        return self.running.table

    @property
    def context(self) -> HandleContext:
        # Somebody looks on, so that things happen although no player is there.
        return HandleContext(
            Presence({"spectator": inf, **self.until}),
            ("random", "adept"),
            self.rng.randbytes,
            lambda person: person == "robot",
            invited=self.invited,
            open_day=lambda: self.open_day,
        )

    def append(self, *entries: Entry) -> None:
        """Add to the log as if others had."""
        for entry in entries:
            self.log.append(_stored(entry))
            if self.session is None:
                self.session = Session.read(self.log)
            else:
                self.session = self.session.follow([entry], self.now, self.context).session

    def adopt(self, step: Step) -> None:
        """Store the entries of a step, and go on after it."""
        self.log += map(_stored, step.entries)
        self.session, self.effects = step.session, step.effects

    def back_to(self, log: list[Entry]) -> None:
        """The table as it was after these entries, at the present time."""
        self.log = list(log)
        self.session = Session.read(self.log)

    def do(self, person: str, command: type[Any], **fields: Any) -> "Desk":
        """Carry out a command."""
        step = self._ask(person, command, fields)
        assert step.changes
        stored = self.running.follow(map(_stored, step.entries), self.now, self.context)
        assert stored.session.table == step.session.table, "what was judged is what is stored"
        self.adopt(step)
        self.made = step.new_table.changes if step.new_table else ()
        return self

    def refused(self, person: str, command: type[Any], **fields: Any) -> str:
        """The code with which a command is refused."""
        try:
            self._ask(person, command, fields)
        except YokaiError as error:
            return error.code
        return "accepted"

    def _ask(self, person: str, command: type[Any], fields: dict[str, Any]) -> Step:
        asked = Asked(person, command(id=f"x{len(self.log)}", **fields))
        return self.running.accept(asked, self.now, self.context)

    def commitment(self, seat: int, salt: str) -> str:
        """The commitment of the player on this seat to this salt."""
        return salt_commitment(commitment(self.table.seed), seat, bytes.fromhex(salt))

    def commit(self, person: str, salt: str) -> "Desk":
        """The person commits to this salt."""
        seat = self.table.seat_of(person)
        assert seat is not None
        return self.do(person, c.CommitSalt, commitment=self.commitment(seat, salt))

    def there(self, *people: str) -> None:
        """These people are connected for a long time."""
        self.until |= dict.fromkeys(people, self.now + 1e6)

    def gone(self, *people: str) -> None:
        """These people lose their connection now."""
        self.until |= dict.fromkeys(people, self.now)

    @property
    def due(self) -> Due | None:
        return self.running.due(self.now, self.context)

    def wait(self) -> Entry:
        """Let the next thing happen that happens by itself."""
        next_due = self.due
        assert next_due is not None, "nothing happens by itself"
        self.now = max(self.now, next_due.at)
        turn = self.running.bot_turn(next_due)
        happening = Tick() if turn is None else Decision(turn, self.choice(turn.seat))
        step = self.running.accept(happening, self.now, self.context)
        assert len(step.entries) == 1
        self.adopt(step)
        return step.entries[0]

    def choice(self, seat: int) -> Choice:
        """Any legal action of a seat, found in its view alone."""
        match = self.table.match
        assert match is not None
        seen = view(match, seat)
        assert seen.round is not None
        if seen.round.phase is Phase.PASS:
            hand = list(seen.own.hand if seen.own else ())
            return Pass(seat, tuple(self.rng.sample(hand, seen.ruleset.pass_size)))
        return Play(seat, self.rng.choice(list(seen.playable())))

    def act(self, person: str) -> "Desk":
        """The person decides something, anything."""
        match = self.table.match
        seat = self.table.seat_of(person)
        assert match is not None
        assert match.round is not None
        assert seat is not None
        action = self.choice(seat)
        if isinstance(action, Pass):
            cards = [card.code for card in action.cards]
            return self.do(person, c.PassCards, after=match.after, cards=cards)
        assert isinstance(action, Play)
        return self.do(person, c.PlayCard, after=match.after, card=action.card.code)

    def person_to_act(self) -> str | None:
        """A person whom the match waits for, and who decides for themselves."""
        match = None if self.table.is_over else self.table.match
        for seat in match.to_act if match else ():
            if not self.table.chairs[seat].is_bot and seat not in self.table.bot_decides:
                return self.table.chairs[seat].person
        return None

    def play_until(self, phase: str) -> "Desk":
        """Go on until the match is in this phase: deal, pass, play or over."""
        while self.phase != phase:
            person = self.person_to_act()
            if person is not None:
                self.act(person)
            elif self.due is None:
                self.all_ready()
            else:
                self.wait()
        return self

    def all_ready(self) -> "Desk":
        """All people have seen how the round ended."""
        assert self.table.match is not None
        for seat in self.table.deciding_people:
            person = self.table.chairs[seat].person
            assert person is not None
            self.do(person, c.Ready, after=self.table.match.after)
        return self

    @property
    def phase(self) -> str:
        match = self.table.match
        if self.table.is_over or match is None:
            return "over"
        return "deal" if match.round is None else match.round.phase.value


def _stored(entry: Entry) -> Entry:
    """An entry that was written and read again."""
    stored: Entry = e.decode(e.encode(entry))
    assert stored == entry
    return stored


def started(*people: str, **options: Any) -> Desk:
    """A table where these people and bots have begun a match."""
    desk = Desk(**options)
    for seat, person in enumerate(people):
        desk.do(person, c.Sit, seat=seat)
    if len(people) < len(desk.table.chairs):
        desk.do("ada", c.FillWithBots)
    return desk.do("ada", c.Start)


def kinds(desk: Desk) -> list[str]:
    return [
        "free" if chair.is_free else chair.person or f"bot {chair.strength}"
        for chair in desk.table.chairs
    ]


def to_act(desk: Desk, person: str) -> Desk:
    """Go on until the match waits for this person alone, in the play."""
    desk.play_until("play")
    while desk.person_to_act() != person:
        other = desk.person_to_act()
        if other is not None:
            desk.act(other)
        else:
            desk.wait()
    return desk
