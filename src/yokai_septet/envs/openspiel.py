"""A round as an OpenSpiel game, registered as `python_yokai_septet`.

    >>> import pyspiel, yokai_septet.envs.openspiel
    >>> game = pyspiel.load_game("python_yokai_septet(ruleset=three-advanced)")

Chance deals the deck card by card: its outcomes are the seats, and after them the place of the
face-up card. So every deal has exactly one history. Actions, decisions and rewards are those of the
other environments.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from yokai_septet.envs.extras import missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "openspiel") from error

from yokai_septet.engine import EnvRound, env_round, sample_worlds
from yokai_septet.envs.decisions import Decisions, not_a_choice
from yokai_septet.envs.layout import ACTIONS, FIELDS, OBSERVATION_SIZE, card_of, parts
from yokai_septet.game import (
    Card,
    CardSet,
    Deal,
    Pass,
    Ruleset,
    Scoring,
    Seat,
    not_dealt,
    ruleset_named,
    view,
)

NAME = "python_yokai_septet"
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PRIVATE = ("hand", "passed", "received", "to_choose")
"""The parts of an observation that only the observer knows; the others are public."""

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Yokai Septet",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"ruleset": "four-advanced"},
)


class Dealing(NamedTuple):
    """A deal in progress: who has got each card of the deck so far. Immutable."""

    ruleset: Ruleset
    owners: tuple[int, ...]
    """A seat, or the number of players for the face-up card."""
    free: tuple[int, ...]
    """The number of cards that each of them has still to get."""

    @staticmethod
    def new(ruleset: Ruleset) -> "Dealing":
        """A deal before its first card."""
        face_up = (1,) * ruleset.has_face_up_card
        return Dealing(ruleset, (), (ruleset.hand_size,) * ruleset.players + face_up)

    def __deepcopy__(self, _memo: object) -> "Dealing":
        return self

    @property
    def next_card(self) -> Card:
        """The card that is dealt next."""
        return tuple(self.ruleset.deck)[len(self.owners)]

    def outcomes(self) -> list[tuple[int, float]]:
        """Who may get the next card, with the probability: free places by cards left."""
        left = sum(self.free)
        return [(owner, free / left) for owner, free in enumerate(self.free) if free]

    def give(self, owner: int) -> "Dealing":
        """Give the next card."""
        free = list(self.free)
        free[owner] -= 1
        return Dealing(self.ruleset, (*self.owners, owner), tuple(free))

    @property
    def complete(self) -> bool:
        """Whether every card has been given."""
        return not any(self.free)


def deal_of(ruleset: Ruleset, owners: Sequence[int]) -> Deal:
    """The deal in which each card of the deck has this owner."""
    hands = [0] * (ruleset.players + 1)
    for card, owner in zip(ruleset.deck, owners, strict=True):
        hands[owner] |= card.mask
    face_up = next(iter(CardSet(hands.pop())), None)
    return Deal(tuple(map(CardSet, hands)), face_up)


class YokaiGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameter, the name of a ruleset."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.ruleset = ruleset = ruleset_named((params or {}).get("ruleset", "four-advanced"))
        most = {Scoring.BASIC: 1, Scoring.ADVANCED: sum(ruleset.boss_points)}.get(
            ruleset.scoring, 7
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=ruleset.players + ruleset.has_face_up_card,
            num_players=ruleset.players,
            min_utility=-float(most),
            max_utility=float(most),
            utility_sum=0.0,
            max_game_length=ruleset.players * (ruleset.pass_size + ruleset.hand_size),
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self, _struct: object = None) -> "YokaiState":
        """A round before its deal."""
        return YokaiState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One for each card."""
        return len(self.ruleset.deck)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        """What a player knows, as a tensor and as a string."""
        if params:
            raise ValueError(f"An observer takes no parameters, but got {params}.")
        return Observer(self.ruleset, kind or pyspiel.IIGObservationType(perfect_recall=False))


class YokaiState(pyspiel.State):  # type: ignore[misc]
    """A round: its deal, its pass card by card, its tricks.

    The kernel plays it. What is seldom asked for is answered by the rules of `game`, on which the
    history, which OpenSpiel keeps, is replayed as far as it has not been yet.
    """

    def __init__(self, game: YokaiGame) -> None:
        super().__init__(game)
        self._now: Dealing | EnvRound = Dealing.new(game.ruleset)
        self._player = CHANCE
        self._replayed: tuple[Decisions, int] | None = None

    @property
    def _ruleset(self) -> Ruleset:
        ruleset: Ruleset = self.get_game().ruleset
        return ruleset

    @property
    def decisions(self) -> Decisions | None:
        """The round on the rules of `game`; None while it is dealt."""
        if isinstance(self._now, Dealing):
            return None
        history = self.history()
        dealt = len(self._ruleset.deck)
        if self._replayed is None:
            deal = deal_of(self._ruleset, history[:dealt])
            self._replayed = Decisions.new(self._ruleset).deal(deal), dealt
        now, known = self._replayed
        for action in history[known:]:
            now = now.choose(action)
        self._replayed = now, len(history)
        return now

    @property
    def round(self) -> EnvRound | None:
        """The round in the kernel; None while it is dealt."""
        return None if isinstance(self._now, Dealing) else self._now

    def chosen(self, seat: Seat) -> tuple[Card, ...]:
        """What a seat has chosen to pass, in the order of its choices."""
        size = self._ruleset.pass_size
        first = len(self._ruleset.deck) + seat * size
        return tuple(map(card_of, self.history()[first : first + size]))

    # --- what OpenSpiel asks ----------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat to act, chance, or the end."""
        return self._player

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who may get the next card."""
        assert isinstance(self._now, Dealing)
        return self._now.outcomes()

    def _legal_actions(self, _player: int) -> list[int]:
        assert not isinstance(self._now, Dealing)
        return self._now.actions()

    # OpenSpiel would answer these two itself, with several calls back into Python each.

    def is_chance_node(self) -> bool:
        """Whether a card is dealt next."""
        return self._player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the seat to act, or the outcomes of chance."""
        if player is not None and player != self._player:
            return list(super().legal_actions(player))
        now = self._now
        if isinstance(now, Dealing):
            return [owner for owner, free in enumerate(now.free) if free]
        return now.actions()

    def _apply_action(self, action: int) -> None:
        now = self._now
        if isinstance(now, Dealing):
            now = now.give(action)
            if now.complete:
                self._now = env_round(now.ruleset, deal_of(now.ruleset, now.owners))
                self._player = 0
            else:
                self._now = now
            return
        turn = now.choose(action)
        if turn is None:
            choices = CardSet.of(*map(card_of, now.actions()))
            raise not_a_choice(action, self._player, choices)
        self._player = turn if turn >= 0 else TERMINAL

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return card_of(action).code
        assert isinstance(self._now, Dealing)
        where = "face up" if action == self._now.ruleset.players else f"to {action}"
        return f"{self._now.next_card} {where}"

    def returns(self) -> list[float]:
        """The rewards: zero until the round is over."""
        now = self._now
        return [0.0] * self._ruleset.players if isinstance(now, Dealing) else now.rewards()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "YokaiState":
        """A state that this player cannot tell from this one, drawn uniformly from all deals and
        passes that it thinks possible."""
        now = self.decisions
        if now is None:
            raise not_dealt()
        eyes = view(now.match, player_id)
        world = sample_worlds(eyes, 1, seed=int(probability_sampler() * 2**53))[0]
        state: YokaiState = self.get_game().new_initial_state()
        owner = {card: seat for seat, hand in enumerate(world.deal.hands) for card in hand}
        for card in now.match.ruleset.deck:
            state.apply_action(owner.get(card, now.match.ruleset.players))
        for seat, choice in enumerate(world.passes):
            for card in self.chosen(seat) if seat == player_id else _cards(choice):
                state.apply_action(card.index)
        for _, card in _plays(now):
            state.apply_action(card.index)
        return state

    def __str__(self) -> str:
        if isinstance(self._now, Dealing):
            return f"dealing {len(self._now.owners)}"
        if (now := self.decisions) is None:
            raise not_dealt()
        table = now.match.rounds[-1]
        hands = " | ".join(str(table.hand(seat)) for seat in table.ruleset.seats)
        chosen = " | ".join(" ".join(map(str, self.chosen(s))) for s in table.ruleset.seats)
        return f"hands {hands}\npassed {chosen}\n{_public(now)}"


class Observer:
    """What a player knows, or what everybody does."""

    def __init__(self, ruleset: Ruleset, kind: Any) -> None:
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        pieces = {
            field.name: field.shape
            for field in FIELDS.values()
            if (self._private if field.name in PRIVATE else self._public)
        }
        if self._private:
            pieces["player"] = (ruleset.players,)
            if kind.perfect_recall:
                pieces["pass_order"] = (ruleset.pass_size, ACTIONS)
        self._fields = [name for name in pieces if name in FIELDS]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        self._observation = np.empty(OBSERVATION_SIZE, np.int8)
        offset = 0
        for name, shape in pieces.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[offset : offset + size].reshape(shape)
            offset += size

    def set_from(self, state: YokaiState, player: int) -> None:
        """Fill in the tensor."""
        self.tensor.fill(0)
        if self._private:
            self.dict["player"][player] = 1
        if (now := state.round) is None:
            return
        # What is public looks the same to everybody: as seat 0 sees it.
        now.observe(player if self._private else 0, self._observation)
        seen = parts(self._observation)
        for name in self._fields:
            self.dict[name][:] = seen[name]
        for place, card in enumerate(state.chosen(player) if "pass_order" in self.dict else ()):
            self.dict["pass_order"][place, card.index] = 1

    def string_from(self, state: YokaiState, player: int) -> str:
        """The same in words."""
        if (now := state.decisions) is None:
            return ""
        lines = []
        own = view(now.match, player).own
        if self._private and own is not None:
            passed = " ".join(map(str, state.chosen(player)))
            received = " ".join(f"{gift.card}<{gift.giver}" for gift in own.received)
            lines.append(
                f"seat {player}: dealt {own.dealt}; passed {passed}; received {received};"
                f" holds {own.hand}"
            )
        if self._public:
            lines.append(_public(now))
        return "\n".join(lines)


def _cards(choice: Pass | None) -> tuple[Card, ...]:
    return choice.cards if choice else ()


def _plays(now: Decisions) -> list[tuple[Seat, Card]]:
    """Every card played, with its seat."""
    table = now.match.rounds[-1]
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    tricks.append((table.leader or 0, table.trick))
    players = table.ruleset.players
    return [
        ((leader + position) % players, card)
        for leader, cards in tricks
        for position, card in enumerate(cards)
    ]


def _public(now: Decisions) -> str:
    """What everybody knows, with the whole play in order."""
    table = now.match.rounds[-1]
    trump = table.trump.letter if table.trump is not None else "none"
    plays = " ".join(f"{seat}:{card}" for seat, card in _plays(now))
    leads = "nobody yet" if table.opening_leader is None else str(table.opening_leader)
    turn = "nobody" if now.turn is None else str(now.turn)
    return (
        f"face up {table.face_up or 'none'}; trump {trump}; first lead {leads}; to act {turn};"
        f" tricks {'-'.join(map(str, table.won))}; played {plays}"
    )


pyspiel.register_game(_TYPE, YokaiGame)
