"""The OpenSpiel game: OpenSpiel's own tests, its bots, and a playthrough kept as golden."""

import gzip
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.bots import uniform_random

from tests.invented import FEW_SEALS, INVENTED
from tests.kit import ruleset_id
from yokai_septet.envs import FIELDS
from yokai_septet.envs.decisions import new_episode
from yokai_septet.envs.openspiel import NAME, YokaiState
from yokai_septet.errors import IllegalAction
from yokai_septet.game import RULESETS, Ruleset

GOLDEN = Path(__file__).parents[1] / "golden" / "playthrough.txt.gz"
GAME = pyspiel.load_game(NAME)


def random_states(game: Any, seed: int) -> list[YokaiState]:
    """Every state after the deal of a random round, and the states of its deal."""
    rng, states = random.Random(seed), []
    state = game.new_initial_state()
    while not state.is_terminal():
        states.append(state)
        state = state.child(rng.choice(state.legal_actions()))
    return [*states, state]


class ApiTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's checks of a game, on the states of a whole round instead of the deal's alone."""

    game_name = NAME
    game = GAME

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()
        cls.some_states = [*cls.some_states[:50], *random_states(GAME, seed=1)]


del api_test  # so that its base classes are not collected here


@pytest.mark.parametrize("ruleset", [*RULESETS.values(), INVENTED, FEW_SEALS], ids=ruleset_id)
def test_random_games_pass_openspiels_simulation(
    ruleset: Ruleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULESETS, ruleset.name, ruleset)
    game = pyspiel.load_game(NAME, {"ruleset": ruleset.name})
    assert game.num_players() == ruleset.players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_is_the_golden_one(tmp_path: Path) -> None:
    """Written by `python -m tests.envs.test_openspiel`."""
    generate_playthrough.flags.FLAGS(["pytest"])  # it reads flags of the command line
    file = tmp_path / "playthrough.txt"
    file.write_bytes(gzip.decompress(GOLDEN.read_bytes()))
    expected, actual = generate_playthrough.replay(str(file))
    assert actual == expected


def test_its_rounds_are_those_of_the_other_environments() -> None:
    ruleset = RULESETS["four-advanced"]
    reference = new_episode(ruleset, seed=6)
    dealt = reference.match.active_round.dealt
    assert dealt is not None
    owner = {card: seat for seat, hand in enumerate(dealt) for card in hand}
    state, rng = GAME.new_initial_state(), random.Random(6)
    for card in ruleset.deck:
        state.apply_action(owner.get(card, 4))
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == reference.turn
        assert state.legal_actions() == [card.index for card in reference.choices]
        seen = np.concatenate([np.ravel(piece) for piece in _observed(state, seat).values()])
        assert np.array_equal(seen, reference.observe(seat))
        action = rng.choice(state.legal_actions())
        reference = reference.choose(action)
        state.apply_action(action)
    assert reference.match.finished


def _observed(state: Any, seat: int) -> dict[str, Any]:
    """The parts of the shared observation, in the order of its layout."""
    observer = GAME.make_py_observer()
    observer.set_from(state, seat)
    return {name: observer.dict[name] for name in FIELDS}


def test_resampled_states_look_the_same_to_the_player() -> None:
    rng = random.Random(2)
    for name in ("four-advanced", "three-basic", "suitors"):
        game = pyspiel.load_game(NAME, {"ruleset": name})
        others = 0
        for state in random_states(game, seed=3)[::3]:
            if state.is_chance_node() or state.is_terminal():
                continue
            player = state.current_player()
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.legal_actions() == state.legal_actions()
            others += str(twin) != str(state)
        assert others > 10


def test_copies_go_on_as_the_state_itself_does() -> None:
    rng = random.Random(9)
    for name in ("four-basic", "three-advanced", "suitors"):
        game = pyspiel.load_game(NAME, {"ruleset": name})
        for state in random_states(game, seed=9)[::25]:
            kept = pyspiel.serialize_game_and_state(game, state)
            pickled: YokaiState = pickle.loads(pickle.dumps(state))
            copies = [state.clone(), pickled, pyspiel.deserialize_game_and_state(kept)[1]]
            while not state.is_terminal():
                before = str(state), state.legal_actions()
                for copy in copies:
                    assert (str(copy), copy.legal_actions()) == before
                    copy.apply_action(before[1][0])
                assert (str(state), state.legal_actions()) == before
                state = copies.pop(rng.randrange(3))
                copies.append(state.clone())
            assert all(copy.returns() == state.returns() for copy in copies)


def test_information_states_tell_the_order_of_the_players_own_choices() -> None:
    state = next(s for s in random_states(GAME, seed=4) if not s.is_chance_node())
    first, second = state.legal_actions()[:2]
    one = state.child(first).child(second)
    other = state.child(second).child(first)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == state.observation_tensor(1), "nobody else sees a choice"


def test_a_wrong_action_raises_and_changes_nothing() -> None:
    state = next(s for s in random_states(GAME, seed=5) if not s.is_chance_node())
    before = state.information_state_string(0)
    wrong = next(action for action in range(56) if action not in state.legal_actions())
    with pytest.raises((IllegalAction, RuntimeError), match=r"cannot take the action|legal"):
        state.apply_action_with_legality_check(wrong)
    with pytest.raises(IllegalAction, match="it may take"):
        state._apply_action(wrong)
    assert state.information_state_string(0) == before


def test_openspiels_own_bots_play_a_round() -> None:
    rng = np.random.RandomState(8)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    search = ismcts.ISMCTSBot(
        game=GAME, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=rng
    )
    bots = [search, *(uniform_random.UniformRandomBot(seat, rng) for seat in (1, 2, 3))]
    state = GAME.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
    assert max(state.returns()) >= 1


if __name__ == "__main__":
    text = generate_playthrough.playthrough(NAME, None, seed=1, alsologtostdout=False)
    GOLDEN.write_bytes(gzip.compress(text.encode(), mtime=0))  # it has half a megabyte
