"""Events and errors in sentences, as they are read out to one person at the table.

Which parameters a message gets is decided here, how it is worded in `locales/*/events.ftl` and
`errors.ftl`. The reader is addressed as "you"; everybody else has a name.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from yokai_septet.errors import YokaiError
from yokai_septet.game import Event, Reason, Seat, Side
from yokai_septet.game.events import (
    BossCaptured,
    BossLeft,
    CardPlayed,
    CardsPassed,
    Discarded,
    Exchanged,
    LeaderAnnounced,
    MatchWon,
    PassChosen,
    PointsScored,
    RoundDealt,
    RoundWon,
    SuitSealed,
    TrickWon,
    TrumpSet,
    TurnedUp,
    VoidShown,
)
from yokai_septet.texts.messages import Texts
from yokai_septet.texts.refusals import RULE_OF_ERROR


def sentence(
    what: Event | YokaiError,
    texts: Texts,
    names: Sequence[str] = (),
    me: Seat | None = None,
    sides: Sequence[Side] = (),
    losing_trick: int | None = 7,
) -> str:
    """What happened, or what was refused, told to the player in seat `me` (None: a spectator).

    `names` are the players' names, one for each seat; an empty one becomes "Player 2". `sides` are
    the ruleset's; without them everybody is told to play alone, which does for errors. So is
    `losing_trick`.
    """
    audience = _Audience(texts, names, me, sides or range(len(names)), losing_trick or 0)
    return _error(what, audience) if isinstance(what, YokaiError) else _event(what, audience)


@dataclass(frozen=True, slots=True)
class _Audience:
    """Who is told something, and how the players are called in it."""

    texts: Texts
    names: Sequence[str]
    me: Seat | None
    sides: Sequence[Side]
    losing_trick: int

    def name(self, seat: Seat) -> str:
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.texts.format("player-number", number=seat + 1)

    def seats(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(seat for seat, its_side in enumerate(self.sides) if its_side == side)

    def team(self, seat: Seat) -> str:
        """The parameter `$team`: whether what this seat wins counts for the reader's own team
        ("ours"), for another team ("theirs") or for the player alone ("none")."""
        seats = self.seats(self.sides[seat])
        if len(seats) < 2:
            return "none"
        return "ours" if self.me in seats else "theirs"

    def who(self, *seats: Seat) -> dict[str, str]:
        """The parameters `$who` and `$name` for one or two players."""
        others = [self.name(seat) for seat in seats if seat != self.me]
        if len(others) == len(seats):
            return {"who": "one" if len(seats) == 1 else "both", "name": self.texts.join(others)}
        return {"who": "we" if others else "you", "name": self.texts.join(others)}

    def named(self, side: Side) -> str:
        """A side as a label: "you and Clara"."""
        you = self.texts.format("you")
        seats = sorted(self.seats(side), key=lambda seat: seat != self.me)
        return self.texts.join([you if seat == self.me else self.name(seat) for seat in seats])


def _event(event: Event, to: _Audience) -> str:
    tell = to.texts.format
    match event:
        case RoundDealt(number, None, _):
            return tell("event-round-dealt-no-trump", number=number)
        case RoundDealt(number, card, _):
            return tell("event-round-dealt", number=number, card=card)
        case Exchanged(seat, _, _, _, card):
            return tell("event-exchanged", **to.who(seat), card=card)
        case BossLeft(seat, _, boss):
            return tell("event-boss-left", **to.who(seat), boss=boss)
        case Discarded(seat):
            return tell("event-discarded", **to.who(seat))
        case PassChosen(seat):
            return tell("event-pass-chosen", **to.who(seat))
        case CardsPassed():
            return tell("event-cards-passed")
        case LeaderAnnounced(seat, None, _):
            return tell("event-leader-announced-later", **to.who(seat))
        case LeaderAnnounced(seat, card, option):
            return tell("event-leader-announced", **to.who(seat), card=card, option=option)
        case CardPlayed(seat, card, led, _):
            return tell("event-card-played", **to.who(seat), card=card, led=led)
        case TurnedUp(seat, _, card):
            return tell("event-turned-up", **to.who(seat), card=card)
        case TrumpSet(suit):
            return tell("event-trump-set", suit=suit)
        case VoidShown(seat, suit):
            return tell("event-void-shown", name=to.name(seat), suit=suit)
        case TrickWon(seat, card, why, _, tricks):
            return tell(
                "event-trick-won",
                **to.who(seat),
                card=card,
                why=why,
                count=tricks,
                team=to.team(seat),
            )
        case BossCaptured(seat, boss, bosses):
            return tell(
                "event-boss-captured",
                **to.who(seat),
                boss=boss,
                count=bosses,
                team=to.team(seat),
            )
        case SuitSealed(side, suit):
            return tell("event-suit-sealed", **to.who(*to.seats(side)), suit=suit)
        case RoundWon():
            return _round_won(event, to)
        case PointsScored():
            return _points_scored(event, to)
        case MatchWon():
            return _match_won(event, to)
        case _:
            assert_never(event)


def _round_won(event: RoundWon, to: _Audience) -> str:
    tell = to.texts.format
    winners = to.who(*(seat for side in event.winners for seat in to.seats(side)))
    reason = f"event-round-won-{event.reason.value}"
    if event.reason is not Reason.SEVENTH_TRICK:
        return tell(reason, **winners)
    loser = to.who(*to.seats(to.sides[event.decided_by]))
    lost = tell(reason, **loser, losing=to.losing_trick)
    return lost + tell("sentence-separator") + tell("event-round-won", **winners)


def _points_scored(event: PointsScored, to: _Audience) -> str:
    tell = to.texts.format
    params = {**to.who(*to.seats(event.side)), "count": event.points, "score": event.score}
    if not event.breakdown:
        return tell("event-points-scored", **params)
    parts = [
        tell("points-of-boss", suit=part.boss.suit, points=part.points, hand=part.from_hand)
        for part in event.breakdown
    ]
    return tell("event-points-scored-by-boss", **params, breakdown=to.texts.join(parts))


def _match_won(event: MatchWon, to: _Audience) -> str:
    tell = to.texts.format
    scores = [
        tell("score-of-side", name=to.named(side), points=points)
        for side, points in enumerate(event.scores)
    ]
    scores_text = tell("list-separator").join(scores)
    message = "event-match-won-tie-break" if event.tie_break else "event-match-won"
    return tell(message, **to.who(*to.seats(event.side)), scores=scores_text)


def _error(error: YokaiError, to: _Audience) -> str:
    message = f"error-{error.code}"
    if message not in to.texts:
        return error.sentence
    params: dict[str, object] = {"rule": RULE_OF_ERROR.get(error.code, ""), **error.params}
    if (seat := error.params.get("seat")) is not None:
        params |= to.who(seat)
    if (turn := error.params.get("turn")) is not None:
        params["turn"] = to.name(turn)
    if (waiting := error.params.get("waiting")) is not None:
        params["waiting"] = to.texts.join([to.name(seat) for seat in waiting])
    told = to.texts.format(message, **params)
    if "line" in params:  # an error in a text says where
        return to.texts.format(
            "at-line", line=params["line"], column=params["column"], sentence=told
        )
    return told
