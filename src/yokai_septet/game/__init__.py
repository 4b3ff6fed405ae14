"""The rules of Yokai Septet: pure and immutable, without I/O, clock, global randomness or texts.

Read `cards`, `ruleset`, `actions`, `trick`, `scoring`, `round` and `match` in this order; `illegal`
says why an action is refused, `view` what a player may know; `events` applies an action and tells
what happened, `dealing` makes fair deals, `replies` lets bots reply alike to the same play.
"""

from yokai_septet.game.actions import Action, Choice, Deal, Pass, Play
from yokai_septet.game.cards import ALL_CARDS, SUPER_TRUMP, Card, CardSet, Suit
from yokai_septet.game.dealing import commitment, deal, matches_commitment
from yokai_septet.game.events import Event, step
from yokai_septet.game.illegal import not_dealt
from yokai_septet.game.match import Match, MatchResult
from yokai_septet.game.round import Announcement, FinishedRound, Phase, Round
from yokai_septet.game.rows import Exchange, Place, Row
from yokai_septet.game.ruleset import (
    KNOWN_EVERYWHERE,
    RULESETS,
    FirstLeader,
    LaterLeader,
    Leads,
    Ruleset,
    Scoring,
    Seat,
    Side,
    ruleset_named,
)
from yokai_septet.game.scoring import BossPoints, Reason, RoundResult
from yokai_septet.game.setup import set_up
from yokai_septet.game.trick import Trick, WonBy
from yokai_septet.game.view import (
    MemoryAid,
    OwnCards,
    RoundView,
    SeatedView,
    Taken,
    View,
    own_cards,
    remembered_events,
    seen,
    taken,
    view,
)

__all__ = [
    # cards
    "Suit", "Card", "CardSet", "ALL_CARDS", "SUPER_TRUMP",
    # rulesets
    "Ruleset", "RULESETS", "KNOWN_EVERYWHERE", "ruleset_named", "FirstLeader", "LaterLeader",
    "Leads", "Scoring", "Seat", "Side",
    # actions
    "Action", "Choice", "Deal", "Exchange", "Pass", "Play",
    # matches
    "Match", "MatchResult", "Round", "FinishedRound", "RoundResult", "BossPoints", "Reason",
    "Phase", "Announcement", "Place", "Row", "Trick", "WonBy", "set_up", "not_dealt",
    # what happened, and what a viewer may know
    "Event", "step", "View", "RoundView", "SeatedView", "OwnCards", "view", "own_cards", "seen",
    "remembered_events", "Taken", "taken", "MemoryAid",
    # fair dealing
    "deal", "commitment", "matches_commitment",
]  # fmt: skip
