"""OpenSpiel's ISMCTS in seats 0 and 2 against its random bot, for some rounds.

.venv/bin/python examples/openspiel_game.py --rounds 3 --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import yokai_septet.envs.openspiel  # noqa: F401 (registers the game)


def main() -> None:
    """Play, and print what the searching side gained."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--simulations", type=int, default=50)
    options = parser.parse_args()
    rng = np.random.RandomState(1)
    game = pyspiel.load_game("python_yokai_septet(ruleset=four-advanced)")
    search = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng),
        uct_c=5.0,
        max_simulations=options.simulations,
        random_state=rng,
    )
    one, three = (uniform_random.UniformRandomBot(seat, rng) for seat in (1, 3))
    bots = [search, one, search, three]
    for number in range(options.rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        print(f"round {number + 1}: seats 0 and 2 gain {state.returns()[0]:+.0f}")


if __name__ == "__main__":
    main()
