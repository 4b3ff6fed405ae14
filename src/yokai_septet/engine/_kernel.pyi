"""The compiled kernel: packed integers only. Imported by this package alone."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

SOURCE_HASH: str
FEATURES: tuple[str, ...]

# --- rounds ---------------------------------------------------------------------------------------

_Rules: TypeAlias = tuple[
    Sequence[int], int, int, Sequence[int], bool, bool, bool, int, int, int, Sequence[int],
    bool, bool, bool,
]  # fmt: skip
"""Sides, hand size, deck, passes, basic, seals, seals once, goal, bosses to win, losing trick (0 if
there is none), points of the bosses, holder leads, first seat leads, specialised."""

class Rules:
    def __init__(self, numbers: _Rules, /) -> None: ...
    @property
    def specialised(self) -> bool: ...
    @property
    def solvable(self) -> bool: ...
    @property
    def points_in_bins(self) -> int: ...

class OpenRound:
    def __init__(
        self,
        rules: Rules,
        hands: Sequence[int],
        played: int,
        captured: Sequence[int],
        tricks: Sequence[int],
        voids: Sequence[int],
        seals: Sequence[int],
        face_up: int,
        trump: int,
        leader: int,
        trick: bytes,
        passes: Sequence[int],
        /,
    ) -> None: ...
    @property
    def turn(self) -> int: ...
    @property
    def trump(self) -> int: ...
    @property
    def led(self) -> int: ...
    @property
    def over(self) -> bool: ...
    @property
    def played(self) -> int: ...
    @property
    def winning(self) -> int: ...
    @property
    def hands(self) -> list[int]: ...
    @property
    def captured(self) -> list[int]: ...
    @property
    def tricks(self) -> list[int]: ...
    @property
    def voids(self) -> list[int]: ...
    @property
    def outcome(self) -> int: ...
    def legal(self) -> int: ...
    def play(self, card: int, /) -> OpenRound: ...
    def perft(self, depth: int, /) -> int: ...

def random_round(
    rules: Rules, seed: int, /
) -> tuple[list[int], int, list[int], int, list[tuple[int, int, int]], list[int], int]: ...

# --- views and worlds -----------------------------------------------------------------------------

class InfoState:
    def __init__(
        self,
        rules: Rules,
        seat: int,
        passing: bool,
        hand: int,
        dealt: int,
        face_up: int,
        passes: Sequence[int],
        announced: int,
        opening_leader: int,
        has_passed: int,
        seals: Sequence[int],
        plays: bytes,
        /,
    ) -> None: ...
    @property
    def turn(self) -> int: ...
    @property
    def legal(self) -> int: ...

class WorldBatch:
    def __init__(
        self, info_state: InfoState, worlds: Sequence[tuple[list[int], list[int]]], /
    ) -> None: ...
    def __len__(self) -> int: ...
    def at(self, i: int, /) -> tuple[list[int], list[int]]: ...
    def chosen(self, which: Sequence[int], /) -> WorldBatch: ...

def count_worlds(info_state: InfoState, /) -> tuple[int, int]: ...
def sample_worlds(
    info_state: InfoState, n: int, seed: int, weights: Sequence[float] | None, /
) -> WorldBatch: ...
def log_weights(info_state: InfoState, worlds: WorldBatch, weights: Weights, /) -> list[float]: ...
def log_likelihoods(
    info_state: InfoState,
    worlds: WorldBatch,
    weights: Weights,
    temperature: float,
    with_passes: bool,
    /,
) -> list[float]: ...

# --- policy and playouts --------------------------------------------------------------------------

class Weights:
    def __init__(self, values: Sequence[float], /) -> None: ...

def choose_play(
    info_state: InfoState, weights: Weights, temperature: float, seed: int, /
) -> int: ...
def choose_pass(
    info_state: InfoState, weights: Weights, temperature: float, seed: int, /
) -> list[int]: ...
def explain_play(
    info_state: InfoState, weights: Weights, /
) -> list[tuple[int, float, list[float]]]: ...
def explain_open_round(
    open_round: OpenRound, weights: Weights, /
) -> list[tuple[int, float, list[float]]]: ...
def explain_pass(
    info_state: InfoState, weights: Weights, taker: int, /
) -> list[tuple[int, float, list[float]]]: ...
def play_rounds(
    rules: Rules,
    players: Sequence[Weights | None],
    temperature: float,
    seed: int,
    rounds: int,
    leader: int,
    seals: Sequence[int],
    /,
) -> tuple[bytes, int]: ...
def playouts(
    info_state: InfoState,
    worlds: WorldBatch,
    candidates: bytes,
    players: Sequence[Weights | None],
    temperature: float,
    seed: int,
    /,
) -> bytes: ...
def pass_playouts(
    info_state: InfoState,
    worlds: WorldBatch,
    candidates: Sequence[Sequence[int]],
    players: Sequence[Weights | None],
    temperature: float,
    random_passes: bool,
    seed: int,
    leader: int,
    /,
) -> bytes: ...
def open_deal_playouts(
    rules: Rules,
    hands: Sequence[int],
    face_up: int,
    chosen: Sequence[int],
    leader: int,
    seals: Sequence[int],
    players: Sequence[Weights | None],
    temperature: float,
    seed: int,
    n: int,
    /,
) -> bytes: ...
def open_round_playouts(
    open_round: OpenRound,
    players: Sequence[Weights | None],
    temperature: float,
    seed: int,
    n: int,
    /,
) -> bytes: ...

# --- search ---------------------------------------------------------------------------------------

BINS: int

class SearchConfig:
    def __init__(
        self,
        weights: Weights,
        random_playouts: bool,
        temperature: float,
        random_passes: bool,
        playouts: int,
        seconds: float,
        belief: bool,
        worlds: int,
        passes: int,
        tree: bool,
        exploration: float,
        prior: float,
        /,
    ) -> None: ...

def search(
    info_state: InfoState,
    config: SearchConfig,
    payoffs: Sequence[Sequence[float]],
    seed: int,
    leader: int,
    /,
) -> list[tuple[int, list[int], list[tuple[int, int]]]]: ...
def compare(
    info_state: InfoState,
    config: SearchConfig,
    payoffs: Sequence[Sequence[float]],
    seed: int,
    cards: bytes,
    passes: Sequence[Sequence[int]],
    leader: int,
    blocks: int,
    learn: int,
    evaluate: int,
    /,
) -> bytes: ...
def duel(
    rules: Rules,
    one: SearchConfig,
    other: SearchConfig,
    payoffs: Sequence[Sequence[float]],
    seed: int,
    first: int,
    deals: int,
    /,
) -> bytes: ...

# --- solver ---------------------------------------------------------------------------------------

class SolverPosition:
    def __init__(
        self,
        hands: Sequence[int],
        trump: int,
        leader: int,
        trick: Sequence[int],
        tricks: Sequence[int],
        bosses: Sequence[int],
        basic: bool,
    ) -> None: ...

class Solver:
    def __init__(self, memory: int) -> None: ...
    def solve(
        self,
        position: SolverPosition,
        cards: bool,
        line: bool,
        nodes: int,
        seconds: float,
        progress: Callable[[int, int, int], bool] | None,
    ) -> tuple[int, int, list[tuple[int, int, int]], list[int], int, float, bool]: ...
    def clear(self) -> None: ...

def solve_by_alpha_beta(position: SolverPosition, /) -> tuple[int, int]: ...
def solve_by_minimax(position: SolverPosition, /) -> int: ...

# --- learning environments ------------------------------------------------------------------------

OBSERVATION_SIZE: int

class GameBatch:
    def __init__(
        self,
        rules: Rules,
        whole_match: bool,
        later_leader: int,
        games: int,
        threads: int,
        autoreset: bool,
        /,
    ) -> None: ...
    def seed(self, seeds: object, /) -> None: ...
    def begin(self) -> None: ...
    def write(self, observations: object, masks: object, seats: object, /) -> None: ...
    def step(
        self,
        actions: object,
        rewards: object,
        acting_rewards: object,
        terminated: object,
        final_observations: object,
        observations: object,
        masks: object,
        seats: object,
        /,
    ) -> int: ...
    def choose_at_random(self, actions: object, /) -> None: ...
    def observe(self, game: int, seat: int, observation: object, /) -> None: ...
    def holders(self, holders: object, /) -> None: ...
    def worlds(self, seed: int, worlds: object, /) -> None: ...
    def position(
        self, game: int, /
    ) -> tuple[Sequence[int], int, int, Sequence[int], tuple[int, int], tuple[int, int]] | None: ...
    def turn(self, game: int, /) -> int: ...
    def over(self, game: int, /) -> bool: ...
    def choices(self, game: int, /) -> int: ...
    def deals(self, game: int, /) -> int: ...

class EnvRound:
    turn: int
    def __init__(self, rules: Rules, dealt: Sequence[int], face_up: int, /) -> None: ...
    def __deepcopy__(self, memo: object, /) -> EnvRound: ...
    def __getstate__(self) -> tuple[object, ...]: ...
    def __setstate__(self, kept: tuple[object, ...], /) -> None: ...
    def choose(self, action: int, /) -> int | None: ...
    def actions(self) -> list[int]: ...
    def rewards(self) -> list[float]: ...
    def observe(self, seat: int, observation: object, /) -> None: ...

def random_deal(rules: Rules, seed: int, number: int, /) -> tuple[list[int], int]: ...

# --- strategies -----------------------------------------------------------------------------------

def count_wins(
    known: SolverPosition, hands: Sequence[Sequence[int]], max_visits: int, max_front: int
) -> list[tuple[int, int]] | None: ...

# --- twins, for tests -----------------------------------------------------------------------------

def compare_policies(
    rules: Rules, weights: Weights, temperature: float, seed: int, rounds: int, /
) -> tuple[int, int]: ...
def compare_trees(
    info_state: InfoState, config: SearchConfig, seed: int, given: Sequence[int], /
) -> tuple[int, int]: ...
def weighted_indices(weights: Sequence[float], shares: Sequence[float], /) -> list[int]: ...
