"""Observations hide what is hidden, and are documented as they are."""

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest

from tests.engine.helpers import replay
from tests.kit import EVERY_OPTION, ruleset_id
from yokai_septet.engine import sample_worlds
from yokai_septet.envs import FIELDS, Decisions, env, observe, parts
from yokai_septet.envs.decisions import new_episode
from yokai_septet.errors import IllegalAction, InvalidValue
from yokai_septet.game import Match, Ruleset, view

from .helpers import ALL_RULESETS

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_layout_is_documented_as_it_is() -> None:
    rows = re.findall(
        r"(?m)^\| `(\w+)` \| (\d+)–(\d+) \| ([\d ×]+) \| (.*) \| 0–(\d+) \|$",
        DOCS.read_text("utf-8"),
    )
    assert [
        (
            name,
            int(first),
            int(last) + 1,
            tuple(map(int, shape.split(" × "))),
            meaning,
            int(largest),
        )
        for name, first, last, shape, meaning, largest in rows
    ] == [
        (f.name, f.slice.start, f.slice.stop, f.shape, f.meaning, f.largest)
        for f in FIELDS.values()
    ]


@pytest.mark.parametrize("ruleset", EVERY_OPTION, ids=ruleset_id)
def test_worlds_that_look_the_same_give_equal_observations(ruleset: Ruleset) -> None:
    rng = Random(ruleset_id(ruleset))
    state, others = new_episode(ruleset, seed=21), 0
    while (now := state.match.round) is not None:
        for seat in ruleset.seats:
            seen = state.observe(seat)
            if state.chosen:
                continue  # sampled worlds have whole passes
            for world in sample_worlds(view(state.match, seat), 2, seed=rng.getrandbits(32)):
                twin = replay(state.match, world)
                assert twin.round is not None
                others += twin.round.hands != now.hands
                assert np.array_equal(seen, Decisions(twin).observe(seat))
        state = state.choose(rng.choice([card.index for card in state.choices]))
    assert others > 50, "nearly all of them have other hidden cards"


def test_nobody_sees_what_another_seat_is_choosing_to_pass() -> None:
    game = env("suitors")
    game.reset(seed=2)
    for choices in range(3):
        agent = game.agent_selection
        others = [name for name in game.agents if name != agent]
        before = {name: game.observe(name)["observation"] for name in others}
        game.step(int(np.argmax(game.observe(agent)["action_mask"])))
        if choices < 2:
            assert game.agent_selection == agent
            for name in others:
                assert np.array_equal(before[name], game.observe(name)["observation"])
                assert not game.observe(name)["action_mask"].any()


def test_a_state_on_the_rules_refuses_with_the_choices() -> None:
    state = new_episode(ALL_RULESETS[0], seed=1)
    card = next(iter(state.choices))
    state = state.choose(card.index)
    with pytest.raises(IllegalAction, match=rf"action {card.index} \({card}\); it may take"):
        state.choose(card.index)
    awaiting = Decisions.new(ALL_RULESETS[0])
    with pytest.raises(IllegalAction, match="over"):
        awaiting.choose(3)
    with pytest.raises(InvalidValue, match="spectator"):
        observe(view(Match.new()))
    assert parts(state.observe(0))["to_choose"].tolist() == [2]
