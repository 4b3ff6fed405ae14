"""The network, its training, and a player that follows it. Needs PyTorch."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import torch
from inputs import Array, Inputs, inputs
from lessons import PASS_SIZE, Lessons
from torch import Tensor, nn
from torch.nn import functional

from yokai_septet.bots import Budget
from yokai_septet.envs import ACTIONS, card_of, observe
from yokai_septet.game import Pass, Phase, Play, View

WIDTH = 96


class Network(nn.Module):
    """One small network reads each suit, another one the table, a third one each legal card."""

    def __init__(self, suit: int, table: int, card: int) -> None:
        super().__init__()
        self.sizes = suit, table, card
        self.suit = nn.Sequential(
            nn.Linear(suit, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.table = nn.Sequential(nn.Linear(table + 2 * WIDTH, WIDTH), nn.ReLU())
        self.card = nn.Sequential(
            nn.Linear(card + 2 * WIDTH, 2 * WIDTH), nn.ReLU(), nn.Dropout(0.1),
            nn.Linear(2 * WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 3),
        )  # fmt: skip

    def forward(
        self, suits: Tensor, table: Tensor, cards: Tensor, actions: Tensor
    ) -> tuple[Tensor, Tensor]:
        """The scores of the legal cards (-inf in the empty places), and the chance to win the
        round with each, as logits."""
        row, place = torch.nonzero(actions >= 0, as_tuple=True)
        of_suits = self.suit(suits)
        around = self.table(torch.cat([table, of_suits.mean(1), of_suits.amax(1)], 1))
        own = of_suits[row, actions[row, place] // 8]
        play, give, value = self.card(torch.cat([cards[row, place], own, around[row]], 1)).unbind(1)
        scores = torch.full(actions.shape, -torch.inf)
        scores[row, place] = torch.where(table[row, 0] > 0, give, play)
        values = torch.zeros(actions.shape)
        values[row, place] = value
        return scores, values


def new_network(like: Inputs) -> Network:
    """An untrained network for inputs of these sizes."""
    return Network(like.suits.shape[2], like.table.shape[1], like.cards.shape[2])


def tensors(given: Inputs) -> list[Tensor]:
    """Inputs as the network takes them; they share their memory."""
    return [torch.from_numpy(array) for array in given]


def train(
    network: Network,
    of: Lessons,
    epochs: int,
    rate: float = 2e-3,
    softness: float = 0.5,
    batch: int = 256,
) -> None:
    """Learn what the teacher chose and, where it gave advice, how good it found every card."""
    targets = torch.from_numpy(targets_of(of, softness))
    advice = torch.from_numpy(of.advice)
    known = ~advice.isnan()
    columns = tensors(of.inputs)
    steps = epochs * -(-len(targets) // batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps)
    network.train()
    for epoch in range(epochs):
        total = 0.0
        for rows in torch.randperm(len(targets)).split(batch):
            scores, values = network(*(column[rows] for column in columns))
            legal = columns[3][rows] >= 0
            logs = functional.log_softmax(scores, 1).masked_fill(~legal, 0)
            loss = -(targets[rows] * logs).sum(1).mean()
            if (there := known[rows]).any():
                loss = loss + functional.binary_cross_entropy_with_logits(
                    values[there], advice[rows][there]
                )
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += float(loss.detach()) * len(rows)
        print(f"  epoch {epoch + 1} of {epochs}: loss {total / len(targets):.3f}", flush=True)
    network.eval()


def targets_of(of: Lessons, softness: float) -> Array:
    """The chance of every card: what was chosen, mixed with the share of playouts it got."""
    chosen = of.chosen / of.chosen.sum(1, keepdims=True)
    total = of.playouts.sum(1, keepdims=True)
    share = softness * (total > 0)
    return (chosen * (1 - share) + of.playouts / np.maximum(total, 1) * share).astype(np.float32)


@torch.no_grad()
def scores_of(network: Network, given: Inputs) -> Array:
    """The scores of the legal cards of many decisions."""
    rows = torch.arange(len(given.actions)).split(4096)
    columns = tensors(given)
    return np.concatenate([network(*(c[some] for c in columns))[0].numpy() for some in rows])


class NetworkPlayer:
    """A bot like those of `yokai_septet.bots`: it is given a view, never the cards of others."""

    def __init__(self, network: Network) -> None:
        self.network = network.eval()

    def __call__(self, view: View, rng: Random, budget: Budget) -> Pass | Play:
        """The cards with the highest scores."""
        me = view.seated()
        passing = me.round.phase is Phase.PASS
        cards = list(me.own.legal)
        if len(cards) == 1:
            return Play(me.seat, cards[0])
        mask = np.zeros((1, ACTIONS), np.int8)
        mask[0, [card.index for card in cards]] = 1
        given = inputs(observe(view)[None], mask)
        ranked = given.actions[0][(-scores_of(self.network, given)[0]).argsort()]
        if passing:
            return Pass(me.seat, tuple(card_of(int(action)) for action in ranked[:PASS_SIZE]))
        return Play(me.seat, card_of(int(ranked[0])))


def save(network: Network, file: Path) -> None:
    """Keep a network."""
    torch.save({"sizes": network.sizes, "weights": network.state_dict()}, file)


def load(file: Path) -> Network:
    """Read a kept network."""
    kept: dict[str, Any] = torch.load(file, weights_only=True)
    network = Network(*kept["sizes"])
    network.load_state_dict(kept["weights"])
    return network.eval()
