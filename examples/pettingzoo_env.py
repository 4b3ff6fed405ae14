"""Plays a round in the PettingZoo environment: `adept` in seats 0 and 2 against random play.

    .venv/bin/python examples/pettingzoo_env.py --seed 7

A bot of this project wants a view, which an environment does not hand out; so this example follows
the same deal with the rules, and asks the bot there.
"""

import argparse
import random

from yokai_septet.bots import Budget, player
from yokai_septet.envs import card_of, env
from yokai_septet.envs.decisions import new_episode
from yokai_septet.game import RULESETS, Pass, view


def main() -> None:
    """Play, and print the table after every trick and the rewards."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=7)
    options = parser.parse_args()
    rng, adept = random.Random(options.seed), player("adept")
    game = env("four-advanced", render_mode="ansi")
    game.reset(seed=options.seed)
    state = new_episode(RULESETS["four-advanced"], options.seed)
    for agent in game.agent_iter():
        observation, reward, terminated, _, _ = game.last()
        if terminated or observation is None:
            print(agent, "gets", reward)
            game.step(None)
            continue
        seat = int(agent.removeprefix("player_"))
        if seat in (0, 2):
            chosen = adept(view(state.match, seat), rng, Budget())
            card = chosen.cards[len(state.chosen)] if isinstance(chosen, Pass) else chosen.card
            action = card.index
        else:
            action = int(rng.choice(observation["action_mask"].nonzero()[0]))
        print(f"{agent}: {card_of(action)}")
        game.step(action)
        state = state.choose(action)
        if state.match.round is not None and not state.match.round.trick:
            print(game.render())


if __name__ == "__main__":
    main()
