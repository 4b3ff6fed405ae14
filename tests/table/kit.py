"""A table on the desk: commands in, time by hand, bots at random, and the log kept as stored."""

from random import Random
from typing import Any

from yokai_septet.errors import YokaiError
from yokai_septet.game import Pass, Phase, Play, commitment, view
from yokai_septet.game.dealing import salt_commitment
from yokai_septet.table import (
    Change,
    Due,
    Entry,
    HandleContext,
    NextDeal,
    Pace,
    Presence,
    Table,
    TableOptions,
    Think,
    advance,
    advance_all,
    create,
    decided,
    due,
    handle,
    next_deal,
)
from yokai_septet.table import commands as c
from yokai_septet.table import entries as e

PACE = Pace()


class Desk:
    """One table and its log."""

    def __init__(self, owner: str = "ada", seed: int = 1, **options: Any) -> None:
        self.rng = Random(seed)
        self.now = 1000.0
        self.until: dict[str, float] = {}
        self.log: list[Entry] = []
        self.made: tuple[Change, ...] = ()
        first = create(owner, TableOptions(**options), self.now, self.context)
        self._table: Table | None = None
        self.append(first)

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def context(self) -> HandleContext:
        return HandleContext(
            Presence(dict(self.until)),
            ("random", "adept"),
            self.rng.randbytes,
            lambda person: person == "robot",
        )

    def append(self, *entries: Entry) -> None:
        for entry in entries:
            stored = e.decode(e.encode(entry))
            assert stored == entry
            self.log.append(stored)
            self._table = advance(self._table, stored).after

    def back_to(self, log: list[Entry]) -> None:
        """The table as it was after these entries, at the present time."""
        self.log = list(log)
        self._table = advance_all(None, self.log)[-1].after

    def do(self, person: str, command: type[Any], **fields: Any) -> "Desk":
        """Carry out a command."""
        accepted = handle(self.table, person, command(id="x", **fields), self.now, self.context)
        assert accepted.changes
        self.append(*(change.entry for change in accepted.changes))
        assert self.table == accepted.after, "what was judged is what is stored"
        self.made = accepted.new_table
        return self

    def refused(self, person: str, command: type[Any], **fields: Any) -> str:
        """The code with which a command is refused."""
        before = self.table
        try:
            handle(before, person, command(id="x", **fields), self.now, self.context)
        except YokaiError as error:
            return error.code
        return "accepted"

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
        return due(self.table, Presence(dict(self.until)), self.now, PACE)

    def wait(self) -> Entry:
        """Let the next thing happen that happens by itself."""
        next_due = self.due
        assert next_due is not None, "nothing happens by itself"
        self.now = max(self.now, next_due.at)
        match next_due.task:
            case NextDeal():
                entry: Entry = e.Dealt.of(next_deal(self.table), self.now)
            case Think(seat=seat):
                entry = decided(self.table, self.choice(seat), self.now)
            case task:
                entry = task
        self.append(entry)
        return entry

    def choice(self, seat: int) -> Pass | Play:
        """Any legal action of a seat, found in its view alone."""
        match = self.table.match
        assert match is not None
        seen = view(match, seat)
        assert seen.round is not None
        if seen.round.phase is Phase.PASS:
            hand = list(seen.round.hand or ())
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
            return self.do(person, c.PassCards, round=match.round_number, cards=cards)
        trick = match.round.trick_number
        return self.do(
            person, c.PlayCard, round=match.round_number, trick=trick, card=action.card.code
        )

    def person_to_act(self) -> str | None:
        """A person whom the match waits for, and who decides for themselves."""
        match = None if self.table.is_over else self.table.match
        for seat in match.to_act if match else ():
            if not self.table.chairs[seat].is_bot:
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
            self.do(person, c.Ready, round=len(self.table.match.finished))
        return self

    @property
    def phase(self) -> str:
        match = self.table.match
        if self.table.is_over or match is None:
            return "over"
        return "deal" if match.round is None else match.round.phase.value


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
