"""A match on this machine: it holds the match, asks the bots, and waits for the people.

The session knows everything, so it must never show its match: whoever displays it asks for
`view_of` a seat. A table on a server takes its place in a match far away.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from random import Random

from yokai_septet.bots import PLAYERS, Budget, Player
from yokai_septet.game import (
    Action,
    Deal,
    Event,
    Match,
    MemoryAid,
    Pass,
    Phase,
    Play,
    Ruleset,
    Seat,
    View,
    deal,
    step,
    view,
)
from yokai_septet.records import Comment, Participant, Record
from yokai_septet.terminal.words import cards_of

THINKING_TIME = Budget(seconds=0.5)
"""What a bot is given for each decision: nobody likes to wait."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, and what everybody may know of it."""

    action: Action
    events: tuple[Event, ...]


class Session:
    """A match of people (None) and bots, seat by seat, whose deals follow from a seed."""

    def __init__(
        self,
        ruleset: Ruleset,
        seed: bytes,
        seats: Sequence[Player | None],
        budget: Budget = THINKING_TIME,
        memory_aid: MemoryAid = MemoryAid.LAST_TRICK,
    ) -> None:
        if len(seats) != ruleset.players:
            raise ValueError(f"{ruleset.name} has {ruleset.players} seats, not {len(seats)}")
        self.match = Match.new(ruleset)
        self.seed = seed
        self.seats = tuple(seats)
        self.budget = budget
        self.memory_aid = memory_aid
        """How much of the tricks already won people are shown; bots remember."""
        self.actions: list[Action] = []
        self.undos: list[Comment] = []
        """What was taken back, and after how many actions."""
        self.watchers: list[Callable[[], None]] = []
        """Called after every change of the match, to save it."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules that are played."""
        return self.match.ruleset

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        return tuple(seat for seat, player in enumerate(self.seats) if player is None)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The people whom the match is waiting for, once it waits for nobody else."""
        if self._bots_to_act():
            return ()
        return self.match.to_act

    @property
    def is_over(self) -> bool:
        """Whether somebody has won the match."""
        return self.match.result is not None

    def view_of(self, seat: Seat | None) -> View:
        """What this seat, or a spectator, may know."""
        return view(self.match, seat)

    def next(self) -> Step | None:
        """Do the next thing that needs no person: a deal, or what a bot decides. None if there is
        no such thing."""
        if self.match.awaits_deal:
            return self.act(deal(self.ruleset, self.seed, self.match.round_number))
        bots = self._bots_to_act()
        return self.act(self.decide(bots[0])) if bots else None

    def decide(self, seat: Seat) -> Pass | Play:
        """What the bot of this seat would do now."""
        player = self.seats[seat]
        assert player is not None
        return player(self.view_of(seat), self.random_for(seat), self.budget)

    def act(self, action: Action) -> Step:
        """Let this happen; an `IllegalAction` if the rules forbid it, and then nothing has."""
        self.match, events = step(self.match, action)
        self.actions.append(action)
        self._changed()
        return Step(action, events)

    @property
    def bot_names(self) -> tuple[str | None, ...]:
        """The names by which the bots of the seats are known; None for people."""
        names = {id(bot): name for name, bot in PLAYERS.items()}
        return tuple(names.get(id(seat)) for seat in self.seats)

    def record(self, names: Sequence[str] = (), tags: Iterable[tuple[str, str]] = ()) -> Record:
        """The record of the match so far, with a remark wherever something was taken back. It has
        the seed, which tells the deals to come: an unfinished one is for those who trust
        themselves not to look."""
        return Record.from_match(
            self.match,
            participants=list(map(Participant, names, self.bot_names)),
            date=date.today(),
            seed=self.seed,
            tags=[*tags, *([("Undone", str(len(self.undos)))] if self.undos else [])],
            comments=self.undos,
        )

    @property
    def can_undo(self) -> bool:
        """Whether a person has decided anything in this round."""
        return self._last_decision() is not None

    def undo(self) -> bool:
        """Take back the last decision of a person, and all that followed it, within the round."""
        count = self._last_decision()
        if count is None:
            return False
        action = self.actions[count]
        assert not isinstance(action, Deal)
        codes = " ".join(card.code for card in cards_of(action))
        undo = Comment(count, f"undo: seat {action.seat} took back {codes}")
        earlier = [Comment(min(one.after, count), one.text) for one in self.undos]
        self.undos = [*earlier, undo]
        self._go_back_to(count)
        return True

    def _last_decision(self) -> int | None:
        for count in range(len(self.actions) - 1, -1, -1):
            action = self.actions[count]
            if isinstance(action, Deal):
                return None
            if self.seats[action.seat] is None:
                return count
        return None

    def _go_back_to(self, count: int) -> None:
        match, actions = Match.new(self.ruleset), self.actions[:count]
        for action in actions:
            match = match.apply(action)
        self.match, self.actions = match, actions
        self._changed()

    def _changed(self) -> None:
        for watcher in self.watchers:
            watcher()

    def _bots_to_act(self) -> list[Seat]:
        return [seat for seat in self.match.to_act if self.seats[seat] is not None]

    def random_for(self, seat: Seat) -> Random:
        """A generator for this decision alone, so that a match resumed or taken back goes on as it
        would have done. It is derived by a hash of its own and tells nothing about the deals."""
        now = self.match.round
        passing = now is None or now.phase is Phase.PASS
        played = 0 if passing else len(self.actions)
        place = f"bot {self.match.round_number} {played} {seat} ".encode()
        return Random(sha256(place + self.seed).digest())
