"""The rulesets: every way of playing that we know, as one value each, listed once in `RULESETS`.

A ruleset is built of named choices; the rest of the rules reads the choices and never the name. A
new variant is one more value here. Choices that fit no game are refused when the value is made.
"""

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final, TypeAlias

from yokai_septet.errors import InvalidValue
from yokai_septet.game.cards import (
    BLACK_STARS,
    EVERY_CARD,
    FOILS,
    SECOND_CHOICE,
    SUPER_TRUMP,
    WHITE_STARS,
    CardSet,
    Suit,
)

Seat: TypeAlias = int
"""A player's place at the table, counted clockwise from 0 (R5)."""
Side: TypeAlias = int
"""Those who win and lose together: side 0 is that of seat 0, side 1 that of seat 1 (R5)."""


class Scoring(Enum):
    """What a won round is worth."""

    BASIC = "basic"
    """One point (R31)."""
    ADVANCED = "advanced"
    """The stars on the winner's bosses (R32, R33)."""
    SEALS = "seals"
    """Nothing: the sides collect seals, and may seal what the other has sealed (R57)."""
    SEALS_ONCE = "seals-once"
    """Nothing: the sides collect seals, each suit is sealed once (R58)."""


_WITH_SEALS: Final = (Scoring.SEALS, Scoring.SEALS_ONCE)


class Leads(Enum):
    """What decides who leads a round."""

    CARDS = "cards"
    """A card in the first round, the last trick in later ones (R9, R10), with the options
    `FirstLeader` and `LaterLeader`."""
    TURNS = "turns"
    """Seat 0 leads the first round, and then the seats by turns, whoever won what (R66)."""


class FirstLeader(Enum):
    """Who leads the first trick of a match (R9): the books differ."""

    DEALT = "dealt"
    """Whoever was dealt the Super Trump."""
    HOLDER = "holder"
    """Whoever holds the Super Trump after the pass."""


class LaterLeader(Enum):
    """The leader of every later round of Seven Suitors (R52): the books differ."""

    LAST_TRICK = "last-trick"
    """The winner of the last trick of the round before (R10)."""
    ACE = "ace"
    """Decided by the Super Trump in every round, as in the first one (R9)."""


class FaceUpBoss(Enum):
    """What keeps a boss from lying face up in a row (R62): the sources differ."""

    APART = "apart"
    """None is dealt there."""
    SWAP = "swap"
    """Its owner may exchange it with a card that it covers."""


class TrumpBoss(Enum):
    """Whether the card that makes trump may be a boss (R63): the sources differ."""

    ALLOWED = "allowed"
    REDRAWN = "redrawn"
    """No; another card is drawn."""


_DECK = CardSet(EVERY_CARD & ~FOILS)
_DECK_WITH_FOILS = CardSet(EVERY_CARD)


MOST_PLAYERS: Final = 4
MOST_IN_A_ROW: Final = 8
"""The most cards that may lie face down before a player."""
ASIDE: Final = 0
"""How many seats a card goes that is put aside (R64)."""


def _derived() -> Any:
    return field(init=False, repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way of playing. Two rulesets are equal if all their choices are."""

    name: str
    hand_size: int
    pass_to: tuple[int, ...]
    """What each player gives away before the first trick: for each card, how many seats clockwise
    it goes (R8, R51). A card that goes 0 seats is put aside, out of the round (R64). With an empty
    tuple the tricks begin at once."""
    sides: tuple[Side, ...]
    """The side of every seat (R5)."""
    scoring: Scoring
    goal: int
    """The points, or seals, that win the match (R31–R33, R57, R58)."""
    deck: CardSet = field(default_factory=lambda: _DECK)
    bosses_to_win: int | None = 4
    """How many captured bosses win a round (R20); None if no number does (R56)."""
    losing_trick: int | None = 7
    """Which trick of a side loses the round (R21, R72); None if none does (R56)."""
    boss_points: tuple[int, ...] = WHITE_STARS
    """What each suit's boss scores under advanced scoring (R2)."""
    leads: Leads = Leads.CARDS
    first_leader: FirstLeader = FirstLeader.DEALT
    later_leader: LaterLeader = LaterLeader.LAST_TRICK
    row: int = 0
    """How many cards lie face down before each player (R61); on each two neighbours among them lies
    one face up."""
    face_up_boss: FaceUpBoss = FaceUpBoss.APART
    trump_boss: TrumpBoss = TrumpBoss.ALLOWED

    # What follows from these choices, worked out once.
    players: int = _derived()
    """The number of players."""
    seats: range = _derived()
    """All seats, clockwise."""
    side_count: int = _derived()
    """The number of sides."""
    has_seals: bool = _derived()
    """Whether the sides collect seals, not points (R55–R58)."""
    has_face_up_card: bool = _derived()
    """Whether a card is left over by the deal and makes its suit trump (R7, R50)."""
    row_size: int = _derived()
    """How many cards lie before each player, face down and face up (R61)."""
    pass_size: int = _derived()
    """How many cards each player passes or puts aside."""
    tricks: int = _derived()
    """The most tricks of a round: the cards that each player can play."""
    pass_is_ordered: bool = _derived()
    """Whether the passed cards go to different players, so that their order matters (R51)."""
    later_leaders: tuple[LaterLeader, ...] = _derived()
    """The choices of `later_leader` that this ruleset offers (R10, R52)."""

    def __post_init__(self) -> None:
        _check(self)
        players = len(self.sides)
        has_seals = self.scoring in _WITH_SEALS
        row_size = _row_size(self.row)
        derived = {
            "players": players,
            "seats": range(players),
            "side_count": max(self.sides) + 1,
            "has_seals": has_seals,
            "has_face_up_card": len(self.deck) > players * (self.hand_size + row_size),
            "row_size": row_size,
            "pass_size": len(self.pass_to),
            "tricks": self.hand_size + row_size - self.pass_to.count(ASIDE),
            "pass_is_ordered": len(set(self.pass_to)) > 1,
            "later_leaders": tuple(LaterLeader) if has_seals else (LaterLeader.LAST_TRICK,),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def recipients(self, seat: Seat) -> tuple[Seat, ...]:
        """To whom each of the cards goes that this seat passes; a card that stays is put aside."""
        players = self.players
        return tuple([(seat + steps) % players for steps in self.pass_to])

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise (R5)."""
        return (seat + 1) % self.players

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat in self.seats if self.sides[seat] == side)

    def check_seat(self, seat: object) -> None:
        """Refuse what is not a seat: another number, or no number at all."""
        if type(seat) is not int or seat not in self.seats:
            raise InvalidValue(
                "unknown-seat",
                f"There is no seat {seat!r}: the seats are 0 to {self.players - 1}.",
                text=str(seat),
                last=self.players - 1,
            )

    def with_first_leader(self, option: FirstLeader | str) -> "Ruleset":
        """The same ruleset with this choice of R9's option."""
        try:
            return replace(self, first_leader=FirstLeader(option))
        except ValueError:
            raise InvalidValue(
                "unknown-first-leader",
                f"{option!r} is not a choice of the first leader; the choices are"
                f" {' and '.join(choice.value for choice in FirstLeader)}.",
                text=str(option),
            ) from None

    def with_later_leader(self, option: LaterLeader | str) -> "Ruleset":
        """The same ruleset with this choice of R52's option; only Seven Suitors has another one
        than the default."""
        for choice in self.later_leaders:
            if option in (choice, choice.value):
                return replace(self, later_leader=choice)
        name = option.value if isinstance(option, LaterLeader) else option
        known = ", ".join(choice.value for choice in self.later_leaders)
        raise InvalidValue(
            "unknown-later-leader",
            f"{name!r} does not say who leads later rounds of {self.name}; it takes {known}.",
            text=str(name),
            known=known,
        )


def _check(ruleset: Ruleset) -> None:
    """Refuse choices that fit no game, saying which do."""
    players, sides, deck = len(ruleset.sides), ruleset.sides, ruleset.deck
    if not 2 <= players <= MOST_PLAYERS:
        raise _bad_ruleset(ruleset, f"two to {MOST_PLAYERS} can play, not {players}")
    if sorted(set(sides)) != list(range(max(sides) + 1)) or max(sides) == 0:
        raise _bad_ruleset(ruleset, f"the sides are to be 0, 1 and so on, not {sides}")
    each = ruleset.hand_size + _row_size(ruleset.row)
    left = len(deck) - players * each
    if min(ruleset.hand_size, ruleset.row + 1) < 1 or left not in (0, 1):
        raise _bad_ruleset(
            ruleset,
            f"{players} hands of {each} leave {left} of {len(deck)} cards: a deal"
            " leaves none, or one, the face-up card",
        )
    if ruleset.row > MOST_IN_A_ROW:
        raise _bad_ruleset(ruleset, f"a row has at most {MOST_IN_A_ROW} cards face down")
    if ruleset.row and ruleset.leads is Leads.CARDS:
        raise _bad_ruleset(
            ruleset,
            "where cards lie face down, one of which may decide who leads, the seats lead by turns",
        )
    if any(not 0 <= steps < players for steps in ruleset.pass_to):
        raise _bad_ruleset(ruleset, f"a card goes 0 to {players - 1} seats clockwise")
    if len(ruleset.pass_to) >= ruleset.hand_size:
        raise _bad_ruleset(ruleset, "a hand keeps at least one card of its own")
    if len(ruleset.boss_points) != len(Suit) or min(ruleset.boss_points) < 0:
        raise _bad_ruleset(ruleset, "every suit's boss has a number of points")
    ends = [ruleset.bosses_to_win, ruleset.losing_trick]
    if any(number is not None and number < 1 for number in (ruleset.goal, *ends)):
        raise _bad_ruleset(ruleset, "bosses, tricks and points are counted from 1")
    if ruleset.scoring in _WITH_SEALS and ends != [None, None]:
        raise _bad_ruleset(
            ruleset, "where seals are collected, neither bosses nor tricks end a round"
        )
    if ruleset.scoring not in _WITH_SEALS and ruleset.bosses_to_win is None:
        raise _bad_ruleset(ruleset, "where points are scored, a number of bosses wins a round")
    if ASIDE in ruleset.pass_to and ruleset.leads is Leads.CARDS:
        raise _bad_ruleset(
            ruleset,
            "where cards are put aside, which may decide who leads, the seats lead by turns",
        )
    needed = [SUPER_TRUMP, SECOND_CHOICE] if left else [SUPER_TRUMP]
    if ruleset.leads is Leads.CARDS and any(card not in deck for card in needed):
        raise _bad_ruleset(
            ruleset, f"the deck is to hold {' and '.join(map(str, needed))}, which decide who leads"
        )


def _row_size(row: int) -> int:
    """How many cards lie before a player who has this many face down."""
    return row + max(row - 1, 0)


def _bad_ruleset(ruleset: Ruleset, why: str) -> InvalidValue:
    return InvalidValue(
        "bad-ruleset", f"{ruleset.name!r} is no way of playing: {why}.", text=ruleset.name, why=why
    )


_PARTNERS = (0, 1, 0, 1)
_TO_PARTNER = (2, 2, 2)
_EACH_ALONE = (0, 1, 2)
_TO_LEFT = (1, 1, 1)
_TO_EACH_OTHER = (1, 2, 3)
_ALL_STARS = tuple(white + black for white, black in zip(WHITE_STARS, BLACK_STARS, strict=True))

FOUR_ADVANCED: Final = Ruleset(
    "four-advanced", 12, _TO_PARTNER, _PARTNERS, Scoring.ADVANCED, goal=7
)
FOUR_BASIC: Final = Ruleset("four-basic", 12, _TO_PARTNER, _PARTNERS, Scoring.BASIC, goal=2)
THREE_ADVANCED: Final = Ruleset(
    "three-advanced", 16, _TO_LEFT, _EACH_ALONE, Scoring.ADVANCED, goal=7,
    bosses_to_win=3, boss_points=_ALL_STARS,
)  # fmt: skip
THREE_BASIC: Final = Ruleset(
    "three-basic", 16, _TO_LEFT, _EACH_ALONE, Scoring.BASIC, goal=2,
    bosses_to_win=3, boss_points=_ALL_STARS,
)  # fmt: skip
SUITORS: Final = Ruleset(
    "suitors", 14, _TO_EACH_OTHER, _PARTNERS, Scoring.SEALS, goal=7, deck=_DECK_WITH_FOILS,
    bosses_to_win=None, losing_trick=None,
)  # fmt: skip
SUITORS_SHORT: Final = Ruleset(
    "suitors-short", 14, _TO_EACH_OTHER, _PARTNERS, Scoring.SEALS_ONCE, goal=4,
    deck=_DECK_WITH_FOILS, bosses_to_win=None, losing_trick=None,
)  # fmt: skip
TWO: Final = Ruleset(
    "two", 11, (ASIDE,), (0, 1), Scoring.ADVANCED, goal=7, losing_trick=13, leads=Leads.TURNS,
    row=7,
)  # fmt: skip
"""Two players with rows of cards on the table (R60–R77). The rules play it; bots, records and
tables do not yet, so it is not among `RULESETS`."""

RULESETS: Final = {
    ruleset.name: ruleset
    for ruleset in (
        FOUR_ADVANCED, FOUR_BASIC, THREE_ADVANCED, THREE_BASIC, SUITORS, SUITORS_SHORT,
    )
}  # fmt: skip
"""Every ruleset by its name, the default first."""
KNOWN_EVERYWHERE: Final = frozenset(RULESETS)
"""The names that every process knows: not those that one process adds to its own `RULESETS`."""


def ruleset_named(
    name: str,
    first_leader: FirstLeader | str = FirstLeader.DEALT,
    later_leader: LaterLeader | str = LaterLeader.LAST_TRICK,
) -> Ruleset:
    """The ruleset with this name and these options."""
    ruleset = RULESETS.get(name) if isinstance(name, str) else None
    if ruleset is None:
        raise InvalidValue(
            "unknown-ruleset",
            f"{name!r} is not a ruleset; the rulesets are {', '.join(RULESETS)}.",
            text=name,
            known=", ".join(RULESETS),
        )
    return ruleset.with_first_leader(first_leader).with_later_leader(later_leader)
