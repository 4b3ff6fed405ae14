"""A ruleset as data: clients read what they need from it and never judge by its name."""

from functools import cache

from msgspec import Struct

from yokai_septet.game import CardSet, FirstLeader, LaterLeader, Leads, Ruleset, Scoring
from yokai_septet.table.commands import CardCode


class RulesetInfo(Struct, frozen=True, kw_only=True):
    """One way of playing."""

    name: str
    """Clients show the message `ruleset-<name>`."""
    players: int
    sides: list[int]
    """The side of every seat."""
    hand_size: int
    deck: list[CardCode]
    """All cards, in the order in which hands are sorted and the deck is shuffled."""
    pass_to: list[int]
    """For each card that a player passes, how many seats clockwise it goes; 0 puts it aside."""
    scoring: Scoring
    goal: int
    """The points, or seals, that win the match."""
    bosses_to_win: int | None
    """How many captured bosses win a round; None if no number does."""
    losing_trick: int | None
    """Which trick of a side loses the round; None if none does."""
    boss_points: list[int]
    """What each suit's boss scores under advanced scoring."""
    has_face_up_card: bool
    """Whether a card is left over by the deal and makes its suit trump."""
    has_seals: bool
    """Whether the sides collect seals, not points."""
    leads: Leads = Leads.CARDS
    """What decides who leads a round."""
    first_leader: FirstLeader
    later_leader: LaterLeader
    later_leaders: list[LaterLeader]
    """The choices of `later_leader` that this ruleset offers."""


@cache
def ruleset_info(ruleset: Ruleset) -> RulesetInfo:
    """A ruleset as it is sent to clients."""
    return RulesetInfo(
        name=ruleset.name,
        players=ruleset.players,
        sides=list(ruleset.sides),
        hand_size=ruleset.hand_size,
        deck=[card.code for card in ruleset.deck],
        pass_to=list(ruleset.pass_to),
        scoring=ruleset.scoring,
        goal=ruleset.goal,
        bosses_to_win=ruleset.bosses_to_win,
        losing_trick=ruleset.losing_trick,
        boss_points=list(ruleset.boss_points),
        has_face_up_card=ruleset.has_face_up_card,
        has_seals=ruleset.has_seals,
        leads=ruleset.leads,
        first_leader=ruleset.first_leader,
        later_leader=ruleset.later_leader,
        later_leaders=list(ruleset.later_leaders),
    )


def ruleset_from(info: RulesetInfo) -> Ruleset:
    """The ruleset that was sent, also one that this client has never heard of."""
    return Ruleset(
        info.name,
        info.hand_size,
        tuple(info.pass_to),
        tuple(info.sides),
        info.scoring,
        info.goal,
        deck=CardSet.of(*info.deck),
        bosses_to_win=info.bosses_to_win,
        losing_trick=info.losing_trick,
        boss_points=tuple(info.boss_points),
        leads=info.leads,
        first_leader=info.first_leader,
        later_leader=info.later_leader,
    )
